import { SHARED_WITH_SCHOOL, studentJoin } from "~/contract/invitations";
import type { Shared } from "~/domain/shared-with-school.server";
import { AuthPage } from "../auth-page";
import { InputField, PostForm } from "../form-field";
import { usePlainForm } from "../plain-form";
import { LogOutFirst } from "./log-out-first";
import { SharedView } from "./shared-view";

const joinPath = (token: string) => `/join?${new URLSearchParams({ token })}`;
const backTo = (page: string, token: string) => `${page}?${new URLSearchParams({ redirectTo: joinPath(token) })}`;

function WhatIsShared({ school }: { school: string }) {
	return (
		<>
			<p>If you join, counselors at {school} see</p>
			<ul>
				{SHARED_WITH_SCHOOL.map((each) => (
					<li key={each}>{each}</li>
				))}
			</ul>
			<p>
				and nothing else: no answers, no citizenship or income, no essays, no chats. Each time one of them opens your page it is noted for
				you under Your Data. You can leave at any time.
			</p>
		</>
	);
}

type Told = { token: string; school: string; email: string };

/** The invitation as somebody sees it who is not signed in as a student. */
export function InvitedVisitor({ token, school, email, signedInAs }: Told & { signedInAs: string | undefined }) {
	return (
		<AuthPage title={`${school} invites you`}>
			<WhatIsShared school={school} />
			{signedInAs ? (
				<LogOutFirst invited="a student" account="school staff" signedInAs={signedInAs} />
			) : (
				<>
					<p>
						The invitation was made for <strong>{email}</strong>. If you have an account, join with it; no second one is needed.
					</p>
					<p className="actions">
						<a className="button" href={backTo("/login", token)}>
							Log in to join
						</a>
						<a className="button quiet" href={backTo("/register", token)}>
							Create an account
						</a>
					</p>
				</>
			)}
		</AuthPage>
	);
}

type StudentProps = Told & {
	shared: Shared;
	names: { firstName: string | undefined; lastName: string | undefined };
	belongsTo: string | undefined;
};

/** The invitation as the student sees it: what exactly would be shared, under which name, and the button. */
export function InvitedStudent({ token, school, shared, names, belongsTo }: StudentProps) {
	const [form, fields] = usePlainForm("join", studentJoin, { token, ...names });
	return (
		<AuthPage title={`Join ${school}`}>
			<WhatIsShared school={school} />
			<h2>What that is today</h2>
			<SharedView shared={shared} />
			{belongsTo ? (
				<p className="notice">
					You belong to {belongsTo} now. <a href="/your-school">Leave it</a> before you join another school.
				</p>
			) : null}
			<h2>Your name for the school</h2>
			<PostForm form={form}>
				<input type="hidden" name={fields.token.name} value={token} />
				<InputField field={fields.firstName} label="First name" autoComplete="given-name" />
				<InputField field={fields.lastName} label="Last name" autoComplete="family-name" />
				<button className="button" type="submit" name="intent" value="join">
					Join
				</button>
			</PostForm>
			<p className="auth-other">You are signed in as {shared.email}. Do not want to join? Close this page: nothing is shared.</p>
		</AuthPage>
	);
}
