import { COUNTRIES, MAJORS, STATES } from "../../lists";

export type Option = { value: string; label: string };
const plain = (labels: string[]): Option[] => labels.map((label) => ({ value: label, label }));
const coded = (pairs: [string, string][]): Option[] => pairs.map(([value, label]) => ({ value, label }));

export const states = coded(STATES);
export const countries = plain(COUNTRIES);
export const suffixes = plain(["Jr.", "Sr.", "II", "III", "IV"]);
export const pronouns = coded([
	["she", "She/her/hers"],
	["he", "He/him/his"],
	["they", "They/them/theirs"],
	["self", "Prefer to self-describe"],
]);
export const genders = coded([
	["W", "Woman"],
	["M", "Man"],
	["N", "Nonbinary"],
	["U", "Prefer not to say"],
]);
export const citizenship = coded([
	["usc", "U.S. citizen or U.S. national"],
	["pr", "U.S. permanent resident"],
	["ref", "Refugee or asylee"],
	["daca", "DACA, undocumented, or Deferred Enforced Departure"],
	["intl", "Citizen of another country (visa required)"],
]);
export const races = coded([
	["aian", "American Indian or Alaska Native"],
	["asian", "Asian"],
	["black", "Black or African American"],
	["nhpi", "Native Hawaiian or Other Pacific Islander"],
	["white", "White"],
]);
export const education = coded([
	["0", "Did not finish high school"],
	["1", "High school diploma or GED"],
	["2", "Some college, no degree"],
	["3", "Associate degree"],
	["4", "Bachelor's degree"],
	["5", "Graduate or professional degree"],
]);
export const incomes = coded([
	["A", "Under $30,000"],
	["B", "$30,000 – $59,999"],
	["C", "$60,000 – $89,999"],
	["D", "$90,000 – $129,999"],
	["E", "$130,000 – $199,999"],
	["F", "$200,000 or more"],
]);
export const majors = plain(MAJORS.filter((each) => !["Nursing", "Music", "Education"].includes(each)));
export const terms = plain(["Fall 2027", "Spring 2028", "Fall 2028"]);
export const hear = plain(["College fair", "High school counselor", "Tidal alum or student", "Search engine", "Social media", "Other"]);
export const activityTypes = coded([
	["ACA", "Academic club / Honor society"],
	["ART", "Art / Design"],
	["ATH", "Athletics"],
	["SVC", "Community service"],
	["CMP", "Computing / Technology"],
	["DEB", "Debate / Public speaking"],
	["ENV", "Environmental / Sustainability"],
	["FAM", "Family responsibilities"],
	["MUS", "Music / Theater"],
	["RES", "Research / Internship"],
	["ROB", "Robotics / Engineering"],
	["GOV", "Student government"],
	["JOB", "Work (paid)"],
	["OTH", "Other"],
]);
export const grades = coded([
	["09", "Grade 9"],
	["10", "Grade 10"],
	["11", "Grade 11"],
	["12", "Grade 12"],
	["PG", "Post-graduate"],
]);
export const exams = [
	{
		label: "Advanced Placement",
		options: coded([
			["20", "AP Biology"],
			["25", "AP Chemistry"],
			["66", "AP Calculus AB"],
			["68", "AP Calculus BC"],
			["31", "AP Computer Science A"],
			["36", "AP English Language and Composition"],
			["37", "AP English Literature and Composition"],
			["40", "AP Environmental Science"],
			["83", "AP Physics 1"],
			["80", "AP Physics C: Mechanics"],
			["90", "AP Statistics"],
			["07", "AP U.S. History"],
			["93", "AP World History: Modern"],
		]),
	},
	{
		label: "International Baccalaureate",
		options: coded([
			["ib-bio", "IB Biology HL"],
			["ib-chem", "IB Chemistry HL"],
			["ib-maa", "IB Mathematics: Analysis and Approaches HL"],
			["ib-phys", "IB Physics HL"],
			["ib-hist", "IB History HL"],
		]),
	},
];
export const scores = plain(["1", "2", "3", "4", "5", "6", "7"]);
