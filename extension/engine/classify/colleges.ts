import { wordsOf } from "../words";
import { BARE, OF_ADDRESS } from "./address";
import { ORDINALS } from "./entries";
import { likeliest } from "./learned/likeliest";
import { IF_SO, isBeside, questionOf, type Read, rowsIn, sectionOf } from "./reads";
import { isListed } from "./subject";
import { isOfCourse } from "./subject-areas";
import { OF_HIGH_SCHOOL, PAGE_TITLE } from "./vocabulary/subjects";

const PLANNED = /\b(plans?|planning|intend(ed)?|future)\b/;
/** Over schools that are still to come. */
const PLANNED_EDUCATION =
	/\b(planned|intended|future|plans? for) (further |future |post ?secondary |higher )?(education|schooling|studies)\b/;
const APPLIED =
	/\b((?<!\bnot )apply|applying|applied|application (has|have|is|will)|receive|send|considering|interested in|(target|dream|reach|safety|favou?rite) (schools|colleges|universities)|(schools|colleges|universities) of interest)\b/;
const ATTENDED = /\b(taken|took|attended|earned|dual (enrollment|credit)|transcripts? from)\b/;
/** Over all colleges attended, by whatever words each box asks for one. */
const ATTENDED_ALL = /\bcolleges\b.*\battended\b/;
const asksApplied = (heading: string) => APPLIED.test(heading) && !ATTENDED.test(heading);
const ORDINAL = `(${ORDINALS.slice(0, 5).join("|")}|1st|2nd|3rd|4th|5th)`;
const NAME = new RegExp(
	`^((other |name of (the )?)?(college|university|school|institution)( or (college|university|institution))?( name| choice)?( \\d+)?|${ORDINAL}( choice)?( (college|university|school|institution))?|\\d)$`,
);

/** Colleges are attended, planned or applied to; of bare names the heading says which. Only one college can be the planned one. */
export function collegesByHeading(reads: readonly Read[]) {
	for (const read of reads) {
		const isSchool = read.reading?.named === "highSchool" && read.reading.attribute === "name" && NAME.test(questionOf(read));
		if (isSchool && PLANNED_EDUCATION.test(wordsOf(headOver(read)?.text ?? "")))
			read.reading = { named: "college", attribute: "intended", piece: "", from: "label" };
	}
	const bare = reads.filter((read) => {
		const { naming, reading } = read;
		const isBareSchool = naming?.named === "highSchool" && naming.words === "school" && (!reading || reading.attribute === "name");
		const isSchool = isBareSchool && areAppliedTo(read) && !OF_HIGH_SCHOOL.test(saidOver(read));
		const isInstitution = naming?.named === "highSchool" && naming.source === "context" && !reading && ATTENDED_ALL.test(saidOver(read));
		return (
			((naming?.named === "college" || isSchool || isInstitution) && NAME.test(questionOf(read).replace(CHOICE_OF, ""))) ||
			(reading?.named === "college" && (naming?.named === "college" || reading.from === "learned") && COLLEGES.has(reading.attribute))
		);
	});
	const isFirstAttended = ({ reading }: Read, heading: string) =>
		!reading &&
		ATTENDED_ALL.test(heading) &&
		!reads.some((other) => other.reading?.named === "college" && other.reading.attribute === "name");
	for (const read of bare) {
		if (IF_SO.test(questionOf(read)) && reads[reads.indexOf(read) - 1]?.reading?.attribute === "hasCollegeCourses") continue;
		const over = headOver(read);
		const heading = saidOver(read);
		const isPlanned = PLANNED.test(heading) && !ATTENDED.test(questionOf(read));
		const isAskedInASentence = ASKED_IN_A_SENTENCE.test(questionOf(read));
		const isOne = bare.every((other) => other === read || headOver(other)?.id !== over?.id || ASKED_IN_A_SENTENCE.test(questionOf(other)));
		if (isPlanned && isAskedInASentence && read.reading?.attribute === "intended") continue;
		if (isPlanned && isOne) read.reading = { named: "college", attribute: "intended", piece: heading, from: "label" };
		else if (isPlanned || (areAppliedTo(read) && !asksInASentence(read)))
			read.reading = { named: "applicant", attribute: "collegesAppliedTo", piece: heading, from: "label" };
		else if (read.reading?.attribute === "intended" ? ATTENDED.test(heading) : isFirstAttended(read, heading))
			read.reading = { named: "college", attribute: "name", piece: heading, from: "label" };
	}
}

/** Further boxes for a college applied to of which nothing but the same placeholder says so ask for the next. */
export function collegesContinued(reads: readonly Read[]) {
	let before: Read | undefined;
	for (const read of reads) {
		const { label, near, group, placeholder } = read.field.evidence;
		const isBare = placeholder !== "" && !label && !near && !group && placeholder === before?.field.evidence.placeholder;
		if (before && isBare && !read.reading && isBeside(read, before)) read.reading = before.reading;
		if (read.reading?.attribute === "collegesAppliedTo") before = read;
	}
}

/** “Second choice” after the first of the colleges applied to asks for the next. */
export function choicesOfColleges(reads: readonly Read[]) {
	let first: Read | undefined;
	for (const read of reads) {
		const [, ordinal] = CHOICE.exec(questionOf(read)) ?? [];
		const isOfSchools = !read.reading && ordinal && FIRST.test(ordinal) && SCHOOLS_AFTER.test(wordsOf(sectionOf(read)));
		if (isOfSchools && read.field.control === "text")
			read.reading = { named: "applicant", attribute: "collegesAppliedTo", piece: "", from: "label" };
		if (read.reading?.attribute === "collegesAppliedTo" && ordinal && FIRST.test(ordinal)) first = read;
		else if (first && !read.reading && ordinal && read.field.control === first.field.control && isBeside(read, first))
			read.reading = first.reading;
	}
}
const CHOICE = new RegExp(`^${ORDINAL} choice( name\\b.*| (college|university|school).*)?$`);
/** Over the schools that are to follow the high school. */
const SCHOOLS_AFTER = /^(post ?secondary|college) (schools?|institutions?|choices|preferences)( data| information)?$/;
/** Whether the headings over a question are those of colleges that the student applies to. */
const areAppliedTo = (read: Read) =>
	asksApplied(saidOver(read)) || read.field.evidence.contexts.some(({ text }) => SCHOOLS_AFTER.test(wordsOf(text)));
const CHOICE_OF = /^\w+ choice (?=name)/;
const FIRST = /^(first|1st)$/;

/** “Degree” or “Major” beside the colleges attended, or right after one, asks for what was done there, not for what is planned. */
export function degreesEarned(reads: readonly Read[]) {
	for (const [place, read] of reads.entries()) {
		const attribute = read.reading?.attribute ?? "";
		if (!DONE_THERE[attribute]?.test(questionOf(read))) continue;
		const before = reads.slice(Math.max(0, place - CLOSE), place).findLast((other) => isAttended(other) || isPlan(other));
		const isAfter = before !== undefined && isAttended(before) && isBeside(before, read);
		if (isAfter || (attribute === "intendedDegree" && ATTENDED.test(wordsOf(headOver(read)?.text ?? "")))) read.reading = undefined;
	}
}
const isAttended = ({ reading }: Read) => reading?.named === "college" && reading.attribute === "name";
const isPlan = ({ reading }: Read) => PLANS.has(reading?.attribute ?? "");
/** How many questions one college attended is asked. */
const CLOSE = 6;
/** The bare words for what is done at a college attended. */
const DONE_THERE: Readonly<Record<string, RegExp>> = {
	intendedDegree: /^(degrees?|diplomas?)( or (certificate|diploma)s?)?( (earned|received|awarded|completed|obtained))?$/,
	intendedMajor: /^(majors?|fields? of study|program|area of study)$/,
};

const OF_COLLEGE = /\b(post ?secondary|college|university|higher education|educational plans)\b/;
const YEARS: Readonly<Record<string, string>> = {
	gradeYear: "collegeYear",
	graduationYear: "collegeGraduationYear",
	graduationDate: "collegeGraduationYear",
};

/** A bare “Year” right after the term in which studies begin is that of the term. */
export function yearsOfTerms(reads: readonly Read[]) {
	for (const [place, read] of reads.entries()) {
		const before = reads[place - 1];
		if (before?.reading?.attribute === "enrollmentTerm" && isBeside(before, read) && questionOf(read) === "year")
			read.reading = { ...before.reading, attribute: "enrollmentYear" };
	}
}

/** When somebody begins at a college while still at school, the profile does not hold. */
export function begunAtSchool(reads: readonly Read[]) {
	for (const read of reads)
		if (BEGINS.has(read.reading?.attribute ?? "") && WHILE_AT_SCHOOL.test(wordsOf(`${questionOf(read)} ${headOver(read)?.text}`)))
			read.reading = undefined;
}
const BEGINS: ReadonlySet<string> = new Set(["enrollmentTerm", "enrollmentYear"]);
const WHILE_AT_SCHOOL = /\b(dual (enrollment|credit)|concurrent enrollment|early college)\b/;

/** Under a heading of college, with which college or studies are planned, the year in school and that of graduation are those there. */
export function yearsOfCollege(reads: readonly Read[]) {
	const sections = Map.groupBy(reads, ({ field: { evidence } }) => evidence.contexts[0]?.id);
	for (const section of sections.values()) {
		const heading = wordsOf(section[0]!.field.evidence.contexts[0]?.text ?? "");
		const isPlanned = section.some(isPlan);
		const isOfSchool = section.some(({ reading }) => reading?.named === "highSchool" && !(reading.attribute in YEARS));
		if (!isPlanned || isOfSchool || !OF_COLLEGE.test(heading) || PAGE_TITLE.isIn(heading)) continue;
		for (const read of section) {
			const attribute = read.reading?.named === "highSchool" && YEARS[read.reading.attribute];
			if (attribute && !OF_HIGH_SCHOOL.test(`${questionOf(read)} ${heading}`))
				read.reading = { ...read.reading!, named: "applicant", attribute };
		}
	}
}
const PLANS: ReadonlySet<string> = new Set(["intended", "intendedMajor", "intendedDegree"]);

/** What the profile holds once, as the college attended, is not repeated in the further rows of a table, nor in blocks that are numbered or headed alike: “College #2”. */
export function onceInLists(reads: readonly Read[]) {
	const first = new Map<string, string>();
	for (const read of reads) {
		const { reading } = read;
		const { row, contexts } = read.field.evidence;
		const [over] = contexts;
		const ofCollege = reading?.named === "college" ? (/ (\d)$/.exec(questionOf(read))?.[1] ?? over?.id) : undefined;
		const number = row ?? /\d+/.exec(over?.text ?? "")?.[0] ?? ofCollege;
		if (asksApplied(wordsOf(over?.text ?? ""))) continue;
		if (number === undefined || (reading?.named !== "college" && reading?.named !== "highSchool")) continue;
		const mark = `${(over?.text ?? "").replace(/\d+/, "")} ${reading.named} ${reading.attribute}`;
		if ((first.get(mark) ?? `${number}`) === `${number}`) first.set(mark, `${number}`);
		else read.reading = undefined;
	}
}

/** The college that a row of a table asks for beside a college course, or one that the page has printed, is where that one was taken; credits beside a college alone are all that were earned there, and dates when it was attended. */
export function collegesOfCourses(reads: readonly Read[]) {
	for (const beside of rowsIn(reads)) {
		const colleges = beside.filter(
			(read) =>
				(read.reading?.named === "college" && read.reading.attribute === "name") ||
				((!read.reading || read.reading.attribute === "intended") && COLLEGE.test(questionOf(read))),
		);
		if (colleges.length === 0) continue;
		for (const read of beside)
			if (read.reading?.attribute === "timePeriod" && read.naming?.source !== "label") read.reading = { ...read.reading, named: "college" };
		const asksNames = beside.some(({ reading }) => reading?.attribute === "courseName");
		const ofPrinted = beside.filter(({ reading, field }) => reading?.named === "course" && (asksNames || field.evidence.group !== ""));
		for (const read of ofPrinted) read.reading = { ...read.reading!, named: "collegeCourse" };
		const ofCourses = beside.filter(({ reading }) => reading?.named === "collegeCourse");
		const isBesideCourse = ofPrinted.length > 0 || ofCourses.some(({ reading }) => reading!.attribute === "courseName");
		if (isBesideCourse)
			for (const read of colleges)
				read.reading = { piece: "", from: "near", ...read.reading, named: "collegeCourse", attribute: "college" };
		else for (const read of ofCourses) read.reading = undefined;
	}
}

const COLLEGE = /^(college|university|institution)( or)?( university)?( name)?$/;

/** Names a school that is not the high school, so that what is asked of its place right after is not that one's. */
const ANOTHER =
	/\b(pre ?school|kindergarten|elementary|primary|middle school|junior high)\b|\b(previous|prior|former|last|other)( high| secondary)? (school|college|university|institution)s?\b|^(name of )?(the |your )?(local |home )?(church|parish|congregation|synagogue|mosque|temple)\b/;

const LONGEST_NAME = 6;
const COLLEGES: ReadonlySet<string> = new Set(["name", "intended"]);

/** Asks when somebody was there. */
const THERE =
	/^((dates?|years?|grades?)( (attended|of attendance))?( from)?|attended( from)?|from|to|until|entered|left)( (date|month|year|mm|yy|yyyy))*$/;

/**
 * City, state and their like after the name of a college, or of a school before the high school, are of that one, which the profile does not hold; so is
 * when one was left, when somebody was at such a school, and the average at a college attended where nothing beside it is asked of the high school.
 */
export function placesOfOthers(reads: readonly Read[]) {
	let isOther = false;
	let isSchool = false;
	let isPlanned = false;
	let before: Read | undefined;
	for (const read of reads) {
		const { reading, naming, field } = read;
		const question = questionOf(read);
		const isPlace =
			OF_ADDRESS.has(reading?.attribute ?? "") &&
			BARE.test(question.replace(/^(school|location) (?=\w)| of (the )?school$/, "")) &&
			(naming?.source !== "label" || naming.words === "school");
		const isThere = isSchool && reading?.named === "highSchool" && THERE.test(question);
		const isEnd = isThere || (reading?.attribute.startsWith("graduation") === true && naming === undefined);
		const isAverage =
			reading?.attribute === "gpa" &&
			naming?.named !== "highSchool" &&
			!reads.some(
				(other) => other.reading?.named === "highSchool" && other.reading.attribute !== reading.attribute && isBeside(other, read),
			);
		const isName = !reading && field.control === "text" && question.split(" ").length <= LONGEST_NAME && ANOTHER.test(question);
		const isCollege = reading?.named === "college" && COLLEGES.has(reading.attribute);
		if (isName || isCollege) [isPlanned, isSchool] = [reading?.attribute === "intended", isName];
		if (isAverage && isOther && !isPlanned && before && isBeside(before, read)) read.reading = undefined;
		else if (!isPlace && !isEnd)
			isOther = isName || isCollege || (isOther && (!reading || reading.named === "college" || reading.named === "collegeCourse"));
		else if (isOther && !(isEnd && isPlanned) && before && isBeside(before, read) && reading!.from !== "token") read.reading = undefined;
		before = read;
	}
}

/** What speaks of somebody asks for more than a bare name, so that no heading says which college is meant: “College where you will use the grant”. */
const ASKED_IN_A_SENTENCE = /\b(you|i|student|applicant)\b/;
const asksInASentence = (read: Read) =>
	ASKED_IN_A_SENTENCE.test((read.reading?.from === "learned" ? questionOf(read) : read.reading?.piece) ?? "");

/** The nearest heading that says more than the question itself does. */
const headOver = ({ field: { evidence } }: Read) =>
	evidence.contexts.find(({ text }) => !wordsOf(evidence.label).startsWith(wordsOf(text))) ?? evidence.contexts[0];

/** The words of that heading and of the question's group. */
const saidOver = (read: Read) => wordsOf(`${headOver(read)?.text ?? ""} ${read.field.evidence.group}`);

/** Where several boxes ask for colleges applied to, each takes one of them, in the order of the page. */
export function collegeEntries(reads: readonly Read[]): Map<Read, number> {
	const boxes = reads.filter(({ field, reading }) => reading?.attribute === "collegesAppliedTo" && !field.multiple);
	const areSeveral = boxes.length > 1 || boxes.some(({ field: { evidence } }) => / 1$/.test(wordsOf(evidence.label || evidence.near)));
	return new Map(areSeveral ? boxes.map((read, place) => [read, place]) : []);
}

/** Whether the question, or the heading over it, says that its courses are those of a high school. */
const saysHighSchool = ({ naming, field }: Read) => OF_HIGH_SCHOOL.test(wordsOf(`${naming?.words} ${field.evidence.contexts[0]?.text}`));

/**
 * Courses that are asked for right after whether the student took any at a college, and at which, are those; so is what is asked of a course right after
 * the name of one.
 */
export function coursesAsked(reads: readonly Read[]) {
	let isOfCollege = false;
	let over = "";
	for (const [place, read] of reads.entries()) {
		const { reading, naming } = read;
		const before = reads[place - 1];
		const { group } = read.field.evidence;
		if (naming?.named === "course" && naming.source === "label" && group !== "" && group !== over) isOfCollege = false;
		over = group || over;
		const goesOn = before?.reading?.named === "collegeCourse" && reading?.attribute !== "courseName" && isBeside(before, read);
		if (reading?.named === "course" && (goesOn || (isOfCollege && !saysHighSchool(read))))
			read.reading = { ...reading, named: "collegeCourse" };
		else
			isOfCollege =
				reading?.attribute === "hasCollegeCourses" ||
				(reading?.named === "college" && (TOOK_THEM.test(questionOf(read)) || FOR_CREDIT.test(wordsOf(read.field.evidence.group)))) ||
				(isOfCollege && ["college", "collegeCourse"].includes(reading?.named ?? ""));
	}
}

/** Over the name of a college, and the courses taken there. */
const FOR_CREDIT = /\b(taken|took|take) (any )?(courses|classes)\b|\b(courses|classes) (you have |you )?(taken|took|completed)\b/;
/** What is asked of a course beside its name, in words that others are asked in too. */
const OF_COURSE: Readonly<Record<string, RegExp>> = {
	grade: /^(final |letter )?(grade|mark)( earned| received| to date)?$/,
	credits: /^(number of )?(credits?|units?)( hours?| value| earned)?$/,
};

/** A bare “Grade”, and the credits after it, right after the name of a course are that one's. */
export function askedOfCourses(reads: readonly Read[]) {
	for (const [place, read] of reads.entries()) {
		const before = reads[place - 1];
		if (
			!before ||
			!isOfCourse(before) ||
			!isBeside(before, read) ||
			(read.reading && isListed(read.reading.named) && read.reading.attribute !== "gradeYear") ||
			read.field.control !== "text"
		)
			continue;
		const [attribute] = Object.entries(OF_COURSE).find(([, words]) => words.test(questionOf(read))) ?? [];
		if (attribute) read.reading = { named: before.reading!.named, attribute, piece: "", from: "label" };
	}
}

/** A bare “Grade” right after the school, before any course of a section on “Dual Enrollment”, is the year of school. */
export function gradesBeforeCourses(reads: readonly Read[]) {
	for (const [place, read] of reads.entries()) {
		const isOfTaken = read.reading?.named === "collegeCourse" && read.reading.attribute === "grade" && read.naming?.source === "context";
		if (isOfTaken && reads[place - 1]?.reading?.named === "highSchool")
			read.reading = { ...read.reading!, named: "highSchool", attribute: "gradeYear" };
	}
}

/** Asks for the college of the courses that were spoken of before. */
const TOOK_THEM = /\b(took|taken|take) (them|these|those|it)\b/;

/** Columns that together head a table of courses, whatever stands over it. */
const COLUMNS = {
	courseName: /^(course|class|subject)( name| title)?$/,
	grade: /^(final )?grade( received| earned)?$/,
	credits: /^credits?( hours?| earned)?$/,
};

/** Rows of a title, a grade and credits, of which nothing says whose they are, are courses. */
export function coursesInRows(reads: readonly Read[]) {
	for (const row of rowsIn(reads)) {
		const found = Object.entries(COLUMNS).map(
			([attribute, column]) => [attribute, row.find((read) => column.test(questionOf(read)))] as const,
		);
		if (found.some(([, read]) => !read || read.naming)) continue;
		for (const [attribute, read] of found) read!.reading = { named: "course", attribute, piece: "", from: "near" };
	}
}

/** How sure the model must be, over the questions of a section, that the courses it asks for were taken at a college. */
const AT_COLLEGE = 0.55;

/** Courses of a section that does not say where they were taken, but that the model, which reads headings too, holds for those of a college. */
export function coursesByModel(reads: readonly Read[]) {
	const sections = new Map<number | undefined, Read[]>();
	for (const read of reads) {
		const heading = read.field.evidence.contexts[0]?.id;
		if (read.reading?.named === "course") sections.set(heading, [...(sections.get(heading) ?? []), read]);
	}
	for (const section of sections.values()) {
		const shares = section.map(({ field, reading }) => likeliest(field).get(`collegeCourse.${reading!.attribute}`) ?? 0);
		if (!section.some(saysHighSchool) && shares.reduce((sum, share) => sum + share, 0) >= AT_COLLEGE * shares.length)
			for (const read of section) read.reading = { ...read.reading!, named: "collegeCourse" };
	}
}
