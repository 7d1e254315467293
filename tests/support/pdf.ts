import { inflateSync } from "node:zlib";
import { type PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFRef } from "pdf-lib";

export type ReadPdf = { title: string | undefined; pages: string[] };

const textOf = (stream: unknown) => (stream instanceof PDFRawStream ? inflateSync(stream.getContents()).toString("latin1") : "");

/** What a font's glyphs stand for, by its own map. */
function readMap(cmap: string): Map<string, string> {
	const decode = (hex: string) => String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16)));
	return new Map([...cmap.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, glyph = "", text = ""]) => [glyph, decode(text)]));
}

/** The text of each page of a PDF that this product made, in the order in which it is drawn; each run on a line of its own. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
	const pdf = await PDFDocument.load(bytes);
	const { context } = pdf;
	const resolve = (value: unknown) => (value instanceof PDFRef ? context.lookup(value) : value);
	const pages = pdf.getPages().map(({ node }) => {
		const fonts = node.Resources()?.lookup(PDFName.of("Font"), PDFDict);
		const maps = new Map(
			(fonts?.entries() ?? []).map(([name, font]) => {
				const dict = resolve(font) as PDFDict;
				const descendant = resolve((resolve(dict.get(PDFName.of("DescendantFonts"))) as PDFArray).get(0)) as PDFDict;
				const descriptor = resolve(descendant.get(PDFName.of("FontDescriptor"))) as PDFDict;
				if (inflateSync((resolve(descriptor.get(PDFName.of("FontFile2"))) as PDFRawStream).getContents()).length < 100)
					throw new Error("a font is not embedded");
				return [name.asString(), readMap(textOf(resolve(dict.get(PDFName.of("ToUnicode")))))] as const;
			}),
		);
		const drawn = textOf(resolve(node.get(PDFName.of("Contents"))));
		const runs = [...drawn.matchAll(/(?:ActualText <([0-9A-F]+)> >> BDC )?BT (\/F\d+) [\d.]+ Tf (.*?) ET/gs)];
		return runs
			.map(([, actual, font = "", shown = ""]) =>
				actual
					? PDFHexString.of(actual).decodeText()
					: [...shown.matchAll(/<([0-9A-F]{4})>/g)].map(([, glyph = ""]) => maps.get(font)?.get(glyph) ?? "").join(""),
			)
			.join("\n");
	});
	return { title: pdf.getTitle(), pages };
}
