import { parentPort, workerData } from "node:worker_threads";
import { Refusal } from "./refusal.mjs";

// Runs as a thread of spreadsheet-process.mjs. What files are known to slip into all objects finds them closed, before any reader is there.
for (const shared of [Object, Array, Function, String, Number, RegExp, Map, Set, Uint8Array]) Object.freeze(shared.prototype);

/** A reader is loaded when it is needed: the largest takes longer than most files. */
async function result({ job, bytes, parts, bounds, rows, name }) {
	if (job === "csv") return { rows: (await import("./csv-reading.mjs")).readCsv(bytes, bounds) };
	if (job === "write") return { bytes: (await import("./workbook-writing.mjs")).writeWorkbook(rows, name) };
	const unpacked = job === "xlsx" && (await import("./workbook-parts.mjs")).unpackParts(bytes, parts);
	const { readOldWorkbook, readWorkbook } = await import("./workbook-reading.mjs");
	return { rows: unpacked ? readWorkbook(unpacked, bounds) : readOldWorkbook(bytes, bounds) };
}

const { bytes, ...task } = workerData;
try {
	parentPort.postMessage(await result({ ...task, bytes: bytes && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }));
} catch (error) {
	parentPort.postMessage({ failure: error instanceof Refusal ? error.reason : "broken", told: String(error?.stack ?? error) });
}
