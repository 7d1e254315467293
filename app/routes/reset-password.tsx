import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuthPage } from "~/components/auth-page";
import { InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { PASSWORD_MIN, passwordReset } from "~/contract/account";
import { resetPassword } from "~/domain/resets.server";
import { rememberDevice } from "~/http/device-cookie.server";
import { formDoor } from "~/http/html-door.server";
import { pageTitle } from "~/product";

export const meta = () => pageTitle("Choose a new password");

export const loader = ({ request }: LoaderFunctionArgs) => ({ token: new URL(request.url).searchParams.get("token") ?? "" });

export const action = formDoor(passwordReset, ["newPassword", "confirm"], async ({ input, request }) => {
	const account = await resetPassword(input);
	// Who reads the account's mail keeps a way in, whatever strangers try meanwhile.
	return redirect("/login?notice=password-reset", { status: 303, headers: await rememberDevice(request, account.email) });
});

export default function ResetPasswordPage() {
	const { token } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("reset-password", passwordReset);
	return (
		<AuthPage title="Choose a new password">
			<PostForm form={form}>
				<input type="hidden" name={fields.token.name} value={token} />
				<InputField
					field={fields.newPassword}
					label="New password"
					type="password"
					autoComplete="new-password"
					hint={`At least ${PASSWORD_MIN} characters. You will be signed out everywhere else.`}
				/>
				<InputField field={fields.confirm} label="Confirm new password" type="password" autoComplete="new-password" />
				<button className="button" type="submit">
					Save Changes
				</button>
			</PostForm>
			<p className="auth-other">
				Link too old? <a href="/forgot-password">Ask for a new one</a>
			</p>
		</AuthPage>
	);
}
