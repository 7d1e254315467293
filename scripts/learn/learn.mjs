import { runnerImport } from "vite";

await runnerImport("./scripts/learn/learn.ts", { configFile: false, logLevel: "error" });
