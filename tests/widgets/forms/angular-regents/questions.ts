export type Option = { value: string | number; text: string };
export type Question = {
	key: string;
	kind: "text" | "password" | "area" | "select" | "auto" | "date" | "ng" | "radio" | "toggle" | "chips" | "check" | "slide";
	words: string;
	options?: Option[];
	hint?: string;
	isWide?: boolean;
};
export type Section = { title: string; note?: string; questions: Question[] };

const pairs = (text: string): Option[] =>
	text.split("|").map((each) => ({ value: each.slice(0, each.indexOf(":")), text: each.slice(each.indexOf(":") + 1) }));
const numbered = (texts: string[]): Option[] => texts.map((text, value) => ({ value, text }));
const plain = (texts: string): Option[] => texts.split("|").map((text) => ({ value: text, text }));

const STATES = pairs(
	"AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|FL:Florida|ID:Idaho|KS:Kansas|MT:Montana|NV:Nevada|NM:New Mexico|NY:New York|OK:Oklahoma|OR:Oregon|TX:Texas|UT:Utah|WA:Washington|WY:Wyoming",
);
const STUDIED = numbered([
	"Unknown",
	"Less than high school",
	"High school graduate",
	"Some college but no degree",
	"Associate's degree",
	"Bachelor's degree",
	"Advanced degree",
]);
const parent = (n: number, title: string): Section => ({
	title,
	questions: [
		{ key: `e${n}1`, kind: "text", words: "First name" },
		{ key: `e${n}2`, kind: "text", words: "Occupation" },
		{ key: `e${n}3`, kind: "select", words: "Highest level of education", options: STUDIED },
	],
});

export const SECTIONS: Section[] = [
	{
		title: "Your legal name and birth",
		questions: [
			{ key: "a1", kind: "text", words: "First name" },
			{ key: "a3", kind: "text", words: "Last name" },
			{ key: "a4", kind: "select", words: "Suffix", options: pairs("0:None|1:Jr.|2:II|3:III|4:IV") },
			{ key: "a5", kind: "date", words: "Birthdate", hint: "MM/DD/YYYY" },
			{
				key: "a6",
				kind: "auto",
				words: "Country in which you were born",
				options: plain(
					"United States|Cameroon|Canada|China|Ghana|India|Kenya|Mexico|Niger|Nigeria|Philippines|South Korea|United Kingdom|Vietnam",
				),
			},
		],
	},
	{
		title: "Where we can reach you",
		questions: [
			{ key: "b1", kind: "text", words: "E-mail you check every day" },
			{ key: "b2", kind: "text", words: "Cell phone", hint: "555-555-5555" },
			{ key: "b3", kind: "text", words: "Street address", isWide: true },
			{ key: "b4", kind: "text", words: "City" },
			{ key: "b5", kind: "ng", words: "State", options: STATES },
			{ key: "b6", kind: "text", words: "Postal code" },
			{ key: "i1", kind: "text", words: "Emergency contact: full name" },
		],
	},
	{
		title: "High school and college plans",
		questions: [
			{ key: "c1", kind: "text", words: "High school from which you will graduate", isWide: true },
			{ key: "c2", kind: "ng", words: "In which state is it?", options: STATES },
			{ key: "c3", kind: "date", words: "Graduation date", hint: "MM/DD/YYYY" },
			{ key: "c4", kind: "text", words: "Cumulative GPA", hint: "Unweighted, on a 4.0 scale" },
			{
				key: "c5",
				kind: "auto",
				words: "Intended major",
				options: plain(
					"Accounting|Biology|Chemical Engineering|Chemistry|Civil Engineering|Computer Science|Economics|English|Environmental Engineering|Environmental Policy|History|Mathematics|Nursing|Philosophy|Undecided",
				),
			},
			{
				key: "c6",
				kind: "select",
				words: "First year of college",
				options: pairs("2026:Academic year 2026–2027|2027:Academic year 2027–2028|2028:Academic year 2028–2029"),
			},
			{ key: "j1", kind: "text", words: "Statewide student identifier (SSID)" },
		],
	},
	{
		title: "Test scores",
		note: "Self-reported; official scores follow after selection.",
		questions: [
			{ key: "d2", kind: "text", words: "SAT Evidence-Based Reading and Writing" },
			{ key: "d3", kind: "text", words: "SAT Math" },
		],
	},
	parent(1, "Parent or guardian 1"),
	parent(2, "Parent or guardian 2"),
	{
		title: "Brothers and sisters",
		note: "One line for each.",
		questions: [0, 1].flatMap((row): Question[] => [
			{ key: `f${row}1`, kind: "text", words: "First name" },
			{ key: `f${row}2`, kind: "text", words: "Age" },
		]),
	},
	{
		title: "Principal activity",
		questions: [
			{
				key: "g1",
				kind: "ng",
				words: "Category",
				options: pairs(
					"ACA:Academic|ART:Art|ATH:Athletics|COM:Community Service|DEB:Debate / Speech|ENV:Environmental|MUS:Music|STU:Student Government|WRK:Work (Paid)",
				),
			},
			{ key: "g2", kind: "text", words: "Position or leadership" },
			{ key: "g3", kind: "text", words: "Name of the organization", isWide: true },
			{ key: "g4", kind: "area", words: "What you accomplished", hint: "150 characters", isWide: true },
			{
				key: "g5",
				kind: "chips",
				words: "Grades in which you took part",
				options: [9, 10, 11, 12].map((value) => ({ value, text: `${value}th` })),
				isWide: true,
			},
			{ key: "g6", kind: "text", words: "Hours per week" },
			{ key: "g7", kind: "text", words: "Weeks per year" },
		],
	},
	{
		title: "Eligibility",
		questions: [
			{
				key: "h1",
				kind: "radio",
				words: "Which of these are you?",
				options: pairs("USC:U.S. citizen or U.S. national|LPR:Permanent resident|REF:Refugee or asylee|NON:None of the above"),
				isWide: true,
			},
			{ key: "h2", kind: "select", words: "Gender", options: pairs("F:Female|M:Male|X:Another gender|N:Prefer not to answer") },
			{
				key: "h3",
				kind: "ng",
				words: "Annual household income",
				options: numbered([
					"Less than $20,000",
					"$20,000 to $39,999",
					"$40,000 to $59,999",
					"$60,000 to $79,999",
					"$80,000 to $99,999",
					"$100,000 or more",
				]),
			},
			{ key: "h4", kind: "toggle", words: "Are you a first-generation college student?", options: pairs("Y:Yes|N:No") },
		],
	},
	{
		title: "Counselor report",
		note: "We will write to your counselor.",
		questions: [
			{ key: "i2", kind: "text", words: "Counselor’s name" },
			{ key: "i3", kind: "text", words: "Counselor’s e-mail" },
			{ key: "i4", kind: "text", words: "Counselor’s phone" },
		],
	},
	{
		title: "Last questions",
		questions: [
			{
				key: "j2",
				kind: "ng",
				words: "How did you hear about the program?",
				options: numbered(["Counselor", "Friend", "Social media", "Mail"]),
			},
			{ key: "k1", kind: "password", words: "Choose a passphrase for your status page" },
			{ key: "j3", kind: "area", words: "Name a book that changed your mind, and say how", isWide: true },
			{ key: "k2", kind: "slide", words: "I agree to the Regents’ honor statement", isWide: true },
			{ key: "k3", kind: "check", words: "Share my record with partner colleges", isWide: true },
		],
	},
];
