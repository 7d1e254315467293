/** @jsxRuntime classic */
/** @jsx el */
/** @jsxFrag Fragment */
import "vuetify/styles";
import { createApp, defineComponent, Fragment, h, reactive, ref } from "vue";
import { createVuetify } from "vuetify";
import {
	VAlert, VApp, VAppBar, VAppBarTitle, VAutocomplete, VBtn, VCard, VCardSubtitle, VCardText, VCardTitle, VCheckbox, VCol, VCombobox, VContainer,
	VDateInput, VDivider, VExpansionPanel, VExpansionPanelText, VExpansionPanelTitle, VExpansionPanels, VForm, VMain, VNumberInput, VRadio,
	VRadioGroup, VRow, VSelect, VSheet, VTable, VTextField, VTextarea,
} from "vuetify/components";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import { MAJORS, STATES } from "../../lists";

const f = reactive<Record<string, any>>({
	lastName: "", firstName: "", mi: "", homePhone: "", collegePhone: "", ssn4: "", email: "", dob: null, street: "", city: "", state: null, zip: "",
	county: "", gender: null, citizen: null, appliedBefore: null,
	motherName: "", motherLiving: null, motherOcc: "", motherEmployer: "", fatherName: "", fatherLiving: null, fatherOcc: "", fatherEmployer: "",
	marital: null, memberParent: null, accountNo: "", memberSince: "", coopEmployee: null, income: null, inCollege: null,
	sib1Name: "", sib1Age: "", sib1School: "", sib2Name: "", sib2Age: "", sib2School: "", sib3Name: "", sib3Age: "", sib3School: "",
	hsNameAddress: "", gradDate: "", rank: "", classSize: "", gpa: null, gpaWeighted: null, counselor: "", counselorPhone: "",
	satErw: "", satMath: "", satTotal: "", actEnglish: "", actMath: "", actReading: "", actScience: "", actComposite: "", actDate: "",
	college: "", applied: [], schoolType: null, major: null, enterYear: null, gradYear: null, degree: null, career: "", accepted: null,
	load: null, cost: "", otherAid: "",
	act1Name: "", act1Years: [], act1Office: "", act1Hours: "", act2Name: "", act2Years: [], act2Office: "", act2Hours: "",
	svc1Org: "", svc1Work: "", svc1Hours: "", svc1Weeks: "", svc2Org: "", svc2Work: "", svc2Hours: "", svc2Weeks: "",
	job1Employer: "", job1Position: "", job1From: "", job1To: "", job1Hours: "", job2Employer: "", job2Position: "", job2From: "", job2To: "", job2Hours: "",
	award1: "", award1Year: null, award2: "", award2Year: null, award3: "", award3Year: null,
	goals: "", unusual: "", essay: "",
	appraiser: "", appraiserTitle: "", appraiserPhone: "",
	certify: false, release: false, signature: "", parentSignature: "",
	submitted: false,
});
const held: Record<string, any> = {};
/** A control of the application, held in `f` under `model`. */
const Bound: any = ({ as, model, rest }: any, { slots }: any) =>
	h(
		as,
		{
			...rest,
			modelValue: f[model],
			"onUpdate:modelValue": (value: unknown) => {
				f[model] = value;
			},
			ref: (component: unknown) => {
				held[model] = component;
			},
		},
		slots,
	);
Bound.props = ["as", "model", "rest"];

/** Children of a component are its default slot. */
function el(type: any, props: any, ...children: any[]) {
	if (typeof type === "string" || type === Fragment) return h(type, props, children);
	const slots = children.length > 0 ? { default: () => children } : undefined;
	if (!props?.model) return h(type, props, slots);
	const { model, key, ...rest } = props;
	return h(Bound, { as: type, model, key, rest }, slots);
}

const GRADES = ["9", "10", "11", "12"];
const open = ref<string[]>([]);
const states = STATES.map(([value, title]) => ({ value, title }));

const ApplicantInformation = () => (
	<VCard class="mb-6" variant="outlined">
		<VCardTitle>Applicant Information</VCardTitle>
		<VCardText>
			<VRow>
				<VCol cols={12} md={5}><VTextField model="lastName" label="Last Name" name="last_name" /></VCol>
				<VCol cols={12} md={5}><VTextField model="firstName" label="First Name" name="first_name" /></VCol>
				<VCol cols={12} md={2}><VTextField model="mi" label="M.I." name="mi" maxlength={1} /></VCol>
				<VCol cols={12} md={4}><VMaskInput model="homePhone" label="Home Phone" name="home_phone" mask="(###) ###-####" returnMaskedValue /></VCol>
				<VCol cols={12} md={4}><VMaskInput model="collegePhone" label="College Phone" name="college_phone" mask="(###) ###-####" returnMaskedValue /></VCol>
				<VCol cols={12} md={4}><VTextField model="ssn4" label="Last 4 digits of SSN#" name="ssn4" maxlength={4} /></VCol>
				<VCol cols={12} md={8}><VTextField model="street" label="Permanent Address (Street/PO Box)" name="perm_street" /></VCol>
				<VCol cols={12} md={4}><VTextField model="city" label="City" name="perm_city" /></VCol>
				<VCol cols={12} md={4}><VAutocomplete model="state" label="State" items={states} clearable /></VCol>
				<VCol cols={12} md={4}><VTextField model="zip" label="Zip" name="perm_zip" /></VCol>
				<VCol cols={12} md={4}><VTextField model="county" label="County" name="perm_county" /></VCol>
				<VCol cols={12} md={6}><VTextField model="email" label="Email" name="email" type="email" /></VCol>
				<VCol cols={12} md={6}>
					<VDateInput model="dob" label="Date of Birth" name="dob" inputFormat="mm/dd/yyyy" placeholder="mm/dd/yyyy" prependIcon="" prependInnerIcon="$calendar" />
				</VCol>
				<VCol cols={12} md={4}>
					<VRadioGroup model="gender" label="Gender">
						<VRadio label="Male" value="M" />
						<VRadio label="Female" value="F" />
						<VRadio label="Prefer not to say" value="X" />
					</VRadioGroup>
				</VCol>
				<VCol cols={12} md={4}>
					<VRadioGroup model="citizen" label="Are you a citizen of the United States?">
						<VRadio label="Yes" value="Y" />
						<VRadio label="No" value="N" />
					</VRadioGroup>
				</VCol>
				<VCol cols={12} md={4}>
					<VRadioGroup model="appliedBefore" label="Have you applied for this scholarship in a previous year?">
						<VRadio label="Yes" value="Y" />
						<VRadio label="No" value="N" />
					</VRadioGroup>
				</VCol>
			</VRow>
		</VCardText>
	</VCard>
);

const parentColumn = (key: "mother" | "father", who: string) => (
	<VCol cols={12} md={6}>
		<VTextField model={`${key}Name`} label={`${who}'s Name`} name={`${key}_name`} />
		<VRadioGroup model={`${key}Living`} inline label={`${who} is`}>
			<VRadio label="Living" value="living" />
			<VRadio label="Deceased" value="deceased" />
		</VRadioGroup>
		<VTextField model={`${key}Occ`} label={`${who}'s Occupation`} name={`${key}_occupation`} />
		<VTextField model={`${key}Employer`} label={`${who}'s Employer`} name={`${key}_employer`} />
	</VCol>
);

const MemberInformation = () => (
	<VCard class="mb-6" variant="outlined">
		<VCardTitle>Parent and Member Information</VCardTitle>
		<VCardSubtitle>At least one parent or guardian must be a member-owner in good standing.</VCardSubtitle>
		<VCardText>
			<VRow>
				{parentColumn("mother", "Mother")}
				{parentColumn("father", "Father")}
			</VRow>
			<VRow>
				<VCol cols={12} md={4}>
					<VSelect model="marital" label="Parents' marital status" items={["Married", "Separated", "Divorced", "Widowed", "Never married"]} />
				</VCol>
				<VCol cols={12} md={4}>
					<VSelect model="memberParent" label="Student's parent that is cooperative member" items={["Mother", "Father", "Both", "Legal guardian"]} />
				</VCol>
				<VCol cols={12} md={4}><VTextField model="accountNo" label="Cooperative account number" name="account_no" hint="Printed at the top of the electric bill" persistentHint /></VCol>
				<VCol cols={12} md={4}><VTextField model="memberSince" label="Member since (year)" name="member_since" /></VCol>
				<VCol cols={12} md={8}>
					<VRadioGroup model="coopEmployee" inline label="Is either parent an employee or director of the cooperative?">
						<VRadio label="Yes" value="Y" />
						<VRadio label="No" value="N" />
					</VRadioGroup>
				</VCol>
				<VCol cols={12} md={6}>
					<VSelect
						model="income"
						label="Total family income last year"
						items={["Less than $30,000", "$30,000 to $59,999", "$60,000 to $89,999", "$90,000 to $119,999", "$120,000 or more"]}
					/>
				</VCol>
				<VCol cols={12} md={6}><VNumberInput model="inCollege" label="Number of family members who will be in college next fall" name="in_college" controlVariant="stacked" min={0} /></VCol>
			</VRow>
			<p class="text-body-2 mt-4 mb-2">Brothers and sisters</p>
			<VTable density="compact">
				<thead>
					<tr><th>Name</th><th style="width: 110px">Age</th><th>School or college attending</th></tr>
				</thead>
				<tbody>
					{[1, 2, 3].map((n) => (
						<tr key={n}>
							<td><VTextField model={`sib${n}Name`} density="compact" hideDetails variant="plain" name={`sib_name_${n}`} /></td>
							<td><VTextField model={`sib${n}Age`} density="compact" hideDetails variant="plain" name={`sib_age_${n}`} /></td>
							<td><VTextField model={`sib${n}School`} density="compact" hideDetails variant="plain" name={`sib_school_${n}`} /></td>
						</tr>
					))}
				</tbody>
			</VTable>
		</VCardText>
	</VCard>
);

const HighSchool = () => (
	<VCard class="mb-6" variant="outlined">
		<VCardTitle>High School Record</VCardTitle>
		<VCardText>
			<VTextarea model="hsNameAddress" rows={2} name="hs" label="High school name and address from which you will be graduating this spring" />
			<VRow>
				<VCol cols={12} md={4}><VTextField model="gradDate" label="Graduation date (Mo/Yr)" name="grad_date" placeholder="MM/YYYY" /></VCol>
				<VCol cols={6} md={4}><VTextField model="rank" label="Rank in class" name="class_rank" type="number" /></VCol>
				<VCol cols={6} md={4}><VTextField model="classSize" label="out of" name="class_size" type="number" suffix="students" /></VCol>
				<VCol cols={12} md={6}><VNumberInput model="gpa" label="Cumulative GPA (unweighted, 4.0 scale)" name="gpa" precision={2} controlVariant="hidden" /></VCol>
				<VCol cols={12} md={6}><VNumberInput model="gpaWeighted" label="Weighted GPA, if your school reports one" name="gpa_w" precision={2} controlVariant="hidden" /></VCol>
				<VCol cols={12} md={6}><VTextField model="counselor" label="Guidance counselor" name="counselor" /></VCol>
				<VCol cols={12} md={6}><VTextField model="counselorPhone" label="Counselor's school telephone" name="counselor_phone" /></VCol>
			</VRow>
			<VDivider class="my-4" />
			<p class="text-subtitle-1">College entrance examinations</p>
			<p class="text-body-2 mb-3">Report your highest scores.</p>
			<VRow density="compact">
				<VCol cols={12} md={2} class="align-self-center">SAT</VCol>
				<VCol><VTextField model="satErw" label="Reading/Writing" name="sat_erw" density="compact" /></VCol>
				<VCol><VTextField model="satMath" label="Math" name="sat_math" density="compact" /></VCol>
				<VCol><VTextField model="satTotal" label="Total" name="sat_total" density="compact" /></VCol>
			</VRow>
			<VRow density="compact">
				<VCol cols={12} md={2} class="align-self-center">ACT</VCol>
				<VCol><VTextField model="actEnglish" label="English" name="act_e" density="compact" /></VCol>
				<VCol><VTextField model="actMath" label="Math" name="act_m" density="compact" /></VCol>
				<VCol><VTextField model="actReading" label="Reading" name="act_r" density="compact" /></VCol>
				<VCol><VTextField model="actScience" label="Science" name="act_s" density="compact" /></VCol>
				<VCol><VTextField model="actComposite" label="Composite" name="act_c" density="compact" /></VCol>
				<VCol cols={3}><VTextField model="actDate" label="Date taken" name="act_date" density="compact" placeholder="MM/YYYY" /></VCol>
			</VRow>
		</VCardText>
	</VCard>
);

const Plans = () => (
	<VCard class="mb-6" variant="outlined">
		<VCardTitle>Educational Plans</VCardTitle>
		<VCardText>
			<VTextField model="college" name="college" label="Name of the college, university or technical school you plan to attend" />
			<VCombobox model="applied" multiple chips closableChips label="Schools to which you have applied" hint="Press Enter after each one" persistentHint class="mb-4" />
			<VRadioGroup model="schoolType" inline label="The school you plan to attend is a">
				<VRadio label="4-year college or university" value="4" />
				<VRadio label="2-year or community college" value="2" />
				<VRadio label="Vocational/technical school" value="V" />
			</VRadioGroup>
			<VRow>
				<VCol cols={12} md={6}><VAutocomplete model="major" label="Intended major or course of study" items={MAJORS} /></VCol>
				<VCol cols={6} md={3}><VSelect model="enterYear" label="Year you will enter" items={["2026", "2027", "2028"]} /></VCol>
				<VCol cols={6} md={3}><VSelect model="gradYear" label="Expected year of college graduation" items={["2028", "2029", "2030", "2031", "2032", "2033"]} /></VCol>
				<VCol cols={12} md={6}>
					<VSelect model="degree" label="Highest degree you plan to earn" items={["Certificate or diploma", "Associate degree", "Bachelor's degree", "Master's degree", "Doctorate", "Professional (law, medicine, etc.)"]} />
				</VCol>
				<VCol cols={12} md={6}><VTextField model="career" name="career" label="Career goal" /></VCol>
				<VCol cols={12} md={6}>
					<VRadioGroup model="accepted" inline label="Have you been accepted?">
						<VRadio label="Yes" value="Y" />
						<VRadio label="No" value="N" />
						<VRadio label="Pending" value="P" />
					</VRadioGroup>
				</VCol>
				<VCol cols={12} md={6}>
					<VRadioGroup model="load" inline label="Enrollment">
						<VRadio label="Full time" value="F" />
						<VRadio label="Part time" value="P" />
					</VRadioGroup>
				</VCol>
				<VCol cols={12} md={4}><VTextField model="cost" name="cost" label="Estimated yearly cost" prefix="$" /></VCol>
				<VCol cols={12} md={8}><VTextField model="otherAid" name="other_aid" label="Other scholarships or grants you have been awarded" /></VCol>
			</VRow>
		</VCardText>
	</VCard>
);

const cell = { density: "compact", hideDetails: true, variant: "underlined" } as const;

const Activities = () => (
	<>
		<p class="mb-2">School activities: clubs, athletics, student government, music, speech and the like. Leave paid work and outside volunteering for the tables below.</p>
		<VTable density="comfortable">
			<thead><tr><th>Activity</th><th>Grades you took part</th><th>Offices held</th><th>Hours per week</th></tr></thead>
			<tbody>
				{[1, 2].map((n) => (
					<tr key={n}>
						<td><VTextField model={`act${n}Name`} {...cell} name={`activity_${n}`} /></td>
						<td><VSelect model={`act${n}Years`} {...cell} items={GRADES} multiple chips /></td>
						<td><VTextField model={`act${n}Office`} {...cell} name={`activity_office_${n}`} /></td>
						<td><VTextField model={`act${n}Hours`} {...cell} name={`activity_hours_${n}`} /></td>
					</tr>
				))}
			</tbody>
		</VTable>
		<p class="mt-6 mb-2">Community and volunteer service outside of school</p>
		<VTable density="comfortable">
			<thead><tr><th>Organization</th><th>What you did</th><th>Hours/week</th><th>Weeks/year</th></tr></thead>
			<tbody>
				{[1, 2].map((n) => (
					<tr key={n}>
						<td><VTextField model={`svc${n}Org`} {...cell} name={`service_org_${n}`} /></td>
						<td><VTextarea model={`svc${n}Work`} {...cell} rows={2} name={`service_work_${n}`} /></td>
						<td><VTextField model={`svc${n}Hours`} {...cell} name={`service_hours_${n}`} /></td>
						<td><VTextField model={`svc${n}Weeks`} {...cell} name={`service_weeks_${n}`} /></td>
					</tr>
				))}
			</tbody>
		</VTable>
	</>
);

const Work = () => (
	<>
		<p class="mb-3">Describe your work experience (for example food server, babysitting, lawn mowing, office work), most recent first. Give the dates of each job and about how many hours you worked each week.</p>
		{[1, 2].map((n) => (
			<VSheet key={n} border rounded class="pa-3 mb-3">
				<div class="text-caption">Job {n}</div>
				<VRow density="compact">
					<VCol cols={12} md={4}><VTextField model={`job${n}Employer`} label="Employer" name={`employer_${n}`} density="compact" /></VCol>
					<VCol cols={12} md={3}><VTextField model={`job${n}Position`} label="Position" name={`position_${n}`} density="compact" /></VCol>
					<VCol><VTextField model={`job${n}From`} label="From Mo/Yr" name={`from_${n}`} density="compact" /></VCol>
					<VCol><VTextField model={`job${n}To`} label="To Mo/Yr" name={`to_${n}`} density="compact" /></VCol>
					<VCol><VTextField model={`job${n}Hours`} label="Hours/week" name={`job_hours_${n}`} density="compact" /></VCol>
				</VRow>
			</VSheet>
		))}
	</>
);

const Honors = () => (
	<>
		<p class="mb-3">List academic and other honors received in grades 9 through 12.</p>
		{[1, 2, 3].map((n) => (
			<VRow density="compact" key={n}>
				<VCol cols={8}><VTextField model={`award${n}`} label={`Honor or award ${n}`} name={`award_${n}`} density="compact" /></VCol>
				<VCol cols={4}><VSelect model={`award${n}Year`} label="Grade received" density="compact" items={["9th", "10th", "11th", "12th"]} /></VCol>
			</VRow>
		))}
	</>
);

const Essays = () => (
	<>
		<p id="goals-q">Goals and aspirations. In a short statement, tell how your education relates to your career objectives and long-term goals.</p>
		<VTextarea model="goals" aria-labelledby="goals-q" name="goals" rows={4} counter={1000} />
		<p id="unusual-q">Are there unusual family or personal circumstances that have affected your achievement in school or work, or your part in activities?</p>
		<VTextarea model="unusual" aria-labelledby="unusual-q" name="unusual" rows={3} />
		<VTextarea model="essay" label="Essay: What does belonging to a cooperative mean to your family and community? (500 words)" name="essay" rows={8} />
	</>
);

const Appraisal = () => (
	<>
		<p class="mb-3">Applicant appraisal: an adult who knows you well, other than a relative, will be sent a form.</p>
		<VTextField model="appraiser" label="Appraiser's name" name="appraiser" />
		<VTextField model="appraiserTitle" label="Title" name="appraiser_title" />
		<VTextField model="appraiserPhone" label="Telephone" name="appraiser_phone" />
	</>
);

const PANELS: [string, string, () => any][] = [
	["activities", "Activities and Service", Activities],
	["work", "Work Experience", Work],
	["honors", "Honors and Awards", Honors],
	["essays", "Goals, Circumstances and Essay", Essays],
	["appraisal", "Applicant Appraisal", Appraisal],
];

const App = defineComponent(() => () => (
	<VApp>
		<VAppBar color="primary" density="compact"><VAppBarTitle>Bobolink Prairie Electric Cooperative</VAppBarTitle></VAppBar>
		<VMain>
			<VContainer style="max-width: 980px">
					<VForm onSubmit={(event: Event) => { event.preventDefault(); f.submitted = true; }}>
						<h1 class="text-h5 mb-4">Member Scholarship Program Application</h1>
						<VAlert type="info" variant="tonal" class="mb-6">For sons and daughters of members. Applications not complete by February 1 will not be evaluated. You cannot save this form and return to it later.</VAlert>
						<ApplicantInformation />
						<MemberInformation />
						<HighSchool />
						<Plans />
						<VExpansionPanels multiple class="mb-6" modelValue={open.value} onUpdate:modelValue={(value: any) => { open.value = value; }}>
							{PANELS.map(([value, title, Content]) => (
								<VExpansionPanel key={value} value={value}>
									<VExpansionPanelTitle>{title}</VExpansionPanelTitle>
									<VExpansionPanelText><Content /></VExpansionPanelText>
								</VExpansionPanel>
							))}
						</VExpansionPanels>
						<VCard variant="tonal" class="pa-4 mb-6">
							<VCheckbox model="certify" hideDetails label="I certify that the information on this application is complete and accurate to the best of my knowledge." />
							<VCheckbox model="release" hideDetails label="If selected, I allow the cooperative to use my name and photograph in its publications." />
							<VRow class="mt-2">
								<VCol cols={12} md={6}><VTextField model="signature" label="Applicant's signature" name="sig_applicant" /></VCol>
								<VCol cols={12} md={6}><VTextField model="parentSignature" label="Parent's or guardian's signature" name="sig_parent" /></VCol>
							</VRow>
						</VCard>
						<VBtn type="submit" color="primary" size="large">Submit application</VBtn>
					</VForm>
			</VContainer>
		</VMain>
	</VApp>
));

createApp(App)
	.use(createVuetify({ icons: { defaultSet: "mdi", aliases, sets: { mdi } } }))
	.mount("#root");

const iso = (day: Date) => `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;

function shownOf(key: string) {
	const root: HTMLElement | undefined = held[key]?.$el;
	if (!root) return null;
	if (typeof f[key] === "boolean") return root.querySelector("input")!.checked;
	if (root.classList.contains("v-radio-group"))
		return root.querySelector("input:checked")?.closest(".v-selection-control")?.querySelector("label")?.textContent ?? "";
	if (Array.isArray(f[key])) return [...root.querySelectorAll(".v-chip__content")].map((chip) => chip.textContent?.trim());
	if (root.classList.contains("v-select") && !root.classList.contains("v-autocomplete"))
		return root.querySelector(".v-select__selection")?.textContent?.trim() ?? "";
	return root.querySelector<HTMLInputElement>("textarea:not([aria-hidden]), input:not([type=hidden])")!.value;
}

Object.assign(window, {
	formState: () => Object.fromEntries(Object.entries(f).map(([key, value]) => [key, value instanceof Date ? iso(value) : Array.isArray(value) ? [...value] : value])),
	formShown: () => Object.fromEntries(Object.keys(f).filter((key) => key !== "submitted").map((key) => [key, shownOf(key)])),
});
