import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The site map, one line a route. */
export default [
	index("routes/home.tsx"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
