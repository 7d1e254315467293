import type { LinksFunction } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { InputField, PostForm } from "~/components/form-field";
import { usePlainForm } from "~/components/plain-form";
import { PlanCards } from "~/components/plan-cards";
import { StudentFrame } from "~/components/student-frame";
import { CODE_REDEEMED, redemption } from "~/contract/codes";
import { redeemCode } from "~/domain/codes.server";
import { activePlan } from "~/domain/plans.server";
import waitUntilFilled from "~/enhance/wait-until-filled.ts?worker&url";
import { clientOf } from "~/http/device-cookie.server";
import { formDoor, page } from "~/http/html-door.server";
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
	return {
		active: active && { plan: active.plan, endsOn: DAY.format(active.expires) },
		trialUses: actor.trialUses,
		isRedeemed: new URL(request.url).searchParams.has("redeemed"),
	};
});

export const action = formDoor(redemption, [], async ({ input, request, context }) => {
	const actor = await requirePageOf("Student", request);
	const { address } = await clientOf({ request, context });
	await redeemCode(actor, input.code, address);
	return redirect("/subscription?redeemed#redeem", 303);
});

export default function SubscriptionPage() {
	const { active, trialUses, isRedeemed } = useLoaderData<typeof loader>();
	const [form, fields] = usePlainForm("redeem-code", redemption);
	return (
		<StudentFrame current="/subscription">
			<h1>Subscription</h1>
			{active ? (
				<p className="notice">You already have an active subscription that ends on {active.endsOn}</p>
			) : trialUses > 0 ? (
				<p className="notice">You are currently on the free trial. {trialUses} trial uses remaining.</p>
			) : (
				<p className="notice">Your free tries are used up. Names, contact and address are still filled in for you.</p>
			)}
			<h2>Plans</h2>
			<p>All plans include unlimited use of the extension and the website dashboard.</p>
			<PlanCards ids={["plus", "pro"]} action={({ id }) => (active?.plan === id ? <span className="badge mint">Your plan</span> : null)} />
			<p className="hint">Card payments are not set up on this server. A code opens a plan, such as one from your school.</p>
			<section className="settings-part" aria-labelledby="redeem">
				<h2 id="redeem">Redeem a code</h2>
				{isRedeemed && !fields.code.errors ? (
					<p className="form-done" role="status">
						{CODE_REDEEMED}
					</p>
				) : null}
				<PostForm form={form}>
					<InputField
						field={fields.code}
						label="Code"
						hint="Capital or small letters, with or without dashes. Its days are added to those you have."
						autoComplete="off"
						autoCapitalize="characters"
						spellCheck={false}
					/>
					<button className="button" type="submit" data-awaits="code">
						Redeem
					</button>
				</PostForm>
			</section>
			<script type="module" src={waitUntilFilled} />
		</StudentFrame>
	);
}
