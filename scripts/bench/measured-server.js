import { spawn } from "node:child_process";
import { Agent, request } from "node:http";

/** Starts a server that tells its address on stdout, and its CPU time when asked. */
export function start(command, env) {
	const reporter = "data:text/javascript,process.on('message',()=>process.send(process.cpuUsage()))";
	const child = spawn(process.execPath, ["--import", reporter, ...command], {
		env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: "production", PORT: "0", ...env },
		stdio: ["ignore", "pipe", "inherit", "ipc"],
	});
	const lines = new Map();
	return new Promise((resolve, reject) => {
		let rest = "";
		child.on("exit", (code) => reject(new Error(`a server ended with ${code}`)));
		child.stdout.on("data", (chunk) => {
			const parts = (rest + chunk).split("\n");
			rest = parts.pop();
			for (const line of parts.filter((part) => part.startsWith("{")).map((part) => JSON.parse(part))) {
				if (line.id) lines.set(line.id, line);
				if (line.address) resolve({ url: line.address, child, lines, agent: new Agent({ keepAlive: true, maxSockets: 4 }) });
			}
		});
	});
}

export function send({ url, agent }, path, { method = "GET", headers = {}, body } = {}) {
	return new Promise((resolve, reject) => {
		const sent = request(url + path, { method, agent, headers: { "accept-encoding": "br", ...headers } }, (response) => {
			const chunks = [];
			response.on("data", (chunk) => chunks.push(chunk));
			response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }));
		});
		sent.on("error", reject);
		sent.end(body);
	});
}

export function stop({ child, agent }) {
	agent.destroy();
	child.removeAllListeners("exit");
	child.kill("SIGKILL");
}

export const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** How much CPU time a server has taken so far, in microseconds. */
export const cpuOf = ({ child }) =>
	new Promise((resolve) => {
		child.once("message", ({ user, system }) => resolve(user + system));
		child.send("cpu");
	});
