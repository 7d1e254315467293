import { API } from "~/contract/api";
import { profileReply, saveProfile } from "~/domain/profiles.server";
import { jsonDoor } from "~/http/json-door.server";

const door = jsonDoor(API.updateProfile, async ({ input, actor }) => ({ body: profileReply(await saveProfile(actor, input)) }));

export const loader = door;
export const action = door;
