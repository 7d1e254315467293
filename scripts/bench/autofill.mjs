import { runnerImport } from "vite";

await runnerImport("./scripts/bench/autofill.ts", { configFile: false, logLevel: "error" });
