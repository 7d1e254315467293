import ReactMarkdown, { type Components } from "react-markdown";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import remarkGfm from "remark-gfm";

const ALLOWED = ["p", "br", "strong", "em", "del", "a", "ul", "ol", "li", "code", "pre", "blockquote", "table", "thead", "tbody", "tr"];
const CELLS = ["th", "td"];
const SCHEMA = { ...defaultSchema, attributes: { a: ["href"] } };
/** Stands for this site when an address is resolved as a browser would. */
const HERE = "https://here.invalid";

const isOwn = (href: string | undefined): href is string =>
	href?.startsWith("/") === true && URL.canParse(href, HERE) && new URL(href, HERE).origin === HERE;

const components: Components = {
	a: ({ href, children }) => (isOwn(href) ? <a href={href}>{children}</a> : children),
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
