import { log } from "./log.server";

const running = new Set<Promise<void>>();

/** Starts work that nobody waits for, so that an answer's time tells nothing of it. Its failure is logged. */
export function inBackground(name: string, work: () => Promise<void>): void {
	const done: Promise<void> = work()
		.catch((error) => log.error({ err: error, work: name }, "background work failed"))
		.finally(() => running.delete(done));
	running.add(done);
}

/** Starts such work every `ms` milliseconds as long as the process lives. */
export function regularly(name: string, ms: number, work: () => Promise<void>): void {
	setInterval(() => inBackground(name, work), ms).unref();
}

/** Resolves when all work begun so far has ended; the server awaits it before it stops. */
export async function drainBackground(): Promise<void> {
	await Promise.all(running);
}
