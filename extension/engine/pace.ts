const LONGEST_STRETCH = 30;

/** Gives a function that lets the page breathe when the work since the last breath took long enough. */
export function pacer(): () => Promise<void> | void {
	let since = performance.now();
	return () => {
		if (performance.now() - since < LONGEST_STRETCH) return;
		return breathe().then(() => {
			since = performance.now();
		});
	};
}

/** One turn of the event loop; timers would be slowed down in a background tab. */
function breathe(): Promise<void> {
	return new Promise((resolve) => {
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(undefined);
	});
}

export type Stillness = ReturnType<typeof stillness>;

/**
 * Watches for changes of the page: `wait` until none came for `quiet` ms (at most `patience` ms), which gives whether it came to rest;
 * `changed` whether any came since last asked.
 */
export function stillness(document: Document) {
	let last = performance.now();
	let isChanged = false;
	const observer = new MutationObserver(() => {
		last = performance.now();
		isChanged = true;
	});
	observer.observe(document, {
		childList: true,
		subtree: true,
		attributes: true,
		attributeFilter: ["class", "style", "hidden", "disabled", "aria-hidden", "aria-disabled"],
	});
	return {
		async wait(quiet: number, patience: number) {
			const start = performance.now();
			last = start;
			while (performance.now() - last < quiet && performance.now() - start < patience)
				await new Promise((resolve) => {
					setTimeout(resolve, 15);
				});
			return performance.now() - last >= quiet;
		},
		changed() {
			const was = isChanged;
			isChanged = false;
			return was;
		},
		end: () => observer.disconnect(),
	};
}
