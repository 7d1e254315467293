/** Words that questions are made of and that say nothing of what they are about. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
	`a about actually all also am an and any anyone anything are as at be been being but by can could did do does doing dont each even
	ever everyone everything explain for from get gets getting give go going gonna good got had has have having he hello help her hey hi
	him his how i id if ill im in into is isnt it its ive just kind know let like lot lots make many may me mean means might mine more most
	much must my need no not now of off ok okay on one or other our out please really say shall she should so some somebody
	someone something still such take tell than thank thanks that thats the their them then there these they thing things this those to too
	u up us use used uses using very want was way we well were what whats when where wheres which who whom whose why will with without wont
	work works would yes you your youre yours find finding search student students today difference between best need count hi hello`.split(
		/\s+/,
	),
);

/** What students call things, and the words in which the lessons speak of them. */
export const OTHER_WORDS: ReadonlyMap<string, string> = new Map(
	Object.entries({
		ai: "ai tool fraud",
		apps: "application",
		brag: "recommendation letter",
		books: "books cost attendance",
		book: "books cost attendance",
		chatgpt: "ai tool fraud own work",
		gpt: "ai tool fraud own work",
		commonapp: "common app",
		cost: "cost costs price",
		costs: "cost costs price",
		dad: "parent contributor",
		dads: "parent contributor",
		daca: "undocumented",
		deadline: "deadline date",
		decide: "usual day yes deposit",
		debt: "loan borrow",
		divorced: "divorced separated parent",
		due: "deadline date opens",
		ea: "early action",
		ed: "early decision binding",
		efc: "expected family contribution student aid index",
		expensive: "price listed",
		extracurricular: "activities",
		extracurriculars: "activities",
		father: "parent contributor",
		hook: "opening openings sentences begin",
		intro: "opening openings sentences begin",
		introduction: "opening openings sentences begin",
		job: "job work",
		loan: "loan borrow",
		mistake: "correct wrong",
		mobile: "phone browser",
		mom: "parent contributor",
		moms: "parent contributor",
		mother: "parent contributor",
		opener: "opening openings sentences begin",
		parents: "parent contributor",
		phone: "phone browser website",
		piq: "personal insight questions uc",
		piqs: "personal insight questions uc",
		privacy: "sees answers sold privacy",
		private: "sees answers sold privacy",
		rec: "recommendation letter teacher",
		recommendation: "recommendation letter teacher",
		recommendations: "recommendation letters teacher",
		recs: "recommendation letter teacher",
		safari: "browser chrome",
		firefox: "browser chrome",
		sai: "student aid index sai",
		scam: "scam guaranteed",
		start: "begin start",
		tablet: "phone browser website",
		taxes: "tax irs",
		test: "test scores",
		topic: "story topic prompt",
		tuition: "tuition cost attendance",
		uc: "uc university california",
		ucs: "uc university california",
		undocumented: "undocumented dream act",
		ssn: "social security number",
		waive: "waiver fee",
	}),
);

/** Words by which a question asks for people who help, or for money: what the directory is for. */
export const DIRECTORY_WORDS: ReadonlySet<string> = new Set(
	`organization organizations organisation organisations nonprofit nonprofits charity charities mentor mentors mentoring mentorship tutor
	tutors tutoring program programs group groups near nearby scholarship scholarships money pays paying afford funding help helps advisor advising immigrant immigrants undocumented refugee refugees veteran veterans`.split(
		/\s+/,
	),
);

/** Of those, the words that ask for the directory itself; with the others a lesson comes first. */
export const ORGANIZATION_WORDS: ReadonlySet<string> = new Set(
	`organization organizations organisation organisations nonprofit nonprofits charity charities mentor mentors mentoring mentorship tutor
	tutors tutoring program programs group groups near nearby`.split(/\s+/),
);

/** Questions whose sense lies in words that say nothing by themselves, and what to look for then. */
export const OTHER_PHRASES: readonly (readonly [asked: RegExp, meant: string])[] = [
	[/\bwhy (us|this|your)\b/, "answer part"],
	[/\bfafsa( is)? (due|deadlines?)\b|\b(due|deadlines?)\b.*\bfafsa\b/, "federal date priority"],
	[/\bhow many (colleges|schools|universities)( should i apply to)?\b/, "six ten enough"],
	[/\bpay for (college|school|university)\b/, "grants scholarships loans"],
	[/\bpay back\b/, "kinds money interest"],
	[/\b(lost (her|his|their|a) job|laid off|more aid|more money)\b/, "lost job appeal"],
	[/\bhow much (does it cost|is it)\b/, "free beta credit card tries"],
];

/** Words that ask about this site rather than about college. */
export const PRODUCT_WORDS: ReadonlySet<string> = new Set(
	"onward extension autofill autofiller website site account subscription plan plans browser phone submit password".split(" "),
);
