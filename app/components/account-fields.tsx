import type { ComponentProps } from "react";
import { PASSWORD_MIN } from "~/contract/account";
import { CheckboxField, InputField } from "./form-field";

type Text = ComponentProps<typeof InputField>["field"];
type Box = ComponentProps<typeof CheckboxField>["field"];

/** What everybody gives who opens an account: an address and, twice, a password. */
export function AccountFields({ fields: { email, password, confirm } }: { fields: { email: Text; password: Text; confirm: Text } }) {
	return (
		<>
			<InputField field={email} label="E-mail" type="email" autoComplete="username" />
			<InputField
				field={password}
				label="Password"
				type="password"
				autoComplete="new-password"
				hint={`At least ${PASSWORD_MIN} characters. A few words in a row work well.`}
			/>
			<InputField field={confirm} label="Confirm password" type="password" autoComplete="new-password" />
		</>
	);
}

export function TermsField({ field }: { field: Box }) {
	return (
		<CheckboxField field={field}>
			I accept the <a href="/terms">terms of use</a> and the <a href="/privacy">privacy policy</a>.
		</CheckboxField>
	);
}
