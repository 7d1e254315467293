import type { Page } from "playwright";
import { questionOf } from "../../app/contract/profile-questions";
import { STUDENT } from "../fixtures/student";

/** Registers the sample student on the real pages. */
export async function register(page: Page, url: string): Promise<void> {
	await page.goto(`${url}/register`);
	await page.locator("[name=email]").fill(STUDENT.email);
	await page.locator("[name=password]").fill(STUDENT.password);
	await page.locator("[name=confirm]").fill(STUDENT.password);
	for (const box of await page.locator("form input[type=checkbox]").all()) await box.check();
	await page.getByRole("button", { name: "Register", exact: true }).click();
	await page.waitForURL(`${url}/dashboard`);
}

/** Answers every question the profile form shows as the sample student and saves. Needs no JavaScript on the page. */
export async function saveProfile(page: Page, url: string): Promise<void> {
	await page.goto(`${url}/profile`);
	const answers = leavesOf(STUDENT.answers);
	for (const [path, count] of listsOf(STUDENT.answers)) {
		const { node } = questionOf(path) ?? {};
		if (!node || !("item" in node)) throw new Error(`${path} is no list of the form`);
		for (let entry = 0; entry < count; entry++) {
			const controls = page.locator(`[name^="${path}[${entry}]"]`);
			if ((await controls.count()) > 0) continue;
			await page.getByRole("button", { name: `Add ${node.item}`, exact: true }).click();
			// The click ends before the page with the new entry has come; another one would replace what this one sent.
			await controls.first().waitFor({ state: "attached" });
		}
	}
	const kinds = new Map(
		await page.$$eval("input[name], select[name], textarea[name]", (all) =>
			all.map((each) => [each.getAttribute("name"), each.tagName] as const),
		),
	);
	for (const [name, value] of answers) if (kinds.has(name)) await answer(page, name, kinds.get(name) === "SELECT", value);
	await page.getByRole("button", { name: "Save Profile" }).first().click();
	await page.getByText("Profile saved").first().waitFor();
}

async function answer(page: Page, name: string, isSelect: boolean, value: unknown): Promise<void> {
	const control = page.locator(`[name="${name}"]`);
	if (Array.isArray(value)) for (const option of value) await page.locator(`[name="${name}"][value="${option}"]`).check();
	else if (typeof value === "boolean") await control.setChecked(value);
	else if (isSelect) await control.selectOption(String(value));
	else await control.fill(String(value));
}

type Leaf = [name: string, value: unknown];
const isChoices = (value: unknown[], path: string) =>
	/\.(gradeLevels|timingOfParticipation)$/.test(path) && value.every((item) => typeof item === "string");

/** Every answer with its control's name; the ticks of one question stay together. */
function leavesOf(value: unknown, path = ""): Leaf[] {
	if (Array.isArray(value))
		return isChoices(value, path) ? [[path, value]] : value.flatMap((item, index) => leavesOf(item, `${path}[${index}]`));
	if (typeof value === "object" && value !== null)
		return Object.entries(value).flatMap(([key, child]) => leavesOf(child, path ? `${path}.${key}` : key));
	return [[path, value]];
}

/** Every repeating list with the number of its entries. */
function listsOf(value: unknown, path = ""): [path: string, count: number][] {
	if (Array.isArray(value)) return [[path, value.length]];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, child]) => listsOf(child, path ? `${path}.${key}` : key));
}
