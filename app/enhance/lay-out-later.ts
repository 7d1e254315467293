/** Few enough that laying them out delays no touch on a slow phone. */
const LETTERS_AT_ONCE = 3;

/** Lays out the letters of the directory, a few at a time, while the browser has nothing else to do. */
const letters = document.querySelectorAll(".directory-letter");
const whenIdle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 50));
let done = 0;

function layOutNext(): void {
	const until = done + LETTERS_AT_ONCE;
	while (done < until) letters[done++]?.classList.add("laid-out");
	if (done < letters.length) whenIdle(layOutNext);
}

whenIdle(layOutNext);

export {};
