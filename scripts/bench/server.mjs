import { mkdtempSync, rmSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { runTypeScript } from "../run-typescript.mjs";
import { buildSite } from "../serve-built.mjs";
import { buildBareRemix } from "./bare-remix.js";
import { cpuOf, median, send, start, stop } from "./measured-server.js";

const QUERIES_MAX = 4;
const SEARCH_CPU_MS_MAX = 20;
const LOGIN_BYTES_MAX = 14 * 1024;
const ROUNDS = 21;
const REQUESTS_PER_ROUND = 60;
const WARM_UP = 400;
const PASSWORD = "four words in a row";

/** Pages whose CPU is compared with that of a bare Remix page of the same HTML, and how many times it may be. */
const COMPARED = [
	{ name: "login page", path: "/login", ratioMax: 1.5 },
	{ name: "landing page", path: "/", ratioMax: 2 },
	{ name: "directory search", path: "/organizations?search=scholarship", ratioMax: 2 },
];

const results = [];
const record = (what, value, budget, isGood) => results.push({ what, value, budget, result: isGood ? "pass" : "FAIL" });

/** CPU time of the server for one page, in microseconds per request. */
async function costOf(server, path, count) {
	const before = await cpuOf(server);
	let left = count;
	const worker = async () => {
		while (left-- > 0) await send(server, path);
	};
	await Promise.all([worker(), worker(), worker(), worker()]);
	return ((await cpuOf(server)) - before) / count;
}

async function register(server, path, input) {
	const answer = await send(server, path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(input) });
	if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
	return answer.headers["set-cookie"].map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

/** Statements per page, as the log line of each request counts them. */
async function measureQueries(server) {
	const account = { password: PASSWORD, confirm: PASSWORD, termsAccepted: true };
	const student = await register(server, "/api/auth/register", { ...account, username: "bench", email: "student@example.org" });
	const staff = await register(server, "/api/auth/adminRegister", {
		...account,
		email: "staff@example.org",
		schoolName: "North High",
		studentCount: 10,
	});
	const profile = {
		headers: { cookie: student, "content-type": "application/json" },
		method: "PUT",
		body: JSON.stringify({ miscellaneous: { careerInterest: "Marine biology" } }),
	};
	const pages = [
		["/profile", "student", { headers: { cookie: student } }],
		["/dashboard", "student", { headers: { cookie: student } }],
		["/settings", "student", { headers: { cookie: student } }],
		["/admin", "staff", { headers: { cookie: staff } }],
		["/api/auth/status", "student", { headers: { cookie: student } }],
		["/api/users/updateProfileFull", "student", profile],
		["/", "nobody", {}],
		["/login", "nobody", {}],
	];
	for (const [path, who, sent] of pages) {
		const answer = await send(server, path, sent);
		await new Promise((resolve) => setTimeout(resolve, 500));
		const queries = server.lines.get(answer.headers["x-request-id"])?.queries;
		record(
			`queries: ${sent.method ?? "GET"} ${path} (${who})`,
			String(queries),
			`≤ ${QUERIES_MAX}`,
			answer.status === 200 && queries <= QUERIES_MAX,
		);
	}
}

/** Everything a browser loads for the login page, in bytes on the wire. */
async function measureWeight(server) {
	const page = await send(server, "/login");
	const html = brotliDecompressSync(page.bytes).toString("utf8");
	const linked = [
		...html.matchAll(/<link\b(?![^>]*\brel="canonical")[^>]*\bhref="([^"]+)"[^>]*>|<(?:img|script)\b[^>]*\bsrc="([^"]+)"/g),
	].map(([, href, src]) => href ?? src);
	let bytes = page.bytes.byteLength;
	for (const path of linked) bytes += (await send(server, path)).bytes.byteLength;
	record("login page: bytes of HTML, CSS and all else, compressed", String(bytes), `≤ ${LOGIN_BYTES_MAX}`, bytes <= LOGIN_BYTES_MAX);
	const scripts = (html.match(/<script|modulepreload/g) ?? []).length;
	record("login page: scripts", String(scripts), "0", scripts === 0);
}

/** CPU per request of a page against its bare likeness, in turns within one run. */
async function measureCpu(server, bare, { name, path, ratioMax }) {
	await costOf(server, path, WARM_UP);
	await costOf(bare, path, WARM_UP);
	const rounds = [];
	for (let round = 0; round < ROUNDS; round++) {
		const [own, plain] =
			round % 2
				? [await costOf(server, path, REQUESTS_PER_ROUND), await costOf(bare, path, REQUESTS_PER_ROUND)]
				: [await costOf(bare, path, REQUESTS_PER_ROUND), await costOf(server, path, REQUESTS_PER_ROUND)].reverse();
		rounds.push({ own, plain, ratio: own / plain });
	}
	const ms = (values) => `${(median(values) / 1000).toFixed(2)} ms`;
	const ratio = median(rounds.map((round) => round.ratio));
	record(
		`${name}: CPU per request, ${ms(rounds.map(({ own }) => own))} against ${ms(rounds.map(({ plain }) => plain))} bare`,
		ratio.toFixed(2),
		`≤ ${ratioMax}`,
		ratio <= ratioMax,
	);
}

/** The pages to compare as the server renders them, and a bare server of the same; both sizes must be alike. */
async function startBare(server) {
	const htmlOf = async (from, path) => (await send(from, path, { headers: { "accept-encoding": "identity" } })).bytes.toString("utf8");
	const pages = await Promise.all(COMPARED.map(async ({ path }) => [path, await htmlOf(server, path)]));
	const bare = await start(buildBareRemix(Object.fromEntries(pages.map(([path, html]) => [path.replace(/\?.*/, ""), html]))), {});
	for (const [path, html] of pages) {
		const likeness = (await htmlOf(bare, path)).length / html.length;
		record(`bare ${path}: size of its HTML to ours`, likeness.toFixed(2), "0.95–1.05", likeness > 0.95 && likeness < 1.05);
	}
	return bare;
}

/** CPU of one search in a directory of 10,000, its first page rendered. */
async function measureSearch() {
	process.env.NODE_ENV = "production";
	const { costOfSearch } = await runTypeScript("scripts/bench/directory-search.tsx");
	const { count, shown, ms } = costOfSearch();
	record(
		`directory of 10,000: CPU of a search, ${shown} of ${count} found rendered`,
		`${ms.toFixed(1)} ms`,
		`≤ ${SEARCH_CPU_MS_MAX} ms`,
		ms <= SEARCH_CPU_MS_MAX,
	);
}

buildSite();
const dataDir = mkdtempSync("/tmp/onward-bench-");
const servers = [];
try {
	const server = await start(["server.js"], { DATA_DIR: dataDir });
	servers.push(server);
	const bare = await startBare(server);
	servers.push(bare);
	await measureQueries(server);
	await measureWeight(server);
	for (const page of COMPARED) await measureCpu(server, bare, page);
	await measureSearch();
} finally {
	for (const server of servers) stop(server);
	rmSync(dataDir, { recursive: true, force: true });
}
console.table(results);
if (results.some(({ result }) => result === "FAIL")) process.exitCode = 1;
