import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markdown } from "~/components/markdown";

const rendered = (text: string) => renderToStaticMarkup(createElement(Markdown, { text }));

test("lists, emphasis, tables and links of this site are shown", () => {
	const html = rendered("**Yes**\n\n- one\n- two\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |\n\n[Lesson](/learn/essay-writing#yours)");
	expect(html).toContain("<strong>Yes</strong>");
	expect(html).toContain("<li>one</li>");
	expect(html).toContain("<td>1</td>");
	expect(html).toContain('<a href="/learn/essay-writing#yours">Lesson</a>');
});

test.each([
	"[x](javascript:alert(1))",
	"[x](JaVaScRiPt&colon;alert(1))",
	"[x](data:text/html,<script>alert(1)</script>)",
	"[x](https://evil.example)",
	"[x](//evil.example)",
	"[x](/logout)",
	"[x](/api/auth/login/federated/google)",
	"https://evil.example",
	"<https://evil.example>",
	"[x][y]\n\n[y]: javascript:alert(1)",
	"someone@evil.example",
	"![x](https://evil.example/pixel.png)",
	"![x](/api/auth/logout)",
	"<script>alert(1)</script>",
	'<img src="x" onerror="alert(1)">',
	'<a href="javascript:alert(1)">x</a>',
	"<style>*{display:none}</style>",
	"<form action=/logout method=post><button>x</button></form>",
	"text[^1]\n\n[^1]: note",
	"- [ ] task",
	"# Heading",
])("%s brings no markup of its own and leads nowhere else", (text) => {
	const html = rendered(text);
	expect(html).not.toMatch(/<(script|img|style|form|button|input|h\d|section|iframe)\b/i);
	expect(html).not.toMatch(/\s(style|on\w+|id|class)=(?![^<]*&quot;)/i);
	expect(html).not.toContain("href=");
});

test("an address that a browser would read as another site's stays a path of this one", () => {
	const hrefs = ["[x](/\\evil.example)", "[x](</\t/evil.example>)"].map((text) => /href="([^"]*)"/.exec(rendered(text))?.[1] ?? "none");
	expect(hrefs.map((href) => new URL(href, "https://onward.example").host)).toEqual(["onward.example", "onward.example"]);
});
