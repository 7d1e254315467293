import { API } from "~/contract/api";
import { ask } from "~/domain/chats.server";
import { jsonDoor } from "~/http/json-door.server";

const door = jsonDoor(API.chat, async ({ input, actor }) => {
	const { reply } = await ask(actor, input);
	return { body: { reply } };
});

export const loader = door;
export const action = door;
