import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { API, WEBHOOKS } from "../app/contract/api";
import { ROUTES } from "./support/routes";

const ROOT = path.resolve(import.meta.dirname, "..");
const OWN_FOLDERS = ["app", "drizzle", "extension", "scripts", "tests"];
const LINES_MAX = 400;

type Import = { from: string; names: string[]; isType: boolean };
type Source = { file: string; text: string; tree: ts.SourceFile; imports: Import[] };

function filesUnder(folder: string): string[] {
	const own = readdirSync(path.join(ROOT, folder), { withFileTypes: true }).filter(({ name }) => name !== "node_modules");
	return own.flatMap((entry) => {
		const file = `${folder}/${entry.name}`;
		return entry.isDirectory() ? filesUnder(file) : [file];
	});
}

/** What an import names, as a path from the root where it is the project's own, else as the package's name. */
function resolveImport(importer: string, specifier: string): string {
	const bare = specifier.replace(/\?.*$/, "");
	if (!bare.startsWith(".") && !bare.startsWith("~/")) return bare;
	const target = bare.startsWith("~/") ? `app/${bare.slice(2)}` : path.posix.join(path.posix.dirname(importer), bare);
	const found = ["", ".ts", ".tsx", ".js", "/index.ts"]
		.map((ending) => target + ending)
		.find((file) => path.extname(file) && existsSync(path.join(ROOT, file)));
	return found ?? target;
}

function importsOf(file: string, tree: ts.SourceFile): Import[] {
	const found: Import[] = [];
	const visit = (node: ts.Node) => {
		if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
			const { importClause } = node;
			const bindings = importClause?.namedBindings;
			const elements = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
			const values = elements.filter((element) => !element.isTypeOnly);
			const isType = Boolean(importClause?.isTypeOnly) || (elements.length > 0 && values.length === 0 && !importClause?.name);
			found.push({
				from: resolveImport(file, node.moduleSpecifier.text),
				names: values.map(({ propertyName, name }) => (propertyName ?? name).text),
				isType,
			});
		}
		if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
			const names =
				node.exportClause && ts.isNamedExports(node.exportClause)
					? node.exportClause.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
					: [];
			found.push({ from: resolveImport(file, node.moduleSpecifier.text), names, isType: node.isTypeOnly });
		}
		if (
			ts.isCallExpression(node) &&
			node.expression.kind === ts.SyntaxKind.ImportKeyword &&
			node.arguments[0] &&
			ts.isStringLiteral(node.arguments[0])
		) {
			found.push({ from: resolveImport(file, node.arguments[0].text), names: [], isType: false });
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return found;
}

const files = OWN_FOLDERS.flatMap(filesUnder);
const sources: Source[] = files
	.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file) && !/^tests\/fixtures\/(forms|unseen)\//.test(file))
	.map((file) => {
		const text = readFileSync(path.join(ROOT, file), "utf8");
		const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
		return { file, text, tree, imports: importsOf(file, tree) };
	});
const sourceOf = new Map(sources.map((source) => [source.file, source]));
const within = (...folders: string[]) =>
	sources.filter(({ file }) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`)));
const isOwn = (from: string) => OWN_FOLDERS.some((folder) => from.startsWith(`${folder}/`));

/** Sentences on each import that `allowed` refuses. */
function refusedImports(of: Source[], allowed: (imported: Import) => boolean): string[] {
	return of.flatMap(({ file, imports }) =>
		imports
			.filter((imported) => !allowed(imported))
			.map(({ from, names }) => `${file} imports ${names.length ? `${names.join(", ")} of ` : ""}${from}`),
	);
}

const startsWithAny = (text: string, beginnings: string[]) =>
	beginnings.some((beginning) => text === beginning || text.startsWith(beginning.endsWith("/") ? beginning : `${beginning}.`));

function identifiers({ tree }: Source): Set<string> {
	const found = new Set<string>();
	const visit = (node: ts.Node) => {
		if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent) && !ts.isPropertyAssignment(node.parent)) found.add(node.text);
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return found;
}

describe("who may import what (design, section 2)", () => {
	test("the contract imports zod and itself only", () => {
		expect(refusedImports(within("app/contract"), ({ from }) => from === "zod" || from.startsWith("app/contract/"))).toEqual([]);
	});

	test("only the domain touches the database", () => {
		const others = within("app", "extension").filter(({ file }) => !file.startsWith("app/domain/") && file !== "app/db.server.ts");
		const isDatabase = ({ from, names, isType }: Import) =>
			!isType &&
			(/^(drizzle-orm|postgres|@electric-sql|pg-boss)(\/|$)/.test(from) ||
				from.startsWith("drizzle/") ||
				(from === "app/db.server.ts" && names.includes("db")));
		expect(refusedImports(others, (imported) => !isDatabase(imported))).toEqual([]);
	});

	test("the domain knows no request, no response, no page", () => {
		const domain = within("app/domain", "app/integrations", "app/contract");
		// Integrations are clients of other servers, and may read what those answer.
		const known = within("app/domain", "app/contract").flatMap((source) =>
			["Request", "Response", "FormData"].filter((name) => identifiers(source).has(name)).map((name) => `${source.file} knows ${name}`),
		);
		expect([
			...known,
			...refusedImports(
				domain,
				({ from }) =>
					!/^(react|@remix-run|@conform-to)/.test(from) && !startsWithAny(from, ["app/http/", "app/routes/", "app/components/"]),
			),
		]).toEqual([]);
	});

	test("routes import what answers are made of, and nothing behind the domain", () => {
		const allowed = [
			"app/http/",
			"app/domain/",
			"app/components/",
			"app/content/",
			"app/contract/",
			"app/enhance/",
			"app/styles/",
			"app/errors",
			"app/product",
			"app/routes/",
		];
		expect(refusedImports(within("app/routes"), ({ from }) => !isOwn(from) || startsWithAny(from, allowed))).toEqual([]);
	});

	test("components show, and fetch nothing", () => {
		const allowed = ["app/components/", "app/contract/", "app/content/", "app/enhance/", "app/product"];
		expect(refusedImports(within("app/components"), ({ from, isType }) => isType || !isOwn(from) || startsWithAny(from, allowed))).toEqual(
			[],
		);
	});

	test("the extension imports itself and the contract, and never a validator", () => {
		expect(
			refusedImports(
				within("extension"),
				({ from, isType }) => isType || !isOwn(from) || startsWithAny(from, ["extension/", "app/contract/", "app/product"]),
			),
		).toEqual([]);
		const reached = new Map<string, string>();
		const queue = within("extension").map(({ file }) => file);
		for (let file = queue.pop(); file; file = queue.pop()) {
			for (const { from, isType } of sourceOf.get(file)?.imports ?? []) {
				if (isType || reached.has(from)) continue;
				reached.set(from, file);
				queue.push(from);
			}
		}
		const carried = [...reached].filter(([from]) => from === "zod" || from.startsWith("zod/") || from === "app/contract/profile-schema.ts");
		expect(carried.map(([from, by]) => `${from} reaches the extension through ${by}`)).toEqual([]);
	});

	test("the environment is read in one place", () => {
		// The error screen alone asks for NODE_ENV: it runs in the browser too, where the bundler fills it in.
		const allowed = (file: string, name: string) =>
			file === "app/env.server.ts" || (file === "app/components/error-screen.tsx" && name === ".NODE_ENV");
		const reads = within("app").flatMap(({ file, text }) =>
			[...text.matchAll(/process\.env(\.\w+)?/g)].filter(([, name]) => !allowed(file, name ?? "")).map(([read]) => `${file} reads ${read}`),
		);
		expect(reads).toEqual([]);
	});
});

describe("files", () => {
	test("none is named after nothing in particular", () => {
		const vague = /^(utils?|helpers?|misc|common|shared|stuff|lib)$/;
		expect(files.filter((file) => file.split("/").some((part) => vague.test(part.replace(/\..*$/, ""))))).toEqual([]);
	});

	test("none only passes on what others export", () => {
		const passesOn = (statement: ts.Statement) =>
			ts.isImportDeclaration(statement) || (ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined);
		const barrels = sources.filter(({ tree }) => tree.statements.some(ts.isExportDeclaration) && tree.statements.every(passesOn));
		expect(barrels.map(({ file }) => file)).toEqual([]);
	});

	test(`none is longer than ${LINES_MAX} lines, content and data aside`, () => {
		const isData = (file: string) =>
			/^(app\/content|tests\/fixtures|tests\/widgets\/(forms|set-aside)|extension\/engine\/.*vocabulary)\//.test(file) ||
			file.startsWith("drizzle/migrations/");
		const long = sources.filter(({ file, text }) => !isData(file) && text.split("\n").length > LINES_MAX + 1);
		expect(long.map(({ file, text }) => `${file} has ${text.split("\n").length - 1} lines`)).toEqual([]);
	});
});

describe("routes", () => {
	const isNavigation = (at: string) => at.startsWith("/api/auth/login/federated/");

	test("every file in app/routes stands in app/routes.ts", () => {
		expect(
			within("app/routes")
				.map(({ file }) => file)
				.filter((file) => !ROUTES.some((route) => route.file === file)),
		).toEqual([]);
		expect(ROUTES.filter(({ file }) => !sourceOf.has(file))).toEqual([]);
	});

	test("routes and declared endpoints are the same", () => {
		const served = ROUTES.map((route) => route.path).filter((at) => at.startsWith("/api/") && !at.includes("*") && !isNavigation(at));
		expect(served.sort()).toEqual([...Object.values(API).map((endpoint) => endpoint.path), ...Object.values(WEBHOOKS)].sort());
	});

	test("every action goes through a door, which checks where the request comes from", () => {
		const DOORS = ["formDoor", "jsonDoor", "fileDoor", "streamDoor", "webhookDoor"];
		// Answers 404 to everything and changes nothing.
		const doorless = ["app/routes/not-found.tsx"];
		const without = within("app/routes").filter(({ file, tree, imports }) => {
			const doors = DOORS.filter((door) => imports.some(({ from, names }) => from.startsWith("app/http/") && names.includes(door)));
			const constants = new Map<string, ts.Expression>();
			let exportsAction = false;
			let isConstant = false;
			for (const statement of tree.statements) {
				const isExported =
					ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
				if (ts.isVariableStatement(statement)) {
					for (const { name, initializer } of statement.declarationList.declarations) {
						if (!ts.isIdentifier(name) || !initializer) continue;
						constants.set(name.text, initializer);
						if (isExported && name.text === "action") exportsAction = isConstant = true;
					}
				}
				if (ts.isFunctionDeclaration(statement) && isExported && statement.name?.text === "action") exportsAction = true;
				if (
					ts.isExportDeclaration(statement) &&
					statement.exportClause &&
					ts.isNamedExports(statement.exportClause) &&
					statement.exportClause.elements.some(({ name }) => name.text === "action")
				)
					exportsAction = true;
			}
			if (!exportsAction || doorless.includes(file)) return false;
			let value = isConstant ? constants.get("action") : undefined;
			for (let step = 0; value && ts.isIdentifier(value) && step < 5; step++) value = constants.get(value.text);
			return !(value && ts.isCallExpression(value) && ts.isIdentifier(value.expression) && doors.includes(value.expression.text));
		});
		expect(without.map(({ file }) => file)).toEqual([]);
	});
});
