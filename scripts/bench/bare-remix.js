import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const VOID = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const PROPS = { class: "className", for: "htmlFor", charset: "charSet", "http-equiv": "httpEquiv" };

const decode = (text) =>
	text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (_, hex, decimal, name) =>
		name
			? { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" }[name]
			: String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
	);

/** Turns the HTML of a page that React rendered into code that renders the same HTML. */
function elementCode(html) {
	const tokens = html
		.replace(/<!DOCTYPE[^>]*>/i, "")
		.matchAll(/<!--.*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gs);
	let code = "";
	for (const [token, closed, opened, attributes = "", text] of tokens) {
		if (token.startsWith("<!--")) continue;
		if (closed) code += "),";
		else if (text !== undefined) code += `${JSON.stringify(decode(text))},`;
		else {
			const props = [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(
				([, name, value]) => `${JSON.stringify(PROPS[name] ?? name)}:${JSON.stringify(decode(value ?? ""))}`,
			);
			code += `h(${JSON.stringify(opened)},{${props.join(",")}},${VOID.has(opened) ? ")," : ""}`;
		}
	}
	return code.replace(/,$/, "");
}

/**
 * Builds the smallest Remix app whose pages are the given HTML, by their paths: the same versions, no middleware of ours,
 * the framework's own way to render. Gives the command line of its server, which compresses as ours does.
 */
export function buildBareRemix(pages) {
	const folder = path.resolve("node_modules/.cache/bare-remix");
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(path.join(folder, "app/routes"), { recursive: true });
	const write = (file, text) => writeFileSync(path.join(folder, file), text);
	write("package.json", '{"type":"module","sideEffects":false}');
	write(
		"vite.config.js",
		'import { vitePlugin as remix } from "@remix-run/dev";\nexport default { plugins: [remix({ future: { v3_singleFetch: true } })], logLevel: "error" };\n',
	);
	write(
		"app/root.jsx",
		`import { createElement as h } from "react";\nimport { Outlet } from "@remix-run/react";\nexport function Layout({ children }) { return children; }\nexport default function App() { return h(Outlet); }\n`,
	);
	for (const [at, html] of Object.entries(pages)) {
		write(
			`app/routes/${at.slice(1) || "_index"}.jsx`,
			`import { createElement as h } from "react";\nexport const loader = () => ({ ok: true });\nexport default function Page() { return ${elementCode(html)}; }\n`,
		);
	}
	write("app/entry.client.jsx", "");
	write(
		"app/entry.server.jsx",
		`import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { createElement as h } from "react";
import { renderToPipeableStream } from "react-dom/server";
export default function handleRequest(request, status, headers, context) {
	headers.set("Content-Type", "text/html");
	return new Promise((resolve, reject) => {
		const { pipe } = renderToPipeableStream(h(RemixServer, { context, url: request.url }), {
			onShellReady() {
				const body = new PassThrough();
				resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
				pipe(body);
			},
			onShellError: reject,
		});
	});
}
`,
	);
	write(
		"server.js",
		`import { constants } from "node:zlib";
import { createRequestHandler } from "@remix-run/express";
import compression from "compression";
import express from "express";
import * as build from "./build/server/index.js";
const app = express();
app.use(compression({ threshold: 512, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } } }));
app.all("*", createRequestHandler({ build, mode: "production" }));
const server = app.listen(0, "127.0.0.1", () => console.log(JSON.stringify({ address: "http://127.0.0.1:" + server.address().port })));
`,
	);
	execFileSync(process.execPath, [path.resolve("node_modules/@remix-run/dev/dist/cli.js"), "vite:build"], {
		cwd: folder,
		stdio: ["ignore", "ignore", "inherit"],
	});
	return [path.join(folder, "server.js")];
}
