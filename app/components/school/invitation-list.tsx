import { INVITATION_STATES, type InvitationState } from "~/contract/invitations";
import { FormErrors } from "../form-field";
import { day } from "../moments";

type Invitation = {
	id: string;
	role: "Student" | "Admin";
	email: string;
	firstName: string | null;
	lastName: string | null;
	issuedAt: Date;
	expiresAt: Date;
	state: InvitationState;
	reason: string | null;
};
type Done = { isSent: boolean; sent: number; waiting: number; members: number; isResent: boolean; revoked: string | undefined };
type Props = {
	rows: Invitation[];
	counts: Partial<Record<InvitationState, number>>;
	state: InvitationState | undefined;
	page: number;
	hasMore: boolean;
	done: Done;
	problems: string[];
};

const HERE = "/admin/invitations";

/** Everybody who was invited, with what became of it, and the buttons that send again and revoke. */
export function InvitationList({ rows, counts, state, page, hasMore, done, problems }: Props) {
	const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
	const address = (number: number) => `${HERE}?${new URLSearchParams({ ...(state ? { state } : {}), page: String(number) })}`;
	return (
		<section aria-labelledby="invited-title">
			<h2 id="invited-title">Who was invited</h2>
			<Told {...done} />
			<FormErrors form={{ errorId: "problems", errors: problems }} />
			{all === 0 ? (
				<p className="notice">
					Nobody yet. Invite students one by one, paste a list of addresses, or upload the spreadsheet that you keep.
				</p>
			) : (
				<>
					<ul className="tabs">
						<li>
							<a href={HERE} aria-current={state ? undefined : "page"}>
								All {all}
							</a>
						</li>
						{INVITATION_STATES.map((each) => (
							<li key={each}>
								<a href={`${HERE}?state=${each}`} aria-current={each === state ? "page" : undefined}>
									{each} {counts[each] ?? 0}
								</a>
							</li>
						))}
					</ul>
					{rows.length === 0 ? <p className="notice">None here.</p> : <InvitationTable rows={rows} />}
					{page > 1 || hasMore ? (
						<nav className="actions" aria-label="Pages of this list">
							{page > 1 ? <a href={address(page - 1)}>Newer</a> : null}
							{hasMore ? <a href={address(page + 1)}>Older</a> : null}
						</nav>
					) : null}
				</>
			)}
		</section>
	);
}

const people = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

function Told({ isSent, sent, waiting, members, isResent, revoked }: Done) {
	const words = isSent
		? [
				`${people(sent, "invitation", "invitations")} sent.`,
				...(waiting > 0
					? [`${people(waiting, "person was", "people were")} invited before and can still accept: nothing was sent again.`]
					: []),
				...(members > 0 ? [`${people(members, "person belongs", "people belong")} to your school already.`] : []),
			]
		: isResent
			? ["A new link was sent. The one before does not work any more."]
			: revoked
				? ["The invitation was revoked: its link does not work any more."]
				: [];
	if (words.length === 0) return null;
	return (
		<div className="form-done" role="status">
			<p>{words.join(" ")}</p>
			{revoked ? (
				<form method="post" action={HERE}>
					<input type="hidden" name="id" value={revoked} />
					<button className="button quiet" type="submit" name="intent" value="restore">
						Undo
					</button>
				</form>
			) : null}
		</div>
	);
}

function InvitationTable({ rows }: { rows: Invitation[] }) {
	return (
		<table className="table invitations">
			<thead>
				<tr>
					<th scope="col">E-mail</th>
					<th scope="col">Name</th>
					<th scope="col">State</th>
					<th scope="col">Sent</th>
					<th scope="col">
						<span className="visually-hidden">Actions</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ id, role, email, firstName, lastName, issuedAt, expiresAt, state, reason }) => (
					<tr key={id}>
						<th scope="row" id={`invited-${id}`}>
							{email}
						</th>
						<td>
							{[firstName, lastName].filter(Boolean).join(" ")}
							{role === "Admin" ? <span className="badge sky">Staff</span> : null}
						</td>
						<td>
							<span className={`badge ${TINTS[state]}`}>{state}</span>
							{state === "bounced" && reason ? <span className="hint"> {reason}</span> : null}
						</td>
						<td>
							{day(issuedAt)}
							{state === "pending" ? <span className="hint">, good until {day(expiresAt)}</span> : null}
						</td>
						<td>
							{state === "accepted" ? null : (
								<form method="post" action={HERE} className="actions">
									<input type="hidden" name="id" value={id} />
									<button className="button quiet" type="submit" name="intent" value="resend" aria-describedby={`invited-${id}`}>
										Resend
									</button>
									<button className="button quiet" type="submit" name="intent" value="revoke" aria-describedby={`invited-${id}`}>
										Revoke
									</button>
								</form>
							)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const TINTS: Record<InvitationState, string> = { pending: "sand", accepted: "mint", bounced: "coral", expired: "slate" };
