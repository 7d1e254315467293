import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { API } from "../../app/contract/api";
import { type App, startApp } from "../support/app";
import { type Contents, contentsOf, withDatabase } from "../support/database";
import { form, type Received, registerStaff, registerStudent, type Sent, send, withCookie } from "../support/http";
import { FORM_INPUTS, MEMBER, prepareInputs, sentTo, UPLOAD } from "../support/inputs";
import { ROUTES } from "../support/routes";

/** Everybody who may come to a page: the member and the staff are of one school, the others of another or none. */
const WHO = ["anonymous", "member", "otherStudent", "staff", "otherStaff", "removedStaff", "revokedSession"] as const;
type Who = (typeof WHO)[number];
/** What they come to see: the page or file, the way to it, their own start or settings, or that it is not for them or not there. */
type Outcome = "shown" | "login" | "start" | "own start" | "own settings" | "refused" | "too early" | "not found";

const all = (outcome: Outcome) => Object.fromEntries(WHO.map((who) => [who, outcome])) as Record<Who, Outcome>;
const signedIn = { ...all("shown"), anonymous: "login", revokedSession: "login" } as const;
const student = { ...signedIn, staff: "own start", otherStaff: "own start", removedStaff: "own start" } as const;
const staff = { ...signedIn, member: "own start", otherStudent: "own start", removedStaff: "own settings" } as const;
const visitor = { ...all("own start"), anonymous: "shown", revokedSession: "shown" } as const;

/** What each page is to each of them; a page that is not declared here fails. */
const PAGES: Record<string, Readonly<Record<Who, Outcome>>> = {
	"/": all("shown"),
	"/schools": all("shown"),
	"/parents": all("shown"),
	"/gift": all("shown"),
	"/gift/card": all("not found"),
	"/extension": all("shown"),
	"/extension/platforms": all("shown"),
	"/about": all("shown"),
	"/organizations": all("shown"),
	"/terms": all("shown"),
	"/privacy": all("shown"),
	"/privacy-policy": all("start"),
	"/terms-of-service": all("start"),
	"/learn": all("shown"),
	"/sitemap.xml": all("shown"),
	"/robots.txt": all("shown"),
	"/manifest.webmanifest": all("shown"),
	"/profile": student,
	"/chatbot": student,
	"/brainstormer": student,
	"/brainstormer/fit": student,
	"/ai-record": student,
	"/essay": student,
	"/login": visitor,
	"/login/code": visitor,
	"/logout": all("start"),
	"/register": visitor,
	"/adminRegister": visitor,
	"/forgot-password": all("shown"),
	"/reset-password": all("shown"),
	"/confirm-email": all("shown"),
	"/parent-confirmation": all("shown"),
	"/dashboard": student,
	"/colleges.ics": { ...student, member: "not found", otherStudent: "not found" },
	"/yourData": student,
	"/yourData/onward.json": student,
	"/yourData/account.json": student,
	"/yourData/onward.csv": student,
	"/yourData/profile.pdf": student,
	"/subscription": { ...student, anonymous: "start", revokedSession: "start" },
	"/settings": { ...signedIn, staff: "own settings", otherStaff: "own settings", removedStaff: "own settings" },
	"/settings/two-step": signedIn,
	"/join": all("shown"),
	"/your-school": student,
	"/admin": staff,
	"/admin/upload": staff,
	"/admin/upload/processed.pdf": { ...staff, staff: "not found", otherStaff: "not found" },
	"/admin/students.csv": staff,
	"/admin/students.xlsx": staff,
	"/admin/report": staff,
	"/admin/invitations": staff,
	"/adminsubscription": staff,
	"/adminsettings": { ...staff, removedStaff: "shown" },
	"/design": all("not found"),
	"/no-such-page": all("not found"),
};

/** What of one school each of them can reach by its own address. */
const OF_THE_SCHOOL: Record<string, Readonly<Record<Who, Outcome>>> = {
	[`/admin?student=${MEMBER}`]: { ...staff, otherStaff: "not found" },
	[`/admin/upload?upload=${UPLOAD}`]: { ...staff, otherStaff: "not found" },
	[`/admin/upload/processed.pdf?upload=${UPLOAD}`]: { ...staff, staff: "too early", otherStaff: "not found" },
};

let app: App;
const cookies: Record<Who, string> = all("shown") as Record<Who, string>;
let invitation = "";
let colleague = "";
beforeAll(async () => {
	app = await startApp({ RATE_LIMITS: "off" });
	cookies.anonymous = "";
	// The first school is the one that prepareInputs fills.
	cookies.staff = await registerStaff(app.url);
	cookies.member = await registerStudent(app.url, "student@example.org");
	cookies.otherStudent = await registerStudent(app.url, "other-student@example.org");
	cookies.otherStaff = await registerStaff(app.url, "other-staff@example.org");
	cookies.removedStaff = await registerStaff(app.url, "removed@example.org");
	cookies.revokedSession = await registerStaff(app.url, "revoked@example.org");
	await app.whileStopped(async () => {
		await prepareInputs(app);
		await withDatabase(app, async (run) => {
			const of = (email: string) => `(select id from users where email = '${email}')`;
			await run("update users set school_id = null where email = 'removed@example.org'");
			await run(`delete from sessions where user_id = ${of("revoked@example.org")}`);
			await run(
				"update users set school_id = (select school_id from users where email = 'staff@example.org') where email = 'revoked@example.org'",
			);
			[{ id: colleague } = { id: "" }] = (await run(`select id from users where email = 'revoked@example.org'`)) as { id: string }[];
			[{ id: invitation } = { id: "" }] = (await run("select id from invitations")) as { id: string }[];
		});
	});
});
afterAll(async () => {
	await app?.stop();
});

const OUTCOMES: Record<number, Outcome> = { 403: "refused", 404: "not found", 409: "too early" };

function outcomeOf({ status, headers }: Received): Outcome | string {
	const target = headers.location ? new URL(headers.location, app.url).pathname : undefined;
	if (status >= 200 && status < 300) return "shown";
	if (target === "/login") return "login";
	if (target === "/dashboard" || target === "/admin") return "own start";
	if (target === "/adminsettings") return "own settings";
	if (target) return "start";
	return OUTCOMES[status] ?? String(status);
}

/** As a browser asks for a page whose address was typed. */
const TYPED = { "sec-fetch-site": "none", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };

async function outcomes(address: string, sent: Sent = { headers: TYPED }): Promise<Record<Who, string>> {
	const found = {} as Record<Who, string>;
	for (const who of WHO) found[who] = outcomeOf(await send(app.url + address, withCookie(cookies[who], sent)));
	return found;
}

describe("pages", () => {
	const pages = ROUTES.filter(({ isApi, isStream }) => !isApi && !isStream).map(({ address }) => address);

	test("each is declared here", () => {
		expect([...new Set(pages)].sort()).toEqual(Object.keys(PAGES).sort());
	});

	test.each(Object.keys(PAGES).filter((address) => address !== "/logout"))("%s", async (address) => {
		expect(await outcomes(address)).toEqual(PAGES[address]);
	});

	test.each(Object.keys(OF_THE_SCHOOL))("%s", async (address) => {
		expect(await outcomes(address)).toEqual(OF_THE_SCHOOL[address]);
	});
});

describe("what changes something", () => {
	let before: Contents;
	const contents = () => app.whileStopped(() => contentsOf(app));
	/** What every request writes: when somebody was last here, and the notes of what was read above. */
	const settled = (all: Contents) =>
		JSON.stringify({ ...all, access_log: [], rate_limits: [], users: all.users?.map(({ last_active_at: _, ...user }) => user) });
	beforeAll(async () => {
		before = await contents();
	});

	const forms = ROUTES.filter(({ takesForms, isStream, address }) => (takesForms || isStream) && FORM_INPUTS[address]?.sender !== "nobody");
	const STRANGERS: Record<string, readonly Who[]> = {
		student: ["anonymous", "staff", "otherStaff", "removedStaff", "revokedSession"],
		staff: ["anonymous", "member", "otherStudent", "removedStaff", "revokedSession"],
	};

	test.each(forms.map(({ address, isStream }) => ({ address, isStream })))(
		"a form at $address does nothing for who is not meant",
		async ({ address, isStream }) => {
			const { sender = "student", fields = {} } = FORM_INPUTS[isStream ? address.replace(/\/stream$/, "") : address] ?? {};
			for (const who of address === "/logout" || address === "/settings/two-step" ? [] : (STRANGERS[sender] ?? [])) {
				const answer = await send(app.url + address, withCookie(cookies[who], form(fields)));
				expect([who, ["login", "own start", "own settings", "refused", "start", "401"].includes(outcomeOf(answer))]).toEqual([who, true]);
			}
		},
	);

	test.each(Object.entries(API).filter(([, { access }]) => access === "Student" || access === "Admin"))(
		"%s answers 401 or 403 to others",
		async (name, { method, path, access }) => {
			const sent = sentTo(name as keyof typeof API, method);
			for (const who of STRANGERS[access === "Student" ? "student" : "staff"] ?? []) {
				const { status } = await send(app.url + path, withCookie(cookies[who], sent));
				expect([who, status]).toEqual([who, who === "anonymous" || who === "revokedSession" ? 401 : 403]);
			}
		},
	);

	test("staff of another school reach nothing by its id", async () => {
		const tried: [string, Record<string, string>][] = [
			["/admin/invitations", { intent: "resend", id: invitation }],
			["/admin/invitations", { intent: "revoke", id: invitation }],
			["/admin/invitations", { intent: "restore", id: invitation }],
			["/adminsettings", { intent: "remove-colleague", userId: colleague }],
			["/admin", { intent: "remove-student", student: MEMBER }],
			["/admin/upload", { intent: "import", upload: UPLOAD, isMailed: "on" }],
		];
		for (const [address, fields] of tried)
			expect((await send(app.url + address, withCookie(cookies.otherStaff, form(fields)))).status).toBeLessThan(500);
	});

	afterAll(async () => {
		expect(settled(await contents())).toEqual(settled(before));
	});
});
