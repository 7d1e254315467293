import type { LearningPath } from "./learning-path";

export const FINANCIAL_AID: LearningPath = {
	id: "financial-aid",
	title: "Understanding Financial Aid and Scholarships",
	description:
		"Where the money comes from, how the FAFSA works now, and how to compare two offers so that the bigger number does not fool you.",
	videoUrl: "https://www.youtube.com/watch?v=emUDDQSFYRI",
	video: {
		title: "FAFSA Overview",
		channel: "Federal Student Aid",
		minutes: 2,
		note: "From the U.S. Department of Education’s own office, but made before the FAFSA was rebuilt. Where it speaks of an Expected Family Contribution (EFC), the form now gives a Student Aid Index (SAI), and each parent who must take part is invited as a contributor. The lesson below has the rules as they are now.",
	},
	sections: [
		{
			id: "price",
			heading: "The listed price is not your price",
			blocks: [
				"Many families see a price on a website and stop there. Most students who get aid never pay it. Two other numbers matter more.",
				{
					kind: "list",
					items: [
						{
							term: "Cost of attendance:",
							text: "everything a year takes. Tuition and fees, but also housing, food, books, travel and personal costs.",
						},
						{
							term: "Net price:",
							text: "the cost of attendance minus grants and scholarships, the money you never pay back. This is what your family has to find, by saving, earning or borrowing.",
						},
					],
				},
				"A college with the higher listed price can have the lower net price for you. Every college that gives federal aid must have a net price calculator on its website. Run it for each college on your list with a parent and a tax return at hand; it takes about ten minutes and commits you to nothing.",
			],
		},
		{
			id: "kinds",
			heading: "Four kinds of money",
			blocks: [
				{
					kind: "table",
					caption: "What comes in an aid offer",
					columns: ["Kind", "Pay it back?", "Good to know"],
					rows: [
						[
							"Grants",
							"No",
							"Given for need. The federal Pell Grant has been up to about $7,400 a year lately. States and colleges have their own.",
						],
						[
							"Scholarships",
							"No",
							"Given for what you do, study or are. Ask whether yours comes again each year, and what grades keep it.",
						],
						["Work-study", "No, you earn it", "A part-time job, paid like any wage. The money comes as you work, not on the first bill."],
						[
							"Loans",
							"Yes, with interest",
							"Take federal student loans before private ones: their terms are set by law and they have ways out in hard times.",
						],
					],
				},
				"A first-year student who depends on parents can borrow up to $5,500 in federal Direct Loans in that year, of which at most $3,500 can be subsidized. Subsidized means that the government pays the interest while you are in school at least half-time. You may take less than you are offered, or none.",
			],
		},
		{
			id: "fafsa",
			heading: "The FAFSA, as it works now",
			blocks: [
				"The FAFSA is the one form behind federal grants, loans and work-study, and most state and college aid uses it too. It is free, you file it at studentaid.gov, and it usually opens on October 1 for the following school year.",
				{
					kind: "list",
					isOrdered: true,
					items: [
						{
							term: "Make accounts.",
							text: "You and each contributor need a StudentAid.gov account each, with different e-mail addresses. Do it a week early: checking who you are can take a few days.",
						},
						{ term: "Start your part.", text: "You sign in as the student and answer questions about yourself." },
						{
							term: "Invite your contributors,",
							text: "as a rule one or both parents. They get an e-mail, sign in to their own account and fill in their own part. Being a contributor is no promise to pay.",
						},
						{
							term: "Everyone gives consent and approval,",
							text: "so that tax data can come from the IRS. Without it from every contributor you get no federal aid, even if that person filed no tax return.",
						},
						{ term: "Name your colleges,", text: "up to 20 of them. They cannot see which others you named." },
						{
							term: "Everyone signs.",
							text: "The form counts only when all parts are signed. Then read your FAFSA Submission Summary, and correct what is wrong.",
						},
					],
				},
				{
					kind: "table",
					caption: "Which parent is a contributor?",
					columns: ["Your parents are", "Who takes part"],
					rows: [
						["Married and filed taxes jointly", "One of them"],
						["Married and filed separately", "Both"],
						["Not married, living together", "Both"],
						[
							"Divorced, separated or never married, living apart",
							"The one who gave you more financial support in the last 12 months; if that parent remarried, a stepparent’s income counts too",
						],
					],
				},
				"The result is your Student Aid Index, the SAI. It runs from −1,500 upwards: the lower, the more need. It replaced the Expected Family Contribution and it is not a bill. Colleges subtract it from their cost to see how much need you have.",
				{
					kind: "note",
					title: "When your family does not fit the form",
					text: "A parent without a Social Security number can still make an account and take part. If it is unsafe or impossible to reach your parents, answer “yes” to the question about unusual circumstances and talk to the college’s aid office. If you are undocumented, the FAFSA is not for you, but several states have a form of their own, such as the California Dream Act Application, and many colleges have money of their own. Ask before you file anything.",
				},
			],
		},
		{
			id: "deadlines",
			heading: "Three deadlines, and other forms",
			blocks: [
				{
					kind: "list",
					items: [
						{
							term: "The college’s priority date",
							text: "is often the earliest, sometimes as early as November with Early Decision. Money can run out after it.",
						},
						{
							term: "Your state’s date",
							text: "comes next, for many states in winter or early spring. Some states give aid only while it lasts.",
						},
						{ term: "The federal date", text: "is June 30 at the end of the school year. It is the last resort, not the plan." },
						{
							term: "The CSS Profile",
							text: "is asked for by a few hundred colleges and programs, mostly private, for their own grants. It usually opens on October 1, and is free for U.S. families with an income of up to $100,000.",
						},
						{
							term: "Verification",
							text: "means that a college asks you to prove some answers. It is routine. Send the papers within a week.",
						},
					],
				},
				"You file the FAFSA again every year.",
			],
		},
		{
			id: "compare",
			heading: "Compare two offers",
			blocks: [
				"Offer letters look different on purpose or by habit, and many call loans “aid”. Put every offer into the same table. Subtract free money first; only then look at jobs and loans. These two colleges are made up, the arithmetic is real.",
				{
					kind: "table",
					caption: "One year at two colleges",
					columns: ["", "Lakeside College", "State University"],
					rows: [
						["Cost of attendance", "$58,400", "$29,600"],
						["Pell Grant", "−$5,200", "−$5,200"],
						["State grant", "−$2,000", "−$4,500"],
						["The college’s own grant", "−$31,000", "−$4,000"],
						["Local scholarship", "−$1,000", "−$1,000"],
					],
					totals: ["Net price", "$19,200", "$14,900"],
				},
				{
					kind: "table",
					caption: "How to cover the net price",
					columns: ["", "Lakeside College", "State University"],
					rows: [
						["Net price", "$19,200", "$14,900"],
						["Federal student loan", "−$5,500", "−$3,500"],
						["Work-study, if you work", "−$2,500", "−$2,000"],
					],
					totals: ["Left to find", "$11,200", "$9,400"],
				},
				"Lakeside’s letter boasts “$47,200 in aid”, State’s only $20,200. Yet Lakeside costs $4,300 more a year, $17,200 over four years if nothing changes, and leaves more debt. That may still be worth it to you. But you choose with your eyes open.",
			],
		},
		{
			id: "appeal",
			heading: "If it is not enough, ask",
			blocks: [
				"Aid offices can look again when something has changed or when the form could not show your life: a lost job, medical bills, a parent who moved out. They call it an appeal or professional judgment. Asking politely never costs you your place.",
				{
					kind: "example",
					title: "A message to the aid office",
					parts: [
						{
							label: "Facts, papers, one question",
							text: "My mother’s hours were cut from 40 to 22 a week in February, after the tax year on our FAFSA. Her last three pay stubs and her employer’s letter are attached. Could you review my aid offer with her present income? Your college is my first choice.",
						},
					],
					why: "It names what changed, when and by how much, brings proof, and asks for one clear thing.",
				},
			],
		},
		{
			id: "scholarships",
			heading: "Scholarships without the traps",
			blocks: [
				"The biggest scholarships come from colleges themselves, often without an extra form if you apply on time. Next come local ones, from your town’s foundation, a union, a parent’s employer, a place of worship: $500 with twenty applicants beats $20,000 with a hundred thousand. Your counselor has the list. The Labor Department’s CareerOneStop has a free search.",
				{
					kind: "checklist",
					title: "For each scholarship",
					items: [
						"I meet every condition (state, grade, citizenship, grades).",
						"I wrote down the deadline, and who must write a letter.",
						"I fit an essay I already have to their question.",
						"I asked my college whether it lowers its own grant when I win.",
						"It asks for no fee and for no card or bank number.",
					],
				},
				{
					kind: "note",
					title: "How to spot a scam",
					text: "“Guaranteed”, “you have been selected”, a fee to apply, a call that needs an answer today: walk away. Nobody may charge you for the FAFSA, and real scholarships give money; they do not take it.",
				},
			],
		},
	],
	keyPoints: [
		"Compare net prices: cost of attendance minus grants and scholarships. Loans and work-study do not lower the price.",
		"File the FAFSA soon after it opens, usually October 1, and again every year. It is free.",
		"Every contributor needs an account and must give consent, or there is no federal aid.",
		"The earliest deadline counts, and it is usually the college’s own.",
		"If your family’s situation changed, ask the aid office to look again, and bring proof.",
	],
	quiz: [
		{
			id: 1,
			question: "What is the net price of a college?",
			options: [
				"The tuition on its website",
				"The cost of attendance minus grants and scholarships",
				"The cost of attendance minus grants, scholarships, work-study and loans",
				"Your Student Aid Index",
			],
			correctAnswer: "The cost of attendance minus grants and scholarships",
			explanation: "Only money that you never pay back and need not earn lowers the price. Loans and wages are ways of paying it.",
		},
		{
			id: 2,
			question: "What must every contributor on your FAFSA do so that you can get federal aid?",
			options: [
				"Promise to pay for your college",
				"Have a Social Security number",
				"Give consent and approval for tax data to come from the IRS",
				"Pay a filing fee",
			],
			correctAnswer: "Give consent and approval for tax data to come from the IRS",
			explanation:
				"Without the consent of every contributor there is no federal aid, even if that person filed no taxes. Contributors promise no money, may lack a Social Security number, and the form is free.",
		},
	],
	sources: [
		{ title: "The FAFSA form", publisher: "Federal Student Aid", url: "https://studentaid.gov/h/apply-for-aid/fafsa" },
		{
			title: "FAFSA deadlines by state",
			publisher: "Federal Student Aid",
			url: "https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines",
		},
		{ title: "Types of aid", publisher: "Federal Student Aid", url: "https://studentaid.gov/understand-aid/types" },
		{ title: "Who counts as a parent", publisher: "Federal Student Aid", url: "https://studentaid.gov/help/who-is-parent" },
		{ title: "CSS Profile", publisher: "College Board", url: "https://cssprofile.collegeboard.org/" },
		{ title: "Net Price Calculator Center", publisher: "U.S. Department of Education", url: "https://collegecost.ed.gov/net-price" },
		{ title: "Scholarship search", publisher: "CareerOneStop, U.S. Department of Labor", url: "https://www.careeronestop.org/" },
		{ title: "Advice on scams", publisher: "Federal Trade Commission", url: "https://consumer.ftc.gov/" },
	],
};
