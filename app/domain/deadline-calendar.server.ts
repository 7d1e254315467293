import { createHash } from "node:crypto";
import ical, { ICalEventTransparency } from "ical-generator";
import { AppError } from "../errors";
import { PRODUCT } from "../product";
import { loadApplications } from "./applications.server";
import type { Actor } from "./sessions.server";

const NONE = "None of your colleges has a deadline yet. Give one its deadline on the dashboard first.";

/** The same for each download, so that calendars replace what they took before; tells nothing of the student. */
const eventId = (userId: string, college: string) => createHash("sha256").update(`${userId} ${college}`).digest("hex").slice(0, 40);

/** Calendars take no control characters. */
const printable = (name: string) => name.replace(/\p{Cc}+/gu, " ");

/**
 * The deadlines of the student's colleges as a file for calendars (RFC 5545): one day each, without times and alarms, which calendars
 * add as their owner likes. Throws AppError not_found when there is none.
 */
export async function deadlineCalendar({ userId }: Pick<Actor, "userId">): Promise<string> {
	const calendar = ical({ prodId: { company: PRODUCT.name, product: "Deadlines", language: "EN" }, name: `${PRODUCT.name}: deadlines` });
	for (const { college, status, deadline, notedAt } of await loadApplications({ userId })) {
		if (!deadline || !notedAt) continue;
		calendar.createEvent({
			id: eventId(userId, college),
			start: new Date(deadline),
			allDay: true,
			summary: `Deadline: ${printable(college)}${status === "Submitted" ? " (submitted)" : ""}`,
			stamp: notedAt,
			transparency: ICalEventTransparency.TRANSPARENT,
		});
	}
	if (calendar.length() === 0) throw new AppError("not_found", NONE);
	return `${calendar.toString()}\r\n`;
}
