import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuthPage } from "~/components/auth-page";
import { PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { emailConfirmation } from "~/contract/account";
import { confirmEmailChange, findEmailChange } from "~/domain/email-changes.server";
import { rememberDevice } from "~/http/device-cookie.server";
import { formDoor, page } from "~/http/html-door.server";
import { actorOf } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";

const CHANGED = "/confirm-email?changed";

export const meta = () => pageTitle("Change your e-mail address");

/** Looking changes nothing: programs that check mail open its links. */
export const loader = page(async ({ request }) => {
	const { searchParams } = new URL(request.url);
	if (searchParams.has("changed")) return { state: "changed" } as const;
	const token = searchParams.get("token") ?? "";
	const change = await findEmailChange(token.slice(0, 200));
	if (!change) return { state: "void" } as const;
	const isSaid = change.side === "old" ? change.isOldConfirmed : change.isNewConfirmed;
	return { state: isSaid ? "said" : "asked", token, newEmail: change.newEmail, side: change.side } as const;
});

export const action = formDoor(emailConfirmation, [], async ({ input, request }) => {
	const { newEmail, isDone } = await confirmEmailChange(input.token, await actorOf(request));
	if (!isDone) return redirect(`/confirm-email?${new URLSearchParams({ token: input.token })}`, 303);
	// Who reads the account's mail keeps a way in, whatever strangers try meanwhile.
	return redirect(CHANGED, { status: 303, headers: await rememberDevice(request, newEmail) });
});

export default function ConfirmEmailPage() {
	const told = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("confirm-email", emailConfirmation);
	if (told.state === "asked") {
		return (
			<AuthPage title="Change your e-mail address">
				<p>
					{told.side === "old" ? "Your account is to use another address from now on:" : "A new address for your account:"}{" "}
					<strong>{told.newEmail}</strong>
				</p>
				<PostForm form={form}>
					<input type="hidden" name={fields.token.name} value={told.token} />
					<button className="button" type="submit">
						Yes, use this address
					</button>
				</PostForm>
				<p className="auth-other">Did not ask for this? Close this page: nothing changes.</p>
			</AuthPage>
		);
	}
	if (told.state === "said") {
		return (
			<AuthPage title="One more yes">
				<p role="status">
					Thank you. Now open the mail to the {told.side === "old" ? "new" : "present"} address and say yes there too, then the change is
					made.
				</p>
				<p className="auth-other">
					No mail there? <a href="/settings#email-change">Send it again from your settings</a>
				</p>
			</AuthPage>
		);
	}
	if (told.state === "changed") {
		return (
			<AuthPage title="Your address is changed">
				<p role="status">Log in with the new address from now on. Both addresses were told.</p>
				<p className="actions">
					<a className="button" href="/settings">
						Go to your settings
					</a>
				</p>
			</AuthPage>
		);
	}
	return (
		<AuthPage title="This link is not valid any more">
			<p>{form.errors?.[0] ?? "It was used, replaced by a newer one, cancelled, or is older than 24 hours."}</p>
			<p className="actions">
				<a className="button" href="/settings#email-change">
					Go to your settings
				</a>
			</p>
		</AuthPage>
	);
}
