import { parentRequest } from "~/contract/billing";
import { InputField, PostForm } from "./form-field";
import { usePlainForm } from "./plain-form";

type Consent = { state: "not needed" | "needed" } | { state: "asked" | "confirmed"; parentEmail: string };

/** For a student under 18: how a parent or guardian says that they may buy. */
export function ParentRequest({ consent }: { consent: Consent }) {
	const [form, fields] = usePlainForm("ask-parent", parentRequest);
	return (
		<section className="settings-part" aria-labelledby="parent">
			<h2 id="parent">A parent or guardian confirms</h2>
			{consent.state === "confirmed" ? (
				<p className="form-done">{consent.parentEmail} has confirmed that you may buy a plan.</p>
			) : (
				<>
					<p>
						By the date of birth in your profile you are under 18. Before you buy, a parent or guardian has to say yes; we mail them a link.
						Codes and gifts need no confirmation.
					</p>
					{consent.state === "asked" ? (
						<p className="form-done" role="status">
							We have written to {consent.parentEmail}. The link is good for 14 days. Wrong address, or nothing arrived? Send it again.
						</p>
					) : null}
					<PostForm form={form}>
						<InputField field={fields.parentEmail} label="E-mail of a parent or guardian" type="email" autoComplete="off" />
						<button className="button" type="submit" name="intent" value="ask-parent">
							{consent.state === "asked" ? "Send again" : "Ask them"}
						</button>
					</PostForm>
				</>
			)}
		</section>
	);
}
