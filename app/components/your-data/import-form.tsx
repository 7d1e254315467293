import { FileField } from "../form-field";

type Errors = Record<string, string[] | null>;

/** Takes back a downloaded file; says before what will happen, and names every mistake of the file by its place. */
export function ImportForm({ holdsAnything, errors = {} }: { holdsAnything: boolean; errors?: Errors }) {
	const { "": whole, file, ...inside } = errors;
	const places = Object.entries(inside).flatMap(([path, messages]) => (messages ?? []).map((message) => [path, message] as const));
	const isRefused = Boolean(whole || file || places.length);
	return (
		<section className="data-part" id="import" aria-labelledby="import-title">
			<h2 id="import-title">Bring data in</h2>
			<p>
				Takes the JSON file that this page gives, up to 5 MB, such as from an account you had before. It brings your answers, notes on
				colleges, essays with their reviews, conversations, brainstorms and the record of the AI. Your e-mail address, plan, uses and
				payments stay as they are.
			</p>
			<p>
				An import never mixes two sets of data: it works in an account that holds none of these yet, and changes nothing in one that does.{" "}
				{holdsAnything ? (
					<strong>This account holds some already, so a file would be refused.</strong>
				) : (
					<strong>This account holds none yet: everything in the file comes in, or, if any of it is wrong, nothing.</strong>
				)}
			</p>
			{isRefused ? (
				<div className="form-errors" role="alert" id="import-errors">
					{[...(whole ?? []), ...(file ?? [])].map((message) => (
						<p key={message}>{message}</p>
					))}
					{places.length > 0 ? (
						<ul>
							{places.map(([path, message]) => (
								<li key={`${path} ${message}`}>
									<code>{path}</code> {message}
								</li>
							))}
						</ul>
					) : null}
				</div>
			) : null}
			<form method="post" action="/yourData#import" encType="multipart/form-data" className="form">
				<FileField id="file" label="File" accept=".json,application/json" errorId={isRefused ? "import-errors" : undefined} />
				<div>
					<button className="button" type="submit">
						Import
					</button>
				</div>
			</form>
		</section>
	);
}
