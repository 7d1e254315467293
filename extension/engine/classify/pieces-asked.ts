import type { Reading } from "./attribute";

const PIECES_OF: Readonly<Record<string, readonly string[]>> = {
	cityStateZip: ["city", "state", "postalCode"],
	cityState: ["city", "state"],
	addressLine2: ["addressLine1"],
};

/** What the prompt of a box asks of all that its label asks, where several boxes share that: “City, state and ZIP” before [City] [State] [ZIP]. */
export const pieceAsked = (asked: Reading, prompted: Reading | undefined): Reading =>
	prompted?.named === asked.named && PIECES_OF[asked.attribute]?.includes(prompted.attribute)
		? { ...asked, attribute: prompted.attribute }
		: asked;
