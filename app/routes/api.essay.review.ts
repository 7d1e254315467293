import { API } from "~/contract/api";
import { review } from "~/domain/reviews.server";
import { askerOf } from "~/http/asker.server";
import { jsonDoor } from "~/http/json-door.server";

const door = jsonDoor(API.reviewEssay, async ({ input, actor, ...call }) => {
	const { reviewId, wordCount, feedback } = await review(await askerOf(call, actor), input);
	return { body: { reviewId, essayInfo: { wordCount }, feedback } };
});

export const loader = door;
export const action = door;
