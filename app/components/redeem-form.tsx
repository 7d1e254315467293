import { CODE_REDEEMED, redemption } from "~/contract/codes";
import { InputField, PostForm } from "./form-field";
import { usePlainForm } from "./plain-form";

/** Where a code is typed in, and whether one has just been redeemed. */
export function RedeemForm({ title, hint, isRedeemed }: { title: string; hint: string; isRedeemed: boolean }) {
	const [form, fields] = usePlainForm("redeem-code", redemption);
	return (
		<section className="settings-part" aria-labelledby="redeem">
			<h2 id="redeem">{title}</h2>
			{isRedeemed && !fields.code.errors ? (
				<p className="form-done" role="status">
					{CODE_REDEEMED}
				</p>
			) : null}
			<PostForm form={form}>
				<InputField field={fields.code} label="Code" hint={hint} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
				<button className="button" type="submit" name="intent" value="redeem-code" data-awaits="code">
					Redeem
				</button>
			</PostForm>
		</section>
	);
}
