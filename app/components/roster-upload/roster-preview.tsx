import { counted } from "~/contract/counted";
import type { RosterFault, RosterStudent } from "~/contract/roster";
import { FormErrors } from "../form-field";
import { FaultRows, type RosterPages, StudentRows } from "./roster-rows";

type Preview = { invite: RosterStudent[]; waiting: RosterStudent[]; members: RosterStudent[]; seats: number; free: number };
type PreviewProps = { id: string; fileName: string; faults: RosterFault[]; pages: RosterPages; preview: Preview; messages: string[] };

/** What an upload would do, before it does: whom it invites, whom not and why, and the seats it takes. */
export function RosterPreview({ id, fileName, faults, pages, preview, messages }: PreviewProps) {
	const { invite, waiting, members, seats, free } = preview;
	const isRoom = invite.length <= free;
	const list = { id, pages };
	return (
		<div className="upload">
			<h1>Check before you import</h1>
			<p>
				This is what <strong>{fileName}</strong> holds. Nobody has been invited yet.
			</p>
			<FormErrors form={{ errorId: "import-errors", errors: messages }} />
			<dl className="facts">
				<Fact term="To invite" text={counted(invite.length, "student")} />
				<Fact term="Invited already" text={counted(waiting.length, "student")} />
				<Fact term="Members already" text={counted(members.length, "student")} />
				<Fact term="Cannot be imported" text={counted(faults.length, "row")} />
				<Fact
					term="Seats"
					text={`${counted(invite.length, "seat")} needed, ${free.toLocaleString("en-US")} of ${seats.toLocaleString("en-US")} free`}
				/>
			</dl>
			{isRoom ? null : (
				<p className="form-errors" role="alert">
					Your school has too few free seats for these students, so nothing can be imported. <a href="/adminsubscription">Get more seats</a>
					, <a href="/admin/invitations">revoke invitations that nobody needs</a>, or upload fewer students.
				</p>
			)}
			{isRoom && invite.length + waiting.length > 0 ? <ImportForm id={id} count={invite.length} /> : null}
			<FaultRows {...list} name="faults" title={`${counted(faults.length, "row")} that cannot be imported`} faults={faults} />
			<StudentRows {...list} name="invite" title={`${counted(invite.length, "student")} to invite`} students={invite} />
			<StudentRows
				{...list}
				name="waiting"
				title={`${counted(waiting.length, "student")} invited already: the earlier link stays good`}
				students={waiting}
			/>
			<StudentRows {...list} name="members" title={`${counted(members.length, "student")} who are members already`} students={members} />
			<p>
				<a href="/admin/upload">Upload another file instead</a>
			</p>
		</div>
	);
}

function Fact({ term, text }: { term: string; text: string }) {
	return (
		<div>
			<dt>{term}</dt>
			<dd>{text}</dd>
		</div>
	);
}

function ImportForm({ id, count }: { id: string; count: number }) {
	return (
		<form method="post" action={`/admin/upload?upload=${id}`} className="form">
			<input type="hidden" name="upload" value={id} />
			{count > 0 ? (
				<label className="tick">
					<input type="checkbox" name="isMailed" defaultChecked />
					<span>Send each student the invitation by e-mail</span>
				</label>
			) : (
				<p>Nobody is invited anew: importing makes slips with the links of those who were invited before.</p>
			)}
			<div>
				<button className="button" type="submit" name="intent" value="import">
					Import {counted(count, "student")}
				</button>
			</div>
		</form>
	);
}
