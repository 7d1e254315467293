import { afterEach, expect, test, vi } from "vitest";
import { grammarFeedback } from "~/domain/grammar-feedback.server";
import { checkGrammar, grammarProcess } from "~/integrations/grammar.server";

// The process takes a second to start, on a machine with much else to do many.
vi.setConfig({ testTimeout: 120_000 });
afterEach(() => vi.useRealTimers());

const isAlive = (pid: number) => {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
};

test("slips are told with their sentences; names and words of other languages are none", async () => {
	const essay =
		"😀 My abuelita Xiomara Quispe taught me to cook pupusas in Adjumani. I could of learned it earlier , but my freind Priyanka and the the kitchen came first.\n\nOn tuesday we *cook* teh rice.";
	const { feedback, lineReferences } = await grammarFeedback(essay);
	expect(lineReferences).toEqual([{ start: 2, end: 3 }]);
	for (const remark of [
		"Sentence 2, “could of”",
		"Perhaps “could have”?",
		"“earlier ,”",
		"Sentence 2, “freind”: Not in the dictionary. Perhaps “friend”?",
		"“the the”",
		"Sentence 3, “tuesday”",
		"Sentence 3, “teh”",
		"right if you mean them: abuelita, pupusas.",
		"follows the rules of the Harper grammar library",
	])
		expect(feedback).toContain(remark);
	expect(feedback).not.toMatch(/Xiomara|Quispe|Adjumani|Priyanka/);
});

test("a clean essay is told so, one in another language is not marked, and hostile text is no markup", async () => {
	const clean = await grammarFeedback("At first I fixed what was broken. By July, I had started to ask why it broke.");
	expect(clean).toEqual({ feedback: expect.stringContaining("No slips of grammar"), lineReferences: [] });
	const spanish = await grammarFeedback(
		"Cuando tenía once años mi abuela me enseñó a cocinar. La cocina era pequeña y olía a pan recién hecho.",
	);
	expect(spanish).toEqual({ feedback: expect.stringContaining("knows English only"), lineReferences: [] });
	const hostile = await grammarFeedback(
		"I could <script>alert(1)</script> have seen zzq<img src=x> and [blorpp](javascript:alert) blorpx in it, I think.",
	);
	expect(hostile.feedback).not.toMatch(/(?<!\\)<(script|img)/);
});

test("the process starts when it is needed, does one text at a time, and ends when nobody needed it for a minute", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const texts = ["I could of.", "This is an test of it.", "All is well here."];
	const found = await Promise.all(texts.map(checkGrammar));
	expect(found.map((slips) => slips.length > 0)).toEqual([true, true, false]);
	const pid = grammarProcess() ?? 0;
	expect(isAlive(pid)).toBe(true);
	vi.advanceTimersByTime(59_000);
	expect(grammarProcess()).toBe(pid);
	vi.advanceTimersByTime(1000);
	expect(grammarProcess()).toBeUndefined();
	vi.useRealTimers();
	await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});

test("a crash fails the text at hand alone; too many are turned away; a text that takes too long ends its process", async () => {
	const first = checkGrammar("I could of.");
	const second = checkGrammar("I could of.");
	process.kill(grammarProcess() ?? 0, "SIGKILL");
	await expect(first).rejects.toMatchObject({ reason: "broken" });
	expect(await second).toHaveLength(1);

	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const many = Promise.allSettled(Array.from({ length: 33 }, () => checkGrammar("I could of.")));
	const pid = grammarProcess() ?? 0;
	vi.advanceTimersByTime(30_000);
	vi.advanceTimersByTime(10_000);
	expect(grammarProcess()).toBeUndefined();
	const reasons = (await many).map((outcome) => outcome.status === "rejected" && outcome.reason.reason);
	expect([reasons.filter((reason) => reason === "busy").length, reasons.filter((reason) => reason === "late").length]).toEqual([2, 31]);
	vi.useRealTimers();
	await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});
