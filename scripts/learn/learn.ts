import { writeFileSync } from "node:fs";
import path from "node:path";
import { hashOf } from "../../extension/engine/classify/learned/features";
import { readForms } from "./forms";
import { SIZE, type Trained, train } from "./network";
import { readQuestions } from "./questions";
import { readVectors } from "./vectors";
import { readWidgetForms } from "./widget-forms";

const WEIGHTS = path.join(import.meta.dirname, "../../extension/engine/classify/learned/weights.ts");
const MOST_WORDS = 9000;
const MOST_KB = 300;

const questions = readQuestions();
const vectors = readVectors();
const known = new Set(questions.map(({ asks }) => asks));
const forms = [...(await readForms()), ...(await readWidgetForms())].filter(({ asks }) => known.has(asks));
const examples = [...questions, ...forms];
const trained = train(examples, vectors);
writeWeights(trained, wordsToShip());

/** Words that come up twice in the lists, then those that English uses most, then the rest of the lists. */
function wordsToShip(): string[] {
	const counts = new Map<string, number>();
	for (const { features } of examples)
		for (const word of [...features.question, ...features.heading, ...features.options]) counts.set(word, (counts.get(word) ?? 0) + 1);
	const repeated = [...counts].filter(([, count]) => count > 1).map(([word]) => word);
	return [...new Set([...repeated, ...[...vectors.keys()].slice(0, MOST_WORDS), ...counts.keys()])].slice(0, MOST_WORDS);
}

/** Writes the weights as whole numbers of one byte, each table with the number they are to be multiplied with. */
function writeWeights({ classes, wordOf, pairs, first, firstBias, second, secondBias }: Trained, words: string[]) {
	const byHash = [...new Map(words.map((word) => [hashOf(word), word]))].sort(([one], [other]) => one - other);
	const table = new Float32Array(byHash.length * SIZE.word);
	byHash.forEach(([, word], place) => {
		table.set(wordOf(word), place * SIZE.word);
	});
	const tables = [table, pairs, first, firstBias, second, secondBias].map(rounded);
	const bytes = Buffer.concat([
		Buffer.from(Uint32Array.from(byHash.map(([hash]) => hash)).buffer),
		...tables.map(({ numbers }) => Buffer.from(numbers.buffer)),
	]);
	if (bytes.length > MOST_KB * 1000) throw new Error(`The weights are larger than ${MOST_KB} KB`);
	const constants = {
		CLASSES: classes,
		WORDS: byHash.length,
		WORD_SIZE: SIZE.word,
		PAIRS: SIZE.pairs,
		HIDDEN: SIZE.hidden,
		SCALES: tables.map(({ scale }) => Number(scale.toPrecision(6))),
		BYTES: bytes.toString("base64"),
	};
	const lines = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
	writeFileSync(WEIGHTS, `// Written by \`npm run learn\` from scripts/learn.\n${lines.join("\n")}\n`);
	console.log(
		`${questions.length} worded questions, ${forms.length} of forms, ${classes.length} classes, ${byHash.length} words, ${Math.round(bytes.length / 1000)} KB`,
	);
}

/** Outliers are cut, so that the others keep their differences. */
function rounded(values: Float32Array): { numbers: Int8Array; scale: number } {
	const sizes = values.map(Math.abs).sort();
	const scale = (sizes[Math.floor(sizes.length * 0.9995)] || 1) / 127;
	return { numbers: Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value / scale)))), scale };
}
