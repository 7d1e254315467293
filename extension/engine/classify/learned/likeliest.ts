import type { PageField } from "../../page";
import { remembering } from "../../remembering";
import { CONTROL_KINDS, type Features, featuresOf, GROUPS, hashOf, pairsOf } from "./features";
import { BYTES, CLASSES, HIDDEN, PAIRS, SCALES, WORD_SIZE, WORDS } from "./weights";

/** What a question may ask for, as the model's classes have it (`activity.position`, `none`, `stranger`), and how sure it is, from 0 to 1. */
export type Likely = ReadonlyMap<string, number>;

const CONTROLS_AT = WORD_SIZE * (GROUPS + 1);
const HEADLESS_AT = CONTROLS_AT + CONTROL_KINDS.length;
const INPUTS = HEADLESS_AT + 1;
const HASH_BYTES = 4;
const LEAST = 0.01;
/** How much of the question the model must know to say anything. */
const LEAST_KNOWN = 0.6;

type Tables = {
	hashes: Uint32Array;
	words: Int8Array;
	pairs: Int8Array;
	first: Int8Array;
	firstBias: Int8Array;
	second: Int8Array;
	secondBias: Int8Array;
};
const [WORD_SCALE = 1, PAIR_SCALE = 1, FIRST_SCALE = 1, FIRST_BIAS_SCALE = 1, SECOND_SCALE = 1, SECOND_BIAS_SCALE = 1] = SCALES;

/** What newer browsers decode by themselves, many times faster. */
const { fromBase64 } = Uint8Array as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };

let tables: Tables | undefined;

/**
 * How likely the question asks for what, as a model says that has learned from worded questions (scripts/learn). Takes a question of the
 * page; gives the classes that are not all but out of the question, none where most of its words are unknown.
 */
export const likeliest = (field: PageField): Likely => likeliestFor(featuresOf(field));

const likeliestFor = remembering((features: Features): Likely => {
	tables ??= unpack();
	const { hashes } = tables;
	const known = features.question.filter((word) => placeOf(hashOf(word), hashes) >= 0).length;
	if (known < Math.max(1, features.question.length * LEAST_KNOWN)) return new Map();
	const shares = sharesOf(inputOf(features, tables), tables);
	return new Map(CLASSES.flatMap((name, place) => (shares[place]! >= LEAST ? [[name, shares[place]!] as const] : [])));
}, JSON.stringify);

function unpack(): Tables {
	const bytes = fromBase64?.(BYTES) ?? Uint8Array.from(atob(BYTES), (letter) => letter.charCodeAt(0));
	let at = WORDS * HASH_BYTES;
	const take = (count: number) => {
		at += count;
		return new Int8Array(bytes.buffer, at - count, count);
	};
	return {
		hashes: new Uint32Array(bytes.buffer, 0, WORDS),
		words: take(WORDS * WORD_SIZE),
		pairs: take(PAIRS * WORD_SIZE),
		first: take(INPUTS * HIDDEN),
		firstBias: take(HIDDEN),
		second: take(HIDDEN * CLASSES.length),
		secondBias: take(CLASSES.length),
	};
}

function inputOf(features: Features, { hashes, words, pairs }: Tables): Float32Array {
	const input = new Float32Array(INPUTS);
	const add = (places: readonly number[], table: Int8Array, at: number, scale: number) => {
		for (const place of places)
			for (let d = 0; d < WORD_SIZE; d++) input[at + d]! += (table[place * WORD_SIZE + d]! * scale) / Math.sqrt(places.length);
	};
	[features.question, features.heading, features.options].forEach((group, number) => {
		add(
			group.map((word) => placeOf(hashOf(word), hashes)).filter((place) => place >= 0),
			words,
			number * WORD_SIZE,
			WORD_SCALE,
		);
	});
	add(
		pairsOf(features.question).map((pair) => hashOf(pair) % PAIRS),
		pairs,
		GROUPS * WORD_SIZE,
		PAIR_SCALE,
	);
	input[CONTROLS_AT + CONTROL_KINDS.indexOf(features.control)] = 1;
	if (features.heading.length === 0) input[HEADLESS_AT] = 1;
	return input;
}

/** Where the hash stands in the sorted list, or -1. */
function placeOf(hash: number, hashes: Uint32Array): number {
	let low = 0;
	let high = hashes.length - 1;
	while (low <= high) {
		const middle = (low + high) >> 1;
		if (hashes[middle] === hash) return middle;
		if (hashes[middle]! < hash) low = middle + 1;
		else high = middle - 1;
	}
	return -1;
}

function sharesOf(input: Float32Array, { first, firstBias, second, secondBias }: Tables): Float32Array {
	const hidden = layer(input, first, FIRST_SCALE, firstBias, FIRST_BIAS_SCALE).map((value) => Math.max(0, value));
	const shares = layer(hidden, second, SECOND_SCALE, secondBias, SECOND_BIAS_SCALE);
	const highest = Math.max(...shares);
	const raised = shares.map((share) => Math.exp(share - highest));
	const sum = raised.reduce((one, other) => one + other, 0);
	return raised.map((share) => share / sum);
}

/** What one layer of the model makes of the one before; `weights` holds a row for each input. */
function layer(input: Float32Array, weights: Int8Array, scale: number, bias: Int8Array, biasScale: number): Float32Array {
	const output = Float32Array.from(bias, (value) => value * biasScale);
	const width = bias.length;
	for (let i = 0, at = 0; i < input.length; i++, at += width) {
		const value = input[i]! * scale;
		if (value !== 0) for (let j = 0; j < width; j++) output[j]! += value * weights[at + j]!;
	}
	return output;
}
