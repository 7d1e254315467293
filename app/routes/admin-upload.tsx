import { type LinksFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { RosterDone } from "~/components/roster-upload/roster-done";
import { RosterFileForm } from "~/components/roster-upload/roster-file-form";
import { RosterPreview } from "~/components/roster-upload/roster-preview";
import { StaffFrame } from "~/components/staff-frame";
import { ROSTER_BYTES_MAX, rosterForm } from "~/contract/roster";
import { importUpload, keepUpload, loadUpload, previewUpload } from "~/domain/roster-uploads.server";
import { type FormResult, formDoor, page } from "~/http/html-door.server";
import { linkOrigin } from "~/http/origin.server";
import { requireStaffPage } from "~/http/role-pages.server";
import { pageTitle } from "~/product";
import styles from "~/styles/roster-upload.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Upload a spreadsheet");

export const loader = page(async ({ request }) => {
	const staff = await requireStaffPage(request);
	const { searchParams } = new URL(request.url);
	const id = searchParams.get("upload");
	if (id === null) return { state: "file" as const };
	const upload = await loadUpload(staff, id);
	const { fileName, roster, outcome } = upload;
	const pages = { list: searchParams.get("list") ?? undefined, number: Number(searchParams.get("page")) };
	const seen = { id, fileName, faults: roster.faults, pages };
	if (outcome) return { state: "done" as const, ...seen, outcome };
	return { state: "preview" as const, ...seen, preview: await previewUpload(staff, upload) };
});

export const action = formDoor(
	rosterForm,
	["spreadsheet"],
	async ({ input, request }) => {
		const staff = await requireStaffPage(request);
		if (input.intent === "import") {
			await importUpload(staff, input.upload, linkOrigin(request), { isMailed: input.isMailed === "on" });
			return redirect(`/admin/upload?upload=${input.upload}`, 303);
		}
		const { spreadsheet } = input;
		const id = await keepUpload(staff, spreadsheet.name, new Uint8Array(await spreadsheet.arrayBuffer()));
		return redirect(`/admin/upload?upload=${id}`, 303);
	},
	{ file: { bytesMax: ROSTER_BYTES_MAX, role: "Admin" } },
);

export default function AdminUploadPage() {
	const seen = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() as FormResult | undefined;
	const messages = Object.values(refused?.error ?? {}).flatMap((texts) => texts ?? []);
	return (
		<StaffFrame current="/admin">
			{seen.state === "file" ? <RosterFileForm messages={messages} /> : null}
			{seen.state === "preview" ? <RosterPreview {...seen} messages={messages} /> : null}
			{seen.state === "done" ? <RosterDone {...seen} /> : null}
		</StaffFrame>
	);
}
