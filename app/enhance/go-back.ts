/** “Go Back” steps back one entry in history, where there is one; else it stays the link it is. */
document.querySelector("[data-go-back]")?.addEventListener("click", (event) => {
	if (history.length < 2) return;
	event.preventDefault();
	history.back();
});

export {};
