import type { LearningPath } from "./learning-path";

export const ESSAY_WRITING: LearningPath = {
	id: "essay-writing",
	title: "Writing a Standout College Essay",
	description:
		"Find a story that only you can tell, open it well, cut it to length and keep it yours. With openings that work, and reasons why they do.",
	videoUrl: "https://www.youtube.com/watch?v=qm-G0o7F0lI",
	video: {
		title: "College Essay Tips from Admission Officers",
		channel: "Hamilton College",
		note: "Three officers of one college’s own admission office speak here. Other colleges may look for other things.",
	},
	sections: [
		{
			id: "purpose",
			heading: "What the essay is for",
			blocks: [
				"When a reader opens your essay, your grades, classes and activities have been read already. The essay answers what they cannot: how do you think, what do you notice, what would it be like to sit next to you in class? It is not a speech about success. It is the one page on which you sound like yourself.",
				{
					kind: "table",
					caption: "How much room you have",
					columns: ["Where", "What", "Limit"],
					rows: [
						["Common App essay", "One essay, seven prompts; the last is a topic of your choice", "250 to 650 words"],
						["Common App, challenges and circumstances", "Optional: what made school or life hard", "250 words"],
						["Common App, additional information", "Optional: facts that fit nowhere else", "300 words"],
						["University of California", "Four of eight personal insight questions", "350 words each"],
						["A college’s own questions", "“Why us?”, community, a favorite idea", "Given with the question"],
					],
				},
				"A limit is not a goal. Readers would rather have 520 words that hold them than 650 that do not. Forms cut or refuse what is too long, so write in a document, count there, and paste at the end.",
			],
		},
		{
			id: "story",
			heading: "Find the story before you choose the prompt",
			blocks: [
				"The prompts are wide, and colleges do not prefer one. Look for your story first and the prompt that fits it afterwards. Set a timer to fifteen minutes, and write down two or three answers to each of these. Small ones are best.",
				{
					kind: "list",
					items: [
						"What do people come to you for?",
						"What job do you do that nobody asked you to do?",
						"When did you change your mind, and what changed it?",
						"What do you know more about than the adults around you?",
						"Which object in your room would you have to explain to a stranger?",
					],
				},
				"Then test each answer: could a classmate put their name on it? “I learned teamwork from soccer” belongs to thousands of people. “I keep the book of every penalty our team has missed since seventh grade” belongs to one.",
				{
					kind: "note",
					title: "You do not owe anyone your worst day",
					text: "An essay need not be about pain. If something hard explains your grades, the Common App’s question on challenges and circumstances is the place for the facts, in a few plain sentences. Write your essay about it only if you want to, and if most of it is about what you did next.",
				},
			],
		},
		{
			id: "opening",
			heading: "Open in the middle",
			blocks: [
				"Your first two sentences have one task: to make a tired person want the third. Begin where something is already happening.",
				{
					kind: "example",
					title: "Two openings for the same story",
					parts: [
						{
							label: "Before",
							text: "Ever since I was young, I have been passionate about helping others. My grandmother has always been an inspiration to me, and caring for her has shaped me into the person I am today.",
						},
						{
							label: "After",
							text: "The pharmacy’s phone menu has nine options, and none of them is for my grandmother. So on Thursdays after practice I sit on the kitchen counter, press zero until a person answers, and turn her dizziness into English.",
						},
					],
					why: "The second one puts us in a kitchen on a certain day. “Nine options” is a detail nobody makes up. It shows care without naming it, and makes us ask: what did this student learn at that counter? The essay now has a question to answer. The first could have been written about anyone.",
				},
			],
		},
		{
			id: "shape",
			heading: "From what happened to what it means",
			blocks: [
				"A story alone is not enough, and neither are lessons alone. Give about half of your words to what happened and half to what you made of it. One plan that works for most essays:",
				{
					kind: "table",
					caption: "A plan for 650 words",
					columns: ["Part", "Its task", "Words"],
					rows: [
						["Scene", "One moment, with sounds and objects", "110"],
						["Background", "What we need to know to understand it, and no more", "110"],
						["The turn", "What went wrong, surprised you, or changed your mind", "180"],
						["What you do now", "What you do differently, with proof", "180"],
						["End", "Back to the scene, seen with new eyes", "70"],
					],
					totals: ["Together", "", "650"],
				},
				{
					kind: "example",
					title: "Show the change, do not announce it",
					parts: [
						{ label: "Before", text: "This experience taught me the importance of patience and of really listening to people." },
						{
							label: "After",
							text: "By March I had stopped finishing her sentences. I wrote our questions on an index card and let her ask them herself, even when the pharmacist sighed.",
						},
					],
					why: "We see patience instead of hearing about it, and the index card proves that the change was real.",
				},
			],
		},
		{
			id: "short",
			heading: "Short answers: “Why us?” and UC",
			blocks: [
				"A “Why us?” answer has three parts: something they have, something you bring, and what you will do when the two meet. If your sentence still works with another college’s name in it, throw it away.",
				{
					kind: "example",
					title: "Why this college? (the college and its courses are made up)",
					parts: [
						{
							label: "Before",
							text: "Your beautiful campus, excellent professors and diverse community make your college the perfect place for me.",
						},
						{
							label: "After",
							text: "I mapped late buses in my neighborhood with a spreadsheet and a lot of guessing. Your Civic Data Lab lends first-year students to the transit office, and the course “Counting a City” would teach me the statistics I have been guessing at.",
						},
					],
					why: "The writer read the course list, and we can picture them in October. Look up two such things for each college: a course, a lab, a program, a tradition.",
				},
				"UC’s personal insight questions want plain answers, not scenes. Answer the question in your first sentence, then give what you did, how often, and what came of it. All four answers count the same and are read together, so let each show a different side of you.",
			],
		},
		{
			id: "revise",
			heading: "Cut, read aloud, ask two people",
			blocks: [
				"Nobody’s first draft is good. Leave it alone for two days, then read it aloud: where you stumble, the sentence is too long; where you are bored, so is the reader.",
				{
					kind: "example",
					title: "The same sentence, at half the length",
					parts: [
						{
							label: "Before",
							text: "In order to be able to help my younger sister with her math homework, I made the decision that I would start to wake up one hour earlier every single morning.",
							count: { unit: "words" },
						},
						{
							label: "After",
							text: "I began getting up at five to help my sister with fractions.",
							count: { unit: "words" },
						},
					],
				},
				"Show it to two people, not ten: one who knows you well, one who does not. Do not ask “Is it good?” Ask: “What do you know about me now? Where did you stop caring?” If they take the pen and your sentences start to sound like theirs, take it back.",
				{
					kind: "checklist",
					title: "Before you paste it in",
					items: [
						"The first two sentences could only be mine.",
						"I have named no virtue (“hard-working”, “passionate”) that I did not show.",
						"At least a third of it is about what I think or do now.",
						"Somebody else checked spelling, and every college’s name is the right one.",
						"It is within the limit, and I looked at the preview after pasting.",
					],
				},
			],
		},
		{
			id: "yours",
			heading: "Keep it yours",
			blocks: [
				"The Common App’s fraud policy counts it as fraud to hand in another person’s words, or the substantive output of an AI tool, as your own work. Colleges have rules of their own, and some ask how you used such tools. Beyond rules: a text that averages out a million essays cannot stand out.",
				{
					kind: "list",
					items: [
						{ term: "Fine:", text: "asking for questions that help you remember, where a reader gets lost, whether a comma is right." },
						{ term: "Not fine:", text: "having paragraphs written, or rewritten “in a better style”, and handing them in." },
						"Check each college’s own rule, and keep your drafts: they show how the essay grew.",
					],
				},
			],
		},
	],
	keyPoints: [
		"The essay shows how you think, which no other part of the application can.",
		"Look for a small story that only you could tell, then choose the prompt that fits it.",
		"Begin in the middle of a scene, with details nobody would make up.",
		"Give half of your words to what changed in you, and show it instead of announcing it.",
		"Read it aloud, cut it, ask two readers, and keep every sentence your own.",
	],
	quiz: [
		{
			id: 1,
			question: "How long may the Common App’s personal essay be at most?",
			options: ["350 words", "500 words", "650 words", "1,000 words"],
			correctAnswer: "650 words",
			explanation: "It takes 250 to 650 words. 350 words is the limit of each of UC’s four personal insight answers.",
		},
		{
			id: 2,
			question: "Which of these openings gives a reader the most reason to go on?",
			options: [
				"In this essay I will explain why leadership matters to me.",
				"Ever since I was little, I have loved science.",
				"A wise person once said that failure is the best teacher.",
				"The third time the robot drove into the trophy case, Coach stopped laughing.",
			],
			correctAnswer: "The third time the robot drove into the trophy case, Coach stopped laughing.",
			explanation: "It starts in the middle of something, with details, and raises a question. The other three could open anyone’s essay.",
		},
	],
	sources: [
		{ title: "First-year essay prompts", publisher: "Common App", url: "https://www.commonapp.org/apply/essay-prompts" },
		{ title: "Fraud policy", publisher: "Common App", url: "https://www.commonapp.org/fraud-policy/" },
		{ title: "Personal insight questions", publisher: "University of California", url: "https://admission.universityofcalifornia.edu/" },
		{
			title: "Tips for a good college essay",
			publisher: "Hamilton College",
			url: "https://www.hamilton.edu/admission/apply/college-essays-that-worked/tips-for-a-good-college-essay",
		},
		{
			title: "Application essays",
			publisher: "The Writing Center, University of North Carolina at Chapel Hill",
			url: "https://writingcenter.unc.edu/tips-and-tools/application-essays/",
		},
	],
};
