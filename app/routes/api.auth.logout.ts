import { API } from "~/contract/api";
import { jsonDoor } from "~/http/json-door.server";
import { signOut } from "~/http/session-cookie.server";

const door = jsonDoor(API.logout, async ({ request }) => ({ body: { loggedIn: false }, headers: await signOut(request) }));

export const loader = door;
export const action = door;
