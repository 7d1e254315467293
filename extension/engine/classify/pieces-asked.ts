import type { Reading } from "./attribute";

const PIECES_OF: Readonly<Record<string, readonly string[]>> = {
	cityStateZip: ["city", "state", "postalCode"],
	cityState: ["city", "state"],
	addressLine2: ["addressLine1"],
};

/** What the prompt of a box asks of all that its label asks, where several boxes share that: “City, state and ZIP” before [City] [State] [ZIP]. */
export function pieceAsked(asked: Reading, readPrompt: () => Reading | undefined): Reading {
	const pieces = PIECES_OF[asked.attribute];
	const prompted = pieces && readPrompt();
	return prompted?.named === asked.named && pieces?.includes(prompted.attribute) ? { ...asked, attribute: prompted.attribute } : asked;
}
