import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { ApplicationStatus } from "~/contract/applications";
import { db } from "~/db.server";
import {
	addCollege,
	byDeadline,
	loadApplications,
	noteApplication,
	putBack,
	removeCollege,
	removedCollege,
} from "~/domain/applications.server";
import { loadProfile, saveProfile } from "~/domain/profiles.server";
import { profiles } from "../../drizzle/schema";
import { createStudent } from "../support/students";

const NOTES = { status: "In Progress", deadline: "2027-01-05", essayLink: "https://docs.example.org/essay" } as const;
const saveColleges = (student: { userId: string }, collegesAppliedTo: string[], profileVersion?: number) =>
	saveProfile(student, { answers: { statistics: collegesAppliedTo.length > 0 ? { collegesAppliedTo } : {} }, profileVersion });
const collegesOf = async (student: { userId: string }) => (await loadProfile(student)).answers.statistics?.collegesAppliedTo;
const noted = async (student: { userId: string }) =>
	(await loadApplications(student)).map(({ notedAt, ...application }) => ({ ...application, ...(notedAt ? { isNoted: true } : {}) }));

async function studentWith(...colleges: string[]) {
	const student = await createStudent();
	await saveColleges(student, colleges);
	return student;
}

describe("the list is the profile's", () => {
	test("in its order, each college once, not started where nothing is noted, and the student's own", async () => {
		const [student, other] = [await studentWith("Reed College", "Oberlin", "Reed College"), await studentWith("Oberlin")];
		await noteApplication(student, "Oberlin", NOTES);
		expect(await noted(student)).toEqual([
			{ college: "Reed College", status: "Not Started" },
			{ college: "Oberlin", ...NOTES, isNoted: true },
		]);
		expect(await noted(other)).toEqual([{ college: "Oberlin", status: "Not Started" }]);
		expect(await loadApplications(await createStudent())).toEqual([]);
	});

	test("saved without a college its notes are gone, also when it comes back; other saves leave them", async () => {
		const student = await studentWith("Reed College", "Oberlin");
		await noteApplication(student, "Reed College", NOTES);
		await noteApplication(student, "Oberlin", NOTES);
		await saveProfile(student, { answers: { miscellaneous: { careerInterest: "Botany" } } });
		await expect(saveColleges(student, [], 1)).rejects.toMatchObject({ code: "conflict" });
		expect(await noted(student)).toHaveLength(2);
		await saveColleges(student, ["Oberlin"]);
		await saveColleges(student, ["Reed College", "Oberlin"]);
		expect(await noted(student)).toEqual([
			{ college: "Reed College", status: "Not Started" },
			{ college: "Oberlin", ...NOTES, isNoted: true },
		]);
		await saveColleges(student, []);
		await saveColleges(student, ["Oberlin"]);
		expect(await noted(student)).toEqual([{ college: "Oberlin", status: "Not Started" }]);
	});

	test("how many are submitted is counted with every change of the notes and of the list", async () => {
		const student = await studentWith("Reed College", "Oberlin", "Knox");
		const submitted = async () => {
			const [saved] = await db.select({ submitted: profiles.submitted }).from(profiles).where(eq(profiles.userId, student.userId));
			return saved?.submitted;
		};
		const note = (college: string, status: ApplicationStatus) => noteApplication(student, college, { status });
		expect(await submitted()).toBe(0);
		await Promise.all(["Reed College", "Oberlin", "Knox"].map((college) => note(college, "Submitted")));
		expect(await submitted()).toBe(3);
		await note("Oberlin", "In Progress");
		await note("Knox", "Not Started");
		expect(await submitted()).toBe(1);
		const removed = await removeCollege(student, "Reed College");
		expect(await submitted()).toBe(0);
		await putBack(student, removed ?? "");
		expect(await submitted()).toBe(1);
		await Promise.allSettled([note("Knox", "Submitted"), note("Oberlin", "Submitted"), saveColleges(student, ["Knox"])]);
		await note("Knox", "Submitted");
		expect([await submitted(), (await noted(student)).length]).toEqual([1, 1]);
	});

	test("noted and saved away at once, nothing is left that nobody sees", async () => {
		const student = await studentWith("Oberlin");
		for (let round = 0; round < 8; round++) {
			await Promise.allSettled([noteApplication(student, "Oberlin", NOTES), saveColleges(student, ["Reed College"])]);
			await saveColleges(student, ["Oberlin"]);
			expect(await noted(student)).toEqual([{ college: "Oberlin", status: "Not Started" }]);
		}
	});
});

describe("notes", () => {
	test("are replaced whole; taken back they leave no row", async () => {
		const student = await studentWith("Oberlin");
		await Promise.all([1, 2, 3].map(() => noteApplication(student, "Oberlin", NOTES)));
		await noteApplication(student, "Oberlin", { status: "Submitted", deadline: "2028-02-29" });
		expect(await noted(student)).toEqual([{ college: "Oberlin", status: "Submitted", deadline: "2028-02-29", isNoted: true }]);
		await noteApplication(student, "Oberlin", { status: "Not Started" });
		expect(await noted(student)).toEqual([{ college: "Oberlin", status: "Not Started" }]);
	});

	test("find a name as forms send it back, and none that is not in the list", async () => {
		const odd = " Sankt\nGallen ";
		const student = await studentWith(odd, "Oberlin");
		expect(await noteApplication(student, " Sankt\r\nGallen ", NOTES)).toBe(odd);
		for (const name of ["Reed College", "oberlin", "", "\0", "__proto__"])
			await expect(noteApplication(student, name, NOTES)).rejects.toMatchObject({ code: "not_found" });
		await expect(noteApplication(await createStudent(), "Oberlin", NOTES)).rejects.toMatchObject({ code: "not_found" });
		expect((await noted(student)).map(({ status }) => status)).toEqual(["In Progress", "Not Started"]);
	});

	test("are sorted by deadline, those without one last as they stand in the list", () => {
		const application = (college: string, deadline?: string) => ({ college, status: "Not Started" as const, deadline });
		const all = [
			application("a"),
			application("b", "2027-02-01"),
			application("c", "2026-12-31"),
			application("d"),
			application("e", "2027-02-01"),
		];
		expect(
			byDeadline(all)
				.map(({ college }) => college)
				.join(""),
		).toBe("cbead");
	});
});

describe("adding and removing", () => {
	test("added twice, also in other letters, it is there once, and the rest of the profile stays", async () => {
		const student = await createStudent();
		await saveProfile(student, { answers: { miscellaneous: { careerInterest: "Botany" } } });
		expect(await addCollege(student, "Reed College")).toEqual({ college: "Reed College", isNew: true });
		expect(await addCollege(student, "reed  college")).toEqual({ college: "Reed College", isNew: false });
		expect((await loadProfile(student)).answers).toEqual({
			miscellaneous: { careerInterest: "Botany" },
			statistics: { collegesAppliedTo: ["Reed College"] },
		});
	});

	test("two tabs at once lose no college", async () => {
		const student = await studentWith("Oberlin");
		await Promise.all([addCollege(student, "Reed College"), addCollege(student, "Lewis & Clark"), removeCollege(student, "Oberlin")]);
		expect((await collegesOf(student))?.sort()).toEqual(["Lewis & Clark", "Reed College"]);
	});

	test("a full list takes no other", async () => {
		const student = await studentWith(...Array.from({ length: 100 }, (_, index) => `College ${index}`));
		await expect(addCollege(student, "Oberlin")).rejects.toMatchObject({
			code: "conflict",
			details: { fields: { college: expect.any(String) } },
		});
		expect(await addCollege(student, "college 7")).toEqual({ college: "College 7", isNew: false });
		const removed = (await removeCollege(student, "College 7")) ?? "";
		await addCollege(student, "Oberlin");
		await expect(putBack(student, removed)).rejects.toMatchObject({ code: "conflict" });
		expect(await collegesOf(student)).toHaveLength(100);
	});

	test("put back it has its place and its notes again, by its student alone, and what is noted since stays", async () => {
		const [student, other] = [await studentWith("Reed College", "Oberlin", "Lewis & Clark"), await createStudent()];
		await noteApplication(student, "Oberlin", NOTES);
		const removed = (await removeCollege(student, "Oberlin")) ?? "";
		expect([await collegesOf(student), removedCollege(student, removed)]).toEqual([["Reed College", "Lewis & Clark"], "Oberlin"]);
		expect(removed).not.toContain("Oberlin");
		expect(await removeCollege(student, "Oberlin")).toBeUndefined();
		for (const forged of ["", "x", removed.slice(0, -2)]) await expect(putBack(student, forged)).rejects.toMatchObject({ code: "invalid" });
		await expect(putBack(other, removed)).rejects.toMatchObject({ code: "invalid" });
		expect(removedCollege(other, removed)).toBeUndefined();

		expect(await putBack(student, removed)).toBe("Oberlin");
		const back = await noted(student);
		expect(back).toEqual([
			{ college: "Reed College", status: "Not Started" },
			{ college: "Oberlin", ...NOTES, isNoted: true },
			{ college: "Lewis & Clark", status: "Not Started" },
		]);
		await noteApplication(student, "Oberlin", { status: "Submitted" });
		await putBack(student, removed);
		expect((await noted(student))[1]).toEqual({ college: "Oberlin", status: "Submitted", isNoted: true });
	});

	test("the last one removed leaves no answer", async () => {
		const student = await studentWith("Oberlin");
		await removeCollege(student, "Oberlin");
		expect((await loadProfile(student)).answers).toEqual({});
	});
});
