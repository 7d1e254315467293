import type { Answers } from "./profile";

/** Removes the members at the given paths where they hold a default. */
export function withoutPaths(sections: unknown, paths: readonly string[]): unknown {
	const copy = structuredClone(sections);
	for (const path of paths) {
		const keys = path.split(/[.[\]]+/).filter(Boolean);
		const last = keys.pop() ?? "";
		const parent = keys.reduce<unknown>(
			(value, key) => (value !== null && typeof value === "object" && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined),
			copy,
		);
		if (parent === null || typeof parent !== "object" || Array.isArray(parent)) continue;
		const value: unknown = Object.hasOwn(parent, last) ? Reflect.get(parent, last) : undefined;
		if (value === 0 || value === false) Reflect.deleteProperty(parent, last);
	}
	return copy;
}

/**
 * Leaves out what holds nothing and recomputes what follows from other answers (specification, section 5): SAT
 * superscore, number of languages. A college named twice is one. A section without any answer stays as `{}` or `[]`, because it replaces the saved one.
 */
export function prepareAnswers(answers: Answers): Answers {
	const sections = Object.entries(answers).filter(([, value]) => value !== undefined);
	const prepared = Object.fromEntries(
		sections.map(([section, value]) => [section, withoutNothing(value) ?? (Array.isArray(value) ? [] : {})]),
	) as Answers;
	const { standardizedTestScores: scores, personalInformation: person, statistics } = prepared;
	if (scores) {
		const { satEnglishScore, satMathScore } = scores;
		if (satEnglishScore !== undefined && satMathScore !== undefined) scores.satSuperscore = satEnglishScore + satMathScore;
		else delete scores.satSuperscore;
	}
	if (person?.languages) person.numberOfLanguagesFamiliar = person.languages.length;
	else delete person?.numberOfLanguagesFamiliar;
	if (statistics?.collegesAppliedTo) statistics.collegesAppliedTo = [...new Set(statistics.collegesAppliedTo)];
	return prepared;
}

/** Without the members and entries that hold nothing; undefined when nothing is left. */
function withoutNothing(value: unknown): unknown {
	if (Array.isArray(value)) {
		const entries = value.map(withoutNothing).filter((entry) => entry !== undefined);
		return entries.length ? entries : undefined;
	}
	if (typeof value !== "object" || value === null) return value;
	const members = Object.entries(value)
		.map(([key, member]) => [key, withoutNothing(member)] as const)
		.filter(([, member]) => member !== undefined);
	return members.length ? Object.fromEntries(members) : undefined;
}
