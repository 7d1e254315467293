import { PRODUCT } from "~/product";
import { NewTab } from "./new-tab";

/** How to get the extension: from its store, or where it has none yet, from the folder the build makes. */
export function ExtensionCard({ storeUrl }: { storeUrl: string | undefined }) {
	return (
		<section className="card" id="autofiller" aria-labelledby="extension-card">
			<h2 id="extension-card">Install the extension</h2>
			<p>
				It opens beside an application form, fills in what you have saved, and shows you <mark>every field it filled</mark> before you send
				anything.
			</p>
			{storeUrl ? (
				<p>
					<a className="button" href={storeUrl} target="_blank" rel="noopener">
						Add it to your browser
						<NewTab />
					</a>
				</p>
			) : (
				<details>
					<summary>Load it from this computer</summary>
					<ol>
						<li>
							Open <code>chrome://extensions</code> in Chrome, Edge or Chromium.
						</li>
						<li>Switch on “Developer mode”.</li>
						<li>
							Choose “Load unpacked” and pick the folder <code>dist/extension</code> of {PRODUCT.name}.
						</li>
					</ol>
				</details>
			)}
		</section>
	);
}
