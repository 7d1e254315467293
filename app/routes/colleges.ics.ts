import { deadlineCalendar } from "~/domain/deadline-calendar.server";
import { download } from "~/http/download.server";

export const loader = download({
	action: "export-ics",
	name: "colleges.ics",
	type: "text/calendar; charset=utf-8",
	offeredAt: "/dashboard#colleges",
	write: deadlineCalendar,
});
