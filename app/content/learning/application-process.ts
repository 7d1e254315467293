import type { LearningPath } from "./learning-path";

export const APPLICATION_PROCESS: LearningPath = {
	id: "application-process",
	title: "Understanding the College Application Process",
	description:
		"What colleges ask for, who sends it, and when: from a first list of colleges to the day you choose one. No one in your family needs to have done this.",
	videoUrl: "https://www.youtube.com/watch?v=Mn0meDj7UqA",
	video: {
		title: "Applying to Harvard? Key Tips from an Admissions Officer",
		channel: "Harvard College Admissions",
		note: "One college’s own admissions office speaks here, about itself. Much of it holds elsewhere, but read what each college on your list says.",
	},
	sections: [
		{
			id: "folder",
			heading: "What you send, and what others send for you",
			blocks: [
				"An application is not one form. Think of it as a folder with several papers in it, and only some of them come from you. A fine application still waits if one paper never arrives, so start by knowing who sends what.",
				{
					kind: "table",
					caption: "What goes into the folder",
					columns: ["Part", "Who sends it", "Good to know"],
					rows: [
						["The form", "You", "Name, family, school, activities. Shared systems let you answer once for many colleges."],
						["Essays", "You", "One main essay, and often short ones for each college."],
						["Transcript and school report", "Your counselor", "Ask which form your school needs from you, and by when."],
						["Letters", "One or two teachers", "Ask in the spring of junior year."],
						[
							"Test scores",
							"You",
							"Many colleges do not require them, some do. UC and Cal State do not use SAT or ACT scores to admit students.",
						],
						["Fee or fee waiver", "You", "Never let a fee stop you: see below."],
						[
							"Financial aid forms",
							"You and your parents",
							"The FAFSA, and for some colleges the CSS Profile. They have a learning path of their own.",
						],
					],
				},
				"The Common App is accepted by more than 1,000 colleges, and you can add up to 20 of them to one account. The University of California, California State University and the public universities of Texas have systems of their own. Each college’s admissions page says which one it takes.",
			],
		},
		{
			id: "calendar",
			heading: "When to do what",
			blocks: [
				"These are the usual dates. Each college sets its own, and they move by a few days, so copy the date from the college’s own page, with the time of day and the time zone.",
				{
					kind: "table",
					caption: "A calendar that works for most students",
					columns: ["When", "What"],
					rows: [
						[
							"Grades 9 and 10",
							"Take the hardest classes in which you can still do well. Keep one list of what you do outside class; jobs and family duties belong on it.",
						],
						["Spring of grade 11", "Write a first list of colleges. Ask two teachers for letters before summer starts."],
						["Summer", "Draft the main essay. The Common App opens its new season on August 1."],
						["September", "Finish the list. Ask your counselor what the school needs from you. Start the short essays."],
						["October", "The FAFSA and the CSS Profile usually open on October 1."],
						["November", "Early deadlines, usually November 1 or 15. UC and Cal State usually close around November 30."],
						["December to February", "Early answers come in mid-December. Regular deadlines are usually January 1 to 15, some later."],
						["March and April", "Answers and aid offers arrive. Compare what each college would really cost."],
						["May 1", "The usual day to say yes to one college and pay its deposit."],
					],
				},
			],
		},
		{
			id: "rounds",
			heading: "Early, regular, rolling",
			blocks: [
				"Many colleges let you choose a round. Only one of them is a promise.",
				{
					kind: "list",
					items: [
						{
							term: "Early Decision is binding.",
							text: "If you are admitted you agree to come and to withdraw your other applications. You decide before you can compare aid offers, so run the college’s net price calculator with your parents first. A college may release you if its aid makes coming impossible, but do not plan on that.",
						},
						{
							term: "Early Action",
							text: "gives an early answer and asks for no promise. A few colleges limit where else you may apply early: read their rule.",
						},
						{ term: "Regular Decision", text: "is the main round. It leaves you the whole fall, and every choice open until May." },
						{
							term: "Rolling admission",
							text: "means that the college answers as applications arrive. Apply early: places, dorms and scholarships can run out.",
						},
					],
				},
			],
		},
		{
			id: "list",
			heading: "A list you would be glad to come true",
			blocks: [
				"Six to ten colleges are enough. Sort them by how your grades compare with those of students they admitted: likely, match or reach. Then ask two questions of each: would I be glad to go there, and could we pay for it? A college that fails either one is not a safe choice, however easy it is to get in.",
				{
					kind: "example",
					title: "A sample list of seven",
					parts: [
						{
							label: "Likely (2)",
							text: "The state university an hour away. The community college in town, which has a transfer agreement with it.",
						},
						{
							label: "Match (3)",
							text: "Two public universities with the right major, and a small private college that gives large grants.",
						},
						{ label: "Reach (2)", text: "Two colleges that admit few students but promise to meet full financial need." },
					],
				},
				"The listed prices of seven such colleges can be $50,000 apart, and the most expensive one can still cost your family least. A net price calculator shows it: every college that gives federal aid must have one on its website, and it takes ten minutes.",
			],
		},
		{
			id: "activities",
			heading: "Say it in 150 characters",
			blocks: [
				"The Common App has room for ten activities. Each gets 50 characters for your position, 100 for the organization and 150 for what you did, and spaces count. The UC application has room for twenty activities and awards, with up to 350 characters for what you did. Put what matters most to you first.",
				{
					kind: "example",
					title: "The same job, described twice",
					parts: [
						{
							label: "Before",
							text: "I work at my aunt’s restaurant, where I help out with many different tasks. It has taught me a lot about responsibility and time management.",
							count: { unit: "characters", limit: 150 },
						},
						{
							label: "After: position",
							text: "Cashier and weekend opener, family restaurant",
							count: { unit: "characters", limit: 50 },
						},
						{
							label: "After: description",
							text: "Open at 6 a.m. Sat/Sun; serve 120 guests a shift; trained 2 new hires; made an order sheet that ended mix-ups. Wages help pay our rent.",
							count: { unit: "characters", limit: 150 },
						},
					],
					why: "It starts with verbs, leaves out “I”, gives numbers a reader can picture, names one thing that changed because of this student, and says why the work matters. “Responsibility” is never mentioned, and nobody could doubt it.",
				},
				{
					kind: "note",
					title: "Home counts",
					text: "Looking after brothers and sisters, translating for your parents, a job that pays bills: these are activities. The Common App has the types “Family Responsibilities” and “Work (Paid)”, and asks about duties at home in a section of its own. Write them down with hours per week, like any club.",
				},
			],
		},
		{
			id: "unexplained",
			heading: "The things nobody explains",
			blocks: [
				{
					kind: "list",
					items: [
						{
							term: "Fee waivers.",
							text: "On the Common App you request one in your profile. You qualify if, for example, you get free or reduced-price lunch, received an SAT or ACT fee waiver, or live in a family with low income. UC waives its fee for up to four campuses if you qualify. Other colleges: ask the admissions office in one polite sentence.",
						},
						{
							term: "The FERPA question.",
							text: "The Common App asks whether you waive your right to read your letters later. Many counselors advise waiving it, because colleges then trust the letters more. The choice is yours.",
						},
						{
							term: "Your e-mail address.",
							text: "Use one that still works after graduation, not the school’s, and check it twice a week, the spam folder too.",
						},
						{
							term: "Your name.",
							text: "Write it the same way everywhere: on the form, for tests, on the FAFSA. Papers are matched by it.",
						},
					],
				},
				{
					kind: "example",
					title: "Asking a teacher for a letter",
					parts: [
						{
							label: "In person first, then in writing",
							text: "Ms. Rivera, you saw me rewrite the river project three times, so I would be grateful if you wrote my recommendation. The first deadline is November 1. I made a page with my list, my dates and what I am proud of from your class. If you don’t have time, I understand.",
						},
					],
					why: "It says why this teacher, gives the date and the facts, and leaves room to say no. Give at least four weeks, and thank them when you know where you are going.",
				},
			],
		},
		{
			id: "after",
			heading: "After you press submit",
			blocks: [
				"Each college soon mails you a login for its applicant portal. From now on that page, not your memory, says whether your folder is complete.",
				{
					kind: "checklist",
					title: "Until May",
					items: [
						"Log in to every portal within a week and look for missing papers.",
						"Answer requests for documents within days; aid offices ask too.",
						"Keep your grades up: every offer depends on your final transcript.",
						"Put the offers side by side, with the net price of each, before you fall in love with one.",
						"Say yes to one college by its deadline, and no to the others: somebody on a waitlist will be glad.",
					],
				},
			],
		},
	],
	keyPoints: [
		"An application is a folder: some papers come from you, others from your counselor, teachers and parents. Check that each one arrived.",
		"Only Early Decision is binding. Everything else leaves you free to compare offers.",
		"Six to ten colleges you would be glad to attend and could pay for make a better list than twenty names.",
		"Jobs and family duties are activities. Describe them with verbs, numbers and results.",
		"Fees need not stop you: ask for a waiver on the form or from the admissions office.",
	],
	quiz: [
		{
			id: 1,
			question: "Which kind of application is a promise to attend if you are admitted?",
			options: ["Early Action", "Early Decision", "Regular Decision", "Rolling admission"],
			correctAnswer: "Early Decision",
			explanation:
				"Early Decision is binding: you agree to come and to withdraw your other applications. The other three leave the choice with you until spring.",
		},
		{
			id: 2,
			question: "You spend fifteen hours a week looking after your little brothers. Where does that go on your application?",
			options: [
				"Nowhere: only clubs, sports and awards count",
				"In the activities, with hours per week and what you do",
				"Only in the main essay",
				"Only in your counselor’s letter",
			],
			correctAnswer: "In the activities, with hours per week and what you do",
			explanation:
				"Family responsibilities are an activity type of the Common App like any club. You may write about them elsewhere too, but readers look for them there first.",
		},
	],
	sources: [
		{ title: "Apply to college", publisher: "Common App", url: "https://www.commonapp.org/apply" },
		{ title: "Undergraduate admissions", publisher: "University of California", url: "https://admission.universityofcalifornia.edu/" },
		{ title: "Cal State Apply", publisher: "California State University", url: "https://www.calstate.edu/apply" },
		{ title: "College Scorecard", publisher: "U.S. Department of Education", url: "https://collegescorecard.ed.gov/" },
		{ title: "Net Price Calculator Center", publisher: "U.S. Department of Education", url: "https://collegecost.ed.gov/net-price" },
		{ title: "BigFuture: planning for college", publisher: "College Board", url: "https://bigfuture.collegeboard.org/" },
	],
};
