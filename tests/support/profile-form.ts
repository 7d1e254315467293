import { form, json, type Received, registerStudent, send, withCookie } from "./http";

export type ProfileDoors = {
	/** Registers a student; gives the cookies. */
	newStudent(): Promise<string>;
	put(cookie: string, body: unknown): Promise<Received>;
	post(cookie: string, fields: [string, string][]): Promise<Received>;
	/** The profile page as HTML. */
	open(cookie: string): Promise<string>;
	/** What the account holds, as the extension reads it. */
	held(cookie: string): Promise<Record<string, unknown>>;
};

/** Both doors of the profile on a running app; the students' addresses begin with `who`. */
export function profileDoors(who: string, url: () => string): ProfileDoors {
	let count = 0;
	return {
		newStudent: () => registerStudent(url(), `${who}${++count}@example.org`),
		put: (cookie, body) => send(`${url()}/api/users/updateProfileFull`, withCookie(cookie, json("PUT", body))),
		post: (cookie, fields) => send(`${url()}/profile`, withCookie(cookie, form(fields))),
		open: async (cookie) => (await send(`${url()}/profile`, withCookie(cookie))).text,
		async held(cookie) {
			const { user, profileVersion } = (await send(`${url()}/api/auth/status`, withCookie(cookie))).json();
			const { userInformation: _, ...profile } = user as Record<string, unknown>;
			return { ...profile, profileVersion };
		},
	};
}

/** The controls a browser posts for values nested by path: texts, ticks as repeated names, true as a ticked box. */
export function formFields(value: unknown, name = ""): [string, string][] {
	if (Array.isArray(value)) {
		const isTicks = /\.(gradeLevels|timingOfParticipation)$/.test(name);
		return value.flatMap((item, index) => formFields(item, isTicks ? name : `${name}[${index}]`));
	}
	if (typeof value === "object" && value !== null)
		return Object.entries(value).flatMap(([key, child]) => formFields(child, name ? `${name}.${key}` : key));
	return value === undefined || value === false ? [] : [[name, value === true ? "on" : String(value)]];
}

const unescaped = (text: string) =>
	text
		.replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
		.replace(/&quot;/g, '"')
		.replace(/&lt;/g, "<")
		.replace(/&gt;/g, ">")
		.replace(/&amp;/g, "&");

const attributeOf = (tag: string, name: string) => {
	const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
	return found === undefined ? undefined : unescaped(found);
};

export type ShownControl = { name: string; tag: string; value: string; isInvalid: boolean };

/** The controls of a page as a browser would post them, in order; unticked boxes and buttons left out. */
export function shownControls(html: string): ShownControl[] {
	const controls: ShownControl[] = [];
	for (const [tag, kind, inner = ""] of html.matchAll(
		/<(input|textarea|select)\b[^>]*>(?:(?<=<(?:textarea|select)\b[^>]*>)([\s\S]*?)<\/(?:textarea|select)>)?/g,
	)) {
		const name = attributeOf(tag, "name");
		if (name === undefined || (/ type="(checkbox|radio)"/.test(tag) && !/ checked=""/.test(tag))) continue;
		const selected = /<option[^>]*selected=""[^>]*>/.exec(inner);
		const value =
			kind === "textarea"
				? unescaped(inner.replace(/^\n/, ""))
				: kind === "select"
					? selected
						? (attributeOf(selected[0], "value") ?? unescaped(inner.slice(selected.index + selected[0].length).split("<")[0] ?? ""))
						: ""
					: (attributeOf(tag, "value") ?? (/ type="checkbox"/.test(tag) ? "on" : ""));
		controls.push({ name, tag, value, isInvalid: / aria-invalid="true"/.test(tag) });
	}
	return controls;
}

/** What a browser would post for the page's profile form, without a pressed button. */
export const postedBy = (html: string): [string, string][] => shownControls(html).map(({ name, value }) => [name, value]);
