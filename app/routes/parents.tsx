import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OneToMany } from "~/components/drawings";
import { SiteFrame } from "~/components/site-frame";
import { GIFT } from "~/contract/billing";
import { page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { visitorHome } from "~/http/visitor.server";
import { PRODUCT } from "~/product";
import styles from "~/styles/pitch.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = pageMeta("/parents");

export const loader = page(async ({ request }) => ({ home: await visitorHome(request) }));

export default function ParentsPage() {
	const { home } = useLoaderData<typeof loader>();
	return (
		<SiteFrame home={home} current="/parents">
			<header className="wide pitch-head">
				<div>
					<p className="eyebrow">For parents</p>
					<h1>Less retyping, calmer evenings</h1>
					<p className="lead">
						Every application asks your child for the same things: address, school, grades, your job, your schooling. {PRODUCT.name} keeps
						the answers and <mark>types them in</mark>, so that the evenings go into what nobody else can write.
					</p>
					<p className="actions">
						<a className="button" href="/extension">
							Get the Extension
						</a>
						<a className="button quiet" href="/register">
							Create an account together
						</a>
					</p>
				</div>
				<OneToMany />
			</header>
			<section className="wide part pair ruled" aria-labelledby="autofill">
				<div>
					<h2 id="autofill">Autofill that knows whose question it is</h2>
					<p>
						What is saved once is filled in on the next form, and the one after: college applications, scholarships, inquiries. A date goes
						in the way that form wants it, a state by its name or its two letters.
					</p>
					<p>
						A browser’s own autofill often puts the applicant’s name into the box for the mother. {PRODUCT.name} reads the question first.
						Your answers go into your boxes, and where it is not sure, it leaves the box empty and says so.
					</p>
				</div>
				<figure className="sample">
					<dl>
						<dt>Applicant’s first name</dt>
						<dd className="filled">Maya</dd>
						<dt>Mother’s first name</dt>
						<dd className="filled">Ruth</dd>
						<dt>Mother’s occupation</dt>
						<dd className="filled">Nurse</dd>
						<dt>Signature</dt>
						<dd>left to you on purpose</dd>
					</dl>
					<figcaption>Yellow is what the extension typed.</figcaption>
				</figure>
			</section>
			<section className="wide part ruled" aria-labelledby="organized">
				<h2 id="organized">Stay organized</h2>
				<p>
					One profile instead of a folder of screenshots. Its parts come in the order in which applications ask for them; stop when you
					like, what you saved stays.
				</p>
				<ol className="steps three">
					<li>
						<h3>Half an hour with you</h3>
						<p>
							Your education and occupation, former last names, brothers’ and sisters’ ages, household income. Your child has to ask; this
							way, only once.
						</p>
					</li>
					<li>
						<h3>An hour alone</h3>
						<p>School, classes and grades, test scores, activities with hours and weeks, honors. A transcript on the table helps.</p>
					</li>
					<li>
						<h3>Then it is there</h3>
						<p>
							A new deadline turns up in March, and the answers are ready. <a href="/learn">The Learning Center</a> explains what is left to
							do.
						</p>
					</li>
				</ol>
			</section>
			<section className="band" aria-labelledby="stress">
				<div className="wide part aside-head">
					<h2 id="stress">Reduce stress</h2>
					<div>
						<p>Most of the worry is about pressing the wrong thing. So:</p>
						<ul className="ticks">
							<li>
								Every field it filled is <mark>marked in yellow</mark>, and a list names what it left and why
							</li>
							<li>It never writes over what your child has typed</li>
							<li>“Undo” puts the page back as it was, or says what it could not put back</li>
							<li>It never submits. The last button is your child’s to press, after reading the page once more</li>
						</ul>
					</div>
				</div>
			</section>
			<section className="wide part" aria-labelledby="private">
				<h2 id="private">Secure and private</h2>
				<dl className="terms rows">
					<div>
						<dt>Your income is asked about first</dt>
						<dd>
							Income, citizenship, race and the like are typed only after your child has said yes on that form. Each question in the profile
							may stay empty.
						</dd>
					</div>
					<div>
						<dt>Not sold, not shown, not trained on</dt>
						<dd>No advertising, no trackers, no sale of data, and no answer is used to train an AI model.</dd>
					</div>
					<div>
						<dt>Nothing secret is stored</dt>
						<dd>
							There is no place for a social security number, a card or another site’s password, and the extension never touches such boxes.
						</dd>
					</div>
					<div>
						<dt>You have a say</dt>
						<dd>
							Until your child is 18, using {PRODUCT.name} needs your consent, and you may ask what is stored or have it deleted. Under 13
							nobody can register. <a href="/privacy#children">Children and parents</a>
						</dd>
					</div>
				</dl>
			</section>
			<section className="wide part ruled aside-head" aria-labelledby="gift">
				<h2 id="gift">Give it to a student</h2>
				<div>
					<p>
						{GIFT.days} days of Plus, for your own child or another. You need no account: the code comes to you by mail, with a card to
						print, and nothing renews.
					</p>
					<p className="actions">
						<a className="button quiet" href="/gift">
							Give Plus
						</a>
					</p>
				</div>
			</section>
			<section className="wide part ruled aside-head" aria-labelledby="begin">
				<h2 id="begin">Begin with one form</h2>
				<div>
					<p>The beta is free and asks for no card. Save a few answers, add the extension to the browser, and try it on the next form.</p>
					<p className="actions">
						<a className="button" href="/extension">
							Get the Extension
						</a>
						<a href="/privacy">Read the privacy policy first</a>
					</p>
				</div>
			</section>
		</SiteFrame>
	);
}
