import { readFileSync } from "node:fs";
import { HOSTILE } from "../../tests/support/hostile-spreadsheets";
import { fileForm, registerStaff, send, withCookie } from "../../tests/support/http";
import { workbookFile } from "../../tests/support/workbooks";

type Server = { address: string; pid: number };
/** As page-probe.mjs gives it, which runs as a thread of its own and so stays outside the bundle. */
type StartProbe = (url: string, headers: Record<string, string>, count?: number) => { times: Promise<number[]>; stop(): Promise<number[]> };

const STUDENTS = 500;
const PDF_SECONDS_MAX = 5;
const AT_ONCE = 30;
const ROUNDS = 3;
const GROWTH_MB_MAX = 200;
const SECONDS_MAX = 10;
const SLOWDOWN_MAX = 2;
const IDLE_REQUESTS = 300;

const rows = [["First Name", "Last Name", "Student Email"]].concat(
	Array.from({ length: STUDENTS }, (_, row) => [`First${row}`, `Last${row}`, `student${row}@school.example`]),
);

/** How long a roster takes from upload to PDF, and what hostile files do to the server and to who asks for a page meanwhile. */
export async function measureUploads({ address, pid }: Server, startProbe: StartProbe) {
	const results: { what: string; value: string; budget: string; result: string }[] = [];
	const record = (what: string, value: number, unit: string, max: number) =>
		results.push({
			what,
			value: `${value.toFixed(unit === "MB" ? 0 : 2)} ${unit}`,
			budget: `≤ ${max} ${unit}`,
			result: value <= max ? "pass" : "FAIL",
		});
	const staff = await registerStaff(address, "staff@example.org", 2 * STUDENTS);
	const seconds = async (work: () => Promise<unknown>) => {
		const begun = performance.now();
		await work();
		return (performance.now() - begun) / 1000;
	};
	const upload = (path: string, file: Uint8Array) =>
		send(address + path, withCookie(staff, fileForm("spreadsheet", "students.xlsx", file)));

	const askForPage = (count?: number) => startProbe(`${address}/adminsettings`, { cookie: staff }, count);
	await askForPage(IDLE_REQUESTS).times;
	const idle = await askForPage(IDLE_REQUESTS).times;

	const hostile = HOSTILE.map((each) => each.file()).toSorted((one, other) => other.length - one.length);
	const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
	const before = rss();
	let most = before;
	const others = askForPage();
	const watching = setInterval(() => {
		most = Math.max(most, rss());
	}, 20);
	const ends: number[] = [];
	for (let round = 0; round < ROUNDS; round++)
		await Promise.all(
			hostile
				.slice(round * AT_ONCE, (round + 1) * AT_ONCE)
				.map(async (each) => ends.push(await seconds(() => upload("/admin/upload", each)))),
		);
	const busy = await others.stop();
	clearInterval(watching);
	record(`${AT_ONCE} hostile files at once: the longest answer`, Math.max(...ends), "s", SECONDS_MAX);
	record(`${AT_ONCE} hostile files at once: growth of the server`, most - before, "MB", GROWTH_MB_MAX);
	record(
		`${AT_ONCE} hostile files at once: p95 of another page, ${(p95(busy) * 1000).toFixed(1)} ms against ${(p95(idle) * 1000).toFixed(1)} idle`,
		p95(busy) / p95(idle),
		"times",
		SLOWDOWN_MAX,
	);

	await upload("/api/upload", workbookFile(rows.slice(0, 2), "xlsx"));
	const file = workbookFile(rows, "xlsx");
	const whole = await seconds(async () => {
		const { status, headers } = await upload("/api/upload", file);
		if (status !== 200 || headers["content-type"] !== "application/pdf") throw new Error(`the upload answered ${status}`);
	});
	record(`${STUDENTS} students, from the upload to the PDF`, whole, "s", PDF_SECONDS_MAX);
	return results;
}

const p95 = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
