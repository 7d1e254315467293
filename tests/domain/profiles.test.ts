import { expect, test } from "vitest";
import { db } from "~/db.server";
import { loadProfile, profileReply, StaleProfile, saveProfile } from "~/domain/profiles.server";
import type { AppError } from "~/errors";
import { users } from "../../drizzle/schema";
import { STUDENT } from "../fixtures/student";

let count = 0;
async function createStudent(): Promise<{ userId: string }> {
	const [user] = await db
		.insert(users)
		.values({ email: `student-${count++}@example.org`, role: "Student", termsAcceptedAt: new Date() })
		.returning({ userId: users.id });
	if (!user) throw new Error("no user was created");
	return user;
}

test("a student who saved nothing has no answers and version 0", async () => {
	const student = await createStudent();
	expect(await loadProfile(student)).toEqual({ answers: {}, version: 0 });
});

test("a whole profile is read back as it was saved, by its owner only", async () => {
	const [student, stranger] = [await createStudent(), await createStudent()];
	expect(await saveProfile(student, { answers: STUDENT.answers, profileVersion: 0 })).toEqual({ answers: STUDENT.answers, version: 1 });
	expect(await loadProfile(student)).toEqual({ answers: STUDENT.answers, version: 1 });
	expect(await loadProfile(stranger)).toEqual({ answers: {}, version: 0 });
});

test("a section that is sent replaces the saved one whole, the others stay", async () => {
	const student = await createStudent();
	await saveProfile(student, { answers: STUDENT.answers });
	const { answers, version } = await saveProfile(student, {
		answers: { miscellaneous: { careerInterest: "Botanist" }, achievements: [] },
		profileVersion: 1,
	});
	expect(version).toBe(2);
	const { achievements, ...others } = STUDENT.answers;
	expect(achievements).not.toHaveLength(0);
	expect(answers).toEqual({ ...others, miscellaneous: { careerInterest: "Botanist" } });
});

test.each([0, 1, 7])("a save read at version %i is refused when version 2 is saved, and tells both", async (profileVersion) => {
	const student = await createStudent();
	await saveProfile(student, { answers: { miscellaneous: { careerInterest: "Baker" } } });
	await saveProfile(student, { answers: { miscellaneous: { careerInterest: "Botanist" } } });
	const sent = { miscellaneous: { careerInterest: "Diver" } };
	const refusal = await saveProfile(student, { answers: sent, profileVersion }).catch((error: unknown) => error);
	expect(refusal).toBeInstanceOf(StaleProfile);
	expect((refusal as AppError).code).toBe("conflict");
	expect((refusal as AppError).details.data).toMatchObject({
		sent,
		saved: { miscellaneous: { careerInterest: "Botanist" }, profileVersion: 2 },
	});
	expect((await loadProfile(student)).answers).toEqual({ miscellaneous: { careerInterest: "Botanist" } });
});

test("of twenty saves at once from the same version exactly one is kept", async () => {
	const student = await createStudent();
	for (const profileVersion of [0, 1]) {
		const saves = Array.from({ length: 20 }, (_, index) =>
			saveProfile(student, { answers: { miscellaneous: { careerInterest: `Career ${profileVersion}.${index}` } }, profileVersion }),
		);
		const kept = (await Promise.allSettled(saves)).filter((save) => save.status === "fulfilled");
		expect(kept).toHaveLength(1);
		expect(await loadProfile(student)).toEqual(kept[0]?.value);
	}
});

test("saves of different sections at once are all kept", async () => {
	const student = await createStudent();
	await Promise.all(Object.entries(STUDENT.answers).map(([section, value]) => saveProfile(student, { answers: { [section]: value } })));
	expect(await loadProfile(student)).toEqual({ answers: STUDENT.answers, version: Object.keys(STUDENT.answers).length });
});

test("the answer of a save tells defaults and unanswered paths", async () => {
	const student = await createStudent();
	const reply = profileReply(await saveProfile(student, { answers: { achievements: [{ title: "Heritage Essay Prize" }] } }));
	expect(reply.profileVersion).toBe(1);
	expect(reply.achievements).toEqual([{ title: "Heritage Essay Prize", description: "", yearAwarded: "" }]);
	expect(reply.unanswered).toContain("achievements[0].description");
	expect(reply.unanswered).toContain("personalInformation.firstName");
	expect(reply.unanswered).not.toContain("achievements[0].title");
});
