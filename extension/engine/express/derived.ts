import { US_TERRITORIES } from "../../../app/contract/states";
import type { Facts, Value } from "../types";
import { stateCode } from "./alternates";
import { isWorkNow, levelOf } from "./entry-kinds";
import { sexOf } from "./parents";

export type Derived = (facts: Facts, entry: { subject: string; index: number }) => { value?: Value; from: string } | undefined;

export const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");
const yesNo = (yes: boolean | undefined) => (yes === undefined ? undefined : yes ? "Yes" : "No");
export const listed = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(", ");

/** Postal style: “CA 96097”. */
const shortState = (name: string | undefined) => name && (stateCode(name) ?? name);

const person = ({ answers }: Facts) => answers.personalInformation ?? {};
const school = ({ answers }: Facts) => answers.educationalBackground ?? {};
const scores = ({ answers }: Facts) => answers.standardizedTestScores ?? {};
const PARENTS_LEVEL = "familyInformation.parent1EducationLevel";
const ADDRESS = "personalInformation.address.address1";

const numberOf =
	(list: "extracurricularActivities" | "achievements" | "highSchoolClasses" | "collegeCoursesTaken" | "apIbExamScores"): Derived =>
	({ answers }) =>
		answers[list]?.length ? { value: answers[list].length, from: list } : undefined;
const hasAny =
	(list: "extracurricularActivities" | "achievements" | "collegeCoursesTaken" | "apIbExamScores"): Derived =>
	({ answers }) =>
		answers[list]?.length ? { value: "Yes", from: list } : undefined;

/** Whether an entry follows the one that the question stands with; whether nothing else was done, only the student knows. */
const hasFurther =
	(list: "extracurricularActivities" | "achievements"): Derived =>
	({ answers }, { index }) =>
		(answers[list]?.length ?? 0) > index + 1 ? { value: "Yes", from: list } : undefined;

/** The language of the first of these proficiencies, or the one listed first. */
function languageOf(facts: Facts, ...proficiencies: readonly string[]): ReturnType<Derived> {
	const languages = person(facts).languages ?? [];
	const known = proficiencies.map((wanted) => languages.findIndex(({ proficiency }) => proficiency === wanted)).find((place) => place >= 0);
	return { value: languages[known ?? 0]?.language, from: `personalInformation.languages[${known ?? 0}].language` };
}

function furtherLanguages(facts: Facts): string[] {
	const first = languageOf(facts, "First Language")?.value;
	return (person(facts).languages ?? []).flatMap(({ language }) => (language && language !== first ? language : []));
}

/** The first name of the parent who is the subject. */
const firstNameOf = (subject: string, { familyInformation: { parent1FirstName, parent2FirstName } = {} }: Facts["answers"]) =>
	subject === "parent1" ? parent1FirstName : subject === "parent2" ? parent2FirstName : undefined;

/** The number of the house and the name of the street, of an address that begins with a number. */
const streetOf = (facts: Facts) => /^(\d\S*) (.+)$/.exec(person(facts).address?.address1 ?? "")?.slice(1);

const RELATIONS = { mother: "Sister", father: "Brother", sibling: "Sibling" };
const BIRTH_COUNTRY = "personalInformation.birthCountry";
const TERRITORIES: ReadonlySet<string> = new Set(US_TERRITORIES.map(([, name]) => name));

/** Whether the student was born in the United States; forms differ on whether its territories are. */
function isBornInUS(facts: Facts): boolean | undefined {
	const { birthCountry } = person(facts);
	return !birthCountry || TERRITORIES.has(birthCountry) ? undefined : birthCountry === "United States";
}

/** Levels of education, lowest first. */
const LEVELS = [/^some high/i, /^high school/i, /^some college/i, /^associate/i, /^bachelor/i, /^master/i, /^(doctor|professional)/i];
const BACHELOR = 4;

/** The parents' levels of education and the place of the highest one in LEVELS; whether the levels of all of them are known. */
function parentsLevels({ answers }: Facts) {
	const { numOfParents = 2, parent1EducationLevel, parent2EducationLevel } = answers.familyInformation ?? {};
	const levels = [parent1EducationLevel, parent2EducationLevel].flatMap((level) => level || []);
	const places = levels.map((level) => LEVELS.findIndex((expression) => expression.test(level)));
	const highest = Math.max(...places);
	return { highest, level: levels[places.indexOf(highest)], isWhole: levels.length === numOfParents && !places.includes(-1) };
}

/** The ages of the siblings, or of those whose first names are of one sex where the names of all tell it. */
const siblingsAges =
	(sex?: "mother" | "father"): Derived =>
	({ answers }) => {
		const siblings = answers.familyInformation?.siblings ?? [];
		const asked = siblings.filter(({ firstName }) => !sex || sexOf(firstName) === sex);
		const isKnown = asked.every(({ age }) => age !== undefined) && (!sex || siblings.every(({ firstName }) => sexOf(firstName)));
		const place = siblings.indexOf(asked[0]!);
		return { value: isKnown ? listed(...asked.map(({ age }) => `${age}`)) : undefined, from: `familyInformation.siblings[${place}].age` };
	};

/** The program whose exam it is. */
const programOf = (exam: { subject?: string } | undefined) => /^(AP|IB)\b/.exec(exam?.subject ?? "")?.[0];

/** Answers that follow from saved ones, by subject and attribute; `each` holds for parents and the entries of lists. */
export const DERIVED: Readonly<Record<string, Derived>> = {
	"applicant.fullName": (facts) => ({
		value: joined(person(facts).firstName, person(facts).lastName),
		from: "personalInformation.firstName",
	}),
	"applicant.givenNames": (facts) => ({
		value: joined(person(facts).firstName, person(facts).middleName),
		from: "personalInformation.firstName",
	}),
	"applicant.middleInitial": (facts) => ({ value: person(facts).middleName?.charAt(0), from: "personalInformation.middleName" }),
	"applicant.givenInitial": (facts) => ({ value: person(facts).firstName?.charAt(0), from: "personalInformation.firstName" }),
	"applicant.hasPreferredName": (facts) => ({
		value: yesNo(person(facts).preferredName ? true : undefined),
		from: "personalInformation.preferredName",
	}),
	"applicant.streetNumber": (facts) => ({ value: streetOf(facts)?.[0], from: ADDRESS }),
	"applicant.streetName": (facts) => ({ value: streetOf(facts)?.[1], from: ADDRESS }),
	"applicant.street": (facts) => ({ value: listed(person(facts).address?.address1, person(facts).address?.address2), from: ADDRESS }),
	"highSchool.street": (facts) => ({
		value: listed(school(facts).highSchoolAddressLine1, school(facts).highSchoolAddressLine2),
		from: "educationalBackground.highSchoolAddressLine1",
	}),
	"applicant.fullAddress": (facts) => {
		const { address1, address2, city, state, postalCode, country } = person(facts).address ?? {};
		return address1
			? {
					value: listed(address1, address2, city, joined(shortState(state), postalCode), country === "United States" ? undefined : country),
					from: ADDRESS,
				}
			: undefined;
	},
	"applicant.cityState": (facts) => ({
		value: listed(person(facts).address?.city, person(facts).address?.state),
		from: "personalInformation.address.city",
	}),
	"applicant.cityStateZip": (facts) => {
		const { city, state, postalCode } = person(facts).address ?? {};
		return { value: listed(city, joined(shortState(state), postalCode)), from: "personalInformation.address.city" };
	},
	"highSchool.fullAddress": (facts) => {
		const { highSchoolAddressLine1, highSchoolAddressLine2, highSchoolCity, highSchoolState, highSchoolZipCode } = school(facts);
		const place = listed(highSchoolCity, joined(shortState(highSchoolState), highSchoolZipCode));
		return {
			value: highSchoolAddressLine1 && listed(highSchoolAddressLine1, highSchoolAddressLine2, place),
			from: "educationalBackground.highSchoolAddressLine1",
		};
	},
	"highSchool.cityState": (facts) => ({
		value: listed(school(facts).highSchoolCity, school(facts).highSchoolState),
		from: "educationalBackground.highSchoolCity",
	}),
	"highSchool.cityStateZip": (facts) => ({
		value: listed(school(facts).highSchoolCity, joined(shortState(school(facts).highSchoolState), school(facts).highSchoolZipCode)),
		from: "educationalBackground.highSchoolCity",
	}),
	"highSchool.classRankOfSize": (facts) => {
		const { highSchoolClassRank, highSchoolGraduatingClassSize } = school(facts);
		const isKnown = highSchoolClassRank !== undefined && highSchoolGraduatingClassSize !== undefined;
		return {
			value: isKnown ? `${highSchoolClassRank}/${highSchoolGraduatingClassSize}` : undefined,
			from: "educationalBackground.highSchoolClassRank",
		};
	},
	"applicant.birthPlace": (facts) => ({
		value: listed(person(facts).birthCity, person(facts).birthCountry),
		from: "personalInformation.birthCity",
	}),
	"applicant.bornInUS": (facts) => ({ value: yesNo(isBornInUS(facts)), from: BIRTH_COUNTRY }),
	"applicant.bornAbroad": (facts) => {
		const isBornHere = isBornInUS(facts);
		return { value: yesNo(isBornHere === undefined ? undefined : !isBornHere), from: BIRTH_COUNTRY };
	},
	"applicant.citizenshipCountry": (facts) => ({
		value: person(facts).citizenshipStatus === "U.S. Citizen" ? "United States" : undefined,
		from: "personalInformation.citizenshipStatus",
	}),
	/** Who is still at school enters college as a freshman. */
	"applicant.collegeYear": (facts) => ({
		value: school(facts).currentYearInHighSchool ? "Freshman" : undefined,
		from: "educationalBackground.currentYearInHighSchool",
	}),
	"applicant.parentNames": ({ answers }) => {
		const { parent1FirstName, parent1LastName, parent2FirstName, parent2LastName } = answers.familyInformation ?? {};
		const names = [joined(parent1FirstName, parent1LastName), joined(parent2FirstName, parent2LastName)].filter(Boolean);
		return { value: names.join(" and "), from: "familyInformation.parent1FirstName" };
	},
	/** As the federal aid form words it; whether an associate's degree completes college it does not say. */
	"applicant.parentsCollege": (facts) => {
		const { highest, isWhole } = parentsLevels(facts);
		const [neither, attended] = [
			"Neither parent attended college",
			"One or both parents attended college, but neither parent completed college",
		];
		const value =
			highest >= BACHELOR ? "One or both parents completed college" : isWhole ? [neither, neither, attended][highest] : undefined;
		return { value, from: PARENTS_LEVEL };
	},
	"parents.educationLevel": (facts) => {
		const { level, isWhole } = parentsLevels(facts);
		return { value: isWhole ? level : undefined, from: PARENTS_LEVEL };
	},
	"applicant.hasSiblings": ({ answers }) => {
		const count = answers.familyInformation?.numOfSiblings ?? answers.familyInformation?.siblings?.length;
		return { value: yesNo(count === undefined ? undefined : count > 0), from: "familyInformation.numOfSiblings" };
	},
	"applicant.numberOfSiblings": ({ answers }) => ({
		value: answers.familyInformation?.siblings?.length,
		from: "familyInformation.siblings",
	}),
	"applicant.siblingsAges": siblingsAges(),
	"applicant.brothersAges": siblingsAges("father"),
	"applicant.sistersAges": siblingsAges("mother"),
	"applicant.livesIn": (facts) => ({ value: person(facts).address?.state, from: "personalInformation.address.state" }),
	"applicant.numberOfLanguages": (facts) => ({ value: person(facts).languages?.length, from: "personalInformation.languages" }),
	"applicant.numberOfActivities": numberOf("extracurricularActivities"),
	"applicant.hasActivities": hasAny("extracurricularActivities"),
	"applicant.numberOfCollegeCourses": numberOf("collegeCoursesTaken"),
	"applicant.numberOfAchievements": numberOf("achievements"),
	"applicant.hasAchievements": hasAny("achievements"),
	"applicant.hasCollegeCourses": (facts, entry) =>
		hasAny("collegeCoursesTaken")(facts, entry) ??
		(school(facts).collegeName ? { value: "Yes", from: "educationalBackground.collegeName" } : undefined),
	/** Who is in high school has no degree; who has left it may. */
	"applicant.holdsBachelor": (facts) => ({
		value: school(facts).currentYearInHighSchool ? "No" : undefined,
		from: "educationalBackground.currentYearInHighSchool",
	}),
	/** A university is one of four years; whether a college is, its name does not tell. */
	"college.intendedType": (facts) => ({
		value: /universit/i.test(school(facts).university ?? "") ? "4-year college" : undefined,
		from: "educationalBackground.university",
	}),
	"applicant.hasJob": (facts) => {
		const place = facts.answers.extracurricularActivities?.findIndex((_, each) => isWorkNow(each, facts)) ?? -1;
		return { value: place < 0 ? undefined : "Yes", from: `extracurricularActivities[${place}].activityType` };
	},
	"collegeCourse.college": (facts, { index }) => ({
		value: facts.answers.collegeCoursesTaken?.[index] && school(facts).collegeName,
		from: "educationalBackground.collegeName",
	}),
	"applicant.hasExams": (facts, ...asked) =>
		school(facts).numberOfAPTests
			? { value: "Yes", from: "educationalBackground.numberOfAPTests" }
			: hasAny("apIbExamScores")(facts, ...asked),
	"activity.hasFurther": hasFurther("extracurricularActivities"),
	"achievement.hasFurther": hasFurther("achievements"),
	"applicant.enrollmentTerm": ({ answers }) => {
		const year = answers.miscellaneous?.yearIntendEnrollCollege;
		return year ? { value: /^\d{4}$/.test(year) ? `Fall ${year}` : year, from: "miscellaneous.yearIntendEnrollCollege" } : undefined;
	},
	"language.first": (facts) => languageOf(facts, "First Language"),
	"language.home": (facts) => languageOf(facts, "Spoken At Home", "First Language"),
	"language.others": (facts) => ({ value: furtherLanguages(facts), from: "personalInformation.languages" }),
	"language.other": (facts) => ({ value: furtherLanguages(facts)[0], from: "personalInformation.languages" }),
	"language.all": (facts) => ({
		value: person(facts).languages?.flatMap(({ language }) => language ?? []),
		from: "personalInformation.languages",
	}),
	"applicant.numberOfColleges": (facts) => ({
		value: school(facts).collegeName ? 1 : undefined,
		from: "educationalBackground.collegeName",
	}),
	"applicant.numberOfCollegesAppliedTo": ({ answers }) => ({
		value: answers.statistics?.collegesAppliedTo?.length,
		from: "statistics.collegesAppliedTo",
	}),
	"applicant.numberOfCommunityOrganizations": ({ answers }) => ({
		value: answers.miscellaneous?.communityBasedOrgs ? 1 : undefined,
		from: "miscellaneous.communityBasedOrgs",
	}),
	"highSchool.gpa": (facts) => {
		const { highSchoolUnweightedGPA: plain, highSchoolWeightedGPA: weighted } = school(facts);
		return plain === undefined
			? { value: weighted, from: "educationalBackground.highSchoolWeightedGPA" }
			: { value: plain, from: "educationalBackground.highSchoolUnweightedGPA" };
	},
	"highSchool.gpaReached": (facts) => ({
		value: school(facts).highSchoolUnweightedGPA,
		from: "educationalBackground.highSchoolUnweightedGPA",
	}),
	"highSchool.gpaWeighting": (facts) => {
		const { highSchoolUnweightedGPA: plain, highSchoolWeightedGPA: weighted } = school(facts);
		if (plain === undefined && weighted === undefined) return undefined;
		return plain === undefined
			? { value: "Weighted", from: "educationalBackground.highSchoolWeightedGPA" }
			: { value: "Unweighted", from: "educationalBackground.highSchoolUnweightedGPA" };
	},
	/** The profile keeps the unweighted average on the scale of 4. */
	"highSchool.gpaScale": (facts) => ({
		value: school(facts).highSchoolUnweightedGPA === undefined ? undefined : "4.0",
		from: "educationalBackground.highSchoolUnweightedGPA",
	}),
	"highSchool.willGraduate": (facts) => ({
		value: yesNo(/^(will graduate|graduated)$/i.test(school(facts).highSchoolGraduationStatus ?? "") ? true : undefined),
		from: "educationalBackground.highSchoolGraduationStatus",
	}),
	"applicant.testsTaken": (facts) => {
		const { satSuperscore, satMathScore, actScore, psatScore } = scores(facts);
		const programs = facts.answers.apIbExamScores?.map(programOf);
		const taken = {
			SAT: satSuperscore ?? satMathScore,
			ACT: actScore,
			PSAT: psatScore,
			"AP exam": programs?.includes("AP"),
			"IB exam": programs?.includes("IB"),
		};
		return { value: Object.keys(taken).filter((test) => taken[test as keyof typeof taken]), from: "standardizedTestScores.satSuperscore" };
	},
	"sat.taken": (facts) => ({
		value: yesNo(scores(facts).satSuperscore || scores(facts).satMathScore ? true : undefined),
		from: "standardizedTestScores.satSuperscore",
	}),
	"act.taken": (facts) => ({ value: yesNo(scores(facts).actScore ? true : undefined), from: "standardizedTestScores.actScore" }),
	"psat.taken": (facts) => ({ value: yesNo(scores(facts).psatScore ? true : undefined), from: "standardizedTestScores.psatScore" }),
	"exam.program": ({ answers }, { index }) => ({
		value: programOf(answers.apIbExamScores?.[index]),
		from: `apIbExamScores[${index}].subject`,
	}),
	"course.level": ({ answers }, { index }) => ({
		value: levelOf(answers.highSchoolClasses?.[index]?.courseName),
		from: `highSchoolClasses[${index}].courseName`,
	}),
	"activity.hoursPerYear": ({ answers }, { index }) => {
		const { hoursSpendPerWeek: hours, weeksSpentPerYear: weeks } = answers.extracurricularActivities?.[index] ?? {};
		return {
			value: hours === undefined || weeks === undefined ? undefined : Number(hours) * Number(weeks),
			from: `extracurricularActivities[${index}].hoursSpendPerWeek`,
		};
	},
	"activity.numberOfYears": ({ answers }, { index }) => ({
		value: answers.extracurricularActivities?.[index]?.gradeLevels?.length,
		from: `extracurricularActivities[${index}].gradeLevels`,
	}),
	"activity.positionAndOrganization": ({ answers }, { index }) => {
		const { position, organizationName } = answers.extracurricularActivities?.[index] ?? {};
		return { value: listed(position, organizationName), from: `extracurricularActivities[${index}].position` };
	},
	"activity.positionAndDescription": ({ answers }, { index }) => {
		const { position, activityDescription } = answers.extracurricularActivities?.[index] ?? {};
		return {
			value: [position, activityDescription].filter(Boolean).join(". "),
			from: `extracurricularActivities[${index}].activityDescription`,
		};
	},
	/** Who somebody is to the student. */
	"each.relation": ({ answers }, { subject, index }) => {
		const { parent1FirstName, parent2FirstName, siblings } = answers.familyInformation ?? {};
		if (subject === "sibling")
			return {
				value: RELATIONS[sexOf(siblings?.[index]?.firstName) ?? "sibling"],
				from: `familyInformation.siblings[${index}].firstName`,
			};
		const firstName = subject === "parent1" ? parent1FirstName : parent2FirstName;
		return {
			value: sexOf(firstName) === "mother" ? "Mother" : sexOf(firstName) ? "Father" : "Parent",
			from: `familyInformation.${subject}FirstName`,
		};
	},
	"each.hasBachelor": ({ answers }, { subject }) => {
		const { parent1EducationLevel, parent2EducationLevel } = answers.familyInformation ?? {};
		const level = LEVELS.findIndex((known) => known.test((subject === "parent1" ? parent1EducationLevel : parent2EducationLevel) ?? ""));
		return { value: yesNo(level < 0 ? undefined : level >= BACHELOR), from: `familyInformation.${subject}EducationLevel` };
	},
	/** Whom the profile calls a parent is one, whatever else a list offers. */
	"each.parentRole": ({ answers }, { subject }) => {
		const firstName = firstNameOf(subject, answers);
		return { value: firstName && "Parent", from: `familyInformation.${subject}FirstName` };
	},
	"each.givenInitial": ({ answers }, { subject }) => ({
		value: firstNameOf(subject, answers)?.charAt(0),
		from: `familyInformation.${subject}FirstName`,
	}),
	"each.fullName": ({ answers }, { subject, index }) => {
		const family = answers.familyInformation ?? {};
		if (subject === "sibling")
			return {
				value: joined(family.siblings?.[index]?.firstName, family.siblings?.[index]?.lastName),
				from: `familyInformation.siblings[${index}].firstName`,
			};
		if (subject === "parent1")
			return { value: joined(family.parent1FirstName, family.parent1LastName), from: "familyInformation.parent1FirstName" };
		return subject === "parent2"
			? { value: joined(family.parent2FirstName, family.parent2LastName), from: "familyInformation.parent2FirstName" }
			: undefined;
	},
};
