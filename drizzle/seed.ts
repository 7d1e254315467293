import { randomInt } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { eq } from "drizzle-orm";
import type { Answers } from "../app/contract/profile";
import { answersSchema } from "../app/contract/profile-schema";
import { db } from "../app/db.server";
import { registerAdmin, registerStudent } from "../app/domain/accounts.server";
import { saveProfile } from "../app/domain/profiles.server";
import { env } from "../app/env.server";
import { users } from "./schema";

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
		lastName: "Okafor",
		dateOfBirth: "2008-04-17",
		address: { address1: "48 Alder Street", city: "Tacoma", state: "Washington", postalCode: "98402", country: "United States" },
		citizenshipStatus: "U.S. Citizen",
		phoneNumberCountryCode: "+1",
		phoneNumber: "(253) 555-0146",
		pronouns: "She/Her",
		languages: [
			{ language: "English", proficiency: "First Language" },
			{ language: "Igbo", proficiency: "Spoken At Home" },
		],
		birthCountry: "United States",
		birthCity: "Seattle",
	},
	familyInformation: {
		numOfParents: 2,
		numOfSiblings: 1,
		parentsMaritalStatus: "Married",
		parent1FirstName: "Ngozi",
		parent1LastName: "Okafor",
		parent1Occupation: "Nurse",
		parent2FirstName: "Daniel",
		parent2LastName: "Brandt",
		parent2Occupation: "Electrician",
		siblings: [{ firstName: "Theo", lastName: "Okafor", age: 12 }],
	},
	educationalBackground: {
		highSchoolName: SCHOOL,
		highSchoolCity: "Tacoma",
		highSchoolState: "Washington",
		highSchoolUnweightedGPA: 3.8,
		currentYearInHighSchool: "12th Grade",
	},
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
	],
};

/** Words that a person can type, with more guesses in them (2^37) than the limits on wrong passwords let anybody make. */
function newPassword(): string {
	const word = () => WORDS[randomInt(WORDS.length)];
	return `${word()}-${word()}-${word()}-${word()}-${word()}-${randomInt(100_000, 1_000_000)}`;
}

async function isRegistered(email: string): Promise<boolean> {
	return (await db.$count(users, eq(users.email, email))) > 0;
}

/**
 * Adds a demo school with one member of staff and one student who has a profile, and writes how to sign in to
 * DATA_DIR/demo.json. Where the demo student exists already, nothing changes.
 */
export async function seed(): Promise<void> {
	const file = path.join(env.DATA_DIR, "demo.json");
	const student = { email: "student@demo.example", password: newPassword() };
	const staff = { email: "counselor@demo.example", password: newPassword() };
	if (await isRegistered(student.email)) return;
	const consent = { termsAccepted: true } as const;
	writeFileSync(file, JSON.stringify({ student, staff }), { mode: 0o600 });
	await registerAdmin({ ...consent, ...staff, confirm: staff.password, schoolName: SCHOOL, studentCount: 370 });
	const { userId } = await registerStudent({ ...consent, ...student, confirm: student.password });
	await saveProfile({ userId }, { answers: answersSchema.parse(demoProfile), profileVersion: undefined });
}
