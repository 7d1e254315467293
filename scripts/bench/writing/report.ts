/** One row of a report: the text it is about, how long it took, what was counted, and what was wrong. */
export type Judged = { about: string; ms: number; counts: Record<string, number>; ease: number[]; faults: string[] };

const middle = (values: number[], share = 0.5) =>
	[...values].sort((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;

/** Prints what was found over a set of texts, and ends the process with 1 where anything is at fault. */
export function printReport(name: string, judged: readonly Judged[]): void {
	console.log(`${name}: ${judged.length} texts`);
	const keys = [...new Set(judged.flatMap(({ counts }) => Object.keys(counts)))];
	for (const key of keys) {
		const values = judged.map(({ counts }) => counts[key] ?? 0);
		console.log(
			`  ${key.padEnd(34)}${values.reduce((sum, value) => sum + value, 0)} in all, ${Math.min(...values)} to ${Math.max(...values)} a text`,
		);
	}
	const ease = judged.flatMap((each) => each.ease);
	if (ease.length > 0)
		console.log(`  ${"reading ease (Flesch), median".padEnd(34)}${middle(ease).toFixed(0)} (tenth: ${middle(ease, 0.1).toFixed(0)})`);
	const ms = judged.map((each) => each.ms);
	console.log(`  ${"time, median and slowest".padEnd(34)}${middle(ms).toFixed(1)} ms, ${Math.max(...ms).toFixed(1)} ms`);
	const faults = judged.flatMap(({ about, faults }) => faults.map((fault) => `    ${fault}: ${about.slice(0, 70)}`));
	console.log(`  ${"faults".padEnd(34)}${faults.length}\n${faults.join("\n")}`);
	if (faults.length > 0) process.exitCode = 1;
}
