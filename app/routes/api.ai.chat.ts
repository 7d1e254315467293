import { API } from "~/contract/api";
import { ask } from "~/domain/chats.server";
import { askerOf } from "~/http/asker.server";
import { jsonDoor } from "~/http/json-door.server";

const door = jsonDoor(API.chat, async ({ input, actor, ...call }) => {
	const { reply } = await ask(await askerOf(call, actor), input);
	return { body: { reply } };
});

export const loader = door;
export const action = door;
