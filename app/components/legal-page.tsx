import type { LegalBlock, LegalText } from "../content/legal";
import { SiteFrame } from "./site-frame";

type LegalPageProps = { home: string | undefined; text: LegalText; contact: string; other: { href: string; title: string } };

/** One legal text with a table of contents: beside it on a wide screen, on a phone to be opened. */
export function LegalPage({ home, text, contact, other }: LegalPageProps) {
	const headings = [...text.sections, { id: "contact", heading: "Contact" }];
	return (
		<SiteFrame home={home}>
			<article className="wide legal">
				<header>
					<h1>{text.title}</h1>
					<p className="hint">Last updated {text.updated}</p>
				</header>
				<nav aria-label="On this page" className="legal-contents">
					<details>
						<summary>On this page</summary>
						<ol>
							{headings.map(({ id, heading }) => (
								<li key={id}>
									<a href={`#${id}`}>{heading}</a>
								</li>
							))}
						</ol>
					</details>
				</nav>
				<div className="legal-text">
					<section className="legal-summary" aria-labelledby="short">
						<h2 id="short">In short</h2>
						<ul>
							{text.summary.map((sentence) => (
								<li key={sentence}>{sentence}</li>
							))}
						</ul>
					</section>
					{text.sections.map(({ id, heading, blocks }, place) => (
						<section key={id} aria-labelledby={id}>
							<h2 id={id}>
								{place + 1}. {heading}
							</h2>
							{blocks.map((block) => (
								<Block key={JSON.stringify(block)} block={block} />
							))}
						</section>
					))}
					<section aria-labelledby="contact">
						<h2 id="contact">{headings.length}. Contact</h2>
						<p>
							Questions, requests and complaints: <a href={`mailto:${contact}`}>{contact}</a>. See also the{" "}
							<a href={other.href}>{other.title}</a>.
						</p>
					</section>
				</div>
			</article>
		</SiteFrame>
	);
}

function Block({ block }: { block: LegalBlock }) {
	if (typeof block === "string") return <p>{block}</p>;
	if ("href" in block)
		return (
			<p>
				<a href={block.href}>{block.label}</a>
			</p>
		);
	return (
		<ul>
			{block.map(({ lead, text }) => (
				<li key={lead}>
					<strong>{lead}</strong> {text}
				</li>
			))}
		</ul>
	);
}
