import type { Page } from "playwright";
import { PROFILE_ROWS } from "../../app/contract/profile";
import type { Features } from "../../extension/engine/classify/learned/features";
import { bundleEngine, launch, putEngine } from "../../tests/engine/browser";
import { STUDENT } from "../../tests/fixtures/student";
import { buildForms, expectationOf, formNames, serveForms } from "../../tests/widgets/build.mjs";
import { LEFT, located, open } from "../../tests/widgets/steps.mjs";
import { classOf } from "./forms";
import type { Example } from "./network";

const ENTRY = `
	import { collect } from "./extension/engine/collect/collect";
	import { classify } from "./extension/engine/classify/classify";
	import { featuresOf } from "./extension/engine/classify/learned/features";
	import { express } from "./extension/engine/express/express";
	export async function questions(facts) {
		globalThis.classified = await classify(await collect(document, () => {}), () => {});
		return classified.map(({ field, meaning, reason }) => ({
			features: featuresOf(field), meaning, reason, path: meaning && express(field, meaning, facts).answer?.path }));
	}
	export function placeOf(element) {
		const fields = classified.map(({ field }) => [field.element, ...field.options.map((option) => option.element)].filter(Boolean));
		const isAt = (own, other) => own === other || own.contains(other) || other.contains(own);
		for (let box = element; box && box !== document.body; box = box.parentElement) {
			const places = fields.flatMap((own, place) => (own.some((each) => isAt(each, box)) ? [place] : []));
			if (places.length > 0) return places.length === 1 ? places[0] : -1;
		}
		return -1;
	}`;

/** All of them at once take more memory than a machine has. */
const BUILT_AT_ONCE = 20;

type Read = { features: Features; meaning?: { subject: string; attribute: string }; reason?: string; path?: string };
/** Frames within the page have no engine. */
type WithPlaces = { onwardEngine?: { placeOf(element: Element): number } };
type Control = { key: string; group: string; path?: string; state?: unknown; hand?: string[][] };

const CLASSES = new Map(PROFILE_ROWS.map((row) => [shapeOf(row.path), classOf(row)]));
const WHOLE_NAME = { personalInformation: "applicant.fullName", familyInformation: "parent.fullName", siblings: "sibling.fullName" };

function shapeOf(path: string) {
	return path
		.replace(/\.(\d+)(?=\.|$)/g, "[$1]")
		.replace(/\[\d*\]/g, "[]")
		.replace(/parent2/, "parent1");
}

/**
 * The questions of the forms made with widget libraries (tests/widgets/forms), with what their expectations say that they ask. Which
 * question a control is, the steps show by which a person answers it.
 */
export async function readWidgetForms(): Promise<(Example & { form: string })[]> {
	const names: string[] = formNames("forms");
	const server = await serveForms();
	const engine = await bundleEngine(ENTRY);
	const browser = await launch();
	const examples: (Example & { form: string })[] = [];
	for (const [place, form] of names.entries()) {
		if (place % BUILT_AT_ONCE === 0) await buildForms(names.slice(place, place + BUILT_AT_ONCE));
		const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
		const expectation = expectationOf(form);
		await open(page, server.url, expectation);
		await putEngine(page, engine);
		const facts = JSON.stringify({ email: STUDENT.email, answers: STUDENT.answers });
		const reads = (await page.evaluate(`onwardEngine.questions(${facts})`)) as Read[];
		const asked = await controlsByPlace(page, expectation.controls);
		reads.forEach((read, place) => {
			const asks = whatIsAsked(read, asked.get(place));
			if (asks && read.features.question.length > 0) examples.push({ form, features: read.features, asks });
		});
		await page.close();
	}
	await browser.close();
	await server.stop();
	return examples;
}

async function controlsByPlace(page: Page, controls: Control[]): Promise<Map<number, Control>> {
	const found = new Map<number, Control>();
	for (const control of controls) {
		const step = control.hand?.find(([action]) => action !== "press" && action !== "wait");
		if (!step || LEFT.includes(control.group)) continue;
		const [element] = await located(page, step[1]!)
			.elementHandles()
			.catch(() => []);
		const place = (await element?.evaluate((each: Element) => (globalThis as unknown as WithPlaces).onwardEngine?.placeOf(each))) ?? -1;
		if (place >= 0 && !found.has(place)) found.set(place, control);
	}
	return found;
}

/** The class of what a control's expectation says; of one that is to stay as it is, what the lists of words say, unless they know an answer. */
function whatIsAsked({ meaning, reason, path }: Read, control: Control | undefined): string | undefined {
	if (!control) return reason === "other-person" ? "stranger" : reason === "unknown" ? "none" : undefined;
	const shape = shapeOf(control.path!);
	if (meaning && path && (shapeOf(path) === shape || shapeOf(path) === `userInformation.${shape}`)) return classOf(meaning);
	if (shape === "email") return "applicant.email";
	const list = shape.split(/[.[]/).find((piece) => piece in WHOLE_NAME || piece === "siblings");
	const isWhole = /firstName$/i.test(shape) && typeof control.state === "string" && control.state.includes(" ");
	if (isWhole) return shape.includes("siblings") ? WHOLE_NAME.siblings : WHOLE_NAME[list as keyof typeof WHOLE_NAME];
	return CLASSES.get(shape);
}
