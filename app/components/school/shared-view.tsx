import type { Shared } from "~/domain/shared-with-school.server";

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

/** A day as YYYY-MM-DD in words. */
const dayOf = (day: string) => DAY.format(new Date(`${day}T00:00:00Z`));

/** Everything a school sees of a student, with what stands there now. */
export function SharedView({ name, shared }: { name?: string; shared: Shared }) {
	const { email, lastActiveAt, uses, profile, colleges } = shared;
	return (
		<dl className="facts shared">
			{name ? (
				<div>
					<dt>Name</dt>
					<dd>{name}</dd>
				</div>
			) : null}
			<div>
				<dt>E-mail</dt>
				<dd>{email}</dd>
			</div>
			<div>
				<dt>Last here</dt>
				<dd>{DAY.format(lastActiveAt)}</dd>
			</div>
			<div>
				<dt>Uses</dt>
				<dd>
					Application fills {uses.fills}, chatbot {uses.chats}, essay reviews {uses.reviews}, brainstorms {uses.brainstorms}
				</dd>
			</div>
			<div>
				<dt>Profile questions answered</dt>
				<dd>
					{profile.answered} of {profile.total}, without the answers
				</dd>
			</div>
			<div>
				<dt>Colleges</dt>
				<dd>
					{colleges.length === 0 ? (
						"None on your list yet"
					) : (
						<ul>
							{colleges.map(({ college, status, deadline, essayLink }) => (
								<li key={college}>
									{college}: {status}
									{deadline ? `, deadline ${dayOf(deadline)}` : ""}
									{essayLink ? `, essay at ${essayLink}` : ""}
								</li>
							))}
						</ul>
					)}
				</dd>
			</div>
		</dl>
	);
}
