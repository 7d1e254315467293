import { PROFILE, type Section } from "~/contract/profile";
import { SECTIONS } from "~/contract/profile-questions";
import { day } from "../moments";
import { type StoredItem, StoredList } from "./stored-list";

type Kind =
	| "applications"
	| "memberships"
	| "acceptedInvitations"
	| "conversations"
	| "exchanges"
	| "essays"
	| "reviews"
	| "brainstorms"
	| "modelRecords"
	| "uses"
	| "redemptions"
	| "payments"
	| "subscriptions"
	| "checkouts"
	| "referredFriends"
	| "referredBy"
	| "sessions"
	| "identities"
	| "recoveryCodes"
	| "passwordResets"
	| "signInChallenges"
	| "mails"
	| "accesses";

export type StoredDataProps = {
	email: string;
	hasPassword: boolean;
	plan: string;
	account: {
		createdAt: Date;
		termsAcceptedAt: Date;
		lastActiveAt: Date;
		trialUses: number;
		referral: string | null;
		referralCode: string | null;
		stripeCustomerId: string | null;
		parentEmail: string | null;
		parentConfirmedAt: Date | null;
		newEmail: string | null;
		twoStepSince: Date | null;
		profileSavedAt: Date | null;
	};
	/** Of each section of the profile: how many questions are answered, and which are not. */
	sections: Record<Section, { answered: number; total: number; unanswered: string[] }>;
	stored: Record<Kind, { count: number; from: Date | null; to: Date | null }>;
	mails: number;
};

/** Everything stored about the student, by kind. */
export function StoredData(props: StoredDataProps) {
	const { sections, stored } = props;
	const asks = SECTIONS.filter((section) => sections[section].unanswered.length > 0);
	return (
		<section className="data-part" id="stored" aria-labelledby="stored-title">
			<h2 id="stored-title">What is stored about you</h2>
			<p>This is all of it. What is not in this list is not kept.</p>
			<StoredList id="stored-account" title="Account" items={accountItems(props)} />
			<StoredList id="stored-profile" title="Profile" items={profileItems(props)}>
				{asks.length > 0 ? (
					<details className="unanswered">
						<summary>What you have not answered</summary>
						<dl>
							{asks.map((section) => (
								<div key={section}>
									<dt>{PROFILE[section].label}</dt>
									<dd>{sections[section].unanswered.join(" · ")}</dd>
								</div>
							))}
						</dl>
					</details>
				) : null}
			</StoredList>
			<StoredList
				id="stored-writing"
				title="What you wrote, and what was said of it"
				items={[
					{ label: "Notes on colleges", rows: stored.applications, link: { href: "/dashboard#colleges", label: "Open your colleges" } },
					{ label: "Conversations", rows: stored.conversations, link: { href: "/chatbot", label: "Open the chatbot" } },
					{ label: "Questions and replies in them", rows: stored.exchanges },
					{ label: "Essays", rows: stored.essays, link: { href: "/essay", label: "Open your essays" } },
					{ label: "Drafts with their reviews", rows: stored.reviews },
					{ label: "Brainstorms", rows: stored.brainstorms, link: { href: "/brainstormer", label: "Open the brainstormer" } },
					{
						label: "Sent to an AI model",
						rows: stored.modelRecords,
						note: "Word for word what a model was sent and what it replied. The built-in guide is no model.",
						link: { href: "/ai-record", label: "Download the record" },
					},
				]}
			/>
			<StoredList id="stored-use" title="Use, plan and payments" items={planItems(props)} />
			<StoredList id="stored-access" title="Signing in, and mail" items={accessItems(props)} />
			<p className="hint">
				Counts of wrong passwords and of tries are kept for up to a day, under a code that does not tell whose they are.
			</p>
		</section>
	);
}

const settings = { href: "/settings", label: "Settings" };

function accountItems({ email, hasPassword, plan, account, stored }: StoredDataProps): StoredItem[] {
	const ways = [hasPassword ? "Password (kept as a hash only)" : "", stored.identities.count > 0 ? "Google" : ""].filter(Boolean);
	return [
		{ label: "E-mail", value: email, link: settings },
		{ label: "Plan", value: plan, link: { href: "/subscription", label: "Subscription" } },
		{ label: "Account made on", value: day(account.createdAt) },
		{ label: "Terms accepted on", value: day(account.termsAcceptedAt) },
		{ label: "Last here on", value: day(account.lastActiveAt) },
		{ label: "Ways to sign in", value: ways.join(", "), link: settings },
		{ label: "Second step at sign-in", value: account.twoStepSince ? `On since ${day(account.twoStepSince)}` : "Off" },
		{ label: "Recovery codes", rows: stored.recoveryCodes, note: "Kept as hashes only." },
	];
}

function profileItems({ account, sections }: StoredDataProps): StoredItem[] {
	return [
		...SECTIONS.map((section) => ({
			label: PROFILE[section].label,
			value: `${sections[section].answered} of ${sections[section].total} answered`,
			link: { href: `/profile#${section}`, label: "See and change" },
		})),
		{ label: "Last saved on", value: account.profileSavedAt ? day(account.profileSavedAt) : "Never saved" },
	];
}

function planItems({ account, stored }: StoredDataProps): StoredItem[] {
	return [
		{ label: "Free tries left", value: account.trialUses },
		{
			label: "Uses",
			rows: stored.uses,
			note: "What was used and when. For a filled form also the site’s name and how many answers were typed.",
		},
		{ label: "Codes redeemed", rows: stored.redemptions, note: "The code itself is kept as a hash." },
		{ label: "Payments", rows: stored.payments, note: "Amount, day and the provider’s number. We never see a card." },
		{ label: "Subscriptions", rows: stored.subscriptions },
		{ label: "Purchases begun", rows: stored.checkouts },
		{ label: "Your number at the payment provider", value: account.stripeCustomerId },
		{
			label: "Parent who is asked whether you may buy",
			value: account.parentEmail,
			note: account.parentConfirmedAt ? `Said yes on ${day(account.parentConfirmedAt)}.` : "Has not answered yet.",
		},
		{ label: "Your code for friends", value: account.referralCode },
		{ label: "Code you registered with", value: account.referral },
		{ label: "Friends who registered with your code", rows: stored.referredFriends },
		{ label: "Friend whose code you registered with", rows: stored.referredBy },
	];
}

function accessItems({ account, stored, mails }: StoredDataProps): StoredItem[] {
	return [
		{ label: "Signed-in browsers", rows: stored.sessions, link: { href: "/settings#sessions", label: "See and end them" } },
		{ label: "Sign-ins under way", rows: stored.signInChallenges },
		{ label: "Links to choose a new password", rows: stored.passwordResets },
		{ label: "New e-mail address that is not confirmed yet", value: account.newEmail, link: settings },
		{ label: "Notes of mails about your account", rows: stored.mails, note: "Whether each was sent; its text only until then." },
		{ label: "Mails to you on this server", value: mails || null, note: "Only where this site has no mail server." },
		{ label: "School you belong to", rows: stored.memberships, link: { href: "/your-school", label: "See what it sees" } },
		{ label: "Invitation of a school that you accepted", rows: stored.acceptedInvitations },
		{ label: "Notes of who read your data", rows: stored.accesses, link: { href: "#readers", label: "See them" } },
	];
}
