import { type LinksFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { day } from "~/components/moments";
import { ReportChart } from "~/components/roster/report-chart";
import { StaffFrame } from "~/components/staff-frame";
import { APPLICATION_STATUSES } from "~/contract/applications";
import { BANDS, ROSTER_FILTERS, STUCK_DAYS } from "~/contract/roster-view";
import { nameStudents, type ReportNames, reportClass } from "~/domain/class-reports.server";
import { loadSchool } from "~/domain/schools.server";
import { page } from "~/http/html-door.server";
import { isMeantToBeSeen } from "~/http/own-navigation.server";
import { requireStaffPage } from "~/http/role-pages.server";
import { pageTitle } from "~/product";
import styles from "~/styles/report.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Class Report");

export const loader = page(async ({ request }) => {
	const staff = await requireStaffPage(request);
	const isNaming = new URL(request.url).searchParams.has("names");
	if (isNaming && !isMeantToBeSeen(request)) throw redirect("/admin/report");
	const [school, report] = await Promise.all([loadSchool(staff), reportClass(staff)]);
	return { school: school.name, report, names: isNaming ? await nameStudents(staff) : undefined };
});

/** What needs a look, and what that means. */
const NEEDS: [keyof ReportNames, string][] = [
	["idle", "no use and no saved profile"],
	["stuck", `away for ${STUCK_DAYS} days with colleges left to apply to`],
	["near", "a college that is not submitted is due"],
];
const NEEDS_NOTE = `${NEEDS.map(([filter, meaning]) => `${ROSTER_FILTERS[filter]}: ${meaning}`).join(". ")}.`;

const SHORT_DAY = new Intl.DateTimeFormat("en", { month: "short", day: "numeric", timeZone: "UTC" });
const weekOf = (from: string, to: string) => SHORT_DAY.formatRange(new Date(from), new Date(to));

export default function AdminReportPage() {
	const { school, report, names } = useLoaderData<typeof loader>();
	const { counts, bands, statuses, weeks } = report;
	return (
		<StaffFrame current="/admin">
			<p className="screen-only">
				<a href="/admin">Back to the dashboard</a>
			</p>
			<h1>Class Report</h1>
			<p>
				{school}, {day(report.day)}: {counts.all.toLocaleString("en-US")} {counts.all === 1 ? "student" : "students"}
			</p>
			<p className="hint screen-only">
				Made for paper: print it with your browser, on A4 or Letter.{" "}
				{names ? (
					<a href="/admin/report">Without names</a>
				) : (
					<>
						It names nobody. <a href="/admin/report?names">Add the names</a> of those who may need you; each of them is told.
					</>
				)}
			</p>
			<ReportChart
				id="progress"
				title="Progress"
				head="Uses"
				rows={BANDS.map(({ band, label }) => ({ label, band, students: bands[band] }))}
			/>
			<ReportChart
				id="needs"
				title="Who may need you"
				head="Why"
				note={NEEDS_NOTE}
				rows={NEEDS.map(([filter]) => ({ label: ROSTER_FILTERS[filter], students: counts[filter] }))}
			/>
			<ReportChart
				id="statuses"
				title="Applications"
				head="Status"
				note="One application for each college in a student’s list."
				rows={APPLICATION_STATUSES.map((status) => ({ label: status, ...statuses[status] }))}
			/>
			<ReportChart
				id="weeks"
				title="Deadlines ahead"
				head="Week"
				note="What is not submitted, by the week it is due in."
				rows={weeks.map(({ from, to, ...share }) => ({ label: weekOf(from, to), ...share }))}
			/>
			{names ? NEEDS.map(([filter]) => <Names key={filter} label={ROSTER_FILTERS[filter]} students={names[filter]} />) : null}
		</StaffFrame>
	);
}

function Names({ label, students }: { label: string; students: ReportNames["idle"] }) {
	return (
		<section className="report-part names">
			<h2>{label}</h2>
			{students.length === 0 ? (
				<p>Nobody.</p>
			) : (
				<ul className="report-names">
					{students.map(({ id, firstName, lastName, nextDeadline }) => (
						<li key={id}>
							{firstName} {lastName}
							{nextDeadline ? `, next deadline ${day(nextDeadline)}` : ""}
						</li>
					))}
				</ul>
			)}
		</section>
	);
}
