import { randomUUID } from "node:crypto";
import { data, type LinksFunction, redirect } from "@remix-run/node";
import { isRouteErrorResponse, useActionData, useLoaderData, useRouteError } from "@remix-run/react";
import { Dialog } from "~/components/dialog";
import { ErrorScreen } from "~/components/error-screen";
import { EssayDesk } from "~/components/essay/essay-desk";
import { EssayList } from "~/components/essay/essay-drafts";
import type { Draft } from "~/components/essay/essay-form";
import { hrefOfReview } from "~/components/essay/essay-links";
import { EssayReading } from "~/components/essay/essay-reading";
import type { Failure } from "~/components/essay/review-failure";
import { StudentFrame } from "~/components/student-frame";
import { type EssayReview, essayForm, isEssayId } from "~/contract/essays";
import { assistant } from "~/domain/assistant.server";
import { deleteEssay, type EssaySummary, listEssays, loadChanges, loadReview, renameEssay } from "~/domain/essays.server";
import { loadProfile } from "~/domain/profiles.server";
import { review } from "~/domain/reviews.server";
import type { Actor } from "~/domain/sessions.server";
import { usesLeft } from "~/domain/usage.server";
import dialog from "~/enhance/dialog.ts?worker&url";
import { askerOf } from "~/http/asker.server";
import { type FormResult, formDoor, page } from "~/http/html-door.server";
import { refusalHeaders, refusalOf } from "~/http/refusals.server";
import { requirePageOf } from "~/http/role-pages.server";
import { requireRole } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";
import styles from "~/styles/essay.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export const meta = () => pageTitle("College Essay Reviewer");

/** Requests whose form goes back filled in although the page itself cannot be loaded, so that no essay is lost. */
const keepingForms = new WeakSet<object>();

type Desk = Omit<Parameters<typeof EssayDesk>[0], "typed" | "errors" | "failure">;
type Reading = Omit<Parameters<typeof EssayReading>[0], "titleError"> & { isDeleting: boolean };
/** Either a draft is handed in, or a review is read. */
type View = { essays: EssaySummary[]; desk?: Desk; shown?: Reading };

export const loader = page(async ({ request, context }): Promise<View> => {
	const { searchParams } = new URL(request.url);
	try {
		const actor = await requirePageOf("Student", request);
		const reviewId = searchParams.get("review");
		const [essays, shown] = await Promise.all([
			listEssays(actor),
			reviewId ? readingOf(actor, reviewId, searchParams) : deskOf(actor, searchParams),
		]);
		return { essays, ...shown };
	} catch (error) {
		if (!keepingForms.has(context)) throw error;
		return { essays: [], desk: { idempotencyKey: randomUUID(), isDeleted: false, assistant } };
	}
});

async function deskOf(actor: Actor, searchParams: URLSearchParams): Promise<{ desk: Desk }> {
	const revised = searchParams.get("revise");
	const [{ answers }, before] = await Promise.all([loadProfile(actor), revised ? loadReview(actor, revised) : undefined]);
	return {
		desk: {
			before,
			majorOfProfile: answers.miscellaneous?.intendedMajor,
			usesLeft: usesLeft(actor),
			isDeleted: searchParams.has("deleted"),
			idempotencyKey: randomUUID(),
			draftKey: `essay ${actor.userId} ${before?.essayId ?? ""}`,
			assistant,
		},
	};
}

async function readingOf(actor: Actor, reviewId: string, searchParams: URLSearchParams): Promise<{ shown: Reading }> {
	const other = searchParams.get("compare");
	const reading = await loadReview(actor, reviewId);
	const comparison = other ? await loadChanges(actor, reading, other) : undefined;
	const item = Number(searchParams.get("item") ?? 1);
	const isItem = Number.isInteger(item) && item >= 1 && item <= reading.feedback.length;
	return { shown: { reading, comparison, at: isItem ? item - 1 : 0, isDeleting: searchParams.has("delete") } };
}

type Result = FormResult & { failure?: Failure };

export const action = formDoor(essayForm, [], async ({ input, request, context }) => {
	if (input.intent === "review") return reviewed({ request, context }, input);
	const actor = await requireRole(request, "Student");
	if (input.intent === "delete") {
		await deleteEssay(actor, input.essayId);
		return redirect("/essay?deleted", 303);
	}
	await renameEssay(actor, input.essayId, input.title);
	const shown = new URL(request.url).searchParams.get("review") ?? "";
	return redirect(isEssayId(shown) ? hrefOfReview(shown) : "/essay", 303);
});

/** Whatever is refused, the form goes back as it was sent. */
async function reviewed(call: Parameters<typeof askerOf>[0], { essay, chosenMajor, selectedFeedback, ...rest }: EssayReview) {
	try {
		const actor = await requireRole(call.request, "Student");
		const { reviewId } = await review(await askerOf(call, actor), { essay, chosenMajor, selectedFeedback, ...rest });
		return redirect(hrefOfReview(reviewId), 303);
	} catch (error) {
		const refusal = refusalOf(error);
		if (!refusal || refusal.code === "forbidden") throw error;
		keepingForms.add(call.context);
		const { status, code, message } = refusal;
		// An essay that was deleted meanwhile takes no more drafts: the next try begins a new one.
		const essayId = code === "not_found" ? "" : (rest.essayId ?? "");
		const result: Result = {
			initialValue: { essay, chosenMajor: chosenMajor ?? "", selectedFeedback, essayId },
			failure: { message, status },
		};
		return data(result, { status, headers: refusalHeaders(refusal) });
	}
}

export default function EssayPage() {
	const { essays, desk, shown } = useLoaderData<typeof loader>();
	const result = useActionData() as Result | undefined;
	return (
		<StudentFrame current="/essay">
			<div className="essay-page">
				<h1>College Essay Reviewer</h1>
				{desk ? <EssayDesk {...desk} typed={typedOf(result)} errors={result?.error ?? {}} failure={result?.failure} /> : null}
				{shown ? <EssayReading {...shown} titleError={result?.error?.title?.[0]} /> : null}
				<EssayList essays={essays} shown={shown?.reading.essayId} />
			</div>
			{shown?.isDeleting ? <DeleteDialog {...shown.reading} /> : null}
		</StudentFrame>
	);
}

/** The form as it was sent, where it was refused. */
function typedOf(result: Result | undefined): Draft | undefined {
	const sent = result?.initialValue;
	if (!sent) return undefined;
	const text = (name: string) => (typeof sent[name] === "string" ? sent[name] : "");
	const chosen = [sent.selectedFeedback].flat().filter((id) => typeof id === "string");
	return { essay: text("essay"), chosenMajor: text("chosenMajor"), selectedFeedback: chosen, essayId: text("essayId") || undefined };
}

function DeleteDialog({ id, essayId, title, drafts }: { id: string; essayId: string; title: string; drafts: unknown[] }) {
	return (
		<>
			<Dialog title="Delete this essay?" closeHref={hrefOfReview(id)}>
				<p>
					“{title}” goes for good, with {drafts.length === 1 ? "its draft" : `its ${drafts.length} drafts`} and all feedback on it.
				</p>
				<form method="post" action="/essay" className="actions">
					<input type="hidden" name="essayId" value={essayId} />
					<button className="button danger" type="submit" name="intent" value="delete">
						Delete
					</button>
					<a className="button quiet" href={hrefOfReview(id)} data-dialog-close>
						Keep it
					</a>
				</form>
			</Dialog>
			<script type="module" src={dialog} />
		</>
	);
}

export function ErrorBoundary() {
	const error = useRouteError();
	if (!isRouteErrorResponse(error) || error.status !== 413) return <ErrorScreen />;
	return (
		<main id="main" className="message-page">
			<h1>This is too much text</h1>
			<p>{(error.data as { message?: string } | null)?.message}</p>
			<p>Your essay is not lost: go back in your browser, and it is still in the box.</p>
		</main>
	);
}
