import { type LinksFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Dialog } from "~/components/dialog";
import { SharedView } from "~/components/school/shared-view";
import { StudentFrame } from "~/components/student-frame";
import { ownSchoolForm } from "~/contract/invitations";
import { leaveSchool, loadMembership } from "~/domain/memberships.server";
import { loadShared } from "~/domain/shared-with-school.server";
import dialog from "~/enhance/dialog.ts?worker&url";
import { formDoor, page } from "~/http/html-door.server";
import { requirePageOf } from "~/http/role-pages.server";
import { pageTitle } from "~/product";
import styles from "~/styles/school.css?url";

const HERE = "/your-school";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Your school");

export const loader = page(async ({ request }) => {
	const student = await requirePageOf("Student", request);
	const { searchParams } = new URL(request.url);
	const membership = await loadMembership(student);
	return {
		membership,
		shared: membership && (await loadShared(student.userId)),
		isLeaving: searchParams.has("leave") && membership !== undefined,
		done: searchParams.has("joined")
			? "You have joined."
			: searchParams.has("left")
				? "You have left. The school sees nothing of you any more."
				: undefined,
	};
});

export const action = formDoor(ownSchoolForm, [], async ({ request }) => {
	await leaveSchool(await requirePageOf("Student", request));
	return redirect(`${HERE}?left`, 303);
});

export default function YourSchoolPage() {
	const { membership, shared, isLeaving, done } = useLoaderData<typeof loader>();
	return (
		<StudentFrame current="/yourData">
			<p>
				<a href="/yourData">Your Data</a>
			</p>
			<h1>Your school</h1>
			{done ? (
				<p className="form-done" role="status">
					{done}
				</p>
			) : null}
			{membership && shared ? (
				<>
					<p>
						You belong to <strong>{membership.school}</strong>. Its counselors see this of you, and nothing else:
					</p>
					<SharedView name={`${membership.firstName} ${membership.lastName}`} shared={shared} />
					<p>
						Each time one of them opens your page it is noted under <a href="/yourData#readers">Your Data</a>. Your answers, essays and
						chats stay yours.
					</p>
					<p>
						<a className="button quiet" href={`${HERE}?leave`}>
							Leave {membership.school}
						</a>
					</p>
				</>
			) : (
				<p>You belong to no school here, so no school sees anything of you. A school invites its students by mail or on a printed slip.</p>
			)}
			{isLeaving ? (
				<Dialog title={`Leave ${membership?.school}?`} closeHref={HERE}>
					<p>Its counselors see nothing of you from then on. To come back you need a new invitation.</p>
					<form method="post" className="actions">
						<button className="button danger" type="submit" name="intent" value="leave">
							Leave
						</button>
						<a className="button quiet" href={HERE} data-dialog-close>
							Stay
						</a>
					</form>
				</Dialog>
			) : null}
			{isLeaving ? <script type="module" src={dialog} /> : null}
		</StudentFrame>
	);
}
