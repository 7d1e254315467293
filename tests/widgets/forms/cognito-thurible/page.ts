// @ts-nocheck
import { createApp, nextTick, reactive } from "vue/dist/vue.esm-bundler.js";
import { STATES } from "../../lists";
import "./cognito.css";

let count = 0;
const ids = new Map();
const auto = (key) => {
	const id = `cog-input-auto-${count++}`;
	ids.set(key, id);
	return id;
};
const read = (entry, key) => key.split(".").reduce((part, name) => part?.[name], entry);
const write = (entry, key, value) => {
	const names = key.split(".");
	const last = names.pop();
	names.reduce((part, name) => part[name], entry)[last] = value;
};

const newActivity = () => ({ Organization: "", Position: "", GradesParticipated: [], HoursPerWeek: null, WeeksPerYear: null, Description: "" });
const newSibling = () => ({ FirstName: "", LastName: "", Age: null });
const newHonor = () => ({ Honor: "", GradeReceived: "", Description: "" });
const entry = reactive({
	Name: { First: "", Middle: "", Last: "" }, DateOfBirth: null, Email: "", Phone: "", Gender: "",
	Address: { Line1: "", Line2: "", City: "", State: "", PostalCode: "" },
	AreYouAUSCitizen: "", HomeParish: "", KnightsName: "", MembershipNumber: "",
	Father: { Name: { First: "", Last: "" }, Occupation: "" }, Mother: { Name: { First: "", Last: "" }, Occupation: "" },
	TotalFamilyIncome: null, FirstInFamily: "", Siblings: [newSibling()],
	HighSchool: "", HighSchoolCity: "", GraduationYear: "", GPA: null, ClassRank: null, ClassSize: null, SATTotal: null,
	IntendedMajor: "", SemesterEntering: "", CollegesAppliedTo: [{ College: "" }, { College: "" }, { College: "" }],
	Activities: [newActivity()], Honors: [newHonor(), newHonor(), newHonor()],
	RaceEthnicity: "", ParishServiceHours: null, Essay: "", HowDidYouLearn: "",
	PastorName: { First: "", Last: "" }, PastorEmail: "", PastorPhone: "", IAgree: false, Signature: "",
});
let submitted = false;

const Field = { inject: ["entry"], props: ["k", "label", "required", "help", "cols", "minor", "placeholder"], created() { this.id = auto(this.k); }, computed: { value() { return read(this.entry, this.k); }, css() { return ["cog-field", `cog-field--${this.id.split("-").pop()}`, "cog-col", `cog-col--${this.cols ?? 24}`, this.required && "is-required"]; } }, methods: { set(value) { write(this.entry, this.k, value); } } };
const LABEL = `<div class="cog-label" v-if="!minor"><label :for="id">{{ label }}<span v-if="required" class="cog-i-asterisk" aria-hidden="true"></span></label></div>`;
const HELP = `<div v-if="help" class="cog-helptext">{{ help }}</div><div v-if="minor" class="cog-label cog-label--minor"><label :for="id">{{ label }}</label></div>`;

const text = (attrs = "", format = "value => value") => ({
	extends: Field,
	template: `<div :class="css.concat(minor ? [] : 'cog-text')">${LABEL}<div class="cog-input"><div class="el-input"><input ${attrs} autocomplete="off" class="el-input__inner" :id="id" :value="value" :placeholder="placeholder" :aria-required="required ? 'true' : null" @change="set(format($event.target.value)); $event.target.value = value"></div></div>${HELP}</div>`,
	methods: { format: new Function(`return ${format}`)() },
});
const number = (currency) => ({
	extends: Field,
	template: `<div :class="css.concat('${currency ? "cog-currency" : "cog-number"}')">${LABEL}<div class="cog-input"><div class="el-input"><input type="text" inputmode="decimal" autocomplete="off" class="el-input__inner" :id="id" :value="written" :aria-required="required ? 'true' : null" :aria-invalid="bad || null" @change="commit($event.target)"></div></div><div v-if="bad" class="cog-error"><span class="cog-error__message">{{ label }} is invalid.</span></div>${HELP}</div>`,
	data: () => ({ bad: false }),
	computed: { written() { return this.value === null ? "" : currency ? this.value.toLocaleString("en-US", { style: "currency", currency: "USD" }) : String(this.value); } },
	methods: {
		commit(input) {
			const plain = input.value.replace(/[$,\s]/g, "");
			this.bad = plain !== "" && Number.isNaN(Number(plain));
			this.set(plain === "" || this.bad ? null : Number(plain));
			if (!this.bad) nextTick(() => (input.value = this.written));
		},
	},
});
const CogDate = {
	extends: Field,
	template: `<div :class="css.concat('cog-date')">${LABEL}<div class="cog-input"><div class="el-date-editor el-input el-input--prefix el-input--suffix el-date-editor--date"><input type="text" autocomplete="off" name="" class="el-input__inner" :id="id" :value="written" :aria-required="required ? 'true' : null" :aria-invalid="bad || null" @change="commit($event.target)"><span class="el-input__prefix"><i class="el-input__icon el-icon-date"></i></span><span class="el-input__suffix"></span></div></div><div v-if="bad" class="cog-error"><span class="cog-error__message">{{ label }} must be formatted as M/D/YYYY.</span></div>${HELP}</div>`,
	data: () => ({ bad: false }),
	computed: { written() { const [y, m, d] = (this.value ?? "").split("-").map(Number); return y ? `${m}/${d}/${y}` : ""; } },
	methods: {
		commit(input) {
			const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(input.value.trim());
			this.bad = input.value.trim() !== "" && !parts;
			this.set(parts ? `${parts[3]}-${parts[1].padStart(2, "0")}-${parts[2].padStart(2, "0")}` : null);
			if (!this.bad) nextTick(() => (input.value = this.written));
		},
	},
};
const CogArea = { extends: Field, template: `<div :class="css.concat('cog-text', 'cog-text--multiplelines')">${LABEL}<div class="cog-input"><div class="el-textarea"><textarea autocomplete="off" rows="4" class="el-textarea__inner" :id="id" :value="value" :aria-required="required ? 'true' : null" @change="set($event.target.value)"></textarea></div></div>${HELP}</div>` };
const CogSelect = {
	extends: Field,
	props: ["options"],
	data: () => ({ open: false, hover: -1, place: {} }),
	template: `<div :class="css.concat('cog-choice', 'cog-choice--dropdown')">${LABEL}<div class="cog-input"><div class="el-select cog-select" @click.stop="toggle"><div :class="['el-input', 'el-input--suffix', open && 'is-focus']"><input type="text" readonly="readonly" autocomplete="off" placeholder=" " class="el-input__inner" :id="id" role="combobox" aria-haspopup="listbox" :aria-expanded="open ? 'true' : 'false'" :aria-controls="id + '-list'" :value="shown" ref="input" @keydown.down.prevent="step(1)" @keydown.up.prevent="step(-1)" @keydown.enter.prevent="open && hover >= 0 ? pick(list[hover]) : toggle()" @keydown.esc.stop="open = false" @keydown.tab="open = false"><span class="el-input__suffix"><span class="el-input__suffix-inner"><i class="el-select__caret el-input__icon el-icon-arrow-up"></i></span></span></div></div></div>${HELP}
	<teleport to="body"><div v-show="open" class="el-select-dropdown el-popper cog-cognito cog-select-dropdown" :style="place"><div class="el-scrollbar"><div class="el-select-dropdown__wrap el-scrollbar__wrap"><ul class="el-scrollbar__view el-select-dropdown__list" role="listbox" :id="id + '-list'"><li v-for="(option, at) in list" :key="option[0]" role="option" :aria-selected="option[0] === value ? 'true' : 'false'" :class="['el-select-dropdown__item', option[0] === value && 'selected', at === hover && 'hover']" @mouseenter="hover = at" @click.stop="pick(option)"><span>{{ option[1] }}</span></li></ul></div></div></div></teleport></div>`,
	computed: { list() { return this.options.map((each) => (Array.isArray(each) ? each : [each, each])); }, shown() { return this.list.find(([value]) => value === this.value)?.[1] ?? ""; } },
	mounted() { this.away = () => (this.open = false); document.addEventListener("click", this.away); },
	beforeUnmount() { document.removeEventListener("click", this.away); },
	methods: {
		toggle() {
			if (!this.open) document.body.click();
			this.open = !this.open;
			this.hover = this.list.findIndex(([value]) => value === this.value);
			const at = this.$refs.input.getBoundingClientRect();
			this.place = { left: `${at.left + scrollX}px`, top: `${at.bottom + scrollY + 4}px`, minWidth: `${at.width}px` };
		},
		step(by) { if (!this.open) return this.toggle(); this.hover = (this.hover + by + this.list.length) % this.list.length; },
		pick([value]) { this.set(value); this.open = false; this.$refs.input.focus(); },
	},
};
const CogRadios = { extends: Field, props: ["options"], template: `<fieldset :class="css.concat('cog-choice', 'cog-choice--radiobuttons')" :id="id"><legend class="cog-label">{{ label }}<span v-if="required" class="cog-i-asterisk" aria-hidden="true"></span></legend><div class="cog-input"><div role="radiogroup" class="el-radio-group"><label v-for="option in options" :class="['el-radio', value === option && 'is-checked']"><span :class="['el-radio__input', value === option && 'is-checked']"><span class="el-radio__inner"></span><input type="radio" class="el-radio__original" :name="id" :value="option" :checked="value === option" @change="set(option)"></span><span class="el-radio__label">{{ option }}</span></label></div></div><div v-if="help" class="cog-helptext">{{ help }}</div></fieldset>` };
const CogBoxes = { extends: Field, props: ["options"], template: `<fieldset :class="css.concat('cog-choice', 'cog-choice--checkboxes')" :id="id"><legend class="cog-label">{{ label }}</legend><div class="cog-input"><div role="group" aria-label="checkbox-group" class="el-checkbox-group"><label v-for="option in options" :class="['el-checkbox', value.includes(option) && 'is-checked']"><span :class="['el-checkbox__input', value.includes(option) && 'is-checked']"><span class="el-checkbox__inner"></span><input type="checkbox" class="el-checkbox__original" :value="option" :checked="value.includes(option)" @change="set(options.filter((each) => each === option ? $event.target.checked : value.includes(each)))"></span><span class="el-checkbox__label">{{ option }}</span></label></div></div></fieldset>` };
const CogYes = { extends: Field, props: ["text"], template: `<div :class="css.concat('cog-yesno', 'cog-yesno--checkbox')"><div class="cog-input"><label :class="['el-checkbox', value && 'is-checked']"><span :class="['el-checkbox__input', value && 'is-checked']"><span class="el-checkbox__inner"></span><input type="checkbox" class="el-checkbox__original" :id="id" :checked="value" @change="set($event.target.checked)"></span><span class="el-checkbox__label">{{ text }}</span></label></div></div>` };
const Compound = { props: ["label", "required", "kind"], template: `<fieldset :class="['cog-field', 'cog-col', 'cog-col--24', 'cog-' + kind, required && 'is-required']"><legend class="cog-label">{{ label }}<span v-if="required" class="cog-i-asterisk" aria-hidden="true"></span></legend><div class="cog-row"><slot/></div></fieldset>` };
const Section = { props: ["label"], template: `<div class="cog-row"><div class="cog-section cog-col cog-col--24"><h2 class="cog-section__heading">{{ label }}</h2><div class="cog-section__content"><slot/></div></div></div>` };
const Repeating = {
	props: ["label", "item", "items", "make", "add", "min"],
	template: `<div class="cog-row"><div class="cog-repeating-section cog-col cog-col--24" role="group" :aria-label="label"><h3 class="cog-section__heading">{{ label }}</h3><div v-for="(each, at) in items" :key="at" class="cog-repeating-section__item"><h4 class="cog-item-label">{{ item }} {{ at + 1 }}</h4><button v-if="items.length > (min ?? 0)" type="button" class="cog-icon cog-repeating-section__remove" :aria-label="'Remove ' + item + ' ' + (at + 1)" @click="items.splice(at, 1)"><svg viewBox="0 0 16 16" width="12" height="12"><path d="M2 2l12 12M14 2L2 14" stroke="currentColor"/></svg></button><div class="cog-row"><slot :at="at"/></div></div><button type="button" class="cog-button cog-button--add-item" @click="items.push(make())"><span class="cog-button__label">{{ add }}</span></button></div></div>`,
};

const app = createApp({
	provide: () => ({ entry }),
	data: () => ({ entry, STATES, newSibling, newActivity, grades: ["9th Grade", "10th Grade", "11th Grade", "12th Grade"] }),
	methods: { send() { submitted = true; } },
	template: `<div class="cog-cognito cog-cognito--styled cog-397"><form class="cog-form cog-form--light-background is-default" novalidate autocomplete="off" @submit.prevent="send"><div class="cog-form__content"><div class="cog-header"><h1 class="cog-form__name">St. Brendan Council 8817 – Knights of Columbus College Scholarship</h1><div class="cog-form__description"><p>Open to graduating Catholic seniors who belong to a parish served by our council. Applications are due by <strong>March 31</strong>. Please complete in one sitting or use Save at the bottom of the page.</p></div></div><div class="cog-body"><div class="cog-page">
	<Section label="Applicant">
		<Compound kind="name" label="Name" required><CogText k="Name.First" label="First" minor cols="8" required/><CogText k="Name.Middle" label="Middle" minor cols="8"/><CogText k="Name.Last" label="Last" minor cols="8" required/></Compound>
		<div class="cog-row"><CogDate k="DateOfBirth" label="Date of Birth" cols="8" required/><CogEmail k="Email" label="Email" cols="8" required/><CogPhone k="Phone" label="Phone" cols="8"/></div>
		<Compound kind="address" label="Home Address" required><CogText k="Address.Line1" label="Address Line 1" minor required/><CogText k="Address.Line2" label="Address Line 2" minor/><CogText k="Address.City" label="City" minor cols="10" required/><CogSelect k="Address.State" label="State" minor cols="8" :options="STATES"/><CogText k="Address.PostalCode" label="Zip Code" minor cols="6" required/></Compound>
		<div class="cog-row"><CogRadios k="Gender" label="Gender" cols="12" :options="['Male', 'Female']"/><CogRadios k="AreYouAUSCitizen" label="Are you a U.S. citizen?" cols="12" :options="['Yes', 'No']"/></div>
		<div class="cog-row"><CogSelect k="RaceEthnicity" label="Race (optional)" cols="12" :options="['American Indian or Alaska Native', 'Asian or Pacific Islander', 'Black or African American', 'White', 'Two or more', 'Prefer not to say']"/><CogText k="HomeParish" label="Home Parish" cols="12" required help="Where you are registered"/></div>
	</Section>
	<Section label="Knights of Columbus Affiliation"><div class="cog-row"><CogText k="KnightsName" label="Name of Knight (father, grandfather, brother, uncle)" cols="14"/><CogText k="MembershipNumber" label="Membership Number" cols="10" help="Seven digits, on the membership card"/></div></Section>
	<Section label="Family">
		<Compound kind="name" label="Father's Name"><CogText k="Father.Name.First" label="First" minor cols="12"/><CogText k="Father.Name.Last" label="Last" minor cols="12"/></Compound>
		<div class="cog-row"><CogText k="Father.Occupation" label="Father's Occupation"/></div>
		<Compound kind="name" label="Mother's Name"><CogText k="Mother.Name.First" label="First" minor cols="12"/><CogText k="Mother.Name.Last" label="Last" minor cols="12"/></Compound>
		<div class="cog-row"><CogText k="Mother.Occupation" label="Mother's Occupation"/></div>
		<div class="cog-row"><CogCurrency k="TotalFamilyIncome" label="Total Annual Family Income" cols="12" help="Kept confidential by the committee"/><CogRadios k="FirstInFamily" label="Will you be the first in your family to attend college?" cols="12" :options="['Yes', 'No']"/></div>
		<Repeating label="Brothers and Sisters" item="Sibling" :items="entry.Siblings" :make="newSibling" add="Add Sibling" v-slot="{ at }"><CogText :k="'Siblings.' + at + '.FirstName'" label="First Name" cols="9"/><CogText :k="'Siblings.' + at + '.LastName'" label="Last Name" cols="9"/><CogNumber :k="'Siblings.' + at + '.Age'" label="Age" cols="6"/></Repeating>
	</Section>
	<Section label="Education">
		<div class="cog-row"><CogText k="HighSchool" label="High School" cols="12" required/><CogText k="HighSchoolCity" label="City" cols="6"/><CogSelect k="GraduationYear" label="Graduation Year" cols="6" :options="['2025', '2026', '2027', '2028']"/></div>
		<div class="cog-row"><CogNumber k="GPA" label="GPA (unweighted, out of 4.0)" cols="6"/><CogNumber k="ClassRank" label="Class Rank" cols="6"/><CogNumber k="ClassSize" label="Number in Class" cols="6"/><CogNumber k="SATTotal" label="SAT Total" cols="6"/></div>
		<div class="cog-row"><CogText k="IntendedMajor" label="Intended Major" cols="12"/><CogSelect k="SemesterEntering" label="Semester you will enter college" cols="12" :options="['Fall 2026', 'Spring 2027', 'Fall 2027', 'Spring 2028']"/></div>
		<div class="cog-row"><fieldset class="cog-field cog-col cog-col--24 cog-table"><legend class="cog-label">Colleges to which you have applied</legend><div class="cog-table__wrap"><table role="presentation"><tbody><tr v-for="at in 3" class="cog-table__row"><td><CogText :k="'CollegesAppliedTo.' + (at - 1) + '.College'" label="College"/></td></tr></tbody></table></div></fieldset></div>
	</Section>
	<Section label="Activities and Service">
		<Repeating label="School, church, community and work activities" item="Activity" :items="entry.Activities" :make="newActivity" add="Add Activity" min="1" v-slot="{ at }"><CogText :k="'Activities.' + at + '.Organization'" label="Organization" cols="12"/><CogText :k="'Activities.' + at + '.Position'" label="Office or Position Held" cols="12"/><CogBoxes :k="'Activities.' + at + '.GradesParticipated'" label="Grades Participated" cols="12" :options="['9', '10', '11', '12']"/><CogNumber :k="'Activities.' + at + '.HoursPerWeek'" label="Hours per Week" cols="6"/><CogNumber :k="'Activities.' + at + '.WeeksPerYear'" label="Weeks per Year" cols="6"/><CogArea :k="'Activities.' + at + '.Description'" label="Describe your involvement"/></Repeating>
		<Repeating label="Honors and Awards" item="Honor" :items="entry.Honors" :make="() => ({ Honor: '', GradeReceived: '', Description: '' })" add="Add Honor" min="1" v-slot="{ at }"><CogText :k="'Honors.' + at + '.Honor'" label="Honor or Award" cols="16"/><CogSelect :k="'Honors.' + at + '.GradeReceived'" label="Grade Received" cols="8" :options="grades"/><CogText :k="'Honors.' + at + '.Description'" label="Description"/></Repeating>
		<div class="cog-row"><CogNumber k="ParishServiceHours" label="Total hours of parish service" help="As recorded by your parish office"/></div>
	</Section>
	<Section label="Essay"><div class="cog-row"><CogArea k="Essay" label="How has your Catholic faith shaped the way you serve others?" required help="Maximum 500 words"/></div></Section>
	<Section label="Pastor Reference">
		<Compound kind="name" label="Pastor's Name" required><CogText k="PastorName.First" label="First" minor cols="12"/><CogText k="PastorName.Last" label="Last" minor cols="12"/></Compound>
		<div class="cog-row"><CogEmail k="PastorEmail" label="Pastor's Email" cols="12"/><CogPhone k="PastorPhone" label="Rectory Phone" cols="12"/></div>
	</Section>
	<Section label="Submission"><div class="cog-row"><CogSelect k="HowDidYouLearn" label="How did you learn of this scholarship?" :options="['Parish bulletin', 'School counselor', 'A Knight', 'Council website']"/></div><div class="cog-row"><CogYes k="IAgree" label="Agreement" text="I certify that all information is true and allow the Council to publish my name and photo if selected."/></div><div class="cog-row"><CogText k="Signature" label="Signature of Applicant (type full name)" required/></div></Section>
	</div></div><div class="cog-footer"><button type="submit" class="cog-button cog-button--primary cog-button--submit"><span class="cog-button__label">Submit</span></button></div></div></form><div class="cog-branding">Powered by Cognito Forms.</div></div>`,
});
const PHONE = `value => { const digits = value.replace(/\\D/g, "").replace(/^1(?=\\d{10}$)/, ""); return digits.length === 10 ? "(" + digits.slice(0, 3) + ") " + digits.slice(3, 6) + "-" + digits.slice(6) : value; }`;
for (const [name, component] of Object.entries({ CogText: text('type="text"'), CogEmail: text('type="email"'), CogPhone: text('type="tel"', PHONE), CogNumber: number(false), CogCurrency: number(true), CogDate, CogArea, CogSelect, CogRadios, CogBoxes, CogYes, Compound, Section, Repeating })) app.component(name, component);
app.mount("#root");

const WANTED = { Siblings: [2, newSibling()], Activities: [3, newActivity()], Honors: [3, newHonor()], CollegesAppliedTo: [3, { College: "" }] };
const keysOf = (part, at = "") =>
	Object.entries(part).flatMap(([name, value]) => {
		const key = at ? `${at}.${name}` : name;
		if (WANTED[key]) return Array.from({ length: WANTED[key][0] }, (_, row) => keysOf(WANTED[key][1], `${key}.${row}`)).flat();
		return value && typeof value === "object" && !Array.isArray(value) ? keysOf(value, key) : [key];
	});
const KEYS = keysOf(entry);
const empty = (key) => (key.endsWith("GradesParticipated") ? [] : /HoursPerWeek|WeeksPerYear|Age$/.test(key) ? null : "");
window.formState = () => ({ ...Object.fromEntries(KEYS.map((key) => [key, JSON.parse(JSON.stringify(read(entry, key) ?? (key in { DateOfBirth: 1 } ? null : read(entry, key) === undefined ? empty(key) : null)))])), submitted });
window.formShown = () =>
	Object.fromEntries(
		KEYS.map((key) => {
			const field = document.getElementById(ids.get(key));
			if (!field) return [key, key.endsWith("GradesParticipated") ? [] : ""];
			if (field.tagName === "FIELDSET") {
				const on = [...field.querySelectorAll("input:checked")].map((each) => each.value);
				return [key, field.classList.contains("cog-choice--checkboxes") ? on : (on[0] ?? "")];
			}
			return [key, field.type === "checkbox" ? field.checked : field.value];
		}),
	);
