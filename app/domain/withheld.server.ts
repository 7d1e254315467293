import type { Answers } from "../contract/profile";

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const PHONE = /(?<![\d.])(?:\+\d{1,3}[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/g;
const SOCIAL_SECURITY = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/g;

const literal = (value: string) => value.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
const pattern = (value: string) => new RegExp(`(?<![\\p{L}\\p{N}])${literal(value)}(?![\\p{L}\\p{N}])`, "gu");

/**
 * Takes what tells who the student is out of a text before it leaves for a model: their saved names and street, e-mail
 * addresses, telephone and social security numbers. Each is replaced by a word in brackets, so that sentences stay whole.
 */
export function withoutIdentity(text: string, { personalInformation = {} }: Pick<Answers, "personalInformation">): string {
	const { firstName, preferredName, middleName, lastName, address } = personalInformation;
	const known: [string | undefined, string][] = [
		[address?.address1, "[address]"],
		[address?.address2, "[address]"],
		[lastName, "[last name]"],
		[firstName, "[first name]"],
		[preferredName, "[first name]"],
		[middleName, "[middle name]"],
	];
	const bare = text.replace(EMAIL, "[e-mail]").replace(SOCIAL_SECURITY, "[number]").replace(PHONE, "[phone]");
	return known.reduce((so, [value, word]) => (value && value.length > 1 ? so.replace(pattern(value), word) : so), bare);
}
