import { afterAll, beforeAll, expect, test } from "vitest";
import { LEARNING_PATHS } from "../../app/content/learning/learning-paths";
import { type App, startApp } from "../support/app";
import { type Received, send } from "../support/http";

let app: App;
beforeAll(async () => {
	app = await startApp();
});
afterAll(() => app.stop());

const get = (path: string) => send(app.url + path, { headers: { "accept-encoding": "br" } });
const scoreIn = ({ text }: Received) => /Your Score: (?:<!-- -->)?([\d.]+)/.exec(text)?.[1];
const directive = ({ headers }: Received, name: string) =>
	String(headers["content-security-policy"])
		.split("; ")
		.find((each) => each.startsWith(`${name} `));

test("a quiz is graded by the server: question and option by their numbers", async () => {
	for (const { id, quiz } of LEARNING_PATHS) {
		const right = quiz.map(({ options, correctAnswer }) => options.indexOf(correctAnswer));
		const graded = async (...chosen: (number | string)[]) =>
			scoreIn(await get(`/learn/${id}?submitted=1&${chosen.map((answer, place) => `question${place + 1}=${answer}`).join("&")}`));
		expect(await graded(...right)).toBe("100");
		expect(await graded(right[0] ?? "", ((right[1] ?? 0) + 1) % 4)).toBe("50");
		expect(await graded("", right[1] ?? "")).toBe("50");
		expect(await graded()).toBe("0");
	}
});

test("before the quiz is sent, the page gives no answer away", async () => {
	for (const { id, quiz } of LEARNING_PATHS) {
		const { text } = await get(`/learn/${id}`);
		expect(scoreIn({ text } as Received)).toBeUndefined();
		for (const { explanation } of quiz) expect(text).not.toContain(explanation.slice(0, 40));
	}
});

test("whatever stands in the address, the page answers; what is no option is no answer", async () => {
	const hostile = [
		"question1=99",
		"question1=-1",
		"question1=+",
		"question1=0x2",
		"question1=2e0",
		"question1=length",
		"question1=__proto__",
		"question1[]=2",
		"question1=%00",
		"question1=%E0%A4%A",
		"question1=2%0A",
		`question1=${"9".repeat(4000)}`,
		`${"question1=7&".repeat(500)}`,
	];
	for (const query of hostile) {
		const answer = await get(`/learn/essay-writing?submitted=1&${query}`);
		expect([query.slice(0, 40), answer.status, scoreIn(answer)]).toEqual([query.slice(0, 40), 200, "0"]);
	}
	expect(scoreIn(await get("/learn/essay-writing?question1=2"))).toBeUndefined();
});

test("paths are found in any letter case; others are told so, with status 404", async () => {
	const { text: lesson } = await get("/LEARN/Essay-Writing");
	expect(lesson).toContain("<h1>Writing a Standout College Essay</h1>");
	expect(lesson).toMatch(/<link rel="canonical" href="[^"]*\/learn\/essay-writing"/);
	expect(lesson).toContain('<meta name="description" content="Find a story that only you can tell');
	expect((await get("/sitemap.xml")).text).toContain("/learn/essay-writing</loc>");
	for (const path of ["/learn/none", "/learn/__proto__", "/learn/%3Cscript%3E", "/learn/essay-writing%20"]) {
		const { status, text } = await get(path);
		expect([path, status]).toEqual([path, 404]);
		expect(text).toContain("Page Not Found");
		expect(text).toContain("The requested learning path does not exist.");
	}
	expect((await get("/learn/essay-writing/more")).status).toBe(404);
});

test("a lesson may show the player of its video's host in a frame, the list of lessons nothing from elsewhere", async () => {
	const host = "https://www.youtube-nocookie.com";
	const [lesson, list] = [await get("/learn/essay-writing"), await get("/learn")];
	expect(directive(lesson, "frame-src")).toBe(`frame-src ${host}`);
	expect(directive(lesson, "connect-src")).toBe(`connect-src 'self' ${host}`);
	expect(directive(lesson, "media-src")).toBe("media-src 'self'");
	expect(directive(lesson, "script-src")).toBe("script-src 'self'");
	expect([directive(list, "frame-src"), directive(list, "connect-src")]).toEqual([undefined, "connect-src 'self'"]);
});

test("a page and its styles take at most 14 KB compressed, its scripts 3 KB", async () => {
	const wrong = LEARNING_PATHS[1]?.quiz.map(({ id }) => `question${id}=0`).join("&");
	for (const path of ["/learn", ...LEARNING_PATHS.map(({ id }) => `/learn/${id}`), `/learn/essay-writing?submitted=1&${wrong}`]) {
		const html = await get(path);
		const sizeOf = async (pattern: RegExp) => {
			const files = [...html.text.matchAll(pattern)].map(([, address = ""]) => address);
			return (await Promise.all(files.map(get))).reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
		};
		const styles = await sizeOf(/<link rel="stylesheet" href="([^"]+)"/g);
		expect(styles).toBeGreaterThan(1000);
		expect([path, html.bytes.byteLength + styles <= 14 * 1024]).toEqual([path, true]);
		expect([path, (await sizeOf(/<script[^>]* src="([^"]+)"/g)) <= 3 * 1024]).toEqual([path, true]);
	}
});
