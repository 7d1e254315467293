import { PRODUCT } from "../product";

/** Colleges whose applications students send most often; names only, nobody here endorses anything. */
export const UNIVERSITIES = [
	"Arizona State University",
	"Boston University",
	"Columbia University",
	"Cornell University",
	"Duke University",
	"Florida State University",
	"Georgia Institute of Technology",
	"Howard University",
	"Indiana University Bloomington",
	"Michigan State University",
	"New York University",
	"Ohio State University",
	"Penn State University",
	"Purdue University",
	"Rutgers University",
	"Spelman College",
	"Texas A&M University",
	"UC Berkeley",
	"UC San Diego",
	"UCLA",
	"University of Florida",
	"University of Michigan",
	"University of Texas at Austin",
	"University of Washington",
	"Vanderbilt University",
	"Virginia Tech",
];

export type Step = { id: "profile" | "extension" | "check"; title: string; description: string; button: string; href: string; alt: string };

/** The three steps of the landing page's carousel (specification, section 2). */
export const STEPS: readonly Step[] = [
	{
		id: "profile",
		title: "Save your answers",
		description:
			"Name, family, school, scores, activities: type them once, in the order application forms ask for them. Stop when you like; what you saved stays.",
		button: "Create your profile",
		href: "/register",
		alt: "The profile page with a first section half filled in and the list of sections beside it",
	},
	{
		id: "extension",
		title: "Add the extension",
		description:
			"It sits in your browser's bar and does nothing until you ask. Open an application, press “Fill this page”, and it tells you what it is about to type.",
		button: "Get the extension",
		href: "/extension",
		alt: "The extension's popup on an application form, asking before it fills sensitive answers",
	},
	{
		id: "check",
		title: "Check, then send it yourself",
		description:
			"Every field it filled is marked in yellow, and a list says what it left to you and why. Undo puts the page back. The last button is always yours to press.",
		button: "Start free",
		href: "/register",
		alt: "An application form with the filled fields marked in yellow and the popup's report beside it",
	},
];

export type Question = { question: string; answer: string; link?: { href: string; label: string } };

export const FAQ: readonly Question[] = [
	{
		question: `What does ${PRODUCT.name} do?`,
		answer:
			"You save the answers of your college application once. On the Common App, on state university systems and on a thousand other college and scholarship sites, the browser extension types them into the form in front of you, in the format that form asks for.",
	},
	{
		question: "Does it write or submit my application?",
		answer:
			"No. It types what you saved and never presses Submit. Feedback on essays points at your sentences; it does not write new ones. You read every page before you send it.",
	},
	{
		question: "Is that allowed?",
		answer:
			"It works on the page in front of you as a person typing would, with your own answers, after you signed in yourself. It bypasses no authentication and calls no college's systems behind your back.",
	},
	{
		question: "What does it cost?",
		answer:
			"It is free during the beta, for a limited time. A new account gets a handful of free tries, and you need no credit card. Filling name, contact and address never runs out.",
		link: { href: "/#pricing", label: "See the plans" },
	},
	{
		question: "What will it never fill?",
		answer:
			"Passwords, social security numbers, card numbers, signatures, consents and fields about somebody else. Answers such as race, sex, citizenship or income are typed only after you said so. What already stands in a field stays.",
	},
	{
		question: "Who sees my answers?",
		answer:
			"You. Nothing is sold, used for advertising or used to train AI models, and no page here loads a tracker. A school that invited you sees progress, never citizenship, income, demographics or essays.",
		link: { href: "/privacy-policy", label: "Read the privacy policy" },
	},
	{
		question: "How old must I be?",
		answer: "At least 13. If you are between 13 and 18, a parent or guardian must agree to your using it.",
		link: { href: "/terms-of-service", label: "Read the terms of use" },
	},
	{
		question: "Which browsers does it work in?",
		answer:
			"The extension runs in Chrome, Edge and other Chromium browsers on a computer. The website, your profile and the learning center work in any browser, on a phone too.",
	},
	{
		question: "I am a counselor. Can my students use it?",
		answer:
			"Yes. Schools and nonprofits get an administrator account with a roster, invitations and each student's progress, priced per student.",
		link: { href: "/schools", label: "For schools" },
	},
];
