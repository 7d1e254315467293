import "vuetify/styles";
import { createApp, reactive } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import { VMaskInput } from "vuetify/labs/VMaskInput";

type Option = { value: string; title: string };
interface Question {
	key: string;
	is: string;
	label: string;
	above?: string;
	items?: (string | Option)[];
	radios?: Option[];
	chips?: Option[];
	cols?: number;
	props?: Record<string, unknown>;
}

const STATES: Option[] =
	"AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming"
		.split("|")
		.map((each) => ({ value: each.slice(0, 2), title: each.slice(3) }));
const list = (text: string): Option[] =>
	text.split("|").map((each) => {
		const [value, title] = each.split("=");
		return { value, title };
	});
const text = (key: string, label: string, more: Partial<Question> = {}): Question => ({ key, is: "v-text-field", label, cols: 6, ...more });
const select = (key: string, label: string, items: Question["items"], more: Partial<Question> = {}): Question => ({
	key,
	is: "v-select",
	label,
	items,
	cols: 6,
	...more,
});

const artist: Question[] = [
	text("first", "First name*"),
	text("last", "Last name*"),
	text("stage", "Name you go by", { props: { hint: "We print this one in the programme.", persistentHint: true } }),
	{ key: "born", is: "v-date-input", label: "Date of birth", cols: 6, props: { prependIcon: "", placeholder: "mm/dd/yyyy" } },
	text("bornTown", "City of birth"),
	{
		key: "bornLand",
		is: "v-autocomplete",
		label: "Country of birth",
		cols: 6,
		items:
			"Brazil,Canada,China,Ethiopia,France,Germany,Ghana,India,Kenya,Mexico,Niger,Nigeria,Philippines,South Korea,United Kingdom,United States,Vietnam".split(
				",",
			),
	},
	{
		key: "said",
		is: "v-radio-group",
		label: "Please refer to me as",
		radios: list("he=he/him|she=she/her|they=they/them"),
		props: { inline: true },
	},
	select(
		"passport",
		"Citizenship",
		list("D=I am a U.S. citizen|P=I am a permanent resident|F=I will need a student visa|U=Other or undocumented"),
	),
];
const mail: Question[] = [
	text("mail", "Email*", { props: { type: "email" } }),
	{ key: "phone", is: "v-mask-input", label: "Phone", cols: 6, props: { mask: "(###) ###-####", returnMaskedValue: true } },
	text("street", "", { above: "Street and number", cols: 8 }),
	text("flat", "", { above: "Apartment", cols: 4 }),
	text("town", "", { above: "City", cols: 4 }),
	{ key: "state", is: "v-autocomplete", label: "", above: "State", cols: 5, items: STATES },
	text("zip", "", { above: "ZIP", cols: 3 }),
];
const school: Question[] = [
	text("school", "Your high school", { cols: 12 }),
	text("schoolTown", "…in which city?"),
	select("schoolState", "…and state?", STATES),
	{
		key: "grade",
		is: "v-chip-group",
		label: "",
		above: "What grade are you in?",
		chips: list("9=Freshman|10=Sophomore|11=Junior|12=Senior|pg=Already graduated"),
	},
	select("leave", "Year of graduation", ["2026", "2027", "2028", "2029"]),
	{
		key: "gpa",
		is: "v-number-input",
		label: "Unweighted GPA",
		cols: 6,
		props: { precision: 2, controlVariant: "hidden", hint: "4.00 scale", persistentHint: true },
	},
	text("act", "ACT composite"),
	{ key: "actDay", is: "v-date-input", label: "ACT test date", cols: 6, props: { prependIcon: "", placeholder: "mm/dd/yyyy" } },
	text("folio", "Link to your portfolio", { cols: 12, props: { type: "url", placeholder: "https://" } }),
	{
		key: "career",
		is: "v-combobox",
		label: "Profession you have in mind",
		cols: 6,
		items: ["Actor", "Architect", "Environmental engineer", "Graphic designer", "Musician", "Painter", "Teacher"],
	},
	select(
		"degree",
		"Furthest degree you plan to take",
		list("a=Associate degree|b=Bachelor's degree|m=Master's degree|d=Doctorate|q=Not sure yet"),
	),
];
const KINDS = list(
	"arts=Arts or music|comm=Community service|deb=Debate or speech|env=Environment|job=Job (paid)|res=Research|spo=Sports|oth=Anything else",
);
const pastime = (n: number): Question[] => [
	select(`kind${n}`, "Category", KINDS),
	text(`with${n}`, "Club, company or organization"),
	text(`part${n}`, "Your part in it"),
	select(`when${n}`, "School years", list("9=9th grade|10=10th grade|11=11th grade|12=12th grade"), {
		props: { multiple: true, chips: true },
	}),
	{ key: `said${n}`, is: "v-textarea", label: "Describe it", cols: 12, props: { counter: 200, maxlength: 200, rows: 2 } },
	{ key: `hours${n}`, is: "v-number-input", label: "Hours a week", cols: 6, props: { controlVariant: "split" } },
];
const teacher: Question[] = [
	text("tutor", "Name of an arts teacher who knows your work"),
	text("tutorMail", "Email of this teacher", { props: { type: "email" } }),
	{
		key: "tutorPhone",
		is: "v-mask-input",
		label: "Phone of this teacher",
		cols: 6,
		props: { mask: "(###) ###-####", returnMaskedValue: true },
	},
];
const end: Question[] = [
	select("medium", "Studio you would like to see on your visit", ["Ceramics", "Film", "Print shop", "Theater"]),
	select("heard", "How did you come across Halcyon?", ["Teacher", "Open day", "Search engine", "Alumni"]),
	{ key: "essay", is: "v-textarea", label: "A work of art that will not leave you alone, and why", cols: 12 },
	text("secret", "Create a password", { props: { type: "password" } }),
	text("signed", "Signature of parent or guardian"),
	{ key: "again", is: "v-switch", label: "I auditioned or showed work at Halcyon in an earlier year", cols: 12 },
	{ key: "agree", is: "v-checkbox", label: "I have read the terms and agree to them", cols: 12 },
];
const sections = [
	{ title: "The artist", questions: artist },
	{ title: "Post and phone", questions: mail },
	{ title: "Studies so far", questions: school },
	{ title: "Beyond the classroom: first activity", questions: pastime(1) },
	{ title: "Beyond the classroom: second activity", questions: pastime(2) },
	{ title: "Your teacher", questions: teacher },
	{ title: "Finally", questions: end },
];
const all = sections.flatMap(({ questions }) => questions);
const emptyOf = ({ is, props }: Question) => (props?.multiple ? [] : is === "v-switch" || is === "v-checkbox" ? false : null);
const values: Record<string, unknown> = reactive(Object.fromEntries(all.map((q) => [q.key, emptyOf(q)])));
const page = reactive({ submitted: false });
const drawn: Record<string, HTMLElement | null> = {};

const two = (n: number) => String(n).padStart(2, "0");
const plain = (value: unknown) =>
	value instanceof Date
		? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`
		: Array.isArray(value)
			? [...value]
			: (value ?? null);

function shownOf({ key, is, props }: Question) {
	const box = drawn[key];
	const texts = (place: string) => [...(box?.querySelectorAll(place) ?? [])].map((each) => each.textContent?.trim() ?? "");
	if (is === "v-switch" || is === "v-checkbox") return box?.querySelector<HTMLInputElement>("input")?.checked ?? false;
	if (is === "v-radio-group") return texts(".v-radio:has(input:checked)").join();
	if (is === "v-chip-group") return texts(".v-chip.text-primary, .v-chip--selected").join();
	if (is === "v-select") return props?.multiple ? texts(".v-chip") : texts(".v-select__selection-text").join();
	const chosen = texts("[class$=__selection-text]").join();
	return chosen || (box?.querySelector<HTMLInputElement>("input, textarea:not([readonly])")?.value ?? "");
}

const App = {
	setup: () => ({
		sections,
		values,
		keep: (key: string, node: HTMLElement | null) => {
			drawn[key] = node;
		},
		send: () => {
			page.submitted = true;
		},
	}),
	template: `
		<v-app>
			<v-main>
				<v-container style="max-width: 860px">
					<h1 class="text-h4">Halcyon School of the Arts</h1>
					<p>Application for admission to the pre-professional year</p>
					<v-form @submit.prevent="send">
						<v-card v-for="part in sections" :key="part.title" :title="part.title" class="my-6" variant="outlined">
							<v-card-text>
								<v-row>
									<v-col v-for="q in part.questions" :key="q.key" :cols="q.cols || 12">
										<div :ref="(node) => keep(q.key, node)">
											<div v-if="q.above" class="text-body-2 mb-1">{{ q.above }}</div>
											<v-radio-group v-if="q.radios" v-model="values[q.key]" :label="q.label" v-bind="q.props">
												<v-radio v-for="each in q.radios" :key="each.value" :value="each.value" :label="each.title" />
											</v-radio-group>
											<v-chip-group v-else-if="q.chips" v-model="values[q.key]" selected-class="text-primary">
												<v-chip v-for="each in q.chips" :key="each.value" :value="each.value" filter>{{ each.title }}</v-chip>
											</v-chip-group>
											<component
												v-else
												:is="q.is"
												v-model="values[q.key]"
												:label="q.label || undefined"
												:items="q.items"
												v-bind="q.props"
											/>
										</div>
									</v-col>
								</v-row>
							</v-card-text>
						</v-card>
						<v-btn type="submit" color="primary">Apply</v-btn>
					</v-form>
					<div style="height: 300px"></div>
				</v-container>
			</v-main>
		</v-app>`,
};

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(all.map(({ key }) => [key, plain(values[key])])), submitted: page.submitted }),
	formShown: () => Object.fromEntries(all.map((q) => [q.key, shownOf(q)])),
});
createApp(App)
	.use(createVuetify({ components: { ...components, VMaskInput } }))
	.mount("#root");
