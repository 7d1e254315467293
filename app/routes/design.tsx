import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { SiteFrame } from "~/components/site-frame";
import { AppError } from "~/errors";
import { page } from "~/http/html-door.server";
import { publicSettings } from "~/http/public-settings.server";
import { visitorHome } from "~/http/visitor.server";
import { pageTitle } from "~/product";

export const meta = () => pageTitle("Design");

export const loader = page(async ({ request }) => {
	if (!publicSettings.isDevelopment) throw new AppError("not_found", "This page is for development.");
	return { home: await visitorHome(request) };
});

const TINTS = ["slate", "sage", "sky", "lilac", "rose", "apricot", "mint", "sand", "coral"];

/** Every part that pages are made of, in one place, for those who build pages. */
export default function DesignPage() {
	const { home } = useLoaderData<typeof loader>();
	return (
		<SiteFrame home={home}>
			<div className="wide">
				<header className="page-head">
					<p className="eyebrow">In development only</p>
					<h1>What pages are made of</h1>
					<p className="lead">
						Paper, ink, one green, and a <mark>marker</mark> that always means “Onward filled this” or “look here”.
					</p>
				</header>
				<Part title="Type">
					<h1>Heading one</h1>
					<h2>Heading two</h2>
					<h3>Heading three</h3>
					<p>
						Text runs no wider than 68 characters. A <a href="/design">link within text</a> is underlined, a <mark>mark</mark> is yellow.
					</p>
					<p className="eyebrow">Eyebrow above a heading</p>
					<p className="hint">A hint in small, soft letters.</p>
				</Part>
				<Part title="Buttons">
					<p className="actions">
						<button className="button" type="button">
							Save
						</button>
						<button className="button quiet" type="button">
							Cancel
						</button>
						<button className="button danger" type="button">
							Delete
						</button>
						<button className="button" type="button" disabled>
							Not yet
						</button>
					</p>
				</Part>
				<Part title="Fields">
					<div className="form">
						<div className="field">
							<label htmlFor="d-name">Name</label>
							<p className="hint">As on your transcript.</p>
							<input className="input" id="d-name" defaultValue="Maya" />
						</div>
						<div className="field">
							<label htmlFor="d-mail">E-mail</label>
							<input className="input" id="d-mail" aria-invalid aria-describedby="d-mail-error" defaultValue="maya@" />
							<p className="field-error" id="d-mail-error">
								An e-mail address has a domain after the @.
							</p>
						</div>
						<div className="field">
							<label htmlFor="d-state">State</label>
							<select className="input" id="d-state">
								<option>Vermont</option>
							</select>
						</div>
						<label className="tick">
							<input type="checkbox" defaultChecked />
							<span>I accept the terms.</span>
						</label>
					</div>
				</Part>
				<Part title="Badges">
					<p className="actions">
						{TINTS.map((tint) => (
							<span className={`badge ${tint}`} key={tint}>
								{tint}
							</span>
						))}
					</p>
				</Part>
				<Part title="Notices">
					<div className="form">
						<p className="notice">Saved answers stay on this server.</p>
						<p className="notice done">Profile saved</p>
						<p className="notice warning">Three trial uses remaining.</p>
						<p className="notice failure">Failed to load profile data</p>
					</div>
				</Part>
				<Part title="Card, tabs, table, progress">
					<ul className="tabs">
						<li>
							<a href="/design" aria-current="page">
								Students
							</a>
						</li>
						<li>
							<a href="/design">Invitations</a>
						</li>
					</ul>
					<div className="card">
						<h3>A card</h3>
						<p>Hairlines rather than shadows.</p>
					</div>
					<div className="table-scroll">
						<table className="table">
							<caption>Students of one class</caption>
							<thead>
								<tr>
									<th scope="col" className="number">
										#
									</th>
									<th scope="col">Name</th>
									<th scope="col">Progress</th>
								</tr>
							</thead>
							<tbody>
								{[
									["Maya", 82, ""],
									["Luis", 55, " middling"],
									["Ada", 12, " low"],
								].map(([name, value, level], place) => (
									<tr key={name}>
										<td className="number">{place + 1}</td>
										<td>{name}</td>
										<td>
											<progress className={`progress${level}`} value={value} max={100} aria-label={`Progress of ${name}`} />
										</td>
									</tr>
								))}
							</tbody>
						</table>
					</div>
				</Part>
				<Part title="Nothing there yet">
					<div className="empty">
						<h3>No organizations found</h3>
						<p>Try adjusting your search terms or category filter</p>
					</div>
				</Part>
			</div>
		</SiteFrame>
	);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className="settings-part" aria-label={title}>
			<p className="eyebrow">{title}</p>
			{children}
		</section>
	);
}
