import { API } from "~/contract/api";
import { CODE_REDEEMED } from "~/contract/codes";
import { redeemCode } from "~/domain/codes.server";
import { clientOf } from "~/http/device-cookie.server";
import { jsonDoor } from "~/http/json-door.server";

const door = jsonDoor(API.redeemCode, async ({ input, actor, request, context }) => {
	const { address } = await clientOf({ request, context });
	const { expires } = await redeemCode(actor, input.code, address);
	return { body: { message: CODE_REDEEMED, studentPlanExpires: expires.toISOString() } };
});

export const loader = door;
export const action = door;
