import { FileField, FormErrors } from "../form-field";

const EXAMPLE = [
	["Maya", "Okafor", "maya.okafor@school.example"],
	["José", "García Márquez", "jgarcia@school.example"],
];

/** Where a roster is uploaded: what it is to hold, and the file. */
export function RosterFileForm({ messages }: { messages: string[] }) {
	return (
		<div className="upload">
			<h1>Upload a spreadsheet</h1>
			<p>
				Invites the students of a list: an Excel workbook (.xlsx or .xls) or a CSV file of up to 5 MB and 5,000 students. You see what was
				read before anybody is invited.
			</p>
			<RosterFile messages={messages} />
			<section aria-labelledby="columns-title">
				<h2 id="columns-title">What the file holds</h2>
				<p>
					Three columns: first name, last name and student e-mail address, in this order. With a header row, in English or Spanish, they may
					stand in any order and among others. <a href="/roster-example.csv">An example to fill in (CSV)</a>
				</p>
				<table className="table">
					<thead>
						<tr>
							<th scope="col">First Name</th>
							<th scope="col">Last Name</th>
							<th scope="col">Student Email</th>
						</tr>
					</thead>
					<tbody>
						{EXAMPLE.map((cells) => (
							<tr key={cells[2]}>
								{cells.map((cell) => (
									<td key={cell}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</div>
	);
}

function RosterFile({ messages }: { messages: string[] }) {
	return (
		<form method="post" action="/admin/upload" encType="multipart/form-data" className="form">
			<FormErrors form={{ errorId: "spreadsheet-errors", errors: messages }} />
			<FileField
				id="spreadsheet"
				label="Spreadsheet"
				accept=".xlsx,.xls,.csv"
				errorId={messages.length > 0 ? "spreadsheet-errors" : undefined}
			/>
			<div>
				<button className="button" type="submit" name="intent" value="upload">
					Upload
				</button>
			</div>
		</form>
	);
}
