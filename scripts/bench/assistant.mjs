import { execFileSync } from "node:child_process";
import { runTypeScript } from "../run-typescript.mjs";

execFileSync("npx", ["remix", "vite:build"], { stdio: ["ignore", "ignore", "inherit"] });
const { measureAssistant } = await runTypeScript("scripts/bench/assistant.ts");
const results = await measureAssistant();
console.table(results);
if (results.some(({ result }) => result === "FAIL")) process.exitCode = 1;
