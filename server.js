import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { constants } from "node:zlib";
import { createRequestHandler } from "@remix-run/express";
import compression from "compression";
import express from "express";
import helmet from "helmet";

process.env.NODE_ENV ??= "production";

const DRAIN_MS = 1200;
const DROP_MS = 10_000;

/** A mistake in the environment or a locked data folder is told in its own sentence, without a stack. */
async function loadBuild() {
	try {
		return await import("./build/server/index.js");
	} catch (error) {
		console.error(error?.message?.startsWith("Onward cannot start") ? error.message : error);
		process.exit(1);
	}
}

const build = await loadBuild();
const {
	env,
	log,
	admit,
	closeDatabase,
	drainBackground,
	isDatabaseReachable,
	loggedPath,
	queriesSent,
	refusalAnswer,
	refusalOf,
	settleHost,
} = build.entry.module;

const app = express();
app.disable("x-powered-by");
app.set("trust proxy", env.TRUST_PROXY);

/** A route after those it stands in. */
const withParents = (route) => (route.parentId ? [...withParents(build.routes[route.parentId]), route] : [route]);
const pathOf = (routes) => `/${routes.flatMap(({ path }) => path || []).join("/")}`;

const handlerOf = (routes) =>
	createRequestHandler({
		build: { ...build, routes: Object.fromEntries(routes.map((route) => [route.id, route])) },
		mode: env.NODE_ENV,
		getLoadContext: (request) => ({ clientAddress: request.ip }),
	});

/** To match an address against every route costs a seventh of a page: what has a fixed address is handled by its own routes alone. */
function handlersOfFixedPages() {
	const routes = Object.values(build.routes);
	const parents = new Set(routes.map(({ parentId }) => parentId));
	const branches = routes.filter(({ id }) => !parents.has(id)).map(withParents);
	return new Map(branches.filter((branch) => !/[:*]/.test(pathOf(branch))).map((branch) => [pathOf(branch), handlerOf(branch)]));
}

let isDraining = false;
const inFlight = new Set();
let begun = 0;

app.get("/healthz", (_request, response) => response.type("text/plain").send("ok"));
app.get("/readyz", async (_request, response) => {
	const isReady = !isDraining && (await isDatabaseReachable());
	response
		.status(isReady ? 200 : 503)
		.type("text/plain")
		.send(isReady ? "ready" : "not ready");
});

app.use((request, response, next) => {
	settleHost(request);
	const id = randomUUID();
	const number = ++begun;
	const isFirst = inFlight.size === 0;
	const queriesBefore = queriesSent();
	const start = performance.now();
	response.setHeader("X-Request-Id", id);
	inFlight.add(response);
	response.on("close", () => {
		inFlight.delete(response);
		const ms = Math.round((performance.now() - start) * 10) / 10;
		// Told of requests that ran alone: to follow each through its promises costs a tenth of a page.
		const queries = isFirst && number === begun ? queriesSent() - queriesBefore : undefined;
		log.info({ id, method: request.method, path: loggedPath(request.path), status: response.statusCode, ms, queries }, "request");
	});
	response.on("finish", () => forgetRest(request));
	next();
});

/** Reads and forgets what is left of a body nobody wanted: many clients listen only after they have sent all. */
function forgetRest(request) {
	if (request.complete) return;
	request.removeAllListeners("data");
	request.resume();
	return new Promise((resolve) => {
		const patience = setTimeout(() => request.destroy(), DROP_MS);
		request.on("close", () => resolve(clearTimeout(patience)));
	});
}

app.use(
	helmet({
		contentSecurityPolicy: false,
		referrerPolicy: { policy: "same-origin" },
		strictTransportSecurity: env.isSecure ? { maxAge: 31_536_000 } : false,
	}),
);
app.use((request, _response, next) => {
	admit(request);
	next();
});
app.use(compression({ threshold: 512, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 16 } } }));
app.use("/assets", express.static("build/client/assets", { immutable: true, maxAge: "1y", fallthrough: false, index: false }));
app.get(/\.\w+$/, express.static("build/client", { maxAge: "1h", index: false }));
const fixedPages = handlersOfFixedPages();
const wholeSite = handlerOf(Object.values(build.routes));
app.all("*", (request, response, next) => (fixedPages.get(request.path) ?? wholeSite)(request, response, next));
app.use(async (error, request, response, next) => {
	if (response.headersSent) return next(error);
	await forgetRest(request);
	const refusal = refusalOf(error);
	if (refusal) {
		const answer = refusalAnswer(refusal, request.originalUrl);
		return response
			.status(answer.status)
			.set(Object.fromEntries(answer.headers))
			.end(await answer.text());
	}
	const status = error.status >= 400 && error.status < 500 ? error.status : 500;
	if (status === 500) log.error({ err: error }, "request failed");
	response
		.status(status)
		.type("text/plain")
		.send(status === 404 ? "Not found" : "This request could not be handled.");
});

const server = createServer({ requestTimeout: 60_000, headersTimeout: 20_000 }, app);
server.on("error", (error) => {
	console.error(
		`Onward cannot start: ${error.code === "EADDRINUSE" ? `port ${env.PORT} is already in use; set PORT to another one.` : error.message}`,
	);
	process.exit(1);
});
server.listen(env.PORT, env.HOST, () => {
	const { port } = server.address();
	log.info({ address: `http://${env.HOST}:${port}`, database: env.DATABASE_URL ? "postgres" : "embedded" }, "listening");
	if (env.RATE_LIMITS === "off") log.warn("RATE_LIMITS is off: passwords can be guessed without a limit");
});

async function stop() {
	if (isDraining) return;
	isDraining = true;
	const deadline = sleep(DRAIN_MS);
	const isClosed = new Promise((resolve) => server.close(resolve));
	server.closeIdleConnections();
	for (const response of inFlight) if (!response.headersSent) response.setHeader("Connection", "close");
	await Promise.race([isClosed.then(drainBackground), deadline]);
	server.closeAllConnections();
	await closeDatabase();
	process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
