import { portalLength } from "../../app/contract/characters";
import { countWords } from "../../app/contract/essay-text";
import type { Limit } from "../engine/types";
import type { BackgroundMessages } from "../messages";
import { button, element, link } from "../popup/elements";
import { SERVER } from "../server";
import { refusalView } from "./refusals";
import { whenSubmitted } from "./submitting";

/** A text of the profile that may go into the box; `name` tells which one it is. */
export type OwnText = { name: string; text: string };

export type FitterActions = {
	/** Puts the text into the box; gives what to tell the student, and whether it is in. */
	put: (text: string) => Promise<{ isIn: boolean; told: string }>;
	takeBack: () => Promise<string>;
	/** Asks for shorter versions of the text; absent where the assistant knows no such thing. */
	shorten?: (text: string) => Promise<BackgroundMessages["shorten"]["answer"]>;
	/** Which part of a version belongs into this box. */
	part?: "description" | "position" | "activityName";
};

let fitters = 0;

/** Fits a text to the limit of a box by hand, with a counter. Nothing is ever cut; only what fits can be put into the box. */
export function fitter(limit: Limit, own: readonly OwnText[], actions: FitterActions): HTMLElement {
	const id = `fitter-${++fitters}`;
	const typed = element("textarea", { id, "aria-describedby": `${id}-counter`, rows: "5" });
	const counter = element("p", { class: "counter", id: `${id}-counter`, "aria-live": "polite" });
	const told = element("p", { class: "quiet", role: "status" });
	const write = (text: string) => {
		typed.value = text;
		count();
	};
	const back = button("Take it back", "second", async () => {
		told.textContent = await actions.takeBack();
		back.hidden = true;
		typed.focus();
	});
	back.hidden = true;
	const into = element("button", { type: "submit", class: "main" }, "Put into the box");
	const count = () => {
		const over = lengthIn(limit, typed.value) - limit.max;
		counter.textContent = `${over + limit.max} of ${limit.max} ${limit.unit}${over > 0 ? `: ${over} too many` : ""}`;
		counter.classList.toggle("over", over > 0);
		into.disabled = over > 0 || typed.value.trim() === "";
	};
	typed.addEventListener("input", count);
	write(own[0]?.text ?? "");
	const form = element(
		"form",
		{ class: "box" },
		element("h2", { class: "small" }, `This box takes ${limit.max} ${limit.unit}`),
		...(own.length > 1 ? [startFrom(own, write)] : []),
		element("label", {}, "Your text", typed),
		counter,
		into,
		back,
		told,
		...(actions.shorten ? [shortening(() => typed.value, actions, limit, write)] : []),
		element("p", { class: "quiet" }, "Onward never cuts your text. The button replaces what the box holds; you can take that back."),
	);
	whenSubmitted(form, async () => {
		const { isIn, told: text } = await actions.put(typed.value);
		told.textContent = text;
		back.hidden = !isIn;
	});
	return form;
}

/** How long a text is as the box counts it. */
export const lengthIn = ({ unit }: Limit, text: string): number => (unit === "words" ? countWords(text) : portalLength(text));

function startFrom(own: readonly OwnText[], write: (text: string) => void): HTMLElement {
	const chosen = element("select", {}, ...own.map(({ name }, index) => element("option", { value: String(index) }, name)));
	chosen.addEventListener("change", () => write(own[Number(chosen.value)]?.text ?? ""));
	return element("label", {}, "Start from what you saved", chosen);
}

function shortening(
	text: () => string,
	{ shorten, part = "description" }: FitterActions,
	limit: Limit,
	write: (text: string) => void,
): HTMLElement {
	const versions = element("div");
	const ask = button("Suggest versions", "second", async () => {
		if (!shorten || text().trim() === "") return;
		versions.replaceChildren(element("p", { role: "status" }, "Asking…"));
		const replied = await shorten(text());
		if ("refusal" in replied) return versions.replaceChildren(refusalView(replied.refusal));
		const offered = replied.value.versions.flatMap((version) => version[part] ?? []);
		versions.replaceChildren(
			element(
				"p",
				{ role: "status" },
				offered.length > 0 ? "From the assistant. Check every fact before you use one." : "No version came back.",
			),
			...offered.map((version) =>
				element(
					"div",
					{ class: "version" },
					element("p", {}, version, " ", element("span", { class: "quiet" }, `(${lengthIn(limit, version)} ${limit.unit})`)),
					button("Use this one", "second", () => write(version)),
				),
			),
		);
	});
	return element(
		"details",
		{},
		element("summary", {}, "Say it shorter"),
		element(
			"p",
			{},
			"The assistant shortens your text; AI where one is set up. It costs one use. Or ",
			link("fit it by rule on the site", `${SERVER}/brainstormer/fit`),
			", which costs none.",
		),
		ask,
		versions,
	);
}
