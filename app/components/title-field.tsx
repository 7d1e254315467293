import { TITLE_MAX } from "~/contract/writing";

/** The box to rename something in; `label` says what, `error` why a name was refused. */
export function TitleField({ label, title, error }: { label: string; title: string; error: string | undefined }) {
	return (
		<div className="field">
			<label htmlFor="title">{label}</label>
			<input
				className="input"
				id="title"
				name="title"
				defaultValue={title}
				maxLength={TITLE_MAX}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? "title-error" : undefined}
			/>
			{error ? (
				<p className="field-error" id="title-error">
					{error}
				</p>
			) : null}
		</div>
	);
}
