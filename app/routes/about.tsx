import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SiteFrame } from "~/components/site-frame";
import { page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { publicSettings } from "~/http/public-settings.server";
import { visitorHome } from "~/http/visitor.server";
import { FOUNDERS, PRODUCT } from "~/product";
import styles from "~/styles/pitch.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = pageMeta("/about");

export const loader = page(async ({ request }) => ({ home: await visitorHome(request), contact: publicSettings.supportEmail }));

const RULES = [
	{ title: "The student sends", text: "Software may type, sort and explain. It does not sign, promise, submit or write the essay." },
	{
		title: "Ask for less",
		text: "Every question may stay empty. What need not be stored is not asked, and what need not be read is not read.",
	},
	{
		title: "Made for whoever has least",
		text: "An old phone, a slow line, a shared computer, a screen reader: if it does not work there, it does not work.",
	},
	{ title: "Say what is so", text: "What was filled, what was left, what the site did not keep. No number without a count behind it." },
	{ title: "Nobody’s data is the product", text: "No advertising, no trackers, no sale. Those who use it, or their schools, pay for it." },
];

export default function AboutPage() {
	const { home, contact } = useLoaderData<typeof loader>();
	return (
		<SiteFrame home={home} current="/about">
			<header className="wide page-head">
				<p className="eyebrow">About {PRODUCT.name}</p>
				<h1>Applying should ask who you are, not how long you can type</h1>
			</header>
			<section className="wide part aside-head" aria-labelledby="mission">
				<h2 id="mission">Our mission</h2>
				<div className="story">
					<p>
						A student who applies to eight colleges and ten scholarships gives the same address eighteen times, spells out the same
						activities in boxes of a hundred and fifty characters, and looks up again what her mother studied. Whoever has help at home gets
						through it. Whoever has not does it alone, late, after a shift, and some of them stop.
					</p>
					<p>
						We want the time back for them. Answers are saved <mark>once</mark> and filled in where they are asked for. What a question
						means is explained where it comes up. What is left is what an application is for: what you have done, what you want, and how you
						say it.
					</p>
				</div>
			</section>
			<section className="band" aria-labelledby="rules">
				<div className="wide part aside-head">
					<h2 id="rules">What we hold ourselves to</h2>
					<dl className="terms">
						{RULES.map(({ title, text }) => (
							<div key={title}>
								<dt>{title}</dt>
								<dd>{text}</dd>
							</div>
						))}
					</dl>
				</div>
			</section>
			<section className="wide part" aria-labelledby="team">
				<h2 id="team">The team</h2>
				<p>Two founders run {PRODUCT.name}. Each answers for a part of it in person.</p>
				<div className="pair founders">
					{FOUNDERS.map(({ role, name, answersFor }) => (
						<div key={role}>
							<h3>{name ?? `Founder and ${role}`}</h3>
							{name ? <p className="eyebrow">Founder and {role}</p> : null}
							<p>{answersFor}</p>
						</div>
					))}
				</div>
			</section>
			<section className="wide part ruled aside-head" aria-labelledby="contact">
				<h2 id="contact">Write to us</h2>
				<div>
					<p>For schools, partners, press, and anybody who found a mistake:</p>
					<p>
						<a className="big-contact" href={`mailto:${contact}`}>
							{contact}
						</a>
					</p>
				</div>
			</section>
		</SiteFrame>
	);
}
