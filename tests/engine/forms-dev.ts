import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright";
import type { Facts } from "../../extension/engine/types";
import { STUDENT } from "../fixtures/student";
import { fill, openSession } from "./browser";
import { resultsFile } from "./results";

/** Where the labelled real forms lie; they are not part of the project. */
export const FORMS_DEV = resolve(process.env.FORMS_DEV ?? join(import.meta.dirname, "../../../shared/forms-dev"));
export const hasFormsDev = () => existsSync(FORMS_DEV);
export const formNames = (): string[] =>
	readdirSync(FORMS_DEV)
		.filter((file) => file.endsWith(".html"))
		.sort();

const ORIGIN = "http://forms.test";
const FACTS: Facts = { email: STUDENT.email, answers: STUDENT.answers };
const PERSON = STUDENT.answers.personalInformation!;
const HOME = PERSON.address!;
const DIGITS = PERSON.phoneNumber!.replace(/\D/g, "");

/** “cannot hold” is a control that takes no right answer of this student: disabled, too narrow, or a list without it. */
export type Verdict = "right" | "missed" | "wrong" | "empty as meant" | "cannot hold";
/** One labelled or filled control: `label` is the person's, "" where there is none. */
export type Judged = { label: string; visible: boolean; held: string; verdict: Verdict; field: string };

/** What a right answer looks like, per label; a label that is missing here must stay empty. */
const RIGHT: Readonly<Record<string, (held: string) => boolean>> = {
	firstName: (held) => held === PERSON.firstName,
	middleName: (held) => held === PERSON.middleName || held === PERSON.middleName!.charAt(0),
	lastName: (held) => held === PERSON.lastName,
	fullName: (held) =>
		[
			`${PERSON.firstName} ${PERSON.lastName}`,
			`${PERSON.firstName} ${PERSON.middleName} ${PERSON.lastName}`,
			`${PERSON.lastName}, ${PERSON.firstName}`,
		].includes(held),
	emailAddress: (held) => held === STUDENT.email,
	"username OR emailAddress": (held) => held === STUDENT.email,
	phone: (held) => {
		const digits = held.replace(/\D/g, "");
		return (
			digits === DIGITS ||
			digits === `1${DIGITS}` ||
			[DIGITS.slice(0, 3), DIGITS.slice(3, 6), DIGITS.slice(6), DIGITS.slice(3)].includes(digits)
		);
	},
	addressStreet: (held) => held.startsWith(HOME.address1!),
	addressStreet2: (held) => held === HOME.address2,
	addressCity: (held) => held === HOME.city,
	addressProvince: (held) => /^(ca|california|us-ca)\b/i.test(held),
	addressPostalCode: (held) => held === HOME.postalCode,
	addressCountryCode: (held) => /^(us|usa|united states( of america)?|estados unidos|\+?1)\b|\(\+?1\)/i.test(held),
	birthday: (held) => /2008/.test(held) && /0?4|apr/i.test(held) && /17/.test(held),
	birthdayDay: (held) => held === "17",
	birthdayMonth: (held) => /^0?4$|^apr/i.test(held),
	birthdayYear: (held) => held === "2008" || held === "08",
};
export const BIRTHDAYS = ["birthday", "birthdayDay", "birthdayMonth", "birthdayYear"];
export const FILLABLE = Object.keys(RIGHT);

/** Fills the page that is open. */
export type Fill = (page: Page) => Promise<unknown>;

const byEngine =
	(engine: string): Fill =>
	async (page) => {
		await openSession(page, engine, FACTS);
		await fill(page);
	};

/** Opens one form with its scripts off and the network closed, fills it and judges every control that is labelled or was filled. */
async function judgeForm(page: Page, fillPage: Fill, name: string): Promise<Judged[]> {
	const open = () => page.goto(`${ORIGIN}/${name}`, { waitUntil: "domcontentloaded" });
	// The form before may move on by itself at that moment, which cuts the way to this one short.
	await open().catch(open);
	await page.evaluate(noteHeld);
	await fillPage(page);
	return (await page.evaluate(changes))
		.filter(({ prefilled }) => !prefilled)
		.map((held) => ({ label: held.label, visible: held.visible, held: held.held, field: held.field, verdict: judge(held) }));
}

/** A page for one form after the other: a window of its own for each takes five times as long. */
async function openReader(browser: Browser): Promise<Page> {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	await page.route("**/*", (route) => {
		const { origin, pathname } = new URL(route.request().url());
		const file = join(FORMS_DEV, decodeURIComponent(pathname));
		return origin === ORIGIN && route.request().isNavigationRequest() && existsSync(file)
			? route.fulfill({
					body: readFileSync(file),
					contentType: "text/html; charset=utf-8",
					headers: { "content-security-policy": "script-src 'none'; frame-src 'none'" },
				})
			: route.abort();
	});
	return page;
}

function judge({ label, visible, changed, held, offers, isClosed, room }: Held): Verdict {
	const isRight = visible ? RIGHT[label] : undefined;
	if (!isRight) return changed ? "wrong" : "empty as meant";
	if (held.split("\n").some((text) => isRight(text))) return "right";
	if (changed) return "wrong";
	const isOffered = offers === undefined || offers.some((text) => isRight(text));
	return isClosed || !isOffered || (label === "phone" && room !== undefined && room > 4 && room < DIGITS.length) ? "cannot hold" : "missed";
}

type Held = {
	label: string;
	visible: boolean;
	changed: boolean;
	held: string;
	field: string;
	offers?: string[];
	isClosed: boolean;
	room?: number;
};

type Noted = { onwardHeld: Map<Element, string> };

/** Runs in the page. */
function noteHeld() {
	const held = (control: Element) =>
		control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
			? String(control.checked)
			: (control as HTMLInputElement).value;
	(globalThis as unknown as Noted).onwardHeld = new Map(
		[...document.querySelectorAll("input,select,textarea")].map((control) => [control, held(control)]),
	);
}

/** Runs in the page: every control that is labelled or holds something else than before. */
function changes() {
	const before = (globalThis as unknown as Noted).onwardHeld;
	const isVisible = (control: HTMLElement) => {
		const box = control.getBoundingClientRect();
		return (
			control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
			box.width > 3 &&
			box.height > 3 &&
			box.right + scrollX > 0 &&
			box.bottom + scrollY > 0 &&
			!control.closest("[aria-hidden=true]")
		);
	};
	return [...before].flatMap(([element, old]) => {
		const control = element as HTMLInputElement;
		const isBox = /^(checkbox|radio)$/.test(control.type);
		const now = isBox ? String(control.checked) : control.value;
		const label = control.getAttribute("data-manual-scoring") ?? "";
		const changed = now !== old;
		if (!label && !changed) return [];
		const held = element instanceof HTMLSelectElement ? `${element.selectedOptions[0]?.text.trim() ?? ""}\n${element.value}` : now;
		const prefilled =
			!changed &&
			!isBox &&
			(element instanceof HTMLSelectElement
				? [...element.options].some((option) => option.defaultSelected && option.value !== "" && !/select|choose|^-/i.test(option.text))
				: old !== "");
		return [
			{
				label,
				visible: isVisible(control),
				held,
				changed,
				prefilled,
				offers:
					element instanceof HTMLSelectElement ? [...element.options].flatMap((option) => [option.text.trim(), option.value]) : undefined,
				isClosed: control.disabled || control.readOnly === true,
				room: control.maxLength > 0 ? control.maxLength : undefined,
				field: [
					control.nodeName.toLowerCase(),
					control.type,
					control.name,
					control.id,
					control.placeholder ?? "",
					[...(control.labels ?? [])].map((one) => one.textContent?.replace(/\s+/g, " ").trim()).join(" "),
				]
					.join(" | ")
					.slice(0, 200),
			},
		];
	});
}

export type Counts = { [label: string]: { [verdict in Verdict]?: number } };

/** How often each verdict fell, per label; filled controls without a label stand under "unlabelled". */
export function countVerdicts(judged: readonly Judged[]): Counts {
	const counts: Counts = {};
	for (const { label, verdict } of judged) {
		counts[label || "unlabelled"] ??= {};
		const of = counts[label || "unlabelled"]!;
		of[verdict] = (of[verdict] ?? 0) + 1;
	}
	return counts;
}

/** Judges all forms, a few at a time; they are filled by the engine, or in another way. */
export async function judgeAll(browser: Browser, by: string | Fill, names = formNames()): Promise<Map<string, Judged[]>> {
	const fillPage = typeof by === "string" ? byEngine(by) : by;
	const judged = new Map<string, Judged[]>();
	const queue = [...names];
	await Promise.all(
		[1, 2, 3].map(async () => {
			const page = await openReader(browser);
			for (let name = queue.shift(); name; name = queue.shift()) {
				const form = name;
				judged.set(
					form,
					await judgeForm(page, fillPage, form).catch((error) => {
						throw new Error(`${form}: ${error.message}`, { cause: error });
					}),
				);
			}
			await page.close();
		}),
	);
	return new Map([...judged].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Names of accounts: a sign-in name is nobody's saved answer, so these are reported apart from what the engine should fill. Boxes of the
 * same look (“Username”, “Login”) are labelled `username` alone 145 times, where an e-mail is wrong: an engine that typed it into all of
 * them would be wrong in a tenth of the labelled controls. Those that ask for an e-mail in their own words are filled.
 */
const CREDENTIALS = ["username OR emailAddress"];

/**
 * The figures the engine is judged by: share of fillable controls that are right (birthdays apart), share of labelled
 * controls that hold something wrong. Takes all judged controls; gives for each share how many of how many.
 */
export function figures(judged: readonly Judged[]) {
	const labelled = judged.filter(({ label }) => label !== "");
	const share = (of: readonly Judged[], verdict: Verdict): [part: number, whole: number] => [
		of.filter((each) => each.verdict === verdict).length,
		of.length,
	];
	const due = labelled.filter(({ label, visible, verdict }) => visible && FILLABLE.includes(label) && verdict !== "cannot hold");
	const birthdays = due.filter(({ label }) => BIRTHDAYS.includes(label));
	const others = due.filter(({ label }) => !BIRTHDAYS.includes(label) && !CREDENTIALS.includes(label));
	return {
		recall: share(others, "right"),
		birthdays: share(birthdays, "right"),
		credentials: share(
			due.filter(({ label }) => CREDENTIALS.includes(label)),
			"right",
		),
		wrong: share(labelled, "wrong"),
	};
}

export type Results = {
	forms: { [form: string]: Counts };
	/** Controls without a label that were filled, looked at one by one. */
	unlabelled: { [control: string]: "right" | "wrong" | "not looked at" };
};

export const { recorded, record } = resultsFile<Results>("forms-dev", { forms: {}, unlabelled: {} });

/** What is recorded of a run; judgements of unlabelled controls made earlier are kept. */
export function resultsOf(all: ReadonlyMap<string, readonly Judged[]>): Results {
	const before = recorded().unlabelled;
	const unlabelled = [...all].flatMap(([form, judged]) =>
		judged.filter(({ label }) => !label).map(({ field, held }) => `${form} | ${field.slice(0, 90)} = ${held.split("\n")[0]}`),
	);
	return {
		forms: Object.fromEntries([...all].filter(([, judged]) => judged.length > 0).map(([form, judged]) => [form, countVerdicts(judged)])),
		unlabelled: Object.fromEntries(unlabelled.map((control) => [control, before[control] ?? "not looked at"])),
	};
}
