import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { Actor } from "../domain/sessions.server";
import { AppError, type ErrorCode } from "../errors";
import { readForm } from "./body.server";
import { withRoomForFile } from "./file-room.server";
import { refusalHeaders, refusalOf } from "./refusals.server";
import { requirePageOf } from "./role-pages.server";
import { requireSameOrigin } from "./same-origin.server";

/** What a form comes back with when it was refused: its values, and messages by field (conform's `lastResult`). */
export type FormResult = SubmissionResult<string[]>;

type FormCall<S extends z.ZodType> = ActionFunctionArgs & { input: z.output<S> };

/**
 * The HTML door of one form: checks origin and input, calls the operation, and on refusal gives the form back filled in,
 * with messages beside the fields (status 4xx). `secret` names the fields that never come back. The operation gives the
 * answer, a redirect as a rule. `file` says, where the form takes one, how many bytes it may have and whose form it is: nobody else's is
 * read.
 */
export function formDoor<S extends z.ZodType, A>(
	schema: S,
	secret: string[],
	operation: (call: FormCall<S>) => Promise<A>,
	{ file }: { file?: { bytesMax: number; role: Actor["role"] } } = {},
) {
	const carryOut = async (args: ActionFunctionArgs) => {
		const submission = parseWithZod(await readForm(args.request, file?.bytesMax), { schema });
		if (submission.status !== "success") return data(submission.reply({ hideFields: secret }) as FormResult, { status: 422 });
		try {
			return await operation({ ...args, input: submission.value });
		} catch (error) {
			const refusal = refusalOf(error);
			if (!refusal || refusal.code === "signed_out" || refusal.code === "forbidden") throw error;
			const { fields } = refusal.details;
			const isSaidBeside = Object.values(fields ?? {}).includes(refusal.message);
			const reply = submission.reply({
				formErrors: isSaidBeside ? [] : [refusal.message],
				fieldErrors: listed(fields),
				hideFields: secret,
			});
			return data(reply as FormResult, { status: refusal.status, headers: refusalHeaders(refusal) });
		}
	};
	return async (args: ActionFunctionArgs) => {
		const { request } = args;
		try {
			requireSameOrigin(request);
			if (request.method !== "POST") throw new AppError("not_found", "This address takes forms only.");
			if (!file) return await carryOut(args);
			return await withRoomForFile(
				request,
				() => requirePageOf(file.role, request),
				() => carryOut(args),
			);
		} catch (error) {
			const refusal = file && refusalOf(error);
			if (refusal && UNREAD.includes(refusal.code)) return unreadForm(refusal);
			throw pageRefusal(error, request);
		}
	};
}

/** Why a form with a file may be refused before it was read: its page comes back, with nothing to fill in again but the file. */
const UNREAD: ErrorCode[] = ["too_large", "rate_limited"];

function unreadForm(refusal: AppError) {
	const result: FormResult = { status: "error", error: { "": [refusal.message] } };
	return data(result, { status: refusal.status, headers: refusalHeaders(refusal) });
}

/** A page's loader: refusals become its error screen, and who is signed out goes to /login and comes back after. */
export function page<T>(load: (args: LoaderFunctionArgs) => Promise<T> | T) {
	return async (args: LoaderFunctionArgs): Promise<T> => {
		try {
			return await load(args);
		} catch (error) {
			throw pageRefusal(error, args.request);
		}
	};
}

/** What to throw from a page for a refusal; other errors stay what they are. */
export function pageRefusal(error: unknown, request: Request): unknown {
	const refusal = refusalOf(error);
	if (!refusal) return error;
	if (refusal.code === "signed_out") {
		const { pathname, search } = new URL(request.url);
		return redirect(
			`/login?${new URLSearchParams({ redirectTo: pathname.replace(/\.data$/, "") + (request.method === "GET" ? search : "") })}`,
		);
	}
	return data({ message: refusal.message }, { status: refusal.status, headers: refusalHeaders(refusal) });
}

function listed(fields: Record<string, string> | undefined): Record<string, string[]> | undefined {
	return fields && Object.fromEntries(Object.entries(fields).map(([path, message]) => [path, [message]]));
}
