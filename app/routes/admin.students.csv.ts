import { classAsCsv } from "~/domain/class-lists.server";
import { classDownload } from "~/http/download.server";

export const loader = classDownload({ name: "students.csv", type: "text/csv; charset=utf-8", write: classAsCsv });
