import { Children, type ReactNode } from "react";

/**
 * A row of slides that scrolls by hand and snaps, without JavaScript too. `enhance/carousel.ts` brings out the buttons and
 * moves it on every `everyMs` milliseconds unless somebody pauses it, is inside a slide, or has asked for less motion.
 * `names` are what the slides' buttons say; with `isDotted` they say it to screen readers only.
 */
export function Carousel({
	label,
	everyMs,
	names,
	isDotted = false,
	children,
}: {
	label: string;
	everyMs: number;
	names: readonly string[];
	isDotted?: boolean;
	children: ReactNode;
}) {
	const slides = Children.toArray(children);
	return (
		<section
			className={isDotted ? "carousel dotted" : "carousel"}
			aria-roledescription="carousel"
			aria-label={label}
			data-carousel={everyMs}
		>
			<div className="carousel-controls" hidden>
				<ul>
					{names.map((name, place) => (
						<li key={name}>
							<button type="button" data-slide={place} aria-current={place === 0}>
								<span className={isDotted ? "visually-hidden" : undefined}>{name}</span>
							</button>
						</li>
					))}
				</ul>
				<button type="button" className="carousel-pause" data-pause>
					Pause
				</button>
			</div>
			<ul className="carousel-track">
				{slides.map((slide, place) => (
					<li key={names[place]} aria-roledescription="slide" aria-label={`${place + 1} of ${slides.length}`}>
						{slide}
					</li>
				))}
			</ul>
		</section>
	);
}
