import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import type { API, ErrorReply } from "../contract/api";
import type { Actor } from "../domain/sessions.server";
import type { AppError } from "../errors";
import { log } from "../log.server";
import { readForm, readJson } from "./body.server";
import { withRoomForFile } from "./file-room.server";
import { invalidInput, refusalHeaders, refusalOf } from "./refusals.server";
import { requireSameOrigin } from "./same-origin.server";
import { actorOf, requireActor, requireRole } from "./session-cookie.server";

type Endpoints = (typeof API)[keyof typeof API];
type ActorFor<E extends Endpoints> = E["access"] extends "anyone" ? Actor | undefined : Actor;
type Call<E extends Endpoints> = Pick<ActionFunctionArgs, "request" | "context"> & { input: z.output<E["input"]>; actor: ActorFor<E> };
/** What an operation answers: the JSON value, and headers such as Set-Cookie. */
type Answer = { body: unknown; headers?: HeadersInit };

/**
 * The JSON door of one endpoint: checks method, origin, caller and input, calls the operation, maps refusals to
 * `{code, message, error, fields?}` (design, section 2). Serves as loader and as action of its route.
 */
export const jsonDoor = <E extends Endpoints>(endpoint: E, operation: (call: Call<E>) => Promise<Answer>) =>
	apiDoor(
		endpoint,
		(request) => (endpoint.method === "GET" ? Promise.resolve({}) : readJson(request)),
		async (call) => {
			const { body, headers } = await operation(call);
			return reply(body, 200, new Headers(headers));
		},
	);

/** The same for an endpoint that takes a form with a file of so many bytes at most, and answers with a file. */
export function fileDoor<E extends Endpoints>(endpoint: E, fileMax: number, operation: (call: Call<E>) => Promise<Response>) {
	const door = apiDoor(endpoint, async (request) => Object.fromEntries(await readForm(request, fileMax)), operation);
	return async (args: ActionFunctionArgs): Promise<Response> => {
		try {
			const { request } = args;
			return await withRoomForFile(
				request,
				() => callerOf(endpoint, request),
				() => door(args),
			);
		} catch (error) {
			const refusal = refusalOf(error);
			if (!refusal) throw error;
			return refusalResponse(refusal);
		}
	};
}

function apiDoor<E extends Endpoints>(
	endpoint: E,
	read: (request: Request) => Promise<unknown>,
	operation: (call: Call<E>) => Promise<Response>,
) {
	return async ({ request, context }: ActionFunctionArgs): Promise<Response> => {
		try {
			const method = request.method === "HEAD" ? "GET" : request.method;
			if (method !== endpoint.method) {
				return reply(errorReply("not_found", `Use ${endpoint.method} for ${endpoint.path}.`), 405, new Headers({ Allow: endpoint.method }));
			}
			if (method !== "GET") requireSameOrigin(request);
			const sent = await read(request);
			const actor = await callerOf(endpoint, request);
			const parsed = endpoint.input.safeParse(sent);
			if (!parsed.success) throw invalidInput(parsed.error);
			return await operation({ input: parsed.data as z.output<E["input"]>, actor: actor as ActorFor<E>, request, context });
		} catch (error) {
			const refusal = refusalOf(error);
			if (!refusal) {
				log.error({ err: error, path: endpoint.path }, "operation failed");
				return reply(errorReply("internal", "Something went wrong on our side. Please try again."), 500);
			}
			return refusalResponse(refusal);
		}
	};
}

/** Who calls. Throws AppError signed_out or forbidden for those whom the endpoint is not for. */
function callerOf({ access }: Endpoints, request: Request): Promise<Actor | undefined> {
	if (access === "anyone") return actorOf(request);
	return access === "signed-in" ? requireActor(request) : requireRole(request, access);
}

/** The JSON form of a refusal. */
export function refusalResponse(refusal: AppError): Response {
	const { fields, data } = refusal.details;
	return reply({ ...data, ...errorReply(refusal.code, refusal.message, fields) }, refusal.status, new Headers(refusalHeaders(refusal)));
}

/** Declares its length, so that compression leaves small answers alone. */
function reply(body: unknown, status: number, headers = new Headers()): Response {
	const text = JSON.stringify(body);
	headers.set("Cache-Control", "no-store");
	headers.set("Content-Type", "application/json; charset=utf-8");
	headers.set("Content-Length", String(Buffer.byteLength(text)));
	return new Response(text, { status, headers });
}

function errorReply(code: string, message: string, fields?: Record<string, string>): ErrorReply {
	return { code, message, error: message, ...(fields ? { fields } : {}) };
}
