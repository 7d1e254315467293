import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ActivityVersion } from "../../app/contract/activities";
import activities from "./writing/activities.json";
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
} finally {
	await closeDatabase();
	rmSync(dataDir, { recursive: true, force: true });
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
