const placeOf = (page, place) =>
	place.startsWith("label=") ? page.getByLabel(place.slice("label=".length), { exact: true }) : page.locator(place);

/** Takes one step as a person does: README.md, “A step”. */
export async function take(page, [action, place, text]) {
	const patience = { timeout: 4000 };
	if (action === "press") return page.keyboard.press(place);
	if (action === "wait") return page.waitForTimeout(place);
	const control = placeOf(page, place);
	if (action === "click") return control.click(patience);
	if (action === "check") return control.check(patience);
	if (action === "select") return control.selectOption({ label: text }, patience);
	if (action !== "type") throw new Error(`There is no step “${action}”.`);
	await control.click(patience);
	await page.keyboard.press("ControlOrMeta+A");
	await page.keyboard.press("Delete");
	await page.keyboard.type(text);
}
