/** Turns the link to a video into a button that loads the player, and React with it, in the link's place. */
for (const box of document.querySelectorAll<HTMLElement>("[data-video]")) {
	const link = box.querySelector("a");
	if (!link) continue;
	const button = document.createElement("button");
	button.type = "button";
	button.className = link.className;
	button.innerHTML = link.innerHTML;
	button.querySelector("[data-new-tab]")?.remove();
	button.addEventListener("click", async () => {
		button.setAttribute("aria-busy", "true");
		try {
			const { showVideo } = await import("./video");
			showVideo(box, link.href, box.dataset.video ?? "");
		} catch {
			const message = document.createElement("p");
			message.role = "alert";
			message.textContent = "The player could not be loaded. The link above still leads to the video.";
			button.replaceWith(link, message);
			link.focus();
		}
	});
	link.replaceWith(button);
}

export {};
