import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";
import { PUBLIC_PAGES } from "~/content/public-pages";
import { STUDENT_PATHS } from "./student-frame";

const ALLOWED = ["p", "br", "strong", "em", "del", "a", "ul", "ol", "li", "code", "pre", "blockquote", "table", "thead", "tbody", "tr"];
const CELLS = ["th", "td"];
const SCHEMA = { ...defaultSchema, attributes: { a: ["href"] } };
/** Stands for this site when an address is resolved as a browser would. */
const HERE = "https://here.invalid";

/** A page of this site to read or work on; other addresses of it do something when they are opened. */
function isOwnPage(href: string | undefined): href is string {
	if (!href?.startsWith("/") || !URL.canParse(href, HERE)) return false;
	const { origin, pathname } = new URL(href, HERE);
	return origin === HERE && (Object.hasOwn(PUBLIC_PAGES, pathname) || STUDENT_PATHS.some((path) => path === pathname));
}

const components: Components = {
	a: ({ href, children }) => (isOwnPage(href) ? <a href={href}>{children}</a> : children),
	// A paragraph never stands on one line with the name before it, when its text is copied or read out; a div does.
	p: ({ children }) => <div>{children}</div>,
	// Without the alignment of columns, which would become a style attribute.
	th: ({ children }) => <th>{children}</th>,
	td: ({ children }) => <td>{children}</td>,
};

/** A reply written in markdown. Links lead to pages of this site only; markup in it is text. */
export function Markdown({ text }: { text: string }) {
	return (
		<ReactMarkdown
			remarkPlugins={[remarkGfm]}
			rehypePlugins={[[rehypeSanitize, SCHEMA]]}
			allowedElements={[...ALLOWED, ...CELLS]}
			unwrapDisallowed
			components={components}
		>
			{text}
		</ReactMarkdown>
	);
}
