import { hasCalendar } from "../collect/pickers";
import { mayTakeTexts } from "../collect/stand-ins";
import { suggests } from "../collect/suggesting";
import { personMeant } from "../entries-of-people";
import { areVerdicts, type PageField, textsBeside, wordsOfQuestion } from "../page";
import type { DatePart, Facts, Meaning, SkipReason } from "../types";
import { wordsOf } from "../words";
import { isOfAge, saysAge } from "./ages";
import { alternatesOf, areNames, countryCode, GRADE_ATTRIBUTES, ORIGIN_ATTRIBUTES, stateCode } from "./alternates";
import { type Answer, answersTo } from "./answers";
import { asAsked, levelCompleted } from "./as-asked";
import { areaOf } from "./course-areas";
import { datePartTexts, dateTexts, monthYearTexts, printsWholeDate } from "./dates";
import { placesOfGrades } from "./grades";
import { charactersAllowed } from "./limits";
import { listsFor } from "./lists";
import { isPlaceholder, matchBand, matchOption } from "./match";
import { isLatino, keepsLatinosApart } from "./origins";
import { parentMeant } from "./parents";
import { matchCallingCode, phoneTexts } from "./phones";
import { NO, YES } from "./vocabulary/synonyms";

/**
 * What is put into a control: a text to type (`date` is the whole date it prints, year first; `suggestion` what to take of a list that the page offers
 * to what is typed; `instead` another way of writing it, for a box that the page has emptied of it), options by place, or one of several wordings
 * to look for in a list that is not yet open.
 */
export type Entry =
	| { kind: "text"; text: string; instead?: string; date?: string; suggestion?: Search }
	| { kind: "choose"; places: number[]; own?: OwnTexts }
	| { kind: "search"; choices: Search[] };
/** Answers that a list does not offer and that may be added to it, where it takes texts of one's own; whether it may as well lack them. */
export type OwnTexts = { texts: string[]; mayLack: boolean };
/** What is put into a control, with the answer it expresses and what of that is shown. */
export type Expression = { answer: Answer; shown: string } & Entry;
/** One answer to look for in a list: the ways it may be worded, what to type where the list filters, the number that a band may hold, whether it is the name of a place, the ways in which what goes with it may be worded where the option opens a list of its own, and whether the list may well lack it. */
export type Search = { wordings: string[]; typed: string; number?: number; isName?: boolean; next?: string[]; mayLack?: true };
export type Inexpressible = { answer?: Answer; shown?: string; reason: SkipReason };

const MOST_ENTRIES = 60;
/** What a box that takes several asks of every entry of its list. */
const NAMES: ReadonlySet<string> = new Set(["subject", "language", "title"]);
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Puts the student's answer into the format or option of this very control (design, section 2: express). */
export function express(field: PageField, meaning: Meaning, facts: Facts): Expression | Inexpressible {
	if (meaning.among) {
		const person = personMeant(meaning, facts);
		return person ? expressFor(field, person, facts) : { reason: "no-answer" };
	}
	const subject = meaning.subject === "mother" || meaning.subject === "father" ? parentMeant(meaning.subject, facts) : meaning.subject;
	if (!subject) return { reason: "which-parent" };
	return expressFor(field, { ...meaning, subject }, facts);
}

function expressFor(field: PageField, meaning: Meaning, facts: Facts): Expression | Inexpressible {
	const answers = answersTo(meaning, facts);
	let failure: Inexpressible = { reason: "no-answer" };
	for (const given of answers) {
		const answer = asAsked(given, field);
		if (answer.value === HOME_COUNTRY && IF_ABROAD.test(saidOf(field))) continue;
		const expressed =
			field.options.length > 0
				? chosen(field, meaning, answer, facts)
				: field.control === "combobox" || field.control === "listbox"
					? searched(field, meaning, answer, facts)
					: typed(field, meaning, answer, facts);
		if (!("reason" in expressed)) return expressed;
		if (!failure.answer) failure = expressed;
	}
	const completed = failure.reason === "no-matching-option" && failure.answer && levelCompleted(failure.answer, field);
	if (completed) {
		const expressed = chosen(field, meaning, completed, facts);
		if (!("reason" in expressed)) return expressed;
	}
	return failure;
}

const HOME_COUNTRY = "United States";
/** “Country (if other than the USA)” is for those who live, or come from, elsewhere. */
const IF_ABROAD = /\bif (it is |you are )?(other than|not( (in|from))?|outside( of)?|non) (the )?(us|usa|united states)\b/;
const saidOf = ({ evidence: { label, near, title, placeholder } }: PageField) => wordsOf(`${label} ${near} ${title} ${placeholder}`);

const showing = ({ attribute, value }: Pick<Answer, "attribute" | "value">): string =>
	attribute === "subjectArea"
		? areaOf(String(value))!
		: typeof value === "boolean"
			? value
				? "Yes"
				: "No"
			: Array.isArray(value)
				? value.join(", ")
				: String(value);

/** Of what lists of several may offer a part. */
const MAY_LACK: ReadonlySet<string> = new Set(["language", "testsTaken"]);

/** What somebody may name in words of their own where a list of several lacks it. */
const TAKES_TEXTS: ReadonlySet<string> = new Set(["language", "collegesAppliedTo", "subject", "title"]);

function chosen(field: PageField, meaning: Meaning, answer: Answer, facts: Facts): Expression | Inexpressible {
	const shown = showing(answer);
	const fail = { answer, shown, reason: "no-matching-option" as const };
	const { options, control, multiple } = field;
	if (control === "checkboxes" && options.length === 1) return singleBox(field, meaning, answer);
	if (meaning.attribute === "phoneCountryCode") {
		const place = matchCallingCode(shown, countryWords(facts, field), options);
		return place === undefined ? fail : { kind: "choose", places: [place], answer, shown };
	}
	const [apart] = keepsLatinosApart(field, meaning) ? besideRace(field, meaning, facts) : [];
	if (apart !== undefined) return { kind: "choose", places: [apart], answer, shown: options[apart]!.label };
	// Whether somebody is of one race, the other questions of origin do not tell.
	if (meaning.attribute === "race" && answer.attribute !== "race" && areVerdicts(options)) return fail;
	const wanted = valuesFor(field, meaning, answer, facts);
	const places = [
		...wanted.map((value) => placeOf(field, { ...meaning, attribute: answer.attribute }, value)),
		...(multiple && ORIGIN_ATTRIBUTES.has(answer.attribute) ? besideRace(field, meaning, facts) : []),
	];
	const inOtherWords =
		GRADE_ATTRIBUTES.has(answer.attribute) && places.includes(undefined) ? gradesAmong(field, wanted.map(String), facts) : undefined;
	const offered = inOtherWords ?? places.filter((place) => place !== undefined);
	const mayLack = multiple && MAY_LACK.has(meaning.attribute);
	const found = [...new Set(offered)].sort((a, b) => a - b);
	const lacking = inOtherWords ? [] : wanted.filter((_, n) => places[n] === undefined).map(String);
	if (lacking.length > 0 && multiple && TAKES_TEXTS.has(answer.attribute) && mayTakeTexts(field.element))
		return { kind: "choose", places: found, own: { texts: lacking, mayLack }, answer, shown };
	if (offered.length < places.length && !inOtherWords && !mayLack) return fail;
	return found.length === 0 || (!multiple && found.length > 1) ? fail : { kind: "choose", places: found, answer, shown };
}

/** Where several races may be chosen and the list holds “Hispanic or Latino” too, it is chosen beside them. */
function besideRace(field: PageField, meaning: Meaning, facts: Facts): number[] {
	const place = isLatino(meaning, facts) ? placeOf(field, { ...meaning, attribute: "race" }, "Latino") : undefined;
	return place === undefined ? [] : [place];
}

/** Says that more than one may be chosen, where the list's markup does not. */
const SEVERAL = /\b(all|every|any|as many)( one| ones| as)?( that| which)? (apply|applies|fits?)\b/;

const gradesAmong = ({ options, multiple }: PageField, grades: readonly string[], { answers }: Facts) =>
	placesOfGrades(grades, options, {
		multiple,
		graduationYear: Number(answers.educationalBackground?.highSchoolGraduationDate?.slice(0, 4)),
	});

function placeOf(field: PageField, { attribute, part }: Meaning, value: Answer["value"]): number | undefined {
	const { options, evidence } = field;
	const text = String(value);
	const isOld = attribute === "dateOfBirth" ? isOfAge(text, `${evidence.group} ${evidence.label} ${evidence.near}`) : undefined;
	if (isOld !== undefined) {
		const said = options.findIndex(({ label }) => saysAge(label, isOld));
		return matchOption(isOld ? YES : NO, options) ?? (said < 0 ? undefined : said);
	}
	if (ISO_DATE.test(text)) {
		const wordings = part
			? datePartTexts(text, part as DatePart, evidence.lang)
			: attribute === "graduationYear"
				? [text.slice(0, 4)]
				: [...monthYearTexts(text), wordsOf(text)];
		return matchExactly(wordings, field);
	}
	const alternates = alternatesOf(attribute, value as Answer["value"], wordsOfQuestion(field), evidence.lang);
	if (attribute === "race" && areVerdicts(options)) {
		const race = evidence.label || evidence.group;
		return matchOption(alternates, [{ label: race, value: race, element: field.element }]) === 0 ? matchOption(YES, options) : undefined;
	}
	const place = matchOption(alternates, options, { isName: areNames(attribute) });
	return place ?? (typeof value === "number" ? matchBand(value, options) : undefined);
}

function matchExactly(wordings: readonly string[], { options }: PageField): number | undefined {
	for (const text of [(place: number) => options[place]!.label, (place: number) => options[place]!.value])
		for (const wording of wordings) {
			const place = options.findIndex(
				(option, index) =>
					!isPlaceholder(option) && (wordsOf(text(index)) === wording || wordsOf(text(index)).replace(/^0/, "") === wording),
			);
			if (place >= 0) return place;
		}
	return undefined;
}

/** A box of its own is ticked for yes, or when its words are the answer; it is never unticked. Who is Hispanic has not said yes to a race. */
function singleBox(field: PageField, meaning: Meaning, answer: Answer): Expression | Inexpressible {
	const shown = showing(answer);
	const values = Array.isArray(answer.value) ? answer.value : [answer.value];
	const alternates = values.flatMap((value) => alternatesOf(answer.attribute, value, wordsOfQuestion(field), field.evidence.lang));
	const isYes = alternates.includes("yes") && (answer.attribute !== "hispanic" || meaning.attribute === "hispanic");
	const isNamed =
		matchOption(
			alternates.filter((alternate) => alternate.length > 3),
			field.options,
		) === 0;
	return isYes || (isNamed && !alternates.includes("no"))
		? { kind: "choose", places: [0], answer, shown }
		: { answer, shown, reason: "no-matching-option" };
}

function searched(field: PageField, meaning: Meaning, answer: Answer, facts: Facts): Expression | Inexpressible {
	const values = valuesFor(field, meaning, answer, facts);
	const takesSeveral = field.multiple || SEVERAL.test(wordsOfQuestion(field));
	const beside = takesSeveral && ORIGIN_ATTRIBUTES.has(answer.attribute) && isLatino(meaning, facts) ? ["Latino"] : [];
	const within = WITHIN[answer.attribute];
	const [narrower] = within ? answersTo({ ...meaning, attribute: within }, facts) : [];
	return {
		kind: "search",
		choices: [...values, ...beside].map((value) => ({
			...searchedFor(field, { ...meaning, attribute: answer.attribute }, value, facts),
			...(narrower && { next: alternatesOf(narrower.attribute, narrower.value, "", field.evidence.lang) }),
			...(beside.includes(String(value)) && { mayLack: true as const }),
		})),
		answer,
		shown: values.map((value) => showing({ ...answer, value })).join(", "),
	};
}

/** What a list that goes on in further lists asks for next. */
const WITHIN: Readonly<Record<string, string>> = { state: "city", country: "state" };

/** The single values to choose: where several may be chosen of what is asked once, those of all entries of the list. */
function valuesFor({ multiple }: PageField, meaning: Meaning, { value }: Answer, facts: Facts): readonly Answer["value"][] {
	if (Array.isArray(value)) return value;
	return multiple && meaning.index === 0 && !meaning.part && NAMES.has(meaning.attribute)
		? entriesOf(meaning, facts)
		: [value as Answer["value"]];
}

/** What every entry of a list answers, for a box that takes them all. */
function entriesOf(meaning: Meaning, facts: Facts): Answer["value"][] {
	const values: Answer["value"][] = [];
	for (let index = 0; index < MOST_ENTRIES; index++) {
		const [answer] = answersTo({ ...meaning, index }, facts);
		if (!answer) break;
		values.push(answer.value);
	}
	return values;
}

function searchedFor(field: PageField, { subject, attribute, part }: Meaning, value: Answer["value"], facts: Facts): Search {
	const text = showing({ attribute, value });
	if (attribute === "phoneCountryCode") {
		const code = wordsOf(text);
		const names = countryWords(facts, field);
		const shared = SHARES_CODE[code] ?? "";
		const wordings = names.flatMap((name) => [`${name} ${code}`, `${code} ${name}`, `${name} ${shared} ${code}`]);
		return { wordings: [code, ...wordings, ...names], typed: text };
	}
	if (!ISO_DATE.test(text))
		return {
			wordings: [
				...alternatesOf(attribute, value, wordsOfQuestion(field), field.evidence.lang),
				...(subject === "highSchool" && attribute === "name" ? withItsPlace(text, facts) : []),
			],
			typed: text,
			isName: areNames(attribute),
			...(typeof value === "number" && { number: value }),
		};
	const wordings = part ? datePartTexts(text, part as DatePart, field.evidence.lang) : monthYearTexts(text);
	return { wordings, typed: part ? wordings[0]! : dateTexts(text, field.evidence)[0]! };
}

/** The country that lists name beside the United States under one calling code. */
const SHARES_CODE: Readonly<Record<string, string>> = { "1": "canada" };

/** The school with its place, as lists tell two of the same name apart: “Ashland High School, Ashland, OR”. */
function withItsPlace(school: string, { answers }: Facts): string[] {
	const { highSchoolCity: city = "", highSchoolState: state = "" } = answers.educationalBackground ?? {};
	const places = city ? [`${city} ${stateCode(state) ?? state}`, `${city} ${state}`] : [];
	return places.map((place) => wordsOf(`${school} ${place}`));
}

function typed(field: PageField, meaning: Meaning, answer: Answer, facts: Facts): Expression | Inexpressible {
	if (field.control === "calendar" && !isWholeDate(field, meaning, answer)) return { answer, shown: showing(answer), reason: "disabled" };
	const texts = textsFor(field, meaning, answer, facts);
	const limit = charactersAllowed(field);
	const short = texts.filter((text) => text.length <= limit);
	const text = short.find((candidate) => fits(candidate, field)) ?? short[0];
	const instead = short.find((candidate) => candidate !== text && fits(candidate, field));
	return text === undefined
		? { answer, shown: texts[0] ?? showing(answer), reason: "too-long" }
		: {
				kind: "text",
				text,
				...(instead && { instead }),
				answer,
				shown: text,
				...(isWholeDate(field, meaning, answer) && { date: showing(answer) }),
				...(areNames(meaning.attribute) && suggests(field) && { suggestion: searchedFor(field, meaning, answer.value, facts) }),
			};
}

/** Names a piece of a date and nothing else, as each of three boxes does whose names may speak of a “date input” (GOV.UK). */
const PIECE = /^(month|day|mes|dia)$/;

/** A box with a calendar takes whole dates, though its label may name a day or month; where it names the year, that is all it takes. */
const isWholeDate = ({ control, element, evidence }: PageField, { attribute, part }: Meaning, answer: Answer) =>
	ISO_DATE.test(showing(answer)) &&
	attribute !== "graduationYear" &&
	(!part ||
		control === "calendar" ||
		(control === "dateSections" && part !== "year") ||
		printsWholeDate(evidence.placeholder) ||
		(part !== "year" && !PIECE.test(wordsOf(evidence.label)) && hasCalendar(element)));

function textsFor(field: PageField, meaning: Meaning, answer: Answer, facts: Facts): string[] {
	const { attribute, part, subject } = meaning;
	const { evidence } = field;
	const value = showing(answer);
	const person = facts.answers.personalInformation ?? {};
	if (ISO_DATE.test(value)) {
		if (field.control === "date") return [value];
		if (field.control === "month") return [value.slice(0, 7)];
		if (attribute === "graduationYear") return [value.slice(0, 4)];
		if (isWholeDate(field, meaning, answer)) return dateTexts(value, evidence);
		const wordings = datePartTexts(value, part as DatePart);
		const digits = wordings.filter((wording) => /^\d+$/.test(wording));
		return evidence.maxLength === 2 && part !== "year" ? [digits.find((text) => text.length === 2)!] : digits;
	}
	switch (attribute) {
		case "phoneNumber":
			return phoneTexts(value, person.phoneNumberCountryCode ?? "", part, evidence);
		case "phoneCountryCode":
			return [value, value.replace("+", "")];
		case "sex":
			return [value, value.charAt(0)];
		case "state": {
			const code = stateCode(value);
			return code
				? evidence.maxLength === 2 || /\b(abbrev|two letter|2 letter)/i.test(evidence.label + evidence.placeholder)
					? [code]
					: [value, code]
				: [value];
		}
		case "country":
		case "birthCountry":
		case "citizenshipCountry": {
			const code = countryCode(value);
			return code ? [value, ...(code === "US" ? ["USA", "US"] : [code])] : [value];
		}
		case "postalCode":
			return [value, ...(/^\d{5}-\d{4}$/.test(value) ? [value.slice(0, 5)] : [])];
		case "fullName":
			return fullNames(
				[evidence.label, evidence.near, evidence.group, evidence.placeholder, evidence.title].map(wordsOf),
				namesOf(meaning, facts),
				value,
			);
		case "classRankOfSize":
			return [value.replace("/", /\d (out of|of) \d/.exec(textsBeside(evidence))?.[0].replace(/\d/g, "") ?? "/")];
		case "gradeYear":
		case "gradeLevels":
			return [value, value.replaceAll(" Grade", ""), value.replace(/(st|nd|rd|th) Grade/g, "")];
		case "graduationYear":
		case "enrollmentYear":
			return [value, ...(/^20\d\d$/.test(value) ? [value.slice(2)] : [])];
		case "list":
			return listsFor(field, meaning, facts);
		default:
			return [value];
	}
}

type Names = { firstName?: string; middleName?: string; lastName?: string; suffix?: string };

/** The parts of the name of whom the question is about. */
function namesOf({ subject, index = 0 }: Meaning, { answers }: Facts): Names {
	const family = answers.familyInformation ?? {};
	if (subject === "parent1")
		return { firstName: family.parent1FirstName, middleName: family.parent1MiddleInitial, lastName: family.parent1LastName };
	if (subject === "parent2")
		return { firstName: family.parent2FirstName, middleName: family.parent2MiddleInitial, lastName: family.parent2LastName };
	return (subject === "sibling" ? family.siblings?.[index] : answers.personalInformation) ?? {};
}

function fullNames(texts: readonly string[], { firstName = "", middleName = "", lastName = "", suffix }: Names, usual: string): string[] {
	if (texts.some((text) => /last (name )?(and )?first|(family|sur|last) ?names? first/.test(text)))
		return [`${lastName}, ${[firstName, texts.some((text) => /middle/.test(text)) ? middleName : ""].filter(Boolean).join(" ")}`];
	const middle = middleName.length === 1 ? `${middleName}.` : middleName;
	const complete = [firstName, middle, lastName].filter(Boolean).join(" ");
	const isLegal = texts.some((text) => /full legal|complete legal|\bin full\b/.test(text));
	if (isLegal && suffix) return [`${complete} ${suffix}`, complete, usual];
	return isLegal || texts.some((text) => /\b(middle|m ?i)\b/.test(text)) ? [complete, usual] : [usual];
}

function fits(text: string, { evidence }: PageField): boolean {
	if (!evidence.pattern) return true;
	try {
		return new RegExp(`^(?:${evidence.pattern})$`, "u").test(text);
	} catch {
		return true;
	}
}

function countryWords(facts: Facts, field: PageField): string[] {
	const country = facts.answers.personalInformation?.address?.country;
	return country ? alternatesOf("country", country, "", field.evidence.lang) : [];
}
