import type { Browser } from "playwright";
import { byEngine, fillWidgetForms, type Judged, type WidgetForms } from "../../tests/engine/widget-forms";
import { LEFT } from "../../tests/widgets/steps.mjs";
import { share } from "./share";

/** What is told of one kind of question: the groups it takes in, and the recall and precision to reach. */
const KINDS: [name: string, groups: string[], recall: number, precision?: number][] = [
	["identity and address", ["identity"], 0.975],
	["birth date", ["birth"], 0.95],
	["education, tests, school", ["education", "tests"], 0.92, 0.985],
	["parents, siblings", ["parents", "siblings"], 0.92, 0.985],
	["activities, honours, courses, exams", ["activities", "honours", "courses", "exams"], 0.9, 0.98],
	["citizenship, demographics, income", ["sensitive"], 0.9, 0.98],
];

const is = (verdict: Judged["verdict"]) => (each: Judged) => each.verdict === verdict;
const count = (all: readonly Judged[], verdict: Judged["verdict"]) => all.filter(is(verdict)).length;

/** Reports on the forms set aside as a whole: what single ones hold is not for those who build the engine to see. */
export async function reportSetAside(browser: Browser, engine: string): Promise<void> {
	report("Forms set aside, made with widget libraries", await fillWidgetForms(browser, byEngine(engine), "set-aside"));
}

/** Reports on the forms to build with, and on each control that is not as meant; `wanted` names single forms. */
export async function reportWidgetForms(browser: Browser, engine: string, wanted: string[]): Promise<void> {
	const all = await fillWidgetForms(browser, byEngine(engine), "forms", wanted);
	for (const { form, key, group, verdict, holds } of all.judged)
		if (verdict === "missed" || verdict === "wrong") console.log(`  ${form} ${group} ${key}: ${verdict} ${JSON.stringify(holds)}`);
	report("Forms to build with, made with widget libraries", all);
}

function report(title: string, { judged, sent }: WidgetForms) {
	const forms = new Set(judged.map(({ form }) => form));
	console.log(`\n${title}: ${forms.size}, ${judged.length} controls`);
	for (const [name, groups, recallMin, precisionMin] of KINDS) {
		const of = judged.filter(({ group }) => groups.includes(group));
		const [right, missed, wrong] = [count(of, "right"), count(of, "missed"), count(of, "wrong")];
		const goal = `to reach ${recallMin}${precisionMin === undefined ? "" : ` / ${precisionMin}`}`;
		console.log(
			`  ${name.padEnd(38)} right ${right}, missed ${missed}, wrong ${wrong} · recall ${share(right, of.length)} · precision ${share(right, right + wrong)} · ${goal}`,
		);
	}
	const filled = judged.filter((each) => is("right")(each) || is("wrong")(each));
	const strangers = judged.filter(({ group }) => group === "stranger");
	const secrets = judged.filter(({ group }) => group === "never");
	const choices = filled.filter(({ isChoice, group }) => isChoice && !LEFT.includes(group));
	console.log(`  wrong among filled: ${share(count(filled, "wrong"), filled.length)} · to reach ≤ 1 %`);
	console.log(`  somebody else's field filled: ${share(count(strangers, "wrong"), strangers.length)} · to reach ≤ 0.5 %`);
	console.log(`  option chosen is right: ${share(count(choices, "right"), choices.length)} · to reach ≥ 99 %`);
	console.log(`  never-fill violations: ${count(secrets, "wrong")} of ${secrets.length} · forms sent: ${sent.length} · to reach 0`);
	console.log(`  shown as the page holds it: ${share(judged.filter(({ isShownAsHeld }) => isShownAsHeld).length, judged.length)}`);
	for (const form of forms) {
		const of = judged.filter((each) => each.form === form);
		console.log(
			`    ${form.padEnd(24)} right ${count(of, "right")}, missed ${count(of, "missed")}, wrong ${count(of, "wrong")}, left ${count(of, "left")}`,
		);
	}
}
