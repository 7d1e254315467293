import { ACTIVITY_MAX, type ActivityParts, OTHER_LIMIT, PORTALS } from "~/contract/activities";
import { portalLength } from "~/contract/characters";

type Typed = ActivityParts & { limit: string };
type Errors = Partial<Record<keyof Typed, string>>;

const BOXES: { name: keyof ActivityParts; label: string; hint?: string; rows?: number; isRequired?: boolean }[] = [
	{ name: "position", label: "Position" },
	{ name: "organization", label: "Organization or activity" },
	{ name: "context", label: "What the organization is", hint: "The UC application asks this about volunteering and work.", rows: 2 },
	{ name: "description", label: "What you did", rows: 5, isRequired: true },
];

/** One activity, part by part, with how much of each form's box it takes. */
export function FitForm({ typed, errors }: { typed: Typed; errors: Errors }) {
	return (
		<form method="post" action="/brainstormer/fit" className="fit-form" data-fit="">
			{BOXES.map(({ name, label, hint, rows, isRequired }) => {
				const control = {
					className: "input",
					id: name,
					name,
					maxLength: ACTIVITY_MAX,
					dir: "auto",
					required: isRequired,
					defaultValue: typed[name],
					"aria-invalid": errors[name] ? true : undefined,
					"aria-describedby": [errors[name] ? `${name}-error` : "", hint ? `${name}-hint` : "", `${name}-counts`].filter(Boolean).join(" "),
				};
				return (
					<div className="field" key={name}>
						<label htmlFor={name}>
							{label}
							{isRequired ? null : <span className="optional"> (optional)</span>}
						</label>
						{hint ? (
							<p className="hint" id={`${name}-hint`}>
								{hint}
							</p>
						) : null}
						{rows ? <textarea {...control} rows={rows} /> : <input {...control} type="text" />}
						<Counts name={name} text={typed[name]} />
						<FieldError name={name} error={errors[name]} />
					</div>
				);
			})}
			<div className="field">
				<label htmlFor="limit">
					Another form’s limit for what you did<span className="optional"> (optional)</span>
				</label>
				<input
					className="input"
					id="limit"
					name="limit"
					type="number"
					inputMode="numeric"
					min={OTHER_LIMIT.min}
					max={OTHER_LIMIT.max}
					defaultValue={typed.limit}
					aria-invalid={errors.limit ? true : undefined}
					aria-describedby={errors.limit ? "limit-error" : undefined}
				/>
				<FieldError name="limit" error={errors.limit} />
			</div>
			<p className="actions">
				<button className="button" type="submit">
					Fit
				</button>
			</p>
		</form>
	);
}

function FieldError({ name, error }: { name: string; error: string | undefined }) {
	return error ? (
		<p className="field-error" id={`${name}-error`}>
			{error}
		</p>
	) : null;
}

/** How much of each form's box a text takes as it stands; counted while typing where scripts run. */
function Counts({ name, text }: { name: keyof ActivityParts; text: string }) {
	const used = portalLength(text);
	const boxes = PORTALS.flatMap((portal) =>
		portal.fields.filter(({ takes }) => takes === name).map(({ max }) => ({ id: portal.id, portal: portal.name, max })),
	);
	return (
		<p className="counts" id={`${name}-counts`}>
			{boxes.map(({ id, portal, max }) => (
				<span key={id}>
					{`${portal}: `}
					<span className="count" data-counts={name} data-max={max} data-over={used > max || undefined}>
						{`${used} of ${max}`}
					</span>
				</span>
			))}
		</p>
	);
}

/** Takes over one of the activities that are saved in the profile. */
export function SavedActivityForm({ names, chosen }: { names: string[]; chosen: number | undefined }) {
	return names.length === 0 ? null : (
		<form method="get" action="/brainstormer/fit" className="saved-activity">
			<div className="field">
				<label htmlFor="saved">One of your saved activities</label>
				<select className="input" id="saved" name="saved" defaultValue={chosen}>
					{names.map((name, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: activities are known by their place, and two may bear one name
						<option key={index} value={index + 1}>
							{name}
						</option>
					))}
				</select>
			</div>
			<button className="button quiet" type="submit">
				Take it over
			</button>
		</form>
	);
}
