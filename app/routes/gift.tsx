import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuthPage } from "~/components/auth-page";
import { InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { GIFT, giftOrder } from "~/contract/billing";
import { buyGift, giftPrice, isGiftForSale } from "~/domain/gifts.server";
import { clientOf } from "~/http/device-cookie.server";
import { formDoor, page } from "~/http/html-door.server";
import { linkOrigin } from "~/http/origin.server";
import { pageMeta } from "~/http/page-meta";
import { publicSettings } from "~/http/public-settings.server";
import { PRODUCT } from "~/product";

export const meta = pageMeta("/gift");

export const loader = page(async () => ({ isForSale: isGiftForSale, price: await giftPrice(), supportEmail: publicSettings.supportEmail }));

export const action = formDoor(giftOrder, [], async ({ input, request, context }) => {
	const { address } = await clientOf({ request, context });
	return redirect(await buyGift(input, linkOrigin(request), address), 303);
});

export default function GiftPage() {
	const { isForSale, price, supportEmail } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("gift", giftOrder);
	return (
		<AuthPage title={`Give ${PRODUCT.name} Plus`}>
			<p>
				{GIFT.days} days of Plus for a student you know{price ? `, ${price} once` : ""}. You need no account: we mail you a code, with a
				card to print. The student enters it on their subscription page, and its days are added to those they have.
			</p>
			{isForSale ? (
				<>
					<PostForm form={form}>
						<InputField
							field={fields.email}
							label="Your e-mail"
							type="email"
							autoComplete="email"
							hint="The code goes to you, not to the student."
						/>
						<InputField field={fields.recipient} label="Whom the card is for" isOptional autoComplete="off" />
						<InputField field={fields.message} label="A line on the card" isOptional autoComplete="off" />
						<button className="button" type="submit" data-awaits="email">
							Go to the payment page
						</button>
					</PostForm>
					<p className="hint">
						You pay on the page of our payment provider, Stripe; we never see your card. {price ? "" : "You see the price before you pay. "}
						Something went wrong? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
					</p>
				</>
			) : (
				<p className="notice">Card payments are not set up on this server, so that gifts cannot be bought here yet.</p>
			)}
			<p className="auth-other">
				<a href="/parents">Back to the page for parents</a>
			</p>
		</AuthPage>
	);
}
