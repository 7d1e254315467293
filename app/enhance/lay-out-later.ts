/** Few enough that laying them out delays no touch on a slow phone. */
const LETTERS_AT_ONCE = 3;

/** Lays out the letters of the directory, a few at a time, while the browser has nothing else to do. */
const waiting = [...document.querySelectorAll(".directory-letter")];
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));

function layOutNext(): void {
	for (const letter of waiting.splice(0, LETTERS_AT_ONCE)) letter.classList.add("laid-out");
	if (waiting.length > 0) whenIdle(layOutNext);
}

whenIdle(layOutNext);

export {};
