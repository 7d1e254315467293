import type { Expression } from "../express/express";
import type { PageField } from "../page";
import type { FieldOutcome, FillOptions, PlannedField, SkipReason } from "../types";
import { keeps, type Meant } from "./fill";
import { heldBy } from "./read";

const MOST_TRIES = 2;
const MOST_LOOKS = 3;

/** One question of the page with what is to be put into it. */
export type Question = PlannedField & { field: PageField; expression?: Expression };

type Filled = { question: Question; meant: Meant; tries: number };

/** What has become of each question so far, in one fill. */
export type Progress = ReturnType<typeof progressOf>;

const askedBy = ({ meaning }: Question) => `${meaning?.subject}.${meaning?.attribute}`;

/** Keeps book of a fill that the student asked for with these options; questions are known by their ids. */
export function progressOf(options: FillOptions) {
	const filled = new Map<string, Filled>();
	const failed = new Map<string, { reason: SkipReason; asked: string }>();
	/** How often something lay over a question: a page that is at work may show it a moment later. */
	const covered = new Map<string, number>();
	const triesOf = (id: string) => filled.get(id)?.tries ?? 0;

	const failureOf = (question: Question) => {
		const known = failed.get(question.id);
		return known?.asked === askedBy(question) ? known.reason : undefined;
	};

	function barred({ id, sensitive, basic }: Question): SkipReason | undefined {
		if (options.leftOut?.includes(id)) return "left-out";
		if (options.basicOnly && !basic) return "no-uses-left";
		return sensitive && !options.sensitive ? "sensitive" : undefined;
	}

	return {
		isFilled: ({ id }: Question) => filled.has(id),
		countFilled: () => filled.size,
		countCovered: () => covered.size,
		triesOf: ({ id }: Question) => triesOf(id),
		isDue(question: Question): boolean {
			const { id, action, reason } = question;
			if (action !== "fill" || reason || failureOf(question) || (covered.get(id) ?? 0) >= MOST_LOOKS) return false;
			return triesOf(id) < MOST_TRIES && barred(question) === undefined;
		},
		/** Whether the page has emptied a box, which it need not show in any other way, that may be tried once more. */
		isEmptied({ id, field, reason = "already-filled" }: Question): boolean {
			return filled.has(id) && triesOf(id) < MOST_TRIES && reason === "already-filled" && heldBy(field).length === 0;
		},
		noteFilled: (question: Question, meant: Meant) => void filled.set(question.id, { question, meant, tries: triesOf(question.id) + 1 }),
		/** A list may be read anew by what it has offered, and then be tried once more. */
		noteFailed: (question: Question, reason: SkipReason) => void failed.set(question.id, { reason, asked: askedBy(question) }),
		noteReach({ id }: Question, isOpen: boolean) {
			if (isOpen) covered.delete(id);
			else covered.set(id, (covered.get(id) ?? 0) + 1);
		},
		/** From now on another entry is asked for in the place of these questions. */
		forget(questions: readonly Question[]) {
			for (const { id } of questions) for (const known of [filled, failed, covered]) known.delete(id);
		},
		outcomeOf(question: Question): FieldOutcome {
			const { field, expression, action, reason, ...planned } = question;
			const put = filled.get(question.id);
			if (put)
				return { ...planned, path: put.question.path, value: put.question.value, status: keeps(field, put.meant) ? "filled" : "not-kept" };
			const left = covered.has(question.id) ? "covered" : (failureOf(question) ?? reason ?? barred(question) ?? "unknown");
			return { ...planned, status: "skipped", reason: left };
		},
	};
}
