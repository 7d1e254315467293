import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";

export type GooglePerson = { sub: string; email: string; email_verified: boolean; name?: string };

export type GoogleServer = {
	url: string;
	/** What the app is started with. */
	env: Record<string, string>;
	clientId: string;
	clientSecret: string;
	/** Who signs in next; undefined turns back at Google's consent page. */
	person: GooglePerson | undefined;
	/** Makes the token endpoint fail. */
	isBroken: boolean;
	/** The authorization requests so far. */
	requests: URLSearchParams[];
	stop(): Promise<void>;
};

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
	let body = "";
	for await (const chunk of request) body += chunk;
	return new URLSearchParams(body);
}

/**
 * A stand-in for Google that speaks OAuth 2.0's authorization code grant (RFC 6749, 4.1) at the addresses under
 * GOOGLE_BASE_URL: codes work once, for the client and redirect they were made for.
 */
export async function startGoogle(): Promise<GoogleServer> {
	const codes = new Map<string, { person: GooglePerson; redirectUri: string }>();
	const tokens = new Map<string, GooglePerson>();
	const state: Omit<GoogleServer, "url" | "env" | "stop"> = {
		clientId: "client-1",
		clientSecret: "secret-1",
		person: undefined,
		isBroken: false,
		requests: [],
	};
	const server = createServer(async (request, response) => {
		const address = new URL(request.url ?? "", "http://google");
		const answer = (status: number, value: unknown) =>
			response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
		if (address.pathname === "/o/oauth2/v2/auth") {
			const query = address.searchParams;
			state.requests.push(query);
			if (
				query.get("client_id") !== state.clientId ||
				query.get("response_type") !== "code" ||
				!query.get("scope")?.split(" ").includes("openid")
			) {
				return answer(400, { error: "invalid_request" });
			}
			const redirectUri = query.get("redirect_uri") ?? "";
			const back = new URL(redirectUri);
			back.searchParams.set("state", query.get("state") ?? "");
			if (state.person) {
				const code = randomUUID();
				codes.set(code, { person: state.person, redirectUri });
				back.searchParams.set("code", code);
			} else back.searchParams.set("error", "access_denied");
			return response.writeHead(302, { location: back.href }).end();
		}
		if (address.pathname === "/token" && request.method === "POST") {
			const form = await formOf(request);
			const code = form.get("code") ?? "";
			const granted = codes.get(code);
			codes.delete(code);
			const isRight =
				form.get("client_id") === state.clientId &&
				form.get("client_secret") === state.clientSecret &&
				form.get("grant_type") === "authorization_code";
			if (state.isBroken || !granted || !isRight || form.get("redirect_uri") !== granted.redirectUri)
				return answer(400, { error: "invalid_grant" });
			const token = randomUUID();
			tokens.set(token, granted.person);
			return answer(200, { access_token: token, token_type: "Bearer", expires_in: 3599, scope: "openid email" });
		}
		if (address.pathname === "/oauth2/v3/userinfo") {
			const person = tokens.get((request.headers.authorization ?? "").replace("Bearer ", ""));
			return person ? answer(200, person) : answer(401, { error: "invalid_token" });
		}
		answer(404, { error: "not_found" });
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const bound = server.address();
	const url = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
	const stop = () =>
		new Promise<void>((resolve) => {
			server.close(() => resolve());
			server.closeAllConnections();
		});
	const env = { GOOGLE_CLIENT_ID: state.clientId, GOOGLE_CLIENT_SECRET: state.clientSecret, GOOGLE_BASE_URL: url };
	return Object.assign(state, { url, env, stop });
}
