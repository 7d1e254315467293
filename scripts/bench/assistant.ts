import { mkdtempSync, rmSync } from "node:fs";
import { registerStudent } from "../../tests/support/http";
import { FAILURES, type Provider, startProvider } from "../../tests/support/model-provider";
import { type ServerProcess, startServer } from "../../tests/support/process";

const ADDED_MS_MAX = 10;
const SLOWER_MAX = 2;
const STREAMS = 50;
const WORDS = 400;
const WORD_MS = 25;
const ASKED = 60;
const PAGES = 1000;
const DEADLINE_SECONDS = 2;
const FAILED_AT_ONCE = 20;

type Result = { what: string; value: string; budget: string; result: "pass" | "FAIL" };

const at = (values: number[], share: number) =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
const ms = (value: number) => `${value.toFixed(1)} ms`;
const result = (what: string, value: string, budget: string, isGood: boolean): Result => ({
	what,
	value,
	budget,
	result: isGood ? "pass" : "FAIL",
});

/** Milliseconds until the first piece of an answer, and until its end. */
async function timesOf(address: string, init: RequestInit): Promise<{ first: number; end: number }> {
	const start = performance.now();
	const answer = await fetch(address, { method: "POST", ...init });
	const reader = answer.body?.getReader();
	await reader?.read();
	const first = performance.now() - start;
	while (reader && !(await reader.read()).done);
	return { first, end: performance.now() - start };
}

const askProvider = ({ url }: Provider) =>
	timesOf(`${url}/chat/completions`, {
		headers: { authorization: "Bearer key", "content-type": "application/json" },
		body: JSON.stringify({ model: "m", stream: true, messages: [{ role: "user", content: "When does the FAFSA open?" }] }),
	});

let questions = 0;
const askApp = ({ url }: ServerProcess, cookie: string) =>
	timesOf(`${url}/chatbot/stream`, {
		headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams({ message: `When does the FAFSA open? ${++questions}` }).toString(),
	});

/** What the app adds to the first word, asked in turns with the provider itself. */
async function measureFirstWord(app: ServerProcess, provider: Provider, cookie: string): Promise<Result> {
	for (let warm = 0; warm < ASKED / 2; warm++) await askApp(app, cookie);
	const own: number[] = [];
	const bare: number[] = [];
	for (let turn = 0; turn < ASKED; turn++) {
		own.push((await askApp(app, cookie)).first);
		bare.push((await askProvider(provider)).first);
	}
	const added = at(own, 0.5) - at(bare, 0.5);
	return result(
		`first word of a reply: added to the provider's ${ms(at(bare, 0.5))}`,
		ms(added),
		`≤ ${ADDED_MS_MAX} ms`,
		added <= ADDED_MS_MAX,
	);
}

/** How long a page takes, asked for one after the other as long as `goesOn` says. */
async function pageTimes({ url }: ServerProcess, goesOn = (count: number) => count < PAGES): Promise<number[]> {
	const times: number[] = [];
	while (goesOn(times.length)) {
		const start = performance.now();
		await (await fetch(`${url}/learn`)).text();
		times.push(performance.now() - start);
	}
	return times;
}

/** How other pages fare beside many replies at once. */
async function measureStreams(app: ServerProcess, provider: Provider): Promise<Result> {
	const cookies = await Promise.all(Array.from({ length: STREAMS }, (_, place) => registerStudent(app.url, `stream${place}@example.org`)));
	await pageTimes(app);
	const idle = at(await pageTimes(app), 0.95);
	Object.assign(provider, { wordMs: WORD_MS, reply: () => "word ".repeat(WORDS) });
	let open = STREAMS;
	const streams = cookies.map((cookie) => askApp(app, cookie).finally(() => open--));
	const busy = at(await pageTimes(app, () => open === STREAMS), 0.95);
	await Promise.all(streams);
	provider.wordMs = 0;
	return result(
		`a page beside ${STREAMS} streams: 95th percentile ${ms(busy)}, idle ${ms(idle)}`,
		(busy / idle).toFixed(2),
		`≤ ${SLOWER_MAX}`,
		busy / idle <= SLOWER_MAX,
	);
}

/** How long the slowest of many questions takes when the provider fails in each way. */
async function measureFailures(app: ServerProcess, provider: Provider, cookie: string): Promise<Result[]> {
	const results: Result[] = [];
	for (const failure of FAILURES) {
		provider.failure = failure;
		const times = await Promise.all(Array.from({ length: FAILED_AT_ONCE }, () => askApp(app, cookie)));
		const slowest =
			at(
				times.map(({ end }) => end),
				0.999,
			) / 1000;
		const most = DEADLINE_SECONDS + 1;
		results.push(
			result(
				`${FAILED_AT_ONCE} questions while the provider fails (${failure}): the slowest`,
				`${slowest.toFixed(2)} s`,
				`≤ ${most} s`,
				slowest <= most,
			),
		);
		provider.failure = undefined;
		await new Promise((resolve) => setTimeout(resolve, 2500));
		await askApp(app, cookie);
	}
	return results;
}

/** Measures the assistant against a stand-in provider: what the app adds, what it does to other pages, and how failures end. */
export async function measureAssistant(): Promise<Result[]> {
	const dataDir = mkdtempSync("/tmp/onward-bench-");
	const provider = await startProvider();
	const app = await startServer({
		DATA_DIR: dataDir,
		RATE_LIMITS: "off",
		TRIAL_USES: "100000",
		OPENAI_BASE_URL: provider.url,
		OPENAI_DAILY_CALLS: "1000000",
	});
	const impatient = mkdtempSync("/tmp/onward-bench-");
	try {
		const cookie = await registerStudent(app.url, "bench@example.org");
		const first = await measureFirstWord(app, provider, cookie);
		const streams = await measureStreams(app, provider);
		await app.stop();
		const strict = await startServer({
			DATA_DIR: impatient,
			RATE_LIMITS: "off",
			TRIAL_USES: "100000",
			OPENAI_BASE_URL: provider.url,
			OPENAI_TIMEOUT_SECONDS: String(DEADLINE_SECONDS),
		});
		try {
			return [first, streams, ...(await measureFailures(strict, provider, await registerStudent(strict.url, "bench@example.org")))];
		} finally {
			await strict.stop();
		}
	} finally {
		await provider.stop();
		for (const folder of [dataDir, impatient]) rmSync(folder, { recursive: true, force: true });
	}
}
