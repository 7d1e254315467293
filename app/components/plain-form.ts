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

/** What the action refused; of a page with several forms only to the one whose button bore its id as `intent`. */
function useRefusal(id: string): SubmissionResult<string[]> | undefined {
	const result = useActionData() as SubmissionResult<string[]> | undefined;
	const intent = result?.initialValue?.intent;
	return intent === undefined || intent === id ? result : undefined;
}

/** A form of a page without React in the browser: the schema's native constraints, and what the action refused. */
export function usePlainForm<T extends Record<string, unknown>>(id: string, schema: z.ZodType<unknown, T>, defaultValue?: Partial<T>) {
	return useForm<T>({
		id,
		lastResult: useRefusal(id),
		constraint: constraintOf(schema),
		defaultNoValidate: false,
		defaultValue: defaultValue as never,
	});
}
