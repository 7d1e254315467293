/** Why there is no reply. `left` means that the caller's own signal ended the call. */
export type FailureReason = "unreachable" | "late" | "unreadable" | "left";

/** After so many failures in a row calls are turned away at once, but for one at a time that finds out how things stand. */
const FAILURES_MAX = 10;
/** The pause doubles while nothing gets better. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

let failures = 0;
let pauseMs = FIRST_PAUSE_MS;
let closedUntil = 0;

const isClosed = () => Date.now() < closedUntil;

function pause() {
	closedUntil = Date.now() + pauseMs;
	pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
}

/** Whether a call may go out now. */
export function admitCall(): boolean {
	if (failures < FAILURES_MAX) return true;
	if (isClosed()) return false;
	pause();
	return true;
}

/** Notes that a call was answered. */
export function noteSuccess(): void {
	failures = 0;
	pauseMs = FIRST_PAUSE_MS;
	closedUntil = 0;
}

/** Notes that a call failed; a reply that does not fit, or a student who left, says nothing about the provider's health. */
export function noteFailure(reason: FailureReason): void {
	if (reason === "unreadable" || reason === "left") return;
	failures += 1;
	if (failures >= FAILURES_MAX && !isClosed()) pause();
}
