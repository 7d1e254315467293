import { draftForm } from "~/contract/essays";
import { review } from "~/domain/reviews.server";
import { askerOf } from "~/http/asker.server";
import { requireRole } from "~/http/session-cookie.server";
import { streamDoor } from "~/http/stream-door.server";

/** The essay page's form for `enhance/essay.ts`: what each reader says as it arrives, at last the review it was kept as. */
const door = streamDoor(draftForm, async ({ input, request, context, send }) => {
	const student = await requireRole(request, "Student");
	const { reviewId } = await review(await askerOf({ request, context }, student), input, (item) => send({ item }));
	return { reviewId };
});

export const loader = door;
export const action = door;
