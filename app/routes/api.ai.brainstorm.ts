import { API } from "~/contract/api";
import { brainstorm } from "~/domain/brainstorms.server";
import { askerOf } from "~/http/asker.server";
import { jsonDoor } from "~/http/json-door.server";

const door = jsonDoor(API.brainstorm, async ({ input, actor, request, context }) => {
	const { versions } = await brainstorm(await askerOf({ request, context }, actor), input);
	return { body: { versions: versions.map(({ activityName, position, description }) => ({ activityName, position, description })) } };
});

export const loader = door;
export const action = door;
