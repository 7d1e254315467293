import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Answers } from "~/contract/profile";
import type { Typed } from "~/contract/profile-form";
import { QUESTIONS, SECTIONS } from "~/contract/profile-questions";
import type { Difference } from "~/domain/profile-versions.server";
import { optionsId } from "./field-control";
import { FormMessages } from "./form-messages";
import { ProfileFormContext, type ProfileFormState } from "./profile-context";
import { ProfileSection } from "./profile-section";
import { SaveBar } from "./save-bar";
import { SectionNav } from "./section-nav";
import { memberOf, textOf } from "./typed-values";
import { useCurrentSection, useFormSurvey } from "./use-form-survey";
import { VersionChoice } from "./version-choice";

/** What came back for a form that was not saved. */
export type ProfileFormResult = {
	initialValue?: Typed | null;
	error?: Record<string, string[] | null> | null;
	focus?: string;
	differences?: Difference[];
	isSignedOut?: boolean;
};

type ProfileFormProps = {
	opened: { answers: Answers; version: number };
	colleges: ProfileFormState["colleges"];
	result?: ProfileFormResult;
	isSaved: boolean;
};

/** The profile's whole form (specification, section 2, “Profile”). Complete without scripts; see `EntryList` for Add and Remove. */
export function ProfileForm({ opened, colleges, result, isSaved }: ProfileFormProps) {
	const form = useRef<HTMLFormElement>(null);
	const [values] = useState<Typed>(() => result?.initialValue ?? opened.answers);
	const [cameBack] = useState(result !== undefined);
	const isSaving = useNavigation().state !== "idle";
	const { survey, takeSurvey, isLive } = useFormSurvey(form, values, cameBack);
	const { errors, check } = useErrors(form, result);
	const current = useCurrentSection();

	const sections = useMemo(
		() => SECTIONS.map((section) => <ProfileSection key={section} section={section} value={memberOf(values, section)} />),
		[values],
	);
	const focus = result?.focus ?? Object.keys(messagesOf(result))[0];
	const state = useMemo(() => ({ errors, focus, onEntriesChange: takeSurvey, colleges }), [errors, focus, takeSurvey, colleges]);

	const typed = result?.initialValue ?? {};
	// Choices between versions that were posted but not carried out are asked for again: no profile has version 0 by then.
	const version = typed.keep && !result?.differences ? 0 : (typed.profileVersion ?? opened.version);

	return (
		<Form
			method="post"
			action="/profile"
			className="profile"
			ref={form}
			noValidate={isLive}
			onSubmit={check}
			onInput={takeSurvey}
			preventScrollReset
		>
			{/* Enter in a text box presses the first submit button of a form; without this one it would be an Add. */}
			<button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
			<input type="hidden" name="profileVersion" value={textOf(version)} readOnly />
			<input type="hidden" name="openedAs" value={textOf(typed.openedAs) || JSON.stringify(opened.answers)} readOnly />
			<SectionNav progress={survey.progress} current={current} />
			<div className="profile-sections" {...(isSaving ? { inert: "" } : {})}>
				<FormMessages errors={errors} isSignedOut={result?.isSignedOut ?? false} />
				{result?.differences ? <VersionChoice key={textOf(version)} differences={result.differences} /> : null}
				<ProfileFormContext.Provider value={state}>{sections}</ProfileFormContext.Provider>
				<Suggestions />
			</div>
			<SaveBar isSaving={isSaving} isSaved={isSaved} isUnsaved={survey.isUnsaved} />
		</Form>
	);
}

/** The lists of usual answers, each once however many boxes offer it. */
function Suggestions() {
	const lists = new Map<string, readonly string[]>();
	const nodes = QUESTIONS.flatMap(({ node }) => (node.kind === "list" ? Object.values(node.fields) : [node]));
	for (const node of nodes) if (node.kind === "suggest") lists.set(optionsId(node.options), node.options);
	return [...lists].map(([id, options]) => (
		<datalist key={id} id={id}>
			{options.map((option) => (
				<option key={option} value={option} />
			))}
		</datalist>
	));
}

/** Messages beside the fields: the server's, and before sending those the browser finds. The first one gets the focus. */
function useErrors(form: React.RefObject<HTMLFormElement>, result: ProfileFormResult | undefined) {
	const [errors, setErrors] = useState(() => messagesOf(result));
	const [shown, setShown] = useState(result);
	if (shown !== result) {
		setShown(result);
		setErrors(messagesOf(result));
	}

	useEffect(() => {
		const first =
			[...(form.current?.elements ?? [])].find((element) => errors[(element as HTMLInputElement).name]) ??
			(errors[""] && document.getElementById("messages"));
		if (first instanceof HTMLElement) first.focus();
	}, [errors, form]);

	useEffect(() => {
		if (result?.differences) document.getElementById("versions-title")?.focus();
	}, [result]);

	function check(event: FormEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent as SubmitEvent;
		if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
		const found = [...event.currentTarget.elements]
			.filter((element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
			.filter((element) => !element.validity.valid);
		if (found.length === 0) return;
		event.preventDefault();
		setErrors(Object.fromEntries(found.map((element) => [element.name, element.validationMessage])));
	}

	return { errors, check };
}

function messagesOf(result: ProfileFormResult | undefined): Record<string, string> {
	return Object.fromEntries(
		Object.entries(result?.error ?? {}).flatMap(([name, messages]) => (messages?.[0] ? [[name, messages[0]]] : [])),
	);
}
