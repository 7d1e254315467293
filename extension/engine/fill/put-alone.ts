import type { Entry } from "../express/express";
import { pacer, stillness } from "../pace";
import type { PageField } from "../page";
import type { SkipReason } from "../types";
import { keeps, put } from "./fill";
import { reachIn } from "./reach";
import { type Restore, remember } from "./undo";

const QUIET = 60;
const PATIENCE = 1500;

/** What came of it: whether the page kept what was put in, and how to take it back; or why nothing was put in. */
export type PutAlone = { isKept: boolean; restore: Restore } | SkipReason;

/** Puts one answer into one question, if it lies open before the student, and reads back once the page has come to rest. */
export async function putAlone(field: PageField, entry: Entry): Promise<PutAlone> {
	const document = field.element.ownerDocument;
	const reach = reachIn(pacer());
	const still = stillness(document);
	try {
		await reach.look([field]);
		if (!reach.reaches(field)) return "covered";
		const restore = remember(field);
		const meant = await put(field, entry);
		if (typeof meant === "string") return meant;
		await still.wait(QUIET, PATIENCE);
		return { isKept: keeps(field, meant), restore };
	} finally {
		still.end();
		reach.end();
	}
}
