import { index, type RouteConfig, route } from "@remix-run/route-config";

/** The site map, one line a route. */
export default [
	index("routes/home.tsx"),
	route("api/users/updateProfileFull", "routes/api.users.updateProfileFull.ts"),
	route("api/usage/fill", "routes/api.usage.fill.ts"),
	route("login", "routes/login.tsx"),
	route("logout", "routes/logout.tsx"),
	route("register/*", "routes/register.tsx"),
	route("adminRegister/*", "routes/admin-register.tsx"),
	route("forgot-password", "routes/forgot-password.tsx"),
	route("reset-password", "routes/reset-password.tsx"),
	route("dashboard", "routes/dashboard.tsx"),
	route("settings", "routes/settings.tsx"),
	route("admin", "routes/admin.tsx"),
	route("api/auth/status", "routes/api.auth.status.ts"),
	route("api/auth/register", "routes/api.auth.register.ts"),
	route("api/auth/adminRegister", "routes/api.auth.admin-register.ts"),
	route("api/auth/login", "routes/api.auth.login.ts"),
	route("api/auth/login/federated/google", "routes/api.auth.google.ts"),
	route("api/auth/login/federated/google/callback", "routes/api.auth.google.callback.tsx"),
	route("api/auth/logout", "routes/api.auth.logout.ts"),
	route("api/auth/change-password", "routes/api.auth.change-password.ts"),
	route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
