import type { Choice } from "~/contract/profile-form";
import type { Difference } from "~/domain/profile-versions.server";

/** Both versions of every answer that was saved somewhere else in the meantime, side by side, to choose from. */
export function VersionChoice({ differences }: { differences: Difference[] }) {
	return (
		<section className="versions" aria-labelledby="versions-title">
			<h2 id="versions-title" tabIndex={-1}>
				Saved somewhere else in the meantime
			</h2>
			<p>
				Your profile was saved in another tab or on another device after you opened this page. Nothing is lost: choose which version to
				keep, then save. “Yours” is what stands in the form below.
			</p>
			{differences.length === 0 ? <p>Both versions say the same.</p> : null}
			{differences.map(({ path, label, mine, saved, choice, canJoin }) => (
				<fieldset key={path} className="version-pair">
					<legend>{label}</legend>
					<Version path={path} value="mine" proposed={choice} title="Yours" lines={mine} />
					<Version path={path} value="saved" proposed={choice} title="Saved since" lines={saved} />
					{canJoin ? <Version path={path} value="both" proposed={choice} title="Keep the entries of both" /> : null}
				</fieldset>
			))}
			<p className="actions">
				<button className="button" type="submit" name="intent" value="save">
					Save what is chosen
				</button>
				<button className="button quiet" type="submit" name="intent" value="take:mine">
					Take all of yours
				</button>
				<button className="button quiet" type="submit" name="intent" value="take:saved">
					Take all saved since
				</button>
			</p>
		</section>
	);
}

type VersionProps = { path: string; value: Choice; proposed: Choice; title: string; lines?: string[] };

function Version({ path, value, proposed, title, lines }: VersionProps) {
	return (
		<label className="version">
			<input type="radio" name={`keep.${path}`} value={value} defaultChecked={value === proposed} />
			<span>
				<strong>{title}</strong>
				{lines?.length === 0 ? (
					<em>No answer</em>
				) : (
					<span className="lines">
						{lines && (lines.length > 1 ? lines.map((line, index) => `${index + 1}. ${line}`).join("\n") : lines[0])}
					</span>
				)}
			</span>
		</label>
	);
}
