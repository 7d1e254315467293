import { chmodSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import postgres from "postgres";
import * as schema from "../drizzle/schema";
import { lockFolder, makeFolder } from "./data-folder.server";
import { env } from "./env.server";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

type Connection = { db: Database; close(): Promise<void> };

const MIGRATIONS = path.resolve("drizzle/migrations");
/** Any fixed number: processes that migrate the same database take turns on it. */
const MIGRATION_LOCK = 7_246_011;

let sent = 0;
const logger = {
	logQuery() {
		sent += 1;
	},
};

/** How many statements this process has sent so far, for the log line of a request. */
export const queriesSent = () => sent;

/** A database that says nothing for this long counts as away, so that no page waits for it without end. */
const ANSWER_MS = 10_000;

function withDeadline(client: postgres.Sql): postgres.Sql {
	const isLate = () => Object.assign(new Error("The database did not answer in time"), { code: "CONNECT_TIMEOUT" });
	const { unsafe, begin } = client;
	client.unsafe = ((...statement: Parameters<typeof unsafe>) => {
		const query = unsafe(...statement);
		setTimeout(() => (query as unknown as { reject(error: Error): void }).reject(isLate()), ANSWER_MS).unref();
		return query;
	}) as typeof unsafe;
	client.begin = ((...transaction: Parameters<typeof begin>) => {
		const late = new Promise<never>((_, reject) => setTimeout(() => reject(isLate()), ANSWER_MS).unref());
		return Promise.race([begin(...transaction), late]);
	}) as typeof begin;
	return client;
}

function cannotUse(url: string, error: unknown): Error {
	const { hostname, port, pathname } = new URL(url);
	const { message } = error instanceof DrizzleQueryError ? (error.cause ?? error) : (error as Error);
	return new Error(
		`Onward cannot start: the database ${hostname}${port && `:${port}`}${pathname} of DATABASE_URL cannot be used: ${message}.`,
	);
}

async function openPostgres(url: string): Promise<Connection> {
	const client = withDeadline(postgres(url, { max: 10, onnotice: () => {}, connect_timeout: 5 }));
	const db = drizzlePostgres(client, { schema, logger });
	const migrations = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
	try {
		await migrations`select pg_advisory_lock(${MIGRATION_LOCK})`;
		await migratePostgres(drizzlePostgres(migrations), { migrationsFolder: MIGRATIONS });
	} catch (error) {
		throw cannotUse(url, error);
	} finally {
		await migrations.end({ timeout: 5 });
	}
	return { db: db as unknown as Database, close: () => client.end({ timeout: 0.3 }) };
}

/**
 * The embedded database works in this process. After each statement or transaction everything else gets its turn, or a burst of
 * them would keep all pages waiting.
 */
function takingTurns(client: PGlite): PGlite {
	let last: Promise<unknown> = Promise.resolve();
	const pause = () => new Promise((resolve) => setImmediate(resolve));
	const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
		const done = last.then(work);
		last = done.then(pause, pause);
		return done;
	};
	const query = client.query.bind(client);
	const transaction = client.transaction.bind(client);
	client.query = ((...statement: Parameters<typeof query>) => inTurn(() => query(...statement))) as typeof client.query;
	client.transaction = ((work: Parameters<typeof transaction>[0]) => inTurn(() => transaction(work))) as typeof client.transaction;
	return client;
}

async function openPglite(dataDir: string): Promise<Connection> {
	makeFolder(dataDir);
	const unlock = lockFolder(dataDir);
	const folder = path.join(dataDir, "pglite");
	const client = takingTurns(await PGlite.create({ dataDir: folder }));
	chmodSync(folder, 0o700);
	const db = drizzlePglite(client, { schema, logger });
	await migratePglite(db, { migrationsFolder: MIGRATIONS });
	return {
		db: db as unknown as Database,
		async close() {
			await client.close();
			unlock();
		},
	};
}

const opened = globalThis as typeof globalThis & { onwardConnection?: Promise<Connection> };
opened.onwardConnection ??= env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openPglite(env.DATA_DIR);
const connection = await opened.onwardConnection;

export const db: Database = connection.db;

/** Ends open statements and frees the data folder. */
export async function closeDatabase(): Promise<void> {
	delete opened.onwardConnection;
	await connection.close();
}

/** What the database said of a statement that failed, whichever driver tells it. */
function violationOf(error: unknown): { code?: string; constraint?: string } {
	const cause = error instanceof DrizzleQueryError ? error.cause : error;
	const { code, constraint, constraint_name: name } = (cause ?? {}) as { code?: string; constraint?: string; constraint_name?: string };
	return { code, constraint: constraint ?? name };
}

/** Whether a statement failed because the named unique index already holds the value. */
export function isUniqueViolation(error: unknown, index: string): boolean {
	const { code, constraint } = violationOf(error);
	return code === "23505" && constraint === index;
}

/** Whether a statement failed because the account it writes for was deleted meanwhile. */
export function isAccountGone(error: unknown): boolean {
	const { code, constraint = "" } = violationOf(error);
	return code === "23503" && constraint.endsWith("_user_id_users_id_fk");
}

const CONNECTION_LOST =
	/^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|CONNECT_TIMEOUT|CONNECTION_(CLOSED|ENDED|DESTROYED)|57P0\d|08\w{3}|53300)$/;

/** Whether a statement failed because the database cannot be reached now. */
export function isDatabaseAway(error: unknown): boolean {
	const cause = error instanceof DrizzleQueryError ? error.cause : error;
	return CONNECTION_LOST.test(String((cause as { code?: unknown } | undefined)?.code));
}

/** Whether a statement gets an answer now, for the readiness probe. */
export async function isDatabaseReachable(): Promise<boolean> {
	try {
		await db.execute(sql`select 1`);
		return true;
	} catch {
		return false;
	}
}
