import { counted } from "~/contract/counted";
import type { RosterFault, RosterOutcome } from "~/contract/roster";
import { FaultRows, type RosterPages } from "./roster-rows";

type DoneProps = { id: string; fileName: string; faults: RosterFault[]; pages: RosterPages; outcome: RosterOutcome };

/** What an import did, and where its slips and invitations are. */
export function RosterDone({ id, fileName, faults, pages, outcome: { invited, waiting, members } }: DoneProps) {
	const others = [
		waiting > 0 ? `${counted(waiting, "student")} had been invited before; the earlier link stays good.` : "",
		members > 0 ? `${counted(members, "student")} belonged to your school already.` : "",
		faults.length > 0 ? `${counted(faults.length, "row")} could not be imported.` : "",
	];
	return (
		<div className="upload">
			<h1>Students imported</h1>
			<div className="form-done" role="status">
				<p>
					{counted(invited, "student")} of {fileName} {invited === 1 ? "was" : "were"} invited. {others.filter(Boolean).join(" ")}
				</p>
			</div>
			<p>The PDF sums this up and has a slip to cut out for each student who has yet to join, with their link and a code to scan.</p>
			<p className="upload-next">
				<a className="button" href={`/admin/upload/processed.pdf?upload=${id}`}>
					Download the PDF
				</a>
				<a href="/admin/invitations">See the invitations</a>
				<a href="/admin/upload">Upload another file</a>
			</p>
			<FaultRows
				id={id}
				pages={pages}
				name="faults"
				title={`${counted(faults.length, "row")} that could not be imported`}
				faults={faults}
			/>
		</div>
	);
}
