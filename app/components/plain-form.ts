import { type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import { useActionData } from "@remix-run/react";
import type { z } from "zod";

const constraints = new WeakMap<z.ZodType, ReturnType<typeof getZodConstraint>>();

/** Reading a schema costs more than rendering its form, so each is read once. */
function constraintOf(schema: z.ZodType) {
	const known = constraints.get(schema);
	if (known) return known;
	const constraint = getZodConstraint(schema);
	constraints.set(schema, constraint);
	return constraint;
}

/** What the action refused; of a page with several forms only to the one whose button bore one of these as `intent`. */
function useRefusal(intents: readonly string[]): SubmissionResult<string[]> | undefined {
	const result = useActionData() as SubmissionResult<string[]> | undefined;
	const intent = result?.initialValue?.intent;
	return intent === undefined || intents.includes(String(intent)) ? result : undefined;
}

/**
 * A form of a page without React in the browser: the schema's native constraints, and what the action refused. On a page with several
 * forms `intents` are the buttons that it answers for.
 */
export function usePlainForm<T extends Record<string, unknown>>(
	id: string,
	schema: z.ZodType<unknown, T>,
	defaultValue?: Partial<T>,
	intents: readonly string[] = [id],
) {
	return useForm<T>({
		id,
		lastResult: useRefusal(intents),
		constraint: constraintOf(schema),
		defaultNoValidate: false,
		defaultValue: defaultValue as never,
	});
}
