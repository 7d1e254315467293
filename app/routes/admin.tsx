import { useLoaderData } from "@remix-run/react";
import { StaffFrame } from "~/components/staff-frame";
import { loadSchool, staffOf } from "~/domain/schools.server";
import { page } from "~/http/html-door.server";
import { requirePageOf } from "~/http/role-pages.server";
import { pageTitle } from "~/product";

export const meta = () => pageTitle("Dashboard");

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Admin", request);
	return { email: actor.email, school: await loadSchool(staffOf(actor)) };
});

export default function AdminPage() {
	const { email, school } = useLoaderData<typeof loader>();
	return (
		<StaffFrame current="/admin">
			<h1>Welcome back, {email}</h1>
			<dl className="facts">
				<div>
					<dt>School</dt>
					<dd>{school.name}</dd>
				</div>
				<div>
					<dt>Seats</dt>
					<dd>{school.seats.toLocaleString("en-US")}</dd>
				</div>
			</dl>
		</StaffFrame>
	);
}
