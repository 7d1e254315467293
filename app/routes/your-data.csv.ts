import { listAnswers, writeCsv } from "~/domain/data-export.server";
import { download } from "~/http/download.server";

export const loader = download({
	action: "export-csv",
	name: "onward.csv",
	type: "text/csv; charset=utf-8",
	write: async (student) => writeCsv(await listAnswers(student)),
});
