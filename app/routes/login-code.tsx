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

/** Who is in the middle of signing in, and with which secret; whoever is not begins at /login. */
async function requireChallenge(request: Request) {
	const token = await challengeOf(request);
	const account = token && (await findChallenge(token));
	const wanted = wantedPage(request);
	if (!token || !account)
		throw redirect(`/login?${new URLSearchParams({ notice: "code-late", ...(wanted && { redirectTo: wanted }) })}`, 303);
	return { token, account };
}

export const loader = page(async ({ request }) => {
	await leaveWhenSignedIn(request);
	await requireChallenge(request);
	const { searchParams } = new URL(request.url);
	const isRecovery = searchParams.has("recovery");
	if (isRecovery) searchParams.delete("recovery");
	else searchParams.set("recovery", "");
	return { isRecovery, otherHref: `/login/code?${searchParams}` };
});

export const action = formDoor(secondStep, ["code"], async ({ input, request }) => {
	const { token, account } = await requireChallenge(request);
	const known = await takeSecondStep(account, input.code).catch((error) => {
		// To the form this is a wrong answer, not the way to the login page.
		throw error instanceof AppError && error.code === "signed_out"
			? new AppError("invalid", error.message, { fields: { code: error.message } })
			: error;
	});
	await endChallenge(token);
	const answer = await completeSignIn(request, known);
	answer.headers.append("Set-Cookie", await clearedChallenge());
	return answer;
});

export default function LoginCodePage() {
	const { isRecovery, otherHref } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("second-step", secondStep);
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
				<a href="/login">Back to log in</a>
			</p>
		</AuthPage>
	);
}
