import { API } from "~/contract/api";
import { startCheckout } from "~/domain/billing.server";
import { jsonDoor } from "~/http/json-door.server";
import { linkOrigin } from "~/http/origin.server";

const door = jsonDoor(API.checkout, async ({ input, actor, request }) => ({
	body: { createdSessionUrl: await startCheckout(actor, input.item, linkOrigin(request)) },
}));

export const loader = door;
export const action = door;
