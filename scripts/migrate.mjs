import { runTypeScript } from "./run-typescript.mjs";

try {
	const { closeDatabase } = await runTypeScript("app/db.server.ts");
	await closeDatabase();
	console.log("The database is up to date.");
} catch (error) {
	console.error(error.message);
	process.exit(1);
}
