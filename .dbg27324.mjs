import { runnerImport } from "vite"; await runnerImport("./.dbg27324.ts", { configFile: false, logLevel: "error" });
