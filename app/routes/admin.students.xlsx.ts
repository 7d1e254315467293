import { classAsWorkbook } from "~/domain/class-lists.server";
import { classDownload } from "~/http/download.server";

const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const loader = classDownload({ name: "students.xlsx", type: TYPE, write: classAsWorkbook });
