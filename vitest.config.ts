import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { SHORT_LIVED } from "./tests/support/process";
import { LongOnesFirst } from "./vitest.sequencer";

const alias = { "~": fileURLToPath(new URL("./app", import.meta.url)) };
const globalSetup = ["tests/support/global-setup.ts"];
/** What is waited for may take its time on a busy machine. */
const patience = { poll: { timeout: 10_000 } };

/** Tests of the extension in a browser of its own. */
const EXTENSION = ["tests/e2e/story.test.ts", "tests/e2e/extension*.test.ts", "tests/e2e/side-panel.test.ts"];
/**
 * A test that asks a server or a browser waits for it a third of the time, one that fills a form two thirds: three run at a time. All else
 * runs before, two at a time, as there are cores.
 */
const waits = { maxWorkers: 3, isolate: false, sequence: { groupOrder: 1 } };
const browser = { testTimeout: 120_000, hookTimeout: 120_000, expect: patience, ...waits };

/** The embedded database belongs to one process. */
const SEVERAL_PROCESSES = ["tests/domain/outbox-processes.test.ts"];

/** The whole of domain and doors runs once on each database. */
const drivers = (["pglite", "postgres"] as const).flatMap((driver) => [
	{
		resolve: { alias },
		test: {
			name: `domain on ${driver}`,
			include: ["tests/domain/**/*.test.ts"],
			exclude: driver === "pglite" ? SEVERAL_PROCESSES : [],
			setupFiles: ["tests/support/domain-setup.ts"],
			globalSetup,
			execArgv: SHORT_LIVED,
			env: { TEST_DRIVER: driver },
			testTimeout: 30_000,
			hookTimeout: 60_000,
			expect: patience,
		},
	},
	{
		resolve: { alias },
		test: {
			name: `doors on ${driver}`,
			include: ["tests/doors/**/*.test.ts"],
			globalSetup,
			execArgv: SHORT_LIVED,
			env: { TEST_DRIVER: driver },
			testTimeout: 60_000,
			hookTimeout: 60_000,
			expect: patience,
			...waits,
		},
	},
]);

export default defineConfig({
	test: {
		pool: "forks",
		maxWorkers: 2,
		sequence: { sequencer: LongOnesFirst },
		projects: [
			{
				resolve: { alias },
				test: { name: "plain", include: ["tests/*.test.ts", "tests/contract/**/*.test.ts", "tests/content/**/*.test.ts"] },
			},
			{ resolve: { alias }, test: { name: "engine", include: ["tests/engine/**/*.test.ts"], ...browser } },
			{
				resolve: { alias },
				test: { name: "extension", include: EXTENSION, globalSetup, env: { TEST_DRIVER: "pglite" }, ...browser },
			},
			...drivers,
			{
				resolve: { alias },
				test: {
					name: "browser",
					include: ["tests/e2e/**/*.test.ts"],
					exclude: EXTENSION,
					globalSetup,
					env: { TEST_DRIVER: "pglite" },
					...browser,
				},
			},
		],
	},
});
