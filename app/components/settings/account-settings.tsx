import type { ComponentProps } from "react";
import { SessionList } from "../session-list";
import { EmailSection } from "./email-section";
import { PasswordSection } from "./password-section";
import { TwoStepSection } from "./two-step-section";

type Props = {
	email: string;
	hasPassword: boolean;
	passwordDone: ComponentProps<typeof PasswordSection>["done"];
	pendingEmail: ComponentProps<typeof EmailSection>["pending"];
	twoStep: ComponentProps<typeof TwoStepSection>;
	sessions: ComponentProps<typeof SessionList>["sessions"];
};

/** What everybody can change about their account: address, password, two steps, and where they are signed in. */
export function AccountSettings({ email, hasPassword, passwordDone, pendingEmail, twoStep, sessions }: Props) {
	return (
		<>
			<EmailSection email={email} hasPassword={hasPassword} pending={pendingEmail} />
			<PasswordSection email={email} hasPassword={hasPassword} done={passwordDone} />
			<TwoStepSection {...twoStep} />
			<SessionList sessions={sessions} />
		</>
	);
}
