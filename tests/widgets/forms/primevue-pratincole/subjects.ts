/** The examinations the applicant may pick from. */
export const AP_SUBJECTS_OFFERED = [
	"AP Biology", "AP Calculus AB", "AP Calculus BC", "AP Chemistry", "AP Computer Science A", "AP English Language and Composition",
	"AP English Literature and Composition", "AP Environmental Science", "AP European History", "AP Human Geography", "AP Macroeconomics",
	"AP Physics 1", "AP Physics C: Mechanics", "AP Psychology", "AP Spanish Language and Culture", "AP Statistics",
	"AP United States Government and Politics", "AP United States History", "AP World History",
];
