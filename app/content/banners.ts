export type Banner = { id: "autofill" | "chatbot" | "organizations"; title: string; text: string; href: string; link: string };

/** The dashboard's rotating banner. The first leads to the extension's store, where it has one. */
export const BANNERS: readonly Banner[] = [
	{
		id: "autofill",
		title: "Answer once, fill everywhere",
		text: "The extension types your saved answers into the form in front of you.",
		href: "/extension",
		link: "Get the extension",
	},
	{
		id: "chatbot",
		title: "Stuck on a question?",
		text: "Ask while you write: forms, essays, money. Every answer names the page it comes from.",
		href: "/chatbot",
		link: "Ask the chatbot",
	},
	{
		id: "organizations",
		title: "Who can help you?",
		text: "Community organizations that mentor, advise and pay, in one directory.",
		href: "/organizations",
		link: "Find one",
	},
];
