import { runTypeScript } from "../../run-typescript.mjs";

const { addSchool, closeDatabase } = await runTypeScript("scripts/bench/roster/school.ts");
await addSchool();
await closeDatabase();
