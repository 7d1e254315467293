import { ABOUT, type Facts } from "../types";

/** Activity types that some applications ask for in sections of their own, with the kinds of section that one may stand in. */
const KINDS: Readonly<Record<string, string>> = {
	"Work (Paid)": "work",
	"Community Service (Volunteer)": "volunteer",
	Environmental: "volunteer environment science",
	"Social Justice": "volunteer",
	"Athletics: Club": "sport",
	"Athletics: JV or Varsity": "sport",
	Art: "arts",
	Dance: "arts",
	"Debate/Speech": "debate",
	"Journalism/Publication": "media",
	"Music: Instrumental": "arts",
	"Music: Vocal": "arts",
	"Student Govt./Politics": "government",
	"Theater/Drama": "arts",
	Religious: "faith",
	Research: "research science",
};

/** The kind of entries of paid work that goes on. */
export const WORK_NOW = "work now";

/** The kind of courses that a school teaches at a higher level. */
export const ADVANCED = "advanced";

/** The level at which a school teaches a course, where its name tells it. */
export const levelOf = (course = "") => /\b(AP|IB|Honors|Dual Enrollment)\b/i.exec(course)?.[0];

/** Clubs of young farmers, whose fairs and scholarships ask for what was done in them alone. */
const OF_4H = /\b(4-?H|FFA|Future Farmers)\b/;

const OF_SCOUTS = /\bscouts?\b/i;

/** What an honour won in sports says of itself. */
const OF_SPORT =
	/\b(varsity|athlet\w*|MVP|most valuable|all[- ](league|conference|state|american|district)|sports(manship)?|soccer|football|(basket|base|soft|volley)ball|swim\w*|track|cross country|tennis|golf|wrestling|lacrosse|hockey|rowing)\b/i;

/** Whether the activity at a place is paid work in the grade that the student is in. */
export function isWorkNow(place: number, { answers }: Facts): boolean {
	const { activityType, gradeLevels = [] } = answers.extracurricularActivities?.[place] ?? {};
	const now = answers.educationalBackground?.currentYearInHighSchool;
	return activityType === "Work (Paid)" && now !== undefined && gradeLevels.some((grade) => grade === now);
}

/** The kinds of section that each entry of a list may stand in, in its order; empty for a list that has none. */
export function kindsIn(subject: string, { answers }: Facts): (string | undefined)[] {
	if (subject === "exam") return (answers.apIbExamScores ?? []).map((exam) => exam.subject?.split(" ")[0]);
	if (subject === "course") return (answers.highSchoolClasses ?? []).map(({ courseName }) => (levelOf(courseName) ? ADVANCED : undefined));
	if (subject === "achievement")
		return (answers.achievements ?? []).map(({ title = "" }) => (OF_4H.test(title) ? "4-h" : OF_SPORT.test(title) ? "sport" : undefined));
	return subject === "activity"
		? (answers.extracurricularActivities ?? []).map(({ activityType = "", organizationName = "" }) => {
				const kinds = KINDS[activityType] ?? "";
				const named = OF_4H.test(organizationName) ? "4-h" : OF_SCOUTS.test(organizationName) ? "scouts" : "";
				return `${named} ${kinds}`.trim();
			})
		: [];
}

/** The entries of a list, given in its order, that a section takes which asks for one kind of them (“AP”, “work”, “not work”). */
export function ofKind<T>(entries: readonly T[], subject: string, kind: string | undefined, facts: Facts): T[] {
	if (!kind || kind.startsWith(ABOUT)) return [...entries];
	const kinds = kindsIn(subject, facts);
	if (kind === WORK_NOW) return entries.filter((_, place) => isWorkNow(place, facts));
	const fits = (others = "") => kind.startsWith("not ") !== others.split(" ").some((other) => kind.split(" ").includes(other));
	return entries.filter((_, place) => fits(kinds[place]));
}
