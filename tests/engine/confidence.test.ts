import { expect, test } from "vitest";
import type { Reading } from "../../extension/engine/classify/attribute";
import { confidenceOf } from "../../extension/engine/classify/confidence";
import type { Naming } from "../../extension/engine/classify/subject";
import type { Control, Evidence } from "../../extension/engine/page";

const BLANK: Evidence = {
	label: "",
	group: "",
	groupIsTied: false,
	near: "",
	placeholder: "",
	title: "",
	key: "",
	lang: "en",
	signIn: false,
	autocomplete: "",
	type: "text",
	pattern: "",
	contexts: [],
	form: 0,
};
const CITY: Reading = { named: "applicant", attribute: "city", piece: "city", from: "label" };

function confidence(
	evidence: Partial<Evidence>,
	reading: Partial<Reading> = {},
	{ naming, control = "text", own }: { naming?: Naming; control?: Control; own?: Reading | "none" } = {},
) {
	const element = undefined as unknown as HTMLElement;
	const field = { element, control, options: [], multiple: false, evidence: { ...BLANK, ...evidence }, disabled: false };
	const understood = { ...CITY, ...reading };
	return confidenceOf({ field, naming, reading: understood }, own === "none" ? undefined : (own ?? understood));
}

test("a label tied to the control, an autofill token, the head of a column and the question over choices are sure", () => {
	expect(confidence({ label: "City" })).toBe("sure");
	expect(confidence({ near: "Where?", autocomplete: "section-home address-level2" }, { from: "near" })).toBe("sure");
	expect(confidence({ autocomplete: "address-level2" }, { from: "token" })).toBe("sure");
	expect(confidence({ near: "City", row: 2 }, { from: "near" })).toBe("sure");
	expect(confidence({ group: "Sex", groupIsTied: true }, { attribute: "sex", from: "near" }, { control: "radios" })).toBe("sure");
	expect(confidence({ group: "Date of birth", groupIsTied: true }, { attribute: "dateOfBirth" })).toBe("sure");
});

test("nearby text is sure only where the control's own name says the same", () => {
	expect(confidence({ near: "City" }, { from: "near" })).toBe("likely");
	expect(confidence({ near: "City", key: "f17" }, { from: "near" })).toBe("likely");
	expect(confidence({ near: "City", key: "ctl00_txtHomeCity" }, { from: "near" })).toBe("sure");
});

test("a placeholder, a programmer's key, a type and a title alone are likely", () => {
	for (const from of ["placeholder", "key", "type"] as const)
		expect(confidence({ placeholder: "City", key: "city" }, { from })).toBe("likely");
	expect(confidence({ title: "City" })).toBe("likely");
	expect(confidence({ label: "City", autocomplete: "address-level1" }, { from: "key" })).toBe("likely");
});

test("a guess of whom the question is about is likely", () => {
	const mother: Naming = { named: "mother", source: "label", words: "mother" };
	const ofMother = { named: "mother", attribute: "givenName" } as const;
	expect(confidence({ label: "Mother's first name" }, ofMother, { naming: { ...mother, words: "mothers" } })).toBe("sure");
	expect(confidence({ label: "First name" }, ofMother, { naming: mother })).toBe("likely");
	expect(confidence({ label: "First name", key: "mother_first" }, ofMother, { naming: { ...mother, source: "key" } })).toBe("likely");
	expect(confidence({ label: "Parent's first name" }, { named: "parent", attribute: "givenName" })).toBe("likely");
});

test("a meaning that only the neighbours gave is likely", () => {
	expect(confidence({ label: "Day" }, { attribute: "dateOfBirth" }, { own: "none" })).toBe("likely");
	expect(confidence({ label: "City" }, { named: "highSchool" }, { own: CITY })).toBe("likely");
	expect(confidence({ label: "Address" }, { attribute: "street" }, { own: { ...CITY, attribute: "addressLine1" } })).toBe("sure");
});
