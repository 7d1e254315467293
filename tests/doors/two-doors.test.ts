import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, startApp } from "../support/app";
import { type Contents, contentsOf } from "../support/database";
import { cookiesOf, form, json, PASSWORD, type Received, send, withCookie } from "../support/http";
import { CODE, prepareInputs } from "../support/inputs";

type Input = Record<string, unknown>;
type Operation = { form: string; api: [method: string, path: string]; fields?: (input: Input) => Record<string, string> };
type Step = { name: string; operation: Operation; input: Input; as?: string; fails?: string };

const NEW = "another four words in a row";
const text = (input: Input) =>
	Object.fromEntries(Object.entries(input).map(([key, value]) => [key, value === true ? "on" : String(value)]));
const flat = (value: unknown, path = ""): [string, string][] =>
	typeof value === "object" && value !== null
		? Object.entries(value).flatMap(([key, child]) => flat(child, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key))
		: [[path, value === true ? "on" : String(value)]];

const register: Operation = {
	form: "/register",
	api: ["POST", "/api/auth/register"],
	// The form asks two things more; the API takes just the specification's payload.
	fields: (input) => ({ ...text(input), ageConfirmed: "on", consentConfirmed: "on" }),
};
const adminRegister: Operation = { form: "/adminRegister", api: ["POST", "/api/auth/adminRegister"] };
const logIn: Operation = { form: "/login", api: ["POST", "/api/auth/login"] };
const logOut: Operation = { form: "/logout", api: ["POST", "/api/auth/logout"] };
const changePassword: Operation = {
	form: "/settings",
	api: ["PUT", "/api/auth/change-password"],
	// The form repeats the new password; the API takes it once.
	fields: (input) => ({ ...text(input), confirm: String(input.newPassword), intent: "change-password" }),
};
const saveProfile: Operation = {
	form: "/profile",
	api: ["PUT", "/api/users/updateProfileFull"],
	fields: (input) => Object.fromEntries(flat(input)),
};

const chat: Operation = { form: "/chatbot", api: ["POST", "/api/ai/chat"] };
const reviewEssay: Operation = { form: "/essay", api: ["POST", "/api/essay/review"] };
const brainstorm: Operation = { form: "/brainstormer", api: ["POST", "/api/ai/brainstorm"] };
const redeemCode: Operation = { form: "/subscription", api: ["POST", "/api/users/redeemCode"] };
const deleteProfile: Operation = {
	form: "/settings",
	api: ["DELETE", "/api/auth/deleteProfile"],
	fields: () => ({ intent: "delete-profile" }),
};
const ESSAY = "The summer I turned sixteen,\nI repaired the same bicycle eleven times.";

const student = { email: "a@example.org", password: PASSWORD, confirm: PASSWORD, termsAccepted: true };
const school = { ...student, email: "school@example.org", schoolName: "North High", studentCount: 120 };

/** In order: later steps act on what earlier ones left. `fails` is the path of the field that is wrong. */
const STEPS: Step[] = [
	{ name: "registers", operation: register, input: { ...student, referral: "FRIEND" } },
	{ name: "registers in another spelling", operation: register, input: { ...student, email: "  B@Example.ORG " } },
	{ name: "registers a taken address", operation: register, input: { ...student, email: "A@example.org" }, fails: "email" },
	{ name: "registers without an address", operation: register, input: { ...student, email: "nobody" }, fails: "email" },
	{
		name: "registers with a short password",
		operation: register,
		input: { ...student, email: "c@example.org", password: "short", confirm: "short" },
		fails: "password",
	},
	{
		name: "registers with a common password",
		operation: register,
		input: { ...student, email: "c@example.org", password: "1234567890", confirm: "1234567890" },
		fails: "password",
	},
	{
		name: "registers with two passwords",
		operation: register,
		input: { ...student, email: "c@example.org", confirm: NEW },
		fails: "confirm",
	},
	{
		name: "registers without accepting the terms",
		operation: register,
		input: { email: "c@example.org", password: PASSWORD, confirm: PASSWORD },
		fails: "termsAccepted",
	},
	{ name: "registers a school", operation: adminRegister, input: school },
	{
		name: "registers a taken address for a school",
		operation: adminRegister,
		input: { ...school, email: "a@example.org" },
		fails: "email",
	},
	{
		name: "registers a school without a name",
		operation: adminRegister,
		input: { ...school, email: "d@example.org", schoolName: "  " },
		fails: "schoolName",
	},
	{
		name: "registers a school of no students",
		operation: adminRegister,
		input: { ...school, email: "d@example.org", studentCount: 0 },
		fails: "studentCount",
	},
	{
		name: "registers a school of half a student",
		operation: adminRegister,
		input: { ...school, email: "d@example.org", studentCount: 1.5 },
		fails: "studentCount",
	},
	{ name: "logs in", operation: logIn, input: { email: "a@example.org", password: PASSWORD } },
	{ name: "logs in with a wrong password", operation: logIn, input: { email: "a@example.org", password: NEW }, fails: "" },
	{ name: "logs in as nobody", operation: logIn, input: { email: "nobody@example.org", password: PASSWORD }, fails: "" },
	{ name: "logs in without a password", operation: logIn, input: { email: "a@example.org", password: "" }, fails: "password" },
	{
		name: "saves a profile",
		operation: saveProfile,
		as: "a@example.org",
		input: {
			personalInformation: {
				firstName: "Ada",
				dateOfBirth: "2008-02-29",
				address: { state: "california", country: "united states" },
				languages: [{ language: "French" }],
			},
		},
	},
	{
		name: "saves scores",
		operation: saveProfile,
		as: "a@example.org",
		input: { standardizedTestScores: { satEnglishScore: 700, satMathScore: 750 } },
	},
	{
		name: "saves lists",
		operation: saveProfile,
		as: "a@example.org",
		input: { achievements: [{ title: "Prize" }, { title: "Second" }], miscellaneous: { portfolio: "https://example.org" } },
	},
	{
		name: "saves a score beyond its range",
		operation: saveProfile,
		as: "a@example.org",
		input: { standardizedTestScores: { satEnglishScore: 900 } },
		fails: "standardizedTestScores.satEnglishScore",
	},
	{
		name: "saves a day that is none",
		operation: saveProfile,
		as: "a@example.org",
		input: { personalInformation: { dateOfBirth: "2007-02-29" } },
		fails: "personalInformation.dateOfBirth",
	},
	{
		name: "saves an option that is none",
		operation: saveProfile,
		as: "a@example.org",
		input: { personalInformation: { sex: "Perhaps" } },
		fails: "personalInformation.sex",
	},
	{ name: "asks the assistant", operation: chat, as: "a@example.org", input: { message: "What is\na PIQ?" } },
	{ name: "asks nothing", operation: chat, as: "a@example.org", input: { message: " \n " }, fails: "message" },
	{ name: "asks too much", operation: chat, as: "a@example.org", input: { message: "x".repeat(4001) }, fails: "message" },
	{
		name: "has an essay reviewed",
		operation: reviewEssay,
		as: "a@example.org",
		input: { essay: ESSAY, chosenMajor: " Physics ", selectedFeedback: ["summary"] },
	},
	{
		name: "has too little reviewed",
		operation: reviewEssay,
		as: "a@example.org",
		input: { essay: "Short", selectedFeedback: ["summary"] },
		fails: "essay",
	},
	{
		name: "has an essay reviewed by nobody",
		operation: reviewEssay,
		as: "a@example.org",
		input: { essay: ESSAY, selectedFeedback: [] },
		fails: "selectedFeedback",
	},
	{
		name: "brainstorms",
		operation: brainstorm,
		as: "a@example.org",
		input: { activity: "I lead the chess club and taught 12 beginners." },
	},
	{ name: "brainstorms nothing", operation: brainstorm, as: "a@example.org", input: { activity: "  " }, fails: "activity" },
	{ name: "redeems a code", operation: redeemCode, as: "a@example.org", input: { code: CODE } },
	{ name: "redeems it again", operation: redeemCode, as: "a@example.org", input: { code: CODE.toLowerCase() }, fails: "code" },
	{ name: "redeems what is no code", operation: redeemCode, as: "a@example.org", input: { code: "free" }, fails: "code" },
	{ name: "redeems nothing", operation: redeemCode, as: "a@example.org", input: { code: " " }, fails: "code" },
	{ name: "deletes the other profile", operation: deleteProfile, as: "b@example.org", input: {} },
	{
		name: "changes the password with a wrong one",
		operation: changePassword,
		as: "a@example.org",
		input: { oldPassword: NEW, newPassword: NEW },
		fails: "oldPassword",
	},
	{
		name: "changes the password to a common one",
		operation: changePassword,
		as: "a@example.org",
		input: { oldPassword: PASSWORD, newPassword: "1234567890" },
		fails: "newPassword",
	},
	{ name: "changes the password", operation: changePassword, as: "a@example.org", input: { oldPassword: PASSWORD, newPassword: NEW } },
	{ name: "logs out", operation: logOut, as: "a@example.org", input: {} },
	{ name: "logs in with the old password", operation: logIn, input: { email: "a@example.org", password: PASSWORD }, fails: "" },
	{ name: "logs in with the new password", operation: logIn, input: { email: "a@example.org", password: NEW } },
];

type Door = "form" | "api";
const apps = {} as Record<Door, App>;
const cookies: Record<Door, Record<string, string>> = { form: {}, api: {} };
beforeAll(async () => {
	apps.form = await startApp();
	apps.api = await startApp();
	for (const app of Object.values(apps)) await app.whileStopped(() => prepareInputs(app));
});
afterAll(() => Promise.all([apps.form.stop(), apps.api.stop()]));

async function take(door: Door, { operation, input, as }: Step): Promise<Received> {
	const cookie = as === undefined ? "" : (cookies[door][as] ?? "");
	const [method, path] = operation.api;
	const answer =
		door === "api"
			? await send(apps.api.url + path, withCookie(cookie, json(method, input)))
			: await send(apps.form.url + operation.form, withCookie(cookie, form((operation.fields ?? text)(input))));
	const email = typeof input.email === "string" ? input.email.trim().toLowerCase() : as;
	if (email && answer.headers["set-cookie"]) cookies[door][email] = cookiesOf(answer);
	return answer;
}

const isDone = (door: Door, { status }: Received) => (door === "api" ? status === 200 : status === 303);
const asText = (html: string) =>
	html
		.replace(/&#x([\da-f]+);/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
		.replace(/&quot;/g, '"')
		.replace(/&amp;/g, "&");

test.each(STEPS)("$name: both doors do the same", async (step) => {
	const [byForm, byApi] = [await take("form", step), await take("api", step)];
	expect([isDone("form", byForm), isDone("api", byApi)]).toEqual([step.fails === undefined, step.fails === undefined]);
	if (step.fails === undefined) return;
	// To a form a wrong password is a wrong answer; to the API it is being signed out.
	if (byApi.status !== 401) expect(byForm.status).toBe(byApi.status);
	const { message, fields } = byApi.json() as { message: string; fields?: Record<string, string> };
	const shown = step.fails === "" ? message : (fields?.[step.fails] ?? `no message for ${step.fails}`);
	expect(asText(byForm.text)).toContain(shown);
});

/** Columns that differ between any two accounts: ids, secrets, moments. */
const OWN =
	/^(id|user_id|school_id|conversation_id|essay_id|event_id|token_hash|password_hash|created_at|updated_at|last_seen_at|expires_at|terms_accepted_at|code_id|redeemed_at|student_plan_expires|last_active_at|referral_code|expire|key|device)$/;

function comparable(contents: Contents): Contents {
	const plain = (row: Record<string, unknown>) =>
		Object.fromEntries(Object.entries(row).map(([name, value]) => [name, OWN.test(name) && value !== null ? "set" : value]));
	const sorted = (rows: Record<string, unknown>[]) =>
		rows.map(plain).sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
	return Object.fromEntries(Object.entries(contents).map(([table, rows]) => [table, sorted(rows)]));
}

test("after all steps both databases hold the same", async () => {
	const [byForm, byApi] = await Promise.all([
		apps.form.whileStopped(() => contentsOf(apps.form)),
		apps.api.whileStopped(() => contentsOf(apps.api)),
	]);
	expect(comparable(byForm)).toEqual(comparable(byApi));
	expect([byApi.users?.length, byApi.redemptions?.length, byApi.codes?.map(({ used }) => used).sort()]).toEqual([3, 1, [0, 1]]);
	expect(byApi.exchanges).toEqual([expect.objectContaining({ question: "What is\na PIQ?" })]);
	expect(byApi.reviews).toEqual([expect.objectContaining({ draft: ESSAY, major: "Physics" })]);
	expect(byApi.profiles?.[0]?.answers).toMatchObject({
		personalInformation: { firstName: "Ada", address: { state: "California" } },
		achievements: [{ title: "Prize" }, { title: "Second" }],
	});
});
