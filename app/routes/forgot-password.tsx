import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuthPage } from "~/components/auth-page";
import { InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { resetRequest } from "~/contract/account";
import { requestReset } from "~/domain/resets.server";
import { clientOf } from "~/http/device-cookie.server";
import { formDoor } from "~/http/html-door.server";
import { linkOrigin } from "~/http/origin.server";
import { pageTitle } from "~/product";

export const meta = () => pageTitle("Forgot your password?");

export const loader = ({ request }: LoaderFunctionArgs) => ({ isSent: new URL(request.url).searchParams.has("sent") });

export const action = formDoor(resetRequest, [], async ({ input, request, context }) => {
	await requestReset(input.email, linkOrigin(request), await clientOf({ request, context }));
	return redirect("/forgot-password?sent", 303);
});

export default function ForgotPasswordPage() {
	const { isSent } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("forgot-password", resetRequest);
	if (isSent) {
		return (
			<AuthPage title="Look into your mail">
				<p role="status">
					If there is an account with this address, a link to choose a new password is on its way. It works once, within an hour.
				</p>
				<p>
					Nothing there after a few minutes? Look into the spam folder, or <a href="/forgot-password">ask again</a>: only the newest link
					works.
				</p>
				<p className="auth-other">
					<a href="/login">Back to log in</a>
				</p>
			</AuthPage>
		);
	}
	return (
		<AuthPage title="Forgot your password?">
			<p>Enter the address you registered with. We mail you a link to choose a new password.</p>
			<PostForm form={form}>
				<InputField field={fields.email} label="E-mail" type="email" autoComplete="username" />
				<button className="button" type="submit">
					Send the link
				</button>
			</PostForm>
			<p className="auth-other">
				<a href="/login">Back to log in</a>
			</p>
		</AuthPage>
	);
}
