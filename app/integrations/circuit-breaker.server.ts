import type { FailureReason } from "./model.server";

/** After so many failures in a row calls are turned away at once, but for one at a time that finds out how things stand. */
const FAILURES_MAX = 10;
const PAUSE_MS = 5000;

let failures = 0;
let closedUntil = 0;

/** Whether a call may go out now. */
export function admitCall(): boolean {
	if (failures < FAILURES_MAX) return true;
	if (Date.now() < closedUntil) return false;
	closedUntil = Date.now() + PAUSE_MS;
	return true;
}

/** Notes that a call was answered. */
export function noteSuccess(): void {
	failures = 0;
}

/** Notes that a call failed; a reply that does not fit, or a student who left, says nothing about the provider's health. */
export function noteFailure(reason: FailureReason): void {
	if (reason === "unreadable" || reason === "left") return;
	failures += 1;
	if (failures >= FAILURES_MAX) closedUntil = Date.now() + PAUSE_MS;
}
