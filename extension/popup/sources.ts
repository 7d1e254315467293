import type { Fields, Node } from "../../app/contract/fields";
import { PROFILE } from "../../app/contract/profile";
import { SERVER } from "../server";

/** Where an answer comes from, in words, and the address of that place on the site. */
export type Source = { words: string; href: string };

/** The place of the profile that a path names: `extracurricularActivities[0].position` is “Profile: Extracurricular Activities, activity 1, Position or leadership”. */
export function sourceOf(path: string): Source {
	if (path.startsWith("userInformation.")) return { words: "Your account: e-mail address", href: `${SERVER}/settings` };
	const words: string[] = [];
	let fields: Fields = PROFILE;
	for (const [, key, place] of path.matchAll(/([^.[\]]+)(?:\[(\d+)\])?/g)) {
		const node: Node | undefined = fields[key!];
		if (!node) break;
		words.push(node.label);
		if (node.kind === "list" && place) words.push(`${node.item} ${Number(place) + 1}`);
		if ("fields" in node) fields = node.fields;
	}
	return { words: `Profile: ${words.join(", ")}`, href: `${SERVER}/profile#${path.replace(/\[\d+\]$/, "")}` };
}
