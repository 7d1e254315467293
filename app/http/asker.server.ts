import type { AppLoadContext } from "@remix-run/node";
import type { Asker } from "../domain/assistant.server";
import type { Actor } from "../domain/sessions.server";
import { clientOf } from "./device-cookie.server";

/** Who asks the assistant: the student, from which address, and a signal that ends the work when they leave. */
export async function askerOf(call: { request: Request; context: AppLoadContext }, student: Actor): Promise<Asker> {
	const { address } = await clientOf(call);
	return { student, address, signal: call.request.signal };
}
