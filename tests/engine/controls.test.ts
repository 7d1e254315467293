import { expect, test } from "vitest";
import { CONTROL_PAGES } from "./control-pages";
import { filling } from "./filled";

const filled = filling();

test.each(CONTROL_PAGES)("$name", async ({ body, held, undone, status, makeRoom }) => {
	const result = await filled(body, makeRoom);
	expect(result.held).toEqual(held);
	expect(result.undone).toEqual(undone);
	expect(result.outcomes.map((outcome) => outcome.status)).toEqual(status);
});
