/** Option texts that mean the same, in the form `wordsOf` gives; the first is how the profile prints it. By attribute. */
export const SYNONYMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
	citizenshipStatus: [["us citizen", "us citizen or us national", "us citizen or national", "us citizen national", "united states citizen", "us citizen us national", "citizen of the united states", "usa citizen", "american citizen", "citizen"], ["us national", "us citizen or us national", "us citizen or national", "us national non citizen", "non citizen national"], ["us permanent resident", "us permanent resident green card holder", "permanent resident", "us lawful permanent resident", "lawful permanent resident", "us permanent resident or refugee", "resident alien", "permanent resident alien", "green card holder", "eligible non citizen", "eligible noncitizen"], ["international applicant", "citizen of non us country", "non us citizen", "non us citizen or national", "international student", "international", "foreign national", "non resident alien", "nonresident alien", "non citizen", "citizen of another country", "not a us citizen", "other non us", "other"]],
	armedForcesStatus: [["none", "no", "not applicable", "n a", "never served", "no military service", "i have not served", "not a veteran", "civilian", "no affiliation", "no military affiliation", "not affiliated", "non military", "not a member of the military", "not in the military", "no military status"], ["currently serving", "active duty", "currently serving active duty", "active", "active duty military", "current service member"], ["previously served", "veteran", "former service member", "yes veteran"], ["current dependent", "dependent", "military dependent", "dependent of a service member", "military family member", "dependent of military"]],
	race: [["latino", "hispanic or latino", "hispanic latino", "hispanic", "latinx", "latino a x", "latino latina", "hispanic or latinx", "hispanic or latino of any race", "latino hispanic", "hispanic or latino a x", "latine", "hispanic or latine"], ["caucasian", "white", "white caucasian", "caucasian white", "white non hispanic", "white not hispanic or latino", "european american", "white or caucasian"], ["african american", "black or african american", "black", "black african american", "african american black", "african american or black", "black not hispanic or latino", "black or african american not hispanic or latino"], ["asian", "asian american", "asian or asian american", "asian not hispanic or latino"], ["native american", "american indian or alaska native", "american indian", "american indian alaska native", "native american or alaska native", "native american or alaskan native", "american indian or alaskan native", "indigenous", "native american alaska native"], ["other", "other race", "some other race", "another race", "not listed"]],
	ethnicity: [["american indian", "american indian or alaska native", "native american", "american indian alaska native", "native american or alaska native", "american indian or alaskan native", "native american or alaskan native"], ["asian", "asian american", "asian or asian american"], ["black", "black or african american", "african american", "black african american", "african american black", "african american or black"], ["pacific islander", "native hawaiian or other pacific islander", "native hawaiian or pacific islander", "native hawaiian pacific islander", "native hawaiian other pacific islander", "hawaiian or pacific islander", "pacific islander native hawaiian"], ["white", "caucasian", "white caucasian", "caucasian white", "white non hispanic", "white or caucasian", "white not hispanic or latino"], ["other", "other ethnicity", "another ethnicity", "not listed"]],
	hispanic: [["yes", "hispanic or latino", "hispanic latino", "hispanic", "latino", "yes hispanic or latino", "yes i am hispanic or latino", "hispanic or latino a x", "hispanic or latinx"], ["no", "not hispanic or latino", "non hispanic", "not hispanic", "non hispanic or latino", "not hispanic latino", "non hispanic latino", "no not hispanic or latino", "no i am not hispanic or latino"]],
	gender: [["male", "man", "m", "boy", "cisgender man", "cisgender male", "masculino", "hombre", "homme", "mannlich"], ["female", "woman", "f", "girl", "cisgender woman", "cisgender female", "femenino", "mujer", "femme", "weiblich"], ["nonbinary", "non binary", "non binary third gender", "nb", "x", "genderqueer non binary", "nonbinary gender nonconforming", "non binary gender non conforming"], ["other", "another gender", "other gender", "prefer to self describe", "self describe", "another identity", "not listed"]],
	sex: [["male", "m", "man", "masculino", "hombre"], ["female", "f", "woman", "femenino", "mujer"]],
	pronouns: [["he him", "he him his", "he", "him"], ["she her", "she her hers", "she", "her"], ["they them", "they them theirs", "they", "them"]],
	intendedDegree: [["associate", "associates", "associate degree", "associates degree", "associate s", "aa as", "associate of arts", "two year degree", "2 year degree"], ["bachelors", "bachelors degree", "bachelor", "bachelor degree", "baccalaureate", "baccalaureate degree", "ba bs", "bachelors ba bs", "four year degree", "4 year degree"], ["masters", "masters degree", "master", "master degree", "ma ms", "masters ma ms mba"], ["doctorate", "doctoral", "doctoral degree", "doctorate degree", "phd", "ph d", "doctorate phd", "doctor of philosophy", "doctorate ph d"], ["professional", "professional degree", "professional degree jd md", "first professional degree", "professional degree md jd"], ["other"], ["undecided", "not sure", "unsure", "undecided unknown", "i dont know", "unknown"]],
	educationLevel: [["some high school", "some high secondary school", "some high school no diploma", "less than high school", "did not complete high school", "did not finish high school", "some secondary school"], ["high school diploma", "high secondary school diploma", "high school graduate", "high school", "high school diploma or ged", "high school diploma or equivalent", "high school diploma ged", "high school or equivalent", "ged", "graduated high school", "graduated from high school", "high secondary school", "high school ged", "graduated from high secondary school or equivalent", "graduated from high school or equivalent"], ["some college", "some college university", "some college no degree", "some college or university", "some trade school or community college", "some college credit"], ["associates degree", "associate degree", "associate", "associates", "two year degree", "2 year degree", "associates degree aa as"], ["bachelors degree", "bachelor degree", "bachelors", "bachelor", "college graduate", "college degree", "four year degree", "4 year degree", "graduated from college university", "graduated from college", "bachelors degree ba bs", "college or university graduate", "undergraduate degree"], ["masters degree", "master degree", "masters", "master", "graduate degree", "masters degree ma ms mba"], ["doctorate", "doctoral degree", "doctorate degree", "phd", "ph d", "doctoral", "doctorate phd"], ["professional degree", "professional", "professional degree jd md", "professional degree md jd", "first professional degree"]],
	parentsMaritalStatus: [["married", "currently married"], ["separated"], ["divorced", "divorced or separated"], ["widowed", "widow", "widower"], ["never married", "single", "never been married", "single never married", "unmarried", "not married"], ["civil union domestic partners", "civil union", "domestic partnership", "domestic partners", "civil union or domestic partnership", "unmarried and both legal parents living together"]],
	timing: [["during school", "during school year", "school year", "during the school year", "school", "academic year"], ["during break", "during school break", "school break", "break", "summer", "summer break", "during breaks"], ["all year", "year round", "all year round", "full year"]],
	proficiency: [["first language", "native", "native language", "native speaker", "first"], ["speak", "speaking", "conversational"], ["read", "reading"], ["write", "writing"], ["spoken at home", "home language", "speak at home"]],
	livingStatus: [["living", "alive", "yes living", "still living"], ["deceased", "not living", "no deceased", "dead"]],
	graduationStatus: [["will graduate", "will graduate from this school", "currently enrolled", "expect to graduate", "in progress", "not yet graduated", "high school student"], ["graduated", "have graduated", "high school diploma", "diploma", "already graduated"], ["ged or equivalent", "ged", "hiset", "ged certificate", "equivalency"]],
	gradeType: [["letter", "letter grade", "a f", "letter grades"], ["percentage", "percent", "numeric", "1 100", "0 100", "percentage grade"]],
	language: [["mandarin", "chinese mandarin", "mandarin chinese", "chinese"], ["cantonese", "chinese cantonese"], ["farsi", "persian", "persian farsi"], ["american sign language", "asl", "sign language"], ["filipino", "tagalog", "filipino tagalog"], ["haitian creole", "french creole"]],
	livingYesNo: [["living", "yes"], ["deceased", "no"]],
};

/** The option says the question does not apply or is not answered; never taken for an answer. */
export const YES = ["yes", "y", "true", "si", "oui", "ja", "sim", "sure", "1"];
export const NO = ["no", "n", "false", "non", "nein", "nao", "0"];

export const GRADES: Readonly<Record<string, readonly string[]>> = {
	"9th Grade": ["9th grade", "9", "grade 9", "9th", "freshman", "ninth", "ninth grade", "9th grade freshman", "freshman 9th grade", "09", "freshman year", "9 freshman"],
	"10th Grade": ["10th grade", "10", "grade 10", "10th", "sophomore", "tenth", "tenth grade", "10th grade sophomore", "sophomore 10th grade", "sophomore year", "10 sophomore"],
	"11th Grade": ["11th grade", "11", "grade 11", "11th", "junior", "eleventh", "eleventh grade", "11th grade junior", "junior 11th grade", "junior year", "11 junior"],
	"12th Grade": ["12th grade", "12", "grade 12", "12th", "senior", "twelfth", "twelfth grade", "12th grade senior", "senior 12th grade", "senior year", "high school senior", "12 senior"],
};

/** Further English names of countries, by ISO code. */
export const COUNTRY_ALIASES: Readonly<Record<string, readonly string[]>> = {
	US: ["united states of america", "usa", "us", "america", "united states usa", "united states us", "the united states", "estados unidos", "840"],
	GB: ["united kingdom", "uk", "great britain", "england", "united kingdom of great britain and northern ireland", "gbr"],
	KR: ["south korea", "korea republic of", "republic of korea", "korea south", "korea", "kor"],
	KP: ["north korea", "korea democratic peoples republic of", "prk"],
	CN: ["china", "peoples republic of china", "china mainland", "chn"],
	VN: ["vietnam", "viet nam", "vnm"],
	RU: ["russia", "russian federation", "rus"],
	IR: ["iran", "iran islamic republic of", "irn"],
	SY: ["syria", "syrian arab republic"],
	TZ: ["tanzania", "tanzania united republic of"],
	BO: ["bolivia", "bolivia plurinational state of"],
	VE: ["venezuela", "venezuela bolivarian republic of"],
	MD: ["moldova", "moldova republic of"],
	LA: ["laos", "lao peoples democratic republic"],
	MK: ["north macedonia", "macedonia"],
	CZ: ["czechia", "czech republic", "cze"],
	TR: ["turkiye", "turkey", "tur"],
	CD: ["congo kinshasa", "democratic republic of the congo", "congo the democratic republic of the"],
	CG: ["congo brazzaville", "congo", "republic of the congo"],
	CI: ["cote divoire", "ivory coast"],
	MM: ["myanmar burma", "myanmar", "burma"],
	SZ: ["eswatini", "swaziland"],
	CV: ["cape verde", "cabo verde"],
	TW: ["taiwan", "taiwan province of china"],
	HK: ["hong kong", "hong kong sar china"],
	MO: ["macao", "macau"],
	PS: ["palestinian territories", "palestine", "palestine state of"],
	VA: ["vatican city", "holy see"],
	CA: ["canada", "can"],
	MX: ["mexico", "mex"],
	IN: ["india", "ind"],
	PH: ["philippines", "phl", "the philippines"],
	NL: ["netherlands", "the netherlands", "holland"],
	AE: ["united arab emirates", "uae"],
	BS: ["bahamas", "the bahamas"],
	GM: ["gambia", "the gambia"],
};
