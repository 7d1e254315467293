import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The site map, one line a route. */
export default [
	index("routes/home.tsx"),
	route("api/users/updateProfileFull", "routes/api.users.updateProfileFull.ts"),
	route("api/usage/fill", "routes/api.usage.fill.ts"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
