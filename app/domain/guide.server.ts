import MiniSearch from "minisearch";
import { DIRECTORY_WORDS, FILLER_WORDS, ORGANIZATION_WORDS, OTHER_PHRASES, OTHER_WORDS, PRODUCT_WORDS } from "../content/guide-words";
import { FAQ } from "../content/landing";
import type { Block } from "../content/learning/learning-path";
import { LEARNING_PATHS } from "../content/learning/learning-paths";
import { ORGANIZATIONS } from "../content/organizations";
import { ALL_CATEGORIES, DIRECTORY_PATH, directoryHref } from "../contract/directory";

/** A reply in markdown, and the addresses of what it quotes, the best first; none when nothing was found. */
export type GuideAnswer = { reply: string; sources: string[] };

/** A piece of text that can be quoted by itself; `topic` is what it says it is about, `said` how it is quoted, in markdown. */
type Passage = { id: number; source: number; topic?: string; text: string; said: string };
type Source = { href: string; title: string; heading: string };

const escaped = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, "\\$&");
const withTerm = (term: string, text: string) => `**${escaped(term)}** ${escaped(text)}`;

/** Samples of writing are left out: a pharmacy in somebody's essay answers no question. */
function passagesOf(block: Block): Omit<Passage, "id" | "source">[] {
	if (typeof block === "string") return [{ text: block, said: escaped(block) }];
	switch (block.kind) {
		case "list":
			return block.items.map((item) =>
				typeof item === "string"
					? { text: item, said: escaped(item) }
					: { topic: item.term, text: item.text, said: withTerm(item.term, item.text) },
			);
		case "checklist":
			return block.items.map((item) => ({ text: `${block.title} ${item}`, said: escaped(item) }));
		case "table":
			return block.rows.map(([first = "", ...rest]) => ({
				text: [block.caption, first, ...rest].join(" "),
				said: withTerm(`${first}:`, rest.map((cell) => cell.replace(/\.$/, "")).join(". ")),
			}));
		case "example":
			return block.why ? [{ topic: block.title, text: block.why, said: withTerm(`${block.title}:`, block.why) }] : [];
		case "note":
			return [{ topic: block.title, text: block.text, said: withTerm(`${block.title}:`, block.text) }];
	}
}

const FAQ_HREF = "/#faq";
const sources: Source[] = [];
const passages: Passage[] = [];

function addSource(source: Source, texts: Omit<Passage, "id" | "source">[]) {
	const place = sources.push(source) - 1;
	for (const each of texts) passages.push({ ...each, id: passages.length, source: place });
}

for (const { id, title, sections } of LEARNING_PATHS)
	for (const { id: section, heading, blocks } of sections)
		addSource({ href: `/learn/${id}#${section}`, title: `${title}: ${heading}`, heading }, blocks.flatMap(passagesOf));
for (const { question, answer } of FAQ)
	addSource({ href: FAQ_HREF, title: question, heading: question }, [{ text: answer, said: escaped(answer) }]);

const plain = (word: string) => word.toLowerCase().replace(/['’]/g, "");
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

const reading = {
	tokenize: (text: string) => wordsOf(text).map(plain),
	processTerm: (word: string) => singular(word) || null,
};
const SEARCH = {
	bm25: { k: 1, b: 0.4, d: 0.5 },
	prefix: (term: string) => term.length > 2,
	fuzzy: (term: string) => (term.length > 5 ? 0.2 : false),
	weights: { fuzzy: 0.3, prefix: 0.6 },
};

const lessons = new MiniSearch<Passage & { heading: string }>({
	...reading,
	fields: ["topic", "text", "heading"],
	searchOptions: { ...SEARCH, boost: { topic: 1.5 } },
});
lessons.addAll(passages.map((passage) => ({ ...passage, heading: sources[passage.source]?.title ?? "" })));

const directory = new MiniSearch<{ id: number; name: string; category: string; description: string }>({
	...reading,
	fields: ["name", "category", "description"],
	searchOptions: { ...SEARCH, boost: { category: 1.5 } },
});
directory.addAll(ORGANIZATIONS.map(({ name, category, description }, id) => ({ id, name, category, description })));

type Question = { words: string[]; meant: string[] };

/** What a question is about: its words without the fillers, and beside them the words that lessons have for the same. */
function read(question: string): Question {
	const words = wordsOf(question).slice(0, WORDS_MAX).map(plain);
	const text = words.join(" ");
	const [asked, phrase] = OTHER_PHRASES.find(([pattern]) => pattern.test(text)) ?? [];
	const named = (asked ? text.replace(asked, "") : text).split(" ").filter((word) => word !== "" && !FILLER_WORDS.has(word));
	return { words, meant: [...new Set(named), ...(phrase ? [phrase] : [])] };
}

/** A long text is no question; more words of it find nothing better. */
const WORDS_MAX = 60;
const PASSAGES_MAX = 3;
const ORGANIZATIONS_MAX = 3;
/** How much of what a question is about a passage must speak of. */
const SHARE_MIN = 0.5;
const PRODUCT_BOOST = 2;

type Found = { source: Source; score: number; said: string[] };

/** The sources that speak of what is asked, the best first. A source counts by its best passages, not by its length. */
function searchLessons({ words, meant }: Question): Found[] {
	const scores = new Map<number, { score: number; asked: number }>();
	for (const word of meant) {
		const said = OTHER_WORDS.get(word) ?? word;
		for (const { id, score } of lessons.search(said)) {
			const so = scores.get(id) ?? { score: 0, asked: 0 };
			scores.set(id, { score: so.score + score / Math.sqrt(wordsOf(said).length), asked: so.asked + 1 });
		}
	}
	const bySource = new Map<number, { passage: Passage; score: number }[]>();
	for (const [id, { score, asked }] of scores) {
		const passage = passages[id];
		const share = asked / meant.length;
		if (!passage || share < SHARE_MIN) continue;
		bySource.set(passage.source, [...(bySource.get(passage.source) ?? []), { passage, score: score * share }]);
	}
	const isOfProduct = words.some((word) => PRODUCT_WORDS.has(word));
	const found = [...bySource].map(([place, all]) => {
		const ranked = all.sort((one, other) => other.score - one.score);
		const best = ranked[0]?.score ?? 0;
		const quoted = ranked.slice(0, PASSAGES_MAX).filter(({ score }) => score >= best * 0.55);
		return {
			source: sources[place] as Source,
			score: (best + 0.25 * (ranked[1]?.score ?? 0)) * (isOfProduct && sources[place]?.href === FAQ_HREF ? PRODUCT_BOOST : 1),
			said: quoted.sort((one, other) => one.passage.id - other.passage.id).map(({ passage }) => passage.said),
		};
	});
	return found.sort((one, other) => other.score - one.score);
}

/** Up to three organizations for a question about help or money; none for another. */
function searchOrganizations({ words, meant }: Question) {
	if (!words.some((word) => DIRECTORY_WORDS.has(word))) return [];
	const about = meant.filter((word) => !/^(organi[sz]ations?|nonprofits?|charit(y|ies)|programs?|groups?|near(by)?)$/.test(word));
	const wanted = about.map((word) => (/^(money|pay|pays|paying|afford|funding)$/.test(word) ? "scholarship" : word));
	return directory
		.search(wanted.join(" "))
		.filter(({ queryTerms }) => queryTerms.length > wanted.length * SHARE_MIN)
		.slice(0, ORGANIZATIONS_MAX)
		.flatMap(({ id }) => ORGANIZATIONS[id] ?? []);
}

const NOT_FOUND = [
	"I found nothing about that. I am the built-in guide: I can only search this site’s own texts.",
	`Ask me about [applying](/learn/application-process), [the essay](/learn/essay-writing), [financial aid](/learn/financial-aid), [organizations that help](${DIRECTORY_PATH}) or [how this site works](/#faq). A few plain words work best, such as “FAFSA deadline”.`,
].join("\n\n");

const SIGNATURE = "*This is the built-in guide. It quotes this site’s own pages; follow a link to read on.*";

const link = ({ href, title }: Source) => `[${escaped(title)}](${href})`;

const CITED_MAX = 4;
/** In a long message the question stands at the end as a rule. */
const SENTENCES_MAX = 3;

/** What this site says about a message, for a model to read and cite: lessons and questions people ask, then organizations. */
export function findPassages(message: string): { title: string; href: string; text: string }[] {
	const sentences = message.split(/(?<=[.!?])\s+|\n+/).slice(-SENTENCES_MAX);
	const asked = [...new Set([message, ...sentences.toReversed()])].map(read);
	const cited = asked.flatMap((each) => searchLessons(each).slice(0, CITED_MAX));
	const organizations = asked.flatMap(searchOrganizations);
	return [
		...firstOfEach(cited.map(({ source: { title, href }, said }) => ({ title, href, text: said.join("\n") }))).slice(0, CITED_MAX),
		...firstOfEach(organizations.map(({ name, description }) => ({ title: name, href: hrefOf(name), text: description }))).slice(
			0,
			ORGANIZATIONS_MAX,
		),
	];
}

const firstOfEach = <T extends { href: string }>(found: T[]): T[] =>
	found.filter(({ href }, place) => found.findIndex((other) => other.href === href) === place);

const hrefOf = (name: string) => directoryHref({ search: name, category: ALL_CATEGORIES });

/**
 * Answers a question without any model, by quoting the lessons, the questions people ask and the directory of
 * organizations, each with its link (design, section 3, “AI without a provider”). Takes text of any length.
 */
export function answerFromGuide(question: string): GuideAnswer {
	const asked = read(question);
	const [best, ...others] = searchLessons(asked);
	const organizations = searchOrganizations(asked);
	const parts: { text: string; hrefs: string[] }[] = [];
	if (best) {
		const also = others.slice(0, 2).filter(({ score }) => score >= best.score * 0.75);
		const quoted = best.said.length > 1 ? best.said.map((each) => `- ${each}`).join("\n") : best.said.join();
		const more = also.length > 0 ? `\n\nSee also: ${also.map(({ source }) => link(source)).join(" · ")}` : "";
		parts.push({
			text: `${quoted}\n\nFrom ${link(best.source)}${more}`,
			hrefs: [best, ...also].map(({ source }) => source.href),
		});
	}
	if (organizations.length > 0) {
		const hrefs = organizations.map(({ name }) => hrefOf(name));
		const listed = organizations.map(({ name, description }, place) => `- [${escaped(name)}](${hrefs[place]}): ${escaped(description)}`);
		parts.push({ text: `From the [directory of organizations](${DIRECTORY_PATH}):\n\n${listed.join("\n")}`, hrefs });
	}
	if (parts.length === 0) return { reply: NOT_FOUND, sources: [] };
	if (asked.words.some((word) => ORGANIZATION_WORDS.has(word))) parts.reverse();
	return { reply: [...parts.map(({ text }) => text), SIGNATURE].join("\n\n"), sources: parts.flatMap(({ hrefs }) => hrefs) };
}
