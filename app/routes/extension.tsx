import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dialog } from "~/components/dialog";
import { FilledForm } from "~/components/drawings";
import { ExtensionCard } from "~/components/extension-card";
import { PracticeForm } from "~/components/practice-form";
import { SiteFrame } from "~/components/site-frame";
import { STILLS } from "~/content/recordings";
import { PLATFORMS } from "~/contract/platforms";
import dialogScript from "~/enhance/dialog.ts?worker&url";
import practiceScript from "~/enhance/practice.ts?worker&url";
import { page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { publicSettings } from "~/http/public-settings.server";
import { visitorHome } from "~/http/visitor.server";
import { PRODUCT } from "~/product";
import styles from "~/styles/pitch.css?url";
import practiceStyles from "~/styles/practice.css?url";

export const links: LinksFunction = () => [styles, practiceStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = pageMeta("/extension");

export const loader = page(async ({ request }: LoaderFunctionArgs) => ({
	home: await visitorHome(request),
	storeUrl: publicSettings.extensionStoreUrl,
	isDownloaded: new URL(request.url).searchParams.has("downloaded"),
}));

const STEPS = [
	{ title: "Open a form", text: "An application, a scholarship, an inquiry: the page as you would fill it in by hand." },
	{
		title: "Press “Fill this page”",
		text: "In the extension’s window, or Ctrl+Shift+U (on a Mac ⌘⇧U). It says how many fields it knows; with “Preview first” you see each value before it is typed.",
	},
	{
		title: "Read it over",
		text: "“Filled 26 of 38”: what it typed is yellow on the page, and a list names what it left and why. “Undo” puts the page back.",
	},
];

const NEVER = [
	"Passwords and codes",
	"Social security numbers",
	"Cards and bank accounts",
	"Signatures and dates beside them",
	"Consents, promises and waivers",
	"Tests for robots",
	"Search boxes and newsletters",
	"Fields that are hidden",
	"Boxes that hold something already",
	"Another person’s box with your answer",
];

const PERMISSIONS = [
	{
		name: "The page you are on",
		code: "activeTab, scripting",
		why: "To read the form’s questions and type your answers. The browser gives this only when you open the extension or press its shortcut, only for that tab, and until you leave the page.",
	},
	{
		name: "Forms inside a frame",
		code: "optional hosts",
		why: "Some sites show a form that comes from elsewhere. The extension then asks you for that one site by name. You can say no and take it back.",
	},
	{
		name: `${PRODUCT.name}’s own server`,
		code: "one host",
		why: "To fetch your answers for that moment and to count a fill: the name of the site and how many fields were filled, missed and left alone. Never what was typed. In the side panel an answer is saved in your profile when you press for it.",
	},
	{
		name: "The browser’s side panel",
		code: "sidePanel",
		why: "To stand beside the form when you press “Open beside the form”. It gives no access to any page. When you ask the assistant there, your question goes to our server with the box’s label and its limit, and nothing else of the page.",
	},
	{
		name: "A note on this device",
		code: "storage",
		why: "That you agreed to what the extension does, your settings, and the answers you changed after a fill, to offer them on the same site again. You can see them, forget them and switch this off. Your profile is not stored in the browser.",
	},
];

export default function ExtensionPage() {
	const { home, storeUrl, isDownloaded } = useLoaderData<typeof loader>();
	return (
		<SiteFrame home={home} current="/extension">
			{isDownloaded ? <ThanksDialog /> : null}
			<header className="wide pitch-head">
				<div>
					<p className="eyebrow">The browser extension</p>
					<h1>It types. You decide.</h1>
					<p className="lead">
						{PRODUCT.name} puts the answers you saved into the form in front of you, shows <mark>every field it filled</mark>, and leaves
						the last button to you.
					</p>
					<p className="actions">
						<a className="button" href="#autofiller">
							Get the Extension
						</a>
						<a href="#practice">Try it here</a>
					</p>
				</div>
				<FilledForm />
			</header>
			<section className="wide part ruled" aria-labelledby="how">
				<h2 id="how">How it works</h2>
				<ol className="steps three">
					{STEPS.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</section>
			<section className="wide part aside-head ruled" aria-labelledby="fills">
				<h2 id="fills">What it fills</h2>
				<div>
					<p>
						Name, contact and address. Parents, brothers and sisters. School, classes and grades. SAT, ACT, AP and IB. Honors and
						activities, with hours and weeks. Plans for college. Whatever of it you <a href="/profile">saved in your profile</a>, and
						nothing else.
					</p>
					<p>
						It reads a question as a person would: whose it is, what it asks, how the answer has to look. A birthday becomes one box or
						three lists, a state its name or two letters, a telephone number the pieces that form wants. Where it is not sure, it leaves the
						field empty and says so.
					</p>
				</div>
			</section>
			<section className="wide part pair ruled" aria-labelledby="asks">
				<div>
					<h2 id="asks">It asks first</h2>
					<p>
						Citizenship, race, ethnicity, sex and gender, financial aid, household income: some answers are not for every form. Before one
						of them is typed you see the list and choose “Fill all” or “Leave out sensitive”. Each time, until you say “always”.
					</p>
					<p>Names, addresses and grades need no asking, but “Preview first” shows them too.</p>
				</div>
				<figure className="still">
					<img
						src={STILLS.extension}
						width={960}
						height={600}
						loading="lazy"
						decoding="async"
						alt="An application form with the extension’s list beside it: gender, legal sex and pronouns, each marked as sensitive, above the buttons “Fill all 16” and “Leave out sensitive”"
					/>
					<figcaption>The real extension on a form built like the Common App’s, before anything is typed.</figcaption>
				</figure>
			</section>
			<section className="band" aria-labelledby="never">
				<div className="wide part">
					<h2 id="never">What it never does</h2>
					<p>It submits nothing, signs nothing and bypasses no sign-in. And it fills none of these:</p>
					<ul className="crosses columns">
						{NEVER.map((text) => (
							<li key={text}>{text}</li>
						))}
					</ul>
				</div>
			</section>
			<section className="wide part" aria-labelledby="reads">
				<h2 id="reads">What it may read</h2>
				<p>As little as the work needs. Until you open it on a page, it sees nothing of that page and nothing of where you go.</p>
				<dl className="terms rows">
					{PERMISSIONS.map(({ name, code, why }) => (
						<div key={name}>
							<dt>
								{name}
								<span className="hint permission">{code}</span>
							</dt>
							<dd>{why}</dd>
						</div>
					))}
				</dl>
			</section>
			<section className="wide part aside-head ruled" aria-labelledby="where">
				<h2 id="where">On which forms</h2>
				<div>
					<p>
						On any page with a form: it goes by the questions, not by a list of addresses. It is measured on some three hundred saved pages
						from all over the web, and knows {PLATFORMS.length} platforms by what their pages show, the Common App, Slate and Google Forms
						among them. <a href="/extension/platforms">What it knows of each, what was tested, and what is awkward there</a>
					</p>
					<p>
						Forms change, and some are built oddly. That is why it reads back every value after typing, and tells you when a site did not
						keep one. None of these sites is connected with {PRODUCT.name}.
					</p>
				</div>
			</section>
			<section className="wide part ruled" aria-labelledby="practice">
				<h2 id="practice">Try it here</h2>
				<p>
					See it work before you trust it with a real form. Save a few answers in <a href="/profile">your profile</a>, open the extension on
					this page and press “Fill this page”. Signed out, it only asks you to sign in.
				</p>
				<PracticeForm />
			</section>
			<section className="wide part ruled aside-head" aria-labelledby="get">
				<h2 id="get">Get it</h2>
				<div>
					<p>For Chrome, Edge and Chromium from version 123, also on a Chromebook. Installing it is free; you sign in with your account.</p>
					<ExtensionCard storeUrl={storeUrl} />
				</div>
			</section>
			<script type="module" src={practiceScript} />
			{isDownloaded ? <script type="module" src={dialogScript} /> : null}
		</SiteFrame>
	);
}

/** Where the store sends people after installing (specification, section 2, extension page). */
function ThanksDialog() {
	return (
		<Dialog title="Thanks for Downloading" closeHref="/extension">
			<p>The extension is in your browser now. Save a few answers, open a form, and press “Fill this page”.</p>
			<p>
				<a className="button" href="/dashboard">
					Go to Dashboard
				</a>
			</p>
		</Dialog>
	);
}
