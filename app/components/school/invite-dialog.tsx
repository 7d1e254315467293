import { Dialog } from "../dialog";
import { FormErrors } from "../form-field";

type Typed = { email?: unknown; many?: unknown } | null | undefined;

type Props = {
	invitee: "Student" | "Admin";
	schoolName: string;
	closeHref: string;
	/** What came back with a refusal, or while rows were added and removed. */
	typed?: Typed;
	/** Of what was sent before, what is no address. */
	refused?: string[];
	/** How many were sent just now. */
	done?: number;
	problems?: string[];
};

const textsIn = (value: unknown): string[] => [value ?? []].flat().map(String);

/** Rows for addresses, added and removed, never below one; many can be pasted at once (specification, section 4, invite modal). */
export function InviteDialog({ invitee, schoolName, closeHref, typed, refused = [], done, problems = [] }: Props) {
	const texts = typed?.email === undefined ? refused : textsIn(typed.email);
	const rows = texts.length > 0 ? texts : [""];
	const isStaff = invitee === "Admin";
	return (
		<Dialog title={isStaff ? `Invite to the staff of ${schoolName}` : `Invite students to ${schoolName}`} closeHref={closeHref}>
			{done === undefined ? null : (
				<p className="form-done" role="status">
					{done === 1 ? "1 invitation sent." : `${done} invitations sent.`}
					{refused.length > 0 ? " What is left below is no e-mail address." : ""}
				</p>
			)}
			<form method="post" action={`/admin/invitations?invite${isStaff ? "=staff" : ""}`} className="form" data-invites="">
				<FormErrors form={{ errorId: "invite-problems", errors: problems }} />
				<input type="hidden" name="role" value={invitee} />
				{/* Enter in a box presses the first button of a form. */}
				<button className="visually-hidden" type="submit" name="intent" value="invite" tabIndex={-1} aria-hidden="true" />
				<ol className="invite-rows">
					{rows.map((text, index) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place alone
						<li key={index}>
							<input
								className="input"
								type="text"
								inputMode="email"
								name="email"
								defaultValue={text}
								autoComplete="off"
								spellCheck={false}
								aria-label={`E-mail ${index + 1}`}
								aria-invalid={refused.includes(text) || undefined}
							/>
							<button className="button quiet" type="submit" name="intent" value={`remove-row-${index}`}>
								<span className="visually-hidden">Remove e-mail {index + 1}</span>
								<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
									<path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
								</svg>
							</button>
						</li>
					))}
				</ol>
				<p>
					<button className="button quiet" type="submit" name="intent" value="add-row">
						Add another
					</button>
				</p>
				<details className="invite-many" open={Boolean(typed?.many)}>
					<summary>Paste many addresses at once</summary>
					<textarea
						className="input"
						name="many"
						rows={5}
						defaultValue={textsIn(typed?.many)[0] ?? ""}
						aria-label="Many addresses, separated by commas, spaces or line breaks"
						placeholder="maya@example.org, theo@example.org"
						spellCheck={false}
					/>
				</details>
				<p className="actions">
					<button className="button" type="submit" name="intent" value="invite">
						Send invitations
					</button>
					{isStaff ? null : <a href="/admin/upload">Upload a spreadsheet instead</a>}
				</p>
			</form>
		</Dialog>
	);
}
