import { type LinksFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RosterSearch } from "~/components/roster/roster-search";
import { RosterTable } from "~/components/roster/roster-table";
import { StudentDialog } from "~/components/roster/student-dialog";
import { InviteDialog } from "~/components/school/invite-dialog";
import { StaffFrame } from "~/components/staff-frame";
import { readRosterView, rosterHref } from "~/contract/roster-view";
import { studentRemoval } from "~/contract/student-removal";
import { dayOf } from "~/domain/deadlines.server";
import { removeMember } from "~/domain/memberships.server";
import { listStudents } from "~/domain/rosters.server";
import { loadSchool, type School } from "~/domain/schools.server";
import { openStudent } from "~/domain/student-details.server";
import dialog from "~/enhance/dialog.ts?worker&url";
import inviteRows from "~/enhance/invite-rows.ts?worker&url";
import rosterSearch from "~/enhance/roster-search.ts?worker&url";
import { formDoor, page } from "~/http/html-door.server";
import { isMeantToBeSeen } from "~/http/own-navigation.server";
import { requireStaffPage } from "~/http/role-pages.server";
import { pageTitle } from "~/product";
import styles from "~/styles/roster.css?url";
import schoolStyles from "~/styles/school.css?url";

export const links: LinksFunction = () => [styles, schoolStyles].map((href) => ({ rel: "stylesheet", href }));

export const meta = () => pageTitle("Dashboard");

export const loader = page(async ({ request }) => {
	const staff = await requireStaffPage(request);
	const { searchParams } = new URL(request.url);
	const view = readRosterView(searchParams);
	const opened = searchParams.get("student");
	if (opened !== null && !isMeantToBeSeen(request)) throw redirect(rosterHref(view));
	const [school, roster] = await Promise.all([loadSchool(staff), listStudents(staff, view)]);
	return {
		greeted: staff.name ?? staff.email,
		school,
		view,
		roster,
		student: opened === null ? undefined : await openStudent(staff, opened),
		today: dayOf(new Date()),
		isRemoved: searchParams.has("removed"),
		isInviting: searchParams.has("invite"),
	};
});

export const action = formDoor(studentRemoval, [], async ({ input, request }) => {
	const staff = await requireStaffPage(request);
	await removeMember(staff, input.student);
	const back = rosterHref(readRosterView(new URL(request.url).searchParams));
	return redirect(`${back}${back.includes("?") ? "&" : "?"}removed`, 303);
});

export default function AdminPage() {
	const { greeted, school, view, roster, student, today, isRemoved, isInviting } = useLoaderData<typeof loader>();
	const shown = { ...view, page: roster.page };
	return (
		<StaffFrame current="/admin">
			<h1>Welcome back, {greeted}</h1>
			<p className="roster-facts">{factsOf(school).join(" · ")}</p>
			<div className="roster-head">
				<h2>Students</h2>
				<div className="actions">
					<a className="button" href="/admin?invite">
						Invite student
					</a>
					<a href="/admin/upload">Upload a spreadsheet</a>
					<a href="/admin/invitations">Invitations</a>
					<a href="/admin/report">Class report</a>
				</div>
			</div>
			{isRemoved ? (
				<p className="form-done" role="status">
					The student was removed from your school.
				</p>
			) : null}
			{school.members === 0 ? (
				<NoStudents invited={school.invited} />
			) : (
				<>
					<RosterSearch view={view} />
					<RosterTable view={view} roster={roster} />
					<script type="module" src={rosterSearch} />
				</>
			)}
			{isInviting ? <InviteDialog invitee="Student" schoolName={school.name} closeHref={rosterHref(shown)} /> : null}
			{isInviting ? <script type="module" src={inviteRows} /> : null}
			{isInviting ? <script type="module" src={dialog} /> : null}
			{student ? (
				<>
					<StudentDialog student={student} today={today} closeHref={rosterHref(shown)} />
					<script type="module" src={dialog} />
				</>
			) : null}
		</StaffFrame>
	);
}

const factsOf = ({ name, members, seats, invited }: Pick<School, "name" | "members" | "seats" | "invited">) => [
	name,
	`${members.toLocaleString("en-US")} of ${seats.toLocaleString("en-US")} seats taken`,
	`${invited.toLocaleString("en-US")} invited`,
];

function NoStudents({ invited }: { invited: number }) {
	return (
		<div className="empty">
			<h3>No students yet</h3>
			<p>
				{invited === 0
					? "Invite students by e-mail, or upload a spreadsheet with first name, last name and e-mail. Each appears here once they accept."
					: `${invited.toLocaleString("en-US")} invited so far. Each appears here once they accept.`}
			</p>
		</div>
	);
}
