import type { FieldOutcome, FillSession } from "./engine/types";

/** Only a person causes these: a page can make clicks and changes that look like theirs, but no key press and no press of a button. */
const GESTURES = ["keydown", "pointerdown", "paste", "drop"];
const SETTLED = ["change", "click", "focusout"];
/** How long a drawn list takes to show what was chosen. */
const SHOWS_WITHIN = 300;

export type Change = Pick<FieldOutcome, "label" | "sensitive"> & { path: string; question: string; instead: string; held: string[] };

/**
 * Tells of each filled field that the student changes by hand, with what it then holds: nothing where it was emptied or put back to the
 * profile's answer. Takes the session that filled, what became of its questions, and a signal that ends the watch.
 */
export function watchChanges(
	session: FillSession,
	outcomes: readonly FieldOutcome[],
	tell: (change: Change) => void,
	signal: AbortSignal,
): void {
	const filled = outcomes.filter(({ status, path }) => status === "filled" && path !== undefined);
	const known = new Map(
		filled.map((outcome) => [outcome.id, { outcome, put: linesOf(session, outcome.id), last: linesOf(session, outcome.id) }]),
	);
	const touched = new Set<string>();
	const options = { capture: true, passive: true, signal };

	const touch = (event: Event) => {
		const [piece] = event.composedPath();
		if (!event.isTrusted || !piece || !("closest" in piece)) return;
		const id = session.questionAt(piece as Element);
		if (id && known.has(id)) touched.add(id);
	};
	const compare = () => {
		for (const id of touched) {
			const now = session.heldNow(id);
			const before = known.get(id);
			if (!now || !before || linesOf(session, id) === before.last) continue;
			before.last = linesOf(session, id);
			const { label, sensitive, path, value, remembered } = before.outcome;
			const isAsProfile = before.last === before.put && !remembered;
			tell({ label, sensitive, path: path!, instead: remembered?.profile ?? value ?? "", ...now, ...(isAsProfile && { held: [] }) });
		}
	};
	const settle = ({ isTrusted }: Event) => {
		if (!isTrusted || touched.size === 0) return;
		compare();
		setTimeout(compare, SHOWS_WITHIN);
	};

	const windows = new Set(filled.map(({ id }) => session.elementOf(id)?.ownerDocument.defaultView));
	for (const view of windows) {
		for (const name of GESTURES) view?.addEventListener(name, touch, options);
		for (const name of SETTLED) view?.addEventListener(name, settle, options);
	}
}

const linesOf = (session: FillSession, id: string): string => session.heldNow(id)?.held.join("\n") ?? "";
