import { type ACCESS_ACTIONS, accessLog } from "../../drizzle/schema";
import { type Database, db } from "../db.server";
import type { Actor } from "./sessions.server";

/** What took a student's data out of the account, or put it in. */
export type AccessAction = (typeof ACCESS_ACTIONS)[number];

/** Notes for the student that their data was read or brought in; `detail` says by which device or what part. */
export async function recordAccess(
	{ userId }: Pick<Actor, "userId">,
	action: AccessAction,
	detail: string,
	within: Database = db,
): Promise<void> {
	await within.insert(accessLog).values({ userId, action, detail });
}
