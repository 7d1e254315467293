import { COUNTRIES, OTHER_PLACES } from "./countries";
import { US_STATES, US_TERRITORIES } from "./states";

export const STATE_NAMES: readonly string[] = [...US_STATES, ...US_TERRITORIES].map(([, name]) => name);

export const COUNTRY_NAMES: readonly string[] = [...COUNTRIES, ...OTHER_PLACES].map(([, name]) => name);

/** Distinct calling codes as “+1”, lowest first. */
export const CALLING_CODES: readonly string[] = [
	...new Set([...COUNTRIES, ...OTHER_PLACES].map(([, , code]) => Number(code))),
].sort((a, b) => a - b).map((code) => `+${code}`);

export const YES_NO = ["Yes", "No"] as const;

export const GRADE_YEARS = ["9th Grade", "10th Grade", "11th Grade", "12th Grade"] as const;

export const CITIZENSHIP = ["U.S. Citizen", "U.S. National", "U.S. Permanent resident", "International applicant"] as const;

export const DEGREES = ["Associate", "Bachelor's", "Master's", "Doctorate", "Professional", "Other", "Undecided"] as const;

/** Field reference 1.5: the Common App's list of 29, spelled as the specification spells its ends. */
export const ACTIVITY_TYPES = [
	"Academic", "Art", "Athletics: Club", "Athletics: JV or Varsity", "Career Oriented",
	"Community Service (Volunteer)", "Computer/Technology", "Cultural", "Dance", "Debate/Speech", "Environmental",
	"Family Responsibilities", "Foreign Exchange", "Internship", "Journalism/Publication", "Junior R.O.T.C.", "LGBT",
	"Music: Instrumental", "Music: Vocal", "Religious", "Research", "Robotics", "School Spirit", "Science/Math",
	"Social Justice", "Student Govt./Politics", "Theater/Drama", "Work (Paid)", "Other Club/Activity",
] as const;

export const AP_SUBJECTS = [
	"2-D Art and Design", "3-D Art and Design", "African American Studies", "Art History", "Biology", "Calculus AB",
	"Calculus BC", "Chemistry", "Chinese Language and Culture", "Comparative Government and Politics",
	"Computer Science A", "Computer Science Principles", "Drawing", "English Language and Composition",
	"English Literature and Composition", "Environmental Science", "European History", "French Language and Culture",
	"German Language and Culture", "Human Geography", "Italian Language and Culture", "Japanese Language and Culture",
	"Latin", "Macroeconomics", "Microeconomics", "Music Theory", "Physics 1: Algebra-Based", "Physics 2: Algebra-Based",
	"Physics C: Electricity and Magnetism", "Physics C: Mechanics", "Precalculus", "Psychology", "Research", "Seminar",
	"Spanish Language and Culture", "Spanish Literature and Culture", "Statistics",
	"United States Government and Politics", "United States History", "World History: Modern",
];

const IB_SUBJECTS = [
	"Biology", "Business Management", "Chemistry", "Classical Languages", "Computer Science", "Dance",
	"Design Technology", "Digital Society", "Economics", "Environmental Systems and Societies", "Film", "Geography",
	"Global Politics", "History", "Language A: Language and Literature", "Language A: Literature",
	"Language ab initio", "Language B", "Literature and Performance", "Mathematics: Analysis and Approaches",
	"Mathematics: Applications and Interpretation", "Music", "Philosophy", "Physics", "Psychology",
	"Social and Cultural Anthropology", "Sports, Exercise and Health Science", "Theatre", "Visual Arts",
	"World Religions",
];

/** Lowest score, highest score and step of the exams that are neither AP nor IB (field reference, section 9). */
const OTHER_EXAMS: Readonly<Record<string, ScoreRange>> = {
	TOEFL: { min: 0, max: 120, step: 1 },
	IELTS: { min: 0, max: 9, step: 0.5 },
	"Duolingo English Test": { min: 10, max: 160, step: 5 },
	GRE: { min: 260, max: 340, step: 1 },
	GMAT: { min: 205, max: 805, step: 5 },
	LSAT: { min: 120, max: 180, step: 1 },
	MCAT: { min: 472, max: 528, step: 1 },
};

export type ScoreRange = { min: number; max: number; step: number };

export const EXAM_SUBJECTS: readonly string[] = [
	...AP_SUBJECTS.map((subject) => `AP ${subject}`),
	...IB_SUBJECTS.map((subject) => `IB ${subject}`),
	...Object.keys(OTHER_EXAMS),
];

/**
 * The scores an exam can give.
 * Takes a subject of EXAM_SUBJECTS, or "" for an exam not yet chosen; gives the range the specification states
 * for AP (section 5) and the published ones for the rest (field reference, section 9).
 */
export function scoreRange(subject: string): ScoreRange {
	if (subject.startsWith("IB ")) return { min: 1, max: 7, step: 1 };
	return OTHER_EXAMS[subject] ?? { min: 1, max: 5, step: 1 };
}

export const LANGUAGES = [
	"American Sign Language", "Amharic", "Arabic", "Armenian", "Bengali", "Burmese", "Cantonese", "Croatian", "Czech",
	"Dutch", "English", "Farsi", "Filipino", "Finnish", "French", "German", "Greek", "Gujarati", "Haitian Creole",
	"Hebrew", "Hindi", "Hmong", "Hungarian", "Igbo", "Indonesian", "Italian", "Japanese", "Khmer", "Korean", "Lao",
	"Latin", "Malay", "Mandarin", "Marathi", "Navajo", "Nepali", "Norwegian", "Pashto", "Polish", "Portuguese",
	"Punjabi", "Romanian", "Russian", "Serbian", "Somali", "Spanish", "Swahili", "Swedish", "Tagalog", "Tamil",
	"Telugu", "Thai", "Tigrinya", "Turkish", "Ukrainian", "Urdu", "Vietnamese", "Yoruba",
] as const;
