import { runTypeScript } from "../run-typescript.mjs";

await runTypeScript("scripts/bench/writing.ts");
