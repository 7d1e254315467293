import { runnerImport } from "vite";

await runnerImport("./scripts/bench/weight.ts", { configFile: false, logLevel: "error" });
