import type { Subject } from "./fields";

/** One way to know a page for a platform's: everything it names must hold. */
export type Sign = {
	/** CSS selectors, each of which finds something on the page. */
	has: readonly string[];
	/** What the page says: patterns of its text, capitals or not. */
	says?: readonly string[];
	/** Pattern of host and path. It supports what the page shows and never stands alone. */
	at?: string;
};

/** What the controls that a selector finds ask for. Without a subject it is whomever the question names. */
export type Key = readonly [selector: string, attribute: string, subject?: Subject];

/** Whether a person has filled a real form of the platform with the extension and looked at what came of it; the day as YYYY-MM-DD. */
export type Standing = { is: "recognised" } | { is: "checked live by a person"; on: string };

export type Platform = {
	id: string;
	name: string;
	signs: readonly Sign[];
	keys: readonly Key[];
	/** Controls that are the student's alone, whatever their words say. */
	never: readonly string[];
	/** What holds another person's answers though its questions are the student's. */
	another?: string;
	standing: Standing;
	/** Forms of ours the engine is tested on, built after what is known of the platform's (docs/platforms.md). */
	forms: readonly string[];
	/** What the page is known by, in words. */
	knownBy: string;
	/** What students should know before they rely on it there, in words. */
	awkward: string;
};

const RECOGNISED: Standing = { is: "recognised" };
const QUESTIONS = "input, select, textarea";
const LIAISON = { has: ["[ng-version], #cas-content-wrapper", QUESTIONS], at: String.raw`^[\w-]+\.liaisoncas\.com/applicant-ux` };

/** What is known of the platforms that application forms are built on. The first whose sign holds is the page's. */
export const PLATFORMS: readonly Platform[] = [
	{
		id: "common-app",
		name: "Common App",
		signs: [{ has: ["[id^=text_ques_], [id^=option_ques_], [id^=phone_ques_]"] }, { has: ["#addCG, [id^=subjectControl_T1C]"] }],
		keys: [
			["#text_ques_173", "givenName", "applicant"],
			["#text_ques_174", "middleName", "applicant"],
			["#text_ques_175", "familyName", "applicant"],
			["#text_ques_176", "suffix", "applicant"],
			["#text_ques_181", "dateOfBirth", "applicant"],
			["#ctrycode_ques_189", "phoneCountryCode", "applicant"],
			["#phone_ques_189", "phoneNumber", "applicant"],
			["#text_ques_218", "birthCountry", "applicant"],
			["#text_ques_219", "birthCity", "applicant"],
			["#text_ques_375", "givenName", "parent1"],
			["#text_ques_377", "familyName", "parent1"],
			["#text_ques_391", "educationLevel", "parent1"],
			["#text_ques_457", "givenName", "parent2"],
			["#text_ques_459", "familyName", "parent2"],
			["#text_ques_473", "educationLevel", "parent2"],
			["#text_ques_303", "classSize", "highSchool"],
		],
		never: ["#appFaqSearchControl", "#text_ques_1022"],
		standing: RECOGNISED,
		forms: ["common-app-profile", "common-app-family", "common-app-education", "common-app-testing", "common-app-activities"],
		knownBy: "The ids of its questions, which are the same for every student.",
		awkward:
			"Your address and your school open in a window of their own: open it, then fill. Many questions appear only after another is answered. The fee waiver’s signature is left to you.",
	},
	{
		id: "slate",
		name: "Slate",
		signs: [{ has: [".form_question[data-type] .form_label"] }, { has: [".form_question[data-export^='sys:']"] }],
		keys: [
			["[data-export='sys:first'] input", "givenName", "applicant"],
			["[data-export='sys:middle'] input", "middleName", "applicant"],
			["[data-export='sys:last'] input", "familyName", "applicant"],
			["[data-export='sys:preferred'] input", "preferredName", "applicant"],
			["[data-export='sys:email'] input", "email", "applicant"],
			["[data-export='sys:mobile'] input", "phoneNumber", "applicant"],
			["[data-export='sys:birthdate'] select", "dateOfBirth", "applicant"],
		],
		never: ["[data-export=understand] input", "[data-export$=text_opt_in] input, [data-export$=text_opt_in] select"],
		another: "[data-replicate_id]:not([data-replicate_id='1']):has([data-export='sys:first'])",
		standing: RECOGNISED,
		forms: ["slate-inquiry", "slate-application", "slate-event"],
		knownBy: "The frame around each question and the key it carries, the same at every college that uses Slate.",
		awkward:
			"At events the second and every further person is a guest, so their boxes stay empty. Choose your school from the list that opens. Text messages and “I understand” are left to you.",
	},
	{
		id: "cal-state-apply",
		name: "Cal State Apply",
		signs: [
			{ ...LIAISON, at: String.raw`^calstate\.liaisoncas\.com/applicant-ux` },
			{ ...LIAISON, says: ["cal state apply"] },
		],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["cal-state-apply"],
		knownBy: "What it shares with the other Liaison applications, and its own name or address.",
		awkward:
			"Only its outline is known to us: which sections there are and that “Save” opens when all is valid. Courses and grades are entered one by one. Social security number and release statement are left to you.",
	},
	{
		id: "liaison",
		name: "Liaison CAS",
		signs: [LIAISON],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["liaison"],
		knownBy: "An Angular page under the address that all its applications share.",
		awkward: "Its boxes have no lasting names, so their labels decide. “Save” stays grey until every required box is valid.",
	},
	{
		id: "academicworks",
		name: "AcademicWorks",
		signs: [{ has: ["[name^='application[answers_attributes]'][name$='[raw_result]']"] }],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["academicworks"],
		knownBy: "How its boxes are named; it is also called Blackbaud Award Management.",
		awkward: "The numbers in the names differ from college to college and mean nothing, so the labels decide.",
	},
	{
		id: "google-forms",
		name: "Google Forms",
		signs: [
			{ has: ["[role=listitem] [role=heading]", "[data-params^='%.@.']"] },
			{ has: ["[role=listitem] [role=heading]", "form#mG61Hd"] },
		],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["google-form", "google-recommendation"],
		knownBy: "Its list of questions, each with its own heading, and the data beside them.",
		awkward: "Some forms ask you to sign in with Google first. Files that a form asks for are yours to add.",
	},
	{
		id: "jotform",
		name: "Jotform",
		signs: [{ has: [".form-line[data-type^=control_]"] }],
		keys: [
			["[data-type=control_fullname] [name$='[first]']", "givenName"],
			["[data-type=control_fullname] [name$='[middle]']", "middleName"],
			["[data-type=control_fullname] [name$='[last]']", "familyName"],
			["[data-type=control_address] [name$='[addr_line1]']", "addressLine1"],
			["[data-type=control_address] [name$='[addr_line2]']", "addressLine2"],
			["[data-type=control_address] [name$='[city]']", "city"],
			["[data-type=control_address] [name$='[state]']", "state"],
			["[data-type=control_address] [name$='[postal]']", "postalCode"],
			["[data-type=control_address] [name$='[country]']", "country"],
		],
		never: ["[data-type=control_signature] input", "[data-type=control_captcha] input"],
		standing: RECOGNISED,
		forms: ["jotform", "jotform-beca"],
		knownBy: "The line around each question, which says what kind it is.",
		awkward:
			"Names and addresses come in pieces; whose they are, the question over them says. Forms in a frame need your permission first.",
	},
	{
		id: "qualtrics",
		name: "Qualtrics",
		signs: [
			{ has: ["[id^=question-QID]"] },
			{ has: ["[id^=form-text-input-QID], [id^=mc-choice-input-QID]"] },
			{ has: ["[id^='QR~QID']"] },
		],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["qualtrics"],
		knownBy: "The numbers its questions have, in the new layout and in the old one.",
		awkward: "One page after the other: fill, press Next, and fill again. What a number asks differs from survey to survey.",
	},
	{
		id: "microsoft-forms",
		name: "Microsoft Forms",
		signs: [{ has: ["[data-automation-id=questionItem] [data-automation-id=questionTitle]"] }],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["microsoft-forms"],
		knownBy: "The marks on each question and on its title.",
		awkward:
			"Some forms open with “Start now”, and later questions wait for your answer. Lists that open from a button may stay empty; check dates by hand.",
	},
	{
		id: "typeform",
		name: "Typeform",
		signs: [{ has: ["[data-qa-block=true]", "[data-qa-focused]"] }, { has: ["[data-qa=block-container] [data-qa^=question-]"] }],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["typeform"],
		knownBy: "The block around each question and the mark of the one that is open.",
		awkward: "One question at a time: fill, press OK, and fill again. The extension never presses OK.",
	},
	{
		id: "surveymonkey-apply",
		name: "SurveyMonkey Apply",
		signs: [{ has: ["input[type=submit][value^='Save & Continue']", QUESTIONS], at: String.raw`\.smapply\.(io|org)/` }],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["surveymonkey-apply"],
		knownBy:
			"Its “Save & Continue Editing” button together with its address. Under a college’s own address it is not recognised, and is filled all the same.",
		awkward: "An application is a list of tasks: open each one’s editor and fill it. How its boxes are built is not known to us.",
	},
	{
		id: "submittable",
		name: "Submittable",
		signs: [{ has: [QUESTIONS], says: ["submittable"], at: String.raw`\.submittable\.com/submit` }],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["submittable"],
		knownBy: "Its name on the page together with its address.",
		awkward: "Beyond its address and that its boxes are labelled, nothing of it is known to us.",
	},
	{
		id: "uc",
		name: "UC application",
		signs: [
			{ has: [QUESTIONS], says: ["campuses (&|and) majors", "activities (&|and) awards", "personal insight"] },
			{
				has: [QUESTIONS],
				says: ["about you|campuses (&|and) majors|academic history|activities (&|and) awards|personal insight"],
				at: String.raw`^apply\.universityofcalifornia\.edu/my-application`,
			},
		],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["uc-activities"],
		knownBy: "The names of its sections, on the page or with its address.",
		awkward:
			"How its boxes are built is not known to us; limits of length come from guides. Press “Add” for each activity yourself, then fill.",
	},
	{
		id: "applytexas",
		name: "ApplyTexas",
		signs: [{ has: [QUESTIONS], says: ["apply ?texas"], at: String.raw`(^|\.)(goapplytexas|applytexas)\.org/` }],
		keys: [],
		never: [],
		standing: RECOGNISED,
		forms: ["applytexas"],
		knownBy: "Its name on the page together with its address.",
		awkward:
			"What it asks is known from its printed form, how its pages are built is not. Residency, the emergency contact and the social security number are left to you.",
	},
];
