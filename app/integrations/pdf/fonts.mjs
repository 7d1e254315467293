import { readFileSync } from "node:fs";
import * as hb from "harfbuzzjs";
import woff2 from "wawoff2";
import { familiesFor, filesOf } from "./catalogue.mjs";

const opened = new Map();

/** A font file at one weight: what it covers, and how it shapes text. Opened once. */
async function open(file, weight) {
	const known = opened.get(`${file} ${weight}`);
	if (known) return known;
	const data = new Uint8Array(await woff2.decompress(readFileSync(file)));
	const face = new hb.Face(new hb.Blob(data));
	const font = new hb.Font(face);
	font.setVariations([new hb.Variation("wght", weight)]);
	const covered = new Set(face.collectUnicodes());
	const shaper = { name: `F${opened.size}`, data, weight, font, upem: face.upem, covered, glyphs: new Map() };
	opened.set(`${file} ${weight}`, shaper);
	return shaper;
}

/** All fonts that shaped something, each with the glyphs it gave. */
export const usedFonts = () => [...opened.values()].filter(({ glyphs }) => glyphs.size > 0);

/** What steers the signs around it and has no shape of its own. */
const SHAPELESS = /^\p{Default_Ignorable_Code_Point}$/u;

async function fontFor(cluster, families, weight) {
	const points = [...cluster].filter((sign) => !SHAPELESS.test(sign)).map((sign) => sign.codePointAt(0));
	for (const family of families)
		for (const { file, ranges } of filesOf(family)) {
			if (!points.every((point) => ranges.some(([from, to]) => point >= from && point <= to))) continue;
			const font = await open(file, weight);
			if (points.every((point) => font.covered.has(point))) return font;
		}
	return undefined;
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const chosen = new Map();

/** Stands for a sign that no font here has, so that nothing is lost. */
const spelledOut = (cluster) =>
	[...cluster].map((sign) => `‹U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}›`).join("");

/**
 * Cuts a text into pieces that one font can show. Takes a text without line breaks, whether it is set in the serif, and the weight;
 * gives pieces `{text, font}`. What no font covers comes spelled out, with `isMissing`.
 */
export async function piecesOf(text, { isSerif, weight }) {
	const families = familiesFor(text, isSerif);
	const key = `${families.join()} ${weight}`;
	const known = chosen.get(key) ?? new Map();
	chosen.set(key, known);
	const choose = async (cluster) => {
		if (!known.has(cluster)) known.set(cluster, await fontFor(cluster, families, weight));
		return known.get(cluster);
	};
	const pieces = [];
	const add = (piece) => {
		const last = pieces.at(-1);
		if (last && last.font === piece.font && last.isMissing === piece.isMissing) last.text += piece.text;
		else pieces.push(piece);
	};
	for (const { segment } of graphemes.segment(text)) {
		const current = pieces.at(-1)?.font;
		const isNeutral = /^[\p{White_Space}\p{Script=Common}]+$/u.test(segment) && current?.covered.has(segment.codePointAt(0));
		const font = isNeutral && segment.length === 1 ? current : (known.get(segment) ?? (await choose(segment)));
		if (font) add({ text: segment, font });
		else
			for (const sign of segment) {
				const own = SHAPELESS.test(sign) ? undefined : await choose(sign);
				if (own) add({ text: sign, font: own });
				else add({ text: spelledOut(sign), font: await choose("‹"), isMissing: true });
			}
	}
	return pieces;
}

/** Shapes a piece in one direction; notes its glyphs with what they stand for. Advances and offsets are in parts of 1 of the size. */
export function shape({ text, font }, isRightToLeft) {
	const buffer = new hb.Buffer();
	buffer.addText(text);
	buffer.guessSegmentProperties();
	buffer.setDirection(isRightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
	hb.shape(font.font, buffer);
	const infos = buffer.getGlyphInfos();
	const positions = buffer.getGlyphPositions();
	const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((one, other) => one - other);
	const seen = new Set();
	return infos.map(({ codepoint: id, cluster }, index) => {
		const { xAdvance, xOffset, yOffset } = positions[index];
		const said = seen.has(cluster) ? "" : text.slice(cluster, starts.find((start) => start > cluster) ?? text.length);
		seen.add(cluster);
		const known = font.glyphs.get(id);
		if (!known) font.glyphs.set(id, { text: said, width: font.font.glyphHAdvance(id) / font.upem });
		else if (known.text === "" && said !== "") known.text = said;
		return { id, advance: xAdvance / font.upem, x: xOffset / font.upem, y: yOffset / font.upem };
	});
}
