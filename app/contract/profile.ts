import type { AnswerOf, Field, Fields, Subject, ValueOf } from "./fields";
import { choice, choices, date, flag, group, list, longText, number, phone, score, suggest, text, texts, url } from "./fields";
import {
	ACTIVITY_TYPES, CALLING_CODES, CITIZENSHIP, COUNTRY_NAMES, DEGREES, EXAM_SUBJECTS, GRADE_YEARS, LANGUAGES,
	STATE_NAMES, YES_NO,
} from "./options";

const EDUCATION_LEVELS = [
	"Some high school", "High school diploma", "Some college", "Associate's degree", "Bachelor's degree",
	"Master's degree", "Doctorate", "Professional degree",
];
const MARITAL_STATUSES = ["Married", "Separated", "Divorced", "Widowed", "Never Married", "Civil Union/Domestic Partners"];
const COMMUNITY_ORGANIZATIONS = ["Boys & Girls Clubs of America", "College Possible", "GEAR UP", "OneGoal", "Posse Foundation", "QuestBridge", "Upward Bound"];
const LIVING_STATUSES = ["Living", "Deceased"];
const TIMINGS = ["During School", "During Break", "All Year"];
const GRADE_TYPES = ["Letter", "Percentage"];
const RACES = ["Latino", "Caucasian", "African American", "Asian", "Native American", "Other"];
const ETHNICITIES = ["American Indian", "Asian", "Black", "Pacific Islander", "White", "Other"];
const ARMED_FORCES = ["None", "Currently Serving", "Previously Served", "Current Dependent"];
const PROFICIENCIES = ["First Language", "Speak", "Read", "Write", "Spoken At Home"];

const takenCourse = {
	courseName: text("Course name", { asks: ["course title"] }),
	gradeType: choice("Grade type", GRADE_TYPES),
	grade: text("Grade", { maxLength: 20 }),
	credits: number("Credits", { step: 0.5 }),
};

/**
 * The profile: specification, sections 3 (fields, options) and 5 (bounds).
 * The form, the API schema, the stored type, the exports and the extension's matcher all derive from these rows.
 */
export const PROFILE = {
	personalInformation: group("Personal Information", "applicant", {
		firstName: text("First name", { attribute: "givenName", basic: true, autoComplete: "given-name" }),
		preferredName: text("Preferred name", { basic: true, autoComplete: "nickname" }),
		middleName: text("Middle name", { basic: true, autoComplete: "additional-name" }),
		lastName: text("Last name", { attribute: "familyName", basic: true, autoComplete: "family-name" }),
		suffix: suggest("Suffix", ["Jr.", "Sr.", "II", "III", "IV", "V"], { basic: true, autoComplete: "honorific-suffix" }),
		dateOfBirth: date("Date of birth", { basic: true, autoComplete: "bday" }),
		address: group("Address", undefined, {
			address1: text("Address line 1", { attribute: "addressLine1", basic: true, autoComplete: "address-line1" }),
			address2: text("Address line 2", { attribute: "addressLine2", basic: true, autoComplete: "address-line2" }),
			city: text("City", { basic: true, autoComplete: "address-level2" }),
			state: suggest("State", STATE_NAMES, { basic: true, autoComplete: "address-level1", hint: "Outside the United States: your province or region" }),
			postalCode: text("Postal code", { basic: true, maxLength: 20, autoComplete: "postal-code" }),
			country: choice("Country", COUNTRY_NAMES, { basic: true, autoComplete: "country-name" }),
		}),
		citizenshipStatus: choice("Citizenship status", CITIZENSHIP, { sensitive: true }),
		phoneNumberCountryCode: choice("Phone country code", CALLING_CODES, { attribute: "phoneCountryCode", basic: true, autoComplete: "tel-country-code" }),
		phoneNumber: phone("Phone number", { basic: true, maxLength: 40, autoComplete: "tel-national" }),
		gender: choice("Gender", ["Male", "Female", "Nonbinary", "Other"], { sensitive: true }),
		sex: choice("Sex", ["Male", "Female"], { sensitive: true }),
		pronouns: choice("Pronouns", ["He/Him", "She/Her", "They/Them"], { sensitive: true }),
		armedForcesStatus: choice("Armed forces status", ARMED_FORCES),
		hispanic: choice("Hispanic or Latino", YES_NO, { sensitive: true }),
		ethnicity: choice("Ethnicity", ETHNICITIES, { sensitive: true }),
		race: choice("Race", RACES, { sensitive: true }),
		numberOfLanguagesFamiliar: number("Number of languages you know", {}, { attribute: "numberOfLanguages", hint: "Counted from your list below when you save" }),
		languages: list("Languages", "language", "language", 10, {
			language: suggest("Language", LANGUAGES),
			proficiency: choice("Proficiency", PROFICIENCIES),
		}),
		receivesFinancialAid: choice("Do you receive financial aid?", YES_NO, { sensitive: true }),
		birthCountry: choice("Country of birth", COUNTRY_NAMES),
		birthCity: text("City of birth"),
		numberOfYearsInUS: number("Years lived in the United States", {}, { attribute: "yearsInUS", sensitive: true }),
	}),
	familyInformation: group("Family Information", "applicant", {
		numOfParents: number("Number of parents", { max: 2 }, { attribute: "numberOfParents" }),
		numOfSiblings: number("Number of siblings", {}, { attribute: "numberOfSiblings" }),
		householdAnnualIncome: number("Household annual income (US dollars)", {}, { attribute: "householdIncome", sensitive: true }),
		isFirstGen: choice("First in your family to go to college?", YES_NO, { attribute: "firstGeneration" }),
		parentsMaritalStatus: suggest("Parents' marital status", MARITAL_STATUSES),
		...parent("parent1", "Parent 1"),
		...parent("parent2", "Parent 2"),
		siblings: list("Siblings", "sibling", "sibling", 10, {
			firstName: text("First name", { attribute: "givenName" }),
			lastName: text("Last name", { attribute: "familyName" }),
			age: number("Age", { max: 120 }),
		}),
	}),
	educationalBackground: group("Educational Background", "highSchool", {
		highSchoolName: text("High school name", { attribute: "name" }),
		highSchoolAddressLine1: text("High school address line 1", { attribute: "addressLine1" }),
		highSchoolAddressLine2: text("High school address line 2", { attribute: "addressLine2" }),
		highSchoolCity: text("High school city", { attribute: "city" }),
		highSchoolState: suggest("High school state", STATE_NAMES, { attribute: "state" }),
		highSchoolZipCode: text("High school ZIP code", { attribute: "postalCode", maxLength: 20 }),
		highSchoolCountry: choice("High school country", COUNTRY_NAMES, { attribute: "country" }),
		highSchoolTimePeriod: text("High school time period", { attribute: "timePeriod", hint: "For example 2023 to 2027" }),
		highSchoolEntryDate: date("High school entry date", { attribute: "entryDate" }),
		highSchoolGraduationDate: date("High school graduation date", { attribute: "graduationDate" }),
		highSchoolGraduationYear: text("High school graduation year", { attribute: "graduationYear" }),
		highSchoolGraduationStatus: suggest("High school graduation status", ["Will graduate", "Graduated", "GED or equivalent"], { attribute: "graduationStatus" }),
		currentYearInHighSchool: choice("Current year in high school", GRADE_YEARS, { attribute: "gradeYear" }),
		highSchoolWeightedGPA: number("Weighted GPA", { max: 5, step: 0.01 }, { attribute: "weightedGpa" }),
		highSchoolUnweightedGPA: number("Unweighted GPA", { max: 4, step: 0.01 }, { attribute: "unweightedGpa" }),
		highSchoolClassRank: number("Class rank", {}, { attribute: "classRank" }),
		highSchoolClassRankPercentile: number("Class rank percentile", { max: 100 }, { attribute: "classRankPercentile" }),
		highSchoolGraduatingClassSize: number("Graduating class size", {}, { attribute: "classSize" }),
		numberOfAPTests: number("Number of AP tests", {}, { about: "applicant", attribute: "numberOfApTests" }),
		collegeName: text("College attended (name)", { about: "college", attribute: "name" }),
		collegeTimePeriod: text("College time period", { about: "college", attribute: "timePeriod" }),
		university: text("University you plan to attend", { about: "college", attribute: "intended" }),
	}),
	standardizedTestScores: group("Standardized Test Scores", undefined, {
		satEnglishScore: score("SAT English score", 200, 800, 1, { about: "sat", attribute: "english" }),
		satEnglishDate: date("SAT English date", { about: "sat", attribute: "englishDate" }),
		satMathScore: score("SAT Math score", 200, 800, 1, { about: "sat", attribute: "math" }),
		satMathDate: date("SAT Math date", { about: "sat", attribute: "mathDate" }),
		satAttempts: number("SAT attempts", {}, { about: "sat", attribute: "attempts" }),
		satSuperscore: score("SAT superscore", 400, 1600, 1, { about: "sat", attribute: "total", hint: "Computed when both SAT scores are given" }),
		actScore: score("ACT score", 1, 36, 1, { about: "act", attribute: "composite" }),
		actDate: date("ACT date", { about: "act", attribute: "date" }),
		actAttempts: number("ACT attempts", {}, { about: "act", attribute: "attempts" }),
		actSuperscore: score("ACT superscore", 1, 36, 1, { about: "act", attribute: "superscore" }),
		psatScore: score("PSAT score", 320, 1520, 1, { about: "psat", attribute: "total" }),
		psatDate: date("PSAT date", { about: "psat", attribute: "date" }),
	}),
	apIbExamScores: list("AP/IB Exam Scores", "exam", "exam", 60, {
		date: date("Exam date"),
		subject: choice("Subject", EXAM_SUBJECTS),
		score: score("Score", 0, 805, 0.5, { hint: "AP 1 to 5, IB 1 to 7, other exams on their own scale" }),
	}),
	highSchoolClasses: list("High School Classes", "class", "course", 100, takenCourse),
	collegeCoursesTaken: list("College Courses", "college course", "collegeCourse", 100, takenCourse),
	achievements: list("Achievements", "achievement", "achievement", 50, {
		title: text("Title", { maxLength: 300 }),
		description: longText("Description"),
		yearAwarded: choice("Year awarded", GRADE_YEARS, { attribute: "gradeYear" }),
	}),
	extracurricularActivities: list("Extracurricular Activities", "activity", "activity", 50, {
		activityType: choice("Activity type", ACTIVITY_TYPES, { attribute: "type" }),
		organizationName: text("Organization name", { attribute: "organization" }),
		position: text("Position or leadership", { maxLength: 50 }),
		activityDescription: longText("Description", { attribute: "description", maxLength: 150 }),
		gradeLevels: choices("Grade levels", GRADE_YEARS),
		timingOfParticipation: choices("Timing of participation", TIMINGS, { attribute: "timing" }),
		hoursSpendPerWeek: number("Hours per week", { max: 168, step: 0.5 }, { attribute: "hoursPerWeek" }),
		weeksSpentPerYear: number("Weeks per year", { max: 52 }, { attribute: "weeksPerYear" }),
		intendToDoInCollege: choice("Do you intend to continue in college?", YES_NO, { attribute: "continueInCollege" }),
	}),
	miscellaneous: group("Miscellaneous Information", "applicant", {
		careerInterest: text("Career interest"),
		intendedMajor: text("Intended major"),
		degreeIntend: choice("Highest degree you intend to earn", DEGREES, { attribute: "intendedDegree" }),
		yearIntendEnrollCollege: text("Year you intend to enroll in college", { attribute: "enrollmentYear" }),
		estimatedCollegeGradYear: text("Estimated college graduation year", { attribute: "collegeGraduationYear" }),
		communityBasedOrgs: suggest("Community-based organizations", COMMUNITY_ORGANIZATIONS, { attribute: "communityOrganization" }),
		applicationFeePaymentInfo: flag("I plan to ask for application fee waivers", { attribute: "feeWaiver", sensitive: true }),
		portfolio: url("Portfolio address", { attribute: "website" }),
	}),
	statistics: group("Colleges Applied To", "applicant", {
		collegesAppliedTo: texts("Colleges applied to", "college"),
	}),
	additionalDocumentation: group("Additional Documentation", "applicant", {
		transcripts: texts("Transcripts", "transcript", { hint: "A link to the file, or where it can be found" }),
	}),
} satisfies Fields;

function parent<P extends "parent1" | "parent2">(prefix: P, label: string) {
	const rows = {
		LivingStatus: suggest(`${label} living status`, LIVING_STATUSES, { attribute: "livingStatus" }),
		FirstName: text(`${label} first name`, { attribute: "givenName" }),
		MiddleInitial: text(`${label} middle initial`, { attribute: "middleInitial", maxLength: 1 }),
		LastName: text(`${label} last name`, { attribute: "familyName" }),
		FormerLastName: text(`${label} former last name`, { attribute: "formerFamilyName" }),
		Occupation: text(`${label} occupation`, { attribute: "occupation" }),
		EducationLevel: suggest(`${label} education level`, EDUCATION_LEVELS, { attribute: "educationLevel" }),
	};
	type Prefixed = { [K in keyof typeof rows as `${P}${K}`]: (typeof rows)[K] };
	return Object.fromEntries(Object.entries(rows).map(([key, row]) => [prefix + key, { ...row, about: prefix }])) as unknown as Prefixed;
}

type Sections = typeof PROFILE;
export type Section = keyof Sections;
/** Every section with the specification's defaults (0, "", false, []) where nothing was answered. */
export type Profile = { [S in Section]: ValueOf<Sections[S]> };
/** What is stored: only answers, so that “unanswered” differs from zero. */
export type Answers = { [S in Section]?: AnswerOf<Sections[S]> };

/** One row of the table with its place in it. */
export type ProfileRow = {
	/** Where the value stands, lists as `[]`: `achievements[].title`. */
	path: string;
	section: Section;
	/** The list the row repeats in: `achievements`, else undefined. */
	list?: string;
	subject: Subject;
	attribute: string;
	field: Field;
};

/** All rows in the order of the form. Throws when a row says nothing of its subject (a mistake in the table). */
export const PROFILE_ROWS: readonly ProfileRow[] = Object.entries(PROFILE).flatMap(([section, node]) =>
	rowsOf(section as Section, { [section]: node }, "", undefined, undefined),
);

function rowsOf(section: Section, fields: Fields, prefix: string, list: string | undefined, about: Subject | undefined): ProfileRow[] {
	return Object.entries(fields).flatMap(([key, node]) => {
		const path = prefix + key;
		if (node.kind === "group") return rowsOf(section, node.fields, `${path}.`, list, node.about ?? about);
		if (node.kind === "list") return rowsOf(section, node.fields, `${path}[].`, path, node.about);
		const subject = node.about ?? about;
		if (!subject) throw new Error(`profile row ${path} has no subject`);
		return [{ path, section, list, subject, attribute: node.attribute ?? key, field: node }];
	});
}
