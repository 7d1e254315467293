import type { ActionFunctionArgs } from "@remix-run/node";
import { AppError } from "../errors";
import { log } from "../log.server";
import { readText } from "./body.server";
import { refusalResponse } from "./json-door.server";
import { refusalOf } from "./refusals.server";

/**
 * The door for another server's events, which prove by a signature whom they come from: no cookie counts here. The operation gets the
 * body as it came, because the signature is over its bytes. Whatever it throws tells the sender to try again later or to give up.
 */
export function webhookDoor(path: string, signatureHeader: string, operation: (body: string, signature: string | null) => Promise<void>) {
	return async ({ request }: ActionFunctionArgs): Promise<Response> => {
		try {
			if (request.method !== "POST") throw new AppError("not_found", "This address takes events only.");
			await operation(await readText(request), request.headers.get(signatureHeader));
			return Response.json({ received: true }, { headers: { "Cache-Control": "no-store" } });
		} catch (error) {
			const refusal = refusalOf(error);
			if (refusal) return refusalResponse(refusal);
			log.error({ err: error, path }, "an event failed");
			return refusalResponse(new AppError("unavailable", "Something went wrong on our side. Please send this again."));
		}
	};
}
