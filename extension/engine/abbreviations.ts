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

/** Words that forms shorten by a dot, the likelier first. */
const DOTTED =
	"academic activity address approximate birth career certificate citizenship city class college community country county course credits cumulative current degree department description diploma district emergency employment enrollment environmental estimated ethnicity exam expected extracurricular family father financial first generation given grade graduation guardian household income institution intended international language level mailing major marital maximum member middle minimum month mother number occupation organization parent percent permanent phone position preferred previous proficiency program relationship residence scholarship school science section semester service sibling signature speech standing state student telephone theater unweighted university vocational volunteer week weighted".split(
		" ",
	);
/** Short for nothing, or for another word: “Acme Inc.”, “Mar. 1”, “by mail.” */
const NOT_SHORTENED = /^(act|add|com|ext|inc|mail|mar|max|min|per|pre|res|sec)$/i;

/** Gives a text whose words are shortened by dots with these in full: “Intended maj.”, “Comm. svc.”; not the last word of a sentence. */
export const withoutDots = (text: string): string =>
	text.replace(/(?<![A-Za-z\d.])([A-Za-z]{2,7})\.(?=\s*($|[^\sA-Z.]|[A-Z]{2}))/g, (dotted, short: string, _, at: number) => {
		const isSentence = at + dotted.length >= text.trimEnd().length && text.trim().split(/\s+/).length > LONGEST_SHORTENED;
		const word = short.toLowerCase();
		if (isSentence || NOT_SHORTENED.test(short) || DOTTED.includes(word)) return dotted;
		const whole = word.length >= FEWEST_LETTERS ? DOTTED.find((each) => each.startsWith(word)) : undefined;
		return SHORTENED[word] ?? whole ?? dotted;
	});
const LONGEST_SHORTENED = 4;
/** Two letters are more often a word, “in.”, than short for one. */
const FEWEST_LETTERS = 3;
const SHORTENED: Readonly<Record<string, string>> = {
	ctry: "country",
	svc: "service",
	yr: "year",
	hr: "hours",
	wk: "week",
	cl: "class",
	ed: "education",
	gr: "grade",
	cert: "certificate",
	grad: "graduation",
	sch: "school",
	stat: "status",
};

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
