/** Makes the dialog that the page was opened with modal; closing it drops its flag from the address without a reload. */
const dialog = document.querySelector<HTMLDialogElement>("dialog[data-modal]");
const closers = dialog?.querySelectorAll<HTMLAnchorElement>("[data-dialog-close]");

if (dialog && closers) {
	dialog.removeAttribute("open");
	dialog.showModal();
	dialog.addEventListener("close", () => {
		history.replaceState(null, "", closers[0]?.href);
		dialog.remove();
	});
	for (const closer of closers) {
		closer.addEventListener("click", (event) => {
			event.preventDefault();
			dialog.close();
		});
	}
	dialog.addEventListener("click", ({ target, clientX, clientY }) => {
		const { left, right, top, bottom } = dialog.getBoundingClientRect();
		const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
		if (target === dialog && isBeside) dialog.close();
	});
}

export {};
