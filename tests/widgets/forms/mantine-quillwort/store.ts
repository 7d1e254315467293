import { useSyncExternalStore } from "react";

/** The answers of a page, kept outside of the components so that a keystroke redraws one question only. */
export function createStore<T extends object>(values: T) {
	const listeners = new Set<() => void>();
	const subscribe = (listener: () => void) => {
		listeners.add(listener);
		return () => void listeners.delete(listener);
	};
	return {
		values,
		set(patch: Partial<T>) {
			Object.assign(values, patch);
			for (const listener of listeners) listener();
		},
		useValue: <K extends keyof T>(key: K) => useSyncExternalStore(subscribe, () => values[key]),
	};
}
