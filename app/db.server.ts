import { chmodSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type SQL, sql } from "drizzle-orm";
import { DrizzleQueryError } from "drizzle-orm/errors";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { drizzle as drizzlePostgres } from "drizzle-orm/postgres-js";
import { migrate as migratePostgres } from "drizzle-orm/postgres-js/migrator";
import PgBoss from "pg-boss";
import postgres from "postgres";
import * as schema from "../drizzle/schema";
import { lockFolder, makeFolder } from "./data-folder.server";
import { env } from "./env.server";
import { log } from "./log.server";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

type Connection = { db: Database; jobs: PgBoss; close(): Promise<void> };

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

/** The queues of jobs, each with what works it off. */
const QUEUES = ["mails"] as const;
/** A job that was begun so long ago and is not ended, was left by a process that is gone. */
const LONGEST_JOB_SECONDS = 300;

/** A job waits for the process that works it off, however long that is stopped; when it is tried again, that process decides. */
async function openJobs(executeSql: PgBoss.Db["executeSql"]): Promise<PgBoss> {
	const patience = { expireInSeconds: LONGEST_JOB_SECONDS, retryLimit: 1000, retentionDays: 3650 };
	const jobs = new PgBoss({ db: { executeSql }, supervise: false, schedule: false, ...patience });
	jobs.on("error", (error) => log.error({ err: error }, "the job queue failed"));
	await jobs.start();
	for (const queue of QUEUES) await jobs.createQueue(queue);
	return jobs;
}

/** Scripts of several statements begin and commit by themselves; here the transaction around them only holds one connection for them. */
const onPostgres =
	(client: postgres.Sql): PgBoss.Db["executeSql"] =>
	async (text, values) => {
		if (values) return { rows: await client.unsafe(text, values.map(plain) as postgres.ParameterOrJSON<never>[]) };
		const rows: unknown[] = await client.begin((transaction) => transaction.unsafe(text));
		return { rows: Array.isArray(rows.at(-1)) ? (rows.at(-1) as unknown[]) : rows };
	};

const onPglite =
	(client: PGlite): PgBoss.Db["executeSql"] =>
	async (text, values) =>
		values ? client.query(text, values.map(plain)) : ((await client.exec(text)).at(-1) ?? { rows: [] });

/** A value as both drivers take it, once drizzle has told them to leave JSON alone. */
const plain = (value: unknown) => (value?.constructor === Object ? JSON.stringify(value) : (value ?? null));

async function openPostgres(url: string): Promise<Connection> {
	const client = withDeadline(postgres(url, { max: 10, onnotice: () => {}, connect_timeout: 5 }));
	const db = drizzlePostgres(client, { schema, logger });
	const migrations = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
	try {
		await migrations`select pg_advisory_lock(${MIGRATION_LOCK})`;
		await migratePostgres(drizzlePostgres(migrations), { migrationsFolder: MIGRATIONS });
		const jobs = await openJobs(onPostgres(client));
		return { db: db as unknown as Database, jobs, close: () => client.end({ timeout: 0.3 }) };
	} catch (error) {
		throw cannotUse(url, error);
	} finally {
		await migrations.end({ timeout: 5 });
	}
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
	const exec = client.exec.bind(client);
	client.query = ((...statement: Parameters<typeof query>) => inTurn(() => query(...statement))) as typeof client.query;
	client.transaction = ((work: Parameters<typeof transaction>[0]) => inTurn(() => transaction(work))) as typeof client.transaction;
	/** Several statements, which may begin a transaction themselves: one that failed in there is ended, or it would take in all that follows. */
	const execWhole: typeof exec = (...statements) =>
		exec(...statements).catch(async (error) => {
			await exec("rollback");
			throw error;
		});
	client.exec = ((...statements: Parameters<typeof exec>) => inTurn(() => execWhole(...statements))) as typeof client.exec;
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
		jobs: await openJobs(onPglite(client)),
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

/** The queue of jobs; its statements run beside transactions, unless they are given `jobsWithin` one. */
export const jobs: PgBoss = connection.jobs;

/** Makes a call to the queue part of a transaction. */
export function jobsWithin(within: Database): PgBoss.ConnectionOptions {
	const executeSql = async (text: string, values: unknown[]) => {
		const parts = text
			.split(/\$(\d+)/)
			.map((part, at): SQL => (at % 2 ? sql`${sql.param(plain(values[Number(part) - 1]))}` : sql.raw(part)));
		const result: unknown = await within.execute(sql.join(parts));
		return { rows: Array.isArray(result) ? result : (result as { rows: unknown[] }).rows };
	};
	return { db: { executeSql } };
}

const afterwards = new WeakMap<Database, (() => void)[]>();
const begin = db.transaction.bind(db);
db.transaction = (async (work: Parameters<typeof begin>[0], ...options: unknown[]) => {
	const due: (() => void)[] = [];
	const noted = (within: Database) => {
		afterwards.set(within, due);
		return work(within as Parameters<typeof work>[0]);
	};
	const result = await begin(noted, ...(options as []));
	for (const next of due) next();
	return result;
}) as typeof begin;

/** Calls `next` once the transaction is kept; never when it is undone. */
export function afterCommit(within: Database, next: () => void): void {
	afterwards.get(within)?.push(next);
}

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
