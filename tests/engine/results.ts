import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The results that a test compares each run with, kept beside it as `NAME.results.json`. Takes that name and what counts where nothing has been
 * recorded yet; gives what reads them and what writes them anew.
 */
export function resultsFile<Results>(name: string, none: Results) {
	const file = join(import.meta.dirname, `${name}.results.json`);
	return {
		recorded: (): Results => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : none),
		record: (results: Results) => writeFileSync(file, `${JSON.stringify(results, null, "\t")}\n`),
	};
}
