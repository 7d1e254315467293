/** Groups of which nothing is to be filled: README.md, “An expectation”. */
export const LEFT = ["stranger", "never", "unknown"];

/** Opens a page and does what the student does before asking for a fill. */
export async function open(page, url, { name, before = [] }) {
	await page.goto(`${url}/${name}`);
	for (const step of before) await take(page, step);
	await page.waitForTimeout(200);
}

/** What the page holds and shows now. */
export const held = (page) =>
	page.evaluate(() => ({ state: structuredClone(window.formState()), shown: structuredClone(window.formShown()) }));

/** The control at a place: README.md, “A step”. */
export const located = (page, place) =>
	place.startsWith("label=") ? page.getByLabel(place.slice("label=".length), { exact: true }) : page.locator(place);

/** Takes one step as a person does: README.md, “A step”. */
export async function take(page, [action, place, text]) {
	const patience = { timeout: 4000 };
	if (action === "press") return page.keyboard.press(place);
	if (action === "wait") return page.waitForTimeout(place);
	const control = located(page, place);
	if (action === "click") return control.click(patience);
	if (action === "check") return control.check(patience);
	if (action === "select") return control.selectOption({ label: text }, patience);
	if (action !== "type") throw new Error(`There is no step “${action}”.`);
	await control.click(patience);
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.press("Delete");
	await page.keyboard.type(text);
}
