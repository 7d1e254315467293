import { type Filled, filling } from "./filled";

/**
 * Gives a function that fills a page, told to make room unless it is told not to: what the page's own `held()` gives then, how each question ended, and what it
 * gives after all was taken back.
 */
export function makingRoom(): (body: string, makeRoom?: boolean) => Promise<Filled & { told: string[] }> {
	const filled = filling();
	return async (body, makeRoom = true) => {
		const { held, undone, outcomes } = await filled(body, makeRoom);
		return { held, undone, outcomes, told: outcomes.map(({ status, path }) => `${status} ${path}`) };
	};
}
