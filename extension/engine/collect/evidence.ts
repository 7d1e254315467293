import { isPlaceholder } from "../express/match";
import type { Evidence } from "../page";
import { askedAbove } from "./asked-above";
import { formatBeside, unitAfter } from "./beside";
import { groupOf } from "./groups";
import type { Context } from "./headings";
import { captionAfter, nearText, ownLabels, referenced, wordsBeforeLabel } from "./labels";
import type { Page } from "./page-read";
import { isQuestion, promptIn } from "./prompts";
import { isSignIn } from "./sign-in";
import { cellTexts, countsRow, drawnCellTexts, headOver } from "./tables";
import { textOf, tidy } from "./text";
import { attempt, closestOf, shellOf } from "./tree";

/** What stands before more questions than that is no name of each. */
const MOST_NAMED = 12;
const TABLE_LEVEL = 8;
/** A label that only says in what the answer is counted; the question stands before it. */
const MEASURE = /^(years?|months?|number|amount|how many|total)[:*\s]*$/i;
const DATA_KEYS = ["data-export", "data-field", "data-name", "formcontrolname", "ng-model", "v-model", "data-automation-id"];

/** Names and ids that a framework counts up by itself: they say nothing, and their numbers number nothing. */
const GENERATED =
	/:r\w+:|«r\w+»|_r_\w+_|^(headlessui|radix|mui|mat|cdk|mantine|downshift|chakra|select2|react-select|rc_select|yui|pv_id|input-v|ui-id)[-_:][\w:-]*\d|^v-\d|^(ember|ext-gen)\d/;

/** What ASP.NET puts before the ids of controls for the containers that they stand in, which it counts up by itself: `ctl00_Main_Award1`. */
const OF_CONTAINERS = /\bctl\d{2,3}[_$]/g;

/** Everything the page says about a control; `box` is what holds all controls of its question. */
export function evidenceOf(element: HTMLElement, box: Element, contexts: Context[], page: Page): Evidence {
	const input = element as HTMLInputElement;
	const shell = shellOf(element, page.countIn);
	const place = box === element ? shell : (box as HTMLElement);
	const bearers = [...new Set([element, shell, focusKeeperIn(element) ?? element])];
	const labels = bearers.flatMap((each) => ownLabels(each, page.labels, page.groupNames));
	const named = (element.matches(BOX) && lineIn(labels)) || (labels[0] ?? "");
	const further = labels.filter((each) => each !== named);
	const unit = attempt(() => unitAfter(element, page.countIn)) ?? "";
	const placeholder = tidy(element.getAttribute("placeholder") || element.getAttribute("data-placeholder") || promptIn(element));
	const cells = cellTexts(place, page.countIn) ?? (named ? undefined : drawnCellTexts(place, page.countIn));
	const label = countsRow(named, cells)
		? ""
		: MEASURE.test(named)
			? `${wordsBeforeLabel(element, named, page.countIn)} ${named}`.trim()
			: named && unit && !named.toLowerCase().includes(unit.toLowerCase())
				? `${named}, ${unit}`
				: named;
	if (cells && !page.rows.has(cells.rowElement)) page.rows.set(cells.rowElement, page.rows.size);
	const form = closestOf(element, "form") ?? element.ownerDocument.documentElement;
	if (!page.forms.has(form)) page.forms.set(form, page.forms.size);
	// “Parent 1” over a column of cells that each say what they ask names whom they ask about.
	const isOfPerson = cells?.inside && OF_PERSON.test(cells.column);
	const grouped = isOfPerson ? { group: cells.column, groupIsTied: true } : groupOf(element, cells, contexts, page);
	const said = label
		? ""
		: [isOfPerson ? "" : cells?.column, cells?.inside].filter(Boolean).join(" ") ||
			unit ||
			captionAfter(element, page.countIn) ||
			(HAS_LETTER.test(cells?.before ?? "") && cells?.before) ||
			askedAbove(element, box, page) ||
			cells?.before ||
			nearText(box, page.countIn, isQuestion(placeholder) ? 1 : MOST_NAMED);
	// A list that is drawn beside its own box shows its prompt there.
	const near = grouped.groupIsTied && said === placeholder ? "" : said;
	const head = headOver(cells, label);
	const table = head ? textOf(head, true) : fromHeading(cells?.table ?? "", contexts[0]?.text);
	const over =
		cells && table && !contexts.some(({ text }) => text === table)
			? [{ text: table, level: TABLE_LEVEL, id: tableId(head ?? tableOf(cells.rowElement), page) }, ...contexts]
			: contexts;
	return {
		label: withoutRow(label, grouped),
		...grouped,
		near,
		placeholder,
		title: tidy(
			[...further, element.getAttribute("title") ?? "", referenced(element, "aria-describedby"), formatBeside(element, page.countIn)].join(
				" ",
			),
		),
		signIn: isSignIn(element),
		key: [
			...bearers.flatMap((each) => [each.getAttribute("name"), each.getAttribute("id")]).filter((key) => !GENERATED.test(key ?? "")),
			...DATA_KEYS.map((key) => element.getAttribute(key) ?? shell.getAttribute(key)),
			closestOf(element, "[data-export]")?.getAttribute("data-export"),
		]
			.filter(Boolean)
			.join(" ")
			.replace(OF_CONTAINERS, ""),
		lang: closestOf(element, "[lang]")?.getAttribute("lang") ?? "",
		autocomplete: (element.getAttribute("autocomplete") ?? "").toLowerCase(),
		type: (element.getAttribute("type") ?? "").toLowerCase(),
		pattern: element.getAttribute("pattern") ?? "",
		maxLength: input.maxLength >= 0 ? input.maxLength : undefined,
		contexts: over,
		row: cells?.column ? page.rows.get(cells.rowElement) : undefined,
		form: page.forms.get(form)!,
	};
}

const OF_PERSON = /^(parent|guardian|mother|father|student|applicant)\b/i;
const BOX = "input[type=checkbox],[role=checkbox],[role=switch]";
/** Of a card that is the label of a box as a whole the line that names the box: what the card explains below it is none of the question. */
const lineIn = ([first = "", ...further]: readonly string[]) =>
	further.find((each) => first.startsWith(`${each} `) && each.split(" ").length >= FEWEST_WORDS);
const FEWEST_WORDS = 3;

/** A box in a drawn list that keeps the focus for it, and bears its label. */
const focusKeeperIn = (element: HTMLElement) =>
	element.matches("[role=combobox]:not(input)") ? element.querySelector<HTMLElement>("input[readonly]") : null;

/** The words over a table, from the heading that stands among them on: what comes before that belongs to another section, in which nothing is asked. */
const fromHeading = (words: string, heading = "") => (heading ? words.slice(Math.max(0, words.lastIndexOf(heading))) : words);

/** A label that begins with the words of its row, “Activity 1 Hours per week”, says the rest; so does one that ends with its prompt, “Month Please select”. */
function withoutRow(label: string, { group, groupIsTied }: Pick<Evidence, "group" | "groupIsTied">): string {
	if (!groupIsTied || group === "") return label;
	if (isPlaceholder({ label: group, value: group }) && label.endsWith(` ${group}`)) return label.slice(0, -group.length).trim();
	return label.startsWith(`${group} `) ? label.slice(group.length).replace(/^[\s:,–—-]+/, "") : label;
}

/** What stands for a table's name, or for a head in it, among the headings: ids of their own, below those of headings. */
function tableId(named: Element | null, { tables }: Page): number {
	if (!tables.has(named)) tables.set(named, -1 - tables.size);
	return tables.get(named)!;
}
const tableOf = (row: Element) => row.closest("table,[role=table],[role=grid]");

const HAS_LETTER = /\p{L}/u;
