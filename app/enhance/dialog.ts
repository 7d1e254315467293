/** Makes the dialog that the page was opened with modal; closing it drops its flag from the address without a reload. */
const dialog = document.querySelector<HTMLDialogElement>("dialog[data-modal]");
const close = dialog?.querySelector<HTMLAnchorElement>("[data-dialog-close]");

if (dialog && close) {
	dialog.close();
	dialog.showModal();
	dialog.addEventListener("close", () => {
		history.replaceState(null, "", close.href);
		dialog.remove();
	});
	close.addEventListener("click", (event) => {
		event.preventDefault();
		dialog.close();
	});
	dialog.addEventListener("click", ({ target, clientX, clientY }) => {
		const { left, right, top, bottom } = dialog.getBoundingClientRect();
		const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
		if (target === dialog && isBeside) dialog.close();
	});
}

export {};
