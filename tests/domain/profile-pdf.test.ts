import { expect, test } from "vitest";
import { profileLines } from "~/contract/profile-lines";
import { noteApplication } from "~/domain/applications.server";
import { makeProfilePdf } from "~/domain/profile-pdf.server";
import { saveProfile } from "~/domain/profiles.server";
import { writePdf } from "~/integrations/pdf.server";
import { STUDENT } from "../fixtures/student";
import { readPdf } from "../support/pdf";
import { createStudent } from "../support/students";

const flat = (text: string) => text.replace(/\s/g, "");
const set = async (...values: string[]) =>
	readPdf(
		await writePdf({
			title: "A",
			footer: "Foot",
			note: "Spelled out.",
			blocks: values.map((value) => ({ kind: "line", label: "Label", value })),
		}),
	);

test("a full profile: every answer, sections in order, pages numbered", async () => {
	const student = await createStudent();
	await saveProfile(student, { answers: STUDENT.answers });
	await noteApplication(student, "Reed College", { status: "In Progress", deadline: "2027-01-05" });
	const { title, pages } = await readPdf(await makeProfilePdf(student));
	expect(title).toBe("Marisol Okafor-Reyes: Application profile");
	const all = flat(pages.join(""));
	const texts = profileLines(STUDENT.answers, []).filter(({ kind }) => kind !== "date");
	expect(texts.filter(({ label, value }) => !all.includes(flat(label)) || !all.includes(flat(value)))).toEqual([]);
	expect(all).toContain("Dateofbirth" + "April17,2008");
	expect(all).toContain("ReedCollegeStatusInProgressDeadlineJanuary5,2027");
	const sections = ["PersonalInformation", "FamilyInformation", "EducationalBackground", "HighSchoolClasses", "Achievement1"];
	expect(sections.map((heading) => all.indexOf(heading))).toEqual(sections.map((heading) => all.indexOf(heading)).sort((a, b) => a - b));
	expect(pages.map((page) => /Page \d+ of \d+/.exec(page)?.[0])).toEqual(pages.map((_, index) => `Page ${index + 1} of ${pages.length}`));
	expect(all).not.toContain("U+");
});

test("an empty profile says so", async () => {
	const { title, pages } = await readPdf(await makeProfilePdf(await createStudent()));
	expect([title, pages.length]).toEqual(["Application profile", 1]);
	expect(pages[0]).toContain("Nothing is answered yet.");
});

test("names in any script of the profile's languages are set in fonts that the file holds", async () => {
	const names = [
		"Zoë Łukasz İnci",
		"Αλέξανδρος",
		"Владимир",
		"Nguyễn Thị Ánh",
		"محمد بن عليّ",
		"שָׁלוֹם",
		"क्षत्रिय",
		"张伟",
		"山田ひらがな働",
		"김민수",
		"สมชาย ใจดี",
		"রবীন্দ্রনাথ",
		"தமிழ்",
		"తెలుగు",
		"ગુજરાતી",
		"ਪੰਜਾਬੀ",
		"አማርኛ",
		"Հայաստան",
		"ភាសាខ្មែរ",
		"ພາສາລາວ",
		"မြန်မာဘာသာ",
		"اردو زبان",
	];
	const [page = ""] = (await set(...names)).pages;
	expect(names.filter((name) => !flat(page).includes(flat(name.normalize("NFC"))))).toEqual([]);
	expect(page).not.toContain("U+");
});

test("both directions on one line keep their words", async () => {
	const [page = ""] = (await set("My name is محمد علي and I am 17.")).pages;
	for (const words of ["My name is", "محمد علي", "and I am 17."]) expect(flat(page)).toContain(flat(words));
});

test("what no font covers is spelled out, and the document says so", async () => {
	const { pages } = await set("Rex 🦄 and 👩‍👧");
	expect(flat(pages.join(""))).toContain("Rex‹U+1F984›and‹U+1F469›‹U+200D›‹U+1F467›");
	expect(pages.join("")).toContain("Spelled out.");
	expect((await set("Rex")).pages.join("")).not.toContain("Spelled out.");
});

test("long words and long texts are wrapped, and lose nothing", async () => {
	const word = "https://example.org/" + "abcdefghij".repeat(60);
	const text = Array.from({ length: 900 }, (_, index) => `word${index}`).join(" ");
	const { pages } = await set(word, text, "one\ntwo\r\nthree");
	const all = flat(pages.join("").replace(/Foot\nPage \d+ of \d+/g, ""));
	expect(pages.length).toBeGreaterThan(2);
	for (const value of [word, text, "onetwothree"]) expect(all).toContain(flat(value));
});
