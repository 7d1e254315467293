import { registerLocaleDataLoader } from "@ui5/webcomponents-base/dist/asset-registries/LocaleData.js";
import en from "@ui5/webcomponents-localization/dist/generated/assets/cldr/en.json";

// The page is English only; without this the library would fetch its locale data from a CDN.
// biome-ignore lint/suspicious/noExplicitAny: the library types no locale file
registerLocaleDataLoader("en", async () => en as any);
