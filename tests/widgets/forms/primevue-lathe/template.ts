const row = (id: string, label: string, inner: string, help = "") => `<div class="field"><label for="${id}" class="lbl">${label}</label>${inner}${help ? `<small id="${id}-help" class="hint">${help}</small>` : ""}</div>`;
const fl = (id: string, label: string, inner: string) => `<FloatLabel variant="on" class="field">${inner}<label for="${id}">${label}</label></FloatLabel>`;
const text = (k: string, label: string, extra = "") => fl(k, label, `<InputText id="${k}" v-model="form.${k}" fluid ${extra}/>`);
const mask = (k: string, label: string, m: string) => fl(k, label, `<InputMask id="${k}" v-model="form.${k}" mask="${m}" fluid />`);
const num = (k: string, label: string, extra = "") => fl(k, label, `<InputNumber inputId="${k}" v-model="form.${k}" fluid ${extra}/>`);
const list = (k: string, label: string, opts: string, extra = "") => fl(k, label, `<Select labelId="${k}" v-model="form.${k}" :options="${opts}" fluid ${extra}/>`);
const seg = (k: string, label: string, opts = "yesNo") => `<div class="field"><span id="${k}-lbl" class="lbl">${label}</span><SelectButton id="${k}" v-model="form.${k}" :options="${opts}" aria-labelledby="${k}-lbl" /></div>`;
export default `
<header class="bar"><b>LATHE</b> National Merit-Aid Clearinghouse <span>Application year 2027&ndash;28</span></header>
<main><Message severity="info" :closable="false">One profile is matched against 340 participating awards. Fields with * are required by every sponsor.</Message>
<form @submit.prevent="submit" novalidate>
<Panel header="Applicant"><div class="grid">
${text("first", "First name *")}${text("last", "Last (family) name *")}
${text("email", "Email *", 'type="email" ')}${mask("mobile", "Mobile number *", "(999) 999-9999")}
${fl("dob", "Date of birth *", `<DatePicker inputId="dob" v-model="form.dob" dateFormat="mm/dd/yy" :manualInput="false" :maxDate="maxDob" showIcon iconDisplay="input" fluid />`)}
${text("street", "Street address *")}${text("unit", "Apartment, unit")}${text("city", "City *")}
${list("state", "State / territory *", "states", 'optionLabel="name" optionValue="code" filter ')}${mask("zip", "ZIP code *", "99999")}
</div></Panel>
<Panel header="Background" toggleable><p class="hint">Some sponsors restrict awards by residency, heritage or need. Your responses are never shown to sponsors whose criteria do not use them.</p><div class="grid">
${list("citizenship", "Citizenship", "citizenships")}
${seg("hispanic", "Hispanic or Latino heritage?")}
${fl("races", "Racial background (choose all that apply)", `<MultiSelect inputId="races" v-model="form.races" :options="raceList" display="chip" :showToggleAll="false" fluid />`)}
${seg("firstGen", "Will you be in the first generation of your family to graduate from college?")}
${row("income", "Household adjusted gross income", `<InputNumber inputId="income" v-model="form.income" mode="currency" currency="USD" locale="en-US" :maxFractionDigits="0" fluid />`, "Line 11 of your parents' most recent Form 1040. An estimate is fine.")}
</div></Panel>
<Panel header="Academics"><div class="grid">
${row("school", "High school *", `<AutoComplete inputId="school" v-model="form.school" :suggestions="schoolHits" @complete="findSchool" optionLabel="name" forceSelection :minLength="3" :delay="250" fluid><template #option="s"><div class="opt"><div>{{ s.option.name }}</div><small>{{ s.option.city }}, {{ s.option.state }} &middot; CEEB {{ s.option.id }}</small></div></template></AutoComplete>`, "Type at least three letters, then choose your school.")}
${list("grade", "Current class standing", "levels")}${list("gradYear", "High school graduation year", "years")}
${num("gpa", "Unweighted GPA (out of 4.00)", ':maxFractionDigits="2" :min="0" :max="4" ')}
${list("major", "Intended major", "majors", 'optionLabel="name" optionValue="name" filter :virtualScrollerOptions="{ itemSize: 38 }" ')}
${row("colleges", "Colleges on your list", `<AutoComplete inputId="colleges" v-model="form.colleges" multiple :suggestions="collegeHits" @complete="findCollege" optionLabel="name" fluid><template #option="s"><div class="opt"><div>{{ s.option.name }}</div><small>{{ s.option.city }}, {{ s.option.state }}</small></div></template></AutoComplete>`, "Add every college you have applied to or plan to apply to.")}
${num("satMath", "SAT Math", ':min="200" :max="800" showButtons :step="10" ')}${num("satErw", "SAT Reading &amp; Writing", ':min="200" :max="800" showButtons :step="10" ')}${num("act", "ACT composite", ':min="1" :max="36" showButtons ')}
${fl("actDate", "ACT test date (month and year)", `<DatePicker inputId="actDate" v-model="form.actDate" view="month" dateFormat="mm/yy" :manualInput="false" fluid />`)}
</div></Panel>
<Panel header="Family"><div class="grid"><h4>Parent or guardian 1</h4>
${text("p1First", "First name")}${text("p1Last", "Last name")}${list("p1Edu", "Education completed", "schooling")}<h4>Parent or guardian 2</h4>
${text("p2First", "First name")}${text("p2Last", "Last name")}${list("p2Edu", "Education completed", "schooling")}
${text("employer", "Parent 1 employer (for employer-sponsored awards)")}</div>
<h4>Brothers and sisters</h4><div v-for="(s, i) in form.siblings" :key="i" class="sib"><div class="field"><label :for="'sib' + i + '_name'" class="lbl">Full name</label><InputText :id="'sib' + i + '_name'" v-model="s.name" /></div><div class="field"><label :for="'sib' + i + '_age'" class="lbl">Age</label><InputNumber :inputId="'sib' + i + '_age'" v-model="s.age" :min="0" :max="99" showButtons buttonLayout="horizontal" /></div><Button icon="pi pi-trash" severity="danger" text aria-label="Remove" @click="form.siblings.splice(i, 1)" /></div>
<Button label="Add sibling" severity="secondary" outlined @click="addSibling" /></Panel>
<Panel header="Activities"><p class="hint">Start with the one that matters most to you. Up to eight.</p>
<Accordion v-model:value="openPanel"><AccordionPanel v-for="(a, i) in form.activities" :key="i" :value="String(i)"><AccordionHeader>{{ a.org || 'Activity ' + (i + 1) }}</AccordionHeader><AccordionContent><div class="grid">
<div class="field"><label :for="'act' + i + '_type'" class="lbl">Category</label><Select :labelId="'act' + i + '_type'" v-model="a.type" :options="types" placeholder="Select a category" fluid /></div>
<div class="field"><label :for="'act' + i + '_org'" class="lbl">Name of organization</label><InputText :id="'act' + i + '_org'" v-model="a.org" fluid /></div>
<div class="field"><label :for="'act' + i + '_role'" class="lbl">Position or title held</label><InputText :id="'act' + i + '_role'" v-model="a.role" fluid /></div>
<div class="field"><label :for="'act' + i + '_grades'" class="lbl">Grades of participation</label><MultiSelect :inputId="'act' + i + '_grades'" v-model="a.grades" :options="GRADES" display="chip" :showToggleAll="false" fluid /></div>
<div class="field"><label :for="'act' + i + '_hours'" class="lbl">Hours / week</label><InputNumber :inputId="'act' + i + '_hours'" v-model="a.hours" suffix=" hrs" :min="0" :max="80" fluid /></div>
<div class="field wide"><label :for="'act' + i + '_about'" class="lbl">Describe what you did and what came of it</label><Textarea :id="'act' + i + '_about'" v-model="a.about" rows="3" autoResize fluid /></div>
</div></AccordionContent></AccordionPanel></Accordion>
<Button label="Add activity" icon="pi pi-plus" severity="secondary" outlined @click="addActivity" /></Panel>
<Panel header="Honors and awards"><table class="plain" v-if="form.honors.length"><thead><tr><th>Honor</th><th>Received in</th><th>Notes</th></tr></thead><tbody><tr v-for="(h, i) in form.honors" :key="i"><td :id="'hon' + i + '_title'">{{ h.title }}</td><td :id="'hon' + i + '_grade'">{{ h.grade }}</td><td :id="'hon' + i + '_about'">{{ h.about }}</td></tr></tbody></table><p v-else class="hint">No honors added yet.</p>
<Button label="Add honor" severity="secondary" outlined @click="openHonor" /></Panel>
<Panel header="Finish"><div class="grid">
${text("counselor", "School counselor's name")}${text("counselorEmail", "School counselor's email")}${list("referral", "How did you find the Clearinghouse?", "referrals")}${mask("ssn4", "Last four digits of Social Security number", "9999")}
<div class="field wide"><label for="statement" class="lbl">Personal statement: what will a merit award let you build?</label><Textarea id="statement" v-model="form.statement" rows="6" fluid /></div></div>
<div class="check"><Checkbox inputId="certify" v-model="form.certify" binary /><label for="certify">I certify that this profile is accurate and release it to participating sponsors.</label></div>
<div class="check"><ToggleSwitch inputId="offers" v-model="form.offers" /><label for="offers">Send me offers from lenders and test-prep partners</label></div>
<Button type="submit" label="Submit profile" /></Panel>
</form>
<Dialog v-model:visible="honorOpen" modal header="Add an honor" :style="{ width: '30rem' }"><div class="field"><label for="honor-title" class="lbl">Name of honor</label><InputText id="honor-title" v-model="draft.title" fluid /></div><div class="field"><label id="honor-grade-lbl" class="lbl">Grade when received</label><SelectButton v-model="draft.grade" :options="GRADES" aria-labelledby="honor-grade-lbl" /></div><div class="field"><label for="honor-about" class="lbl">Details</label><Textarea id="honor-about" v-model="draft.about" rows="3" fluid /></div><template #footer><Button label="Cancel" text severity="secondary" @click="honorOpen = false" /><Button label="Save" @click="saveHonor" /></template></Dialog>
</main>`;
