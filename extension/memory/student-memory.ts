import type { FrameChange, MemorySeen } from "../messages";
import { alwaysFillsSensitive, remembersCorrections } from "../settings";
import { type Correction, correctionOf } from "./corrections";
import { isSynced, recallAll, recallSite, remember } from "./storage";

/** What may be offered to the student on a site: nothing when they do not want changes remembered. */
export async function offered(student: string, site: string): Promise<readonly Correction[]> {
	return (await remembersCorrections()) ? recallSite(student, site) : [];
}

const isKey = (student: unknown) => typeof student === "string" && /^[\da-f]{32}$/.test(student);

/** A frame's process may belong to the page: what comes from it is looked at before it is stored. */
const isChange = ({ label, path, question, instead, held }: FrameChange["change"]) =>
	Array.isArray(held) && [label, path, question, instead, ...held].every((text) => typeof text === "string");

/** Everything that is remembered of the student, and where. */
export async function seeMemory(student: string | undefined): Promise<MemorySeen> {
	return student === undefined ? undefined : { memory: await recallAll(student), isSynced: await isSynced(student) };
}

/** Keeps a change that a frame of the site tells of, if the student wants that; sensitive answers only if they are always filled. */
export async function keepChange({ student, change }: FrameChange, site: string): Promise<void> {
	if (!isKey(student) || !isChange(change)) return;
	const { sensitive, label, path, question, instead, held } = change;
	if (!(await remembersCorrections()) || (sensitive && !(await alwaysFillsSensitive()))) return;
	const correction = correctionOf({ label, path, question, instead, held }, crypto.randomUUID(), Date.now());
	await remember(student, site, { question, path }, correction).catch(console.error);
}
