import "./page.css";

/** The names under which the page posts what stands in each box. */
const BOXES: Record<string, string> = {
	last: "Text1",
	first: "Text2",
	mi: "Text3",
	home: "Text4",
	city: "Text5",
	state: "Text6",
	zip: "Text7",
	telephone: "Text8",
	email: "Text9",
	born: "Text10",
	school: "Text11",
	diploma: "Text12",
	gpa: "Text13",
	rank: "Text14",
	size: "Text15",
	major: "Text16",
	act: "Text17",
	satRw: "Text18",
	satMath: "Text19",
	club0: "Text20",
	office0: "Text21",
	club1: "Text22",
	office1: "Text23",
	cause0: "Text24",
	duties0: "Text25",
	causeHours0: "Text26",
	cause1: "Text27",
	duties1: "Text28",
	causeHours1: "Text29",
	employer: "Text30",
	job: "Text31",
	jobHours: "Text32",
	honor0: "Text33",
	honorGrade0: "Text34",
	honor1: "Text35",
	honorGrade1: "Text36",
	honor2: "Text37",
	honorGrade2: "Text38",
	class0: "Text39",
	classGrade0: "Text40",
	class1: "Text41",
	classGrade1: "Text42",
	parent0: "Text43",
	parent1: "Text44",
	member: "Text45",
	signature: "Text46",
	signed: "Text47",
};
/** The boxes under the grades 9 to 12, line by line. */
const LINES: Record<string, string[]> = {
	years0: ["Check1", "Check2", "Check3", "Check4"],
	years1: ["Check5", "Check6", "Check7", "Check8"],
};

const form = document.querySelector("form") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const gradesOf = (line: string[], isMarked: (name: string) => boolean) =>
	line.flatMap((name, i) => (isMarked(name) ? [String(9 + i)] : []));

function formState() {
	const posted = new FormData(form);
	return {
		...Object.fromEntries(Object.entries(BOXES).map(([key, name]) => [key, posted.get(name)])),
		...Object.fromEntries(Object.entries(LINES).map(([key, line]) => [key, gradesOf(line, (name) => posted.has(name))])),
		submitted,
	};
}

const inputOf = (name: string) => form.querySelector(`input[name="${name}"]`) as HTMLInputElement;

const formShown = () => ({
	...Object.fromEntries(Object.entries(BOXES).map(([key, name]) => [key, inputOf(name).value])),
	...Object.fromEntries(Object.entries(LINES).map(([key, line]) => [key, gradesOf(line, (name) => inputOf(name).checked)])),
});

Object.assign(window, { formState, formShown });
