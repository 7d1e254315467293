import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONTROL_KINDS, type ControlKind, type Features, featuresFrom } from "../../extension/engine/classify/learned/features";

const FOLDER = path.join(import.meta.dirname, "wordings");

/** One question as a form prints it, and what it asks for: `activity.position`, `none` or `stranger`. */
export type Question = { asks: string; heading: string; text: string; control: ControlKind; options: string[]; features: Features };

/** Reads the lists in `wordings`; throws where a line does not have the five columns that README.md names. */
export function readQuestions(): Question[] {
	const files = readdirSync(FOLDER).filter((file) => file.endsWith(".tsv"));
	return files.sort().flatMap((file) =>
		readFileSync(path.join(FOLDER, file), "utf8")
			.split("\n")
			.flatMap((line, place) => (line ? [questionOf(line, `${file}:${place + 1}`)] : [])),
	);
}

function questionOf(line: string, place: string): Question {
	const [asks, heading, text, kind, choices, ...rest] = line.split("\t");
	const control = CONTROL_KINDS.find((each) => each === kind);
	if (!asks || heading === undefined || !text || !control || choices === undefined || rest.length > 0)
		throw new Error(`${place} is not “class, heading, question, control, options”`);
	const options = choices.split(" / ").filter(Boolean);
	return { asks, heading, text, control, options, features: featuresFrom(text, heading, options, control) };
}
