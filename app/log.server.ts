import pino from "pino";
import { env } from "./env.server";

/** Lines are written together, a few times a second and when the process ends: each write costs as much as a small page. */
const output = pino.destination({ fd: 1, sync: false, minLength: 4096 });
setInterval(() => output.flush(), 200).unref();

const level = env.NODE_ENV === "test" ? "silent" : "info";

/** Lines carry no personal data: ids of requests, never of people; paths without their query. */
export const log = pino({ level, base: undefined, serializers: { err: withoutValues } }, output);

/** An error without what a database driver attaches to it: the values of the statement are people's data. */
function withoutValues(error: unknown) {
	if (!(error instanceof Error)) return { message: "a value that is no error was thrown" };
	const cause = error.cause instanceof Error ? error.cause : undefined;
	const message = cause ? `${error.name} because of ${cause.message}` : error.message;
	return {
		type: error.name,
		message,
		code: (cause as { code?: string } | undefined)?.code,
		stack: error.stack
			?.split("\n")
			.filter((line) => /^\s+at /.test(line))
			.slice(0, 12),
	};
}
