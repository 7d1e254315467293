import { describe, expect, test } from "vitest";
import { LEARNING_PATHS } from "~/content/learning/learning-paths";
import { answerFromGuide } from "~/domain/guide.server";

const LESSON = /^\/learn\/([\w-]+)#([\w-]+)$/;

describe("what students ask, and the source that comes first", () => {
	test.each([
		["how long is the common app essay?", "/learn/essay-writing#purpose", "250 to 650 words"],
		["what is EFC", "/learn/financial-aid#fafsa", "replaced the Expected Family Contribution"],
		["do I need my dad’s tax return", "/learn/financial-aid#fafsa", "tax data"],
		["who pays for books", "/learn/financial-aid#price", "books"],
		["when is FAFSA due", "/learn/financial-aid#deadlines", "June 30"],
		["can I use onward on my phone", "/#faq", "on a phone too"],
		["is early decision binding", "/learn/application-process#rounds", "binding"],
		["what is the difference between early action and early decision", "/learn/application-process#rounds", "Early Action"],
		["how many colleges should I apply to", "/learn/application-process#list", "Six to ten"],
		["how do I ask a teacher for a recommendation letter", "/learn/application-process#unexplained", "four weeks"],
		["can I use chatgpt for my essay", "/learn/essay-writing#yours", "AI tool"],
		["how do I start my essay", "/learn/essay-writing#opening", "first two sentences"],
		["What is a PIQ?", "/learn/essay-writing#short", "personal insight questions"],
		["how many characters for an activity description", "/learn/application-process#activities", "150"],
		["does babysitting my brothers count as an activity", "/learn/application-process#activities", "Home counts"],
		["how do I get a fee waiver", "/learn/application-process#unexplained", "Fee waivers"],
		["what is the net price", "/learn/financial-aid#price", "minus grants and scholarships"],
		["my mom lost her job, can I get more aid", "/learn/financial-aid#appeal", "lost job"],
		["is this scholarship a scam", "/learn/financial-aid#scholarships", "scam"],
		["do I have to pay back grants", "/learn/financial-aid#kinds", "Grants:"],
		["what is work study", "/learn/financial-aid#kinds", "Work-study"],
		["my parents are divorced, who fills out the fafsa", "/learn/financial-aid#fafsa", "Divorced"],
		["I'm undocumented, can I get financial aid?", "/learn/financial-aid#fafsa", "Dream Act"],
		["will it submit my application for me", "/#faq", "never presses Submit"],
		["who can see my answers", "/#faq", "Nothing is sold"],
		["how much does it cost", "/#faq", "free during the beta"],
		["what is css profile", "/learn/financial-aid#deadlines", "CSS Profile"],
		["how do i write a why us essay", "/learn/essay-writing#short", "three parts"],
		["do colleges need SAT scores", "/learn/application-process#folder", "Many colleges do not require them"],
		["what is FERPA", "/learn/application-process#unexplained", "waive your right"],
		["when do I have to decide where to go", "/learn/application-process#calendar", "May 1"],
		["how old do I have to be", "/#faq", "13"],
	])("%s", (question, source, said) => {
		const { reply, sources } = answerFromGuide(question);
		expect(sources[0]).toBe(source);
		expect(reply).toContain(said);
		expect(reply).toContain(`](${source})`);
		expect(reply).toContain("built-in guide");
	});
});

describe("organizations", () => {
	test.each([
		["organizations that mentor girls in STEM", /Girls|STEM/],
		["find me a tutor in Los Angeles", /Los Angeles/],
		["scholarships for latino students", /Hispanic|Latin/],
	])("%s", (question, named) => {
		const { reply, sources } = answerFromGuide(question);
		const found = sources.filter((source) => source.startsWith("/organizations?search="));
		expect(found).toHaveLength(3);
		for (const href of found) expect(reply).toContain(`](${href})`);
		expect(reply).toMatch(named);
	});

	test("are named for questions about help or money only", () => {
		const { sources } = answerFromGuide("what is EFC");
		expect(sources.filter((source) => source.startsWith("/organizations"))).toEqual([]);
	});
});

test.each(["who won the world cup", "what is the weather today", "write me a poem about cats", "asdf qwerty", "hi", "??? !!!", "你好吗"])(
	"nothing is made up for: %s",
	(question) => {
		const { reply, sources } = answerFromGuide(question);
		expect(sources).toEqual([]);
		expect(reply).toContain("I found nothing about that");
		expect(reply).toContain("/learn/financial-aid");
	},
);

test("every source leads to a section that is there", () => {
	const questions = ["essay", "aid", "college", "deadline", "letter", "loan", "activities", "FAFSA", "price", "story"];
	const lessons = questions.flatMap((question) => answerFromGuide(question).sources).filter((source) => source.startsWith("/learn"));
	expect(lessons.length).toBeGreaterThan(questions.length);
	for (const href of lessons) {
		const [, pathId, sectionId] = LESSON.exec(href) ?? [];
		const path = LEARNING_PATHS.find(({ id }) => id === pathId);
		expect([href, path?.sections.some(({ id }) => id === sectionId)]).toEqual([href, true]);
	}
});

test("hostile questions get an answer of the usual length, and none of their markup", () => {
	for (const question of ["<script>alert(1)</script> FAFSA", "[x](javascript:alert(1)) essay", "x".repeat(4000), "essay ".repeat(600)]) {
		const { reply } = answerFromGuide(question);
		expect(reply.length).toBeLessThan(4000);
		expect(reply).not.toMatch(/<script|javascript:/);
	}
});

test("words that every object of a program inherits are words like others", () => {
	for (const word of ["constructor", "__proto__", "toString", "hasOwnProperty"])
		expect(answerFromGuide(`What is a ${word}?`).reply).toBeTruthy();
});
