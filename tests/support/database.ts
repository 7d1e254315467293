import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import type { App } from "./app";

export type Contents = Record<string, Record<string, unknown>[]>;
type Rows = Record<string, unknown>[];
type Stored = Pick<App, "dataDir" | "databaseUrl">;

/**
 * Does `work` on the database of an app, beside its code. An embedded database has one owner: stop the app's process
 * first.
 */
export async function withDatabase<T>({ dataDir, databaseUrl }: Stored, work: (rowsOf: (query: string) => Promise<Rows>) => Promise<T>) {
	const sql = databaseUrl ? postgres(databaseUrl, { max: 1, onnotice: () => {} }) : undefined;
	const embedded = databaseUrl ? undefined : await PGlite.create({ dataDir: path.join(dataDir, "pglite") });
	try {
		return await work(async (query) => (sql ? [...(await sql.unsafe(query))] : ((await embedded?.query(query))?.rows ?? [])) as Rows);
	} finally {
		await sql?.end();
		await embedded?.close();
	}
}

/** Everything an app has stored, by table, each row with its columns, in an order of its own. */
export const contentsOf = (app: Stored): Promise<Contents> =>
	withDatabase(app, async (rowsOf) => {
		const tables = await rowsOf("select table_name as name from information_schema.tables where table_schema = 'public' order by 1");
		const contents: Contents = {};
		for (const { name } of tables) {
			const rows = await rowsOf(`select to_jsonb(t) as row from "${name}" t`);
			const plain = rows.map(({ row }) => (typeof row === "string" ? JSON.parse(row) : row) as Record<string, unknown>);
			contents[String(name)] = plain.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
		}
		return contents;
	});
