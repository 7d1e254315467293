import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuthPage } from "~/components/auth-page";
import { PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { parentAnswer } from "~/contract/billing";
import { confirmAsParent, readConfirmation } from "~/domain/parent-confirmations.server";
import { formDoor, page } from "~/http/html-door.server";
import { PRODUCT, pageTitle } from "~/product";

export const meta = () => pageTitle("A parent confirms");

export const loader = page(async ({ request }) => {
	const token = new URL(request.url).searchParams.get("token") ?? "";
	return { token, confirmation: (await readConfirmation(token)) ?? null };
});

export const action = formDoor(parentAnswer, [], async ({ input }) => {
	await confirmAsParent(input.token);
	return redirect(`/parent-confirmation?${new URLSearchParams({ token: input.token })}`, 303);
});

export default function ParentConfirmationPage() {
	const { token, confirmation } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("parent-confirmation", parentAnswer);
	if (!confirmation)
		return (
			<AuthPage title="This link is no longer valid">
				<p>It is older than 14 days, or a newer one was sent since. The student can ask again on their subscription page.</p>
			</AuthPage>
		);
	if (confirmation.isConfirmed)
		return (
			<AuthPage title="Thank you">
				<p role="status">You have confirmed that {confirmation.studentEmail} may buy a plan. You can close this page.</p>
			</AuthPage>
		);
	return (
		<AuthPage title="May this student buy a plan?">
			<p>
				{confirmation.studentEmail} names you as parent or guardian and would like to buy a plan of {PRODUCT.name}. Plans are paid by card,
				month by month, and can be cancelled at any time. <a href="/parents">What {PRODUCT.name} does</a>, and{" "}
				<a href="/terms">its terms</a>.
			</p>
			<PostForm form={form}>
				<input type="hidden" name={fields.token.name} value={token} />
				<button className="button" type="submit">
					I am the parent or guardian, and I agree
				</button>
			</PostForm>
			<p className="hint">Nothing is charged by this. If you do not agree, close this page.</p>
		</AuthPage>
	);
}
