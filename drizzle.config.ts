import { defineConfig } from "drizzle-kit";

export default defineConfig({
	dialect: "postgresql",
	schema: ["./drizzle/schema.ts", "./drizzle/billing-schema.ts", "./drizzle/school-schema.ts", "./drizzle/mail-schema.ts"],
	out: "./drizzle/migrations",
});
