import { PRODUCT } from "../product";

export type LegalText = {
	title: string;
	description: string;
	updated: string;
	intro: string;
	sections: { heading: string; paragraphs: string[] }[];
};

const { name } = PRODUCT;
const UPDATED = "May 2025";

export const TERMS: LegalText = {
	title: "Terms of Use",
	description: `What you may expect of ${name}, and what ${name} expects of you.`,
	updated: UPDATED,
	intro: `These terms are an agreement between you and ${name}. By creating an account you accept them.`,
	sections: [
		{
			heading: "Who may use it",
			paragraphs: [
				"You must be at least 13 years old. If you are between 13 and 18, a parent or guardian must consent to your using the service.",
				"School staff may register on behalf of their school when the school allows them to.",
			],
		},
		{
			heading: "What the service does",
			paragraphs: [
				`${name} keeps the answers of your college and scholarship applications and, when you ask it to, types them into application forms in your browser. It works on the page as a person would, bypasses no authentication, and never submits a form.`,
				"You remain responsible for what you send to a college or scholarship: read every page before you submit it.",
			],
		},
		{
			heading: "Your licence to use it",
			paragraphs: [
				"You may use the website and the extension for your own applications. You may not resell them, attack them, or use them to collect other people's data.",
			],
		},
		{
			heading: "Fees and billing",
			paragraphs: [
				"During the beta a new account gets a number of free tries; no card is needed. Where a paid plan is offered, payments go through a card payment provider, subscriptions can be cancelled from the dashboard at any time, and fees already paid are non-refundable unless the law says otherwise.",
			],
		},
		{
			heading: "Third parties",
			paragraphs: [
				`Application sites belong to the colleges and companies that run them, and their own terms apply there. ${name} is not affiliated with them.`,
			],
		},
		{
			heading: "Intellectual property",
			paragraphs: [
				`The software, texts and marks of ${name} belong to ${name} or its licensors. Nothing here takes any right in what you write away from you.`,
			],
		},
		{
			heading: "Your content",
			paragraphs: ["What you save stays yours. You allow us to store and process it for the single purpose of giving you the service."],
		},
		{ heading: "Privacy", paragraphs: ["The privacy policy says what is stored, why, and for how long. It is part of these terms."] },
		{
			heading: "Disclaimers",
			paragraphs: [
				"The service is provided as it is. We do not promise that every form can be filled, that advice fits your case, or that any application succeeds.",
			],
		},
		{ heading: "Limit of liability", paragraphs: ["As far as the law allows, our total liability is limited to 100 US dollars."] },
		{
			heading: "Indemnification",
			paragraphs: [
				"If somebody makes a claim against us because you broke these terms or the law, you cover the reasonable cost of it, as far as the law allows.",
			],
		},
		{
			heading: "Termination",
			paragraphs: [
				"You may stop at any time. We may end an account that breaks these terms or endangers others, and say why where we lawfully can.",
			],
		},
		{
			heading: "Changes",
			paragraphs: ["When these terms change in a way that matters, we say so on the site before the change applies to you."],
		},
		{
			heading: "Governing law",
			paragraphs: ["The law of the State of Delaware governs these terms, without its rules on conflicts of law."],
		},
	],
};

export const PRIVACY: LegalText = {
	title: "Privacy Policy",
	description: `What ${name} stores about you, why, who sees it and how long it stays.`,
	updated: UPDATED,
	intro: "Students trust us with citizenship, income and grades. This page says plainly what happens to them.",
	sections: [
		{
			heading: "What is stored",
			paragraphs: [
				"Your e-mail address, a one-way hash of your password (never the password itself), the answers you save in your profile, and your sessions with the kind of browser they run in.",
				"For each page the extension fills: the name of the site and how many fields were filled, missed or left as they were. Never what was typed.",
				"To stop people who guess passwords, counts of failed tries under a keyed hash of the e-mail and network address, which expire within an hour.",
			],
		},
		{
			heading: "What it is used for",
			paragraphs: [
				"To give you the service: to show you your answers, to fill them in where you ask, and to keep your account safe. Nothing is used for advertising, sold, or used to train AI models.",
			],
		},
		{
			heading: "No third-party scripts",
			paragraphs: [
				"No page loads scripts, fonts, pixels or session recording from anybody else. The only cookies are those that keep you signed in, let your own browser be recognised when strangers guess at your password, and carry a Google sign-in while it lasts.",
			],
		},
		{
			heading: "The browser extension",
			paragraphs: [
				"It reads a page only when you ask it to fill that page, and talks only to this server. Your answers are fetched for that moment and are not kept on the device. It never fills passwords, social security numbers, card numbers, signatures or consents, and asks before it types sensitive answers such as race, sex, citizenship or income.",
			],
		},
		{
			heading: "Disclosure",
			paragraphs: ["We disclose data to nobody except where the law compels us. School staff cannot see a student's answers."],
		},
		{ heading: "Payments", paragraphs: ["Where a paid plan is offered, the payment provider handles your card; we never see its number."] },
		{
			heading: "Signing in with Google",
			paragraphs: [
				"If you choose it, Google tells us an identifier and your e-mail address. We ask for nothing else and tell Google nothing about your answers.",
			],
		},
		{
			heading: "Retention and deletion",
			paragraphs: [
				"Your data stays while you have an account. To have the account and everything in it deleted, write to the support address below from the e-mail address of the account.",
			],
		},
		{
			heading: "Transfer",
			paragraphs: [
				"Data is stored on the server that runs this site. If you use it from another country, your data travels to that server.",
			],
		},
		{
			heading: "E-mail",
			paragraphs: [
				"We send mail that your account needs, such as a link to reset your password. We send no marketing e-mail; should that change, it will be opt-in and every mail will let you opt out.",
			],
		},
		{
			heading: "Your rights",
			paragraphs: [
				"You may see, correct and delete what is stored about you, and nobody treats you worse for it. Residents of California have these rights under the CCPA; we sell and share no personal information, of anyone of any age.",
			],
		},
		{
			heading: "Children",
			paragraphs: [
				"The service is not for children under 13. If we learn that a younger child registered, the account is deleted. Between 13 and 18, a parent or guardian must consent.",
			],
		},
		{ heading: "Do Not Track", paragraphs: ["We track nobody across sites, so a Do Not Track signal changes nothing here."] },
	],
};
