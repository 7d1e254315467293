import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuthPage } from "~/components/auth-page";
import { enterWithGoogle } from "~/domain/accounts.server";
import { AppError } from "~/errors";
import { finishGoogleSignIn } from "~/http/google-sign-in.server";
import { page } from "~/http/html-door.server";
import { completeSignIn } from "~/http/role-pages.server";
import { pageTitle } from "~/product";

export const meta = () => pageTitle("Sign in with Google");

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
	const { identity, redirectTo, clear } = await finishGoogleSignIn(request);
	try {
		const account = await enterWithGoogle(identity);
		const answer = await completeSignIn(request, account, redirectTo);
		answer.headers.append("Set-Cookie", clear);
		throw answer;
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		return data({ message: error.message }, { status: error.status, headers: { "Set-Cookie": clear } });
	}
});

/** Shown when Google vouches for the person and they still cannot come in this way. */
export default function GoogleCallbackPage() {
	const { message } = useLoaderData<typeof loader>();
	return (
		<AuthPage title="Sign in with Google">
			<p className="form-errors" role="alert">
				{message}
			</p>
			<p className="actions">
				<a className="button" href="/login">
					Log in
				</a>
				<a href="/forgot-password">Forgot your password?</a>
			</p>
		</AuthPage>
	);
}
