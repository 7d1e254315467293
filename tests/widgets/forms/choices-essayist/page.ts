import Choices from "choices.js";
import flatpickr from "flatpickr";
import IMask from "imask";
import "choices.js/public/assets/styles/choices.css";
import "flatpickr/dist/flatpickr.css";
import "./look.css";

type Kind = "text" | "email" | "area" | "pick" | "search" | "multi" | "tags" | "phone" | "mdy" | "calendar" | "altdate" | "box" | "bot";
type Question = { key: string; kind: Kind; hint: string; options?: string[]; wide?: true; max?: number };
type Section = { title: string; note?: string; asks: Question[] };
type Live = { state: () => unknown; shown: () => unknown };

const STATES =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
		.split("|")
		.map((state) => `US-${state}`);
const SCHOOLING = [
	"1 Did not finish high school",
	"2 Finished high school",
	"3 Attended college, no degree",
	"4 Two-year degree",
	"5 Four-year degree",
	"6 Graduate degree",
];
const YEARS = ["9 Freshman year", "10 Sophomore year", "11 Junior year", "12 Senior year"];
const KINDS = [
	"arts Visual art",
	"paper Newspaper or yearbook",
	"speech Speech and debate",
	"sport Athletics",
	"nature Nature and conservation",
].concat(["service Volunteering", "job Paid job", "theater Theater"]);
const q = (key: string, kind: Kind, hint: string, more: Partial<Question> = {}): Question => ({ key, kind, hint, ...more });

const honor = (i: number): Question[] => [
	q(`honors-${i}-title`, "text", "Prize, honor or publication"),
	q(`honors-${i}-year`, "pick", "When", { options: YEARS }),
];
const work = (i: number): Question[] => [
	q(`work-${i}-kind`, "pick", "Kind of activity", { options: KINDS }),
	q(`work-${i}-role`, "text", "Your role"),
	q(`work-${i}-org`, "text", "Club, group or workplace", { wide: true }),
	q(`work-${i}-what`, "area", "What you did there (up to 160 characters)", { wide: true, max: 160 }),
];

const SECTIONS: Section[] = [
	{
		title: "You",
		note: "Everything marked with an asterisk is needed before we can read your pages.",
		asks: [
			q("n1", "text", "First name *"),
			q("n3", "text", "Last name *"),
			q("n4", "text", "Name you go by"),
			q("n5", "text", "Pen name, if you publish under one"),
			q("n6", "pick", "Pronouns", { options: ["she she / her", "he he / him", "they they / them", "other another set"] }),
			q("dob", "mdy", "Birthday MM/DD/YYYY *"),
			q("mail", "email", "Email *"),
			q("cell", "phone", "Phone"),
		],
	},
	{
		title: "Where we send the acceptance packet",
		asks: [
			q("ad1", "text", "Street address", { wide: true }),
			q("ad2", "text", "Apartment, unit"),
			q("ad3", "text", "City"),
			q("ad4", "search", "State", { options: STATES }),
			q("ad5", "text", "ZIP code", { max: 10 }),
		],
	},
	{
		title: "Languages you live in",
		note: "Type one and press Enter; add as many as you like.",
		asks: [q("tongues", "tags", "A language", { wide: true })],
	},
	{
		title: "School",
		asks: [
			q("sch", "text", "Name of your high school *", { wide: true }),
			q("yr", "pick", "Grade this year *", {
				options: ["g9 9th (freshman)", "g10 10th (sophomore)", "g11 11th (junior)", "g12 12th (senior)"],
			}),
			q("fin", "altdate", "Graduation day"),
			q("gpa", "text", "GPA, unweighted, out of 4.0"),
			q("eng", "text", "Highest English course you have taken"),
			q("engmark", "pick", "Your mark in it", {
				options: ["A+", "A", "A-", "B+", "B", "B-", "C+", "C", "C-", "D"].map((mark) => `${mark} ${mark}`),
			}),
			q("erw", "text", "SAT Reading and Writing"),
			q("erwday", "calendar", "Day of that SAT"),
			q("aps", "multi", "AP exams you have taken", {
				wide: true,
				options: [
					"ART Art History",
					"BIO Biology",
					"CALC_AB Calculus AB",
					"CALC_BC Calculus BC",
					"LANG English Language",
					"LIT English Literature",
				].concat(["PSY Psychology", "SPAN Spanish Language", "USH U.S. History", "WH World History"]),
			}),
		],
	},
	{ title: "Two honors", asks: [...honor(0), ...honor(1)] },
	{ title: "Outside the classroom", note: "The two things that take most of you.", asks: [...work(0), ...work(1)] },
	{
		title: "Family",
		note: "For the tuition fund only. The readers never see it.",
		asks: [
			q("p1", "text", "A parent or guardian: full name"),
			q("p1ed", "pick", "That parent's education", { options: SCHOOLING }),
			q("p2", "text", "The other parent or guardian: full name"),
			q("p2ed", "pick", "The other parent's education", { options: SCHOOLING }),
			q("inc", "pick", "Household income, before taxes", {
				options: [
					"b1 Less than $25,000",
					"b2 $25,000 to $50,000",
					"b3 $50,000 to $75,000",
					"b4 $75,000 to $125,000",
					"b5 More than $125,000",
				],
			}),
			q("gen1", "pick", "First in your family to finish college?", { options: ["y Yes, I would be the first", "n No", "u I am not sure"] }),
		],
	},
	{
		title: "Pages",
		asks: [
			q("link", "text", "Link to an online portfolio", { wide: true }),
			q("essay", "area", "Describe a room you can no longer enter. 400 words.", { wide: true }),
			q("book", "text", "A book you would lend only to a friend"),
			q("authors", "tags", "Writers you reread"),
			q("heard", "multi", "Where did you find us?", { options: ["t A teacher", "s Social media", "a An alum", "p A poster"], wide: true }),
			q("ref1", "text", "Recommending teacher"),
			q("ref2", "email", "Teacher's email"),
			q("nickname2", "bot", "Leave this empty"),
			q("agree", "box", "The work I submit is my own and no machine wrote it", { wide: true }),
		],
	},
];

const live: Record<string, Live> = {};
let submitted = false;
const form = document.createElement("form");
form.noValidate = true;
form.innerHTML = "<h1>River Bend Institute for Young Writers</h1><p>Summer session, July 5 to 24. Application</p>";
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const HTML: Partial<Record<Kind, (ask: Question) => string>> = {
	area: ({ key, hint, max }) =>
		`<textarea id="edit-${key}" name="${key}" rows="3" placeholder="${hint}" ${max ? `maxlength="${max}"` : ""}></textarea>`,
	box: ({ key, hint }) => `<input type="checkbox" id="edit-${key}" style="width:auto"> ${hint}`,
	bot: ({ key, hint }) =>
		`<span class="bot" aria-hidden="true"><input id="edit-${key}" name="${key}" placeholder="${hint}" tabindex="-1"></span>`,
};
const select = ({ key, kind, hint, options = [] }: Question) =>
	`<select id="edit-${key}" name="${key}" ${kind === "multi" ? "multiple" : ""}>${kind === "multi" ? "" : `<option value="">${hint}</option>`}${options
		.map((option) => `<option value="${option.split(" ", 1)}">${option.slice(option.indexOf(" ") + 1)}</option>`)
		.join("")}</select>`;
const input = ({ key, kind, hint, max }: Question) =>
	`<input type="${kind === "email" ? "email" : "text"}" id="edit-${key}" name="${key}" placeholder="${hint}" class="fp-${key}" ${max ? `maxlength="${max}"` : ""} autocomplete="off">`;

for (const { title, note, asks } of SECTIONS) {
	const section = document.createElement("section");
	section.innerHTML = `<h2>${title}</h2>${note ? `<p>${note}</p>` : ""}<div class="grid"></div>`;
	for (const ask of asks) {
		const cell = document.createElement("div");
		cell.className = ask.wide ? "cell wide" : "cell";
		const draw = HTML[ask.kind] ?? (ask.options ? select : input);
		cell.innerHTML = draw(ask);
		section.querySelector(".grid")?.append(cell);
	}
	form.append(section);
}
form.insertAdjacentHTML("beforeend", '<button type="submit">Send my application</button>');
document.querySelector("#root")?.append(form);

function chosen(ask: Question, element: HTMLElement): Live {
	const many = ask.kind === "multi" || ask.kind === "tags";
	const choices = new Choices(element as HTMLInputElement, {
		allowHTML: false,
		shouldSort: false,
		itemSelectText: "",
		removeItemButton: many,
		searchEnabled: ask.kind === "search" || ask.kind === "multi",
		placeholderValue: ask.hint,
	});
	const box = element.closest(".choices");
	const texts = () =>
		[...(box?.querySelectorAll(`.choices__list--${many ? "multiple" : "single"} .choices__item:not(.choices__placeholder)`) ?? [])].map(
			(item) => item.firstChild?.textContent ?? "",
		);
	return { state: () => choices.getValue(true) ?? "", shown: () => (many ? texts() : (texts()[0] ?? "")) };
}

for (const ask of SECTIONS.flatMap(({ asks }) => asks)) {
	const element = form.querySelector<HTMLInputElement>(`#edit-${ask.key}`);
	if (!element) continue;
	const value = () => element.value;
	live[ask.key] = { state: value, shown: value };
	if (ask.options || ask.kind === "tags") live[ask.key] = chosen(ask, element);
	if (ask.kind === "box") live[ask.key] = { state: () => element.checked, shown: () => element.checked };
	if (ask.kind === "phone") {
		const mask = IMask(element, { mask: "+{1} 000-000-0000" });
		live[ask.key] = { state: () => mask.value, shown: value };
	}
	if (ask.kind === "mdy") {
		const range = (from: number, to: number) => ({ mask: IMask.MaskedRange, from, to });
		const mask = IMask(element, { mask: "MM/DD/YYYY", blocks: { MM: range(1, 12), DD: range(1, 31), YYYY: range(1990, 2020) } });
		live[ask.key] = { state: () => mask.value, shown: value };
	}
	if (ask.kind === "calendar") flatpickr(element, { dateFormat: "M j, Y", maxDate: "2026-12-31" });
	if (ask.kind === "altdate") {
		const picker = flatpickr(element, { altInput: true, altFormat: "F j, Y", dateFormat: "Y-m-d", allowInput: true });
		live[ask.key] = { state: value, shown: () => picker.altInput?.value ?? "" };
	}
}

const every = (side: keyof Live) => Object.fromEntries(Object.entries(live).map(([key, control]) => [key, control[side]()]));
Object.assign(window, { formState: () => ({ submitted, ...every("state") }), formShown: () => every("shown") });
