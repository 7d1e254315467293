import fc from "fast-check";
import { FORMATS } from "../../app/contract/activities";
import { APPLICATION_STATUSES } from "../../app/contract/applications";
import { FEEDBACK_TYPES } from "../../app/contract/essays";
import { orderedAnswers, type StudentExport } from "../../app/contract/export";
import type { Fields, Node } from "../../app/contract/fields";
import { scoreRange } from "../../app/contract/options";
import { type Answers, PROFILE } from "../../app/contract/profile";
import { answersSchema } from "../../app/contract/profile-schema";

const ODD = [
	"",
	" ",
	"Zoë",
	"张伟",
	"محمد علي",
	"שלום",
	"नमस्ते",
	"😀👩‍👩‍👧",
	"=1+1",
	'"',
	"\n",
	"\t",
	"\\",
	"\u2028",
	"_",
	"\u202e",
	"ﬁ",
	"e\u0301",
];
const text = (max: number) =>
	fc
		.oneof(fc.constantFrom(...ODD), fc.string({ unit: "grapheme", maxLength: 40 }))
		.map((value) => value.replaceAll("\0", "").slice(0, max).toWellFormed());
const named = (max: number) => text(max).map((value) => value || "Untitled");
const moment = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true }).map((date) => date.toISOString());
const several = <T>(entry: fc.Arbitrary<T>, minLength = 0) => fc.array(entry, { minLength, maxLength: 4 });

/** A value that the field takes, told as the API is told; often the odd ones. */
function someValue(node: Node): fc.Arbitrary<unknown> {
	switch (node.kind) {
		case "group":
			return membersOf(node.fields);
		case "list":
			return fc.array(membersOf(node.fields), { maxLength: 3 });
		case "texts":
			return fc.array(text(300), { maxLength: 4 });
		case "choices":
			return fc.subarray([...node.options]);
		case "choice":
			return fc.constantFrom(...node.options);
		case "number": {
			const steps = Math.floor(((node.max ?? 1000) - node.min) / node.step);
			return fc.integer({ min: 0, max: steps }).map((count) => Math.round((node.min + count * node.step) * 100) / 100);
		}
		case "flag":
			return fc.boolean();
		case "date":
			return fc
				.date({ min: new Date("1990-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
				.map((date) => date.toISOString().slice(0, 10));
		case "url":
			return fc.webUrl();
		case "phone":
			return fc.constantFrom("530-555-0142", "+44 (20) 7946 0000", "");
		default:
			return text(node.maxLength ?? 300);
	}
}

const membersOf = (fields: Fields) =>
	fc.record(Object.fromEntries(Object.entries(fields).map(([key, node]) => [key, someValue(node)])), { requiredKeys: [] });

/** Rules that join two fields are met by leaving one of them out. */
function tidied(answers: Answers): Answers {
	const { personalInformation: person, educationalBackground: school, apIbExamScores: exams } = answers;
	delete person?.address?.state;
	delete school?.highSchoolState;
	for (const exam of exams ?? []) if (exam.score !== undefined) exam.score = scoreRange(exam.subject ?? "").min;
	return answers;
}

/** Answers as they are stored: what the API made of generated ones. */
const answers = membersOf(PROFILE).map((value) => orderedAnswers(answersSchema.parse(tidied(value as Answers))));

const place = fc.integer({ min: 1, max: 500 });
const feedback = fc.record(
	{
		type: fc.constantFrom(...FEEDBACK_TYPES.map(({ id }) => id as string)),
		role: text(300),
		prompt: text(300),
		feedback: text(5000),
		error: text(300),
		lineReferences: several(fc.record({ start: place, end: place })),
	},
	{ requiredKeys: ["type", "role", "prompt", "lineReferences"] },
);
const draft = fc.record(
	{ draft: text(25_000), major: text(100), feedback: several(feedback, 1), createdAt: moment },
	{ requiredKeys: ["draft", "feedback", "createdAt"] },
);
const version = fc.record(
	{ activityName: text(100), position: text(50), description: text(150), format: fc.constantFrom(...FORMATS) },
	{ requiredKeys: ["activityName", "description", "format"] },
);

const day = fc
	.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));
const notes = fc.record(
	{ status: fc.constantFrom(...APPLICATION_STATUSES), deadline: day, essayLink: fc.webUrl(), updatedAt: moment },
	{ requiredKeys: ["status", "updatedAt"] },
);

const written = fc.record({
	format: fc.constant("onward" as const),
	version: fc.constant(2 as const),
	profile: answers,
	conversations: several(
		fc.record({
			title: named(80),
			sharesProfile: fc.boolean(),
			updatedAt: moment,
			exchanges: several(fc.record({ question: text(4000), reply: text(5000), createdAt: moment })),
		}),
	),
	essays: several(fc.record({ title: named(50), updatedAt: moment, reviews: several(draft, 1) })),
	brainstorms: several(fc.record({ activity: text(4000), versions: several(version, 1), createdAt: moment })),
	modelRecords: several(
		fc.record({
			kind: fc.constantFrom("chat" as const, "review" as const, "brainstorm" as const),
			provider: text(100),
			model: text(100),
			instructions: text(5000),
			asked: text(5000),
			reply: text(5000),
			createdAt: moment,
		}),
	),
});

/** What an account may hold, in any order and with members in any order; something is noted on the first colleges of the list. */
export const ownData: fc.Arbitrary<StudentExport> = fc.tuple(written, several(notes)).map(([data, noted]) => {
	const colleges = [...new Set(data.profile.statistics?.collegesAppliedTo)];
	return {
		...data,
		applications: colleges.slice(0, noted.length).map((college, index) => ({ college, ...(noted[index] as (typeof noted)[number]) })),
	};
});
