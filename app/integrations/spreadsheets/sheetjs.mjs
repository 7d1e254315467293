import { createRequire } from "node:module";

/** The build without old code pages; an import of the same file takes twice as long to begin. */
export const XLSX = createRequire(import.meta.url)("xlsx/dist/xlsx.core.min.js");
