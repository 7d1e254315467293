import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { answeredNames, progressOf, SECTIONS } from "~/contract/profile-questions";

/** Long enough not to count at every key, short enough to seem at once. */
const PAUSE_MS = 200;

/**
 * How much of the form is answered and whether it holds something unsaved, kept up to date while a student types; leaving
 * the page with unsaved changes asks first. `isLive` says that scripts run.
 */
export function useFormSurvey(form: RefObject<HTMLFormElement>, values: unknown, cameBack: boolean) {
	const [survey, setSurvey] = useState(() => ({ progress: progressOf(answeredNames(values)), isUnsaved: cameBack }));
	const [isLive, setLive] = useState(false);
	const entriesAtStart = useRef<string>();
	const timer = useRef<number>();

	const takeSurvey = useCallback(() => {
		window.clearTimeout(timer.current);
		timer.current = window.setTimeout(() => {
			if (form.current)
				setSurvey({
					progress: progressOf(answeredIn(form.current)),
					isUnsaved: cameBack || isChanged(form.current, entriesAtStart.current),
				});
		}, PAUSE_MS);
	}, [form, cameBack]);

	useEffect(() => {
		setLive(true);
		if (form.current) entriesAtStart.current ??= namesIn(form.current);
		takeSurvey();
		return () => window.clearTimeout(timer.current);
	}, [form, takeSurvey]);

	useEffect(() => {
		const askFirst = (event: BeforeUnloadEvent) => {
			if (form.current && (cameBack || isChanged(form.current, entriesAtStart.current))) event.preventDefault();
		};
		window.addEventListener("beforeunload", askFirst);
		return () => window.removeEventListener("beforeunload", askFirst);
	}, [form, cameBack]);

	return { survey, takeSurvey, isLive };
}

/** The section that stands at the top of the window. */
export function useCurrentSection(): string | undefined {
	const [current, setCurrent] = useState<string>();
	useEffect(() => {
		const visible = new Set<string>();
		const observer = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) visible.add(target.id);
					else visible.delete(target.id);
				}
				setCurrent(SECTIONS.find((section) => visible.has(section)));
			},
			{ rootMargin: "-20% 0px -60% 0px" },
		);
		for (const section of SECTIONS) {
			const card = document.getElementById(section);
			if (card) observer.observe(card);
		}
		return () => observer.disconnect();
	}, []);
	return current;
}

const answeredIn = (form: HTMLFormElement) => [...new FormData(form)].filter(([, value]) => value !== "").map(([name]) => name);

const controlsIn = (form: HTMLFormElement) =>
	[...form.elements].filter(
		(element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement,
	);

const namesIn = (form: HTMLFormElement) =>
	controlsIn(form)
		.map(({ name }) => name)
		.join();

/** Whether any control differs from how the page brought it, or came or went since. */
function isChanged(form: HTMLFormElement, namesAtStart: string | undefined): boolean {
	if (namesAtStart !== undefined && namesIn(form) !== namesAtStart) return true;
	return controlsIn(form).some((control) => {
		if (control instanceof HTMLSelectElement)
			return [...control.options].some(
				(option) => option.selected !== option.defaultSelected && (option.defaultSelected || option.value !== ""),
			);
		if (control.type === "checkbox" || control.type === "radio")
			return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked;
		return control.type !== "hidden" && control.value !== control.defaultValue;
	});
}
