import { PLATFORMS, type Platform, type Sign } from "../../app/contract/platforms";
import { builtIn } from "./collect/tree";

/** What the engine knows of a platform: the build leaves out the rest. */
export type KnownPlatform = Pick<Platform, "name" | "signs" | "keys" | "never" | "another">;

const KNOWN: readonly KnownPlatform[] = PLATFORMS;

/**
 * Says which platform a page is built on, by what the page shows; its address only supports that.
 * Takes the document of a page or frame; gives undefined for a page that is of none, or shows too little.
 */
export function recognise(document: Document): KnownPlatform | undefined {
	return KNOWN.find(({ signs }) => signs.some((sign) => holds(sign, document)));
}

function holds({ has, says = [], at }: Sign, document: Document): boolean {
	const { host = "", pathname = "" } = builtIn(document, "defaultView")?.location ?? {};
	if (at && !new RegExp(at).test(host + pathname)) return false;
	if (!has.every((selector) => builtIn(document, "querySelector")(selector))) return false;
	return says.every((pattern) => new RegExp(pattern, "i").test(`${builtIn(document, "title")} ${builtIn(document, "body").textContent}`));
}
