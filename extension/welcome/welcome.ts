import { giveConsent, hasConsent } from "../consent";
import { DISCLOSURE } from "../disclosure";
import { button, element, link } from "../popup/elements";
import { SERVER } from "../server";

const part = (id: string) => document.getElementById(id) as HTMLElement;

part("disclosure").append(...DISCLOSURE.flatMap(({ about, text }) => [element("dt", {}, about), element("dd", {}, text)]));
part("policy").append(link("Read the whole privacy policy", `${SERVER}/privacy`));
show(...((await hasConsent()) ? agreedView() : askView()));

function show(...view: HTMLElement[]) {
	part("choice").replaceChildren(...view);
}

function askView(): HTMLElement[] {
	return [
		button("I agree", "main", async () => {
			await giveConsent();
			show(...agreedView());
		}),
		button("Not now", "second", () =>
			show(
				element("p", { class: "notice" }, "Nothing is read or sent. Open Onward from the browser’s bar when you have decided."),
				...askView(),
			),
		),
	];
}

function agreedView(): HTMLElement[] {
	return [
		element(
			"p",
			{ class: "notice" },
			"You agreed. You can take it back in the extension’s window at any time, under “Privacy”. Open a form and press “Fill this page” there.",
		),
		link("Open your profile", `${SERVER}/profile`, "button main"),
	];
}
