import { exportAccount } from "~/domain/account-export.server";
import { download } from "~/http/download.server";

export const loader = download({
	action: "export-json",
	name: "account.json",
	type: "application/json; charset=utf-8",
	write: async (student) => `${JSON.stringify(await exportAccount(student), null, "\t")}\n`,
});
