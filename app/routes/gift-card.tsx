import type { LinksFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Brand } from "~/components/brand";
import { GIFT } from "~/contract/billing";
import { readGiftCard } from "~/domain/gifts.server";
import { AppError } from "~/errors";
import { page } from "~/http/html-door.server";
import { siteOrigin } from "~/http/origin.server";
import { publicSettings } from "~/http/public-settings.server";
import { PRODUCT, pageTitle } from "~/product";
import styles from "~/styles/gift-card.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Your gift");

export const loader = page(async ({ request }) => {
	const { searchParams } = new URL(request.url);
	const giftId = searchParams.get("gift") ?? "";
	const giftKey = searchParams.get("key") ?? "";
	const card = await readGiftCard(giftId, giftKey);
	if (!card) throw new AppError("not_found", "This link leads to no gift. Use the one in the mail with the code.");
	return { ...card, giftId, giftKey, host: new URL(siteOrigin(request)).host, supportEmail: publicSettings.supportEmail };
});

export default function GiftCardPage() {
	const { state, code, recipient, message, giftId, giftKey, host, supportEmail } = useLoaderData<typeof loader>();
	return (
		<main id="main" className="gift">
			<h1>Your gift</h1>
			{code ? (
				<>
					<p className="unprinted">
						Thank you! The code is on its way to your mailbox as well. Print this page, or send the student the code; it works once.
					</p>
					<article className="gift-card" aria-label="Gift card">
						<Brand />
						{recipient ? <p className="gift-to">For {recipient}</p> : null}
						{message ? <p className="gift-message">{message}</p> : null}
						<p>
							{GIFT.days} days of {PRODUCT.name} Plus. {PRODUCT.line}
						</p>
						<p className="gift-code">{code}</p>
						<p>
							Register or log in at <strong>{host}</strong>, open “Subscription” and enter the code.
						</p>
					</article>
				</>
			) : state === "redeemed" ? (
				<p className="notice">This gift has been redeemed.</p>
			) : state === "refunded" ? (
				<p className="notice">This gift was refunded; its code is no longer good.</p>
			) : (
				<form action="/gift/card">
					<p className="notice">
						We are waiting for the payment provider to confirm your payment, which takes a minute at most as a rule. The code comes by mail
						too.
					</p>
					<input type="hidden" name="gift" value={giftId} />
					<input type="hidden" name="key" value={giftKey} />
					<button className="button" type="submit">
						Look again
					</button>
				</form>
			)}
			<p className="hint unprinted">
				Questions? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>. <a href="/">To the start page</a>
			</p>
		</main>
	);
}
