import { writeExport } from "~/contract/export";
import { exportData } from "~/domain/data-export.server";
import { download } from "~/http/download.server";

export const loader = download({
	action: "export-json",
	name: "onward.json",
	type: "application/json; charset=utf-8",
	write: async (student) => writeExport(await exportData(student)),
});
