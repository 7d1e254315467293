import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ActivityVersion } from "../../app/contract/activities";
import type { Feedback, FeedbackTypeId } from "../../app/contract/essays";
import activities from "./writing/activities.json";
import essays from "./writing/essays.json";
import { readingEase } from "./writing/readability";
import { type Judged, printReport } from "./writing/report";

/** What the writing tools make of fixed sets of texts, by rule or with the provider that the environment names (OPENAI_BASE_URL or OPENAI_API_KEY). */
const dataDir = mkdtempSync(path.join(tmpdir(), "onward-bench-"));
Object.assign(process.env, { DATA_DIR: dataDir, NODE_ENV: "test" });

// Read only now: the settings are read when these are.
const { closeDatabase, db } = await import("../../app/db.server");
const { users } = await import("../../drizzle/schema");
const { assistant } = await import("../../app/domain/assistant.server");
const { brainstorm } = await import("../../app/domain/brainstorms.server");
const { inventedFacts } = await import("../../app/domain/activity-facts.server");
const { OPTION_MAX } = await import("../../app/contract/activities");
const { portalLength } = await import("../../app/contract/characters");
const { sentences } = await import("../../app/contract/essay-text");
const { CHOSEN_MAX, FEEDBACK_TYPES } = await import("../../app/contract/essays");
const { review } = await import("../../app/domain/reviews.server");

/** The grammar check lets a process end that waits for nothing else. */
const alive = setInterval(() => {}, 1000);
try {
	const [student] = await db
		.insert(users)
		.values({ email: "bench@example.org", role: "Student", termsAcceptedAt: new Date(), trialUses: 1000 })
		.returning({ userId: users.id });
	if (!student) throw new Error("no student was created");
	console.log(assistant ? `With ${assistant.name} at ${assistant.provider}\n` : "By rule: no provider is set up\n");
	const judged: Judged[] = [];
	for (const activity of activities) judged.push(await judge({ student }, activity));
	printReport("Activities", judged);
	const read: Judged[] = [];
	for (const [place, essay] of essays.entries()) read.push(await judgeEssay({ student }, essay, readersFor(place)));
	printReport("Essays", read);
} finally {
	clearInterval(alive);
	await closeDatabase();
	rmSync(dataDir, { recursive: true, force: true });
}

/** With a provider three readers in turn, so that each kind is tried on many essays; without one the grammar check alone. */
function readersFor(place: number): FeedbackTypeId[] {
	if (!assistant) return ["grammar"];
	return Array.from(
		{ length: CHOSEN_MAX },
		(_, more) => FEEDBACK_TYPES[(place * CHOSEN_MAX + more) % FEEDBACK_TYPES.length]?.id ?? "summary",
	);
}

async function judgeEssay(asker: Parameters<typeof review>[0], essay: string, selectedFeedback: FeedbackTypeId[]): Promise<Judged> {
	const start = performance.now();
	try {
		const { feedback } = await review(asker, { essay, chosenMajor: undefined, selectedFeedback });
		return {
			about: essay,
			ms: performance.now() - start,
			counts: {
				"kinds of feedback": feedback.length,
				"references to sentences": feedback.flatMap(({ lineReferences }) => lineReferences).length,
			},
			ease: feedback.flatMap((item) => readingEase(item.feedback ?? "") ?? []),
			faults: feedback.flatMap((item) => faultsOfFeedback(item, essay)),
		};
	} catch (error) {
		return {
			about: essay,
			ms: performance.now() - start,
			counts: { "kinds of feedback": 0 },
			ease: [],
			faults: [`no answer (${String(error)})`],
		};
	}
}

/** So many words in quotes that the essay does not hold are wording offered to the student. */
const OFFERED_WORDS = 8;

function faultsOfFeedback({ type, feedback = "", error, lineReferences }: Feedback, essay: string): string[] {
	const last = sentences(essay).length;
	const wrong = lineReferences.filter(({ start, end }) => start < 1 || end > last || start > end);
	const said = feedback.replace(/\bsentences? [\d–, and-]+/gi, "");
	const plain = (text: string) =>
		text
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, " ")
			.trim();
	const offered = [...said.matchAll(/[“"]([^”"]+)[”"]/g)]
		.map(([, quoted = ""]) => plain(quoted))
		.filter((quoted) => quoted.split(" ").length >= OFFERED_WORDS && !plain(essay).includes(quoted));
	const numbers = inventedFacts({ activityName: "", description: said.toLowerCase() }, essay.toLowerCase());
	return [
		...(error ? [`${type}: ${error}`] : []),
		...wrong.map(({ start, end }) => `${type}: there is no sentence ${start}–${end}`),
		...(type === "grammar" ? [] : offered.map((text) => `${type}: offers wording, “${text}”`)),
		...(type === "grammar" ? [] : numbers.map((number) => `${type}: “${number}” is not in the essay`)),
	];
}

async function judge(asker: Parameters<typeof brainstorm>[0], activity: string): Promise<Judged> {
	const start = performance.now();
	try {
		const { versions } = await brainstorm(asker, { activity });
		const ms = performance.now() - start;
		return {
			about: activity,
			ms,
			counts: { versions: versions.length, "of them by the model": versions.filter(({ format }) => format === "model").length },
			ease: versions.flatMap(({ description }) => readingEase(description) ?? []),
			faults: versions.flatMap((version) => faultsOf(version, activity)),
		};
	} catch (error) {
		return { about: activity, ms: performance.now() - start, counts: { versions: 0 }, ease: [], faults: [`no answer (${String(error)})`] };
	}
}

function faultsOf(version: ActivityVersion, activity: string): string[] {
	const long = (Object.keys(OPTION_MAX) as (keyof typeof OPTION_MAX)[]).filter(
		(part) => portalLength(version[part] ?? "") > OPTION_MAX[part],
	);
	return [
		...long.map((part) => `${part} is too long`),
		...inventedFacts(version, activity).map((fact) => `“${fact}” was not told`),
		...(/\b(I|my)\b/.test(version.description) ? ["says “I” or “my”"] : []),
	];
}
