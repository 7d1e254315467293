import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuthPage, GoogleLink } from "~/components/auth-page";
import { InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { login } from "~/contract/account";
import { logIn } from "~/domain/accounts.server";
import { AppError } from "~/errors";
import { clientOf } from "~/http/device-cookie.server";
import { googleSignInHref } from "~/http/google-sign-in.server";
import { formDoor, page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { completeSignIn, leaveWhenSignedIn } from "~/http/role-pages.server";

const NOTICES: Record<string, { text: string; isFailure: boolean }> = {
	"password-reset": { text: "Your new password is set. Log in with it.", isFailure: false },
	"signed-out-everywhere": { text: "You are signed out everywhere.", isFailure: false },
	"google-cancelled": {
		text: "You did not finish signing in with Google. You can try again, or log in with your password.",
		isFailure: true,
	},
	"google-failed": { text: "Signing in with Google did not work. Please try again, or log in with your password.", isFailure: true },
};

const CHECK_BOTH = { fields: { password: "Check the e-mail address and the password." } };

export const meta = pageMeta("/login");

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
	await leaveWhenSignedIn(request);
	const { searchParams } = new URL(request.url);
	return { googleHref: googleSignInHref(searchParams.get("redirectTo")), notice: NOTICES[searchParams.get("notice") ?? ""] };
});

export const action = formDoor(login, ["password"], async ({ input, request, context }) => {
	const account = await logIn(input, await clientOf({ request, context }, input.email)).catch((error) => {
		// To the form this is a wrong answer, not the way to the login page.
		throw error instanceof AppError && error.code === "signed_out" ? new AppError("invalid", error.message, CHECK_BOTH) : error;
	});
	return completeSignIn(request, account);
});

export default function LoginPage() {
	const { googleHref, notice } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("login", login);
	return (
		<AuthPage title="Log in">
			{notice ? (
				<p className={notice.isFailure ? "form-errors" : "form-done"} role={notice.isFailure ? "alert" : "status"}>
					{notice.text}
				</p>
			) : null}
			{googleHref ? <GoogleLink href={googleHref} label="Sign in with Google" consents={false} /> : null}
			<PostForm form={form}>
				<InputField field={fields.email} label="E-mail" type="email" autoComplete="username" />
				<InputField field={fields.password} label="Password" type="password" autoComplete="current-password" />
				<p className="actions">
					<button className="button" type="submit">
						Log in
					</button>
					<a href="/forgot-password">Forgot your password?</a>
				</p>
			</PostForm>
			<p className="auth-other">
				No account yet? <a href="/register">Sign Up instead</a>
			</p>
		</AuthPage>
	);
}
