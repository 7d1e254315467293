import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import options from "./remix.config.js";

declare module "@remix-run/node" {
	interface Future {
		v3_singleFetch: true;
	}
}

export default defineConfig({
	plugins: [remix(options)],
	resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
	build: { target: "es2022", assetsInlineLimit: 0 },
	worker: { format: "es" },
	ssr: { target: "node" },
});
