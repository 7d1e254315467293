import { emailChange } from "~/contract/account";
import { FormErrors, InputField, PostForm } from "../form-field";
import { usePlainForm } from "../plain-form";

type Pending = { newEmail: string; isOldConfirmed: boolean; isNewConfirmed: boolean };

const INTENTS = ["change-email", "resend-email-change", "cancel-email-change"];

/** The account's address, and the way to another one: a form, then the wait until both addresses said yes. */
export function EmailSection({ email, hasPassword, pending }: { email: string; hasPassword: boolean; pending: Pending | undefined }) {
	const [form, fields] = usePlainForm("change-email", emailChange, undefined, INTENTS);
	return (
		<section className="settings-part" aria-labelledby="account">
			<h2 id="account">Account</h2>
			<div className="field">
				<label htmlFor="email">E-mail</label>
				<input className="input" id="email" type="email" value={email} readOnly />
			</div>
			{pending ? (
				<div className="notice" id="email-change">
					<FormErrors form={form} />
					<p>
						Your address changes to <strong>{pending.newEmail}</strong> once both addresses say yes. Each was mailed a link, good for 24
						hours.
					</p>
					<ul className="answers">
						<Answer email={email} isGiven={pending.isOldConfirmed} />
						<Answer email={pending.newEmail} isGiven={pending.isNewConfirmed} />
					</ul>
					<form method="post" className="actions">
						<button className="button quiet" type="submit" name="intent" value="resend-email-change">
							Send again
						</button>
						<button className="button quiet" type="submit" name="intent" value="cancel-email-change">
							Cancel the change
						</button>
					</form>
				</div>
			) : (
				<>
					<h3 id="email-change">Use another address</h3>
					<PostForm form={form}>
						<InputField
							field={fields.newEmail}
							label="New address"
							type="email"
							autoComplete="email"
							hint="We mail a link to both addresses. It changes once both say yes."
						/>
						{hasPassword ? (
							<InputField
								field={fields.password}
								label="Your password"
								type="password"
								autoComplete="current-password"
								required
								data-reveal=""
							/>
						) : null}
						<button className="button quiet" type="submit" name="intent" value="change-email">
							Change address
						</button>
					</PostForm>
				</>
			)}
		</section>
	);
}

function Answer({ email, isGiven }: { email: string; isGiven: boolean }) {
	return (
		<li>
			{email}: <strong>{isGiven ? "said yes" : "no answer yet"}</strong>
		</li>
	);
}
