import { registerLocaleDataLoader } from "@ui5/webcomponents-base/dist/asset-registries/LocaleData.js";
import english from "@ui5/webcomponents-localization/dist/generated/assets/cldr/en.json";

// The page is in English only, so its dates need no other locale.
registerLocaleDataLoader("en", async () => english as any);
