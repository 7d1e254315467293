import { Agent, get } from "node:http";
import { parentPort, Worker, workerData } from "node:worker_threads";

// A thread that asks for one page again and again, so that what its starter does meanwhile holds up no answer.

/** Starts asking; `stop` gives how long each answer took, in seconds. `count` ends it by itself. */
export function startProbe(url, headers, count = Number.POSITIVE_INFINITY) {
	const worker = new Worker(new URL("./page-probe.mjs", import.meta.url), { workerData: { url, headers, count } });
	const times = new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
	return {
		times,
		stop() {
			worker.postMessage("stop");
			return times;
		},
	};
}

if (parentPort) {
	const { url, headers, count } = workerData;
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const ask = () =>
		new Promise((resolve, reject) =>
			get(url, { agent, headers }, (answer) => {
				answer
					.resume()
					.once("end", () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`))));
			}).once("error", reject),
		);
	let isOver = false;
	parentPort.once("message", () => {
		isOver = true;
	});
	const times = [];
	while (!isOver && times.length < count) {
		const begun = performance.now();
		await ask();
		times.push((performance.now() - begun) / 1000);
	}
	agent.destroy();
	parentPort.postMessage(times);
	parentPort.close();
}
