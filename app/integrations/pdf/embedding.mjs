import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { deflateSync } from "node:zlib";
import { PDFHexString, PDFName, PDFString } from "pdf-lib";

/** HarfBuzz's subsetter has no wrapper of its own; the names are those of its C interface (hb-subset.h). */
const program = readFileSync(createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm"));
const { exports: hb } = new WebAssembly.Instance(new WebAssembly.Module(program));
hb._initialize?.();

const tag = (name) => [...name].reduce((value, sign) => value * 256 + sign.charCodeAt(0), 0);
const [NO_HINTING, RETAIN_GLYPH_IDS, SET_OVERLAPS, NOTDEF_OUTLINE, NO_LAYOUT_CLOSURE] = [0x1, 0x2, 0x10, 0x40, 0x200];
const DROP_TABLES = 3;
/** Shaping is done; a reader needs the outlines alone. */
const DROPPED = ["GSUB", "GPOS", "GDEF", "STAT"];
const WRITABLE = 2;

/** The font file at one weight with these glyphs alone, under the ids they had. */
function subset({ data, weight, glyphs }) {
	const place = hb.malloc(data.byteLength);
	new Uint8Array(hb.memory.buffer).set(data, place);
	const blob = hb.hb_blob_create(place, data.byteLength, WRITABLE, 0, 0);
	const face = hb.hb_face_create(blob, 0);
	const input = hb.hb_subset_input_create_or_fail();
	hb.hb_subset_input_set_flags(input, NO_HINTING | RETAIN_GLYPH_IDS | SET_OVERLAPS | NOTDEF_OUTLINE | NO_LAYOUT_CLOSURE);
	for (const id of glyphs.keys()) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), id);
	for (const name of DROPPED) hb.hb_set_add(hb.hb_subset_input_set(input, DROP_TABLES), tag(name));
	hb.hb_subset_input_pin_axis_location(input, face, tag("wght"), weight);
	const result = hb.hb_subset_or_fail(face, input);
	if (!result) throw new Error("a font could not be subset");
	const bytes = hb.hb_face_reference_blob(result);
	const start = hb.hb_blob_get_data(bytes, 0);
	return new Uint8Array(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(bytes)));
}

/** What pdf-lib's own packing gives, in a fraction of its time. */
export function packedStream(pdf, content) {
	return pdf.context.stream(deflateSync(content), { Filter: "FlateDecode" });
}

const hex = (value, digits = 4) => value.toString(16).toUpperCase().padStart(digits, "0");
const utf16 = (text) => Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join("");

/** What glyphs stand for, so that the text can be searched and copied (PDF 1.7, section 9.10.3). */
function unicodeMap(glyphs) {
	const told = [...glyphs].filter(([, { text }]) => text !== "");
	const chunks = Array.from({ length: Math.ceil(told.length / 100) }, (_, index) => told.slice(index * 100, index * 100 + 100));
	return [
		"/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
		"/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Adobe-Identity-UCS def /CMapType 2 def",
		"1 begincodespacerange <0000> <FFFF> endcodespacerange",
		...chunks.map(
			(chunk) => `${chunk.length} beginbfchar\n${chunk.map(([id, { text }]) => `<${hex(id)}> <${utf16(text)}>`).join("\n")}\nendbfchar`,
		),
		"endcmap CMapName currentdict /CMap defineresource pop end end",
	].join("\n");
}

/** Writes a font with the glyphs that were used into the document (PDF 1.7, section 9.7); gives the reference for pages. */
export function embed(pdf, font) {
	const { context } = pdf;
	const { ascender, descender } = font.font.hExtents();
	const scaled = (value) => Math.round((value * 1000) / font.upem);
	const name = PDFName.of(`ONWARD+${font.name}`);
	const descriptor = context.register(
		context.obj({
			Type: "FontDescriptor",
			FontName: name,
			Flags: 4,
			FontBBox: [-1000, scaled(descender), 2000, scaled(ascender)],
			ItalicAngle: 0,
			Ascent: scaled(ascender),
			Descent: scaled(descender),
			CapHeight: 700,
			StemV: font.weight / 5,
			FontFile2: context.register(packedStream(pdf, subset(font))),
		}),
	);
	const descendant = context.register(
		context.obj({
			Type: "Font",
			Subtype: "CIDFontType2",
			BaseFont: name,
			CIDSystemInfo: { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("Identity"), Supplement: 0 },
			FontDescriptor: descriptor,
			CIDToGIDMap: "Identity",
			W: [...font.glyphs].flatMap(([id, { width }]) => [id, [Math.round(width * 1000)]]),
		}),
	);
	return context.register(
		context.obj({
			Type: "Font",
			Subtype: "Type0",
			BaseFont: name,
			Encoding: "Identity-H",
			DescendantFonts: [descendant],
			ToUnicode: context.register(packedStream(pdf, unicodeMap(font.glyphs))),
		}),
	);
}

const number = (value) => String(Math.round(value * 1000) / 1000);

/** The operators that show a run at a place; its size in points. Glyphs that sit beside their place are put there one by one. */
export function showRun({ font, glyphs, text, isPlain }, x, y, size) {
	const shown = [];
	let at = x;
	let row = [];
	const flush = () => {
		if (row.length > 0) shown.push(`[${row.join(" ")}] TJ`);
		row = [];
	};
	let isPlaced = false;
	for (const { id, advance, x: aside, y: up } of glyphs) {
		const isAside = aside !== 0 || up !== 0;
		if (isAside || !isPlaced) {
			flush();
			shown.push(`1 0 0 1 ${number(at + aside * size)} ${number(y + up * size)} Tm`);
		}
		row.push(`<${hex(id)}>`);
		const slack = (font.glyphs.get(id).width - advance) * 1000;
		if (Math.abs(slack) > 0.5) row.push(number(slack));
		at += advance * size;
		isPlaced = !isAside;
		if (isAside) flush();
	}
	flush();
	const operators = `BT /${font.name} ${number(size)} Tf ${shown.join(" ")} ET`;
	return isPlain ? operators : `/Span << /ActualText ${PDFHexString.fromText(text)} >> BDC ${operators} EMC`;
}
