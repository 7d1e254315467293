import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { AuthStatus, FillReport } from "../../app/contract/api";
import type { Answers } from "../../app/contract/profile";
import { completeProfile } from "../../app/contract/profile-schema";

/** A server that speaks the two calls the extension makes (design, section 4), and can be told to fail. */
export type ApiStandIn = {
	url: string;
	status: AuthStatus;
	reports: FillReport[];
	/** How many requests of any kind came. */
	requests: number;
	/** How many of the next fill reports are cut off without an answer. */
	cutReports: number;
	/** Answers nothing but errors while true. */
	isAway: boolean;
	stop(): Promise<void>;
};

/** The status reply for a student with these answers, as the product gives it. */
export function statusOf(email: string, answers: Answers, trialUses = 10): AuthStatus {
	const { profile, unanswered } = completeProfile(answers);
	return {
		loggedIn: true,
		role: "Student",
		user: {
			userInformation: { email, adminPlanExpires: null, studentPlanExpires: null },
			hasPassword: true,
			accessInformation: { studentPlanExpires: null, trialUses },
			...profile,
			unanswered,
		},
		profileVersion: 1,
	};
}

/** Starts the stand-in on a free port of 127.0.0.1, with nobody signed in. */
export async function startApiStandIn(): Promise<ApiStandIn> {
	const server = createServer(async (request, response) => {
		standIn.requests++;
		let body = "";
		for await (const chunk of request) body += chunk;
		const answer = (code: number, value: unknown) =>
			response.writeHead(code, { "content-type": "application/json" }).end(JSON.stringify(value));
		if (standIn.isAway) return answer(503, { code: "unavailable" });
		if (request.url === "/api/auth/status") return answer(200, standIn.status);
		if (request.url !== "/api/usage/fill") return answer(404, {});
		standIn.reports.push(JSON.parse(body));
		if (standIn.cutReports > 0) {
			standIn.cutReports--;
			return request.socket.destroy();
		}
		answer(200, { counted: true });
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const standIn: ApiStandIn = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		status: { loggedIn: false },
		reports: [],
		requests: 0,
		cutReports: 0,
		isAway: false,
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
	return standIn;
}
