import type { LinksFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FormErrors } from "~/components/form-field";
import { ParentRequest } from "~/components/parent-request";
import { PlanCards } from "~/components/plan-cards";
import { RedeemForm } from "~/components/redeem-form";
import { RunningSubscription } from "~/components/running-subscription";
import { StudentFrame } from "~/components/student-frame";
import { REFERRAL_USES, subscriptionForm } from "~/contract/billing";
import { ownPayments, ownSubscription, plansForSale, portalAddress, renewSubscription, startCheckout } from "~/domain/billing.server";
import { redeemCode } from "~/domain/codes.server";
import { askParent, parentConsent } from "~/domain/parent-confirmations.server";
import { activePlan } from "~/domain/plans.server";
import { ownReferrals } from "~/domain/referrals.server";
import waitUntilFilled from "~/enhance/wait-until-filled.ts?worker&url";
import { clientOf } from "~/http/device-cookie.server";
import { type FormResult, formDoor, page } from "~/http/html-door.server";
import { linkOrigin, siteOrigin } from "~/http/origin.server";
import { requirePageOf } from "~/http/role-pages.server";
import { actorOf } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";
import styles from "~/styles/plans.css?url";

const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "America/New_York" });

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Subscription");

export const loader = page(async ({ request }) => {
	if (!(await actorOf(request))) throw redirect("/");
	const actor = await requirePageOf("Student", request);
	const active = activePlan(actor);
	const [subscription, payments, consent, referrals] = await Promise.all([
		ownSubscription(actor),
		ownPayments(actor),
		parentConsent(actor),
		ownReferrals(actor),
	]);
	return {
		active: active && { plan: active.plan, endsOn: DAY.format(active.expires) },
		trialUses: actor.trialUses,
		subscription: subscription && { ...subscription, paidUntil: DAY.format(subscription.paidUntil) },
		payments: payments.map((payment) => ({ ...payment, paidAt: DAY.format(payment.paidAt) })),
		consent,
		referrals: { ...referrals, address: `${siteOrigin(request)}/register/${referrals.code}` },
		sales: plansForSale,
		isRedeemed: new URL(request.url).searchParams.has("redeemed"),
	};
});

export const action = formDoor(subscriptionForm, [], async ({ input, request, context }) => {
	const actor = await requirePageOf("Student", request);
	switch (input.intent) {
		case "redeem-code": {
			const { address } = await clientOf({ request, context });
			await redeemCode(actor, input.code, address);
			return redirect("/subscription?redeemed#redeem", 303);
		}
		case "choose-plan":
			return redirect(await startCheckout(actor, input.item, linkOrigin(request)), 303);
		case "cancel-subscription":
		case "resume-subscription":
			await renewSubscription(actor, input.intent === "resume-subscription");
			return redirect("/subscription#running", 303);
		case "open-receipts":
			return redirect(await portalAddress(actor, linkOrigin(request)), 303);
		case "ask-parent":
			await askParent(actor, input.parentEmail, linkOrigin(request));
			return redirect("/subscription#parent", 303);
	}
});

const OWN_FORMS = [undefined, "redeem-code", "ask-parent"];

/** What went wrong with a button that has no fields to say it beside. */
function problemsOf(result: FormResult | undefined): string[] {
	if (!result?.error || OWN_FORMS.includes(result.initialValue?.intent as string | undefined)) return [];
	return Object.values(result.error).flatMap((messages) => messages ?? []);
}

export default function SubscriptionPage() {
	const { active, trialUses, subscription, payments, consent, referrals, sales, isRedeemed } = useLoaderData<typeof loader>();
	const problems = problemsOf(useActionData());
	const mayBuy = !subscription && (consent.state === "not needed" || consent.state === "confirmed");
	const priceOf = (id: string) => (mayBuy ? sales.find(({ plan }) => plan === id)?.priceId : undefined);
	return (
		<StudentFrame current="/subscription">
			<h1>Subscription</h1>
			<FormErrors form={{ errorId: "problems", errors: problems }} />
			{active ? (
				<p className="notice">You already have an active subscription that ends on {active.endsOn}</p>
			) : trialUses > 0 ? (
				<p className="notice">You are currently on the free trial. {trialUses} trial uses remaining.</p>
			) : (
				<p className="notice">Your free tries are used up. Names, contact and address are still filled in for you.</p>
			)}
			{subscription ? <RunningSubscription {...subscription} /> : null}
			<h2>Plans</h2>
			<p>All plans include unlimited use of the extension and the website dashboard.</p>
			<PlanCards
				ids={["plus", "pro"]}
				action={({ id, name }) =>
					(subscription ?? active)?.plan === id ? (
						<span className="badge mint">Your plan</span>
					) : priceOf(id) ? (
						<form method="post">
							<input type="hidden" name="item" value={priceOf(id)} />
							<button className="button" type="submit" name="intent" value="choose-plan">
								Choose {name}
							</button>
						</form>
					) : null
				}
			/>
			{sales.length === 0 ? (
				<p className="hint">Card payments are not set up on this server. A code opens a plan, such as one from your school.</p>
			) : subscription ? null : (
				<p className="hint">
					You pay on the page of our payment provider, Stripe; we never see your card. You can cancel at any time and keep the plan until
					the end of the month paid for. Fees are not refunded. By buying you confirm that you are 18 or older, or that a parent or guardian
					agrees.
				</p>
			)}
			{sales.length > 0 && !subscription && consent.state !== "not needed" ? <ParentRequest consent={consent} /> : null}
			<RedeemForm
				title="Redeem a code"
				hint="Capital or small letters, with or without dashes. Its days are added to those you have."
				isRedeemed={isRedeemed}
			/>
			<section className="settings-part" aria-labelledby="referral">
				<h2 id="referral">Bring a friend</h2>
				<p>
					A friend who registers with your code starts with {REFERRAL_USES} more free tries, and you get {REFERRAL_USES} as well.
					{referrals.friends > 0 ? ` So far ${referrals.friends === 1 ? "one friend has" : `${referrals.friends} friends have`} come.` : ""}
				</p>
				<dl className="facts">
					<div>
						<dt>Your code</dt>
						<dd>{referrals.code}</dd>
					</div>
					<div>
						<dt>Or send this link</dt>
						<dd>{referrals.address}</dd>
					</div>
				</dl>
			</section>
			{payments.length > 0 ? (
				<section className="settings-part" aria-labelledby="payments">
					<h2 id="payments">Payments</h2>
					<table className="table">
						<thead>
							<tr>
								<th scope="col">Paid on</th>
								<th scope="col">Amount</th>
							</tr>
						</thead>
						<tbody>
							{payments.map(({ id, paidAt, amount }) => (
								<tr key={id}>
									<td>{paidAt}</td>
									<td>{amount}</td>
								</tr>
							))}
						</tbody>
					</table>
					{subscription ? null : (
						<form method="post">
							<button className="button quiet" type="submit" name="intent" value="open-receipts">
								Receipts at Stripe
							</button>
						</form>
					)}
				</section>
			) : null}
			<script type="module" src={waitUntilFilled} />
		</StudentFrame>
	);
}
