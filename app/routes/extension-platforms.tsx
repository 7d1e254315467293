import type { LinksFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SiteFrame } from "~/components/site-frame";
import { PLATFORMS, type Platform } from "~/contract/platforms";
import { page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { visitorHome } from "~/http/visitor.server";
import { PRODUCT } from "~/product";
import styles from "~/styles/pitch.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = pageMeta("/extension/platforms");

export const loader = page(async ({ request }: LoaderFunctionArgs) => ({ home: await visitorHome(request) }));

const checked = PLATFORMS.filter(({ standing }) => standing.is !== "recognised").length;

export default function ExtensionPlatformsPage() {
	const { home } = useLoaderData<typeof loader>();
	return (
		<SiteFrame home={home}>
			<header className="wide part">
				<p className="eyebrow">
					<a href="/extension">The browser extension</a>
				</p>
				<h1>What it knows of platforms</h1>
				<p className="lead">
					Most applications are built on a few platforms. The extension fills any form by its questions; on these {PLATFORMS.length} it
					knows a little more. This page says how much, and what nobody has tried yet.
				</p>
				<p>None of these is connected with {PRODUCT.name}.</p>
			</header>
			<section className="wide part ruled" aria-labelledby="words">
				<h2 id="words">Two words for how sure we are</h2>
				<dl className="terms rows">
					<div>
						<dt>Recognised</dt>
						<dd>
							The extension knows the page by what it shows; an address alone is never enough. It fills forms that we built ourselves after
							what is publicly known of the platform. Nobody has tried the real one with a real account and told us.
						</dd>
					</div>
					<div>
						<dt>Checked live by a person</dt>
						<dd>
							Somebody filled a real form there with the extension, looked at every box, and we note the day. So far that is{" "}
							{checked === 0 ? "none" : checked} of them.
						</dd>
					</div>
				</dl>
			</section>
			<section className="wide part ruled" aria-labelledby="platforms">
				<h2 id="platforms">One by one</h2>
				<dl className="terms rows">
					{PLATFORMS.map((platform) => (
						<div key={platform.id} id={platform.id}>
							<dt>
								{platform.name}
								<span className="hint permission">{standingOf(platform)}</span>
							</dt>
							<dd>
								<p>
									<b>Known by:</b> {platform.knownBy}
								</p>
								<p>
									<b>Tested on:</b> {testedOn(platform)}
								</p>
								<p>
									<b>Awkward there:</b> {platform.awkward}
								</p>
							</dd>
						</div>
					))}
				</dl>
			</section>
			<section className="wide part ruled" aria-labelledby="wrong">
				<h2 id="wrong">If it goes wrong there</h2>
				<p>
					Platforms change without telling us. The extension reads back what it typed, lists what a site did not keep, and “Undo” puts the
					page back. Try it on <a href="/extension#practice">the practice form</a> first, and read every form over before you send it.
				</p>
			</section>
		</SiteFrame>
	);
}

const standingOf = ({ standing }: Platform) =>
	standing.is === "recognised" ? "Recognised, not checked live" : `Checked live by a person on ${standing.on}`;

const testedOn = ({ forms }: Platform) =>
	`${forms.length === 1 ? "one form" : `${forms.length} forms`} of our own, modelled on it. Not on the real one.`;
