import { API } from "~/contract/api";
import { recordFill } from "~/domain/usage.server";
import { jsonDoor } from "~/http/json-door.server";

const door = jsonDoor(API.recordFill, async ({ input, actor }) => ({ body: await recordFill(actor, input) }));

export const loader = door;
export const action = door;
