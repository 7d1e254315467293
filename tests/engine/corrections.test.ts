import { expect, test } from "vitest";
import {
	bounded,
	type Correction,
	correctionOf,
	IN_SYNC,
	type Memory,
	merged,
	ON_DISK,
	withCorrection,
	without,
} from "../../extension/memory/corrections";

const SITE = "https://apply.example";
const CHANGED = { question: "text|city", path: "personalInformation.address.city", label: "City", instead: "Yreka", held: ["Weed"] };
const correction = (change: Partial<Correction> = {}): Correction => ({
	...CHANGED,
	id: `id-${change.question}-${change.at}`,
	at: 1,
	...change,
});
const many = (count: number, change: Partial<Correction> = {}) =>
	Array.from({ length: count }, (_, place) => correction({ ...change, question: `text|question ${place}`, at: place }));
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

test("an emptied field, the profile's own answer and a text too long to keep whole are not remembered", () => {
	expect(correctionOf(CHANGED, "a", 5)).toEqual({ ...CHANGED, id: "a", at: 5 });
	for (const held of [[], [""], ["Yreka"], ["x".repeat(1001)]]) expect(correctionOf({ ...CHANGED, held }, "a", 5)).toBeUndefined();
	expect(correctionOf({ ...CHANGED, question: "q".repeat(301) }, "a", 5)).toBeUndefined();
	expect(correctionOf({ ...CHANGED, label: "l".repeat(500) }, "a", 5)?.label).toHaveLength(160);
});

test("a question has one correction on a site, and loses it when there is nothing to remember any more", () => {
	const once = withCorrection({}, SITE, CHANGED, correction());
	const twice = withCorrection(once, SITE, CHANGED, correction({ held: ["Ashland"], at: 2 }));
	expect(twice[SITE]?.map(({ held }) => held)).toEqual([["Ashland"]]);
	const other = withCorrection(twice, SITE, { ...CHANGED, path: "educationalBackground.highSchoolCity" }, undefined);
	expect(other[SITE]).toHaveLength(1);
	expect(withCorrection(twice, SITE, CHANGED, undefined)).toEqual({ [SITE]: [] });
});

test("forgetting takes what it names, and no more", () => {
	const memory: Memory = { [SITE]: many(3), "https://other.example": [correction({ id: "kept" })] };
	const left = without(memory, [memory[SITE]![1]!.id]);
	expect(left[SITE]?.map(({ at }) => at)).toEqual([0, 2]);
	expect(left["https://other.example"]).toHaveLength(1);
});

test("of two computers' corrections of one question the newer one stays", () => {
	const here = { [SITE]: [correction({ held: ["Here"], at: 1 })] };
	const there = { [SITE]: [correction({ held: ["There"], at: 2 })], "https://other.example": many(1) };
	for (const both of [merged(here, there), merged(there, here)]) {
		expect(both[SITE]?.map(({ held }) => held)).toEqual([["There"]]);
		expect(both["https://other.example"]).toHaveLength(1);
	}
});

test("a site keeps its 200 newest corrections, a browser its 50 newest sites", () => {
	expect(bounded({ [SITE]: many(230) }, ON_DISK)[SITE]?.map(({ at }) => at)).toEqual(
		Array.from({ length: 200 }, (_, place) => 229 - place),
	);
	const sites = Object.fromEntries(Array.from({ length: 60 }, (_, place) => [`https://s${place}.example`, [correction({ at: place })]]));
	const kept = Object.keys(bounded(sites, ON_DISK));
	expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, "https://s59.example", "https://s10.example"]);
});

test("what the browser synchronises stays within its limits, in bytes, and the oldest goes first", () => {
	const held = ["ñ".repeat(900)];
	const sites = Object.fromEntries(Array.from({ length: 30 }, (_, place) => [`https://s${place}.example`, many(20, { held })]));
	const kept = bounded(sites, IN_SYNC);
	for (const [site, corrections] of Object.entries(kept)) {
		expect(bytesOf(corrections)).toBeLessThanOrEqual(8192 - 100);
		expect(corrections[0]?.at, site).toBe(19);
	}
	expect(bytesOf(kept)).toBeLessThanOrEqual(102_400 - 5_000);
	expect(Object.keys(kept).length).toBeGreaterThan(5);
});
