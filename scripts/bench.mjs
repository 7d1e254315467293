import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installPackages } from "./install.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const names = readdirSync("scripts/bench")
	.filter((file) => file.endsWith(".mjs"))
	.map((file) => file.slice(0, -4));
const [name, ...args] = process.argv.slice(2);
if (name !== undefined && !existsSync(`scripts/bench/${name}.mjs`)) {
	console.error(`There is no benchmark “${name}”. Choose of: ${names.join(", ")}.`);
	process.exit(1);
}
installPackages();
process.argv.splice(2, process.argv.length, ...args);
for (const each of name ? [name] : names) await import(`./bench/${each}.mjs`);
