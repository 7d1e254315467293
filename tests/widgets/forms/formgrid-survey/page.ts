// @ts-expect-error The build that has the template compiler comes without types of its own.
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import "./page.css";

type Column = { text: string; options?: string[]; width?: string };
type Question = {
	id: string;
	kind: "boxes" | "grid" | "matrix" | "radios" | "dropdown" | "box";
	text: string;
	note?: string;
	must?: boolean;
	rows?: string[];
	columns?: Column[];
	options?: string[];
	/** This page's own keys, row by row. */
	keys: string[][];
};

const GRADES = ["9th", "10th", "11th", "12th"];

const QUESTIONS: Question[] = [
	{
		id: "50218",
		kind: "boxes",
		text: "Student contact",
		must: true,
		rows: ["First", "Last", "Personal (non-district) email"],
		keys: [["first"], ["last"], ["email"]],
	},
	{ id: "50219", kind: "box", text: "From which high school will you graduate?", must: true, keys: [["school"]] },
	{
		id: "50223",
		kind: "grid",
		text: "Activities, service and employment",
		note: "Most of our donors score this section. Use one line for each club, team, volunteer commitment or job since the start of 9th grade, up to three. Abbreviations are fine as long as a stranger could follow them. If you are still involved, choose your present grade in the last column.",
		must: true,
		rows: ["Line 1", "Line 2", "Line 3"],
		columns: [
			{ text: "Club, team, agency or employer", width: "24%" },
			{ text: "Office held or job title", width: "18%" },
			{
				text: "Type",
				options: [
					"Academic team, speech or debate",
					"Agriculture, FFA or 4-H",
					"Athletics",
					"Environment or conservation",
					"Faith group",
					"Job (paid)",
					"Music, theatre or visual art",
					"Student government",
					"Other",
				],
			},
			{ text: "Average hrs/wk", options: ["1-2", "3-5", "6-9", "10-14", "15 or more"] },
			{ text: "Started in", options: GRADES },
			{ text: "Through", options: GRADES },
		],
		keys: ["line1", "line2", "line3"].map((line) => ["group", "role", "type", "hours", "from", "to"].map((each) => `${line}.${each}`)),
	},
	{
		id: "50224",
		kind: "grid",
		text: "Honors and awards",
		note: "School, community, state or national. Do not repeat offices you listed in the question before this one.",
		rows: ["a.", "b.", "c."],
		columns: [
			{ text: "Honor", width: "32%" },
			{ text: "What did you do to earn it? (100 characters or fewer)", width: "44%" },
			{ text: "Grade level", options: GRADES },
		],
		keys: ["a", "b", "c"].map((line) => ["honor", "why", "grade"].map((each) => `${line}.${each}`)),
	},
	{
		id: "50226",
		kind: "matrix",
		text: "Advanced Placement results",
		note: "Mark the score you received. Leave the line empty for any exam you have not sat.",
		rows: ["Biology", "Calculus AB", "Chemistry", "Computer Science A", "Spanish Language", "U.S. History"],
		options: ["1", "2", "3", "4", "5"],
		keys: ["biology", "calculus", "chemistry", "computing", "spanish", "history"].map((each) => [`ap.${each}`]),
	},
	{
		id: "50227",
		kind: "boxes",
		text: "Test scores and GPA, for the awards that call for them",
		note: "Highest section scores if you tested more than once.",
		rows: ["SAT Reading/Writing", "SAT Math", "PSAT/NMSQT total", "GPA (weighted)"],
		keys: [["satWords"], ["satMath"], ["psat"], ["gpa"]],
	},
	{
		id: "50230",
		kind: "boxes",
		text: "Colleges or trade schools applied to so far",
		note: "Some funds can only be spent at certain campuses.",
		rows: ["1", "2", "3"],
		keys: [["college1"], ["college2"], ["college3"]],
	},
	{
		id: "50231",
		kind: "grid",
		text: "Parents or guardians",
		rows: ["Parent/guardian 1", "Parent/guardian 2"],
		columns: [{ text: "First and last name" }, { text: "Line of work" }],
		keys: [
			["parent1.name", "parent1.work"],
			["parent2.name", "parent2.work"],
		],
	},
	{
		id: "50232",
		kind: "radios",
		text: "Combined yearly household income",
		note: "Seen only by the need-based funds.",
		options: ["$0 - $24,999", "$25,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 +"],
		keys: [["income"]],
	},
	{
		id: "50233",
		kind: "dropdown",
		text: "Is anyone in your immediate family a member of one of these organizations?",
		note: "Their scholarships are limited to members' families.",
		options: ["American Legion", "Elks Lodge", "Grange", "Kiwanis", "Rotary", "Soroptimist", "None of these"],
		keys: [["lodge"]],
	},
	{ id: "50235", kind: "box", text: "Teacher who has agreed to write your letter", must: true, keys: [["teacher"]] },
	{
		id: "50236",
		kind: "box",
		text: "Type your full name in place of a signature. By doing so you release your transcript to the scholarship committees.",
		must: true,
		keys: [["signature"]],
	},
];

const KEYS = QUESTIONS.flatMap(({ keys }) => keys.flat());
const answers: Record<string, string> = reactive(Object.fromEntries(KEYS.map((key) => [key, ""])));
let submitted = false;

const nameOf = ({ id }: Question, row: number, column = 0) => `${id}_${id}${31 + row}_${7 + column}`;

createApp({
	setup: () => ({
		questions: QUESTIONS,
		answers,
		nameOf,
		send: () => {
			submitted = true;
		},
	}),
	template: `
		<form class="sheet" @submit.prevent="send" autocomplete="off">
			<div class="banner">Lithia Unified School District · Local Scholarship Clearinghouse</div>
			<p class="intro">One form, more than sixty local awards. Seniors fill this out once; the clearinghouse forwards it to every committee whose rules you meet.</p>
			<div v-for="(question, number) in questions" class="question" :id="'question-' + question.id">
				<h4 class="title" :id="'title-' + question.id"><i v-if="question.must">* </i><b>{{ number + 1 }}.</b>{{ question.text }}</h4>
				<p v-if="question.note" class="sub">{{ question.note }}</p>

				<input v-if="question.kind === 'box'" type="text" :name="nameOf(question, 0)" :aria-labelledby="'title-' + question.id" v-model="answers[question.keys[0][0]]">

				<select v-else-if="question.kind === 'dropdown'" :name="nameOf(question, 0)" :aria-labelledby="'title-' + question.id" v-model="answers[question.keys[0][0]]">
					<option value=""></option>
					<option v-for="option in question.options" :value="option">{{ option }}</option>
				</select>

				<template v-else-if="question.kind === 'boxes'">
					<div v-for="(row, at) in question.rows" class="pair">
						<label :for="nameOf(question, at)">{{ row }}</label>
						<input type="text" :id="nameOf(question, at)" :name="nameOf(question, at)" v-model="answers[question.keys[at][0]]">
					</div>
				</template>

				<div v-else-if="question.kind === 'radios'" role="radiogroup" :aria-labelledby="'title-' + question.id">
					<label v-for="option in question.options" class="radio">
						<input type="radio" :name="nameOf(question, 0)" :value="option" v-model="answers[question.keys[0][0]]"> {{ option }}
					</label>
				</div>

				<table v-else-if="question.kind === 'matrix'" class="matrix">
					<thead><tr><td></td><th v-for="option in question.options" scope="col">{{ option }}</th></tr></thead>
					<tbody>
						<tr v-for="(row, at) in question.rows">
							<th scope="row">{{ row }}</th>
							<td v-for="option in question.options">
								<label><input type="radio" :name="nameOf(question, at)" :value="option" v-model="answers[question.keys[at][0]]"><span class="hidden">{{ option }}</span></label>
							</td>
						</tr>
					</tbody>
				</table>

				<table v-else>
					<thead><tr><td></td><th v-for="column in question.columns" scope="col" :style="{ width: column.width }">{{ column.text }}</th></tr></thead>
					<tbody>
						<tr v-for="(row, at) in question.rows">
							<th scope="row">{{ row }}</th>
							<td v-for="(column, place) in question.columns">
								<select v-if="column.options" :name="nameOf(question, at, place)" v-model="answers[question.keys[at][place]]">
									<option value=""></option>
									<option v-for="option in column.options" :value="option">{{ option }}</option>
								</select>
								<input v-else type="text" :maxlength="column.text.includes('100 characters') ? 100 : null" :name="nameOf(question, at, place)" v-model="answers[question.keys[at][place]]">
							</td>
						</tr>
					</tbody>
				</table>
			</div>
			<button class="done">Done</button>
		</form>`,
}).mount("#root");

function shownOf(name: string): string {
	const all = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)];
	const chosen = all.find((each) => each instanceof HTMLInputElement && each.type === "radio" && each.checked);
	if (chosen) return chosen.closest("label")?.textContent?.trim() ?? "";
	const [only] = all;
	if (only instanceof HTMLSelectElement) return only.selectedOptions[0]?.text ?? "";
	return only && only.type !== "radio" ? only.value : "";
}

Object.assign(window, {
	formState: () => ({ ...answers, submitted }),
	formShown: () =>
		Object.fromEntries(
			QUESTIONS.flatMap((question) =>
				question.keys.flatMap((row, at) => row.map((key, place) => [key, shownOf(nameOf(question, at, place))])),
			),
		),
});
