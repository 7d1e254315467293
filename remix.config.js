/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
	appDirectory: "app",
	ssr: true,
	serverModuleFormat: "esm",
	future: {
		v3_fetcherPersist: true,
		v3_relativeSplatPath: true,
		v3_throwAbortReason: true,
		v3_routeConfig: true,
		v3_singleFetch: true,
		v3_lazyRouteDiscovery: true,
	},
};
