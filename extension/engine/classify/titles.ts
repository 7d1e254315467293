import { remembering } from "../remembering";
import { wordsOf } from "../words";
import { SUBJECT_PHRASES } from "./vocabulary/subjects";

/** What a form is called that is not drawn as the page's title: “College Application Form”. */
export const FORM_NAME = /\b(application|admissions?|registration|enrollment|inquiry|request|interest|questionnaire)( form)?$/;

/** Names the office or place that students put themselves forward for: “Apply for chapter president”. */
export const SOUGHT =
	/^(how to )?(apply|applying|application|run|running|sign up|register) (for|to be(come)?|as) (?!(parents?|guardians?)\b)/;

/** What people who share something call what they form or give together. */
const BODY = "assoc\\w*|society|foundation|fund|council|guild|auxiliary|alliance|union|league|federation|trust";

/** A title that asks the parents themselves, and is not the name of what they formed. */
export const OF_PARENT = new RegExp(
	`^(your )?(parents?|guardians?|mother|father)\\b(?!( s)?( and| teachers?| s)* (${BODY}|club|group|network|organi[sz]ation)\\b)`,
);

/** A form that somebody else fills in about the student. */
export const OF_REFEREE =
	/\b(counselor|counsellor|teacher|recommender|referee|instructor|principal|official|supervisor|mentor|coach)( s)? (evaluation|recommendation|report|reference|rating|statement|assessment|questionnaire)\b/;

/** Whom the heading of a whole page names without asking anything about them: “Office of the Registrar”. */
export const BYSTANDERS =
	/^(registrars?|trustees?|officers?|agents?|agency|sponsors?|alum\w+|associates?|compan(y|ies)|officials?|notary|clergy)/;
const PARTS = /\s*[:|–—]\s*|\s+[-/]\s+|,\s+(?=\p{Lu}\p{Ll})/u;
/** Who gives what a heading goes on to ask for. */
const SPONSOR = new RegExp(
	`\\b(${BODY}|asociacion|sociedad|scholarships?|becas?|fundacion|lodge|chapter|memorial|local \\d+|agency|department of|bureau|hall of fame|supplement|honors (college|program)|rotary|(lions|elks|parents?|boosters?|ladies|womans|womens|garden) club|daughters of|sons (and daughters )?of)\\b`,
);
const NO_SPONSOR =
	/\b(applicants?|candidates?|received|won|earned|information|info|details|history|memberships?|list|yours?|you|contact)\b/;

/** A heading without the part that names the sponsor: “Sons of Norway Lodge 5-120: School attended”. */
export const withoutSponsor = remembering((text) => {
	const parts = text.split(PARTS);
	const others = parts.filter((part) => !SPONSOR.test(wordsOf(part)) || NO_SPONSOR.test(wordsOf(part)));
	return others.length > 0 && others.length < parts.length ? others.join(" – ") : text;
});

/** What bears somebody's name: “Board of Supervisors Scholarship”. */
export const NAMED_AFTER = new RegExp(
	`\\b(${BODY}|scholarships?|awards?|grant|prize|fellowship)\\b(?!.*\\b(info|information|contact|details)$)`,
);

/** People who have given a fund or a club over the page its name: “Employees’ Scholarship Plan”, “Teachers’ Association”. */
export const ORGANISED = new RegExp(
	`^(the )?friends of\\b|^(\\S+ )*(employees?|teachers?|educators?|alumn\\w+|children|sons|daughters|managers?|librarians?|principals|counselors|coaches|officers|doctors|physicians|dentists|attorneys|lawyers|agents)( \\S+){0,4} (${BODY}|club|chapter|memorial|plan|program|scholars?|scholarships?)\\b`,
);

/** The award that the page is about. */
export const ONE_AWARD = /\b(award|prize|honor)( \d{4})?$/;

/** The name of an institution after its first words, such as “Larkspur College” or “Pine Flat Rotary Club”; of several, “Cascadia State Universities”, where it ends. */
const INSTITUTION =
	/(\p{Lu}[\p{L}'’-]+) (?:(?:College|University|School|Academy|Institute|Club)\b|(?:Colleges|Universities|Schools)(?=$| of | System| Application))/gu;
const NO_NAME = /^(High|Secondary|Middle|Current|Present|Last|Previous|Your|My|The|Other|Any|Each|First|Second|And|Or|Of|At)$/;

/** Whether a title over the page names an institution. */
export const namesInstitution = (text: string) => [...text.matchAll(INSTITUTION)].some(([, before]) => !NO_NAME.test(before!));

/** Whom or what such a name is of, “Future Teachers of America”, “College of Nursing”, where it names none that the student chooses or is. */
const OF_SOMETHING =
	/\b(?:Daughters|Sons|Brothers|Sisters|Children|Teachers|Mothers|Fathers|Friends|Employees|Officers|Colleges?|Universit(?:y|ies)|Schools?) (?:of|for) (?:the )?(?!Record|Attendance|Choice|Origin|Graduation|Enrollment|Interest|Student|Applicant|Candidate|Camper|Parent)\p{Lu}/u;
const PROGRAM =
	/\b([Pp]arent|[Ee]mployer|[Cc]ompany|[Uu]nion|[Tt]eacher|[Cc]oach|[Ss]chool|[Cc]ollege)[- ][Ss]ponsored\b|\bCollege (Access|Bound|Now|Readiness|Success|Possible|Prep|Credit (Now|Plus))\b/;

/** Words that a title may have beside whom or what it asks about, and be no name for it. */
const NEUTRAL: ReadonlySet<string> = new Set(
	`about academic account achieved additional address agreement all and any applicant application approval are assessment at attended attending
	attendance awarded background basic biographical bio checklist completed completion consent contact contacts current currently data date dates demographic
	details earned education educational email employer employment enrollment enter entry evaluation experience experiences family feedback financial first for
	form former from given goals graduated guardian have held high highest history home household how identity in information info instructions
	interests involvement invitation involvements is job jobs last letter letters level list living login me most my name names nomination of on one optional
	or other others outside page participation part past people permission person personal phone plan plans planned played please portal position present
	previous primary prior profile questionnaire questions rating received recent recently recommendation recommendations record records reference
	references registration release report request requests response results review roles school schools score scores second secondary section sheet
	signature skills special standardized statement statements status step student students submission summary supplement survey taken taking tell test
	testing tests the their third this to transcript two type upload us verification we who with won work worksheet year years you your yourself`
		.split(/\s+/)
		.filter(Boolean),
);
const TOKENS = /[\p{L}'’]+/gu;
const NAME_LIKE = /^\p{Lu}\p{Ll}/u;
/** What an organisation, a school or a contest is called. */
const ORGANISATION = new RegExp(
	`\\b(${BODY}|academy|school|college|university|institute|clubs?|coalition|project|match|camp|cent(er|re)|network|awards?|bank|company|corps|initiative|challenge|contest|competition|tournament|conference|vs)\\b`,
);
const OF_AN_OFFICE = /\b(office|department|bureau)$/;

/**
 * Whether the title over a page is but the name of who or what that belongs to: “Brother Rice High School”, “Coaches vs. Cancer”, “Awards Portal”. A name says more
 * than whom or what is asked about, and in capitals; of people it is one only where it is an organisation's, since “Parent PLUS Loan Request” is the parent's. Takes the
 * title, what of it was taken for a subject, and whether that is a person.
 */
export function isNameOfAll(text: string, subject: string, isOfPerson: boolean): boolean {
	if (OF_SOMETHING.test(text) || PROGRAM.test(text) || OF_AN_OFFICE.test(subject)) return true;
	if (isOfPerson && !ORGANISATION.test(wordsOf(text))) return false;
	const tokens = text.match(TOKENS) ?? [];
	const isTelling = (token: string) =>
		NAME_LIKE.test(token) && !NEUTRAL.has(wordsOf(token)) && !subject.includes(wordsOf(token)) && !SUBJECT_PHRASES.isIn(wordsOf(token));
	return tokens.slice(1).some(isTelling);
}

/** Whom a heading is meant for, not what it asks about: “For high school filmmakers, ages 15–18”. */
export const STUDENTS =
	/\b(for|by|open to|to) (all |current |rising )?(\w+ )?(high|secondary) school (\w+ )?(students?|seniors?|juniors?|sophomores?|fresh\w+|graduates?|youth|teens?|athletes?|scholars?|(?!(counsel|teach|advis|offic|administrat|lett|numb|memb)\w*)\w+(ers|ors|ists|ians|ants))\b/;

/** Who of the family went to this college before is for the student to say. */
export const LEGACY = /^(legacy|alum(ni|nus|na|nae) (relatives?|family|connections?))\b(?!.*\b(parent|guardian) \d)/;

/** Says who is meant by “you”, whoever is spoken to. */
export const MEANS_STUDENT = /\b(you|your)\b.*\b(means?|refers? to) (always )?(the |each )?(student|applicant)/;

/** Says whose signature is wanted, not whom the questions after it are about. */
export const SIGNED_BY = /\bsignatures? of\b/;

/** What a note asks of some only, whatever the section asks of all: “If you are under 18, enter your parent's address.” */
export const OF_THE_YOUNG = /^if (you|the (student|applicant)) (are|is) (under|younger)\b/;

/** A sentence that tells what becomes of the answers, under which the questions stay the applicant's. */
export const NOTE =
	/(?<!\bwho )\b(will|may|must|can|might) (also |not |be |then )*(ask(ed)?|confirm(ed)?|check(ed)?|verif(y|ied)|see|seen|receive|sent|send|review(ed)?|read|share[d]?)\b/;
