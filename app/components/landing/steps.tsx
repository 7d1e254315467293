import { Carousel } from "~/components/carousel";
import { STEPS } from "~/content/landing";
import { STILLS } from "~/content/recordings";

const STEP_MS = 5000;

/** Three steps, five seconds each (specification, section 4, carousel). */
export function Steps() {
	return (
		<section className="steps">
			<div className="wide">
				<h2>Three steps</h2>
				<Carousel label="Three steps" everyMs={STEP_MS} names={STEPS.map(({ title }, place) => `${place + 1}. ${title}`)}>
					{STEPS.map(({ id, title, description, button, href, alt }, place) => (
						<div className="step" key={id}>
							<div>
								<p className="eyebrow">Step {place + 1}</p>
								<h3>{title}</h3>
								<p>{description}</p>
								<p>
									<a className="button" href={href}>
										{button}
									</a>
								</p>
							</div>
							<img src={STILLS[id]} width={960} height={600} alt={alt} loading="lazy" decoding="async" />
						</div>
					))}
				</Carousel>
			</div>
		</section>
	);
}
