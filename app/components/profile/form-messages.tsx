import { labelOf } from "~/contract/profile-questions";

/** What keeps the profile from being saved: the message for the whole, and a link to each control that needs a change. */
export function FormMessages({ errors, isSignedOut }: { errors: Readonly<Record<string, string>>; isSignedOut: boolean }) {
	const { "": message, ...byName } = errors;
	const names = Object.keys(byName);
	if (!message && names.length === 0) return null;
	return (
		<div className="form-errors profile-messages" role="alert" id="messages" tabIndex={-1}>
			{message ? <p>{`Error saving profile: ${message}`}</p> : null}
			{isSignedOut ? (
				<p>
					<a href="/login" target="_blank" rel="noopener">
						Log in (opens in a new tab)
					</a>
					, then save here again. Everything you typed is still below.
				</p>
			) : null}
			{names.length > 0 ? (
				<>
					<h2>{names.length === 1 ? "One answer needs a change" : `${names.length} answers need a change`}</h2>
					<ul>
						{names.map((name) => (
							<li key={name}>
								<a href={`#${name}`}>{labelOf(name)}</a>: {byName[name]}
							</li>
						))}
					</ul>
				</>
			) : null}
		</div>
	);
}
