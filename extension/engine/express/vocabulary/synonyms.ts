const LATINO = ["hispanic or latino", "hispanic latino", "hispanic", "latino", "latinx", "latino a x", "latino latina", "hispanic or latinx", "hispanic or latino of any race", "latino hispanic", "hispanic or latino a x", "latine", "hispanic or latine"];
const WHITE = ["white", "caucasian", "white caucasian", "caucasian white", "white non hispanic", "white not hispanic or latino", "european american", "white or caucasian"];
const BLACK = ["black or african american", "black", "african american", "black african american", "african american black", "african american or black", "black not hispanic or latino", "black or african american not hispanic or latino"];
const ASIAN = ["asian american", "asian or asian american", "asian not hispanic or latino"];
const NATIVE = ["american indian or alaska native", "american indian", "native american", "american indian alaska native", "native american or alaska native", "native american or alaskan native", "american indian or alaskan native", "indigenous", "native american alaska native"];

/** Option texts that mean the same, in the form `wordsOf` gives; the first is how the profile prints it. By attribute. */
export const SYNONYMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
	citizenshipStatus: [["us citizen", "us citizen or us national", "us citizen or national", "us citizen national", "united states citizen", "us citizen us national", "citizen of the united states", "usa citizen", "american citizen", "citizen", "i am a citizen"], ["us national", "us citizen or us national", "us citizen or national", "us national non citizen", "non citizen national"], ["us permanent resident", "us permanent resident green card holder", "permanent resident", "us lawful permanent resident", "lawful permanent resident", "us permanent resident or refugee", "resident alien", "permanent resident alien", "green card holder", "i hold a green card", "i have a green card", "eligible non citizen", "eligible noncitizen"], ["international applicant", "citizen of non us country", "non us citizen", "non us citizen or national", "international student", "international", "foreign national", "non resident alien", "nonresident alien", "non citizen", "citizen of another country", "not a us citizen", "other non us", "other"]],
	armedForcesStatus: [["none", "no", "not applicable", "n a", "never served", "no military service", "i have not served", "not a veteran", "i am not a veteran", "i am not a protected veteran", "civilian", "no affiliation", "no military affiliation", "not affiliated", "non military", "not a member of the military", "not in the military", "no military status"], ["currently serving", "active duty", "currently serving active duty", "active", "active duty military", "current service member"], ["previously served", "veteran", "former service member", "yes veteran"], ["current dependent", "dependent", "military dependent", "dependent of a service member", "military family member", "dependent of military"]],
	race: [["latino", ...LATINO], ["caucasian", ...WHITE], ["african american", ...BLACK], ["asian", ...ASIAN], ["native american", ...NATIVE], ["other", "other race", "some other race", "another race", "not listed"]],
	ethnicity: [["american indian", ...NATIVE], ["asian", ...ASIAN], ["black", ...BLACK], ["pacific islander", "native hawaiian or other pacific islander", "native hawaiian or pacific islander", "native hawaiian pacific islander", "native hawaiian other pacific islander", "hawaiian or pacific islander", "pacific islander native hawaiian"], ["white", ...WHITE], ["other", "other ethnicity", "another ethnicity", "not listed"]],
	hispanic: [["yes", ...LATINO, "yes hispanic or latino", "yes i am hispanic or latino"], ["no", "not hispanic or latino", "non hispanic", "not hispanic", "non hispanic or latino", "not hispanic latino", "non hispanic latino", "no not hispanic or latino", "no i am not hispanic or latino"]],
	gender: [["male", "man", "m", "boy", "cisgender man", "cisgender male", "masculino", "hombre", "homme", "mannlich"], ["female", "woman", "f", "girl", "cisgender woman", "cisgender female", "femenino", "mujer", "femme", "weiblich"], ["nonbinary", "non binary", "non binary third gender", "nb", "x", "genderqueer non binary", "nonbinary gender nonconforming", "non binary gender non conforming"], ["other", "another gender", "other gender", "prefer to self describe", "self describe", "another identity", "not listed"]],
	sex: [["male", "m", "man", "masculino", "hombre"], ["female", "f", "woman", "femenino", "mujer"]],
	program: [["ap", "advanced placement", "advanced placement ap", "ap advanced placement", "ap exam", "ap test", "ap examination", "college board ap", "college board advanced placement"], ["ib", "international baccalaureate", "international baccalaureate ib", "ib international baccalaureate", "ib exam", "ib test", "ib examination"]],
	parentRole: [["parent", "my parent", "parent birth or adoptive", "parent biological or adoptive", "birth or adoptive parent", "biological or adoptive parent", "natural or adoptive parent", "mother or father", "mother father", "parent mother or father", "parent or guardian", "parent guardian", "parent legal guardian", "parent or step parent", "parent or stepparent"]],
	relation: [["mother", "parent", "mom", "mother father", "parent guardian", "parent or guardian"], ["father", "parent", "dad", "mother father", "parent guardian", "parent or guardian"], ["parent", "mother father", "mother or father", "parent guardian", "parent or guardian"], ["sister", "sibling", "brother sister", "sister brother", "brother or sister", "sister or brother"], ["brother", "sibling", "brother sister", "brother or sister", "sister or brother"], ["sibling", "brother sister", "brother or sister", "sister or brother"]],
	pronouns: [["he him", "he him his", "he", "him"], ["she her", "she her hers", "she", "her"], ["they them", "they them theirs", "they", "them"]],
	intendedDegree: [["associate", "associates", "associate degree", "associates degree", "associate s", "aa as", "associate of arts", "two year degree", "2 year degree"], ["bachelors", "bachelors degree", "bachelor", "bachelor degree", "baccalaureate", "baccalaureate degree", "ba bs", "bachelors ba bs", "four year degree", "4 year degree"], ["masters", "masters degree", "master", "master degree", "ma ms", "masters ma ms mba"], ["doctorate", "doctoral", "doctoral degree", "doctorate degree", "phd", "ph d", "doctorate phd", "doctor of philosophy", "doctorate ph d"], ["professional", "professional degree", "professional degree jd md", "first professional degree", "professional degree md jd"], ["other"], ["undecided", "not sure", "unsure", "undecided unknown", "i dont know", "unknown"]],
	educationLevel: [["some high school", "some high secondary school", "some high school no diploma", "less than high school", "did not complete high school", "did not finish high school", "some secondary school"], ["high school diploma", "high secondary school diploma", "high school graduate", "high school", "high school diploma or ged", "high school diploma or equivalent", "high school diploma ged", "high school or equivalent", "ged", "graduated high school", "graduated from high school", "high secondary school", "high school ged", "graduated from high secondary school or equivalent", "graduated from high school or equivalent"], ["some college", "some college university", "some college no degree", "some college or university", "some trade school or community college", "some college credit"], ["associates degree", "associate degree", "associate", "associates", "two year degree", "2 year degree", "associates degree aa as"], ["bachelors degree", "bachelor degree", "bachelors", "bachelor", "college graduate", "college degree", "four year degree", "4 year degree", "graduated from college university", "graduated from college", "bachelors degree ba bs", "college or university graduate", "undergraduate degree"], ["masters degree", "master degree", "masters", "master", "graduate degree", "masters degree ma ms mba"], ["doctorate", "doctoral degree", "doctorate degree", "phd", "ph d", "doctoral", "doctorate phd"], ["professional degree", "professional", "professional degree jd md", "professional degree md jd", "first professional degree"]],
	parentsMaritalStatus: [["married", "currently married"], ["separated"], ["divorced", "divorced or separated"], ["widowed", "widow", "widower"], ["never married", "single", "never been married", "single never married", "unmarried", "not married"], ["civil union domestic partners", "civil union", "domestic partnership", "domestic partners", "civil union or domestic partnership", "unmarried and both legal parents living together"]],
	parentsCollege: [["one or both parents attended college but neither parent completed college", "one or both attended college but neither completed college"]],
	timing: [["during school", "during school year", "school year", "during the school year", "school", "academic year"], ["during break", "during school break", "school break", "break", "summer", "summer break", "during breaks"], ["all year", "year round", "all year round", "full year"]],
	proficiency: [["first language", "native", "native language", "native speaker", "first"], ["speak", "speaking", "conversational"], ["read", "reading"], ["write", "writing"], ["spoken at home", "home language", "speak at home"]],
	livingStatus: [["living", "alive", "yes living", "still living"], ["deceased", "not living", "no deceased", "dead"]],
	graduationStatus: [["will graduate", "will graduate from this school", "currently enrolled", "expect to graduate", "in progress", "not yet graduated", "high school student", "high school diploma"], ["graduated", "have graduated", "high school diploma", "diploma", "already graduated"], ["ged or equivalent", "ged", "hiset", "ged certificate", "equivalency"]],
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
