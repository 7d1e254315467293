import { API } from "~/contract/api";
import { registerAdmin } from "~/domain/accounts.server";
import { clientOf } from "~/http/device-cookie.server";
import { jsonDoor } from "~/http/json-door.server";
import { signInReply } from "~/http/sign-in-reply.server";

const door = jsonDoor(API.adminRegister, async ({ input, request, context }) => {
	const account = await registerAdmin(input, await clientOf({ request, context }));
	return signInReply(request, account);
});

export const loader = door;
export const action = door;
