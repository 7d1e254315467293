/** Moves the page's carousels on by themselves and gives them buttons; see the component. */
const isStill = matchMedia("(prefers-reduced-motion: reduce)");

for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) {
	const track = carousel.querySelector<HTMLElement>(".carousel-track");
	const controls = carousel.querySelector<HTMLElement>(".carousel-controls");
	const pause = carousel.querySelector<HTMLButtonElement>("[data-pause]");
	const buttons = [...carousel.querySelectorAll<HTMLButtonElement>("[data-slide]")];
	if (!track || !controls || !pause) continue;
	const everyMs = Number(carousel.dataset.carousel);
	let current = 0;
	/** The slide a button or the clock is scrolling to; a scroll cut short by the next ends elsewhere and tells nothing. */
	let heading: number | undefined;
	let isPaused = isStill.matches;
	let timer = 0;

	const mark = (place: number) => {
		current = place;
		for (const [at, button] of buttons.entries()) button.setAttribute("aria-current", String(at === place));
	};
	const show = (place: number) => {
		mark(place);
		heading = place;
		const slide = track.children[place] as HTMLElement;
		track.scrollTo({ left: slide.offsetLeft - track.offsetLeft, behavior: isStill.matches ? "auto" : "smooth" });
	};
	const restart = () => {
		clearInterval(timer);
		if (!isPaused)
			timer = window.setInterval(
				() => document.hidden || track.contains(document.activeElement) || show((current + 1) % buttons.length),
				everyMs,
			);
		pause.textContent = isPaused ? "Play" : "Pause";
	};

	for (const [place, button] of buttons.entries()) {
		button.addEventListener("click", () => {
			show(place);
			restart();
		});
	}
	pause.addEventListener("click", () => {
		isPaused = !isPaused;
		restart();
	});
	for (const gesture of ["pointerdown", "wheel", "keydown"])
		track.addEventListener(gesture, () => (heading = undefined), { passive: true });
	track.addEventListener("scrollend", () => {
		const place = Math.round(track.scrollLeft / track.clientWidth);
		if (heading === undefined || heading === place) mark(place);
		if (heading === place) heading = undefined;
	});
	controls.hidden = false;
	restart();
}

export {};
