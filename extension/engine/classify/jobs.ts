import { questionOf, type Read } from "./reads";

/** What is asked of a job right after whether the student has one. */
const OF_JOB: Readonly<Record<string, RegExp>> = {
	organization: /^(if (so|yes) )?(please )?(where( do you work)?|(name of )?(the |your )?employer( name)?|for whom|who is your employer)$/,
	hoursPerWeek: /^(if (so|yes) )?(how many |number of |average )?hours( do you work)?( (per|a|each) week| weekly)?$/,
	position: /^(if (so|yes) )?(position|job title|your position|what (do you do|is your (job|position|title))|(type|kind) of work)$/,
};
const MOST_ASKED = 4;

/** The questions that go on with whether the student has a job, each with what it asks of the job: of other doings they leave none out. */
export function askedOfJob(reads: readonly Read[]): Map<Read, string> {
	const asked = new Map<Read, string>();
	for (const [place, { reading }] of reads.entries()) {
		if (reading?.attribute !== "hasJob") continue;
		for (const read of reads.slice(place + 1, place + 1 + MOST_ASKED)) {
			const [attribute] = Object.entries(OF_JOB).find(([, words]) => words.test(questionOf(read))) ?? [];
			if (!attribute) break;
			asked.set(read, attribute);
		}
	}
	return asked;
}

/** “Do you have a job?” “If yes, where?” “How many hours per week?” ask of the student's paid work; “Job title” right after an employer asks of that job, whatever the heading. */
export function jobsAsked(reads: readonly Read[]) {
	const titles = reads.filter((read, place) => questionOf(read) === "job title" && reads[place - 1]?.reading?.attribute === "organization");
	for (const [read, attribute] of [...titles.map((read) => [read, "position"] as const), ...askedOfJob(reads)]) {
		read.naming = { named: "activity", source: "label", words: "job" };
		read.reading = { named: "activity", attribute, piece: "", from: "label" };
	}
}
