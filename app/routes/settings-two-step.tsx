import { data, type LinksFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NewRecoveryCodes, TwoStepOff, TwoStepOn, TwoStepSetup } from "~/components/settings/two-step-parts";
import { StaffFrame } from "~/components/staff-frame";
import { StudentFrame } from "~/components/student-frame";
import { twoStepForm } from "~/contract/account";
import { signedInLately } from "~/domain/account-deletion.server";
import {
	beginTwoStep,
	cancelTwoStep,
	confirmTwoStep,
	renewRecoveryCodes,
	switchOffTwoStep,
	twoStepState,
	unconfirmedKey,
} from "~/domain/two-step.server";
import { formDoor, page } from "~/http/html-door.server";
import { logInAgain, settingsOf } from "~/http/role-pages.server";
import { requireActor } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";
import styles from "~/styles/two-step.css?url";

const HERE = "/settings/two-step";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Two-step sign-in");

export const loader = page(async ({ request }) => {
	const actor = await requireActor(request);
	const { isOn, recoveryCodesLeft } = await twoStepState(actor);
	return {
		role: actor.role,
		settings: settingsOf(actor.role),
		isOn,
		recoveryCodesLeft,
		authenticator: isOn ? undefined : await unconfirmedKey(actor),
		isFresh: signedInLately(actor),
	};
});

export const action = formDoor(twoStepForm, ["code"], async ({ input, request }) => {
	const actor = await requireActor(request);
	switch (input.intent) {
		case "begin":
			if (signedInLately(actor)) await beginTwoStep(actor);
			return redirect(HERE, 303);
		case "cancel":
			await cancelTwoStep(actor);
			return redirect(HERE, 303);
		case "log-in-again":
			return logInAgain(request, HERE);
		case "confirm":
			if (!signedInLately(actor)) return redirect(HERE, 303);
			return data({ made: "switched-on" as const, codes: await confirmTwoStep(actor, input.code) });
		case "new-recovery-codes":
			return data({ made: "anew" as const, codes: await renewRecoveryCodes(actor, input.code) });
		case "switch-off":
			await switchOffTwoStep(actor, input.code);
			return redirect(`${settingsOf(actor.role)}#two-step`, 303);
	}
});

export default function TwoStepPage() {
	const { role, settings, isOn, recoveryCodesLeft, authenticator, isFresh } = useLoaderData<typeof loader>();
	const answered = useActionData<typeof action>();
	const content = (
		<>
			<p>
				<a href={settings}>Settings</a>
			</p>
			<h1>Two-step sign-in</h1>
			<div className="two-step">
				{answered && "codes" in answered ? (
					<NewRecoveryCodes codes={answered.codes} made={answered.made} />
				) : isOn ? (
					<TwoStepOn recoveryCodesLeft={recoveryCodesLeft} />
				) : authenticator ? (
					<TwoStepSetup authenticator={authenticator} />
				) : (
					<TwoStepOff isFresh={isFresh} />
				)}
			</div>
		</>
	);
	return role === "Student" ? (
		<StudentFrame current="/settings">{content}</StudentFrame>
	) : (
		<StaffFrame current="/adminsettings">{content}</StaffFrame>
	);
}
