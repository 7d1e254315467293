import { ModelFailure } from "../integrations/model.server";

/** So many characters in a row of our own instructions are no coincidence. */
const LEAK = 60;
/** Shorter runs are ordinary words. */
const SUSPICIOUS = 16;

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, " ");

/**
 * Keeps a reply that comes in pieces from telling the instructions that the model was given. `pass` gives what may be shown of the
 * pieces so far, and holds back an end that could be the beginning of them; `rest` gives what was held back at last.
 * Throws ModelFailure when a reply repeats them.
 */
export function withholdInstructions(instructions: string): { pass(text: string): string; rest(): string } {
	const own = plain(instructions);
	let shown = "";
	let held = "";

	const isOurs = (text: string) => own.includes(plain(text));
	/** How many characters at the end of a text stand so in the instructions, as far as that matters. */
	const lengthOfOurs = (text: string) => {
		if (text.length < SUSPICIOUS || !isOurs(text.slice(-SUSPICIOUS))) return 0;
		let length = SUSPICIOUS;
		while (length < LEAK && length < text.length && isOurs(text.slice(-length - 1))) length += 1;
		return length;
	};
	const holdsOurs = (text: string) => {
		for (let end = LEAK; end < text.length; end += SUSPICIOUS) if (isOurs(text.slice(end - LEAK, end))) return true;
		return false;
	};

	return {
		pass(text) {
			const seen = shown.slice(-LEAK) + held + text;
			for (let end = LEAK; end < seen.length; end += SUSPICIOUS)
				if (isOurs(seen.slice(end - LEAK, end))) throw new ModelFailure("unreadable");
			const ours = lengthOfOurs(seen);
			if (ours >= LEAK) throw new ModelFailure("unreadable");
			const unshown = held + text;
			const kept = Math.min(ours, unshown.length);
			const free = unshown.slice(0, unshown.length - kept);
			shown = (shown + free).slice(-LEAK);
			held = unshown.slice(unshown.length - kept);
			return free;
		},
		rest: () => held,
	};
}
