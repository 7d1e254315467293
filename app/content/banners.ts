export type Banner = { id: "autofill" | "chatbot" | "essay"; title: string; text: string; href: string; link: string };

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
		text: "Ask while you write: forms, essays, money. It points to the pages that say more.",
		href: "/chatbot",
		link: "Ask the chatbot",
	},
	{
		id: "essay",
		title: "Have your essay read first",
		text: "Up to three readers tell you what they see in it. The writing stays yours.",
		href: "/essay",
		link: "Review an essay",
	},
];
