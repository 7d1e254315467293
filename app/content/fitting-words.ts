/** Longer ways to say a thing, and the short one that says the same. */
export const SHORTER_PHRASES: readonly (readonly [string, string])[] = [
	["in order to", "to"],
	["due to the fact that", "because"],
	["on a daily basis", "daily"],
	["on a weekly basis", "weekly"],
	["on a monthly basis", "monthly"],
	["every single", "every"],
	["a lot of", "many"],
	["a large number of", "many"],
	["a number of", "several"],
	["a variety of", "various"],
	["the majority of", "most"],
	["in addition to", "besides"],
	["at the moment", "now"],
	["for the purpose of", "for"],
	["with the help of", "with"],
	["for example", "e.g."],
];

/** Words that an application does without. What comes after them stands as it was. */
export const FILLERS: readonly string[] = [
	"really",
	"very",
	"just",
	"actually",
	"basically",
	"literally",
	"truly",
	"definitely",
	"simply",
	"quite",
	"extremely",
	"absolutely",
	"currently",
	"personally",
	"honestly",
	"kind of",
	"sort of",
];

/** An application is about its writer, so that it need not say so. */
export const FIRST_PERSON: readonly string[] = [
	"I have been",
	"I had been",
	"I've been",
	"I have had to",
	"I had to",
	"I have",
	"I've",
	"I am",
	"I'm",
	"I was",
	"I would",
	"I'd",
	"I also",
	"I",
	"my own",
	"my",
];

export const SYMBOLS: readonly (readonly [string, string])[] = [
	["as well as", "&"],
	["and", "&"],
	["with", "w/"],
	["without", "w/o"],
];

export const ARTICLES: readonly string[] = ["a", "an", "the"];
/** Before these an article is more than an article: “twice a week”, “a few”. */
export const BOUND_TO_ARTICLE: readonly string[] =
	"minute hour day night week weekend month semester season year time few little lot bit half dozen hundred thousand cappella".split(" ");

/** As people who read applications know them. */
export const ABBREVIATIONS: readonly (readonly [string, string])[] = [
	["hours per week", "hrs/wk"],
	["hours a week", "hrs/wk"],
	["hours each week", "hrs/wk"],
	["hours weekly", "hrs/wk"],
	["weeks per year", "wks/yr"],
	["weeks a year", "wks/yr"],
	["days per week", "days/wk"],
	["days a week", "days/wk"],
	["times per week", "times/wk"],
	["times a week", "times/wk"],
	["per week", "/wk"],
	["per year", "/yr"],
	["high school", "HS"],
	["middle school", "MS"],
	["junior varsity", "JV"],
	["vice president", "VP"],
	["community service", "comm. service"],
	["hours", "hrs"],
	["hour", "hr"],
	["weeks", "wks"],
	["months", "mos"],
	["years", "yrs"],
	["approximately", "~"],
	["organization", "org"],
	["organizations", "orgs"],
	["government", "govt"],
	["international", "intl"],
	["national", "natl"],
	["regional", "regl"],
	["university", "univ"],
	["department", "dept"],
	["management", "mgmt"],
	["assistant", "asst"],
	["association", "assoc"],
	["mathematics", "math"],
	["information", "info"],
	["representative", "rep"],
	["including", "incl."],
	["through", "thru"],
	["average", "avg"],
	["elementary", "elem."],
	["competition", "comp"],
	["competitions", "comps"],
	["championship", "champ."],
	["environmental", "env."],
	["technology", "tech"],
];

/** A text that ends in one of these was cut in the middle of something. */
export const DANGLING: readonly string[] =
	"a an the and & or but nor to of in on at by for from with w/ w/o without as into onto over under than that which who whom whose where when while because since if so is are was were be been am has have had my our their his her its your this these those such very more most incl. including e.g. ~ per - I we they he she it".split(
		" ",
	);

/** Clauses begin with these, and can go together with them. */
export const CONJUNCTIONS: readonly string[] =
	"and & but or so because which who where while whereas although though plus since until".split(" ");

/** A clause that begins with one of these and ends in a comma says nothing without the next one. */
export const INTRODUCTIONS: readonly string[] =
	"in on at as after when whenever while during last this each every since for with w/ without by because although though through throughout from to before once if over besides despite".split(
		" ",
	);

/** What came of it, as people who read applications look for. */
export const RESULTS: readonly string[] =
	"won win award awarded awards raised placed earned increased grew doubled tripled saved published selected elected medal medals champion champions championship finalist ranked record reached sold collected recognized promoted qualified served funded first".split(
		" ",
	);

const UNITS =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety";

/** Numbers by their word; “one” is as often no number (“one of the best”), so that the fitter leaves it. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
	...UNITS.split(" ").map((word, value): [string, number] => [word, value]),
	...TENS.split(" ").map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
	["hundred", 100],
	["thousand", 1000],
	["million", 1_000_000],
]);
