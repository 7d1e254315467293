/** Kindred categories share a tint of the badge. */
const FAMILIES = {
	sage: ["College Access", "College Prep", "College Success", "College Transition"],
	sand: ["Financial Aid", "Local Programs", "Scholarship Programs", "Scholarships", "State Programs"],
	sky: ["STEM Education", "STEM Programs"],
	lilac: ["Civic Engagement", "Leadership", "Mentoring", "Mentorship"],
	mint: [
		"Academic Development",
		"Academic Preparation",
		"Catholic Schools",
		"Education Reform",
		"International Education",
		"University Programs",
	],
	apricot: ["After School Programs", "Community Centers", "Comprehensive Support", "Sports-Based Programs", "Youth Development"],
	rose: ["Cultural Support", "Immigrant Support", "Latino Support", "Veterans Support"],
	coral: ["Career Development", "Career Training"],
};

/** The badge's tint by category; one that is not here is grey (specification, section 3, organization). */
export const CATEGORY_TINTS: ReadonlyMap<string, string> = new Map(
	Object.entries(FAMILIES).flatMap(([tint, categories]) => categories.map((category) => [category, tint])),
);
