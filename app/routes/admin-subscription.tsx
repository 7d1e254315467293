import { type LinksFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { NewTab } from "~/components/new-tab";
import { RedeemForm } from "~/components/redeem-form";
import { StaffFrame } from "~/components/staff-frame";
import { PLANS } from "~/content/plans";
import { redemption } from "~/contract/codes";
import { redeemSchoolCode } from "~/domain/codes.server";
import { loadSchool } from "~/domain/schools.server";
import waitUntilFilled from "~/enhance/wait-until-filled.ts?worker&url";
import { clientOf } from "~/http/device-cookie.server";
import { formDoor, page } from "~/http/html-door.server";
import { publicSettings } from "~/http/public-settings.server";
import { requireStaffPage } from "~/http/role-pages.server";
import { pageTitle } from "~/product";
import styles from "~/styles/school.css?url";

const HERE = "/adminsubscription";
const DAY = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "America/New_York" });
const ENTERPRISE = PLANS.find(({ id }) => id === "enterprise");

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Subscription");

export const loader = page(async ({ request }) => {
	const { planExpires, ...school } = await loadSchool(await requireStaffPage(request));
	const { meetingUrl, supportEmail } = publicSettings;
	return {
		school,
		endsOn: planExpires && DAY.format(planExpires),
		meetingUrl,
		supportEmail,
		isRedeemed: new URL(request.url).searchParams.has("redeemed"),
	};
});

export const action = formDoor(redemption, [], async ({ input, request, context }) => {
	const staff = await requireStaffPage(request);
	const { address } = await clientOf({ request, context });
	await redeemSchoolCode(staff, input.code, address);
	return redirect(`${HERE}?redeemed#redeem`, 303);
});

export default function AdminSubscriptionPage() {
	const { school, endsOn, meetingUrl, supportEmail, isRedeemed } = useLoaderData<typeof loader>();
	const taken = school.members + school.invited;
	return (
		<StaffFrame current={HERE}>
			<h1>Subscription</h1>
			<dl className="facts">
				<div>
					<dt>Plan</dt>
					<dd>{endsOn ? "School plan" : "Free beta"}</dd>
				</div>
				<div>
					<dt>{endsOn ? "Ends on" : "Ends"}</dt>
					<dd>{endsOn ?? "No end is set while the beta is free"}</dd>
				</div>
				<div>
					<dt id="seats">Seats used</dt>
					<dd>
						{taken.toLocaleString("en-US")} of {school.seats.toLocaleString("en-US")}
						<meter className="seats" aria-labelledby="seats" min={0} max={Math.max(school.seats, taken)} value={taken} />
						<span className="hint">
							{school.members.toLocaleString("en-US")} joined, {school.invited.toLocaleString("en-US")} invited
						</span>
					</dd>
				</div>
			</dl>
			<p>
				{endsOn
					? "While it lasts, your students use the extension, the chatbot and the essay reviewer without a limit."
					: "Your students have the free tries of every account. With a school plan they use everything without a limit."}
			</p>
			<RedeemForm
				title="Redeem a school code"
				hint="Its days are added to those your school has left; of the seats of two codes the larger number counts."
				isRedeemed={isRedeemed}
			/>
			<section className="settings-part" aria-labelledby="renew">
				<h2 id="renew">{endsOn ? "Renew, or change the number of seats" : "Get a school plan"}</h2>
				<p>
					{ENTERPRISE?.name}: {ENTERPRISE?.features.map((feature) => feature.toLowerCase()).join(", ")}. The price depends on how many
					students there are.
				</p>
				<p className="actions">
					{meetingUrl ? (
						<a className="button" href={meetingUrl} target="_blank" rel="noopener">
							Schedule a Meeting
							<NewTab />
						</a>
					) : null}
					<a className={meetingUrl ? "button quiet" : "button"} href={`mailto:${supportEmail}?subject=School%20plan`}>
						Write to {supportEmail}
					</a>
				</p>
			</section>
			<script type="module" src={waitUntilFilled} />
		</StaffFrame>
	);
}
