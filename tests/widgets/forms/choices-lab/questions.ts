export type Question = {
	key: string;
	kind: "text" | "area" | "choice" | "many" | "tags" | "date" | "radio" | "box" | "mask";
	words: string;
	naming?: "for" | "wrap" | "loose" | "labelledby" | "placeholder";
	hint?: string;
	options?: [string, string][];
	format?: string;
	isPicked?: boolean;
	mask?: "phone" | "zip" | "gpa" | "score" | "count";
};
export type Section = { title: string; intro?: string; isGrid?: boolean; questions: Question[] };

const same = (list: string[]): [string, string][] => list.map((each) => [each, each]);
const STATES = same(
	"Alaska,Arizona,California,Colorado,Hawaii,Idaho,Montana,Nevada,New Mexico,Oregon,Utah,Washington,Wyoming,Another state".split(","),
);
const EXAMS = same(
	"Biology,Calculus AB,Calculus BC,Chemistry,Computer Science A,English Literature,Environmental Science,Physics 1,Statistics,United States History,World History".split(
		",",
	),
);
const MAJORS: [string, string][] = [
	["bio", "Biology"],
	["chem", "Chemistry"],
	["cive", "Civil engineering"],
	["envs", "Environmental science"],
	["enve", "Environmental engineering"],
	["geol", "Geology and hydrology"],
	["mech", "Mechanical engineering"],
	["oth", "Something outside science"],
];
const ACTIVITIES: [string, string][] = [
	["1", "Academic team"],
	["2", "Arts"],
	["3", "Employment"],
	["4", "Environmental group"],
	["5", "Music"],
	["6", "Sport"],
	["7", "Speech and debate"],
	["8", "Volunteering"],
];
const LANGUAGES: [string, string][] = [
	["en", "English"],
	["zh", "Chinese"],
	["fr", "French"],
	["ig", "Igbo"],
	["ja", "Japanese"],
	["ru", "Russian"],
	["es", "Spanish"],
	["vi", "Vietnamese"],
];
const course = (row: number): Question[] => [
	{ key: `crs${row}_n`, kind: "text", words: "Course title", naming: "placeholder" },
	{ key: `crs${row}_g`, kind: "text", words: "Grade or percent", naming: "placeholder" },
];
const exam = (row: number): Question[] => [
	{ key: `ap${row}_s`, kind: "choice", words: "Subject", naming: "loose", options: EXAMS },
	{ key: `ap${row}_r`, kind: "choice", words: "Score", naming: "loose", options: same(["1", "2", "3", "4", "5"]) },
	{ key: `ap${row}_d`, kind: "date", words: "Taken on", naming: "loose", format: "F j, Y" },
];

export const SECTIONS: Section[] = [
	{
		title: "Who you are",
		intro: "Write your name as it stands on your passport or school record.",
		questions: [
			{ key: "q101", kind: "text", words: "Given name", naming: "for" },
			{ key: "q102", kind: "text", words: "Middle name", naming: "for" },
			{ key: "q103", kind: "text", words: "Surname", naming: "for" },
			{
				key: "q104",
				kind: "date",
				words: "When were you born?",
				naming: "loose",
				format: "F j, Y",
				hint: "You must be 16 by June 15, 2027. Write it like August 5, 2009.",
			},
			{ key: "q105", kind: "mask", mask: "phone", words: "Mobile", naming: "wrap" },
			{ key: "q106", kind: "text", words: "Where can we e-mail you?", naming: "labelledby" },
			{ key: "q107", kind: "text", words: "Home street address", naming: "for" },
			{ key: "q108", kind: "text", words: "Town or city", naming: "wrap" },
			{ key: "q109", kind: "choice", words: "State you live in", naming: "loose", options: STATES },
			{ key: "q110", kind: "mask", mask: "zip", words: "ZIP", naming: "loose" },
		],
	},
	{
		title: "Your studies",
		questions: [
			{ key: "q201", kind: "text", words: "Name of your high school", naming: "for" },
			{ key: "q202", kind: "choice", words: "State where the school is", naming: "for", options: STATES },
			{
				key: "q203",
				kind: "choice",
				words: "Year of school in 2026–27",
				naming: "for",
				options: [
					["g10", "Sophomore year"],
					["g11", "Junior year"],
					["g12", "Senior year"],
					["ug", "First year of college"],
				],
			},
			{ key: "q204", kind: "mask", mask: "gpa", words: "Unweighted GPA", naming: "labelledby", hint: "On a four-point scale" },
			{ key: "q205", kind: "mask", mask: "count", words: "Students in your graduating class", naming: "labelledby" },
			{
				key: "q206",
				kind: "date",
				words: "Graduation day",
				naming: "loose",
				format: "m/d/Y",
				isPicked: true,
				hint: "Pick it in the calendar.",
			},
			{ key: "q207", kind: "choice", words: "What do you plan to major in?", naming: "loose", options: MAJORS },
		],
	},
	{ title: "Two courses from your transcript", intro: "Any subject.", isGrid: true, questions: [...course(0), ...course(1)] },
	{ title: "Advanced Placement exams", intro: "Up to two, earliest first.", isGrid: true, questions: [...exam(0), ...exam(1)] },
	{
		title: "Other tests",
		intro: "Leave blank what you have not taken.",
		questions: [
			{ key: "q301", kind: "mask", mask: "score", words: "SAT Reading and Writing", naming: "wrap" },
			{ key: "q302", kind: "mask", mask: "score", words: "SAT Math", naming: "wrap" },
			{ key: "q303", kind: "mask", mask: "score", words: "ACT Composite", naming: "wrap" },
			{ key: "q304", kind: "date", words: "Date of your ACT", naming: "loose", format: "F j, Y" },
		],
	},
	{
		title: "Outside the classroom",
		intro: "Describe the one activity that has mattered most to you.",
		questions: [
			{ key: "q401", kind: "choice", words: "Kind of activity", naming: "for", options: ACTIVITIES },
			{ key: "q402", kind: "text", words: "Organization", naming: "placeholder" },
			{ key: "q403", kind: "text", words: "Your role or title", naming: "placeholder" },
			{ key: "q404", kind: "area", words: "What you did there", naming: "for", hint: "200 characters at most" },
		],
	},
	{
		title: "Background",
		intro: "Our funders ask for these. Reviewers do not see them.",
		questions: [
			{
				key: "q501",
				kind: "choice",
				words: "Citizenship",
				naming: "loose",
				options: [
					["usc", "United States citizen"],
					["lpr", "Permanent resident"],
					["oth", "Citizen of another country"],
				],
			},
			{
				key: "q502",
				kind: "choice",
				words: "Yearly income of your household",
				naming: "loose",
				options: [
					["b1", "Up to $30,000"],
					["b2", "More than $30,000, up to $60,000"],
					["b3", "More than $60,000, up to $90,000"],
					["b4", "More than $90,000"],
					["b0", "I would rather not say"],
				],
			},
			{
				key: "q503",
				kind: "radio",
				words: "Will you be the first in your family to finish a four-year college?",
				options: [
					["yes", "Yes"],
					["no", "No"],
					["unsure", "Not sure"],
				],
			},
			{ key: "q504", kind: "many", words: "Languages you speak", naming: "loose", options: LANGUAGES },
		],
	},
	{
		title: "Science teacher who will write for you",
		questions: [
			{ key: "q601", kind: "text", words: "Full name", naming: "for" },
			{ key: "q602", kind: "text", words: "School e-mail", naming: "for" },
		],
	},
	{
		title: "In an emergency in the field",
		questions: [
			{ key: "q603", kind: "text", words: "Whom should we call?", naming: "loose" },
			{ key: "q604", kind: "mask", mask: "phone", words: "At what number?", naming: "loose" },
		],
	},
	{
		title: "For the field crew",
		questions: [
			{ key: "q701", kind: "tags", words: "Lab techniques you have used", naming: "loose", hint: "Press Enter after each." },
			{ key: "q702", kind: "choice", words: "Wader size", naming: "loose", options: same(["S", "M", "L", "XL"]) },
			{ key: "q703", kind: "area", words: "Which question about rivers would you like to answer, and how would you begin?", naming: "for" },
			{
				key: "q704",
				kind: "radio",
				words: "Have you applied to this laboratory before?",
				options: [
					["y", "Yes"],
					["n", "No"],
				],
			},
			{ key: "q801", kind: "box", words: "I have read the safety rules and accept them." },
			{ key: "q802", kind: "text", words: "Electronic signature", naming: "for" },
		],
	},
];
