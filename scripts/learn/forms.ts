import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Features } from "../../extension/engine/classify/learned/features";
import { bundleEngine, launch, putEngine, WITHOUT_MODEL } from "../../tests/engine/browser";
import { FORMS_DEV } from "../../tests/engine/forms-dev";
import type { Example } from "./network";

const ROOT = path.resolve(import.meta.dirname, "../..");
const FOLDERS = ["tests/fixtures/forms", "tests/fixtures/unseen"].map((folder) => path.join(ROOT, folder));

const ENTRY = `
	import { collect } from "./extension/engine/collect/collect";
	import { classify } from "./extension/engine/classify/classify";
	import { featuresOf } from "./extension/engine/classify/learned/features";
	export async function questions(document) {
		const classified = await classify(await collect(document, () => {}), () => {});
		return classified.filter(({ reason }) => reason !== "never-filled").map(({ field, meaning, reason }) => ({ features: featuresOf(field), meaning, reason }));
	}`;

/**
 * The questions of the forms that the engine is tested on, and of the labelled real ones where they are, as the lists of words read them:
 * they show how often forms ask what, and for what nobody has an answer.
 */
export async function readForms(): Promise<Example[]> {
	const engine = await bundleEngine(ENTRY, [WITHOUT_MODEL]);
	const browser = await launch();
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	await page.route("**/*", (route) => (route.request().url().startsWith("file:") ? route.continue() : route.abort()));
	const examples: Example[] = [];
	for (const folder of [...FOLDERS, FORMS_DEV].filter(existsSync))
		for (const file of readdirSync(folder).filter((name) => name.endsWith(".html"))) {
			await page.goto(`file://${path.join(folder, file)}`, { waitUntil: "domcontentloaded" });
			await putEngine(page, engine);
			const found = (await page.evaluate("onwardEngine.questions(document)")) as {
				features: Features;
				meaning?: { subject: string; attribute: string };
				reason?: string;
			}[];
			for (const { features, meaning, reason } of found)
				if (features.question.length > 0)
					examples.push({ features, asks: meaning ? classOf(meaning) : reason === "other-person" ? "stranger" : "none" });
		}
	await browser.close();
	return examples;
}

export const classOf = ({ subject, attribute }: { subject: string; attribute: string }) =>
	`${/^(parent[12]|mother|father)$/.test(subject) ? "parent" : subject}.${attribute === "street" ? "addressLine1" : attribute}`;
