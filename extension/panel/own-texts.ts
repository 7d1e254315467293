import { PROFILE_ROWS } from "../../app/contract/profile";
import { itemName, questionOf } from "../../app/contract/profile-questions";
import type { Facts, PlannedField } from "../engine/types";
import type { FitterActions, OwnText } from "./fitter";

/** A box for a text of the student's own holds at least so many characters. */
const TEXT_MIN = 40;
const PARTS: Readonly<Record<string, FitterActions["part"]>> = {
	description: "description",
	position: "position",
	organization: "activityName",
};

/** Whether a question is answered with a text that may have to be shortened. */
export function takesOwnText({ limit, reason, meaning }: PlannedField): boolean {
	if (!limit || reason === "never-filled" || reason === "disabled") return false;
	if (reason === "too-long") return true;
	if (!meaning) return reason !== "other-person" && (limit.unit === "words" || limit.max >= TEXT_MIN);
	const row = PROFILE_ROWS.find(({ subject, attribute }) => subject === meaning.subject && attribute === meaning.attribute);
	return row?.field.kind === "longText" || (row?.field.kind === "text" && (row.subject === "activity" || row.subject === "achievement"));
}

/** Which part of a version of an activity belongs into this box; undefined where it asks for something else. */
export const partFor = ({ meaning }: PlannedField): FitterActions["part"] =>
	meaning?.subject === "activity" ? PARTS[meaning.attribute] : undefined;

/** What the student saved that this box may take: the answer meant for it, then what further entries of the list hold in its place. */
export function ownTexts({ meaning, value, path }: PlannedField, { answers }: Facts): OwnText[] {
	const row = PROFILE_ROWS.find(({ subject, attribute }) => subject === meaning?.subject && attribute === meaning?.attribute);
	const node = row?.list ? questionOf(row.list)?.node : undefined;
	const entries: unknown = row?.list ? Reflect.get(answers, row.list) : undefined;
	if (!row || node?.kind !== "list" || !Array.isArray(entries)) return value ? [{ name: "Your saved answer", text: value }] : [];
	const key = row.path.slice(row.path.lastIndexOf(".") + 1);
	const all = entries.flatMap((entry: Record<string, unknown>, index) => {
		const text = entry[key];
		const name = String(entry.organizationName ?? entry.title ?? itemName(node.item, index));
		return typeof text === "string" && text ? [{ name, text, isMeant: path === row.path.replace("[]", `[${index}]`) }] : [];
	});
	return all.sort((one, other) => Number(other.isMeant) - Number(one.isMeant)).map(({ name, text }) => ({ name, text }));
}
