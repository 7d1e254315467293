import type { Subject } from "../../../../app/contract/fields";
import { phrases } from "../../words";

/** Someone or something a text names; `parent`, `mother` and `father` become parent 1 or 2 once the whole page is known. */
export type Named = Subject | "parent" | "mother" | "father" | "stranger";

const NUMBERED = (number: string, ordinal: string) => [
	`(parents?|guardians?|legal guardian|parent or guardian|parents? guardians?|padre|tutor|p|pg|parent legal guardian)( or| and)?( guardian)?( s)?( number| no)? (${number})`,
	`(${ordinal}) (parent|guardian|legal guardian|parent or guardian|parent guardian)`,
];

/** In the order they are looked for: who is not the applicant comes first. */
export const SUBJECT_WORDS: readonly (readonly [Named, RegExp])[] = [
	["stranger", phrases(
		"(step|foster|god) ?(mother|father|parents?|mom|dad|brother|sister|sibling)s?", "grand ?(mother|father|parents?|ma|pa)", "(primary |in case of )?emergency( contact| name| phone| relationship)?( person)?", "emerg", "in case of emergency",
		"(school |guidance |college |high school |academic |secondary school )*counsel(l)?ors?( s)?", "(academic |faculty |program |college )?advis(o|e)rs?", "recommend(er|ers|ation|ations|ers)?", "letters? of recommendation", "references?", "ref ?\\d", "referees?", "referr(al|er)s?", "referred by", "teachers?( s)?", "instructors?", "principals?( s)?", "coach(es)?( name| email| phone)?", "mentors?( s)?", "supervisors?", "managers?", "employers?",
		"compan(y|ies)", "spouses?", "partners? (name|email|phone)", "husbands?", "wife", "friends?", "room ?mates?", "aunt", "uncle", "cousins?", "nominat(or|ors|ed by)", "sponsors?", "next of kin", "doctor( s)?", "physicians?", "attorney", "lawyer", "landlord", "agent", "agency", "preparer", "interpreter", "notary", "witness", "beneficiary", "children", "son s?", "daughters?", "gift ?recipient", "recipients? (name|email)", "contact person( at)?", "relatives?", "family member", "dependents? (name|birth)", "officer", "pastor", "clergy", "empleador", "contacto de emergencia", "profesor", "consejero",
	)],
	["parent1", phrases(...NUMBERED("1|one|i|a", "first|primary|1st|main|1"), "primary (parent|guardian)", "custodial parent")],
	["parent2", phrases(...NUMBERED("2|two|ii|b", "second|secondary|2nd|other|2"), "secondary (parent|guardian)", "non ?custodial parent")],
	["stranger", phrases(...NUMBERED("3|4|three|four", "third|fourth|3rd|4th"))],
	["mother", phrases("mothers?( s)?", "moms?", "madre", "mere", "mutter")],
	["father", phrases("fathers?( s)?", "dads?", "padre", "pere", "vater")],
	["parent", phrases("(legal )?parent( s)?( or| and)?( legal)?( guardian)?( s)?", "(legal )?guardian( s)?", "parents (first|last|name|email|phone|occupation|education|full|home|cell|highest)", "tutor legal")],
	["sibling", phrases("siblings?( s)?", "brothers?( or| and)?( sisters?)?", "sisters?", "hermanos?", "hermanas?", "sib")],
	["applicant", phrases("students?( s)?", "applicants?( s)?", "estudiante", "solicitante", "about (you|me)", "your (own|personal|contact|mailing|home|information|info|details)", "my (name|email|phone|information|info|details)")],
	["psat", phrases("p ?sat( nmsqt)?( 10)?", "nmsqt")],
	["sat", phrases("s ?a ?t( i)?( reasoning)?( tests?)?")],
	["act", phrases("act( test)?( s)?")],
	["exam", phrases("(ap|ib|advanced placement|international baccalaureate)( or| and)?( ib| ap)?( subject)? ?(exams?|tests?|subjects?|scores?)?", "subject tests?", "(exam|test)( s)? \\d+")],
	["collegeCourse", phrases("(college|university|dual (enrollment|credit)) (courses?|classes|coursework)( taken)?( \\d+)?")],
	["course", phrases("(high school |current( year)? |senior( year)? |current or most recent year )?(courses?|classes)( taken| work)?( \\d+)?", "coursework")],
	["achievement", phrases("(academic |scholastic )?(honors?|awards?|achievements?|distinctions?|recognitions?|accomplishments?)( or| and)?( honors?| awards?| distinctions?| achievements?)?( \\d+)?", "premios?", "logros?")],
	["activity", phrases("(extra ?curricular |volunteer |leadership )?activit(y|ies)( \\d+)?", "extra ?curriculars?", "(work|volunteer(ing)?|community service|employment) experiences?", "clubs?", "volunteering", "community service", "experiences?( and activities)?", "act ?\\d", "actividad(es)?")],
	["highSchool", phrases("(high|secondary|current or most recent|current|most recent|sending|last) ?(or secondary )?schools?( s)?( \\d)?", "h ?s", "school( s)?", "(high school )?(education|academic) (information|info|background|history)", "escuela( secundaria)?", "colegio", "preparatoria", "secondary")],
	["college", phrases("(colleges?|universit(y|ies))( or| and)?( universit(y|ies)| colleges?)?( attended)?( \\d)?", "post ?secondary", "universidad")],
	["language", phrases("languages?( \\d+)?", "idiomas?")],
];

/** Headings over the applicant's own details, unless a heading further out names somebody else. */
export const PERSONAL = phrases("(personal|biographic(al)?) (information|info|details|data|background)", "basic information");

/** Names of pages and programs, which say nothing of whom a question is about. */
export const PAGE_TITLE = phrases("application", "apply", "scholarships?", "program", "fund", "grant", "foundation", "survey", "inquiry", "request", "registration", "register", "sign ?up", "form", "account", "questionnaire", "login", "log in", "welcome", "camp", "join", "visit", "tour", "newsletter", "contest", "admissions?");
export const SECTION = phrases("information", "info", "details", "data", "section", "contact", "name", "background", "history");
