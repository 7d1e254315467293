import { PASSWORD_CHANGED, passwordChangeForm } from "~/contract/account";
import { InputField, PostForm } from "../form-field";
import { usePlainForm } from "../plain-form";

/** Specification, section 5. */
const NO_PASSWORD = {
	readOnly: true,
	placeholder: "No password to change",
	title: "You cannot change your password because you registered using a Google account.",
};

type Done = "changed" | "mailed" | undefined;

/** Changes the password; an account without one is mailed a link that sets its first. */
export function PasswordSection({ email, hasPassword, done }: { email: string; hasPassword: boolean; done: Done }) {
	const [form, fields] = usePlainForm("change-password", passwordChangeForm, undefined, ["change-password", "set-password"]);
	const password = { type: "password", ...(hasPassword ? { "data-reveal": "" } : NO_PASSWORD) } as const;
	return (
		<section className="settings-part" aria-labelledby="password">
			<h2 id="password">Password</h2>
			{done && !form.errors ? (
				<p className="form-done" role="status">
					{done === "changed"
						? `${PASSWORD_CHANGED} You are signed out everywhere else.`
						: `A link to set a password is on its way to ${email}. It works once, within an hour.`}
				</p>
			) : null}
			<PostForm form={form}>
				<InputField field={fields.oldPassword} label="Current password" autoComplete="current-password" {...password} />
				<InputField field={fields.newPassword} label="New password" autoComplete="new-password" {...password} />
				<InputField field={fields.confirm} label="Confirm new password" autoComplete="new-password" {...password} />
				{hasPassword ? null : <p className="hint">{NO_PASSWORD.title}</p>}
				<button className="button" type="submit" name="intent" value="change-password" disabled={!hasPassword}>
					Save Changes
				</button>
			</PostForm>
			{hasPassword ? null : (
				<form method="post" className="first-password">
					<p>You can set a password beside your Google account: we mail you a link. Then both ways lead in.</p>
					<button className="button quiet" type="submit" name="intent" value="set-password">
						Set a password
					</button>
				</form>
			)}
		</section>
	);
}
