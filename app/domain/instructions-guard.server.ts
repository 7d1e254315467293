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
	let held = "";
	return {
		pass(text) {
			held += text;
			for (let end = LEAK; end <= held.length; end += SUSPICIOUS)
				if (own.includes(plain(held.slice(end - LEAK, end)))) throw new ModelFailure("unreadable");
			let length = Math.min(LEAK, held.length);
			while (length >= SUSPICIOUS && !own.includes(plain(held.slice(-length)))) length -= 1;
			const kept = length >= SUSPICIOUS ? length : 0;
			if (kept >= LEAK) throw new ModelFailure("unreadable");
			const shown = held.slice(0, held.length - kept);
			held = held.slice(held.length - kept);
			return shown;
		},
		rest: () => held,
	};
}
