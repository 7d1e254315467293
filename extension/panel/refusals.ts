import type { Refusal } from "../messages";
import { element, link } from "../popup/elements";
import { SERVER } from "../server";

/** What to show when the server refused, in plain words and with the way on. */
export function refusalView({ code, message }: Refusal): HTMLElement {
	switch (code) {
		case "no_uses_left":
			return told("Your free tries are used up, so nothing was asked. ", link("See plans", `${SERVER}/subscription`));
		case "signed_out":
		case "forbidden":
			return told("You are signed out. ", link("Sign in", `${SERVER}/login`), ", then press the button again. Your text stays here.");
		case "rate_limited":
			return told(message);
		case "unavailable":
			return told("The assistant is away just now. Nothing was counted. Try again in a few minutes.");
		default:
			return told(message);
	}
}

const told = (...children: (Node | string)[]) => element("p", { class: "error", role: "alert" }, ...children);
