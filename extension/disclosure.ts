import { SERVER } from "./server";

const { host } = new URL(SERVER);

/** What the student is told before anything is read or sent; docs/store.md and the site's privacy policy say the same. */
export const DISCLOSURE: { about: string; text: string }[] = [
	{
		about: "What it reads",
		text: "The form on a page where you open Onward or press its shortcut: its questions, and what already stands in the boxes. While its side panel is open, also which question you are in. It does not follow where you go.",
	},
	{
		about: "What it types",
		text: "Answers you saved in your Onward account. They go into the page, which can read them as if you had typed them yourself, even before you send the form. Sensitive answers, such as race, sex, citizenship or income, wait for your yes.",
	},
	{
		about: "What it sends, and to whom",
		text: `To your Onward server (${host}) alone: a request for your answers, made as the account you are signed in to there; after a fill, the name of the site and how many fields were filled, missed and left alone; and in the side panel what you press a button for: an answer to save in your profile, or your question to the assistant with the label and the limit of the box. Never what was typed into the page, and nothing else that the page says.`,
	},
	{
		about: "What it keeps",
		text: "On this device: that you agreed, your settings, answers you changed after a fill, for that site, and the reports of your last fills until the server has them. To your other computers your browser carries what you changed only if you switch that on. Your profile is not kept on the device.",
	},
	{
		about: "What it never does",
		text: "Send a form. Fill passwords, social security numbers, cards, signatures or consents. Sell what it knows, show it to advertisers, or use it for anything but filling forms.",
	},
];

/** The same in two sentences, for the popup. */
export const SHORT_DISCLOSURE = [
	"Onward reads the form on a page where you open it, and types answers you saved into it. The page can read what is typed.",
	`It talks to your Onward server (${host}) alone: to fetch your answers, to count a fill by the name of the site and the number of fields, and to do what you press in its side panel.`,
];
