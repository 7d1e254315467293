import { mkdtempSync, rmSync, statSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { listenForCommands } from "~/command-socket.server";

const folder = mkdtempSync("/tmp/onward-commands-");
const file = path.join(folder, "commands.sock");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const say = (text: string) =>
	new Promise<unknown>((resolve, reject) => {
		let answer = "";
		const client = connect(file, () => client.write(text));
		client.on("data", (chunk) => {
			answer += chunk;
		});
		client.on("close", () => resolve(JSON.parse(answer)));
		client.on("error", reject);
	});

test("a command is carried out for the folder's owner alone; what is none is told, and the next one works", async () => {
	listenForCommands(folder, {
		shout: async (given) => given.join(" ").toUpperCase(),
		fail: async () => {
			throw new Error("This cannot be done.");
		},
	});
	for (let tries = 0; tries < 100 && !statSync(file, { throwIfNoEntry: false }); tries++) await sleep(10);
	expect(await say('{"command":"shout","given":["one","two"]}\n')).toEqual({ output: "ONE TWO" });
	expect(statSync(file).mode & 0o777).toBe(0o600);
	expect(await say('{"command":"fail","given":[]}\n')).toEqual({ error: "This cannot be done." });
	expect(await say('{"command":"constructor","given":[]}\n')).toEqual({ error: "There is no command constructor." });
	expect(await say('{"command":"shout"}\n')).toMatchObject({ error: expect.any(String) });
	expect(await say("no json\n")).toMatchObject({ error: expect.any(String) });
	expect(await say('{"command":"shout","given":["again"]}\n')).toEqual({ output: "AGAIN" });
});
