import pino from "pino";
import { env } from "./env.server";

/** Lines carry no personal data: ids of requests, never of people; paths without their query. */
export const log = pino({ level: env.NODE_ENV === "test" ? "silent" : "info", base: undefined, serializers: { err: withoutValues } });

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
