import { randomUUID } from "node:crypto";
import { type LinksFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { UsesLeft, WhoAnswers } from "~/components/assistant-terms";
import { BrainstormForm } from "~/components/brainstormer/brainstorm-form";
import { BrainstormList } from "~/components/brainstormer/brainstorm-list";
import { BrainstormResult } from "~/components/brainstormer/brainstorm-result";
import { BrainstormerTabs } from "~/components/brainstormer/brainstormer-tabs";
import { StudentFrame } from "~/components/student-frame";
import { brainstormForm } from "~/contract/activities";
import { assistant } from "~/domain/assistant.server";
import { brainstorm, deleteBrainstorm, listBrainstorms, loadBrainstorm } from "~/domain/brainstorms.server";
import { addActivity, holds, listActivities, undoActivity } from "~/domain/own-activities.server";
import { usesLeft } from "~/domain/usage.server";
import brainstormer from "~/enhance/brainstormer.ts?worker&url";
import { askerOf } from "~/http/asker.server";
import { type FormResult, formDoor, page } from "~/http/html-door.server";
import { requirePageOf } from "~/http/role-pages.server";
import { requireRole } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";
import styles from "~/styles/brainstormer.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("Activity Brainstormer");

/** What a save did, as the address tells it. */
const DONE = ["added", "there", "undone", "deleted"] as const;

export const loader = page(async ({ request }) => {
	const actor = await requirePageOf("Student", request);
	const { searchParams } = new URL(request.url);
	const id = searchParams.get("result");
	const [current, brainstorms, activities] = await Promise.all([
		id ? loadBrainstorm(actor, id) : undefined,
		listBrainstorms(actor),
		id ? listActivities(actor) : [],
	]);
	return {
		result: current && {
			id: current.id,
			activity: current.activity,
			options: current.versions.map((version) => ({ ...version, isSaved: holds(activities, version) })),
		},
		brainstorms,
		usesLeft: usesLeft(actor),
		done: DONE.find((each) => searchParams.has(each)),
		option: Number(searchParams.get("option")) || undefined,
		idempotencyKey: randomUUID(),
		assistant,
	};
});

const addressOf = (brainstormId: string, more = "", part = "#result") => `/brainstormer?result=${brainstormId}${more}${part}`;

export const action = formDoor(brainstormForm, [], async ({ input, request, context }) => {
	const actor = await requireRole(request, "Student");
	switch (input.intent) {
		case "brainstorm": {
			const { id } = await brainstorm(await askerOf({ request, context }, actor), input);
			return redirect(addressOf(id), 303);
		}
		case "add": {
			const isNew = await addActivity(actor, input.brainstormId, input.option);
			return redirect(addressOf(input.brainstormId, `&option=${input.option}&${isNew ? "added" : "there"}`, "#done"), 303);
		}
		case "undo":
			await undoActivity(actor, input.brainstormId, input.option);
			return redirect(addressOf(input.brainstormId, `&option=${input.option}&undone`, "#done"), 303);
		case "delete":
			await deleteBrainstorm(actor, input.brainstormId);
			return redirect("/brainstormer?deleted", 303);
	}
});

export default function BrainstormerPage() {
	const { result, brainstorms, usesLeft, done, option, idempotencyKey, assistant } = useLoaderData<typeof loader>();
	const { error, initialValue } = (useActionData() as FormResult | undefined) ?? {};
	const refusal = error?.[""]?.[0];
	const isAsking = initialValue?.activity !== undefined || error?.activity !== undefined;
	const typed = initialValue?.activity;
	const chosen = Number(initialValue?.option) || option;
	return (
		<StudentFrame current="/brainstormer">
			<div className="brainstormer">
				<div className="brainstormer-main">
					<h1>Activity Brainstormer</h1>
					<BrainstormerTabs current="/brainstormer" />
					<WhoAnswers assistant={assistant}>
						No AI provider is set up here. Rules put what you write into the boxes of the Common App, in your own words; they add nothing.
					</WhoAnswers>
					<Done done={error ? undefined : done} result={result} option={option} />
					{refusal && !isAsking ? (
						<p className="form-errors" role="alert">
							{refusal}
						</p>
					) : null}
					<BrainstormForm
						idempotencyKey={idempotencyKey}
						text={typeof typed === "string" ? typed : result?.activity}
						error={error?.activity?.[0]}
						refusal={isAsking && usesLeft !== 0 ? refusal : undefined}
					/>
					<UsesLeft work="brainstorm" usesLeft={usesLeft} refusal={isAsking && usesLeft === 0 ? refusal : undefined}>
						{" "}
						<a href="/brainstormer/fit">Fitting to a form</a> costs nothing.
					</UsesLeft>
					{result ? <BrainstormResult result={result} chosen={chosen} error={error?.option?.[0]} /> : null}
				</div>
				<BrainstormList brainstorms={brainstorms} currentId={result?.id} />
			</div>
			<script type="module" src={brainstormer} />
		</StudentFrame>
	);
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>;

/** What was just done, with the way back. */
function Done({ done, result, option = 0 }: Pick<Loaded, "done" | "result" | "option">) {
	const version = result?.options[option - 1];
	if (done === "deleted" && !result)
		return (
			<p className="form-done" id="done" role="status">
				The brainstorm is deleted.
			</p>
		);
	if (!result || !version) return null;
	if (done === "undone" && !version.isSaved)
		return (
			<p className="form-done" id="done" role="status">
				Taken out of your activities again.
			</p>
		);
	if ((done !== "added" && done !== "there") || !version.isSaved) return null;
	return (
		<div className="form-done" id="done" role="status">
			<p>
				“{version.activityName}” {done === "added" ? "is added to your activities." : "is in your activities already. Nothing was added."}{" "}
				<a href="/profile#extracurricularActivities">See it in your profile</a>
			</p>
			{done === "added" ? (
				<form method="post" action={`/brainstormer?result=${result.id}`}>
					<input type="hidden" name="brainstormId" value={result.id} />
					<input type="hidden" name="option" value={option} />
					<button className="button quiet" type="submit" name="intent" value="undo">
						Undo
					</button>
				</form>
			) : null}
		</div>
	);
}
