import { runTypeScript } from "./run-typescript.mjs";

try {
	const { seed, closeDatabase } = await runTypeScript("drizzle/seed.ts");
	await seed();
	await closeDatabase();
} catch (error) {
	console.error(error.message);
	process.exit(1);
}
