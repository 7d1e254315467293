import { secondStep } from "~/contract/account";
import { FormErrors, InputField, PostForm } from "../form-field";
import { LogInAgain } from "../log-in-again";
import { usePlainForm } from "../plain-form";
import { QrCode } from "../qr-code";

const INTENTS = ["begin", "cancel", "confirm", "new-recovery-codes", "switch-off"];

/** The page has one form at a time; what is refused is said there, also when the state changed meanwhile. */
const useTwoStepForm = () => usePlainForm("two-step", secondStep, undefined, INTENTS);

/** Two steps are off: what they are for, and the button that begins. */
export function TwoStepOff({ isFresh }: { isFresh: boolean }) {
	const [form] = useTwoStepForm();
	return (
		<>
			<p>
				After your password, or after Google, signing in then asks for a code that an app on your phone shows. A stolen password alone opens
				nothing.
			</p>
			<p>You need an authenticator app. Any of them works, such as the one built into your phone’s password manager.</p>
			<FormErrors form={form} />
			<form method="post" className="actions">
				{isFresh ? (
					<button className="button" type="submit" name="intent" value="begin">
						Set it up
					</button>
				) : (
					<LogInAgain />
				)}
			</form>
		</>
	);
}

/** The key for the app, as a drawing, a link and a text, and the form that takes its first code. */
export function TwoStepSetup({ authenticator }: { authenticator: { key: string; address: string } }) {
	const [form, fields] = useTwoStepForm();
	return (
		<>
			<h2>1. Add Onward to your app</h2>
			<p>Scan this with the authenticator app on your phone:</p>
			<p>
				<QrCode text={authenticator.address} label="QR code with the key for your authenticator app" />
			</p>
			<p>
				Reading this on the phone itself? <a href={authenticator.address}>Open it in the app</a>, or type in this key:
			</p>
			<p>
				<code className="key">{authenticator.key}</code>
			</p>
			<h2>2. Enter the code it shows</h2>
			<PostForm form={form}>
				<InputField
					field={fields.code}
					label="Code"
					hint="Six digits, new every 30 seconds."
					inputMode="numeric"
					autoComplete="one-time-code"
				/>
				<p className="actions">
					<button className="button" type="submit" name="intent" value="confirm">
						Switch on
					</button>
					<button className="button quiet" type="submit" name="intent" value="cancel" formNoValidate>
						Cancel
					</button>
				</p>
			</PostForm>
		</>
	);
}

/** Two steps are on: how many recovery codes are left, and what takes a code to change. */
export function TwoStepOn({ recoveryCodesLeft }: { recoveryCodesLeft: number }) {
	const [form, fields] = useTwoStepForm();
	return (
		<>
			<p className={recoveryCodesLeft < 3 ? "notice warning" : undefined}>
				Signing in asks for a code. You have {recoveryCodesLeft === 0 ? "no" : recoveryCodesLeft} recovery{" "}
				{recoveryCodesLeft === 1 ? "code" : "codes"} left for the day your phone is not at hand.
			</p>
			<h2>Change it</h2>
			<p>New recovery codes make the old ones worthless. Once it is switched off, signing in asks for no code.</p>
			<PostForm form={form}>
				<InputField field={fields.code} label="Code" hint="From your authenticator app, or a recovery code." autoComplete="one-time-code" />
				<p className="actions">
					<button className="button quiet" type="submit" name="intent" value="new-recovery-codes">
						Make new recovery codes
					</button>
					<button className="button danger" type="submit" name="intent" value="switch-off">
						Switch off
					</button>
				</p>
			</PostForm>
		</>
	);
}

/** Recovery codes, the one time they are shown. */
export function NewRecoveryCodes({ codes, made }: { codes: string[]; made: "switched-on" | "anew" }) {
	return (
		<>
			<p className="form-done" role="status">
				{made === "switched-on"
					? "Two-step sign-in is on. You are signed out everywhere else."
					: "Here are your new recovery codes. The old ones are worthless now."}
			</p>
			<h2>Keep these recovery codes</h2>
			<p>
				Each of them signs you in once instead of the app’s code, should your phone get lost. Print or write them down now:{" "}
				<strong>they are not shown again.</strong>
			</p>
			<ol className="recovery-codes">
				{codes.map((code) => (
					<li key={code}>
						<code>{code}</code>
					</li>
				))}
			</ol>
			<p>
				<a className="button" href="/settings/two-step">
					I have kept them
				</a>
			</p>
		</>
	);
}
