import { type LinksFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StudentFrame } from "~/components/student-frame";
import { ImportForm } from "~/components/your-data/import-form";
import { ReadingList } from "~/components/your-data/reading-list";
import { StoredData } from "~/components/your-data/stored-data";
import { IMPORT_MAX, importForm, studentExport } from "~/contract/export";
import { sectionsAnswered } from "~/contract/profile-questions";
import { importData } from "~/domain/data-import.server";
import { activePlan } from "~/domain/plans.server";
import { listReadings, loadStoredData } from "~/domain/stored-data.server";
import { AppError } from "~/errors";
import { readJsonFile } from "~/http/body.server";
import { type FormResult, formDoor, page } from "~/http/html-door.server";
import { invalidInput } from "~/http/refusals.server";
import { requirePageOf } from "~/http/role-pages.server";
import { pageTitle } from "~/product";
import styles from "~/styles/your-data.css?url";

const DOWNLOADS = [
	{
		href: "/yourData/profile.pdf",
		label: "Profile as PDF",
		text: "Your answers set for reading and printing, in any of the scripts that the profile’s languages use. A sign that no font here has, such as an emoji, is spelled out as its number: ‹U+1F984›.",
	},
	{
		href: "/yourData/onward.csv",
		label: "Profile as CSV",
		text: "Your answers and colleges as a table for Excel and other spreadsheets: path, label, value.",
	},
	{
		href: "/yourData/onward.json",
		label: "Your work as JSON",
		text: "Answers, notes on colleges, essays with reviews, conversations, brainstorms and the record of the AI in one file, which a new account takes back.",
	},
	{
		href: "/yourData/account.json",
		label: "Account as JSON",
		text: "The rest: what the account itself holds, sign-ins, uses, who read your data, codes and payments.",
	},
];

const DONE: Record<string, string> = {
	all: "Your file was imported: everything in it is in this account now.",
	before: "Everything in this file is in this account already. Nothing was changed.",
};

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Your Data");

export const loader = page(async ({ request }) => {
	const student = await requirePageOf("Student", request);
	const { searchParams } = new URL(request.url);
	const asked = Number(searchParams.get("page"));
	const number = Number.isSafeInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1;
	const [{ account, stored, mails }, { readings, hasMore }] = await Promise.all([loadStoredData(student), listReadings(student, number)]);
	const { answers, ...facts } = account;
	const own = [stored.conversations, stored.essays, stored.brainstorms, stored.modelRecords];
	const active = activePlan(student);
	return {
		stored: {
			email: student.email,
			hasPassword: student.hasPassword,
			plan: active ? `${active.plan === "pro" ? "Pro" : "Plus"}, until ${active.expires.toISOString().slice(0, 10)}` : "Free",
			account: facts,
			sections: sectionsAnswered(answers),
			stored,
			mails,
		},
		readings: { readings, hasMore, page: number },
		holdsAnything: Object.keys(answers).length > 0 || own.some(({ count }) => count > 0),
		done: DONE[searchParams.get("imported") ?? ""],
	};
});

export const action = formDoor(
	importForm,
	["file"],
	async ({ input, request }) => {
		const student = await requirePageOf("Student", request);
		const read = studentExport.safeParse(await readJsonFile(input.file));
		if (!read.success) {
			const { fields } = invalidInput(read.error).details;
			throw new AppError("invalid", "Nothing was imported, because these places of the file are wrong:", { fields });
		}
		const isNew = await importData(student, read.data);
		return redirect(`/yourData?imported=${isNew ? "all" : "before"}`, 303);
	},
	{ file: { bytesMax: IMPORT_MAX, role: "Student" } },
);

export default function YourDataPage() {
	const { stored, readings, holdsAnything, done } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>() as FormResult | undefined;
	return (
		<StudentFrame current="/yourData">
			<h1>Your Data</h1>
			<p>What Onward keeps about you, who has read it, and how to take it with you, bring it back or have it deleted.</p>
			{done && !refused ? (
				<p className="form-done" role="status">
					{done}
				</p>
			) : null}
			<section className="data-part" id="downloads" aria-labelledby="downloads-title">
				<h2 id="downloads-title">Take it with you</h2>
				<ul className="downloads">
					{DOWNLOADS.map(({ href, label, text }) => (
						<li key={href}>
							<p>{text}</p>
							<a className="button quiet" href={href}>
								{label}
							</a>
						</li>
					))}
				</ul>
			</section>
			<StoredData {...stored} />
			<ReadingList {...readings} />
			<ImportForm holdsAnything={holdsAnything} errors={refused?.error as Record<string, string[] | null> | undefined} />
			<section className="data-part" id="deletion" aria-labelledby="deletion-title">
				<h2 id="deletion-title">Have it deleted</h2>
				<p>
					Removes everything above at once, here and wherever you are signed in. You are asked once more before anything happens. Download
					what you want to keep first.
				</p>
				<p>
					<a className="button quiet" href="/settings?delete-account=true">
						Delete Profile
					</a>
				</p>
			</section>
		</StudentFrame>
	);
}
