import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import type { Answers } from "../app/contract/profile";
import { answersSchema } from "../app/contract/profile-schema";
import { nameKey } from "../app/contract/roster";
import { db } from "../app/db.server";
import { registerAdmin, registerStudent } from "../app/domain/accounts.server";
import { noteApplication } from "../app/domain/applications.server";
import { dayOf, nextDeadline } from "../app/domain/deadlines.server";
import { saveProfile } from "../app/domain/profiles.server";
import { env } from "../app/env.server";
import { addClassmates } from "./demo-class";
import { users } from "./schema";
import { memberships } from "./school-schema";

export { closeDatabase } from "../app/db.server";

const SCHOOL = "Riverbend High School";
const WORDS = [
	"amber",
	"birch",
	"cedar",
	"delta",
	"ember",
	"fjord",
	"grove",
	"heron",
	"inlet",
	"juniper",
	"kelp",
	"larch",
	"maple",
	"otter",
	"pine",
	"quartz",
];

const demoProfile: Answers = {
	personalInformation: {
		firstName: "Maya",
		middleName: "Ada",
		lastName: "Okafor",
		dateOfBirth: "2008-04-17",
		address: {
			address1: "48 Alder Street",
			address2: "Apt 3",
			city: "Sacramento",
			state: "California",
			postalCode: "95814",
			country: "United States",
		},
		citizenshipStatus: "U.S. Citizen",
		phoneNumberCountryCode: "+1",
		phoneNumber: "(916) 555-0146",
		gender: "Female",
		sex: "Female",
		pronouns: "She/Her",
		armedForcesStatus: "None",
		hispanic: "No",
		race: "African American",
		ethnicity: "Black",
		languages: [
			{ language: "English", proficiency: "First Language" },
			{ language: "Igbo", proficiency: "Spoken At Home" },
		],
		receivesFinancialAid: "Yes",
		birthCountry: "United States",
		birthCity: "Oakland",
	},
	familyInformation: {
		numOfParents: 2,
		numOfSiblings: 1,
		householdAnnualIncome: 72000,
		isFirstGen: "Yes",
		parentsMaritalStatus: "Married",
		parent1LivingStatus: "Living",
		parent1FirstName: "Ngozi",
		parent1LastName: "Okafor",
		parent1Occupation: "Nurse",
		parent1EducationLevel: "Some college",
		parent2LivingStatus: "Living",
		parent2FirstName: "Daniel",
		parent2LastName: "Brandt",
		parent2Occupation: "Electrician",
		parent2EducationLevel: "High school diploma",
		siblings: [{ firstName: "Theo", lastName: "Okafor", age: 12 }],
	},
	educationalBackground: {
		highSchoolName: SCHOOL,
		highSchoolCity: "Sacramento",
		highSchoolState: "California",
		highSchoolZipCode: "95816",
		highSchoolCountry: "United States",
		highSchoolUnweightedGPA: 3.8,
		highSchoolWeightedGPA: 4.2,
		highSchoolClassRank: 21,
		highSchoolGraduatingClassSize: 310,
		currentYearInHighSchool: "12th Grade",
		numberOfAPTests: 2,
	},
	standardizedTestScores: { satEnglishScore: 690, satMathScore: 720, satAttempts: 2 },
	apIbExamScores: [
		{ subject: "AP Biology", score: 4 },
		{ subject: "AP United States History", score: 5 },
	],
	achievements: [
		{
			title: "Regional science fair, second place",
			description: "A low-cost water sensor built with two classmates.",
			yearAwarded: "11th Grade",
		},
	],
	extracurricularActivities: [
		{
			activityType: "Robotics",
			organizationName: "Riverbend Robotics",
			position: "Build captain",
			activityDescription: "Led six students building a climbing arm; taught soldering to 20 younger members.",
			gradeLevels: ["10th Grade", "11th Grade", "12th Grade"],
			timingOfParticipation: ["During School"],
			hoursSpendPerWeek: 8,
			weeksSpentPerYear: 30,
			intendToDoInCollege: "Yes",
		},
		{
			activityType: "Work (Paid)",
			organizationName: "Corner Market",
			position: "Cashier",
			activityDescription: "Closed the shop on weekends and trained two new cashiers.",
			gradeLevels: ["11th Grade", "12th Grade"],
			timingOfParticipation: ["All Year"],
			hoursSpendPerWeek: 10,
			weeksSpentPerYear: 48,
			intendToDoInCollege: "No",
		},
	],
	miscellaneous: { careerInterest: "Civil engineer", intendedMajor: "Civil Engineering", degreeIntend: "Bachelor's" },
	statistics: { collegesAppliedTo: ["University of California, Davis", "California State University, Sacramento"] },
};

/** What the demo student noted on each, its deadline the next one that comes. */
const demoNotes = [
	{ status: "In Progress", deadline: { month: 12, day: 1 }, essayLink: "https://docs.example.org/maya/personal-insight" },
	{ status: "Submitted", deadline: { month: 11, day: 30 } },
] as const;

/** Words that a person can type, with more guesses in them (2^37) than the limits on wrong passwords let anybody make. */
function newPassword(): string {
	const word = () => WORDS[randomInt(WORDS.length)];
	return `${word()}-${word()}-${word()}-${word()}-${word()}-${randomInt(100_000, 1_000_000)}`;
}

async function isRegistered(email: string): Promise<boolean> {
	return (await db.$count(users, eq(users.email, email))) > 0;
}

/**
 * Adds a demo school with one member of staff, one student who has a profile and the rest of their class, and writes how to sign in to
 * DATA_DIR/demo.json. Where the demo student exists already, nothing changes.
 */
export async function seed(): Promise<void> {
	const file = path.join(env.DATA_DIR, "demo.json");
	const student = { email: "student@demo.example", password: newPassword() };
	const staff = { email: "counselor@demo.example", password: newPassword() };
	if (await isRegistered(student.email)) return;
	const consent = { termsAccepted: true } as const;
	writeFileSync(file, JSON.stringify({ student, staff }), { mode: 0o600 });
	const counselor = await registerAdmin({ ...consent, ...staff, confirm: staff.password, schoolName: SCHOOL, studentCount: 370 });
	const [{ schoolId } = { schoolId: null }] = await db
		.select({ schoolId: users.schoolId })
		.from(users)
		.where(eq(users.id, counselor.userId));
	if (!schoolId) throw new Error("staff registers with a school");
	const { userId } = await registerStudent({ ...consent, ...student, confirm: student.password });
	await saveProfile({ userId }, { answers: answersSchema.parse(demoProfile), profileVersion: undefined });
	const today = dayOf(new Date());
	for (const [index, { deadline, ...notes }] of demoNotes.entries())
		await noteApplication({ userId }, demoProfile.statistics?.collegesAppliedTo?.[index] ?? "", {
			...notes,
			deadline: nextDeadline(deadline, today),
		});
	await addClassmates(db, schoolId);
	const { firstName = "", lastName = "" } = demoProfile.personalInformation ?? {};
	await db.insert(memberships).values({ userId, schoolId, firstName, lastName, firstKey: nameKey(firstName), lastKey: nameKey(lastName) });
}
