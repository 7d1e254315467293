import "vuetify/styles";
import { createApp, type DirectiveBinding, reactive, ref } from "vue/dist/vue.esm-bundler.js";
import { createVuetify } from "vuetify";
import * as components from "vuetify/components";
import * as directives from "vuetify/directives";
import { aliases, mdi } from "vuetify/iconsets/mdi-svg";
import { VMaskInput } from "vuetify/labs/VMaskInput";
import { STATES } from "../../lists";

type Offer = { school: string; preference: number | null; applied: string | null; accepted: string | null };
type Sibling = { name: string; age: string };

const form = reactive({
	last: "", first: "", mi: "", goesBy: "",
	street: "", city: "", state: null as string | null, zip: "", county: "",
	phone: "", altPhone: "", email: "", parentEmail: "",
	born: null as Date | null, ssn: "",
	citizen: null as string | null, resident: null as string | null,
	gender: null as string | null, ethnic: [] as string[],
	heard: null as string | null, tookPart: null as string | null,
	learned: null as string | null, learnedOther: "",
	hs: "", hsCounty: "", hsStreet: "", hsCity: "", hsState: null as string | null, hsZip: "", hsPhone: "",
	graduates: "", gpa: null as number | null, gpaScale: null as string | null, rank: null as number | null, classSize: null as number | null,
	tests: {
		satMath: { score: "", date: "" }, satVerbal: { score: "", date: "" }, act: { score: "", date: "" },
		actMath: { score: "", date: "" }, actEnglish: { score: "", date: "" },
	},
	ap: [{ exam: "", year: "", score: null }, { exam: "", year: "", score: null }, { exam: "", year: "", score: null }] as { exam: string; year: string; score: number | null }[],
	colleges: Array.from({ length: 3 }, (): Offer => ({ school: "", preference: null, applied: null, accepted: null })),
	discipline: null as string | null, degree: null as string | null, entering: null as string | null, finishing: "", career: "",
	parents: Array.from({ length: 2 }, () => ({ name: "", occupation: "", employer: "", education: null as string | null, phone: "", isMember: false })),
	memberName: "", memberNumber: "", marital: null as string | null, siblings: [{ name: "", age: "" }] as Sibling[], inCollege: null as number | null,
	income: null as string | null, firstGen: null as string | null,
	activities: Array.from({ length: 2 }, () => ({ name: "", grades: [] as number[], position: "", hours: "", contribution: "" })),
	jobs: Array.from({ length: 2 }, () => ({ employer: "", title: "", hours: "", duties: "" })),
	awards: Array.from({ length: 3 }, () => ({ title: "", grade: null as number | null })),
	references: Array.from({ length: 2 }, () => ({ name: "", position: "", phone: "" })),
	essay: "", certified: false, signature: "", signedOn: "",
});
const submitted = ref(false);

/** Where each control stands, so that what it shows can be read. */
const places = new Map<string, HTMLElement>();
const at = {
	mounted: (element: HTMLElement, { value }: DirectiveBinding) => void places.set(value, element),
	updated: (element: HTMLElement, { value }: DirectiveBinding) => void places.set(value, element),
};

const DISCIPLINES = [
	"Aerospace/Aeronautical", "Agricultural/Biological", "Architectural", "Biomedical", "Chemical", "Civil", "Computer", "Construction",
	"Electrical", "Engineering Technology", "Environmental", "Fire Protection", "Geological/Mining", "Industrial", "Manufacturing",
	"Materials/Metallurgical", "Mechanical", "Nuclear", "Petroleum", "Software", "Structural", "Undecided",
];

const app = createApp({
	setup: () => ({
		form,
		submitted,
		states: STATES.map(([value, title]) => ({ value, title })),
		yesNo: ["yes", "no"],
		ethnicities: ["American Indian or Alaska Native", "Asian", "Black or African American", "Hispanic or Latino", "Native Hawaiian or Pacific Islander", "White", "Other", "Prefer not to answer"],
		learnedBy: ["School Guidance Counselor", "Math or Science Teacher", "High School Web Site", "Internet Web Search", "Other Method"],
		disciplines: DISCIPLINES,
		schooling: ["Less than high school", "High school graduate or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"],
		incomes: ["Less than $25,000", "$25,000 - $49,999", "$50,000 - $74,999", "$75,000 - $99,999", "$100,000 - $149,999", "$150,000 or more"],
		grades: [9, 10, 11, 12].map((value) => ({ value, title: `Grade ${value}` })),
		testRows: [
			["satMath", "SAT: Math"], ["satVerbal", "SAT: Verbal (Evidence-Based Reading and Writing)"], ["act", "ACT: Composite"],
			["actMath", "ACT: Math"], ["actEnglish", "ACT: English"],
		],
		addSibling: () => form.siblings.push({ name: "", age: "" }),
	}),
	template: `
<v-app>
  <v-app-bar color="indigo-darken-3" flat><v-app-bar-title>Shasta–Cascade Chapter, Society of Professional Engineers</v-app-bar-title></v-app-bar>
  <v-main>
  <v-container style="max-width: 1000px">
    <h1 class="text-h5 mb-1">Scholar Award Application 2026–2027</h1>
    <p class="text-body-2 mb-4">For high school seniors who plan to enter an ABET-accredited engineering program. Deadline: December 18. Your school should e-mail an official transcript to the Chapter; your application will not be considered until a transcript has been received directly from your school.</p>
    <v-form @submit.prevent="submitted = true">

    <v-card class="mb-6" variant="outlined">
      <v-card-title>Personal Information</v-card-title>
      <v-card-text>
        <v-row density="comfortable">
          <v-col cols="5"><v-text-field v-at="'last'" v-model="form.last" label="Name (last)" autocomplete="off"></v-text-field></v-col>
          <v-col cols="5"><v-text-field v-at="'first'" v-model="form.first" label="(first)"></v-text-field></v-col>
          <v-col cols="2"><v-text-field v-at="'mi'" v-model="form.mi" label="(m.i.)" maxlength="1"></v-text-field></v-col>
          <v-col cols="4"><v-text-field v-at="'goesBy'" v-model="form.goesBy" label="Name you go by" hint="For the certificate program and press release" persistent-hint></v-text-field></v-col>
          <v-col cols="8"><v-date-input v-at="'born'" v-model="form.born" label="Date of Birth" placeholder="mm/dd/yyyy" prepend-icon="" input-format="mm/dd/yyyy"></v-date-input></v-col>
        </v-row>
        <div class="text-subtitle-2 mb-2">Permanent Address</div>
        <v-row density="comfortable">
          <v-col cols="12"><v-text-field v-at="'street'" v-model="form.street" label="Number &amp; street" name="perm_street"></v-text-field></v-col>
          <v-col cols="4"><v-text-field v-at="'city'" v-model="form.city" label="City" name="perm_city"></v-text-field></v-col>
          <v-col cols="3"><v-autocomplete v-at="'state'" v-model="form.state" :items="states" label="State"></v-autocomplete></v-col>
          <v-col cols="2"><v-text-field v-at="'zip'" v-model="form.zip" label="Zip" name="perm_zip" maxlength="10"></v-text-field></v-col>
          <v-col cols="3"><v-text-field v-at="'county'" v-model="form.county" label="County of residence" name="perm_county"></v-text-field></v-col>
          <v-col cols="6"><v-mask-input v-at="'phone'" v-model="form.phone" mask="(###) ###-####" return-masked-value label="Phone No." type="tel"></v-mask-input></v-col>
          <v-col cols="6"><v-mask-input v-at="'altPhone'" v-model="form.altPhone" mask="(###) ###-####" return-masked-value label="Alternate phone" type="tel"></v-mask-input></v-col>
          <v-col cols="6"><v-text-field v-at="'email'" v-model="form.email" label="E-mail of student" type="email"></v-text-field></v-col>
          <v-col cols="6"><v-text-field v-at="'parentEmail'" v-model="form.parentEmail" label="E-mail of parent" type="email"></v-text-field></v-col>
          <v-col cols="4"><v-text-field v-at="'ssn'" v-model="form.ssn" label="Social Security Number (last 4)" maxlength="4"></v-text-field></v-col>
          <v-col cols="3"><v-select v-at="'gender'" v-model="form.gender" :items="['Male', 'Female', 'Prefer not to answer']" label="Gender (optional)" clearable></v-select></v-col>
          <v-col cols="5"><v-select v-at="'ethnic'" v-model="form.ethnic" :items="ethnicities" label="Ethnic background (optional; all that apply)" multiple chips></v-select></v-col>
        </v-row>
        <v-row density="comfortable">
          <v-col cols="6"><v-radio-group v-at="'citizen'" v-model="form.citizen" inline label="Are you a citizen of the U.S.A.?"><v-radio label="yes" value="yes"></v-radio><v-radio label="no" value="no"></v-radio></v-radio-group></v-col>
          <v-col cols="6"><v-radio-group v-at="'resident'" v-model="form.resident" inline label="A resident of California?"><v-radio label="yes" value="yes"></v-radio><v-radio label="no" value="no"></v-radio></v-radio-group></v-col>
          <v-col cols="12"><v-radio-group v-at="'heard'" v-model="form.heard" inline label="Did you hear about the Society's MATHCOUNTS in your school?"><v-radio label="yes" value="yes"></v-radio><v-radio label="no" value="no"></v-radio></v-radio-group></v-col>
          <v-col cols="12"><v-radio-group v-at="'tookPart'" v-model="form.tookPart" inline label="Did you participate in MATHCOUNTS when you were in 7th or 8th grade?"><v-radio label="yes" value="yes"></v-radio><v-radio label="no" value="no"></v-radio></v-radio-group></v-col>
          <v-col cols="7"><v-radio-group v-at="'learned'" v-model="form.learned" label="How did you learn about this scholarship?"><v-radio v-for="way in learnedBy" :key="way" :label="way" :value="way"></v-radio></v-radio-group></v-col>
          <v-col cols="5"><v-text-field v-at="'learnedOther'" v-model="form.learnedOther" label="Other method, or what search parameter did you use? Please describe"></v-text-field></v-col>
        </v-row>
      </v-card-text>
    </v-card>

    <v-card class="mb-6" variant="outlined">
      <v-card-title>High School</v-card-title>
      <v-card-text>
        <v-row density="comfortable">
          <v-col cols="8"><v-text-field v-at="'hs'" v-model="form.hs" label="Name of High School"></v-text-field></v-col>
          <v-col cols="4"><v-text-field v-at="'hsCounty'" v-model="form.hsCounty" label="County of High School"></v-text-field></v-col>
          <v-col cols="6"><v-text-field v-at="'hsStreet'" v-model="form.hsStreet" label="School Address" name="school_address"></v-text-field></v-col>
          <v-col cols="6"><v-mask-input v-at="'hsPhone'" v-model="form.hsPhone" mask="(###) ###-####" return-masked-value label="School Phone Number"></v-mask-input></v-col>
          <v-col cols="5"><v-text-field v-at="'hsCity'" v-model="form.hsCity" label="City" name="school_city"></v-text-field></v-col>
          <v-col cols="4"><v-autocomplete v-at="'hsState'" v-model="form.hsState" :items="states" label="State"></v-autocomplete></v-col>
          <v-col cols="3"><v-text-field v-at="'hsZip'" v-model="form.hsZip" label="Zip" name="school_zip"></v-text-field></v-col>
          <v-col cols="4"><v-text-field v-at="'graduates'" v-model="form.graduates" label="Month and year of graduation" placeholder="mm/yyyy"></v-text-field></v-col>
          <v-col cols="4"><v-number-input v-at="'gpa'" v-model="form.gpa" :precision="2" :min="0" :max="5" control-variant="hidden" label="Cumulative Grade Point Average (unweighted)"></v-number-input></v-col>
          <v-col cols="4"><v-select v-at="'gpaScale'" v-model="form.gpaScale" :items="['4.0', '5.0', '100']" label="Scale"></v-select></v-col>
          <v-col cols="4"><v-number-input v-at="'rank'" v-model="form.rank" :min="1" control-variant="stacked" label="Rank in class"></v-number-input></v-col>
          <v-col cols="4"><v-number-input v-at="'classSize'" v-model="form.classSize" :min="1" control-variant="stacked" label="Number in class"></v-number-input></v-col>
        </v-row>
        <p class="text-body-2 mt-2">Submissions received without SAT/ACT scores will not be reviewed. Give your best score in each.</p>
        <v-table density="compact" class="mb-4">
          <thead><tr><th>Test</th><th>Score</th><th>Date taken (mm/yyyy)</th></tr></thead>
          <tbody>
            <tr v-for="[id, name] in testRows" :key="id" :class="'test-' + id">
              <td>{{ name }}</td>
              <td><v-text-field v-at="id + 'Score'" v-model="form.tests[id].score" density="compact" hide-details variant="underlined" inputmode="numeric"></v-text-field></td>
              <td><v-text-field v-at="id + 'Date'" v-model="form.tests[id].date" density="compact" hide-details variant="underlined" placeholder="mm/yyyy"></v-text-field></td>
            </tr>
          </tbody>
        </v-table>
        <v-table density="compact">
          <thead><tr><th>Advanced Placement exams taken</th><th style="width: 150px">Year</th><th style="width: 150px">Score</th></tr></thead>
          <tbody>
            <tr v-for="(exam, index) in form.ap" :key="index" :class="'ap-' + index">
              <td><v-text-field v-at="'ap' + index + 'Exam'" v-model="exam.exam" density="compact" hide-details variant="underlined"></v-text-field></td>
              <td><v-text-field v-at="'ap' + index + 'Year'" v-model="exam.year" density="compact" hide-details variant="underlined" maxlength="4"></v-text-field></td>
              <td><v-select v-at="'ap' + index + 'Score'" v-model="exam.score" :items="[1, 2, 3, 4, 5]" density="compact" hide-details variant="underlined"></v-select></td>
            </tr>
          </tbody>
        </v-table>
      </v-card-text>
    </v-card>

    <v-card class="mb-6" variant="outlined">
      <v-card-title>College Preferences</v-card-title>
      <v-card-subtitle>Scholarships are applicable only in engineering curricula at an accredited university. List name of school below.</v-card-subtitle>
      <v-card-text>
        <v-table class="preferences mb-4">
          <thead><tr><th>Name of school</th><th style="width: 130px">Preference (1, 2, 3)</th><th>Have you applied for admission?</th><th>Have you been accepted?</th></tr></thead>
          <tbody>
            <tr v-for="(college, index) in form.colleges" :key="index" :class="'college-' + index">
              <td><v-text-field v-at="'college' + index" v-model="college.school" hide-details density="compact" variant="outlined"></v-text-field></td>
              <td><v-select v-at="'preference' + index" v-model="college.preference" :items="[1, 2, 3]" hide-details density="compact" variant="outlined"></v-select></td>
              <td><v-radio-group v-at="'applied' + index" v-model="college.applied" inline hide-details><v-radio v-for="word in yesNo" :key="word" :label="word" :value="word"></v-radio></v-radio-group></td>
              <td><v-radio-group v-at="'accepted' + index" v-model="college.accepted" inline hide-details><v-radio v-for="word in yesNo" :key="word" :label="word" :value="word"></v-radio></v-radio-group></td>
            </tr>
          </tbody>
        </v-table>
        <v-row density="comfortable">
          <v-col cols="6"><v-autocomplete v-at="'discipline'" v-model="form.discipline" :items="disciplines" label="Field of engineering that interests you"></v-autocomplete></v-col>
          <v-col cols="6"><v-text-field v-at="'career'" v-model="form.career" label="Career you plan to enter"></v-text-field></v-col>
          <v-col cols="6"><v-radio-group v-at="'degree'" v-model="form.degree" label="Highest degree you expect to earn"><v-radio label="Bachelor's" value="B"></v-radio><v-radio label="Master's" value="M"></v-radio><v-radio label="Doctorate" value="D"></v-radio></v-radio-group></v-col>
          <v-col cols="3"><v-select v-at="'entering'" v-model="form.entering" :items="['2026', '2027', '2028']" label="Year entering college"></v-select></v-col>
          <v-col cols="3"><v-text-field v-at="'finishing'" v-model="form.finishing" label="Anticipated college graduation (year)" maxlength="4"></v-text-field></v-col>
        </v-row>
      </v-card-text>
    </v-card>

    <v-card class="mb-6" variant="outlined">
      <v-card-title>Family</v-card-title>
      <v-card-text>
        <v-row>
          <v-col v-for="(parent, index) in form.parents" :key="index" cols="6">
            <v-sheet border rounded class="pa-4" :class="'parent-' + (index + 1)">
              <div class="text-subtitle-1 mb-2">Parent / Guardian {{ index + 1 }}</div>
              <v-text-field v-at="'parent' + index + 'Name'" v-model="parent.name" label="Full name" density="compact"></v-text-field>
              <v-text-field v-at="'parent' + index + 'Occupation'" v-model="parent.occupation" label="Occupation" density="compact"></v-text-field>
              <v-text-field v-at="'parent' + index + 'Employer'" v-model="parent.employer" label="Employer" density="compact"></v-text-field>
              <v-select v-at="'parent' + index + 'Education'" v-model="parent.education" :items="schooling" label="Highest level of education" density="compact"></v-select>
              <v-text-field v-at="'parent' + index + 'Phone'" v-model="parent.phone" label="Daytime phone" type="tel" density="compact"></v-text-field>
              <v-checkbox v-at="'parent' + index + 'Member'" v-model="parent.isMember" label="Licensed P.E. or member of the Society" density="compact" hide-details></v-checkbox>
            </v-sheet>
          </v-col>
          <v-col cols="8"><v-text-field v-at="'memberName'" v-model="form.memberName" label="If another relative is a member, name and relationship"></v-text-field></v-col>
          <v-col cols="4"><v-text-field v-at="'memberNumber'" v-model="form.memberNumber" label="Member no."></v-text-field></v-col>
          <v-col cols="4"><v-select v-at="'marital'" v-model="form.marital" :items="['Married', 'Separated', 'Divorced', 'Widowed', 'Single']" label="Marital status of parents"></v-select></v-col>
          <v-col cols="4"><v-select v-at="'income'" v-model="form.income" :items="incomes" label="Annual family income (before taxes)"></v-select></v-col>
          <v-col cols="12"><v-radio-group v-at="'firstGen'" v-model="form.firstGen" inline label="Are you a first-generation college student?"><v-radio label="Yes" value="Y"></v-radio><v-radio label="No" value="N"></v-radio></v-radio-group></v-col>
        </v-row>
        <div class="text-subtitle-2 mt-2">Brothers and sisters</div>
        <v-row v-for="(sibling, index) in form.siblings" :key="index" density="comfortable" :class="'sibling-' + index">
          <v-col cols="8"><v-text-field v-at="'sibling' + index + 'Name'" v-model="sibling.name" label="Name" density="compact" hide-details></v-text-field></v-col>
          <v-col cols="4"><v-text-field v-at="'sibling' + index + 'Age'" v-model="sibling.age" label="Age" density="compact" hide-details></v-text-field></v-col>
        </v-row>
        <v-btn class="mt-2 mb-4" size="small" variant="tonal" @click="addSibling">Add brother or sister</v-btn>
        <v-number-input v-at="'inCollege'" v-model="form.inCollege" :min="0" label="Number of these who will be in college next year" control-variant="split" max-width="420"></v-number-input>
      </v-card-text>
    </v-card>

    <v-card class="mb-6" variant="outlined">
      <v-card-title>Activities</v-card-title>
      <v-card-text>
        <p class="mb-3">List on/off campus extracurricular and community activities during high school, including any positions held. Do not list paid employment here.</p>
        <v-sheet v-for="(activity, index) in form.activities" :key="index" border rounded class="pa-3 mb-3" :class="'activity-' + index">
          <v-row density="compact">
            <v-col cols="5"><v-text-field v-at="'activity' + index + 'Name'" v-model="activity.name" label="Activity" hide-details></v-text-field></v-col>
            <v-col cols="4"><v-select v-at="'activity' + index + 'Grades'" v-model="activity.grades" :items="grades" label="Date(s): grade" multiple chips hide-details></v-select></v-col>
            <v-col cols="3"><v-text-field v-at="'activity' + index + 'Hours'" v-model="activity.hours" label="Hours per week" hide-details></v-text-field></v-col>
            <v-col cols="12"><v-text-field v-at="'activity' + index + 'Position'" v-model="activity.position" label="Position(s) held" hide-details></v-text-field></v-col>
            <v-col cols="12"><v-textarea v-at="'activity' + index + 'Contribution'" v-model="activity.contribution" label="Most Significant Contribution" rows="2" hide-details></v-textarea></v-col>
          </v-row>
        </v-sheet>
        <div class="text-subtitle-1">Work Experience</div>
        <p class="text-body-2">List any employment during the school year or during the summer.</p>
        <v-table density="compact" class="mb-4">
          <thead><tr><th>Employer</th><th>Job title</th><th>Hours per week</th><th>Duties</th></tr></thead>
          <tbody>
            <tr v-for="(job, index) in form.jobs" :key="index" :class="'job-' + index">
              <td><v-text-field v-at="'job' + index + 'Employer'" v-model="job.employer" density="compact" hide-details></v-text-field></td>
              <td><v-text-field v-at="'job' + index + 'Title'" v-model="job.title" density="compact" hide-details></v-text-field></td>
              <td><v-text-field v-at="'job' + index + 'Hours'" v-model="job.hours" density="compact" hide-details></v-text-field></td>
              <td><v-text-field v-at="'job' + index + 'Duties'" v-model="job.duties" density="compact" hide-details></v-text-field></td>
            </tr>
          </tbody>
        </v-table>
        <div class="text-subtitle-1 mb-2">Honors and awards</div>
        <v-row v-for="(award, index) in form.awards" :key="index" density="compact" :class="'award-' + index">
          <v-col cols="9"><v-text-field v-at="'award' + index + 'Title'" v-model="award.title" :label="'Honor or award ' + (index + 1)"></v-text-field></v-col>
          <v-col cols="3"><v-select v-at="'award' + index + 'Grade'" v-model="award.grade" :items="grades" label="Grade received"></v-select></v-col>
        </v-row>
      </v-card-text>
    </v-card>

    <v-card class="mb-6" variant="outlined">
      <v-card-title>References and Essay</v-card-title>
      <v-card-text>
        <p class="mb-2">Letters are required from a math or science teacher and from one other adult who is not a relative.</p>
        <v-row v-for="(reference, index) in form.references" :key="index" density="compact" :class="'reference-' + index">
          <v-col cols="4"><v-text-field v-at="'reference' + index + 'Name'" v-model="reference.name" :label="index === 0 ? 'Math or science teacher' : 'Name of reference'"></v-text-field></v-col>
          <v-col cols="4"><v-text-field v-at="'reference' + index + 'Position'" v-model="reference.position" label="Title or position"></v-text-field></v-col>
          <v-col cols="4"><v-text-field v-at="'reference' + index + 'Phone'" v-model="reference.phone" label="Phone"></v-text-field></v-col>
        </v-row>
        <v-textarea v-at="'essay'" v-model="form.essay" label="In 250 words or less, why do you want to become an engineer?" rows="6" counter="1800"></v-textarea>
        <v-checkbox v-at="'certified'" v-model="form.certified" label="I certify that the information given here is correct and that I may be disqualified if the school I attend is not ABET-EAC accredited."></v-checkbox>
        <v-row><v-col cols="8"><v-text-field v-at="'signature'" v-model="form.signature" label="Signature of applicant"></v-text-field></v-col><v-col cols="4"><v-text-field v-at="'signedOn'" v-model="form.signedOn" label="Date"></v-text-field></v-col></v-row>
        <v-btn type="submit" color="indigo-darken-3">Submit application</v-btn>
      </v-card-text>
    </v-card>
    </v-form>
  </v-container>
  </v-main>
</v-app>`,
});
app.directive("at", at);
app.use(createVuetify({ components: { ...components, VMaskInput }, directives, icons: { defaultSet: "mdi", aliases, sets: { mdi } } }));
app.mount("#root");

const two = (number: number) => String(number).padStart(2, "0");
const day = (date: Date | null) => (date ? `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}` : null);

function held(): Record<string, unknown> {
	const { tests, ap, colleges, parents, siblings, activities, jobs, awards, references, born, ethnic, ...plain } = form;
	const out: Record<string, unknown> = { ...plain, born: day(born), ethnic: [...ethnic] };
	for (const [id, test] of Object.entries(tests)) Object.assign(out, { [`${id}Score`]: test.score, [`${id}Date`]: test.date });
	const rows = (name: string, list: object[]) =>
		list.forEach((row, index) => {
			for (const [part, value] of Object.entries(row))
				out[`${name}${index}${part[0].toUpperCase()}${part.slice(1)}`] = Array.isArray(value) ? [...value] : value;
		});
	rows("ap", ap);
	colleges.forEach(({ school, preference, applied, accepted }, index) =>
		Object.assign(out, { [`college${index}`]: school, [`preference${index}`]: preference, [`applied${index}`]: applied, [`accepted${index}`]: accepted }),
	);
	rows("parent", parents.map(({ isMember, ...rest }) => ({ ...rest, member: isMember })));
	rows("sibling", siblings);
	rows("activity", activities);
	rows("job", jobs);
	rows("award", awards);
	rows("reference", references);
	return out;
}

function drawn(element: HTMLElement): unknown {
	const text = (one: Element | null) => one?.textContent?.trim() ?? "";
	if (element.querySelector("input[type=radio]")) return text(element.querySelector(".v-selection-control:has(input:checked) label"));
	const box = element.querySelector<HTMLInputElement>("input[type=checkbox]");
	if (box) return box.checked;
	if (element.classList.contains("v-select--multiple")) return [...element.querySelectorAll(".v-chip__content")].map(text);
	if (element.matches(".v-select, .v-autocomplete")) return text(element.querySelector(".v-select__selection-text, .v-autocomplete__selection-text"));
	return element.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea:not([aria-hidden])")?.value ?? "";
}

Object.assign(window, {
	formState: () => ({ ...held(), submitted: submitted.value }),
	formShown: () => Object.fromEntries(Object.keys(held()).map((key) => [key, places.has(key) ? drawn(places.get(key) as HTMLElement) : undefined])),
});
