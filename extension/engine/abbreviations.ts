/** Words as forms with little room shorten them; those that may stand for another word are left out. */
const ABBREVIATED: ReadonlyMap<string, string> = new Map(
	Object.entries({
		address: "addr",
		applicant: "appl",
		average: "avg",
		birth: "brth",
		citizenship: "citz ctzn",
		class: "cls",
		college: "coll clg",
		counselor: "cnslr couns",
		country: "ctry cntry",
		county: "cnty",
		cumulative: "cumul",
		current: "curr",
		date: "dt",
		description: "descr dscr",
		education: "educ",
		emergency: "emer",
		employer: "empl",
		enrollment: "enrl",
		ethnicity: "ethn",
		first: "frst fst",
		gender: "gndr",
		graduation: "gradn",
		guardian: "grdn gdn",
		home: "hm",
		household: "hh",
		language: "lang",
		languages: "langs",
		last: "lst",
		level: "lvl",
		maiden: "mdn",
		mailing: "mlg",
		member: "mbr",
		name: "nm",
		nickname: "nicknm",
		number: "nmbr",
		occupation: "occ occup",
		organization: "org orgn",
		parent: "prnt",
		parents: "pars prnts",
		percentile: "pctile",
		permanent: "perm",
		phone: "ph",
		position: "posn",
		preferred: "pref",
		program: "prog prgm",
		rank: "rnk",
		reading: "rdg",
		relationship: "reln",
		school: "schl",
		score: "scr",
		semester: "sem",
		sibling: "sib",
		siblings: "sibs",
		size: "sz",
		status: "sts",
		student: "stud stu",
		supervisor: "supv supvr",
		surname: "surnm",
		teacher: "tchr",
		transfer: "xfer",
		university: "univ",
		unweighted: "unwtd unwgtd",
		week: "wk",
		weeks: "wks",
		weighted: "wtd wgtd",
		writing: "wrtg",
		year: "yr",
		years: "yrs",
	}).flatMap(([word, short]) => short.split(" ").map((each) => [each, word] as const)),
);
/** Short for a word only beside another one. */
const BESIDE: readonly (readonly [RegExp, string])[] = [
	[/^(no|nbr|num) (of )?(?=(siblings?|languages?|persons?|people|activities|dependents?)\b)/, "number of "],
	[/(?<=\b(household|family|annual|gross|total) )inc\b/, "income"],
	[/(?<=\b(act|sat) )(comp|cmp)\b/, "composite"],
	[/\bpar(?= (\d|one|two|guardian)\b)|^par(?= (marital|income|education|occupation|name|first|last|phone)\b)/, "parent"],
	[/^rel$/, "relationship"],
	[/^cit(?= status$)/, "citizenship"],
	[/\bmar(?= status\b)/, "marital"],
	[/(?<=\bsat )mth\b/, "math"],
	[/\bgr (?=level\b)/, "grade "],
	[/^b ?date$/, "birth date"],
	[/\bphone d\b/, "ph d"],
	[/(?<=\b(address|street) )ln\b/, "line"],
	[/^mail address$/, "mailing address"],
	[/^cell$/, "cell phone"],
	[/^mail (?=(address|street|line)( line)? \d)/, "mailing "],
];

/** Names of sites end in what is short for other things: “www example org”. */
const OF_WEB = /\b(www|https?|(dot|example) (org|com|edu))\b/;

/** Gives the words in full: “par grdn 1” as “parent guardian 1”. Takes and gives what `wordsOf` gives. */
export function inFull(words: string): string {
	if (OF_WEB.test(words)) return words;
	const full = words
		.split(" ")
		.map((word) => ABBREVIATED.get(word) ?? word)
		.join(" ");
	return BESIDE.reduce((text, [short, long]) => text.replace(short, long), full);
}
