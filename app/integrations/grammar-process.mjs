import { LocalLinter } from "harper.js";
import { binary } from "harper.js/binary";

// Runs as a child of the server (grammar.server.ts): a check holds up all else in its process, and takes some 400 MB.
const linter = new LocalLinter({ binary });

process.on("message", async (text) => {
	try {
		const byRule = await linter.organizedLints(text, { language: "plaintext" });
		process.send({ slips: Object.entries(byRule).flatMap(([rule, lints]) => lints.map((lint) => slip(rule, lint))) });
	} catch (error) {
		process.send({ failure: String(error) });
	}
});
process.on("disconnect", () => process.exit());

function slip(rule, lint) {
	const { start, end } = lint.span();
	const replacements = lint.suggestions().map((suggestion) => suggestion.get_replacement_text());
	return { rule, start, end, message: lint.message(), replacements };
}
