import { runTypeScript } from "../run-typescript.mjs";
import { buildSite } from "../serve-built.mjs";

buildSite();
const { measureAssistant } = await runTypeScript("scripts/bench/assistant.ts");
const results = await measureAssistant();
console.table(results);
if (results.some(({ result }) => result === "FAIL")) process.exitCode = 1;
