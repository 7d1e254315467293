import { createHash } from "node:crypto";
import type { API } from "../../app/contract/api";
import type { App } from "./app";
import { withDatabase } from "./database";
import { fileForm, json, PASSWORD, type Sent, studentPayload } from "./http";

/** Who sends a request in tests that go over all routes. */
export type Sender = "nobody" | "student" | "staff";

const ESSAY = "The summer I turned sixteen, I repaired the same bicycle eleven times.";
const NEW_PASSWORD = "another four words in a row";

/** A code that prepareInputs makes good. */
export const CODE = "0000000000000000";

/** The same for a school. */
const SCHOOL_CODE = "1111111111111111";

/** The secret of a link to join the school, which prepareInputs makes good. */
const TOKEN = "a-link-of-the-school";

/** A roster that prepareInputs uploads. */
export const UPLOAD = "0d3adf3b-6c42-4c4f-9d0e-3f1c2b7a5e11";

/** A student of the school, whom prepareInputs adds. */
export const MEMBER = "00000000-0000-4000-8000-000000000001";

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/** Puts into the database of an app, while it is stopped, what the inputs below need to find there. */
export async function prepareInputs(app: App): Promise<void> {
	await withDatabase(app, async (run) => {
		await run(
			`insert into codes (code_hash, ending, plan, days, uses_max) values ('${hashOf(CODE)}', '${CODE.slice(-4)}', 'plus', 30, 100)`,
		);
		await run(
			`insert into codes (code_hash, ending, plan, seats, days, uses_max) values ('${hashOf(SCHOOL_CODE)}', '${SCHOOL_CODE.slice(-4)}', 'school', 40, 30, 100)`,
		);
		await run(
			`insert into invitations (school_id, role, email, token_hash, expires_at) select id, 'Student', 'invited@example.org', '${hashOf(TOKEN)}', now() + interval '1 day' from schools limit 1`,
		);
		await run(
			`insert into roster_uploads (id, school_id, file_name, roster) select '${UPLOAD}', id, 'students.csv', '{"students":[{"row":1,"firstName":"Maya","lastName":"Okafor","email":"maya@example.org"}],"faults":[]}' from schools limit 1`,
		);
		await run(
			`insert into memberships (user_id, school_id, first_name, last_name, first_key, last_key) select users.id, schools.id, 'Maya', 'Okafor', 'maya', 'okafor' from users, schools where users.email = 'student@example.org' limit 1`,
		);
		await run(`insert into users (id, email, role, terms_accepted_at) values ('${MEMBER}', 'member@example.org', 'Student', now())`);
		await run(
			`insert into memberships (user_id, school_id, first_name, last_name, first_key, last_key) select '${MEMBER}', id, 'Theo', 'Lee', 'theo', 'lee' from schools limit 1`,
		);
	});
}

/** For each endpoint what would change something, were it carried out; the compiler asks for one for a new endpoint. */
export const API_INPUTS: Readonly<Record<keyof typeof API, { sender: Sender; input: Record<string, unknown> }>> = {
	status: { sender: "student", input: {} },
	register: { sender: "nobody", input: studentPayload("new@example.org") },
	adminRegister: {
		sender: "nobody",
		input: {
			email: "school@example.org",
			password: PASSWORD,
			confirm: PASSWORD,
			termsAccepted: true,
			schoolName: "South High",
			studentCount: 12,
		},
	},
	login: { sender: "nobody", input: { email: "student@example.org", password: PASSWORD } },
	logout: { sender: "student", input: {} },
	changePassword: { sender: "student", input: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD } },
	deleteProfile: { sender: "student", input: {} },
	updateProfile: { sender: "student", input: { miscellaneous: { careerInterest: "Marine biology" } } },
	redeemCode: { sender: "student", input: { code: CODE } },
	checkout: { sender: "student", input: { email: "student@example.org", item: "price_plus" } },
	recordFill: { sender: "student", input: { eventId: "event-0001", site: "apply.example.edu", filled: 3, missed: 1, kept: 0 } },
	reviewEssay: { sender: "student", input: { essay: ESSAY, selectedFeedback: ["summary"] } },
	chat: { sender: "student", input: { message: "When does the FAFSA open?" } },
	brainstorm: { sender: "student", input: { activity: "I lead the chess club and taught 12 beginners." } },
	upload: { sender: "staff", input: { spreadsheet: "Maya,Okafor,maya@example.org" } },
};

/** Takes a form with a file; all others take JSON. */
export const FILE_ENDPOINT: keyof typeof API = "upload";

/** The request of an endpoint's input, without the method and address. */
export function sentTo(name: keyof typeof API, method: string): Sent {
	const { input } = API_INPUTS[name];
	return name === FILE_ENDPOINT ? fileForm("spreadsheet", "students.csv", String(input.spreadsheet)) : json(method, input);
}

const registered = { password: PASSWORD, confirm: PASSWORD, termsAccepted: "on" };

/** The same for the form of each page, by its address. */
export const FORM_INPUTS: Readonly<Record<string, { sender: Sender; fields: Record<string, string> }>> = {
	"/login": { sender: "nobody", fields: { email: "student@example.org", password: PASSWORD } },
	"/login/code": { sender: "nobody", fields: { code: "123456" } },
	"/logout": { sender: "student", fields: {} },
	"/register": { sender: "nobody", fields: { ...registered, email: "new@example.org", ageConfirmed: "on", consentConfirmed: "on" } },
	"/adminRegister": {
		sender: "nobody",
		fields: { ...registered, email: "school@example.org", schoolName: "South High", studentCount: "12" },
	},
	"/forgot-password": { sender: "nobody", fields: { email: "student@example.org" } },
	"/reset-password": { sender: "nobody", fields: { token: "none", newPassword: NEW_PASSWORD, confirm: NEW_PASSWORD } },
	"/confirm-email": { sender: "nobody", fields: { token: "none" } },
	"/gift": { sender: "nobody", fields: { email: "parent@example.org", recipient: "Maya" } },
	"/parent-confirmation": { sender: "nobody", fields: { token: "none" } },
	"/subscription": { sender: "student", fields: { code: CODE } },
	"/dashboard": { sender: "student", fields: { intent: "add-college", college: "Reed College" } },
	"/yourData": { sender: "student", fields: { file: "{}" } },
	"/settings": { sender: "student", fields: { intent: "sign-out-everywhere" } },
	"/settings/two-step": { sender: "student", fields: { intent: "begin" } },
	"/join": { sender: "student", fields: { intent: "join", token: TOKEN, firstName: "Maya", lastName: "Okafor" } },
	"/your-school": { sender: "student", fields: { intent: "leave" } },
	"/admin/upload": { sender: "staff", fields: { intent: "import", upload: UPLOAD, isMailed: "on" } },
	"/admin": { sender: "staff", fields: { intent: "remove-student", student: MEMBER } },
	"/admin/invitations": { sender: "staff", fields: { intent: "invite", email: "maya@example.org" } },
	"/adminsubscription": { sender: "staff", fields: { code: SCHOOL_CODE } },
	"/adminsettings": { sender: "staff", fields: { intent: "save-names", name: "Ada Lin", schoolName: "North High" } },
	"/chatbot": { sender: "student", fields: { message: "When does the FAFSA open?" } },
	"/brainstormer": { sender: "student", fields: { activity: "I lead the chess club and taught 12 beginners." } },
	"/brainstormer/fit": { sender: "student", fields: { description: "I lead the chess club and taught 12 beginners." } },
	"/essay": { sender: "student", fields: { essay: ESSAY, selectedFeedback: "summary" } },
	"/profile": { sender: "student", fields: { "miscellaneous.careerInterest": "Marine biology" } },
	"/no-such-page": { sender: "nobody", fields: {} },
};
