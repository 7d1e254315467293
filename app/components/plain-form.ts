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

type Options<T> = {
	defaultValue?: Partial<T>;
	/** On a page of several forms: whether what was refused concerns this one, by the button that was pressed. */
	takes?: (intent: unknown) => boolean;
};

/** A form of a page without React in the browser: the schema's native constraints, and what the action refused. */
export function usePlainForm<T extends Record<string, unknown>>(
	id: string,
	schema: z.ZodType<unknown, T>,
	{ defaultValue, takes = () => true }: Options<T> = {},
) {
	const refused = useActionData() as SubmissionResult<string[]> | undefined;
	return useForm<T>({
		id,
		lastResult: takes(refused?.initialValue?.intent) ? refused : undefined,
		constraint: constraintOf(schema),
		defaultNoValidate: false,
		defaultValue: defaultValue as never,
	});
}
