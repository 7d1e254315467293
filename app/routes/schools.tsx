import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dialog } from "~/components/dialog";
import { ClassTable } from "~/components/drawings";
import { NewTab } from "~/components/new-tab";
import { SiteFrame } from "~/components/site-frame";
import { PLANS } from "~/content/plans";
import dialogScript from "~/enhance/dialog.ts?worker&url";
import { page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { publicSettings } from "~/http/public-settings.server";
import { visitorHome } from "~/http/visitor.server";
import { PRODUCT } from "~/product";
import styles from "~/styles/pitch.css?url";

export const handle = { frames: "meeting" };

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = pageMeta("/schools");

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
	const { meetingUrl, supportEmail } = publicSettings;
	const isAsked = new URL(request.url).searchParams.has("meeting");
	const byMail = `mailto:${supportEmail}?subject=${encodeURIComponent(`A meeting about ${PRODUCT.name} for our school`)}`;
	return {
		home: await visitorHome(request),
		contact: supportEmail,
		meetingHref: meetingUrl ? "/schools?meeting" : byMail,
		calendar: isAsked ? meetingUrl : undefined,
	};
});

const STEPS = [
	{
		title: "Open an administrator account",
		text: "Give the school’s name and about how many students you plan for. It takes two minutes, and colleagues join by invitation.",
	},
	{
		title: "Upload your roster",
		text: "The spreadsheet you have will do: first name, last name, student email, as Excel or CSV. Before anything is saved you see each row that cannot be used, and why.",
	},
	{
		title: "Invite the class",
		text: "Every student gets a link of their own that works once, by mail or on a printed slip to hand out in homeroom. What is pending you can send again or withdraw.",
	},
	{
		title: "See who needs you",
		text: "Search and sort the class. A bar for each student goes from red to yellow to green as they get on, and a row opens that student’s details.",
	},
];

const ENTERPRISE = PLANS.find(({ id }) => id === "enterprise");

export default function SchoolsPage() {
	const { home, contact, meetingHref, calendar } = useLoaderData<typeof loader>();
	return (
		<SiteFrame home={home} current="/schools">
			{calendar ? <MeetingDialog calendar={calendar} /> : null}
			<header className="wide pitch-head">
				<div>
					<p className="eyebrow">For schools, counselors and nonprofits</p>
					<h1>Your whole class on one page</h1>
					<p className="lead">
						Students save their answers once, and {PRODUCT.name} fills them in on the forms they meet. You see who has started, who is
						moving and <mark>who is stuck</mark>, while there is still time to help. What they answer stays theirs.
					</p>
					<p className="actions">
						<a className="button" href={meetingHref}>
							Schedule a Meeting
						</a>
						<a className="button quiet" href="/adminRegister">
							Open a school account
						</a>
					</p>
				</div>
				<ClassTable />
			</header>
			<section className="wide part ruled" aria-labelledby="start">
				<h2 id="start">From your spreadsheet to a class in an afternoon</h2>
				<ol className="steps">
					{STEPS.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</section>
			<section className="band" aria-labelledby="sees">
				<div className="wide part">
					<h2 id="sees">What you see, and what is none of a school’s business</h2>
					<div className="pair">
						<div>
							<h3>You see</h3>
							<ul className="ticks">
								<li>Name and e-mail of each student who accepted your invitation</li>
								<li>How often each has used the tools: forms filled, questions asked, essays reviewed. Numbers, not contents</li>
								<li>
									The colleges on a student’s list, whether each is in progress or submitted, and a link to the essay if the student put one
									there
								</li>
								<li>Which invitations are still pending</li>
							</ul>
						</div>
						<div>
							<h3>You never see</h3>
							<ul className="crosses">
								<li>Citizenship or immigration status</li>
								<li>Household income and financial aid</li>
								<li>Race, sex, gender and other personal details</li>
								<li>Essays and conversations kept in {PRODUCT.name}</li>
								<li>Any saved answer</li>
							</ul>
						</div>
					</div>
					<p>
						Students read the same two lists before they accept. They can leave your class again, and each time staff open a student’s
						details, that is noted where the student can read it. More in the <a href="/privacy#schools">privacy policy</a>.
					</p>
				</div>
			</section>
			<section className="wide part pair" aria-label="What it is and what it costs">
				<div>
					<h2>What your students get</h2>
					<p>
						<a href="/extension">The extension</a> for Chrome, Edge and Chromebooks, which fills a form on their press of a button and shows
						each field it filled. It signs nothing, agrees to nothing and never submits: an application stays the student’s own work.
					</p>
					<p>
						<a href="/learn">The Learning Center</a>: how applying works, how to write an essay, how to pay for college, each with a short
						quiz. <a href="/organizations">The directory</a> of organizations that help with college access, scholarships and mentoring.
					</p>
					<p>
						The site is made for the phones students have: it opens at once on a slow line, works with a screen reader and the keyboard, and
						does not need JavaScript.
					</p>
				</div>
				<div className="offer">
					<h2>Priced per student, in bulk</h2>
					<p>
						You pay for the students you invite, at a rate that we agree on with you: for one class, a school, a district or a nonprofit’s
						program. Bring your numbers to a meeting and leave with an offer in writing. Included:
					</p>
					<ul className="ticks">
						{ENTERPRISE?.features.map((feature) => (
							<li key={feature}>{feature}</li>
						))}
					</ul>
					<p>
						<a className="button" href={meetingHref}>
							Schedule a Meeting
						</a>
					</p>
				</div>
			</section>
			<section className="wide part aside-head ruled" aria-labelledby="asked">
				<h2 id="asked">What counselors ask us first</h2>
				<div className="questions">
					<details name="asked">
						<summary>Does this go together with FERPA?</summary>
						<p>
							Yes. Your roster is an education record: we act under your direction, use it only to invite and list your students, pass it on
							to nobody, and delete it when you ask. A student’s own answers belong to the student and never reach you, so they do not
							become records of the school.
						</p>
					</details>
					<details name="asked">
						<summary>Does it write essays for students?</summary>
						<p>
							No. It fills in facts they saved. Where help with essays is offered, it comments on what a student wrote; it does not write.
						</p>
					</details>
					<details name="asked">
						<summary>Can our data stay on our own server?</summary>
						<p>
							Yes. {PRODUCT.name} runs as one program with its own database on a machine of yours, and calls no outside service that you did
							not set up.
						</p>
					</details>
					<details name="asked">
						<summary>What has to be installed?</summary>
						<p>
							Nothing for staff. Students add the extension to their browser; where the school manages the browsers, its administrator has
							to allow it.
						</p>
					</details>
					<details name="asked">
						<summary>How old must students be?</summary>
						<p>13 or older, with a parent’s or guardian’s consent until they are 18. Registration asks for both.</p>
					</details>
				</div>
			</section>
			<section className="wide part aside-head ruled" aria-labelledby="contact">
				<h2 id="contact">Talk to us</h2>
				<div>
					<p>Half an hour is enough to see it with your own questions. Or write, and a person answers:</p>
					<p>
						<a className="big-contact" href={`mailto:${contact}`}>
							{contact}
						</a>
					</p>
				</div>
			</section>
			{calendar ? <script type="module" src={dialogScript} /> : null}
		</SiteFrame>
	);
}

function MeetingDialog({ calendar }: { calendar: string }) {
	return (
		<Dialog title="Schedule a Meeting" closeHref="/schools" isWide>
			<iframe className="meeting-frame" src={calendar} title="Calendar to choose a time for the meeting" loading="lazy" />
			<p className="hint">
				Nothing to see?{" "}
				<a href={calendar} target="_blank" rel="noopener">
					Open the calendar on its own page
					<NewTab />
				</a>
			</p>
		</Dialog>
	);
}
