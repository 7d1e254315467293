/** Option texts that mean the same, in the form `wordsOf` gives; the first is how the profile prints it. By attribute. */
export const SYNONYMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
	gender: [["male", "m", "homme", "mannlich"], ["female", "f", "femme", "weiblich"], ["nonbinary", "nb", "x"]],
	intendedType: [["4 year college", "4 year", "4 yr", "four year", "4 year college or university", "four year college or university", "4 year university", "four year university", "university", "4 year college university", "four year college university", "4 year institution"]],
	sex: [["male", "m"], ["female", "f"]],
	program: [["ap", "advanced placement", "advanced placement ap", "ap advanced placement", "ap exam", "ap test", "ap examination", "college board ap", "college board advanced placement"], ["ib", "international baccalaureate", "international baccalaureate ib", "ib international baccalaureate", "ib exam", "ib test", "ib examination"]],
	parentRole: [["parent", "my parent", "parent birth or adoptive", "parent biological or adoptive", "birth or adoptive parent", "biological or adoptive parent", "natural or adoptive parent", "mother or father", "mother father", "parent mother or father", "parent or guardian", "parent guardian", "parent legal guardian", "parent or step parent", "parent or stepparent"]],
	relation: [["mother", "parent", "mom", "mother father", "parent guardian", "parent or guardian"], ["father", "parent", "dad", "mother father", "parent guardian", "parent or guardian"], ["parent", "mother father", "mother or father", "parent guardian", "parent or guardian"], ["sister", "sibling", "brother sister", "sister brother", "brother or sister", "sister or brother"], ["brother", "sibling", "brother sister", "brother or sister", "sister or brother"], ["sibling", "brother sister", "brother or sister", "sister or brother"]],
	pronouns: [["he him", "he him his", "he", "him"], ["she her", "she her hers", "she", "her"], ["they them", "they them theirs", "they", "them"]],
	parentsCollege: [["one or both parents attended college but neither parent completed college", "one or both attended college but neither completed college"]],
	proficiency: [["first language", "native", "native language", "native speaker", "first"], ["speak", "speaking", "conversational"], ["read", "reading"], ["write", "writing"], ["spoken at home", "home language", "speak at home"]],
	collegeYear: [["freshman", "first year freshman", "freshman first year", "first year", "1st year", "1st year freshman", "first year student", "incoming freshman"]],
	gradeType: [["letter", "letter grade", "a f", "letter grades"], ["percentage", "percent", "numeric", "1 100", "0 100", "percentage grade"]],
	language: [["mandarin", "chinese mandarin", "mandarin chinese", "chinese"], ["cantonese", "chinese cantonese"], ["farsi", "persian", "persian farsi"], ["american sign language", "asl", "sign language"], ["filipino", "tagalog", "filipino tagalog"], ["haitian creole", "french creole"]],
	taken: [["yes", "taken", "already taken", "taken it", "i have taken it", "completed"]],
	level: [["ap", "advanced placement", "advanced placement ap", "ap ib"], ["ib", "international baccalaureate", "ap ib"], ["honors", "honours", "honors advanced", "honors accelerated", "advanced honors"], ["dual enrollment", "dual credit", "dual enrollment dual credit", "college level", "concurrent enrollment"]],
	feeWaiver: [["yes", "request a fee waiver", "ask for a fee waiver", "apply for a fee waiver", "use a fee waiver", "requesting a fee waiver", "qualify for a fee waiver", "fee waiver", "waiver"], ["no", "pay by card", "pay by credit card", "pay the fee", "pay online", "pay now"]],
	testsTaken: [["ap exam", "ap exams", "an ap exam", "ap", "ap test", "ap tests", "advanced placement", "advanced placement exam", "advanced placement exams"], ["ib exam", "ib exams", "an ib exam", "ib", "international baccalaureate"]],
	hasExams: [["yes", "taken", "already taken", "taken them", "i have taken them", "completed"]],
	livingYesNo: [["living", "yes"], ["deceased", "no"]],
};

/** Words of which one alone tells a kind of activity among the options, where no other option has it; by how the profile prints the kind. */
export const ACTIVITY_WORDS: Readonly<Record<string, string>> = {
	academic: "academic|academics|quiz bowl|honor society|tutoring",
	art: "visual arts|visual art|studio art|fine arts|arts and crafts|painting|photography|arts|artes",
	"athletics club": "club sport|club sports|recreational sports|athletics|athletic|sports|sport|deportes",
	"athletics jv or varsity": "varsity|interscholastic|athletics|athletic|sports|sport|deportes",
	"career oriented": "career|careers|vocational|professional development|business club",
	"community service volunteer": "community service|volunteer|volunteering|voluntary|voluntario|service to others|service",
	"computer technology": "computer|computers|computing|technology|coding|programming|tecnologia",
	cultural: "cultural|culture|heritage|multicultural|ethnic",
	dance: "dance|danza|baile",
	"debate speech": "debate|forensics|speech|mock trial|public speaking|oratory|oratoria",
	environmental: "environment|environmental|conservation|nature|ecology|sustainability|ambiental|medio ambiente|medioambiente",
	"family responsibilities": "family responsibilities|family|caregiving|caring for|responsibilities at home|familiares|familia",
	"foreign exchange": "exchange|study abroad|intercambio",
	internship: "internship|internships|intern|apprenticeship|pasantia|practicas",
	"journalism publication": "journalism|newspaper|yearbook|publication|publications|press|periodismo|publishing",
	"junior rotc": "rotc|jrotc|military|cadet|cadets",
	lgbt: "lgbt|lgbtq|lgbtqia|gsa|pride",
	"music instrumental": "instrumental|instrument|orchestra|band|music|musica",
	"music vocal": "vocal|choir|chorus|choral|singing|music|musica",
	religious: "religious|religion|faith|church|worship|religiosa",
	research: "research|investigacion",
	robotics: "robotics|robot|stem|robotica",
	"school spirit": "school spirit|spirit|cheer|cheerleading|pep",
	"science math": "science|sciences|math|mathematics|stem|ciencia|ciencias",
	"social justice": "social justice|advocacy|activism|equity|justicia",
	"student govt politics": "student government|student council|government|politics|political|civic|gobierno",
	"theater drama": "theater|theatre|drama|performing arts|teatro",
	"work paid": "paid|employment|for pay|wages|remunerado|part time job|=job|=work|=jobs|=a job|=trabajo|=empleo",
	"other club activity": "=other|=something else|=other activity|=another kind|=otro|=otra|=otros",
};

/** What says yes and what says no, the values of options among them. */
export const YES = ["yes", "y", "true", "si", "oui", "ja", "sim", "sure", "1"];
export const NO = ["no", "n", "false", "non", "nein", "nao", "0"];

/** School years as the profile prints them, and how forms do. */
const ABBREVIATED: Readonly<Record<string, string>> = { freshman: "fr", sophomore: "so", junior: "jr", senior: "sr" };

export const GRADES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
	[["9", "9th", "ninth", "freshman", "noveno"], ["10", "10th", "tenth", "sophomore", "decimo"], ["11", "11th", "eleventh", "junior", "undecimo"], ["12", "12th", "twelfth", "senior", "duodecimo"]].map(
		([number, ordinal, word, year, spanish]) => [
			`${ordinal} Grade`,
			[`${ordinal} grade`, number!, `grade ${number}`, ordinal!, year!, word!, `${word} grade`, `${ordinal} grade ${year}`, `${year} ${ordinal} grade`, `0${number}`, `${year} year`, `high school ${year}`, `${number} ${year}`, `year ${number}`, `${number}o`, spanish!, `${spanish} grado`, ABBREVIATED[year!]!],
		],
	),
);

/** Further English names of countries beside the profile’s, by ISO code. */
export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
	US: ["united states of america", "usa", "america", "united states usa", "united states us", "the united states", "estados unidos", "840"],
	GB: ["uk", "great britain", "england", "united kingdom of great britain and northern ireland", "gbr"],
	KR: ["korea republic of", "republic of korea", "korea south", "korea", "kor"],
	KP: ["korea democratic peoples republic of", "prk"],
	CN: ["peoples republic of china", "china mainland", "chn"],
	VN: ["viet nam", "vnm"],
	RU: ["russian federation", "rus"],
	IR: ["iran islamic republic of", "irn"],
	SY: ["syrian arab republic"],
	TZ: ["tanzania united republic of"],
	BO: ["bolivia plurinational state of"],
	VE: ["venezuela bolivarian republic of"],
	MD: ["moldova republic of"],
	LA: ["lao peoples democratic republic"],
	MK: ["macedonia"],
	CZ: ["czech republic", "cze"],
	TR: ["turkey", "tur"],
	CD: ["democratic republic of the congo", "congo the democratic republic of the"],
	CG: ["congo", "republic of the congo"],
	CI: ["ivory coast"],
	MM: ["myanmar", "burma"],
	SZ: ["swaziland"],
	CV: ["cabo verde"],
	TW: ["taiwan province of china"],
	HK: ["hong kong sar china"],
	MO: ["macau"],
	PS: ["palestinian territories", "palestine", "palestine state of"],
	VA: ["vatican city", "holy see"],
	CA: ["can"],
	MX: ["mex"],
	IN: ["ind"],
	PH: ["phl", "the philippines"],
	NL: ["the netherlands", "holland"],
	AE: ["uae"],
	BS: ["the bahamas"],
	GM: ["the gambia"],
};
