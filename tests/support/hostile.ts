import { expect } from "vitest";
import type { Received } from "./http";

const LEAKS = /node_modules|\bat \w+ \(|file:\/\/|\/(build|app|drizzle)\/|select .* from|violates|PGlite|postgres/i;

/** A refusal of the API as clients rely on it: 4xx, its code and text, nothing of the inside, not longer than needed. */
export function expectJsonRefusal(name: string, answer: Received, status?: number): void {
	expect([name, answer.status]).toEqual([name, status ?? expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
	expect([name, answer.headers["content-type"]]).toEqual([name, "application/json; charset=utf-8"]);
	const reply = answer.json();
	expect([name, reply]).toEqual([
		name,
		expect.objectContaining({ code: expect.stringMatching(/^[a-z_]+$/), message: expect.stringMatching(/\S/), error: reply.message }),
	]);
	expect([name, LEAKS.exec(answer.text)?.[0]]).toEqual([name, undefined]);
	expect([name, answer.text.length < 20_000]).toEqual([name, true]);
}

/** A refusal of a page: 4xx and a page to read. */
export function expectPageRefusal(name: string, answer: Received, status?: number): void {
	expect([name, answer.status]).toEqual([name, status ?? expect.toSatisfy((code: number) => code >= 400 && code < 500)]);
	expect([name, answer.headers["content-type"]]).toEqual([name, expect.stringMatching(/^text\/html/)]);
	expect([name, /<h1[ >]/.test(answer.text)]).toEqual([name, true]);
	expect([name, /node_modules|\bat \w+ \(|file:\/\//.exec(answer.text)?.[0]]).toEqual([name, undefined]);
}

export const deepArray = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
export const deepObject = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

/** Values that are not of the kind of `good`, as JSON text. */
export function wrongKinds(good: unknown): string[] {
	const all: Record<string, string[]> = {
		string: ['"text"'],
		number: ["1", "-1", "1e999", "0.1"],
		boolean: ["true", "false"],
		array: ["[]", "[1]", '["text"]', "[null]", "[[]]"],
		object: ["{}", '{"$gt":""}', '{"length":5}'],
		null: ["null"],
	};
	const kind = good === null ? "null" : Array.isArray(good) ? "array" : typeof good;
	return [...Object.entries(all).flatMap(([name, values]) => (name === kind ? [] : values)), deepArray(10_000), deepObject(10_000)];
}
