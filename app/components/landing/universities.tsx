import { UNIVERSITIES } from "~/content/landing";
import { PRODUCT } from "~/product";

/** A line of names that moves slowly on; a list to scroll or read for those who want less motion. */
export function Universities() {
	return (
		<section className="universities" aria-labelledby="universities">
			<div className="wide universities-top">
				<h2 id="universities">Wherever you apply</h2>
				<label className="button quiet">
					<input type="checkbox" className="visually-hidden" />
					Pause
				</label>
			</div>
			<div className="universities-line">
				<ul>
					{UNIVERSITIES.map((name) => (
						<li key={name}>{name}</li>
					))}
				</ul>
				<ul aria-hidden="true">
					{UNIVERSITIES.map((name) => (
						<li key={name}>{name}</li>
					))}
				</ul>
			</div>
			<p className="wide hint">
				Colleges that students apply to through forms {PRODUCT.name} fills. They do not endorse it and are not affiliated with it.
			</p>
		</section>
	);
}
