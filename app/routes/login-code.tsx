import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuthPage } from "~/components/auth-page";
import { InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { secondStep } from "~/contract/account";
import { endChallenge, findChallenge, takeSecondStep } from "~/domain/sign-in-challenges.server";
import { AppError } from "~/errors";
import { challengeOf, clearedChallenge } from "~/http/challenge-cookie.server";
import { formDoor, page } from "~/http/html-door.server";
import { completeSignIn, leaveWhenSignedIn, wantedPage } from "~/http/role-pages.server";
import { pageTitle } from "~/product";

export const meta = () => pageTitle("Enter your code");

/** The sign-in that this browser is in the middle of: whose, and by which secret. */
async function openChallenge(request: Request) {
	const token = await challengeOf(request);
	const account = token && (await findChallenge(token));
	return token && account ? { token, account } : undefined;
}

export const loader = page(async ({ request }) => {
	await leaveWhenSignedIn(request);
	const wanted = wantedPage(request);
	const query = wanted ? { redirectTo: wanted } : undefined;
	const isRecovery = new URL(request.url).searchParams.has("recovery");
	return {
		isLate: !(await openChallenge(request)),
		isRecovery,
		loginHref: `/login?${new URLSearchParams(query)}`,
		otherHref: `/login/code?${new URLSearchParams({ ...query, ...(!isRecovery && { recovery: "" }) })}`,
	};
});

export const action = formDoor(secondStep, ["code"], async ({ input, request }) => {
	const challenge = await openChallenge(request);
	const { pathname, search } = new URL(request.url);
	if (!challenge) return redirect(pathname + search, 303);
	const account = await takeSecondStep(challenge.account, input.code).catch((error) => {
		// To the form this is a wrong answer, not the way to the login page.
		throw error instanceof AppError && error.code === "signed_out"
			? new AppError("invalid", error.message, { fields: { code: error.message } })
			: error;
	});
	await endChallenge(challenge.token);
	const answer = await completeSignIn(request, account);
	answer.headers.append("Set-Cookie", await clearedChallenge());
	return answer;
});

export default function LoginCodePage() {
	const { isLate, isRecovery, loginHref, otherHref } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("second-step", secondStep);
	if (isLate) {
		return (
			<AuthPage title="Log in again">
				<p role="status">Your sign-in took longer than ten minutes, or was finished already.</p>
				<p className="actions">
					<a className="button" href={loginHref}>
						Log in
					</a>
				</p>
			</AuthPage>
		);
	}
	return (
		<AuthPage title="Enter your code">
			<PostForm form={form}>
				{isRecovery ? (
					<InputField
						field={fields.code}
						label="Recovery code"
						hint="One of the ten you were given when you switched on two-step sign-in. Each works once."
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
					/>
				) : (
					<InputField
						field={fields.code}
						label="Code"
						hint="The six digits your authenticator app shows now."
						inputMode="numeric"
						autoComplete="one-time-code"
					/>
				)}
				<button className="button" type="submit">
					Log in
				</button>
			</PostForm>
			<p className="auth-other">
				<a href={otherHref}>{isRecovery ? "Use the authenticator app instead" : "No phone at hand? Use a recovery code"}</a>
			</p>
			<p className="auth-other">
				<a href={loginHref}>Back to log in</a>
			</p>
		</AuthPage>
	);
}
