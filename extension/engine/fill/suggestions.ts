import { holds, viewOf } from "../collect/tree";
import type { Search } from "../express/express";
import { matchOption } from "../express/match";
import type { Option } from "../page";
import { standingAround } from "./combobox";
import { focus, hover, press } from "./events";
import { optionsOf, textOfOption } from "./options";
import { hitNear } from "./reach";
import { until } from "./waiting";
import { typeInto } from "./write";

/** So long may a page take to ask its server for what begins so, and to draw it. */
const SUGGESTED_WITHIN = 1200;
/** So long does what is suggested stay as it is before it is taken for all of it. */
const ANSWERED = 350;
const TAKEN_WITHIN = 300;
/** How far in and below the box its suggestions are looked for, in pixels. */
const INSET = 24;
const BELOW = [8, 20];

/**
 * Types into a box that suggests answers and takes the suggestion that means the search. Gives whether it took one; where none fits the box
 * keeps what was typed, and the focus.
 */
export async function takeSuggestion(box: HTMLInputElement, { wordings, typed, isName }: Search): Promise<boolean> {
	const { options: standing } = standingAround(box);
	focus(box);
	const below = hitsBelow(box);
	typeInto(box, typed);
	let [last, since] = ["", performance.now()];
	const found = await until(() => {
		const known = optionsOf(box, standing);
		const offered = known.length > 0 ? known : rowsBelow(box, below);
		const place = matchOption(wordings, offered, { isName });
		if (place !== undefined) return offered[place];
		const now = offered.map(({ label }) => label).join("|");
		if (now !== last) [last, since] = [now, performance.now()];
		return now && performance.now() - since > ANSWERED ? "none" : undefined;
	}, SUGGESTED_WITHIN);
	if (!found || found === "none") return false;
	hover(found.element);
	press(found.element);
	await until(() => !found.element.isConnected || !found.element.checkVisibility() || undefined, TAKEN_WITHIN);
	return box.value !== "";
}

const hitsBelow = (box: HTMLElement): (Element | null)[] => {
	const { left, bottom, width } = box.getBoundingClientRect();
	return BELOW.map((gap) => hitNear(box, left + Math.min(INSET, width / 2), bottom + gap));
};

const isBlock = (piece: Element) => !viewOf(piece).getComputedStyle(piece).display.startsWith("inline");

/** What has been drawn right below the box since, row by row: pages draw suggestions of any elements. */
function rowsBelow(box: HTMLElement, before: readonly (Element | null)[]): Option[] {
	const stood = [box, ...before.filter((element) => element !== null)];
	const hit = hitsBelow(box).find((element) => element && !stood.includes(element) && !holds(box, element) && !element.contains(box));
	if (!hit) return [];
	let list = hit;
	for (let outer = list.parentElement; outer && !stood.some((element) => outer!.contains(element)); outer = outer.parentElement)
		list = outer;
	while (list.children.length === 1) list = list.children[0]!;
	const rows = [...list.children].some(isBlock) ? [...list.children] : [list];
	return rows.map((row) => ({ label: textOfOption(row), value: textOfOption(row), element: row as HTMLElement }));
}
