/** Does the work when the form is submitted, one submission at a time. The button keeps the focus, which a disabled one would lose. */
export function whenSubmitted(form: HTMLFormElement, work: () => Promise<void>): void {
	let isAtWork = false;
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		if (isAtWork) return;
		isAtWork = true;
		await work().finally(() => {
			isAtWork = false;
		});
	});
}
