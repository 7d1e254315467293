import type { Key } from "../../../app/contract/platforms";
import type { PageField } from "../page";
import { type KnownPlatform, recognise } from "../platforms";
import { owned } from "./attribute";
import type { Read } from "./reads";

/** What the platform of a page knows of its questions by their keys. */
export type PlatformKeys = {
	/** Whether the question is one of those that the student answers alone. */
	refuses(field: PageField): boolean;
	/**
	 * The question with what its key means. A key fills in where the visible words say nothing and narrows “Name”; whom the words
	 * name, and what they ask for otherwise, stays.
	 */
	read(found: Read): Read;
};

/** Looks each page and frame up once: a question is of the platform its own document is built on. */
export function platformKeys(): PlatformKeys {
	const known = new Map<Document, KnownPlatform | undefined>();
	const platformOf = ({ element: { ownerDocument } }: PageField) => {
		if (!known.has(ownerDocument)) known.set(ownerDocument, recognise(ownerDocument));
		return known.get(ownerDocument);
	};
	return {
		refuses: (field) => platformOf(field)?.never.some((selector) => field.element.matches(selector)) ?? false,
		read(found) {
			const { field } = found;
			const platform = platformOf(field);
			if (platform?.another && field.element.closest(platform.another))
				return { field, naming: { named: "stranger", words: "", source: "key" } };
			const key = platform?.keys.find(([selector]) => field.element.matches(selector));
			return key ? meantBy(key, found) : found;
		},
	};
}

function meantBy([, attribute, subject]: Key, found: Read): Read {
	const { naming, reading } = found;
	if (subject && naming && naming.named !== subject) return found;
	const meant = subject ? { named: subject, attribute, piece: "", from: "key" as const } : owned(attribute, naming, "key");
	const isSaid = reading?.from === "label" || reading?.from === "near";
	const isNarrower = reading?.attribute === "fullName" && reading.named === meant?.named;
	return meant && (!isSaid || isNarrower) ? { ...found, reading: meant } : found;
}
