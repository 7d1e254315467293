import bidiFactory from "bidi-js";
import { piecesOf, shape } from "./fonts.mjs";

const bidi = bidiFactory();
const words = new Intl.Segmenter("en", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Scripts that put no spaces between words. */
const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const OPENS = /^[\p{Ps}\p{Pi}]/u;
const CLOSES = /^[\p{Pe}\p{Pf}\p{Po}ー々]/u;

/** What may not be torn apart, each with the space after it. */
function unbreakable(text) {
	const parts = [];
	for (const { segment } of words.segment(text)) {
		const last = parts.at(-1);
		const mayBreak =
			last !== undefined &&
			/\S/.test(segment) &&
			(/[\s\-–—/@]$/.test(last) ||
				(SPACELESS.test(last.at(-1)) && !CLOSES.test(segment)) ||
				(SPACELESS.test(segment[0]) && !OPENS.test(last.at(-1))));
		if (last === undefined || mayBreak) parts.push(segment);
		else parts[parts.length - 1] += segment;
	}
	return parts;
}

const widths = new Map();

async function widthOf(text, style) {
	const key = `${style.isSerif} ${style.weight} ${text}`;
	if (!widths.has(key)) {
		let width = 0;
		for (const piece of await piecesOf(text, style)) for (const { advance } of shape(piece, false)) width += advance;
		widths.set(key, width);
	}
	return widths.get(key) * style.size;
}

/** Where a text breaks into lines of a width, as stretches `{start, end}` of it. Words wider than a line are torn. */
async function breakLines(text, style, width) {
	const lines = [];
	let line = { start: 0, end: 0, width: 0 };
	const take = async (part) => {
		const needed = await widthOf(part.trimEnd(), style);
		if (line.end > line.start && line.width + needed > width) {
			lines.push(line);
			line = { start: line.end, end: line.end, width: 0 };
		}
		line.end += part.length;
		line.width += await widthOf(part, style);
	};
	for (const part of unbreakable(text)) {
		const fits = (await widthOf(part.trimEnd(), style)) <= width;
		for (const piece of fits ? [part] : [...graphemes.segment(part)].map(({ segment }) => segment)) await take(piece);
	}
	return [...lines, line];
}

const known = new Map();

/**
 * Sets a text into lines of a width in points. `style` is `{size, weight, isSerif, color}`. Gives lines, each as runs from left to right:
 * `{font, glyphs, text, width, isPlain}`, and whether the line begins at the right. A run that is not plain is to bear its text, because
 * its glyphs alone do not tell it. `missing` holds what no font covers. What comes again is set once.
 */
export async function typeset(text, style, width, missing) {
	const key = [width, style.size, style.weight, style.isSerif, text].join();
	if (!known.has(key)) known.set(key, await setLines(text, style, width, missing));
	return known.get(key);
}

async function setLines(text, style, width, missing) {
	const lines = [];
	for (const paragraph of text
		.normalize("NFC")
		.replace(/\r\n?/g, "\n")
		.split(/[\n\u2028\u2029]/)) {
		const plain = paragraph.replaceAll("\t", "    ");
		const { levels, paragraphs } = bidi.getEmbeddingLevels(plain);
		const isRightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1;
		for (const { start, end } of await breakLines(plain, style, width)) {
			const shown = plain.slice(start, end).trimEnd();
			lines.push({ isRightToLeft, runs: await runsOf(shown, levels.slice(start, end), style, missing) });
		}
	}
	return lines;
}

async function runsOf(text, levels, style, missing) {
	const runs = [];
	let start = 0;
	for (let index = 1; index <= text.length; index++) {
		if (index < text.length && levels[index] === levels[start]) continue;
		const level = levels[start];
		for (const { font, text: own, isMissing } of await piecesOf(text.slice(start, index), style)) {
			const glyphs = shape({ font, text: own }, level % 2 === 1);
			const isPlain = level % 2 === 0 && glyphs.length === own.length && glyphs.every(({ id }) => font.glyphs.get(id).text.length === 1);
			if (isMissing) missing.add(own);
			runs.push({ level, font, text: own, glyphs, isPlain, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) * style.size });
		}
		start = index;
	}
	return inVisualOrder(runs);
}

/** Unicode Bidirectional Algorithm, rule L2: from the highest level down, stretches of that level or more are turned round. */
function inVisualOrder(runs) {
	const highest = Math.max(0, ...runs.map(({ level }) => level));
	for (let level = highest; level >= 1; level--)
		for (let start = 0; start < runs.length; start++) {
			let end = start;
			while (end < runs.length && runs[end].level >= level) end++;
			if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
			start = end;
		}
	return runs;
}
