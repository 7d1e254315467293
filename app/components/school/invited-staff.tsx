import { PASSWORD_MIN } from "~/contract/account";
import { staffJoin } from "~/contract/invitations";
import { TermsField } from "../account-fields";
import { AuthPage } from "../auth-page";
import { FormErrors, InputField, PostForm } from "../form-field";
import { usePlainForm } from "../plain-form";
import { LogOutFirst } from "./log-out-first";

type Told = { token: string; school: string; email: string };

/** A colleague who has no account yet: their address is the one that was invited. */
export function InvitedColleague({ token, school, email }: Told) {
	const [form, fields] = usePlainForm("register-staff", staffJoin, { token });
	return (
		<AuthPage title={`Work with ${school}`}>
			<p>A colleague invites you to see who of your students has joined, and how far they are.</p>
			<PostForm form={form}>
				<input type="hidden" name={fields.token.name} value={token} />
				<div className="field">
					<label htmlFor="invited">E-mail</label>
					<input className="input" id="invited" type="email" value={email} readOnly autoComplete="username" />
				</div>
				<InputField field={fields.name} label="Your name" isOptional autoComplete="name" />
				<InputField
					field={fields.password}
					label="Password"
					type="password"
					autoComplete="new-password"
					hint={`At least ${PASSWORD_MIN} characters. A few words in a row work well.`}
				/>
				<InputField field={fields.confirm} label="Confirm password" type="password" autoComplete="new-password" />
				<TermsField field={fields.termsAccepted} />
				<button className="button" type="submit" name="intent" value="register-staff">
					Join
				</button>
			</PostForm>
			<p className="auth-other">
				Have a staff account? <a href={`/login?${new URLSearchParams({ redirectTo: `/join?token=${token}` })}`}>Log in</a>
			</p>
		</AuthPage>
	);
}

/** The same for somebody who is signed in. */
export function InvitedStaff({ token, school, signedInAs, isStaff }: Told & { signedInAs: string; isStaff: boolean }) {
	const [form] = usePlainForm("join-staff", staffJoin);
	return (
		<AuthPage title={`Work with ${school}`}>
			<FormErrors form={form} />
			{isStaff ? (
				<form method="post" className="form">
					<p>You are signed in as {signedInAs}.</p>
					<input type="hidden" name="token" value={token} />
					<button className="button" type="submit" name="intent" value="join-staff">
						Join
					</button>
				</form>
			) : (
				<LogOutFirst invited="school staff" account="a student" signedInAs={signedInAs} />
			)}
		</AuthPage>
	);
}
