import { areAreas } from "../express/course-areas";
import { askedIn } from "../words";
import type { Read } from "./reads";

const AREA =
	/^((course|class|academic) (\d+ )?)?(subject|content|a g|discipline|department|field|area|materia)( area| subject| of study| de estudios?)?( (for )?(course|class|row|line) \d+)?$/;
const asksArea = ({ field: { evidence } }: Read) => AREA.test(askedIn(evidence.label || evidence.near || evidence.placeholder));
/** Whether the question is read as one on a course, of the high school or of a college. */
export const isOfCourse = ({ reading }: Pick<Read, "reading">) => reading?.named === "course" || reading?.named === "collegeCourse";
const placeOf = ({ field: { evidence } }: Read) => `${evidence.row} ${evidence.contexts[0]?.id}`;

/**
 * “Subject area”, and “Subject” alone, ask for the area of the course whose title the same row asks for, or where there are no rows the same
 * block; without such a title they stay what they are.
 */
export function areasBesideTitles(reads: readonly Read[]) {
	const titles = new Map<string, Read>();
	for (const read of reads)
		if (isOfCourse(read) && read.reading!.attribute === "courseName" && !asksArea(read)) titles.set(placeOf(read), read);
	for (const read of reads) {
		const title = titles.get(placeOf(read));
		if (title && (!read.reading || isOfCourse(read)) && asksArea(read))
			Object.assign(read, { naming: title.naming, reading: { ...title.reading, attribute: "subjectArea", from: "near" } });
	}
}

/** What a row may say besides the area of its course. */
const BESIDE =
	/\b(current|present|senior|year|course|taken|classe?|name|title|final|grade|mark|credit|required|of|in|curso|nombre|calificacion|de|[a-g]|\d+)s?\b/g;

function areaNamedBy({ field: { evidence } }: Read): string {
	const { label, near, group, groupIsTied, contexts } = evidence;
	const texts = [label, near, groupIsTied ? group : "", contexts[0]?.text ?? ""].map((text) => askedIn(text).replace(BESIDE, " ").trim());
	return texts.find(areAreas) ?? "";
}

/** How many headings over the questions may name the areas: a button that adds a row may be one of them. */
const MOST_OVER = 2;

/** The areas that the same heading over all questions names, and of which they alone take courses: “Science and mathematics courses”. */
function areasOver(reads: readonly Read[]): string {
	const areasIn = (text: string) => {
		const words = askedIn(text.replace(/\([^()]*\)/g, ""));
		return areAreas(words) ? words : areasAsked(words);
	};
	const [areas = "", ...others] = new Set(
		reads.map(
			({ field: { evidence } }) =>
				evidence.contexts
					.slice(0, MOST_OVER)
					.map(({ text }) => areasIn(text))
					.find(Boolean) ?? "",
		),
	);
	return others.length === 0 ? areas : "";
}

/** The areas of the courses that a box for a whole list of them asks for. */
export const areasListed = ({ reading, field: { evidence } }: Read): string =>
	isOfCourse({ reading }) && reading!.attribute === "list" ? areasAsked(askedIn(evidence.label || evidence.near)) : "";

/** The areas of the courses that words ask for, “List the science and math courses you have taken”; none where they ask for courses of any. */
export function areasAsked(words: string): string {
	const [before, after] = words.split(/ (?:courses?|class(?:es)?)\b/);
	const all = after === undefined ? [] : before!.split(" ");
	return all.map((_, place) => all.slice(place).join(" ")).find(areAreas) ?? "";
}

/** What is asked of a course whose name the page has printed before its row is not asked of the courses that the profile holds in their order. */
export function ofCoursesPrinted(reads: readonly Read[]) {
	const named = new Set(reads.filter((read) => isOfCourse(read) && read.reading!.attribute === "courseName").map(placeOf));
	for (const read of reads) {
		const { row, group, groupIsTied } = read.field.evidence;
		if (!isOfCourse(read) || row === undefined || !groupIsTied || named.has(placeOf(read)) || areaNamedBy(read)) continue;
		if (/[a-z]{3}/.test(askedIn(group).replace(BESIDE, " ").trim())) read.reading = undefined;
	}
}

/** Over courses that are still to come. */
const REQUESTED =
	/\b(course|class)(es|s)? (requests?|requested|desired|selection|registration|(that )?(you|i|the student) (wish(es)?|want|(would|'d) like) )|\b(requested|desired) (course|class)/i;

/** Courses that a student asks for are none that the profile holds. */
export function coursesRequested(reads: readonly Read[]) {
	for (const read of reads) if (isOfCourse(read) && REQUESTED.test(read.field.evidence.contexts[0]?.text ?? "")) read.reading = undefined;
}

/** “Grade in Chemistry”, “Years of math”: what is asked of one course, or of one area, that the question names itself. */
const OF_ONE =
	/^(?:final |current |highest )?(?:grade|mark|credits?|units?|years?)(?: earned| received| completed)? (?:in|of|for) (?!(?:the|this|that|each|your|every|first|second|third|fourth|fifth|course|class) )(.+)$/;

/** What the question asks of one course by its name, or of a whole area, is asked of no entry in the order of the list. */
export function ofCoursesNamed(reads: readonly Read[]) {
	for (const read of reads) {
		const [, named = ""] = OF_ONE.exec(askedIn(read.field.evidence.label || read.field.evidence.near)) ?? [];
		if (isOfCourse(read) && /[a-z]{3}/.test(named.replace(BESIDE, " "))) read.reading = undefined;
	}
}

/**
 * The areas that the rows of a list of courses name, where most of them name one: for each question those up to its own row, as each row takes
 * another course; a row that names none takes what those that do leave. Where few name one, as among questions of no list, only those that do
 * are of that area alone. Takes the questions with the rows they stand in.
 */
export function areasOfRows(rowOf: ReadonlyMap<Read, number>): Map<Read, string[]> {
	const areas = new Map<Read, string[]>();
	for (const subject of ["course", "collegeCourse"]) {
		const own = [...rowOf].filter(([{ reading }]) => reading!.named === subject);
		const rows: string[] = [];
		for (const [read, row] of own) rows[row] ||= areaNamedBy(read);
		const named = rows.filter(Boolean);
		const overAll = own.length > 0 && subject === "course" ? areasOver(own.map(([read]) => read)) : "";
		if (overAll) for (const [read, row] of own) areas.set(read, Array(row + 1).fill(overAll));
		if (new Set(named).size < 2 || named.length * 2 < Object.keys(rows).length) {
			for (const [read, row] of own)
				if (rows[row] && read.field.evidence.row === undefined)
					areas.set(
						read,
						rows.slice(0, row + 1).filter((area) => area === rows[row]),
					);
			continue;
		}
		for (const [read, row] of own)
			areas.set(read, [...(rows[row] ? [] : named), ...rows.slice(0, row + 1).filter((area) => !area === !rows[row])]);
	}
	return areas;
}
