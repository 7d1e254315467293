import { z } from "zod";
import { storable } from "./characters";
import type { Field, Fields, Node } from "./fields";
import { STATE_NAMES, scoreRange } from "./options";
import { type Answers, PROFILE, type Profile, type Section } from "./profile";
import { prepareAnswers, withoutPaths } from "./profile-preparation";
import { entriesMax } from "./profile-questions";

const TEXT_MAX = 300;
const LONG_TEXT_MAX = 5000;
const NUMBER_MAX = 1_000_000_000;

/** Leaves out what the specification (section 5) calls no answer: empty strings, null and undefined. */
const dropEmpty = (value: unknown) =>
	value === "" || value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;

const plainText = (max: number) =>
	z.string("Must be text").max(max, `Must be at most ${max} characters`).refine(storable, "Holds characters that cannot be stored");

/** One text of a list of texts. */
export const listedText = plainText(TEXT_MAX);

const closest = (options: readonly string[]) => {
	const byLowerCase = new Map(options.map((option) => [option.toLowerCase(), option]));
	return (value: string) => byLowerCase.get(value.trim().toLowerCase());
};

const oneOf = (options: readonly string[]) => {
	const find = closest(options);
	return plainText(TEXT_MAX).transform((value, context) => {
		const option = find(value);
		if (option === undefined) context.addIssue({ code: "custom", message: "Choose one of the options" });
		return option ?? value;
	});
};

const isoDate = plainText(40)
	.transform((value) => value.replace(/T\d{2}:\d{2}.*$/, ""))
	.refine((value) => {
		const parsed = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
		return parsed !== undefined && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value) && value >= "1900-01-01";
	}, "Enter a date as YYYY-MM-DD");

const webAddress = plainText(2000).refine(
	(value) => /^https?:\/\//i.test(value) && URL.canParse(value),
	"Enter a web address that starts with https://",
);

function isMultiple(value: number, step: number): boolean {
	const steps = value / step;
	return Math.abs(steps - Math.round(steps)) < 1e-6;
}

function fieldSchema(field: Field): z.ZodType {
	switch (field.kind) {
		case "text":
			return plainText(field.maxLength ?? TEXT_MAX);
		case "phone":
			return plainText(field.maxLength ?? TEXT_MAX).regex(/^[\d\s().+\-/x]*$/i, "Enter a phone number: digits, spaces and ( ) + - only");
		case "longText":
			return plainText(field.maxLength ?? LONG_TEXT_MAX);
		case "date":
			return isoDate;
		case "url":
			return webAddress;
		case "choice":
			return oneOf(field.options);
		case "suggest": {
			const find = closest(field.options);
			return plainText(field.maxLength ?? TEXT_MAX).transform((value) => find(value) ?? value);
		}
		case "choices":
			return z
				.array(oneOf(field.options), "Must be a list")
				.max(field.options.length)
				.transform((values) => [...new Set(values)]);
		case "texts":
			return z.array(listedText, "Must be a list").max(entriesMax(field), `At most ${entriesMax(field)} entries`);
		case "flag":
			return z.boolean("Must be true or false");
		case "number": {
			const { min, max = NUMBER_MAX, step } = field;
			return z
				.number("Enter a number")
				.min(min, `Must be at least ${min}`)
				.max(max, `Must be at most ${max}`)
				.refine((value) => isMultiple(value, step), step === 1 ? "Enter a whole number" : `Use steps of ${step}`);
		}
	}
}

/** A text of nothing but spaces says nothing, alone or in a list. */
const withoutBlanks = (values: unknown) =>
	Array.isArray(values) ? values.filter((item) => dropEmpty(item) !== undefined) : dropEmpty(values);

function noAnswer(node: Node): (value: unknown) => unknown {
	if (node.kind === "number" && node.zeroMeansEmpty) return (value) => (value === 0 ? undefined : dropEmpty(value));
	if (node.kind === "texts" || node.kind === "choices") return withoutBlanks;
	return node.kind === "group" || node.kind === "list" ? (value) => value ?? undefined : dropEmpty;
}

function nodeSchema(node: Node): z.ZodType {
	return z.preprocess(noAnswer(node), valueSchema(node).optional());
}

function valueSchema(node: Node): z.ZodType {
	if (node.kind === "group") return z.strictObject(shapeOf(node.fields), "Must be an object");
	if (node.kind === "list")
		return z
			.array(z.strictObject(shapeOf(node.fields), "Must be an object"), "Must be a list")
			.max(node.max, `At most ${node.max} entries`);
	return fieldSchema(node);
}

function shapeOf(fields: Fields): Record<string, z.ZodType> {
	return Object.fromEntries(Object.entries(fields).map(([key, node]) => [key, nodeSchema(node).optional()]));
}

function checkStates(answers: Answers, context: z.RefinementCtx) {
	const places = [
		{
			state: answers.personalInformation?.address?.state,
			country: answers.personalInformation?.address?.country,
			path: ["personalInformation", "address", "state"],
		},
		{
			state: answers.educationalBackground?.highSchoolState,
			country: answers.educationalBackground?.highSchoolCountry,
			path: ["educationalBackground", "highSchoolState"],
		},
	];
	for (const { state, country, path } of places) {
		if (!state || (country && country !== "United States") || STATE_NAMES.includes(state)) continue;
		context.addIssue({ code: "custom", path, message: "Choose a US state by its full name, or choose the country first" });
	}
}

function checkExamScores(answers: Answers, context: z.RefinementCtx) {
	answers.apIbExamScores?.forEach(({ subject = "", score }, index) => {
		if (score === undefined) return;
		const { min, max, step } = scoreRange(subject);
		if (score < min || score > max || !isMultiple(score, step)) {
			const exam = subject || "this exam";
			context.addIssue({
				code: "custom",
				path: ["apIbExamScores", index, "score"],
				message: `Scores of ${exam} run from ${min} to ${max}${step === 1 ? "" : ` in steps of ${step}`}`,
			});
		}
	});
}

function checkAnswers(answers: Answers, context: z.RefinementCtx) {
	checkStates(answers, context);
	checkExamScores(answers, context);
}

const answersShape = shapeOf(PROFILE);

/**
 * Any of the sections, each whole: unknown keys are refused with their path, option texts are taken in any letter case
 * and given back as printed, answers that say nothing are left out (specification, section 5).
 */
export const answersSchema = z
	.strictObject(answersShape, "Must be an object")
	.transform((value) => value as Answers)
	.superRefine(checkAnswers)
	.transform(prepareAnswers);

/**
 * A save by the API: sections, the version they were read at, and the `unanswered` paths of GET /api/auth/status, whose
 * defaults are no answers. What was read can be sent back whole: what it tells of the account is passed over.
 */
export const profileUpdate = z
	.strictObject(
		{
			...answersShape,
			profileVersion: z.number("Enter a number").int("Enter a whole number").min(0).optional(),
			unanswered: z.array(z.string().max(200)).max(10_000).optional(),
			userInformation: z.unknown().optional(),
			accessInformation: z.unknown().optional(),
			hasPassword: z.unknown().optional(),
		},
		"Must be an object",
	)
	.transform(({ profileVersion, unanswered = [], userInformation: _user, accessInformation: _access, hasPassword: _has, ...sections }) => ({
		profileVersion,
		answers: withoutPaths(sections, unanswered) as Answers,
	}))
	.superRefine(({ answers }, context) => checkAnswers(answers, context))
	.transform(({ profileVersion, answers }) => ({ profileVersion, answers: prepareAnswers(answers) }));

export type ProfileUpdate = { answers: Answers; profileVersion?: number };

const defaultOf = (node: Node): unknown => {
	if (node.kind === "group") return Object.fromEntries(Object.entries(node.fields).map(([key, child]) => [key, defaultOf(child)]));
	if (node.kind === "list" || node.kind === "choices" || node.kind === "texts") return [];
	if (node.kind === "number") return 0;
	return node.kind === "flag" ? false : "";
};

/**
 * Fills in the specification's defaults (0, "", false, []).
 * Takes stored answers; gives the whole profile and `unanswered`, the paths that hold a default because nothing was
 * answered (`personalInformation.suffix`, `achievements[0].title`, `achievements` for an empty list).
 */
export function completeProfile(answers: Answers): { profile: Profile; unanswered: string[] } {
	const unanswered: string[] = [];
	const complete = (node: Node, value: unknown, path: string): unknown => {
		if (node.kind === "group") {
			const record = (value ?? {}) as Record<string, unknown>;
			return Object.fromEntries(Object.entries(node.fields).map(([key, child]) => [key, complete(child, record[key], `${path}.${key}`)]));
		}
		const isEmpty = value === undefined || (Array.isArray(value) && value.length === 0);
		if (isEmpty) unanswered.push(path);
		if (isEmpty || node.kind !== "list") return value ?? defaultOf(node);
		return (value as Record<string, unknown>[]).map((entry, index) =>
			Object.fromEntries(Object.entries(node.fields).map(([key, child]) => [key, complete(child, entry[key], `${path}[${index}].${key}`)])),
		);
	};
	const sections = Object.entries(PROFILE).map(([section, node]) => [section, complete(node, answers[section as Section], section)]);
	return { profile: Object.fromEntries(sections) as Profile, unanswered };
}
