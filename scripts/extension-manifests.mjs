/** From here on Firefox, on every device, asks by itself about what `data_collection_permissions` names. */
const FIREFOX_MIN = "142.0";

/**
 * The manifests of both browsers, made of the one that is written by hand. Takes that, the version, the origin of the server and further
 * match patterns that the extension may always reach.
 */
export function manifestsOf(source, { version, server, extraHosts }) {
	const { extension_pages } = source.content_security_policy;
	const chrome = {
		...source,
		version,
		host_permissions: [`${server}/*`, ...extraHosts],
		content_security_policy: { extension_pages: extension_pages.replace("SERVER", server) },
	};
	return { chrome, firefox: forFirefox(chrome) };
}

function forFirefox({ minimum_chrome_version, background, side_panel, permissions, ...shared }) {
	return {
		...shared,
		browser_specific_settings: {
			gecko: {
				id: "@onward.autofill",
				strict_min_version: FIREFOX_MIN,
				data_collection_permissions: { required: ["browsingActivity", "personallyIdentifyingInfo", "websiteContent"] },
			},
		},
		background: { scripts: [background.service_worker], type: background.type },
		permissions: permissions.filter((permission) => permission !== "sidePanel"),
		...(side_panel && {
			sidebar_action: {
				default_title: shared.short_name,
				default_panel: side_panel.default_path,
				default_icon: shared.action.default_icon,
				open_at_install: false,
			},
		}),
	};
}
