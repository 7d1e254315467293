import { CONTROL_KINDS, type Features, GROUPS, hashOf, pairsOf } from "../../extension/engine/classify/learned/features";
import { LENGTH } from "./vectors";

export const SIZE = { word: 16, hidden: 96, pairs: 4096 };
/** Words of question, heading and options, pairs of words of the question, the kind of control, whether there is no heading. */
export const INPUTS = SIZE.word * (GROUPS + 1) + CONTROL_KINDS.length + 1;

const EPOCHS = 16;
const BATCH = 24;
const RATE = 0.004;
/** How often the model must do with what a word means in general, as it will with words it was not trained on. */
const WORD_UNKNOWN = 0.3;
const HIDDEN_OFF = 0.1;
const SMOOTHING = 0.03;
const DECAY = { learned: 1e-3, shared: 1e-5 };

export type Example = { features: Features; asks: string };
export type Trained = {
	classes: string[];
	/** A word's vector: its general meaning, projected, and what was learned of it. */
	wordOf(word: string): Float32Array;
	pairs: Float32Array;
	first: Float32Array;
	firstBias: Float32Array;
	second: Float32Array;
	secondBias: Float32Array;
	/** The share of certainty of each class. */
	sharesOf(features: Features): Float32Array;
};

type Parameters = { values: Float32Array; slopes: Float32Array; mean: Float32Array; spread: Float32Array; decay: number };
type Encoded = { groups: number[][]; pairs: number[]; control: number; hasHeading: boolean; asks: number };

/** Always the same numbers, so that the same questions give the same model. */
function dice(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return state / 2 ** 32;
	};
}

/** Trains a network of one hidden layer on the examples: words by their meaning, Adam, the cross entropy of what is asked. */
export function train(examples: readonly Example[], vectors: ReadonlyMap<string, readonly number[]>): Trained {
	const random = dice(7);
	const classes = [...new Set(examples.map(({ asks }) => asks))].sort();
	const words = new Map<string, number>();
	for (const { features } of examples)
		for (const word of [...features.question, ...features.heading, ...features.options]) if (!words.has(word)) words.set(word, words.size);
	const general = new Float32Array(words.size * LENGTH);
	for (const [word, place] of words) general.set(vectors.get(word) ?? [], place * LENGTH);

	const { word: D, hidden: H, pairs: P } = SIZE;
	const C = classes.length;
	const parameters = (count: number, reach: number, decay: number): Parameters => ({
		values: Float32Array.from({ length: count }, () => (random() * 2 - 1) * reach),
		slopes: new Float32Array(count),
		mean: new Float32Array(count),
		spread: new Float32Array(count),
		decay,
	});
	const projection = parameters(LENGTH * D, 0.12, DECAY.shared);
	const learned = parameters(words.size * D, 0.02, DECAY.learned);
	const pairs = parameters(P * D, 0.02, DECAY.learned);
	const first = parameters(INPUTS * H, Math.sqrt(1.5 / D), DECAY.shared);
	const second = parameters(H * C, Math.sqrt(3 / H), DECAY.shared);
	const firstBias = parameters(H, 0, DECAY.shared);
	const secondBias = parameters(C, 0, DECAY.shared);
	const all = [projection, learned, pairs, first, second, firstBias, secondBias];

	const input = new Float32Array(INPUTS);
	const inputSlope = new Float32Array(INPUTS);
	const hidden = new Float32Array(H);
	const hiddenSlope = new Float32Array(H);
	const shares = new Float32Array(C);

	function encode({ features, asks }: Example): Encoded {
		const placesOf = (list: readonly string[]) => list.flatMap((word) => words.get(word) ?? []);
		return {
			groups: [features.question, features.heading, features.options].map(placesOf),
			pairs: pairsOf(features.question).map((pair) => hashOf(pair) % P),
			control: CONTROL_KINDS.indexOf(features.control),
			hasHeading: features.heading.length > 0,
			asks: classes.indexOf(asks),
		};
	}

	/** The words of one batch by their general meaning, projected once, and the slopes of that. */
	const projected = new Float32Array(words.size * D);
	const projectedSlopes = new Float32Array(words.size * D);
	const ofBatch = new Set<number>();

	function project(place: number) {
		ofBatch.add(place);
		for (let d = 0; d < D; d++) {
			let sum = 0;
			for (let k = 0; k < LENGTH; k++) sum += general[place * LENGTH + k]! * projection.values[k * D + d]!;
			projected[place * D + d] = sum;
		}
	}

	function addWord(place: number, isKnown: boolean, at: number, share: number) {
		if (!ofBatch.has(place)) project(place);
		for (let d = 0; d < D; d++) input[at + d]! += (projected[place * D + d]! + (isKnown ? learned.values[place * D + d]! : 0)) * share;
	}

	function slopesOfProjection() {
		for (const place of ofBatch) {
			for (let k = 0; k < LENGTH; k++) {
				const meaning = general[place * LENGTH + k]!;
				for (let d = 0; d < D; d++) projection.slopes[k * D + d]! += projectedSlopes[place * D + d]! * meaning;
			}
			projectedSlopes.fill(0, place * D, place * D + D);
		}
		ofBatch.clear();
	}

	/** From `input` to `shares`. */
	function answer(isTraining: boolean) {
		hidden.set(firstBias.values);
		for (let i = 0; i < INPUTS; i++) if (input[i] !== 0) for (let j = 0; j < H; j++) hidden[j]! += input[i]! * first.values[i * H + j]!;
		for (let j = 0; j < H; j++) if (hidden[j]! < 0 || (isTraining && random() < HIDDEN_OFF)) hidden[j] = 0;
		shares.set(secondBias.values);
		for (let j = 0; j < H; j++) if (hidden[j] !== 0) for (let c = 0; c < C; c++) shares[c]! += hidden[j]! * second.values[j * C + c]!;
		const highest = shares.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
		for (let c = 0; c < C; c++) shares[c] = Math.exp(shares[c]! - highest);
		const sum = shares.reduce((a, b) => a + b, 0);
		for (let c = 0; c < C; c++) shares[c]! /= sum;
	}

	/** Fills `shares`; gives which words were taken with what was learned of them. */
	function forward(example: Encoded, isTraining: boolean): boolean[][] {
		input.fill(0);
		const known = example.groups.map((group, place) =>
			group.map((word) => {
				const isKnown = !isTraining || random() > WORD_UNKNOWN;
				addWord(word, isKnown, place * D, 1 / Math.sqrt(group.length));
				return isKnown;
			}),
		);
		for (const pair of example.pairs)
			for (let d = 0; d < D; d++) input[GROUPS * D + d]! += pairs.values[pair * D + d]! / Math.sqrt(example.pairs.length);
		input[(GROUPS + 1) * D + example.control] = 1;
		if (!example.hasHeading) input[INPUTS - 1] = 1;
		answer(isTraining);
		return known;
	}

	function backward(example: Encoded, known: boolean[][]) {
		hiddenSlope.fill(0);
		inputSlope.fill(0);
		for (let c = 0; c < C; c++) {
			const slope = shares[c]! - (c === example.asks ? 1 - SMOOTHING : SMOOTHING / (C - 1));
			secondBias.slopes[c]! += slope;
			for (let j = 0; j < H; j++) {
				if (hidden[j] === 0) continue;
				second.slopes[j * C + c]! += slope * hidden[j]!;
				hiddenSlope[j]! += slope * second.values[j * C + c]!;
			}
		}
		for (let j = 0; j < H; j++) if (hidden[j] === 0) hiddenSlope[j] = 0;
		for (let j = 0; j < H; j++) firstBias.slopes[j]! += hiddenSlope[j]!;
		for (let i = 0; i < INPUTS; i++) {
			if (input[i] === 0) continue;
			for (let j = 0; j < H; j++) {
				first.slopes[i * H + j]! += hiddenSlope[j]! * input[i]!;
				inputSlope[i]! += hiddenSlope[j]! * first.values[i * H + j]!;
			}
		}
		example.groups.forEach((group, number) => {
			group.forEach((word, nth) => {
				for (let d = 0; d < D; d++) {
					const slope = inputSlope[number * D + d]! / Math.sqrt(group.length);
					if (known[number]![nth]) learned.slopes[word * D + d]! += slope;
					projectedSlopes[word * D + d]! += slope;
				}
			});
		});
		for (const pair of example.pairs)
			for (let d = 0; d < D; d++) pairs.slopes[pair * D + d]! += inputSlope[GROUPS * D + d]! / Math.sqrt(example.pairs.length);
	}

	let steps = 0;
	function adam(rate: number, batch: number) {
		steps++;
		const [early, late] = [1 - 0.9 ** steps, 1 - 0.999 ** steps];
		for (const { values, slopes, mean, spread, decay } of all)
			for (let i = 0; i < values.length; i++) {
				const slope = slopes[i]! / batch;
				if (slope === 0 && mean[i] === 0) continue;
				mean[i] = 0.9 * mean[i]! + 0.1 * slope;
				spread[i] = 0.999 * spread[i]! + 0.001 * slope * slope;
				values[i]! -= rate * (mean[i]! / early / (Math.sqrt(spread[i]! / late) + 1e-8) + decay * values[i]!);
				slopes[i] = 0;
			}
	}

	const encoded = examples.map(encode);
	for (let epoch = 0; epoch < EPOCHS; epoch++) {
		const rate = RATE * (epoch < EPOCHS * 0.5 ? 1 : epoch < EPOCHS * 0.8 ? 0.3 : 0.1);
		for (let i = encoded.length - 1; i > 0; i--) {
			const other = Math.floor(random() * (i + 1));
			[encoded[i], encoded[other]] = [encoded[other]!, encoded[i]!];
		}
		for (let start = 0; start < encoded.length; start += BATCH) {
			const batch = encoded.slice(start, start + BATCH);
			for (const example of batch) backward(example, forward(example, true));
			slopesOfProjection();
			adam(rate, batch.length);
		}
	}

	function wordOf(word: string): Float32Array {
		const place = words.get(word);
		const vector = vectors.get(word);
		return Float32Array.from({ length: D }, (_, d) => {
			let sum = place === undefined ? 0 : learned.values[place * D + d]!;
			for (let k = 0; vector && k < LENGTH; k++) sum += vector[k]! * projection.values[k * D + d]!;
			return sum;
		});
	}

	return {
		classes,
		wordOf,
		pairs: pairs.values,
		first: first.values,
		firstBias: firstBias.values,
		second: second.values,
		secondBias: secondBias.values,
		sharesOf(features) {
			input.fill(0);
			[features.question, features.heading, features.options].forEach((group, number) => {
				const vectorsOfGroup = group.filter((word) => words.has(word) || vectors.has(word)).map(wordOf);
				for (const vector of vectorsOfGroup)
					for (let d = 0; d < D; d++) input[number * D + d]! += vector[d]! / Math.sqrt(vectorsOfGroup.length);
			});
			const pairPlaces = pairsOf(features.question).map((pair) => hashOf(pair) % P);
			for (const pair of pairPlaces)
				for (let d = 0; d < D; d++) input[GROUPS * D + d]! += pairs.values[pair * D + d]! / Math.sqrt(pairPlaces.length);
			input[(GROUPS + 1) * D + CONTROL_KINDS.indexOf(features.control)] = 1;
			if (features.heading.length === 0) input[INPUTS - 1] = 1;
			answer(false);
			return shares.slice();
		},
	};
}
