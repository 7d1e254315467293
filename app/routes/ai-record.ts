import { listModelRecords, type ModelRecord } from "~/domain/model-records.server";
import { page } from "~/http/html-door.server";
import { requirePageOf } from "~/http/role-pages.server";
import { PRODUCT } from "~/product";

const PURPOSES = { chat: "Chatbot", review: "Essay review", brainstorm: "Brainstormer", fill: "Autofill" } as const;

const NOTHING =
	"No AI model was asked anything for you. The built-in guide, the grammar check and the rules of the brainstormer are no AI.";
const RULE = "=".repeat(72);

const written = ({ kind, provider, model, instructions, asked, reply, createdAt }: ModelRecord) =>
	[
		RULE,
		`${createdAt.toISOString()} · ${PURPOSES[kind]} · ${model} at ${provider}`,
		`WHAT WAS SENT\n${asked}`,
		`WHAT IT REPLIED\n${reply}`,
		`WHAT IT WAS TOLD TO DO\n${instructions}`,
	].join("\n\n");

/** The student's record of the AI as a text to keep, for programmes that ask applicants to report what they used. */
export const loader = page(async ({ request }) => {
	const student = await requirePageOf("Student", request);
	const records = await listModelRecords(student);
	const head = `${PRODUCT.name}: what the AI was asked and answered for ${student.email}`;
	return new Response(`${[head, ...(records.length > 0 ? records.map(written) : [NOTHING])].join("\n\n")}\n`, {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Content-Disposition": 'attachment; filename="ai-record.txt"',
			"Cache-Control": "no-store",
		},
	});
});
