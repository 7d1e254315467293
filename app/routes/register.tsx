import { useLoaderData } from "@remix-run/react";
import { AccountFields, TermsField } from "~/components/account-fields";
import { AuthPage, GoogleLink } from "~/components/auth-page";
import { CheckboxField, InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { registrationForm } from "~/contract/account";
import { REFERRAL_USES } from "~/contract/billing";
import { registerStudent } from "~/domain/accounts.server";
import waitUntilFilled from "~/enhance/wait-until-filled.ts?worker&url";
import { clientOf } from "~/http/device-cookie.server";
import { googleSignInHref } from "~/http/google-sign-in.server";
import { formDoor, page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { completeSignIn, leaveWhenSignedIn } from "~/http/role-pages.server";

export const meta = pageMeta("/register");

export const loader = page(async ({ request, params }) => {
	await leaveWhenSignedIn(request);
	return { googleHref: googleSignInHref(new URL(request.url).searchParams.get("redirectTo")), referral: params["*"]?.slice(0, 64) };
});

export const action = formDoor(registrationForm, ["password", "confirm"], async ({ input, request, context }) => {
	const account = await registerStudent(input, await clientOf({ request, context }));
	return completeSignIn(request, account);
});

export default function RegisterPage() {
	const { googleHref, referral } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("register", registrationForm, { referral });
	return (
		<AuthPage title="Create your account">
			<p>Free while we are in beta. No credit card needed.</p>
			{googleHref ? <GoogleLink href={googleHref} label="Register with Google" consents /> : null}
			<PostForm form={form}>
				<AccountFields fields={fields} />
				<InputField
					field={fields.referral}
					label="Referral code"
					isOptional
					autoComplete="off"
					hint={`From a friend: you both get ${REFERRAL_USES} more free tries.`}
				/>
				<CheckboxField field={fields.ageConfirmed}>I am 13 or older.</CheckboxField>
				<CheckboxField field={fields.consentConfirmed}>I am 18 or older, or a parent or guardian consents to my using this.</CheckboxField>
				<TermsField field={fields.termsAccepted} />
				<button className="button" type="submit" data-awaits="email password confirm termsAccepted">
					Register
				</button>
			</PostForm>
			<p className="auth-other">
				Have an account? <a href="/login">Log in</a>
			</p>
			<p className="auth-other">
				Work at a school? <a href="/adminRegister">Register as staff</a>
			</p>
			<script type="module" src={waitUntilFilled} />
		</AuthPage>
	);
}
