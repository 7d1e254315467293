import type { LegalText } from "../content/legal";
import { Brand } from "./brand";

/** One legal text with its headings as a table of contents. */
export function LegalPage({ text, contact, other }: { text: LegalText; contact: string; other: { href: string; title: string } }) {
	return (
		<>
			<header className="legal-header">
				<Brand />
			</header>
			<main id="main" className="legal">
				<h1>{text.title}</h1>
				<p className="hint">Last updated {text.updated}</p>
				<p>{text.intro}</p>
				{text.sections.map(({ heading, paragraphs }) => (
					<section key={heading}>
						<h2>{heading}</h2>
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</section>
				))}
				<section>
					<h2>Contact</h2>
					<p>
						Questions: <a href={`mailto:${contact}`}>{contact}</a>. See also the <a href={other.href}>{other.title}</a>.
					</p>
				</section>
			</main>
		</>
	);
}
