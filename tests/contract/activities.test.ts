import fc from "fast-check";
import { expect, test } from "vitest";
import { brainstormForm, brainstormRequest, fitForm, OPTION_MAX, PORTALS } from "../../app/contract/activities";

test("the limits are those of the forms", () => {
	expect(PORTALS.map(({ name, entries, fields }) => [name, entries, ...fields.map(({ takes, max }) => [takes, max])])).toEqual([
		["Common App", 10, ["position", 50], ["organization", 100], ["description", 150]],
		["UC application", 20, ["organization", 60], ["context", 250], ["description", 350]],
	]);
	expect(OPTION_MAX).toEqual({ position: 50, activityName: 100, description: 150 });
});

test("what may be told: up to 4,000 characters that can be stored, and more than spaces", () => {
	const isTaken = (activity: unknown) => brainstormRequest.safeParse({ activity }).success;
	for (const activity of ["x".repeat(4000), `${"\r\n".repeat(1999)}xx`, "أعلّم الأطفال", "🎓".repeat(2000), "  soccer  "])
		expect([activity.slice(0, 20), isTaken(activity)]).toEqual([activity.slice(0, 20), true]);
	for (const activity of ["", " \n\t\u3000 ", "x".repeat(4001), "a\0b", "\ud800", 5, null, undefined, ["a"]])
		expect([activity, isTaken(activity)]).toEqual([activity, false]);
	expect(brainstormRequest.safeParse({ activity: "a", page: 1 }).success).toBe(false);
	expect(brainstormRequest.safeParse({ activity: "a", idempotencyKey: "<b>" }).success).toBe(false);
});

test.each([{}, { activity: "" }, { activity: "  \n" }, { activity: null }])("%j: a description is required", (input) => {
	const messages = [brainstormRequest, brainstormForm].map((schema) => schema.safeParse(input).error?.issues[0]?.message);
	expect(messages).toEqual(["A description is required", "A description is required"]);
});

test("any text is taken trimmed, or refused", () => {
	fc.assert(
		fc.property(
			fc.array(fc.oneof(fc.integer({ max: 0x7f, min: 0 }), fc.integer({ max: 0xffff, min: 0 }))),
			fc.constantFrom(0, 3990),
			(codes, more) => {
				const activity = String.fromCharCode(...codes) + "x".repeat(more);
				const { success, data } = brainstormRequest.safeParse({ activity });
				if (success) expect(data.activity).toBe(activity.replaceAll("\r\n", "\n").trim());
				else expect(activity.trim() === "" || activity.length > 4000 || activity.includes("\0") || !activity.isWellFormed()).toBe(true);
			},
		),
	);
});

test("forms: an option is a number from 1, a limit one from 20 to 2000", () => {
	const brainstormId = "0b9a3a0e-8d4b-4d5b-9d37-2f2ae5a4c111";
	const isTaken = (option: unknown) => brainstormForm.safeParse({ intent: "add", brainstormId, option }).success;
	expect(["1", "3", "0", "-1", "1.5", "x", undefined].map(isTaken)).toEqual([true, true, false, false, false, false, false]);
	const limits = (limit: unknown) => fitForm.safeParse({ description: "a", limit }).success;
	expect(["20", "2000", undefined, "19", "2001", "x"].map(limits)).toEqual([true, true, true, false, false, false]);
	expect(fitForm.parse({ description: "a" })).toEqual({ position: "", organization: "", context: "", description: "a" });
});
