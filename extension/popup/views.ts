import type { FieldOutcome, PlannedField } from "../engine/types";
import type { Choices, Report, Situation } from "../messages";
import { SERVER } from "../server";
import { tallyOf } from "../tally";
import { button, element, link } from "./elements";
import { aboutOf, type FieldActions, previewRow, type RowChoice, reportRow, tagsOf, typedOf } from "./rows";
import { plural, REASONS } from "./words";

type Filled = Extract<Report, { state: "filled" }>;
type Ready = Extract<Situation, { state: "ready" }>;

/** What to show when nothing can be filled on this tab, and why. */
export function stuckView(state: Exclude<Situation["state"], "ready">, retry: () => Promise<void>): HTMLElement[] {
	switch (state) {
		case "signed-out":
			return [
				element("h1", {}, "Sign in to fill this page"),
				element("p", {}, "Your answers are kept in your Onward account."),
				link("Sign in", `${SERVER}/login`, "button main"),
				link("Create an account", `${SERVER}/register`, "button"),
				button("I have signed in", "plain", retry),
			];
		case "staff":
			return [
				element("h1", {}, "You are signed in as school staff"),
				element("p", {}, "Only students have answers to fill in. "),
				link("Open Onward", SERVER, "button"),
			];
		case "server-away":
			return [
				element("h1", {}, "Onward cannot be reached"),
				element("p", {}, "Nothing was typed. Check your connection, then try again."),
				button("Try again", "main", retry),
			];
		case "failed":
			return [
				element("h1", {}, "Something went wrong on this page"),
				element("p", {}, "Reload the page and try again. What was typed before is still there."),
				button("Try again", "main", retry),
			];
		case "page-refused":
			return [
				element("h1", {}, "Onward cannot work on this page"),
				element(
					"p",
					{},
					"The browser keeps extensions away from its own pages and from its web store. Open your application form, then press this button there.",
				),
			];
	}
}

/** The page was looked at: one button fills it. `allow` asks the browser to let the extension into an embedded frame. */
export function readyView(
	{ fields, platform, basicOnly, closed }: Ready,
	fill: () => Promise<void>,
	preview: () => void,
	allow: (origin: string) => Promise<void>,
): HTMLElement[] {
	const count = fillable(fields, basicOnly).length;
	const notices = [...plansNotice(basicOnly), ...closed.map((origin) => frameNotice(origin, allow))];
	if (count > 0)
		return [
			element("h1", {}, element("mark", {}, plural(count, "field")), " can be filled"),
			...platformLine(platform),
			...notices,
			...rememberedNotice(fillable(fields, basicOnly)),
			button("Fill this page", "main", fill),
			button("Preview first", "plain", preview),
		];
	if (fields.length === 0)
		return [
			element("h1", {}, "No form found here"),
			...notices,
			element("p", {}, "Open the part of your application that asks questions, then try again."),
		];
	return [
		element("h1", {}, "Nothing to fill here"),
		element("p", {}, "No open question on this page matches an answer you saved."),
		...notices,
		link("Add answers to your profile", `${SERVER}/profile`, "button"),
	];
}

function rememberedNotice(fields: PlannedField[]): HTMLElement[] {
	const count = fields.filter(({ remembered }) => remembered).length;
	if (count === 0) return [];
	const text = count === 1 ? "One of them gets" : `${count} of them get`;
	return [element("p", {}, `${text} what you gave here last time. The preview shows both answers.`)];
}

function platformLine(platform: string | undefined): HTMLElement[] {
	return platform ? [element("p", {}, `This looks like ${/^[AEIO]/.test(platform) ? "an" : "a"} ${platform} form.`)] : [];
}

function frameNotice(origin: string, allow: (origin: string) => Promise<void>): HTMLElement {
	const { host } = new URL(origin);
	return element(
		"div",
		{ class: "notice" },
		element("p", {}, `Part of this page comes from ${host}. The browser keeps Onward out of it until you allow it.`),
		button(`Allow Onward on ${host}`, "second", () => allow(origin)),
	);
}

/**
 * Asks before anything is typed: each field with its value, source and confidence, which can be left out one by one, and the choice to
 * leave out what is sensitive. `forget` forgets what the student gave to a field here last time.
 */
export function askView(
	{ fields, basicOnly }: Ready,
	fill: (sensitive: boolean, choices: Choices) => Promise<void>,
	back: () => void,
	forget?: (correction: string) => Promise<void>,
): HTMLElement[] {
	const chosen = fillable(fields, basicOnly);
	const sensitive = chosen.filter((field) => field.sensitive);
	const said = new Map<string, RowChoice>();
	const idsWhere = (matches: (choice: RowChoice) => boolean) => [...said].filter(([, choice]) => matches(choice)).map(([id]) => id);
	const choices = () => ({ leftOut: idsWhere(({ isTicked }) => !isTicked), asProfile: idsWhere(({ isAsProfile }) => isAsProfile) });
	const all = button(`Fill all ${chosen.length}`, "main", () => fill(true, choices()));
	const changed = (id: string, choice: RowChoice) => {
		said.set(id, choice);
		const count = chosen.length - choices().leftOut.length;
		all.textContent = `Fill all ${count}`;
		all.disabled = count === 0;
	};
	return [
		element("h1", {}, sensitive.length > 0 ? "Some of these are personal" : "What will be typed"),
		element(
			"ul",
			{ class: "fields scrolls", "aria-label": "What will be typed" },
			...[...sensitive, ...chosen.filter((field) => !field.sensitive)].map((field) =>
				previewRow(field, (choice) => changed(field.id, choice), forget),
			),
		),
		all,
		...(sensitive.length > 0 ? [button("Leave out sensitive", "second", () => fill(false, choices()))] : []),
		button("Back", "plain", back),
	];
}

/** While the page is being filled. */
export function busyView(done: number, total: number): HTMLElement[] {
	return [
		element("h1", {}, "Filling…"),
		element("progress", { max: String(Math.max(total, 1)), value: String(done), "aria-label": "Progress" }),
	];
}

/** What became of every question. */
export function reportView(
	{ outcomes, basicOnly }: Filled,
	undo: (typedInto: number) => Promise<void>,
	{ putBack, show }: FieldActions = {},
): HTMLElement[] {
	const kept = outcomes.filter(({ status }) => status === "filled");
	const filled = kept.filter(({ isListed, isPutAway }) => !isListed && !isPutAway);
	const listed = kept.filter(({ isListed }) => isListed);
	const putAway = kept.filter(({ isPutAway }) => isPutAway);
	const tally = tallyOf(outcomes);
	const dropped = outcomes.filter(({ status }) => status === "not-kept");
	const left = outcomes.filter(({ status, isListed }) => status === "skipped" && !isListed);
	let typedInto = filled.length + putAway.length + dropped.length;
	const putOneBack = async (id: string) => {
		const isBack = (await putBack?.(id)) ?? false;
		if (isBack) typedInto--;
		return isBack;
	};
	return [
		element("h1", {}, element("mark", {}, `Filled ${tally.filled} of ${tally.filled + tally.missed}`)),
		...plansNotice(basicOnly),
		button("Undo", "second", () => undo(typedInto)),
		...list("Not kept by the site", dropped, { show }, (outcome) => [
			typedOf(outcome),
			element("span", { class: "reason" }, "not kept by the site: type it yourself"),
		]),
		...list("Skipped", left, { show }, ({ reason }) => [element("span", { class: "reason" }, `skipped: ${REASONS[reason ?? "unknown"]}`)]),
		...list("Filled", filled, { show, putBack: putBack && putOneBack }, filledDetails),
		...list(
			"Filled, in a part of the page that is closed now: open it to look or to change it",
			putAway,
			{ putBack: putBack && putOneBack },
			filledDetails,
		),
		...list("In the page’s own list: take it out there", listed, {}, filledDetails),
	];
}

const filledDetails = (outcome: FieldOutcome) => [
	typedOf(outcome),
	...tagsOf({ ...outcome, sensitive: false }),
	aboutOf(outcome, outcome.remembered !== undefined),
];

/** After undo: `count` of the `total` fields that were typed into hold again what they held before. */
export function undoneView(count: number, total: number, makesRoom: boolean, again: () => Promise<void>): HTMLElement[] {
	const isWhole = count >= total;
	return [
		element("h1", {}, isWhole ? "The page is back as it was" : `Put back ${count} of ${total}`),
		element(
			"p",
			{},
			isWhole
				? `${plural(count, "field")} put back.`
				: "A page can go on holding a choice that cannot be unmade. Look at the choices once more.",
		),
		...(makesRoom ? [element("p", {}, "Rows that were added stay, empty. What the page took into a list of its own stays there.")] : []),
		button("Start again", "second", again),
	];
}

/** The fields a fill would type into, every sensitive one among them. */
export function fillable(fields: PlannedField[], basicOnly: boolean): PlannedField[] {
	return fields.filter(
		({ action, reason, basic, value }) => (action === "fill" || reason === "sensitive") && value !== undefined && (basic || !basicOnly),
	);
}

function plansNotice(basicOnly: boolean): HTMLElement[] {
	if (!basicOnly) return [];
	const text = "Your free tries are used up. Onward still fills your name, contact details and address. ";
	return [element("p", { class: "notice" }, text, link("See plans", `${SERVER}/subscription`))];
}

function list(
	title: string,
	outcomes: FieldOutcome[],
	actions: FieldActions,
	details: (outcome: FieldOutcome) => (Node | string)[],
): HTMLElement[] {
	if (outcomes.length === 0) return [];
	return [
		element("h2", {}, `${title} (${outcomes.length})`),
		element("ul", { class: "fields", "aria-label": title }, ...outcomes.map((outcome) => reportRow(outcome, details(outcome), actions))),
	];
}
