import type { Shared } from "~/domain/shared-with-school.server";
import { day } from "../moments";

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
				<dd>{day(lastActiveAt)}</dd>
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
									{deadline ? `, deadline ${day(deadline)}` : ""}
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
