import { expect, test } from "vitest";
import { bundleEngine, launch } from "./browser";
import { FORMS_DEV, figures, hasFormsDev, judgeAll, recorded, resultsOf } from "./forms-dev";

if (!hasFormsDev()) console.log(`The labelled real forms are not here (${FORMS_DEV}): their results are not checked.`);

test.skipIf(!hasFormsDev())(
	"the real forms are filled as recorded, for better or worse: npm run bench -- autofill --record",
	{ timeout: 600_000 },
	async () => {
		const browser = await launch();
		try {
			const all = await judgeAll(browser, await bundleEngine());
			expect(resultsOf(all)).toEqual(recorded());
			expect(Object.entries(recorded().unlabelled).filter(([, verdict]) => verdict === "not looked at")).toEqual([]);
			const { recall, birthdays, wrong } = figures([...all.values()].flat());
			const rate = ([part, whole]: [number, number]) => part / whole;
			expect(rate(recall)).toBeGreaterThanOrEqual(0.97);
			expect(rate(birthdays)).toBeGreaterThanOrEqual(0.9);
			expect(rate(wrong)).toBeLessThanOrEqual(0.02);
		} finally {
			await browser.close();
		}
	},
);
