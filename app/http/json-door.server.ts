import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { API, ErrorReply } from "../contract/api";
import type { Actor } from "../domain/sessions.server";
import type { AppError } from "../errors";
import { log } from "../log.server";
import { readJson } from "./body.server";
import { invalidInput, refusalHeaders, refusalOf } from "./refusals.server";
import { requireSameOrigin } from "./same-origin.server";
import { actorOf, requireActor, requireRole } from "./session-cookie.server";

type Endpoints = (typeof API)[keyof typeof API];
type ActorFor<E extends Endpoints> = E["access"] extends "anyone" ? Actor | undefined : Actor;
type Call<E extends Endpoints> = Pick<ActionFunctionArgs, "request" | "context"> & { input: z.output<E["input"]>; actor: ActorFor<E> };
/** What an operation answers: the JSON value, and headers such as Set-Cookie. */
type Answer = { body: unknown; headers?: HeadersInit };

const NO_STORE = { "Cache-Control": "no-store" };

/**
 * The JSON door of one endpoint: checks method, origin, caller and input, calls the operation, maps refusals to
 * `{code, message, error, fields?}` (design, section 2). Serves as loader and as action of its route.
 */
export function jsonDoor<E extends Endpoints>(endpoint: E, operation: (call: Call<E>) => Promise<Answer>) {
	return async ({ request, context }: ActionFunctionArgs): Promise<Response> => {
		try {
			if (request.method !== endpoint.method) {
				return Response.json(errorReply("not_found", `Use ${endpoint.method} for ${endpoint.path}.`), {
					status: 405,
					headers: { ...NO_STORE, Allow: endpoint.method },
				});
			}
			if (endpoint.method !== "GET") requireSameOrigin(request);
			const actor =
				endpoint.access === "anyone"
					? await actorOf(request)
					: endpoint.access === "signed-in"
						? await requireActor(request)
						: await requireRole(request, endpoint.access);
			const parsed = endpoint.input.safeParse(endpoint.method === "GET" ? {} : await readJson(request));
			if (!parsed.success) throw invalidInput(parsed.error);
			const { body, headers } = await operation({ input: parsed.data as z.output<E["input"]>, actor: actor as ActorFor<E>, request, context });
			const answer = new Headers(headers);
			answer.set("Cache-Control", "no-store");
			return Response.json(body, { headers: answer });
		} catch (error) {
			const refusal = refusalOf(error);
			if (!refusal) {
				log.error({ err: error, path: endpoint.path }, "operation failed");
				return Response.json(errorReply("internal", "Something went wrong on our side. Please try again."), {
					status: 500,
					headers: NO_STORE,
				});
			}
			return refusalResponse(refusal);
		}
	};
}

/** The JSON form of a refusal. */
export function refusalResponse(refusal: AppError): Response {
	const { fields, data } = refusal.details;
	return Response.json(
		{ ...data, ...errorReply(refusal.code, refusal.message, fields) },
		{ status: refusal.status, headers: { ...NO_STORE, ...refusalHeaders(refusal) } },
	);
}

function errorReply(code: string, message: string, fields?: Record<string, string>): ErrorReply {
	return { code, message, error: message, ...(fields ? { fields } : {}) };
}
