import { writeFileSync } from "node:fs";
import { bundleEngine, launch } from "./tests/engine/browser";
import { byEngine, fillWidgetForms } from "./tests/engine/widget-forms";
const [root, out, folder = "set-aside", ...names] = process.argv.slice(2).filter((a) => !a.endsWith(".mjs") && !a.endsWith(".ts"));
const engine = await bundleEngine(`export { createFillSession } from "${root}/extension/engine/session";`);
const browser = await launch();
const { judged, sent } = await fillWidgetForms(browser, byEngine(engine), folder, names);
const KINDS: [string, string[]][] = [["identity", ["identity"]], ["birth", ["birth"]], ["education", ["education", "tests"]], ["parents", ["parents", "siblings"]], ["activities", ["activities", "honours", "courses", "exams"]], ["sensitive", ["sensitive"]]];
const c = (l: any[], v: string) => l.filter((j) => j.verdict === v).length;
const p = (a: number, b: number) => (b ? ((100 * a) / b).toFixed(1) : "-");
console.log(out, judged.length, "controls, sent", sent.length);
for (const [n, g] of KINDS) { const of = judged.filter((j) => g.includes(j.group)); console.log(n.padEnd(12), "recall", p(c(of, "right"), of.length), "precision", p(c(of, "right"), c(of, "right") + c(of, "wrong")), `right ${c(of, "right")} missed ${c(of, "missed")} wrong ${c(of, "wrong")}`); }
const filled = judged.filter((j) => j.verdict === "right" || j.verdict === "wrong");
console.log("wrong among filled", p(c(filled, "wrong"), filled.length), "strangers", c(judged.filter((j) => j.group === "stranger"), "wrong"), "never", c(judged.filter((j) => j.group === "never"), "wrong"), "unknown filled", c(judged.filter((j) => j.group === "unknown"), "wrong"));
const choices = filled.filter((j) => j.isChoice && !["stranger", "never", "unknown"].includes(j.group)); console.log("options", p(c(choices, "right"), choices.length), "shown", p(judged.filter((j) => j.isShownAsHeld).length, judged.length));
for (const f of [...new Set(judged.map((j) => j.form))]) { const of = judged.filter((j) => j.form === f); console.log("  ", f.padEnd(24), c(of, "right"), c(of, "missed"), c(of, "wrong"), "|", KINDS.map(([n, g]) => `${n.slice(0, 3)} ${c(of.filter((j) => g.includes(j.group)), "missed")}/${c(of.filter((j) => g.includes(j.group)), "wrong")}`).join(" ")); }
writeFileSync(`/work/debug/${out}.json`, JSON.stringify(judged));
await browser.close(); process.exit(0);
