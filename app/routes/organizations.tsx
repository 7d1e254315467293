import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DirectoryFilterForm } from "~/components/directory-filter-form";
import { DirectoryList } from "~/components/directory-list";
import { SiteFrame } from "~/components/site-frame";
import { directoryHref, isFiltering, readDirectoryFilter } from "~/contract/directory";
import { organizationDirectory, PAGE_SIZE, searchDirectory } from "~/domain/organizations.server";
import filterScript from "~/enhance/directory-filter.ts?worker&url";
import layOutLater from "~/enhance/lay-out-later.ts?worker&url";
import { page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { visitorHome } from "~/http/visitor.server";
import styles from "~/styles/organizations.css?url";

const TITLE = "Community-Based Organizations";
const DESCRIPTION =
	"A directory of 200+ organizations supporting students with college access, scholarships, mentoring and educational opportunities nationwide.";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = pageMeta("/organizations");

export const loader = page(async ({ request }) => {
	const { searchParams } = new URL(request.url);
	const filter = readDirectoryFilter(searchParams);
	const { nextPage, ...found } = searchDirectory(organizationDirectory, filter, Number(searchParams.get("page") ?? 1));
	return {
		...found,
		home: await visitorHome(request),
		filter,
		categories: organizationDirectory.categories,
		moreHref: nextPage && directoryHref(filter, nextPage),
		standsOnOnePage: organizationDirectory.entries.length <= PAGE_SIZE,
	};
});

export default function OrganizationsPage() {
	const { home, filter, categories, count, organizations, moreHref, standsOnOnePage } = useLoaderData<typeof loader>();
	return (
		<SiteFrame home={home}>
			{home ? null : <Invitation />}
			<div className="wide">
				<header className="page-head directory-head">
					<h1>{TITLE}</h1>
					<p className="lead">{DESCRIPTION}</p>
				</header>
				<DirectoryFilterForm filter={filter} categories={categories} count={count} />
				<DirectoryList organizations={organizations} isFiltered={isFiltering(filter)} />
				{count === 0 ? <NothingFound /> : null}
				<template data-directory-empty>
					<NothingFound />
				</template>
				{moreHref ? (
					<p className="actions">
						<a className="button quiet" href={moreHref}>
							Show more
						</a>
					</p>
				) : null}
				<p className="hint directory-note">
					This directory lists organizations commonly found in college applications and known for supporting student success. Please visit
					individual websites for current program details and application requirements.
				</p>
			</div>
			<script type="module" src={layOutLater} />
			{standsOnOnePage ? <script type="module" src={filterScript} /> : null}
		</SiteFrame>
	);
}

/** The banner at the head of the page, for visitors without an account. */
function Invitation() {
	return (
		<aside className="directory-banner" aria-label="Try it">
			<div className="wide">
				<p>Want to discover and apply to these organizations faster? Try the product today!</p>
				<div className="actions">
					<a className="button quiet" href="/login">
						Login
					</a>
					<a className="button" href="/register">
						Sign Up
					</a>
				</div>
			</div>
		</aside>
	);
}

function NothingFound() {
	return (
		<div className="empty">
			<h2>No organizations found</h2>
			<p>Try adjusting your search terms or category filter</p>
		</div>
	);
}
