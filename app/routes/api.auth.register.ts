import { API } from "~/contract/api";
import { registerStudent } from "~/domain/accounts.server";
import { clientOf } from "~/http/device-cookie.server";
import { jsonDoor } from "~/http/json-door.server";
import { signInReply } from "~/http/sign-in-reply.server";

const door = jsonDoor(API.register, async ({ input, request, context }) => {
	const account = await registerStudent(input, await clientOf({ request, context }));
	return signInReply(request, account);
});

export const loader = door;
export const action = door;
