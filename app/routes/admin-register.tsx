import { AccountFields, TermsField } from "~/components/account-fields";
import { AuthPage } from "~/components/auth-page";
import { InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { adminRegistration } from "~/contract/account";
import { registerAdmin } from "~/domain/accounts.server";
import waitUntilFilled from "~/enhance/wait-until-filled.ts?worker&url";
import { clientOf } from "~/http/device-cookie.server";
import { formDoor, page } from "~/http/html-door.server";
import { completeSignIn, leaveWhenSignedIn } from "~/http/role-pages.server";
import { pageTitle } from "~/product";

export const meta = () => pageTitle("Sign Up as school staff");

export const loader = page(async ({ request }) => {
	await leaveWhenSignedIn(request);
	return null;
});

export const action = formDoor(adminRegistration, ["password", "confirm"], async ({ input, request, context }) => {
	const account = await registerAdmin(input, await clientOf({ request, context }));
	return completeSignIn(request, account);
});

export default function AdminRegisterPage() {
	const [form, fields] = usePlainForm("admin-register", adminRegistration);
	return (
		<AuthPage title="Register your school">
			<PostForm form={form}>
				<AccountFields fields={fields} />
				<InputField field={fields.schoolName} label="School name" autoComplete="organization" />
				<InputField
					field={fields.studentCount}
					label="Number of students"
					type="number"
					inputMode="numeric"
					min={1}
					hint="How many you plan to invite"
				/>
				<TermsField field={fields.termsAccepted} />
				<button className="button" type="submit" data-awaits="email password confirm schoolName studentCount termsAccepted">
					Register
				</button>
			</PostForm>
			<p className="auth-other">
				Have an account? <a href="/login">Log in</a>
			</p>
			<script type="module" src={waitUntilFilled} />
		</AuthPage>
	);
}
