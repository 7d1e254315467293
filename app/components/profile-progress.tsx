import { PROFILE, type Section } from "~/contract/profile";
import { type Progress, progressInAll, SECTIONS } from "~/contract/profile-questions";

/** How much of the profile is answered, with the way to the first section that is not done. */
export function ProfileProgress({ sections }: { sections: Record<Section, Progress> }) {
	const { answered, total } = progressInAll(sections);
	const next = SECTIONS.find((section) => sections[section].answered < sections[section].total);
	return (
		<section className="card" aria-labelledby="profile-card">
			<h2 id="profile-card">{answered > 0 ? "Your answers" : "Start with your answers"}</h2>
			<p className="profile-progress">
				<label htmlFor="profile-progress">
					Your profile: {answered} of {total} questions answered
				</label>
				<progress className="progress" id="profile-progress" value={answered} max={total} />
			</p>
			<p>
				{answered > 0
					? "The more of it you answer, the more the extension can fill in for you."
					: "Type your name, family, school, scores and activities once. Everything else builds on them."}
			</p>
			<p className="actions">
				<a className={answered > 0 ? "button quiet" : "button"} href="/profile">
					{answered > 0 ? "Edit your profile" : "Fill in your profile"}
				</a>
				{answered > 0 && next ? <a href={`/profile#${next}`}>Continue with {PROFILE[next].label}</a> : null}
			</p>
		</section>
	);
}
