import { API, type AuthStatus } from "~/contract/api";
import { authStatus } from "~/domain/status.server";
import { jsonDoor } from "~/http/json-door.server";

const door = jsonDoor(API.status, async ({ actor }) => {
	const body: AuthStatus = actor ? await authStatus(actor) : { loggedIn: false };
	return { body };
});

export const loader = door;
export const action = door;
