import { API } from "~/contract/api";
import { deleteProfile } from "~/domain/account-deletion.server";
import { jsonDoor } from "~/http/json-door.server";
import { signOut } from "~/http/session-cookie.server";

const door = jsonDoor(API.deleteProfile, async ({ actor, request }) => {
	await deleteProfile(actor);
	return { body: { loggedIn: false }, headers: await signOut(request) };
});

export const loader = door;
export const action = door;
