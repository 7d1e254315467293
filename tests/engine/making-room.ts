import { filling } from "./filled";

/**
 * Gives a function that fills a page, told to make room: what the page's own `held()` gives then, how each question ended, and what it
 * gives after all was taken back.
 */
export function makingRoom(): (body: string) => Promise<{ held: unknown; told: string[]; undone: unknown }> {
	const filled = filling();
	return async (body) => {
		const { held, undone, outcomes } = await filled(body, true);
		return { held, told: outcomes.map(({ status, path }) => `${status} ${path}`), undone };
	};
}
