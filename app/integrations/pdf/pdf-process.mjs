import { PDFDocument, PDFName } from "pdf-lib";
import { encode } from "uqr";
import { embed, packedStream, showRun } from "./embedding.mjs";
import { usedFonts } from "./fonts.mjs";
import { typeset } from "./typesetting.mjs";

// Runs as a child of the server (pdf.server.ts), one for each document: setting a text holds up all else in its process.

/** US Letter, in points. */
const [WIDTH, HEIGHT] = [612, 792];
const MARGIN = { side: 64, top: 64, bottom: 72 };
const LABEL_WIDTH = 150;
const GUTTER = 18;
const VALUE_WIDTH = WIDTH - 2 * MARGIN.side - LABEL_WIDTH - GUTTER;

/** Colours and rhythm of the pages (app/styles/tokens.css), for paper. */
const INK = "0.114 0.137 0.129";
const SOFT = "0.333 0.376 0.357";
const ACCENT = "0.043 0.431 0.310";
const LINE = "0.863 0.847 0.800";
const STYLES = {
	title: { size: 26, leading: 32, weight: 600, isSerif: true, color: INK, before: 0, after: 4 },
	lead: { size: 10.5, leading: 16, weight: 400, color: SOFT, before: 0, after: 4 },
	section: { size: 14, leading: 20, weight: 600, isSerif: true, color: ACCENT, before: 24, after: 6 },
	entry: { size: 10.5, leading: 16, weight: 600, color: INK, before: 10, after: 2 },
	text: { size: 10.5, leading: 16, weight: 400, color: INK, before: 0, after: 6 },
	label: { size: 9.5, leading: 15, weight: 400, color: SOFT, before: 0, after: 0 },
	value: { size: 10.5, leading: 15, weight: 400, color: INK, before: 2, after: 2 },
	slipTitle: { size: 13, leading: 19, weight: 600, color: INK, before: 0, after: 0 },
	slipLead: { size: 9.5, leading: 14, weight: 400, color: SOFT, before: 0, after: 0 },
	slipText: { size: 9.5, leading: 14, weight: 400, color: INK, before: 4, after: 0 },
	slipLink: { size: 8.5, leading: 13, weight: 400, color: INK, before: 4, after: 0 },
	foot: { size: 8.5, leading: 12, weight: 400, color: SOFT, before: 0, after: 0 },
};

const pages = [];
const missing = new Set();
let y = 0;

function addPage() {
	pages.push([]);
	y = HEIGHT - MARGIN.top;
}

/** Begins a page where less than this height is left. */
function keep(height) {
	if (pages.length === 0 || y - height < MARGIN.bottom) addPage();
}

function showLine({ runs, isRightToLeft }, style, x, baseline, width) {
	const taken = runs.reduce((sum, run) => sum + run.width, 0);
	let at = isRightToLeft ? x + width - taken : x;
	const operators = [`${style.color} rg`];
	for (const run of runs) {
		operators.push(showRun(run, at, baseline, style.size));
		at += run.width;
	}
	return operators.join("\n");
}

const baselineOf = (style, top) => top - (style.leading + style.size * 0.7) / 2;
const full = WIDTH - 2 * MARGIN.side;
const rule = (at) => `${LINE} RG 0.6 w ${MARGIN.side} ${at} m ${WIDTH - MARGIN.side} ${at} l S`;

/** What a heading needs below it, so that it does not stand alone at the foot of a page. */
const COMPANY = 56;

async function showBlock(block) {
	if (block.kind === "page") {
		if (pages.length > 0) addPage();
		return;
	}
	if (block.kind === "line") return showAnswer(block);
	if (block.kind === "slip") return showSlip(block);
	const style = STYLES[block.kind];
	const lines = await typeset(block.text, style, full, missing);
	const isHeading = block.kind === "section" || block.kind === "entry";
	keep(style.before + style.leading + (isHeading ? COMPANY : 0));
	if (y < HEIGHT - MARGIN.top) y -= style.before;
	for (const line of lines) {
		keep(style.leading);
		pages.at(-1).push(showLine(line, style, MARGIN.side, baselineOf(style, y), full));
		y -= style.leading;
	}
	if (block.kind === "section") pages.at(-1).push(rule(y - 2));
	y -= style.after;
}

/** A label with its value beside it; a long value goes on over the page. */
async function showAnswer({ label, value }) {
	const labels = await typeset(label, STYLES.label, LABEL_WIDTH, missing);
	const values = await typeset(value, STYLES.value, VALUE_WIDTH, missing);
	const { leading, before, after } = STYLES.value;
	keep(before + leading * Math.max(labels.length, Math.min(values.length, 3)));
	y -= before;
	// On a page the label stands whole before the value, for who listens to it or copies it.
	let page = pages.at(-1);
	let shownValues = [];
	const endPage = () => {
		page.push(...shownValues);
		page = pages.at(-1);
		shownValues = [];
	};
	for (let index = 0; index < Math.max(labels.length, values.length); index++) {
		keep(leading);
		if (page !== pages.at(-1)) endPage();
		const baseline = baselineOf(STYLES.value, y);
		if (labels[index]) page.push(showLine(labels[index], STYLES.label, MARGIN.side, baseline, LABEL_WIDTH));
		if (values[index]) shownValues.push(showLine(values[index], STYLES.value, MARGIN.side + LABEL_WIDTH + GUTTER, baseline, VALUE_WIDTH));
		y -= leading;
	}
	endPage();
	y -= after;
}

/** The code's side, and the room between slips, in the middle of which they are cut. */
const CODE = 96;
const CUT = 28;

/** Stands whole on one page, however long its texts are. */
async function showSlip({ title, lead, text, link }) {
	const width = full - CODE - GUTTER;
	const parts = [];
	for (const [name, part] of Object.entries({ slipTitle: title, slipLead: lead, slipText: text, slipLink: link })) {
		const style = STYLES[name];
		if (part) parts.push({ style, lines: await typeset(part, style, width, missing) });
	}
	const height = parts.reduce((sum, { style, lines }) => sum + style.before + style.leading * lines.length, 0);
	const taken = Math.max(height, CODE);
	keep(taken + CUT);
	const page = pages.at(-1);
	page.push(code(link, MARGIN.side + full - CODE, y));
	let top = y;
	for (const { style, lines } of parts) {
		top -= style.before;
		for (const line of lines) {
			page.push(showLine(line, style, MARGIN.side, baselineOf(style, top), width));
			top -= style.leading;
		}
	}
	y -= taken + CUT;
	page.push(`${SOFT} RG 0.5 w [4 4] 0 d 0 ${y + CUT / 2} m ${WIDTH} ${y + CUT / 2} l S [] 0 d`);
}

/** A text as a code to scan, its upper left corner at a place. */
function code(text, left, top) {
	// Which mask a code bears, readers find in it; to look for the best of the eight takes most of the time.
	const { size, data } = encode(text, { border: 0, ecc: "M", maskPattern: 2 });
	const side = CODE / size;
	const rows = data.flatMap((row, line) => stretches(row).map(([from, to]) => `${from} ${size - line - 1} ${to - from} 1 re`));
	return `q 0 g ${side} 0 0 ${side} ${left} ${top - CODE} cm ${rows.join(" ")} f Q`;
}

/** From where to where a row is dark. */
function stretches(row) {
	const found = [];
	for (let from = 0; from < row.length; from++) {
		if (!row[from]) continue;
		let to = from + 1;
		while (row[to]) to++;
		found.push([from, to]);
		from = to;
	}
	return found;
}

async function showFeet(footer) {
	for (const [index, page] of pages.entries()) {
		const at = MARGIN.bottom - 24;
		const left = await typeset(footer, STYLES.foot, full - 100, missing);
		const right = await typeset(`Page ${index + 1} of ${pages.length}`, STYLES.foot, 100, missing);
		page.push(rule(at + 14), showLine(left[0], STYLES.foot, MARGIN.side, at, full - 100));
		page.push(showLine({ ...right[0], isRightToLeft: true }, STYLES.foot, WIDTH - MARGIN.side - 100, at, 100));
	}
}

async function write({ title, footer, note, blocks }) {
	for (const block of blocks) await showBlock(block);
	if (missing.size > 0) await showBlock({ kind: "lead", text: note });
	await showFeet(footer);
	const pdf = await PDFDocument.create();
	pdf.setTitle(title, { showInWindowTitleBar: true });
	pdf.setLanguage("en-US");
	pdf.setProducer(footer);
	pdf.setCreator(footer);
	const fonts = pdf.context.obj(Object.fromEntries(usedFonts().map((font) => [font.name, embed(pdf, font)])));
	for (const operators of pages) {
		const page = pdf.addPage([WIDTH, HEIGHT]);
		page.node.set(PDFName.of("Resources"), pdf.context.obj({ Font: fonts }));
		page.node.set(PDFName.of("Contents"), pdf.context.register(packedStream(pdf, operators.join("\n"))));
	}
	return pdf.save();
}

process.on("message", async (document) => {
	try {
		process.send({ bytes: await write(document) }, () => process.exit());
	} catch (error) {
		process.send({ failure: String(error?.stack ?? error) }, () => process.exit(1));
	}
});
process.on("disconnect", () => process.exit());
