import { PRODUCT } from "../product";
import { LEARNING_PATHS } from "./learning/learning-paths";
import { PRIVACY, TERMS } from "./legal";

export type PublicPage = { title: string; description: string; picture?: Picture };
export type Picture = { src: string; alt: string };

/** What a link to a page is previewed with, where the page has no picture of its own (`scripts/brand-pictures.mjs`). */
export const PREVIEW: Picture = {
	src: "/pictures/preview.png",
	alt: `${PRODUCT.name}. ${PRODUCT.line}`,
};

const lessons: Record<`/learn/${string}`, PublicPage> = Object.fromEntries(
	LEARNING_PATHS.map(({ id, title, description }) => [`/learn/${id}`, { title, description }]),
);

const site = {
	"/": {
		title: "College applications, answered once",
		description: `Save your college application answers once. ${PRODUCT.name}’s browser extension fills them in on college and scholarship forms, and never submits.`,
		picture: {
			src: "/pictures/landing.png",
			alt: `${PRODUCT.line} A drawn application form, its answers marked in yellow.`,
		},
	},
	"/schools": {
		title: "For schools and counselors",
		description:
			"Invite a class from your spreadsheet, see who has started and who is stuck, and never see income, citizenship or essays. Priced per student.",
	},
	"/parents": {
		title: "For parents",
		description:
			"Applications without the retyping: what your child saves once is filled in for them, kept private, and sent by nobody but them.",
	},
	"/gift": {
		title: "Give Plus to a student",
		description: `Buy ${PRODUCT.name} Plus for a student without an account of your own: the code comes by mail, with a card to print.`,
	},
	"/extension": {
		title: "The browser extension",
		description: `How ${PRODUCT.name}’s extension fills application forms with saved answers, what it may read, and what it never fills, ticks or sends.`,
	},
	"/extension/platforms": {
		title: "What the extension knows of platforms",
		description: `The Common App, Slate, Google Forms and eleven more: how ${PRODUCT.name} knows each, what was tested, and what nobody has tried live yet.`,
	},
	"/about": {
		title: "About us",
		description: `Why ${PRODUCT.name} exists, the rules it is built by, who answers for it, and how to reach them.`,
	},
	"/learn": {
		title: "Learning Center",
		description:
			"Guides to applying to college, writing the essay and paying for it: each with examples, sources, a video and a short quiz. Free, no login.",
	},
	"/organizations": {
		title: "Community-Based Organizations",
		description:
			"A directory of 200+ organizations that support students with college access, scholarships and mentoring. Search by name or category.",
	},
	"/terms": { title: TERMS.title, description: TERMS.description },
	"/privacy": { title: PRIVACY.title, description: PRIVACY.description },
	"/login": { title: "Log in", description: `Log in to ${PRODUCT.name} to edit your saved answers and fill in your applications.` },
	"/register": {
		title: "Sign Up",
		description: `Create your ${PRODUCT.name} account: save your application answers once and fill them in everywhere. Free during the beta, no card needed.`,
	},
} satisfies Record<string, PublicPage>;

export type PublicPath = keyof typeof site | keyof typeof lessons;

/**
 * The pages that anyone may open and search engines may list, by address: their titles and descriptions, and with them
 * the sitemap.
 */
export const PUBLIC_PAGES: Readonly<Record<PublicPath, PublicPage>> = { ...site, ...lessons };

/** Where search engines need not look: the API, and pages that are somebody's own. By how their addresses begin. */
export const PRIVATE_PATHS = [
	"/admin",
	"/ai-record",
	"/api/",
	"/brainstormer",
	"/chatbot",
	"/colleges.ics",
	"/confirm-email",
	"/dashboard",
	"/essay",
	"/forgot-password",
	"/gift/card",
	"/join",
	"/login/code",
	"/logout",
	"/parent-confirmation",
	"/profile",
	"/reset-password",
	"/settings",
	"/subscription",
	"/your-school",
	"/yourData",
] as const;
