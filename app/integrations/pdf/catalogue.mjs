import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/**
 * Font packages by what they are asked for first. Together they cover the scripts of every language that the profile offers; each
 * comes as many small files, and `unicode.json` says which characters stand in which.
 */
const SERIF = ["source-serif-4"];
const SANS = [
	"noto-sans",
	"noto-sans-arabic",
	"noto-sans-hebrew",
	"noto-sans-ethiopic",
	"noto-sans-armenian",
	"noto-sans-bengali",
	"noto-sans-gujarati",
	"noto-sans-gurmukhi",
	"noto-sans-tamil",
	"noto-sans-telugu",
	"noto-sans-thai",
	"noto-sans-lao",
	"noto-sans-khmer",
	"noto-sans-myanmar",
];
const [CHINESE, JAPANESE, KOREAN] = ["noto-sans-sc", "noto-sans-jp", "noto-sans-kr"];

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/** Names of packages for a text, the best first: Han characters look as the language around them writes them. */
export function familiesFor(text, isSerif) {
	const east = KANA.test(text)
		? [JAPANESE, CHINESE, KOREAN]
		: HANGUL.test(text)
			? [KOREAN, CHINESE, JAPANESE]
			: [CHINESE, JAPANESE, KOREAN];
	return [...(isSerif ? SERIF : []), ...SANS, ...east];
}

const catalogues = new Map();

/** The files of a package, each with the ranges of characters it is for. */
export function filesOf(family) {
	const known = catalogues.get(family);
	if (known) return known;
	const folder = path.dirname(require.resolve(`@fontsource-variable/${family}/unicode.json`));
	const subsets = Object.entries(JSON.parse(readFileSync(path.join(folder, "unicode.json"), "utf8")));
	const files = subsets.map(([subset, ranges]) => ({
		file: path.join(folder, "files", `${family}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`),
		ranges: ranges.split(",").map(rangeOf),
	}));
	catalogues.set(family, files);
	return files;
}

function rangeOf(text) {
	const [from, to = from] = text
		.slice(2)
		.split("-")
		.map((digits) => Number.parseInt(digits, 16));
	return [from, to];
}
