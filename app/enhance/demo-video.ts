/** Plays the page's looping recordings while they are seen, with a button to stop them. */
const wantsStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

if (!wantsStill && !savesData) {
	for (const video of document.querySelectorAll<HTMLVideoElement>("video[data-loop]")) {
		let isStopped = false;
		video.muted = true;
		video.controls = false;
		const button = document.createElement("button");
		button.type = "button";
		button.className = "button quiet demo-pause";
		const update = () => {
			button.textContent = isStopped ? "Play" : "Pause";
		};
		const play = () => video.play().catch(() => video.setAttribute("controls", ""));
		button.addEventListener("click", () => {
			isStopped = !isStopped;
			if (isStopped) video.pause();
			else play();
			update();
		});
		new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting && !isStopped) play();
				else video.pause();
			},
			{ threshold: 0.4 },
		).observe(video);
		video.after(button);
		update();
	}
}

export {};
