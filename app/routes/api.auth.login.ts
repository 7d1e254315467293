import { API } from "~/contract/api";
import { logIn } from "~/domain/accounts.server";
import { takeSecondStep } from "~/domain/sign-in-challenges.server";
import { clientOf } from "~/http/device-cookie.server";
import { jsonDoor } from "~/http/json-door.server";
import { signInReply } from "~/http/sign-in-reply.server";

const door = jsonDoor(API.login, async ({ input, request, context }) => {
	const account = await logIn(input, await clientOf({ request, context }, input.email));
	return signInReply(request, await takeSecondStep(account, input.code));
});

export const loader = door;
export const action = door;
