import { describe, expect, test } from "vitest";
import { parentMeant } from "../../extension/engine/express/parents";

const facts = (parent1FirstName?: string, parent2FirstName?: string) => ({
	email: "",
	answers: { familyInformation: { parent1FirstName, parent2FirstName } },
});

describe("which parent a form means by mother and father", () => {
	test.each([
		["both names tell", "Linda", "José", "parent1", "parent2"],
		["the order in the profile does not matter", "Mohammed", "Fatima", "parent2", "parent1"],
		["one name tells of both", "Quill", "Priya", "parent2", "parent1"],
		["a second given name does not matter", "Mary Quill", "Sam", "parent1", "parent2"],
		["one parent alone", "Carlos", undefined, undefined, "parent1"],
		["names that do not tell", "Quill", "Sam", undefined, undefined],
		["two mothers", "Linda", "Priya", undefined, undefined],
		["no names", undefined, undefined, undefined, undefined],
	])("%s", (_, first, second, mother, father) => {
		expect([parentMeant("mother", facts(first, second)), parentMeant("father", facts(first, second))]).toEqual([mother, father]);
	});
});
