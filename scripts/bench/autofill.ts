import { bundleEngine, launch, startSession, WITHOUT_MODEL } from "../../tests/engine/browser";
import { BIRTHDAYS, countVerdicts, FORMS_DEV, figures, hasFormsDev, judgeAll, record, resultsOf } from "../../tests/engine/forms-dev";
import { readUnderHeadings, record as recordHeadings } from "../../tests/engine/headings";
import { fillOwnForms, totals } from "../../tests/engine/own-forms";
import { readPieces, record as recordPieces, totalsOf } from "../../tests/engine/pieces";
import { longPage, timeLoading, timeScan } from "../../tests/engine/scan";
import { record as recordUnseen, resultsOf as unseenResultsOf } from "../../tests/engine/unseen-forms";
import { STUDENT } from "../../tests/fixtures/student";
import { EXPECTATIONS, type Expectation, startForms, UNSEEN_EXPECTATIONS } from "../../tests/support/forms";
import { EAGER } from "../eager-compile.mjs";
import { minified } from "../minify.mjs";
import { reportBrowser } from "./browser-autofill";
import { reportSpeed } from "./fill-speed";
import { share } from "./share";
import { reportSetAside, reportWidgetForms } from "./widget-forms";

const CONTROLS = 200;
const SCANS = 9;
const isRecording = process.argv.includes("--record");

/** Each can be asked for alone. */
const PARTS: Record<string, () => Promise<void>> = {
	"--forms": reportForms,
	"--pieces": reportPieces,
	"--headings": reportHeadings,
	"--widgets": () => reportWidgetForms(browser, engine, namesGiven()),
	"--set-aside": () => reportSetAside(browser, engine),
	"--browser": () => reportBrowser(engine, forms.url),
	"--scan": reportScan,
	"--speed": () => reportSpeed(browser, engine),
};
const namesGiven = () => process.argv.slice(2).filter((each) => !each.startsWith("--"));

const engine = await bundleEngine(undefined, process.argv.includes("--without-model") ? [WITHOUT_MODEL] : []);
const browser = await launch();
const forms = await startForms();
try {
	const only = process.argv.find((each) => Object.hasOwn(PARTS, each));
	for (const [name, part] of Object.entries(PARTS)) if (!only || only === name) await part();
} finally {
	await forms.stop();
	await browser.close();
}

async function reportForms() {
	await reportRealForms();
	await reportOwnForms("Own forms", EXPECTATIONS);
	const unseen = await reportOwnForms("Unseen forms (written without knowing the engine)", UNSEEN_EXPECTATIONS);
	if (isRecording) recordUnseen(unseenResultsOf(unseen));
}

async function reportPieces() {
	const results = await readPieces(browser);
	const { right, asked, wrong } = totalsOf(results);
	console.log(`Pieces of pages (written without knowing the engine; read, not filled): ${Object.keys(results).length}`);
	console.log(`  recall ${share(right, asked)} · precision ${share(right, right + wrong)}\n`);
	if (isRecording) recordPieces(results);
}

async function reportHeadings() {
	const results = await readUnderHeadings(browser);
	console.log("Plain questions under headings (written without knowing the engine; read, not filled)");
	for (const [kind, { right, others }] of Object.entries(results))
		console.log(`  ${kind.padEnd(12)} ${right} as meant · ${Object.keys(others).length} headings with others`);
	if (isRecording) recordHeadings(results);
}

async function reportRealForms() {
	if (!hasFormsDev())
		return console.log(`Real forms: not here (${FORMS_DEV}; set FORMS_DEV to their folder), so nothing is measured on them.\n`);
	const all = await judgeAll(browser, engine);
	const judged = [...all.values()].flat();
	console.log(`Real forms: ${all.size}`);
	console.log(
		`${"kind".padEnd(28)}${["right", "missed", "wrong", "cannot hold", "empty as meant"].map((word) => word.padStart(16)).join("")}   ${"recall".padEnd(30)}precision`,
	);
	for (const [kind, counts] of Object.entries(countVerdicts(judged))) {
		const { right = 0, missed = 0, wrong = 0 } = counts;
		const rates = right + missed > 0 ? `   ${share(right, right + missed + wrong).padEnd(30)}${share(right, right + wrong)}` : "";
		console.log(
			`${kind.padEnd(28)}${[right, missed, wrong, counts["cannot hold"] ?? 0, counts["empty as meant"] ?? 0].map((count) => String(count).padStart(16)).join("")}${rates}`,
		);
	}
	const { recall, birthdays, credentials, wrong } = figures(judged);
	console.log(
		`Recall ${share(...recall)} (without ${BIRTHDAYS[0]}s and sign-in names) · birthdays ${share(...birthdays)} · sign-in names ${share(...credentials)} · wrong among labelled controls ${share(...wrong)}`,
	);
	const secrets = judged.filter(
		({ label, visible, verdict }) => verdict === "wrong" && (!visible || /^(password|card|expiration)/.test(label)),
	);
	console.log(`Never-fill violations: ${secrets.length}`);
	for (const { label, field } of secrets) console.log(`  ${label} ${field}`);
	for (const { label, held, field } of judged.filter(({ label: kind, verdict }) => kind && verdict === "wrong"))
		console.log(`  wrong: ${label} holds “${held.split("\n")[0]}” · ${field}`);
	const results = resultsOf(all);
	console.log(`Filled without a label: ${Object.keys(results.unlabelled).length}`);
	for (const [control, verdict] of Object.entries(results.unlabelled)) console.log(`  ${verdict}: ${control}`);
	if (isRecording) {
		record(results);
		console.log("Recorded in tests/engine/forms-dev.results.json");
	}
}

async function reportOwnForms(title: string, expectations: readonly Expectation[]) {
	const results = await fillOwnForms(browser, engine, forms.url, expectations);
	console.log(`\n${title}`);
	for (const { name, expected, notFilled, wrong, violations } of results) {
		console.log(
			`  ${name.padEnd(30)} ${expected - notFilled.length} of ${expected} filled · ${wrong.length} wrong · ${violations.length} violations`,
		);
		for (const text of [...notFilled, ...wrong, ...violations]) console.log(`      ${text}`);
	}
	const { expected, right, wrong } = totals(results);
	console.log(`  recall ${share(right, expected)} · precision ${share(right, right + wrong)} · wrong ${wrong}`);
	return results;
}

/** The median over fresh pages: a single one says more about what else the machine does. */
async function reportScan() {
	const scans: Awaited<ReturnType<typeof scanTwice>>[] = [];
	const script = `${EAGER}\n${await minified(await bundleEngine())}`;
	for (let page = 0; page < SCANS; page++) scans.push(await scanTwice(script));
	const loading = scans.map((scan) => scan.loading).sort((one, other) => one - other);
	console.log(
		`\nThe engine loads in ${loading[Math.floor(SCANS / 2)]?.toFixed(0)} ms (${loading[0]?.toFixed(0)} to ${loading.at(-1)?.toFixed(0)})`,
	);
	for (const when of ["first", "next"] as const) {
		const totals = scans.map((scan) => scan[when].total).sort((one, other) => one - other);
		const longest = Math.max(...scans.map((scan) => scan[when].longest));
		console.log(
			`\n${CONTROLS} controls, ${when} scan: ${totals[Math.floor(SCANS / 2)]?.toFixed(0)} ms (${totals[0]?.toFixed(0)} to ${totals.at(-1)?.toFixed(0)}), longest task ${longest < 50 ? "under 50" : longest.toFixed(0)} ms`,
		);
	}
}

/** Scans a page after the engine was loaded into it as the extension loads it: as a minified script that is compiled as a whole. */
async function scanTwice(script: string) {
	const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
	await page.setContent(longPage(CONTROLS));
	const loading = await timeLoading(page, script);
	await startSession(page, { email: STUDENT.email, answers: STUDENT.answers });
	const first = await timeScan(page);
	const next = await timeScan(page);
	await page.close();
	return { loading, first, next };
}
