import { PRODUCT } from "~/product";

/** The first thing a visitor sees; needs no picture to be loaded. */
export function Hero() {
	return (
		<section className="hero wide">
			<div>
				<h1>
					Answer <mark>once</mark>.<br />
					Apply everywhere.
				</h1>
				<p className="lead">
					Save the answers of your college application in one place. {PRODUCT.name}’s browser extension fills them in on the Common App,
					state university systems and a thousand other college and scholarship sites, and shows you every field before you send anything.
				</p>
				<p className="actions">
					<a className="button" href="/register">
						Start free
					</a>
					<a href="#autofill">See it fill a form</a>
				</p>
				<p className="hint">Free during the beta, for a limited time. No credit card needed.</p>
			</div>
			<FilledForm />
		</section>
	);
}

const ROWS: [label: number, answer: number, isFilled: boolean][] = [
	[62, 118, true],
	[84, 176, true],
	[48, 96, true],
	[96, 150, true],
	[70, 0, false],
];

/** A drawn application form in which the marker goes over what was filled in; the signature stays empty. */
function FilledForm() {
	return (
		<svg className="hero-form" viewBox="0 0 400 420" width="400" height="420" aria-hidden="true">
			<rect x="1" y="1" width="398" height="418" rx="14" fill="var(--paper-raised)" stroke="var(--line-strong)" strokeWidth="1.5" />
			<path d="M30 38h150" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
			<path d="M1 68h398" stroke="var(--line)" strokeWidth="1.5" />
			{ROWS.map(([label, answer, isFilled], row) => {
				const y = 98 + row * 62;
				return (
					<g key={label}>
						<path d={`M32 ${y}h${label}`} stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
						<rect x="30" y={y + 12} width="340" height="32" rx="6" fill="none" stroke="var(--line-strong)" strokeWidth="1.2" />
						{isFilled ? (
							<g className={`stroke-${row + 1}`}>
								<path d={`M40 ${y + 28}h${answer}`} stroke="var(--marker)" strokeWidth="18" />
								<path d={`M44 ${y + 28}h${answer - 8}`} stroke="var(--on-marker)" strokeWidth="4" strokeDasharray="22 7 34 7 14 7" />
							</g>
						) : null}
					</g>
				);
			})}
		</svg>
	);
}
