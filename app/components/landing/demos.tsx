import { DemoVideo } from "~/components/demo-video";
import { ANSWERS, AUTOFILL, INTRO } from "~/content/recordings";
import { PRODUCT } from "~/product";

/** The introduction, played when asked for. */
export function Intro() {
	return (
		<section className="intro" aria-labelledby="intro">
			<div className="wide">
				<div>
					<h2 id="intro">{PRODUCT.name} in under a minute</h2>
					<p>From a saved profile to a filled form, at the speed it really has. Recorded from the product; there is no sound to miss.</p>
				</div>
				<DemoVideo recording={INTRO} label="Introduction: a profile is saved and fills an application form" />
			</div>
		</section>
	);
}

/** What the product does, as recordings that play while they are seen. */
export function Demos() {
	return (
		<section className="demos wide" aria-labelledby="demos">
			<h2 id="demos">See it work</h2>
			<article id="autofill">
				<DemoVideo recording={AUTOFILL} label="The extension fills an application form" isLoop />
				<div>
					<h3>Autofill that knows whose field it is</h3>
					<p>
						Your name goes where yours is asked for, a parent’s where a parent’s is. Dates, states and phone numbers are written the way
						each form wants them. What it is not sure about it leaves to you, and says so.
					</p>
				</div>
			</article>
			<article>
				<DemoVideo recording={ANSWERS} label="The assistant answers a student's questions" isLoop />
				<div>
					<h3>Instant answers</h3>
					<p>
						What the FAFSA wants, how long an essay may be, who mentors near you: ask while you fill in a form, at any hour. Each answer
						names the <a href="/learn">lesson</a> or the <a href="/organizations">organization</a> it comes from.
					</p>
				</div>
			</article>
		</section>
	);
}
