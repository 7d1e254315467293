import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Demos, Intro } from "~/components/landing/demos";
import { Faq } from "~/components/landing/faq";
import { Hero } from "~/components/landing/hero";
import { Steps } from "~/components/landing/steps";
import { Universities } from "~/components/landing/universities";
import { PlanCards } from "~/components/plan-cards";
import { SiteFrame } from "~/components/site-frame";
import carousel from "~/enhance/carousel.ts?worker&url";
import demoVideo from "~/enhance/demo-video.ts?worker&url";
import { page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { visitorHome } from "~/http/visitor.server";
import carouselStyles from "~/styles/carousel.css?url";
import styles from "~/styles/landing.css?url";
import planStyles from "~/styles/plans.css?url";

export const links: LinksFunction = () => [carouselStyles, planStyles, styles].map((href) => ({ rel: "stylesheet", href }));

export const meta = pageMeta("/");

export const loader = page(async ({ request }) => ({ home: await visitorHome(request) }));

export default function HomePage() {
	const { home } = useLoaderData<typeof loader>();
	return (
		<SiteFrame home={home} current="/">
			<Hero />
			<Intro />
			<Universities />
			<Demos />
			<Steps />
			<section className="wide part" id="pricing" aria-labelledby="pricing-title">
				<h2 id="pricing-title">Pricing</h2>
				<p className="lead">
					The beta is free for a limited time. Every plan has unlimited use of the extension for name, contact and address.
				</p>
				<PlanCards
					ids={["free", "plus", "pro", "enterprise"]}
					action={({ id, name, isPopular }) =>
						id === "enterprise" ? (
							<a className="button quiet" href="/schools">
								Schedule a Meeting
							</a>
						) : (
							<a className={isPopular ? "button" : "button quiet"} href="/register">
								{id === "free" ? "Start free" : `Start with ${name}`}
							</a>
						)
					}
				/>
			</section>
			<section className="wide part split" aria-label="For counselors and parents">
				<div>
					<h2>Counselors</h2>
					<p>
						370 students and one of you. Invite a class from your spreadsheet and see who has not started, who is stuck, and whose deadline
						is near. Never their income, citizenship or essays.
					</p>
					<p>
						<a className="button quiet" href="/schools">
							For schools
						</a>
					</p>
				</div>
				<div>
					<h2>Parents</h2>
					<p>
						Less retyping, fewer late evenings, and nothing sent without your child’s own hand on the button. Their data is not sold and not
						used to train anything.
					</p>
					<p>
						<a className="button quiet" href="/parents">
							For parents
						</a>
					</p>
				</div>
			</section>
			<Faq />
			<section className="wide closing" aria-labelledby="closing">
				<h2 id="closing">Type your address for the last time.</h2>
				<p className="actions">
					<a className="button" href="/register">
						Create your profile
					</a>
					<a href="/learn">Or start by learning how applying works</a>
				</p>
			</section>
			<script type="module" src={carousel} />
			<script type="module" src={demoVideo} />
		</SiteFrame>
	);
}
