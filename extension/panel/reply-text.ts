import { element } from "../popup/elements";

/** Pages that only show something; other addresses of the site do something when they are opened. */
const READABLE = /^\/(learn|organizations|#)/;
const PIECES = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)|\\([\\`*_{}[\]<>#|~])/g;

/** A reply in markdown as elements: paragraphs, lists, strong words, links to pages of `server` to read. Everything else is text. */
export function replyElements(reply: string, server: string): HTMLElement[] {
	return reply
		.trim()
		.split(/\n\s*\n/)
		.map((block) => {
			const lines = block.split("\n").map((line) => line.trim());
			const items = lines.map((line) => /^(?:[-*]|\d+\.)\s+(.*)/.exec(line)?.[1]);
			return items.every((item) => item !== undefined)
				? element("ul", {}, ...items.map((item) => element("li", {}, ...inline(item, server))))
				: element("p", {}, ...inline(lines.join(" "), server));
		});
}

function inline(text: string, server: string): (Node | string)[] {
	const pieces: (Node | string)[] = [];
	let end = 0;
	for (const { index, 0: whole, 1: strong, 2: stressed, 3: words, 4: href, 5: escaped } of text.matchAll(PIECES)) {
		pieces.push(text.slice(end, index));
		end = index + whole.length;
		if (strong !== undefined) pieces.push(element("strong", {}, strong.replace(/\\(.)/g, "$1")));
		else if (stressed !== undefined) pieces.push(element("em", {}, stressed));
		else if (words !== undefined && href && READABLE.test(href))
			pieces.push(element("a", { href: server + href, target: "_blank", rel: "noopener" }, words));
		else pieces.push(words ?? escaped ?? "");
	}
	return [...pieces, text.slice(end)];
}
