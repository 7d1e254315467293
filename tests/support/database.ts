import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import type { App } from "./app";

export type Contents = Record<string, Record<string, unknown>[]>;

/**
 * Everything an app has stored, by table, each row with its columns, in an order of its own. An embedded database has
 * one owner: stop the app's process first.
 */
export async function contentsOf({ dataDir, databaseUrl }: Pick<App, "dataDir" | "databaseUrl">): Promise<Contents> {
	const sql = databaseUrl ? postgres(databaseUrl, { max: 1, onnotice: () => {} }) : undefined;
	const embedded = databaseUrl ? undefined : await PGlite.create({ dataDir: path.join(dataDir, "pglite") });
	const rowsOf = async (query: string) =>
		(sql ? [...(await sql.unsafe(query))] : ((await embedded?.query(query))?.rows ?? [])) as Record<string, unknown>[];
	try {
		const tables = await rowsOf("select table_name as name from information_schema.tables where table_schema = 'public' order by 1");
		const contents: Contents = {};
		for (const { name } of tables) {
			const rows = await rowsOf(`select to_jsonb(t) as row from "${name}" t`);
			const plain = rows.map(({ row }) => (typeof row === "string" ? JSON.parse(row) : row) as Record<string, unknown>);
			contents[String(name)] = plain.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
		}
		return contents;
	} finally {
		await sql?.end();
		await embedded?.close();
	}
}
