import { CATEGORY_TINTS } from "~/content/organization-categories";
import { filedName, type Organization } from "~/contract/directory";
import { NewTab } from "./new-tab";

type Letter = { sign: string; id: string; members: Organization[] };

/** Organizations in order of their names, by the letter they are filed under. */
function byLetter(organizations: readonly Organization[]): Letter[] {
	const letters: Letter[] = [];
	for (const organization of organizations) {
		const initial = filedName(organization.name).charAt(0);
		const sign = /[a-z]/.test(initial) ? initial.toUpperCase() : "0–9";
		const last = letters.at(-1);
		if (last?.sign === sign) last.members.push(organization);
		else letters.push({ sign, id: `letter-${sign.charAt(0)}`, members: [organization] });
	}
	return letters;
}

/**
 * The organizations of one page. Unfiltered they stand by letter, with an index of the letters; filtered they stand in
 * one grid, which is a matter of style alone, so that `enhance/directory-filter.ts` has nothing to move.
 */
export function DirectoryList({ organizations, isFiltered }: { organizations: readonly Organization[]; isFiltered: boolean }) {
	const letters = byLetter(organizations);
	return (
		<div className={isFiltered ? "directory filtered" : "directory"} data-directory>
			{isFiltered ? null : (
				<nav className="directory-index" aria-label="By first letter">
					<ul>
						{letters.map(({ sign, id }) => (
							<li key={id}>
								<a href={`#${id}`}>{sign}</a>
							</li>
						))}
					</ul>
				</nav>
			)}
			{letters.map(({ sign, id, members }) => (
				<section className="directory-letter" id={id} key={id}>
					<h2>{sign}</h2>
					<ul>
						{members.map((organization) => (
							<Card key={organization.name} organization={organization} />
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

function Card({ organization: { name, category, url, description } }: { organization: Organization }) {
	const tint = CATEGORY_TINTS.get(category);
	return (
		<li>
			<h3>{name}</h3>
			<span className={tint ? `badge ${tint}` : "badge"}>{category}</span>
			<p>{description}</p>
			<a href={url} target="_blank" rel="noopener">
				{url}
				<NewTab />
			</a>
		</li>
	);
}
