import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { buildSite } from "../serve-built.mjs";
import { cpuOf, median, send, start, stop } from "./measured-server.js";

const QUERIES_MAX = 4;
const BYTES_MAX = 60 * 1024;
const MS_MAX = 50;
const FILE_MS_MAX = 5000;
/** How long anybody else may wait while a file is made. */
const STALL_MS_MAX = 250;
const ROUNDS = 15;
/** Rounds before those that count: the embedded database is WebAssembly, which the engine makes quick while it runs. */
const WARM_UP_ROUNDS = 10;

const VIEWS = {
	"first page": "",
	search: "?q=muñoz",
	"search that finds few": "?q=s4999",
	"sort by first name": "?sort=first",
	"sort by last name, downwards": "?order=desc",
	"sort by e-mail": "?sort=email",
	"sort by uses": "?sort=uses&order=desc",
	"filter: not started": "?filter=idle",
	"filter: stuck": "?filter=stuck",
	"filter: deadline": "?filter=near",
	"page 100": "?page=100",
};

const results = [];
const record = (what, value, budget, isGood) => results.push({ what, value, budget, result: isGood ? "pass" : "FAIL" });

async function signIn(server, { email, password }) {
	const sent = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ email, password }) };
	const answer = await send(server, "/api/auth/login", sent);
	if (answer.status !== 200) throw new Error(`signing in answered ${answer.status}`);
	return { cookie: answer.headers["set-cookie"].map((cookie) => cookie.split(";", 1)[0]).join("; ") };
}

/** The log line of a request, which comes once it has ended. */
async function lineOf(server, { headers }) {
	for (let tried = 0; tried < 50; tried++) {
		const line = server.lines.get(headers["x-request-id"]);
		if (line) return line;
		await sleep(20);
	}
	throw new Error("a request has no log line");
}

/** CPU time of the server, the embedded database included, so that whatever else the machine does counts little; and what a person waits. */
async function measureView(server, database, headers, name, query) {
	const costs = [];
	const waits = [];
	let answer;
	let line;
	for (let round = 0; round < ROUNDS; round++) {
		const before = await cpuOf(server);
		answer = await send(server, `/admin${query}`, { headers });
		costs.push(((await cpuOf(server)) - before) / 1000);
		line = await lineOf(server, answer);
		waits.push(line.ms);
	}
	const what = `${database}, ${name}`;
	const [ms, bytes] = [median(costs), answer.bytes.byteLength];
	const isGood = answer.status === 200 && ms <= MS_MAX;
	record(
		`${what}: server time (answered within ${Math.min(...waits)} to ${Math.max(...waits)} ms)`,
		`${ms.toFixed(1)} ms`,
		`≤ ${MS_MAX} ms`,
		isGood,
	);
	record(`${what}: compressed`, `${bytes} bytes`, `≤ ${BYTES_MAX}`, bytes <= BYTES_MAX);
	record(`${what}: queries`, String(line.queries), `≤ ${QUERIES_MAX}`, line.queries <= QUERIES_MAX);
}

/** A file of the whole class, not the first, while somebody else asks again and again whether the server is alive. */
async function measureFile(server, database, headers, path) {
	await send(server, path, { headers });
	let isDone = false;
	let longest = 0;
	const others = (async () => {
		while (!isDone) {
			const asked = performance.now();
			await send(server, "/healthz");
			longest = Math.max(longest, performance.now() - asked);
			await sleep(5);
		}
	})();
	const begun = performance.now();
	const answer = await send(server, path, { headers });
	const ms = performance.now() - begun;
	isDone = true;
	await others;
	const isGood = answer.status === 200 && ms <= FILE_MS_MAX;
	record(`${database}, ${path}: ${answer.bytes.byteLength} bytes`, `${ms.toFixed(0)} ms`, `≤ ${FILE_MS_MAX} ms`, isGood);
	record(`${database}, ${path}: longest wait of others`, `${longest.toFixed(0)} ms`, `≤ ${STALL_MS_MAX} ms`, longest <= STALL_MS_MAX);
}

async function measure(database, settings) {
	const { PATH, HOME } = process.env;
	const begun = performance.now();
	execFileSync(process.execPath, ["scripts/bench/roster/seed.mjs"], {
		env: { PATH, HOME, NODE_ENV: "production", ...settings },
		stdio: "inherit",
	});
	console.log(`${database}: 5,000 students added in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
	const server = await start(["server.js"], settings);
	try {
		const headers = await signIn(server, { email: "counselor@bench.example", password: "four words in a row" });
		for (let round = 0; round < WARM_UP_ROUNDS; round++)
			for (const query of Object.values(VIEWS)) await send(server, `/admin${query}`, { headers });
		for (const [name, query] of Object.entries(VIEWS)) await measureView(server, database, headers, name, query);
		for (const path of ["/admin/students.csv", "/admin/students.xlsx"]) await measureFile(server, database, headers, path);
	} finally {
		stop(server);
	}
}

/** Measures on a database of its own beside the one that DATABASE_URL names. */
async function onOwnDatabase(url, work) {
	const name = `onward_bench_${process.pid}`;
	const sql = postgres(url, { max: 1, onnotice: () => {} });
	await sql.unsafe(`create database ${name}`);
	try {
		await work(Object.assign(new URL(url), { pathname: `/${name}` }).href);
	} finally {
		await sql.unsafe(`drop database ${name} with (force)`);
		await sql.end();
	}
}

buildSite();
const dataDir = mkdtempSync("/tmp/onward-bench-");
try {
	await measure("embedded", { DATA_DIR: dataDir });
	const { DATABASE_URL } = process.env;
	if (DATABASE_URL) await onOwnDatabase(DATABASE_URL, (url) => measure("Postgres", { DATA_DIR: dataDir, DATABASE_URL: url }));
} finally {
	rmSync(dataDir, { recursive: true, force: true });
}
console.table(results);
if (results.some(({ result }) => result === "FAIL")) process.exitCode = 1;
