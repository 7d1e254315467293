import { readFileSync } from "node:fs";
import path from "node:path";
import routes from "../../app/routes";

type RouteEntry = { path?: string; file: string; children?: RouteEntry[] };

export type Route = {
	/** As in app/routes.ts, from the root: `/register/*`. */
	path: string;
	file: string;
	/** An address that leads there: the path with its open segments left out. */
	address: string;
	takesForms: boolean;
	isApi: boolean;
	/** Answers the form of the page above it to a script, in pieces. */
	isStream: boolean;
};

function flatten(entries: RouteEntry[], parent = ""): { path: string; file: string }[] {
	return entries.flatMap((entry) => {
		const at = `${parent}/${entry.path ?? ""}`.replace(/\/+/g, "/").replace(/(.)\/$/, "$1");
		return [{ path: at, file: `app/${entry.file}` }, ...flatten(entry.children ?? [], at)];
	});
}

/** Every route of the app, read from its site map and sources, so that tests over all of them cover a new one too. */
export const ROUTES: readonly Route[] = flatten(routes as RouteEntry[]).map((route) => {
	const isApi = route.path.startsWith("/api/");
	const source = readFileSync(path.resolve(import.meta.dirname, "../..", route.file), "utf8");
	const address = route.path === "/*" ? "/no-such-page" : route.path.replace(/\/(\*|:\w+\??)/g, "");
	const isStream = route.path.endsWith("/stream");
	return {
		...route,
		address,
		isApi,
		isStream,
		takesForms: !isApi && !isStream && /^export (const|async function|function) action\b/m.test(source),
	};
});
