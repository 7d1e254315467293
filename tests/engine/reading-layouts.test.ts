import { describe, expect, test } from "vitest";
import { planning } from "./planned";

const planned = planning();

/** The same questions under five headings: but for what heads them they ask the same of everybody. */
const SECTIONS: [heading: string, questions: [label: string, path: string][]][] = [
	[
		"Personal information",
		[
			["First name", "personalInformation.firstName"],
			["Last name", "personalInformation.lastName"],
			["City", "personalInformation.address.city"],
		],
	],
	[
		"High school",
		[
			["City", "educationalBackground.highSchoolCity"],
			["Class rank", "educationalBackground.highSchoolClassRank"],
		],
	],
	[
		"Parent 1",
		[
			["First name", "familyInformation.parent1FirstName"],
			["Last name", "familyInformation.parent1LastName"],
			["Occupation", "familyInformation.parent1Occupation"],
		],
	],
	[
		"Emergency contact",
		[
			["First name", "other-person"],
			["Phone", "other-person"],
		],
	],
	[
		"Award 1",
		[
			["Title", "achievements[0].title"],
			["Description", "achievements[0].description"],
		],
	],
];
const PATHS = SECTIONS.flatMap(([, questions]) => questions.map(([, path]) => path));

const ASKED: Record<string, (label: string) => string> = {
	"a label over its box": (label) => `<div><label>${label}</label><div><input></div></div>`,
	"words before a box": (label) => `<div><span>${label}</span><div><input></div></div>`,
	"words over a break": (label) => `${label}:<br><input><br><br>`,
	"a list of terms": (label) => `<dl><dt>${label}</dt><dd><input></dd></dl>`,
};

const HEADED: Record<string, (heading: string, body: string, number: number) => string> = {
	"the button that folds it, in a heading": (heading, body, n) =>
		`<div><h3><button type="button" aria-expanded="true" aria-controls="part${n}">${heading}</button></h3><div id="part${n}">${body}</div></div>`,
	"a larger paragraph": (heading, body) => `<p style="font-size:20px">${heading}</p>${body}`,
	"a bold paragraph": (heading, body) => `<p style="font-weight:700">${heading}</p>${body}`,
	"a bold line in a card": (heading, body) =>
		`<div style="border:1px solid"><div style="font-weight:600">${heading}</div><div>${body}</div></div>`,
	"a line in small capitals": (heading, body) => `<div style="text-transform:uppercase;font-size:12px">${heading}</div><div>${body}</div>`,
	"a line on a ground": (heading, body) => `<div style="background:#036;color:#fff"><span>${heading}</span></div>${body}`,
	"a larger line over a note": (heading, body) =>
		`<div><div><div style="font-size:20px">${heading}</div><p>Please answer every question.</p></div><div>${body}</div></div>`,
	"a bold line beside its number": (heading, body, n) =>
		`<div><div style="display:flex"><span>${n + 1}</span><span style="font-weight:600">${heading}</span></div><div>${body}</div></div>`,
	"a font of another size": (heading, body) => `<font size="5">${heading}</font><br>${body}`,
	"emphasis alone in its paragraph": (heading, body) => `<p><em>${heading}</em></p>${body}`,
	"a bold label of no control": (heading, body) => `<div><label style="font-weight:700">${heading}</label></div>${body}`,
	"bold words in an item": (heading, body) => `<ul><li><b>${heading}</b><div>${body}</div></li></ul>`,
};

describe.each(Object.entries(HEADED))("headed by %s", (_, headed) => {
	test.each(Object.entries(ASKED))("asked by %s", async (_, asked) => {
		const parts = SECTIONS.map(([heading, questions], n) => headed(heading, questions.map(([label]) => asked(label)).join(""), n));
		expect(await planned(`<h1>Application</h1><form>${parts.join("")}</form>`)).toEqual(PATHS);
	});
});

test("the cell beside several rows is over all of them", async () => {
	const rows = SECTIONS.flatMap(([heading, questions]) =>
		questions.map(
			([label], place) =>
				`<tr>${place === 0 ? `<th rowspan="${questions.length}">${heading}</th>` : ""}<td>${label}</td><td><input></td></tr>`,
		),
	);
	expect(await planned(`<h1>Application</h1><table>${rows.join("")}</table>`)).toEqual(PATHS);
});

test("bold labels over single boxes end no section", async () => {
	const asked = (label: string) => `<div><div style="font-weight:700">${label}</div><div><input></div></div>`;
	const chosen = `<div style="font-weight:700">High school diploma held by this parent?</div><div><label><input type="radio" name="held"> Yes</label><label><input type="radio" name="held"> No</label></div>`;
	const parent = `<p style="font-weight:700">Parent 1</p>${asked("First name")}${chosen}${asked("Occupation")}`;
	const paths = await planned(`<h1>Application</h1><form>${asked("First name")}${parent}</form>`);
	expect([paths[0], paths[1], paths[3]]).toEqual([
		"personalInformation.firstName",
		"familyInformation.parent1FirstName",
		"familyInformation.parent1Occupation",
	]);
});

test("“City, State, Zip” beside boxes of which one is labelled asks for what is left in the last", async () => {
	const row = `<table><tr><td><label for="c">City</label>, State, Zip<span>*</span></td><td><input id="c"> <select id="s"><option>State</option><option>California</option><option>Oregon</option><option>Texas</option></select> <input id="z" maxlength="5"></td></tr></table>`;
	expect(await planned(`<h1>Scholarship</h1><h2>Applicant</h2>${row}`)).toEqual([
		"personalInformation.address.city",
		"personalInformation.address.state",
		"personalInformation.address.postalCode",
	]);
});
