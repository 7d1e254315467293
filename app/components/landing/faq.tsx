import { FAQ } from "~/content/landing";

/** At most one answer is open: the shared name closes the others (specification, section 4, FAQ accordion). */
export function Faq() {
	return (
		<section className="faq wide" aria-labelledby="faq">
			<h2 id="faq">Questions people ask</h2>
			<div>
				{FAQ.map(({ question, answer, link }) => (
					<details key={question} name="faq">
						<summary>{question}</summary>
						<p>
							{answer}
							{link ? (
								<>
									{" "}
									<a href={link.href}>{link.label}</a>.
								</>
							) : null}
						</p>
					</details>
				))}
			</div>
			{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, as data that nothing runs; React would escape its quotes */}
			<script type="application/ld+json" dangerouslySetInnerHTML={{ __html: FAQ_DATA }} />
		</section>
	);
}

/** What search engines read of the questions (schema.org, FAQPage). */
const FAQ_DATA = JSON.stringify({
	"@context": "https://schema.org",
	"@type": "FAQPage",
	mainEntity: FAQ.map(({ question, answer }) => ({
		"@type": "Question",
		name: question,
		acceptedAnswer: { "@type": "Answer", text: answer },
	})),
}).replaceAll("<", "\\u003c");
