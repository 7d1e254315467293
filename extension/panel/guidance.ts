import type { Meaning } from "../engine/types";

/** What a student should know of a question: why it is asked, who sees the answer, what a good answer holds. */
export type Guidance = { why: string; who: string; good: string };

/** `of` names attributes as the profile table does, `parent.` for either parent, `*` for all of a subject; `says` finds questions that the profile does not hold. */
type Entry = Guidance & { of?: readonly string[]; says?: RegExp };

const OFFICE = "The admission office of the place you send this form to.";
const READERS = "The people who read your application.";
const AID = "The financial aid office. Colleges that call themselves need-blind do not let it count in admission.";

/** In the order in which wordings are tried: what is narrower stands first. */
const GUIDANCE: readonly Entry[] = [
	{
		says: /social security|\bssn\b|social insurance|tax(payer)? id|\bitin\b/i,
		why: "A college may use it to match your application with federal aid forms and tax papers.",
		who: "The admission and financial aid offices.",
		good: "On applications it is often optional. Federal student aid needs it. Type it yourself, and only on a site that you went to on your own. Onward does not store or type it.",
	},
	{
		says: /signature|sign here|\bcertify|i agree|i understand|consent|authori[sz]|terms and conditions|ferpa|waive my/i,
		why: "It is a promise or a permission, and it counts because you gave it yourself.",
		who: OFFICE,
		good: "Read the whole sentence before you sign or tick. Ask a parent or your counselor about anything you do not understand. Onward leaves it to you on purpose.",
	},
	{
		says: /password|passcode|security (question|answer)|verification code/i,
		why: "It keeps your account yours.",
		who: "Nobody should. The site stores it in a form that people cannot read.",
		good: "A password that you use nowhere else. Onward does not store or type passwords.",
	},
	{
		says: /disciplin|suspen(ded|sion)|expel|expul|dismissed|misconduct|convict|felony|misdemeanor|crim(e|inal)|arrest/i,
		why: "Colleges want to know of serious breaches of rules at school or of the law, and how you dealt with them.",
		who: `${OFFICE} Your school may be asked as well.`,
		good: "The truth: an untrue answer can cost a place. Read exactly what is asked and for which years. Not everything has to be told, for example records that were sealed; rules differ by state, so ask your counselor first. If you explain, say what happened, what you took from it and what is different now, in few sentences.",
	},
	{
		says: /\bvisa\b|\bi-?20\b|immigration|green card|permanent resident|alien registration|\bdaca\b/i,
		why: "It tells which papers you will need to study here and which aid you can get.",
		who: "The admission office and the office for international students.",
		good: "What your papers say today. If you are not sure which status you have, or have none, talk with a counselor you trust before you answer. Do not guess.",
	},
	{
		of: ["applicant.preferredName", "applicant.hasPreferredName"],
		why: "So that people at the college call you what you go by.",
		who: "The college’s staff. It may stand on letters, also on those sent to your home.",
		good: "The first name people call you, if it differs from your legal one. Otherwise leave it empty.",
	},
	{
		of: [
			"applicant.givenName",
			"applicant.middleName",
			"applicant.middleInitial",
			"applicant.familyName",
			"applicant.suffix",
			"applicant.fullName",
		],
		why: "Your transcript, test scores and aid papers are matched with this form by name and date of birth.",
		who: "Everyone who handles your application.",
		good: "Your legal name, as on your passport, birth certificate or school record, and the same on every form.",
	},
	{
		of: ["applicant.dateOfBirth"],
		why: "With your name it tells you from other applicants. Some rules depend on age.",
		who: "Everyone who handles your application.",
		good: "Look which order of month and day the form wants.",
	},
	{
		of: ["applicant.email"],
		why: "Nearly everything comes by e-mail: what is missing, interviews, the link to the decision.",
		who: OFFICE,
		good: "An address that you read often and will still have after you leave school. Use the same one for tests and aid.",
	},
	{
		of: ["applicant.phoneNumber", "applicant.phoneCountryCode"],
		why: "For questions that cannot wait for an e-mail.",
		who: OFFICE,
		good: "A number at which you are reached yourself, with its area code. Agreeing to text messages is a question of its own, and you may say no.",
	},
	{
		of: [
			"applicant.addressLine1",
			"applicant.addressLine2",
			"applicant.street",
			"applicant.fullAddress",
			"applicant.city",
			"applicant.cityState",
			"applicant.cityStateZip",
			"applicant.state",
			"applicant.postalCode",
			"applicant.country",
		],
		why: "For mail, and to see where you live: officers often read by region, and public colleges charge residents of their state less.",
		who: OFFICE,
		good: "The address of your home for most of the year. If your family moves a lot or has no fixed home, ask your counselor which address to use: there is help for students in that place.",
	},
	{
		of: ["applicant.birthCountry", "applicant.birthCity", "applicant.birthPlace"],
		why: "For the college’s records, and for the papers of students from abroad.",
		who: OFFICE,
		good: "The place as your birth certificate or passport has it.",
	},
	{
		of: ["applicant.yearsInUS"],
		why: "It helps a reader understand your schooling, for example when English is new to you.",
		who: READERS,
		good: "Whole years that you have lived in the United States.",
	},
	{
		of: ["applicant.citizenshipStatus", "applicant.citizenshipCountry"],
		why: "Federal aid is for citizens, nationals and some others, and students from abroad need papers from the college.",
		who: "The admission office, the aid office and the office for international students.",
		good: "What your papers say today. Many colleges take students of any status. If yours is not on the list or you are not sure, ask a counselor you trust before you answer.",
	},
	{
		of: ["applicant.race", "applicant.ethnicity", "applicant.hispanic"],
		says: /\b(race|racial|ethnic|tribal|tribe)/i,
		why: "Colleges report numbers by group to the government and look at whom they reach. Since 2023 colleges in the United States may not use race as such to decide whom they admit.",
		who: "The college. Many do not show the boxes to the people who read applications.",
		good: "What you call yourself: one box, several or, where it is optional, none.",
	},
	{
		of: ["applicant.gender", "applicant.pronouns"],
		why: "So that people address you the right way, and for statistics.",
		who: "The college’s staff.",
		good: "What is right for you, or nothing where it is optional. Letters to your home may use it.",
	},
	{
		of: ["applicant.sex"],
		why: "For statistics, and later for things such as housing and sports.",
		who: "The college’s staff.",
		good: "“Legal sex” means what your papers say. Gender and pronouns usually have boxes of their own.",
	},
	{
		of: ["applicant.armedForcesStatus"],
		says: /\b(military|veteran|armed forces|national guard|reserves?)\b/i,
		why: "Service can bring benefits: waived fees, credit, aid.",
		who: "The admission office and the office for veterans.",
		good: "Most students answer “None”. “Dependent” means that somebody you depend on serves, usually a parent.",
	},
	{
		of: ["applicant.numberOfLanguages", "language.*"],
		why: "Languages tell about your home and what you can do, and explain how long you have used English.",
		who: READERS,
		good: "The languages you could really use, each with how well: first language, speak, read, write, spoken at home.",
	},
	{
		of: ["applicant.numberOfParents", "applicant.parentNames"],
		says: /with whom do you (live|make)|legal guardian/i,
		why: "It tells who belongs to your home, which the questions on family and on aid go by.",
		who: "The admission office and the aid office.",
		good: "The parents or guardians you have, as the form counts them. Where you know little about one of them, many forms let you say so.",
	},
	{
		of: ["applicant.parentsMaritalStatus"],
		why: "It tells which parents are asked about. Aid forms go by it, too.",
		who: "The admission office and the aid office.",
		good: "How your parents stand to each other today.",
	},
	{
		of: ["applicant.firstGeneration"],
		why: "Many colleges and scholarships have programs and money for students who are the first to go.",
		who: `${READERS} Offices that support first-generation students.`,
		good: "Read the form’s own definition: often it means that neither parent finished a four-year college. Brothers and sisters do not count.",
	},
	{
		of: ["parent.educationLevel", "applicant.parentsEducation", "applicant.parentsCollege", "parents.educationLevel"],
		why: "It shows whether you would be among the first of your family to finish college.",
		who: READERS,
		good: "The highest level each parent finished, in any country. College without a degree is “some college”.",
	},
	{
		of: ["parent.occupation"],
		why: "It gives a picture of the home you come from. Some scholarships are meant for families in certain jobs.",
		who: READERS,
		good: "The job in plain words: “nurse”, “drives a truck”. For somebody who is retired or has died, many forms ask for the last job.",
	},
	{
		of: ["parent.livingStatus"],
		why: "So that nobody writes to a parent who has died, and so that a reader knows.",
		who: READERS,
		good: "The short answer is enough. What it means for you can stand elsewhere, if you want to tell it.",
	},
	{
		of: ["parent.*"],
		why: "Colleges want to know who your family is and whom they may write to.",
		who: OFFICE,
		good: "The parent’s legal name and facts. Which parent is “parent 1” is up to you, but keep the order on every form.",
	},
	{
		of: ["applicant.numberOfSiblings", "applicant.hasSiblings", "sibling.*"],
		why: "It tells how large your family is, which also matters for aid.",
		who: "The admission office and the aid office.",
		good: "The brothers and sisters you count as family; half and step included, unless the form says otherwise.",
	},
	{
		of: ["applicant.feeWaiver"],
		says: /fee waiver|waiver of (the )?(application )?fee/i,
		why: "With a waiver the application costs nothing, so that money keeps nobody from applying.",
		who: "The admission office. Your counselor may be asked to confirm it.",
		good: "Yes, if you belong to one of the groups that the form lists, for example students with free or reduced-price lunch. The statement below it is yours to sign.",
	},
	{
		of: ["applicant.receivesFinancialAid"],
		says: /(need|apply(ing)? for|seek(ing)?|intend to) .*(financial aid|scholarship)|fafsa|css profile/i,
		why: "It tells the college to look out for your aid papers.",
		who: AID,
		good: "The truth. The box alone brings no money: aid has forms and deadlines of its own, such as the FAFSA.",
	},
	{
		of: ["applicant.householdIncome"],
		says: /\bincome\b|student aid index|expected family contribution|\b(sai|efc)\b|household size/i,
		why: "Aid, fee waivers and many scholarships depend on what a family can pay.",
		who: AID,
		good: "The figure the form names, for the year it names. Ask a parent and look at the tax return rather than guess.",
	},
	{
		of: ["highSchool.weightedGpa", "highSchool.unweightedGpa", "highSchool.gpa", "highSchool.gpaWeighting"],
		why: "It shows in one number how you did over the years. The transcript says the rest.",
		who: READERS,
		good: "The number on your transcript with its scale, not rounded up. “Weighted” counts harder courses higher; choose the one your school prints.",
	},
	{
		of: ["highSchool.classRank", "highSchool.classRankPercentile", "highSchool.classSize"],
		why: "It shows how your grades compare within your school.",
		who: READERS,
		good: "What your school reports. Many schools do not rank: then choose “None”.",
	},
	{
		of: [
			"highSchool.entryDate",
			"highSchool.graduationDate",
			"highSchool.graduationYear",
			"highSchool.timePeriod",
			"highSchool.gradeYear",
			"highSchool.graduationStatus",
			"highSchool.willGraduate",
		],
		why: "It tells where you are in school and whether you will have finished when college begins.",
		who: OFFICE,
		good: "The dates of your school’s calendar. For a day you do not know, ask the school office.",
	},
	{
		of: ["highSchool.*"],
		why: "The college finds your school’s profile by it: which courses it has and how it grades.",
		who: OFFICE,
		good: "The full official name, without short forms. Where the form has a search, choose your school from its list.",
	},
	{
		says: /counsel(l)?or|recommend(er|ation)|reference|teacher|principal/i,
		why: "The college writes to this person for your transcript, a report or a letter.",
		who: `${OFFICE} The person named gets an e-mail.`,
		good: "Ask the person first. Give their work e-mail, spelled right. Onward leaves other people’s boxes to you.",
	},
	{
		of: ["sat.*", "act.*", "psat.*"],
		why: "Scores can help where a college asks for them or takes them. Many do not require them.",
		who: READERS,
		good: "The scores and dates of your official report; what you type is checked against it. Look at each college’s rule. Where scores are optional, send them if they speak for you.",
	},
	{
		of: ["applicant.numberOfApTests", "applicant.hasExams", "exam.*"],
		why: "Exam scores show how deep you went in a subject, and may later count as college credit.",
		who: READERS,
		good: "Exams you have taken, with date and score as reported. On most forms you choose which ones to name.",
	},
	{
		of: ["collegeCourse.*", "college.*", "applicant.numberOfColleges", "applicant.hasCollegeCourses"],
		why: "College work you have done may count as credit, and the college will want that transcript.",
		who: READERS,
		good: "Every college at which you took courses for credit, dual enrollment included.",
	},
	{
		of: ["course.*"],
		why: "Which courses you chose, and how hard they are, says as much as the grades.",
		who: READERS,
		good: "The names and grades as they stand on your transcript, in its order.",
	},
	{
		of: ["achievement.*", "applicant.numberOfAchievements", "applicant.hasAchievements"],
		why: "Honors show what others saw in your work.",
		who: READERS,
		good: "The award’s name, who gives it and at which level, the most important first. A line on what it was for helps when the name does not say it.",
	},
	{
		of: ["activity.description"],
		why: "It shows what you really did with your time, which the name of a club does not.",
		who: READERS,
		good: "Begin with what you did, then what came of it, with numbers you can stand by: “Tutored 12 ninth graders, 9 passed algebra”. Whole sentences are not needed. Do not repeat what stands in the boxes beside it.",
	},
	{
		of: ["activity.position"],
		why: "It shows your part: a reader looks here for responsibility.",
		who: READERS,
		good: "Your role and the group: “Captain, debate team”. Without a title, say what you were: “Weekend baker”.",
	},
	{
		of: ["activity.hoursPerWeek", "activity.weeksPerYear", "activity.timing", "activity.gradeLevels"],
		why: "It shows how much of your time went there and for how long.",
		who: READERS,
		good: "Honest estimates: hours in a usual week, weeks in which you did it. Readers add them up, so that they must fit into your days.",
	},
	{
		of: ["activity.continueInCollege"],
		why: "Colleges like to know who might join which group.",
		who: READERS,
		good: "What you think today. It binds you to nothing.",
	},
	{
		of: ["activity.*", "applicant.numberOfActivities", "applicant.hasActivities"],
		why: "Colleges want to know what you do outside class.",
		who: READERS,
		good: "What matters most to you first. Paid work and looking after family count as much as clubs.",
	},
	{
		of: ["applicant.intendedMajor", "applicant.careerInterest", "applicant.intendedDegree"],
		why: "Some colleges admit by major. For others it only tells what interests you.",
		who: READERS,
		good: "What draws you today. “Undecided” is usually fine. Look whether the college makes it hard to change later.",
	},
	{
		of: ["applicant.enrollmentYear", "applicant.enrollmentTerm", "applicant.collegeGraduationYear", "applicant.collegeYear"],
		why: "It puts your application into the right year and pool.",
		who: OFFICE,
		good: "Most students start in the fall after high school and plan four years.",
	},
	{
		of: ["applicant.communityOrganization", "applicant.numberOfCommunityOrganizations"],
		why: "Groups such as Upward Bound or QuestBridge help students apply, and colleges work with some of them.",
		who: OFFICE,
		good: "A group that really helped you with applying. None is a fine answer.",
	},
	{
		of: ["applicant.website"],
		why: "Work you made can show more than a list, above all in the arts.",
		who: READERS,
		good: "A link that opens without signing in, to things you want strangers to see.",
	},
	{
		of: ["applicant.collegesAppliedTo", "college.intended"],
		why: "Scholarships pay to a college; others ask to learn whom they compete with.",
		who: OFFICE,
		good: "The colleges you apply to. Where it is optional, you need not tell one college of the others.",
	},
	{
		of: ["applicant.transcripts"],
		why: "Your courses and grades, as your school confirms them.",
		who: READERS,
		good: "Most colleges want it from the school itself. Upload a copy only where the form says so.",
	},
	{
		says: /disabilit|accommodat|medical|health condition/i,
		why: "So that you get the help you need once you are there.",
		who: "The college, and mostly its office for students with disabilities.",
		good: "You need not tell it in an application, and a college may not turn you down for it. You can ask for help after you are admitted.",
	},
	{
		says: /religio|faith|denomination/i,
		why: "Some colleges and scholarships belong to a church; others keep statistics.",
		who: OFFICE,
		good: "Where it is optional, tell it only if you want to.",
	},
	{
		says: /why (do you|are you|this|our|us|have you)|interest(ed)? in (our|this|attending|the college)/i,
		why: "It shows whether you know the place and would fit there.",
		who: READERS,
		good: "What only this place has, and what you would do with it: a course, a program, a person, a tradition. If your text would suit another college as well, go on looking.",
	},
	{
		says: /essay|personal statement|statement of purpose|personal insight|tell us|describe|explain|reflect|share (a|an|your)|in your own words|prompt|\bwords?\b.*\b(limit|max|or fewer)|additional information|circumstances/i,
		why: "Grades do not tell who you are. This is where you speak yourself.",
		who: READERS,
		good: "An answer to exactly what is asked, in your own words: one moment or fact told clearly rather than many in passing. Leave time to read it again. Onward’s essay reviewer tells you what readers see in it; it does not write it for you.",
	},
	{
		says: /how did you (hear|learn|find)/i,
		why: "The office wants to know what brings students to it.",
		who: OFFICE,
		good: "A few true words. It does not count for or against you.",
	},
];

const NARROW = new Map(GUIDANCE.flatMap((entry) => (entry.of ?? []).map((name) => [name, entry] as const)));

/** What there is to know of a question, by what it asks for, else by its words; undefined where neither is known. */
export function guidanceFor(meaning: Pick<Meaning, "subject" | "attribute"> | undefined, label: string): Guidance | undefined {
	const subject = /^(parent[12]|mother|father)$/.test(meaning?.subject ?? "") ? "parent" : meaning?.subject;
	const byMeaning = meaning && (NARROW.get(`${subject}.${meaning.attribute}`) ?? NARROW.get(`${subject}.*`));
	return byMeaning ?? GUIDANCE.find(({ says }) => says?.test(label));
}
