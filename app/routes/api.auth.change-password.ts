import { PASSWORD_CHANGED } from "~/contract/account";
import { API } from "~/contract/api";
import { changePassword } from "~/domain/accounts.server";
import { jsonDoor } from "~/http/json-door.server";

const door = jsonDoor(API.changePassword, async ({ actor, input }) => {
	await changePassword(actor, input);
	return { body: { message: PASSWORD_CHANGED } };
});

export const loader = door;
export const action = door;
