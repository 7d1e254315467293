import type { Page } from "playwright";
import { type ExpectedField, placeOf } from "./forms";

/** A page among several on a busy machine may take its time. */
const PATIENCE = { timeout: 15_000 };

/** Runs in the page. */
function kindOf(element: Element) {
	if (element instanceof HTMLSelectElement) return "select";
	if (element.closest("ng-select")) return "tags";
	if (element.getAttribute("role") === "combobox") return element instanceof HTMLInputElement ? "combobox" : "list";
	if (element.getAttribute("role") === "listbox" || element.getAttribute("aria-haspopup") === "listbox") return "list";
	return element instanceof HTMLInputElement && ["date", "month"].includes(element.type) ? "picker" : "text";
}

/** Answers one question as a person would, with real keyboard and mouse. */
export async function answerByHand(page: Page, field: ExpectedField): Promise<void> {
	const control = placeOf(page, field);
	if (await page.locator(".cdk-overlay-transparent-backdrop").count()) await page.keyboard.press("Escape");
	if (field.shows === true) {
		const isCovered = await control.evaluate((element) => getComputedStyle(element).pointerEvents === "none", undefined, PATIENCE);
		await (isCovered ? page.locator(`label[for="${await control.getAttribute("id")}"]`) : control).click(PATIENCE);
		return;
	}
	const kind = await control.evaluate(kindOf, undefined, PATIENCE);
	if (kind === "select") await control.selectOption({ label: field.shows });
	else if (kind === "picker") await control.fill(field.shows);
	else if (kind === "text") {
		await control.click(PATIENCE);
		if (field.shows.length > 20) await page.keyboard.insertText(field.shows);
		else await page.keyboard.type(field.shows);
		await control.blur();
		return;
	} else {
		for (const choice of kind === "tags" ? field.shows.split(", ") : [field.shows]) {
			await control.click(PATIENCE);
			if (kind === "combobox") await control.pressSequentially(choice);
			const option = page
				.locator("[role=option]:visible")
				.filter({ hasText: new RegExp(`^\\s*${choice.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+")}`) });
			await option.first().click(PATIENCE);
		}
		if (kind === "combobox") await control.blur();
	}
	await page.waitForTimeout(60);
}
