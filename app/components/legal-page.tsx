import type { LegalText } from "../content/legal";
import { SiteFrame } from "./site-frame";

type LegalPageProps = { home: string | undefined; text: LegalText; contact: string; other: { href: string; title: string } };

/** One legal text with its headings as a table of contents. */
export function LegalPage({ home, text, contact, other }: LegalPageProps) {
	return (
		<SiteFrame home={home}>
			<article className="legal">
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
			</article>
		</SiteFrame>
	);
}
