import "zone.js";
import "@angular/compiler";
import { provideZoneChangeDetection, Component } from "@angular/core";
import { bootstrapApplication } from "@angular/platform-browser";
import { FormsModule } from "@angular/forms";
import { NgSelectModule } from "@ng-select/ng-select";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { MAT_DATE_LOCALE, provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import "./page.css";
import { MAJORS, STATES } from "../../lists";

const BLANK: Record<string, any> = {
	lastName: "", firstName: "", mi: "", suffix: null, dob: null, ssn: "", studentId: "", address: "", city: "", state: null, zip: "", county: "",
	phone: "", altPhone: "", email: "", altEmail: "", sex: "", marital: null,
	legalState: null, residentSince: "", twelveMonths: "", citizen: null, firstBachelors: "", gradeLevel: null, degree: null, parentsCollege: null,
	bornBefore: "", gradProgram: "", activeDuty: "", veteran: "", children: "", wards: "", emancipated: "", homeless: "",
	parentsMarital: null, parentsMaritalDate: "",
	p1First: "", p1Last: "", p1Ssn: "", p1Dob: null, p1Education: null, p1Occupation: "", p1Employer: "", p1Email: "",
	p2First: "", p2Last: "", p2Ssn: "", p2Dob: null, p2Education: null, p2Occupation: "",
	familySize: null, inCollege: null, income: null, untaxed: null, benefits: [],
	sibName0: "", sibAge0: "", sibCollege0: null, sibName1: "", sibAge1: "", sibCollege1: null,
	hsStatus: "", hsName: "", hsCity: "", hsState: null, hsCode: "", hsGrad: null, gpa: "", wgpa: "", rank: "", classSize: "",
	actTaken: "", actComposite: null, actEnglish: null, actMath: null, actReading: null, actScience: null, actDate: null,
	satTotal: null, satRw: null, satMath: null, satDate: null,
	apSubject0: null, apYear0: null, apScore0: null, apSubject1: null, apYear1: null, apScore1: null, apSubject2: null, apYear2: null, apScore2: null,
	dualCollege: null, programs: [], choice1: null, choice2: null, choice3: null, term: null, enrollment: null, housing: "", major: null, occupationGoal: "",
	hispanic: "", race: [], heard: null, counselor: "", counselorEmail: "", counselorPhone: "", certify: false, signature: "", signDate: null,
};
const DATES = ["dob", "p1Dob", "p2Dob", "hsGrad", "actDate", "satDate", "signDate"];
const m = structuredClone(BLANK);
let submitted = false;

@Component({
	selector: "app-root",
	imports: [FormsModule, NgSelectModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatDatepickerModule, MatFormFieldModule, MatInputModule, MatRadioModule],
	template: `
<div class="bar"><h1>Interstate Higher Education Authority</h1><p>2027&ndash;2028 Opportunity Grant and PROMISE Merit Award &mdash; Application for State Financial Aid</p></div>
<main><form #f="ngForm" (ngSubmit)="send()" autocomplete="off">
<mat-card><mat-card-content>
<div class="steptitle">STEP ONE: STUDENT INFORMATION</div>
<p class="note">To complete this application, each item within the applicable sections must be answered. Enter your name exactly as it appears on your high school transcript.</p>
<div class="grid">
<mat-form-field class="c4" appearance="outline"><mat-label>1. Last Name</mat-label><input matInput name="lastName" [(ngModel)]="m['lastName']" required></mat-form-field>
<mat-form-field class="c4" appearance="outline"><mat-label>2. First Name</mat-label><input matInput name="firstName" [(ngModel)]="m['firstName']" required></mat-form-field>
<mat-form-field class="c2" appearance="outline"><mat-label>3. M.I.</mat-label><input matInput name="mi" maxlength="1" [(ngModel)]="m['mi']"></mat-form-field>
<div class="pick c2"><label for="suffixSel">Suffix</label><ng-select labelForId="suffixSel" name="suffix" [items]="suffixes" [searchable]="false" placeholder="None" [(ngModel)]="m['suffix']"></ng-select></div>
<mat-form-field class="c4" appearance="outline"><mat-label>4. Date of Birth</mat-label><input matInput name="dob" [matDatepicker]="d1" [(ngModel)]="m['dob']"><mat-hint>MM/DD/YYYY</mat-hint><mat-datepicker-toggle matIconSuffix [for]="d1"></mat-datepicker-toggle><mat-datepicker #d1></mat-datepicker></mat-form-field>
<mat-form-field class="c4" appearance="outline"><mat-label>5. Social Security Number or DACA #</mat-label><input matInput name="ssn" maxlength="11" [(ngModel)]="m['ssn']"><mat-hint>If applicable</mat-hint></mat-form-field>
<mat-form-field class="c4" appearance="outline"><mat-label>6. College Student ID #</mat-label><input matInput name="studentId" [(ngModel)]="m['studentId']"></mat-form-field>
<mat-form-field class="c12" appearance="outline"><mat-label>7. Permanent Mailing Address</mat-label><input matInput name="address" [(ngModel)]="m['address']"><mat-hint>Include apartment number</mat-hint></mat-form-field>
<mat-form-field class="c4" appearance="outline"><mat-label>8. City</mat-label><input matInput name="city" [(ngModel)]="m['city']"></mat-form-field>
<div class="pick c3"><label for="stateSel">9. State</label><ng-select labelForId="stateSel" name="state" [items]="states" bindLabel="name" bindValue="code" placeholder="Select state" [(ngModel)]="m['state']"></ng-select></div>
<mat-form-field class="c2" appearance="outline"><mat-label>10. Zip Code</mat-label><input matInput name="zip" maxlength="10" [(ngModel)]="m['zip']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>County of Residence</mat-label><input matInput name="county" [(ngModel)]="m['county']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>11. Phone Number</mat-label><input matInput type="tel" name="phone" maxlength="14" placeholder="(555) 555-5555" [(ngModel)]="m['phone']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Alternate Phone</mat-label><input matInput type="tel" name="altPhone" maxlength="14" [(ngModel)]="m['altPhone']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>12. Email Address</mat-label><input matInput type="email" name="email" [(ngModel)]="m['email']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Alternate Email</mat-label><input matInput type="email" name="altEmail" [(ngModel)]="m['altEmail']"></mat-form-field>
</div>
<div class="grid">
<fieldset class="c4"><legend id="sexq">13. Are you male or female?</legend><mat-radio-group name="sex" aria-labelledby="sexq" [(ngModel)]="m['sex']"><mat-radio-button value="M">Male</mat-radio-button><mat-radio-button value="F">Female</mat-radio-button></mat-radio-group></fieldset>
<div class="pick c8"><label for="maritalSel">14. As of today, what is your marital status?</label><ng-select labelForId="maritalSel" name="marital" [items]="maritals" placeholder="Select one" [(ngModel)]="m['marital']"></ng-select></div>
<div class="pick c4"><label for="legalSel">15. What is your state of legal residence?</label><ng-select labelForId="legalSel" name="legalState" [items]="states" bindLabel="name" bindValue="code" placeholder="Select state" [(ngModel)]="m['legalState']"></ng-select></div>
<mat-form-field class="c4" appearance="outline"><mat-label>16. If not since birth, month and year you became a legal resident</mat-label><input matInput name="residentSince" placeholder="MM/YYYY" [(ngModel)]="m['residentSince']"></mat-form-field>
<fieldset class="c4"><legend id="twelveq">17. Will you have lived in this state for 12 consecutive months before March 1, 2027?</legend><mat-radio-group name="twelveMonths" aria-labelledby="twelveq" [(ngModel)]="m['twelveMonths']"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></fieldset>
<div class="pick c6"><label for="citSel">18. Are you a U.S. citizen?</label><ng-select labelForId="citSel" name="citizen" [items]="citizens" bindLabel="t" bindValue="v" [searchable]="false" placeholder="Mark only one" [(ngModel)]="m['citizen']"></ng-select></div>
<fieldset class="c6"><legend id="bachq">19. Will you have your first bachelor&rsquo;s degree before you begin the 2027&ndash;2028 school year?</legend><mat-radio-group name="firstBachelors" aria-labelledby="bachq" [(ngModel)]="m['firstBachelors']"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></fieldset>
<div class="pick c6"><label for="glSel">20. What will your college grade level be when you begin the 2027&ndash;2028 school year?</label><ng-select labelForId="glSel" name="gradeLevel" [items]="gradeLevels" bindLabel="t" bindValue="v" placeholder="Select" [(ngModel)]="m['gradeLevel']"></ng-select></div>
<div class="pick c6"><label for="degSel">21. What college degree or certificate will you be working on when you begin the 2027&ndash;2028 school year?</label><ng-select labelForId="degSel" name="degree" [items]="degrees" placeholder="Select" [(ngModel)]="m['degree']"></ng-select></div>
<div class="pick c6"><label for="pcSel">22. Did either of your parents attend or complete college?</label><ng-select labelForId="pcSel" name="parentsCollege" [items]="parentsColleges" placeholder="Select" [(ngModel)]="m['parentsCollege']"></ng-select></div>
</div>
</mat-card-content></mat-card>

<mat-card><mat-card-content>
<div class="steptitle">STEP TWO: DEPENDENCY STATUS</div>
<p class="note">Answer each question. If you answer &ldquo;No&rdquo; to every question in this step, you will be considered a dependent student and must complete Step Three.</p>
@for (q of dependency; track q.k) {
<div class="yn"><p [id]="'dep-' + q.k">{{ q.t }}</p><mat-radio-group [id]="q.k" [name]="q.k" [attr.aria-labelledby]="'dep-' + q.k" [(ngModel)]="m[q.k]"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></div>
}
</mat-card-content></mat-card>

<mat-card><mat-card-content>
<div class="steptitle">STEP THREE: PARENT AND HOUSEHOLD INFORMATION</div>
<div class="grid">
<div class="pick c8"><label for="pmSel">31. As of today, what is the marital status of your legal parents (biological and/or adoptive)?</label><ng-select labelForId="pmSel" name="parentsMarital" [items]="parentsMaritals" placeholder="Select" [(ngModel)]="m['parentsMarital']"></ng-select></div>
<mat-form-field class="c4" appearance="outline"><mat-label>32. Month and year of that status</mat-label><input matInput name="parentsMaritalDate" placeholder="MM/YYYY" [(ngModel)]="m['parentsMaritalDate']"></mat-form-field>
</div>
<p class="subtle">Parent 1 (Father/Mother/Stepparent)</p>
<div class="grid">
<mat-form-field class="c3" appearance="outline"><mat-label>Parent 1 First Name</mat-label><input matInput name="p1First" [(ngModel)]="m['p1First']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Parent 1 Last Name</mat-label><input matInput name="p1Last" [(ngModel)]="m['p1Last']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Parent 1 SSN</mat-label><input matInput name="p1Ssn" [(ngModel)]="m['p1Ssn']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Parent 1 Date of Birth</mat-label><input matInput name="p1Dob" [matDatepicker]="d2" [(ngModel)]="m['p1Dob']"><mat-datepicker-toggle matIconSuffix [for]="d2"></mat-datepicker-toggle><mat-datepicker #d2></mat-datepicker></mat-form-field>
<div class="pick c6"><label for="p1edu">Highest school completed by Parent 1</label><ng-select labelForId="p1edu" name="p1Education" [items]="educations" placeholder="Select" [(ngModel)]="m['p1Education']"></ng-select></div>
<mat-form-field class="c6" appearance="outline"><mat-label>Parent 1 Occupation</mat-label><input matInput name="p1Occupation" [(ngModel)]="m['p1Occupation']"></mat-form-field>
<mat-form-field class="c6" appearance="outline"><mat-label>Parent 1 Employer</mat-label><input matInput name="p1Employer" [(ngModel)]="m['p1Employer']"></mat-form-field>
<mat-form-field class="c6" appearance="outline"><mat-label>Parent 1 Email</mat-label><input matInput type="email" name="p1Email" [(ngModel)]="m['p1Email']"></mat-form-field>
</div>
<p class="subtle">Parent 2 (Father/Mother/Stepparent)</p>
<div class="grid">
<mat-form-field class="c3" appearance="outline"><mat-label>Parent 2 First Name</mat-label><input matInput name="p2First" [(ngModel)]="m['p2First']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Parent 2 Last Name</mat-label><input matInput name="p2Last" [(ngModel)]="m['p2Last']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Parent 2 SSN</mat-label><input matInput name="p2Ssn" [(ngModel)]="m['p2Ssn']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Parent 2 Date of Birth</mat-label><input matInput name="p2Dob" [matDatepicker]="d3" [(ngModel)]="m['p2Dob']"><mat-datepicker-toggle matIconSuffix [for]="d3"></mat-datepicker-toggle><mat-datepicker #d3></mat-datepicker></mat-form-field>
<div class="pick c6"><label for="p2edu">Highest school completed by Parent 2</label><ng-select labelForId="p2edu" name="p2Education" [items]="educations" placeholder="Select" [(ngModel)]="m['p2Education']"></ng-select></div>
<mat-form-field class="c6" appearance="outline"><mat-label>Parent 2 Occupation</mat-label><input matInput name="p2Occupation" [(ngModel)]="m['p2Occupation']"></mat-form-field>
</div>
<p class="subtle">Brothers and sisters</p>
<table><thead><tr><th>Full Name</th><th style="width:110px">Age</th><th style="width:320px">Will be in college at least half-time in 2027&ndash;28?</th></tr></thead><tbody>
@for (i of [0, 1]; track i) {
<tr><td><input class="plain" [id]="'sibName' + i" [name]="'sibName' + i" [(ngModel)]="m['sibName' + i]"></td><td><input class="plain" [id]="'sibAge' + i" [name]="'sibAge' + i" maxlength="3" [(ngModel)]="m['sibAge' + i]"></td><td><ng-select [id]="'sibCollege' + i" [name]="'sibCollege' + i" [items]="yesNo" [searchable]="false" [(ngModel)]="m['sibCollege' + i]"></ng-select></td></tr>
}
</tbody></table>
<div class="grid">
<mat-form-field class="c3" appearance="outline"><mat-label>38. Number in household</mat-label><input matInput type="number" name="familySize" [(ngModel)]="m['familySize']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>39. Number in college</mat-label><input matInput type="number" name="inCollege" [(ngModel)]="m['inCollege']"></mat-form-field>
<mat-form-field class="c6" appearance="outline"><mat-label>40. Total annual household income (before taxes)</mat-label><span matTextPrefix>$&nbsp;</span><input matInput type="number" name="income" [(ngModel)]="m['income']"></mat-form-field>
<mat-form-field class="c6" appearance="outline"><mat-label>41. Parents' untaxed income (child support, housing allowance, etc.)</mat-label><span matTextPrefix>$&nbsp;</span><input matInput type="number" name="untaxed" [(ngModel)]="m['untaxed']"></mat-form-field>
<div class="pick c12"><label for="benSel">42. At any time during 2025 or 2026, did you, your parents or anyone in your parents&rsquo; household receive benefits from any of the programs listed?</label><ng-select labelForId="benSel" name="benefits" [multiple]="true" [closeOnSelect]="false" [items]="benefits" placeholder="Mark all that apply" [(ngModel)]="m['benefits']"></ng-select></div>
</div>
</mat-card-content></mat-card>

<mat-card><mat-card-content>
<div class="steptitle">STEP FOUR: HIGH SCHOOL RECORD (PROMISE MERIT AWARD)</div>
<fieldset><legend id="hsq">44. What will your high school completion status be when you begin college in the 2027&ndash;2028 school year?</legend><mat-radio-group name="hsStatus" aria-labelledby="hsq" [(ngModel)]="m['hsStatus']"><mat-radio-button value="1">High school diploma</mat-radio-button><mat-radio-button value="2">General Educational Development (GED) certificate</mat-radio-button><mat-radio-button value="3">Homeschooled</mat-radio-button><mat-radio-button value="4">None of the above</mat-radio-button></mat-radio-group></fieldset>
<div class="grid">
<mat-form-field class="c6" appearance="outline"><mat-label>45. High School Name (where you received or will receive your diploma)</mat-label><input matInput name="hsName" [(ngModel)]="m['hsName']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>46. High School City</mat-label><input matInput name="hsCity" [(ngModel)]="m['hsCity']"></mat-form-field>
<div class="pick c3"><label for="hsStateSel">47. High School State</label><ng-select labelForId="hsStateSel" name="hsState" [items]="states" bindLabel="name" bindValue="code" placeholder="Select state" [(ngModel)]="m['hsState']"></ng-select></div>
<mat-form-field class="c3" appearance="outline"><mat-label>High School Code (CEEB)</mat-label><input matInput name="hsCode" maxlength="6" [(ngModel)]="m['hsCode']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>48. Date of Graduation</mat-label><input matInput name="hsGrad" [matDatepicker]="d4" [(ngModel)]="m['hsGrad']"><mat-datepicker-toggle matIconSuffix [for]="d4"></mat-datepicker-toggle><mat-datepicker #d4 startView="multi-year"></mat-datepicker></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Cumulative GPA (unweighted)</mat-label><input matInput name="gpa" maxlength="4" [(ngModel)]="m['gpa']"><mat-hint>On a 4.0 scale</mat-hint></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Weighted GPA</mat-label><input matInput name="wgpa" maxlength="4" [(ngModel)]="m['wgpa']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Rank in class</mat-label><input matInput name="rank" [(ngModel)]="m['rank']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Number in class</mat-label><input matInput name="classSize" [(ngModel)]="m['classSize']"></mat-form-field>
<fieldset class="c6"><legend id="actq">49. Have you taken the ACT?</legend><mat-radio-group name="actTaken" aria-labelledby="actq" [(ngModel)]="m['actTaken']"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group></fieldset>
</div>
<p class="note">For PROMISE, scores must come from official test dates. Sub-scores from different tests may be combined (superscored).</p>
<table><thead><tr><th>ACT</th><th>Composite</th><th>English</th><th>Math</th><th>Reading</th><th>Science</th><th>Test Date</th></tr></thead><tbody><tr><td>Highest scores</td>
@for (k of actKeys; track k) {
<td><input class="plain" type="number" min="1" max="36" [id]="k" [name]="k" [(ngModel)]="m[k]"></td>
}
<td><mat-form-field appearance="outline" subscriptSizing="dynamic"><input matInput name="actDate" aria-label="ACT test date" [matDatepicker]="d5" [(ngModel)]="m['actDate']"><mat-datepicker-toggle matIconSuffix [for]="d5"></mat-datepicker-toggle><mat-datepicker #d5></mat-datepicker></mat-form-field></td></tr></tbody></table>
<div class="grid">
<mat-form-field class="c3" appearance="outline"><mat-label>SAT Total Score</mat-label><input matInput type="number" min="400" max="1600" name="satTotal" [(ngModel)]="m['satTotal']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Evidence-Based Reading &amp; Writing</mat-label><input matInput type="number" name="satRw" [(ngModel)]="m['satRw']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>SAT Math</mat-label><input matInput type="number" name="satMath" [(ngModel)]="m['satMath']"></mat-form-field>
<mat-form-field class="c3" appearance="outline"><mat-label>Most recent SAT test date</mat-label><input matInput name="satDate" [matDatepicker]="d6" [(ngModel)]="m['satDate']"><mat-datepicker-toggle matIconSuffix [for]="d6"></mat-datepicker-toggle><mat-datepicker #d6></mat-datepicker></mat-form-field>
</div>
<p class="subtle">Advanced Placement examinations completed</p>
<table><thead><tr><th>AP Exam</th><th style="width:170px">Year Taken</th><th style="width:170px">Score</th></tr></thead><tbody>
@for (i of rows; track i) {
<tr><td><ng-select [id]="'apSubject' + i" [name]="'apSubject' + i" [items]="apExams" placeholder="Select exam" [(ngModel)]="m['apSubject' + i]"></ng-select></td><td><ng-select [id]="'apYear' + i" [name]="'apYear' + i" [items]="apYears" [searchable]="false" [(ngModel)]="m['apYear' + i]"></ng-select></td><td><ng-select [id]="'apScore' + i" [name]="'apScore' + i" [items]="apScores" [searchable]="false" [(ngModel)]="m['apScore' + i]"></ng-select></td></tr>
}
</tbody></table>
<div class="grid">
<div class="pick c6"><label for="dualSel">50. If you earned college credit while in high school (dual enrollment), from which institution?</label><ng-select labelForId="dualSel" name="dualCollege" [items]="colleges" placeholder="Type to search" [(ngModel)]="m['dualCollege']"></ng-select></div>
<div class="pick c6"><label for="progSel">51. Did you participate in any of the following college access programs?</label><ng-select labelForId="progSel" name="programs" [multiple]="true" [items]="programs" placeholder="Select all that apply" [(ngModel)]="m['programs']"></ng-select></div>
</div>
</mat-card-content></mat-card>

<mat-card><mat-card-content>
<div class="steptitle">STEP FIVE: COLLEGE PLANS</div>
<p class="note">List the institutions to which you have applied or plan to apply, in order of preference. Your award will be calculated for your first choice and may be moved.</p>
<div class="grid">
<div class="pick c4"><label for="c1Sel">1st Choice Institution</label><ng-select labelForId="c1Sel" name="choice1" [items]="colleges" placeholder="Type to search" [(ngModel)]="m['choice1']"></ng-select></div>
<div class="pick c4"><label for="c2Sel">2nd Choice Institution</label><ng-select labelForId="c2Sel" name="choice2" [items]="colleges" placeholder="Type to search" [(ngModel)]="m['choice2']"></ng-select></div>
<div class="pick c4"><label for="c3Sel">3rd Choice Institution</label><ng-select labelForId="c3Sel" name="choice3" [items]="colleges" placeholder="Type to search" [(ngModel)]="m['choice3']"></ng-select></div>
<div class="pick c4"><label for="termSel">Term you will first enroll</label><ng-select labelForId="termSel" name="term" [items]="terms" [searchable]="false" [(ngModel)]="m['term']"></ng-select></div>
<div class="pick c4"><label for="enrSel">Enrollment status</label><ng-select labelForId="enrSel" name="enrollment" [items]="enrollments" [searchable]="false" [(ngModel)]="m['enrollment']"></ng-select></div>
<div class="pick c4"><label for="majorSel">Program of study (major)</label><ng-select labelForId="majorSel" name="major" [items]="majors" placeholder="Type to search" [(ngModel)]="m['major']"></ng-select></div>
<fieldset class="c6"><legend id="houq">Housing plan</legend><mat-radio-group name="housing" aria-labelledby="houq" [(ngModel)]="m['housing']"><mat-radio-button value="on">On campus</mat-radio-button><mat-radio-button value="parent">With parent</mat-radio-button><mat-radio-button value="off">Off campus</mat-radio-button></mat-radio-group></fieldset>
<mat-form-field class="c6" appearance="outline"><mat-label>Career or occupational goal</mat-label><input matInput name="occupationGoal" [(ngModel)]="m['occupationGoal']"></mat-form-field>
</div>
<p class="subtle">For statistical purposes only (optional)</p>
<div class="grid">
<fieldset class="c6"><legend id="hisq">Are you of Hispanic, Latino, or Spanish origin?</legend><mat-radio-group name="hispanic" aria-labelledby="hisq" [(ngModel)]="m['hispanic']"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button><mat-radio-button value="X">Prefer not to answer</mat-radio-button></mat-radio-group></fieldset>
<div class="pick c6"><label for="raceSel">Race (select one or more)</label><ng-select labelForId="raceSel" name="race" [multiple]="true" [items]="races" [(ngModel)]="m['race']"></ng-select></div>
<div class="pick c6"><label for="heardSel">How did you hear about this grant?</label><ng-select labelForId="heardSel" name="heard" [items]="sources" [(ngModel)]="m['heard']"></ng-select></div>
</div>
</mat-card-content></mat-card>

<mat-card><mat-card-content>
<div class="steptitle">STEP SIX: COUNSELOR AND CERTIFICATION</div>
<div class="grid">
<mat-form-field class="c4" appearance="outline"><mat-label>High School Counselor</mat-label><input matInput name="counselor" [(ngModel)]="m['counselor']"></mat-form-field>
<mat-form-field class="c4" appearance="outline"><mat-label>Counselor Email</mat-label><input matInput type="email" name="counselorEmail" [(ngModel)]="m['counselorEmail']"></mat-form-field>
<mat-form-field class="c4" appearance="outline"><mat-label>Counselor Phone</mat-label><input matInput type="tel" name="counselorPhone" [(ngModel)]="m['counselorPhone']"></mat-form-field>
<div class="c12"><mat-checkbox name="certify" [(ngModel)]="m['certify']">By submitting this application, I certify that all of the information provided is true and complete to the best of my knowledge.</mat-checkbox></div>
<mat-form-field class="c8" appearance="outline"><mat-label>Student Signature (type full name)</mat-label><input matInput name="signature" [(ngModel)]="m['signature']"></mat-form-field>
<mat-form-field class="c4" appearance="outline"><mat-label>Date signed</mat-label><input matInput name="signDate" [matDatepicker]="d7" [(ngModel)]="m['signDate']"><mat-datepicker-toggle matIconSuffix [for]="d7"></mat-datepicker-toggle><mat-datepicker #d7></mat-datepicker></mat-form-field>
</div>
<button mat-flat-button type="submit">Submit Application</button>
</mat-card-content></mat-card>
</form></main>`,
})
class App {
	m = m;
	rows = [0, 1, 2];
	suffixes = ["Jr.", "Sr.", "II", "III", "IV"];
	states = STATES.map(([code, name]) => ({ code, name }));
	yesNo = ["Yes", "No"];
	maritals = ["I am single", "I am married/remarried", "I am separated", "I am divorced or widowed"];
	citizens = [{ v: 1, t: "Yes, I am a U.S. citizen (or U.S. national)" }, { v: 2, t: "No, but I am an eligible noncitizen" }, { v: 3, t: "No, I am not a citizen or eligible noncitizen" }];
	gradeLevels = ["Never attended college and 1st year undergraduate", "Attended college before and 1st year undergraduate", "2nd year undergraduate/sophomore", "3rd year undergraduate/junior", "4th year undergraduate/senior", "5th year/other undergraduate", "1st year graduate/professional", "Continuing graduate/professional or beyond"].map((t, v) => ({ v, t }));
	degrees = ["1st bachelor's degree", "2nd bachelor's degree", "Associate degree (occupational or technical program)", "Associate degree (general education or transfer program)", "Certificate or diploma", "Teaching credential (nondegree program)", "Graduate or professional degree", "Other/undecided"];
	parentsColleges = ["Neither parent attended college", "One or both parents attended college, but neither parent completed college", "One or both parents completed college", "Don't know"];
	parentsMaritals = ["Never Married", "Unmarried and both legal parents living together", "Married or Remarried", "Divorced or Separated", "Widowed"];
	educations = ["Middle school/Jr. High", "Some high school", "High school/GED", "Some college (no degree)", "Associate degree", "Bachelor's degree", "Graduate degree", "Other/unknown"];
	benefits = ["Medicaid or Supplemental Security Income (SSI)", "Supplemental Nutrition Assistance Program (SNAP)", "Free or Reduced Price School Lunch", "Temporary Assistance for Needy Families (TANF)", "Special Supplemental Nutrition Program for Women, Infants, and Children (WIC)"];
	programs = ["21st Century Scholars", "AVID", "Educational Talent Search", "GEAR UP", "JAG (Jobs for America's Graduates)", "Upward Bound"];
	actKeys = ["actComposite", "actEnglish", "actMath", "actReading", "actScience"];
	apExams = ["Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Computer Science A", "Computer Science Principles", "English Language and Composition", "English Literature and Composition", "Environmental Science", "European History", "Human Geography", "Macroeconomics", "Microeconomics", "Music Theory", "Physics 1", "Physics 2", "Physics C: Mechanics", "Psychology", "Research", "Seminar", "Spanish Language and Culture", "Statistics", "U.S. Government and Politics", "U.S. History", "World History: Modern"];
	apYears = ["2024", "2025", "2026", "2027"];
	apScores = ["1", "2", "3", "4", "5"];
	colleges = ["Boise State University", "California State University, Chico", "Cal Poly Humboldt", "Central Washington University", "College of the Redwoods", "College of the Siskiyous", "Eastern Oregon University", "Evergreen State College", "Lewis & Clark College", "Linfield University", "Oregon Institute of Technology", "Oregon State University", "Pacific University", "Portland State University", "Reed College", "Rogue Community College", "Shasta College", "Southern Oregon University", "University of California, Davis", "University of Idaho", "University of Nevada, Reno", "University of Oregon", "University of Portland", "University of Puget Sound", "University of Washington", "Washington State University", "Western Washington University", "Willamette University"];
	terms = ["Fall 2027", "Winter 2028", "Spring 2028"];
	enrollments = ["Full-time (12 or more hours)", "Three-quarter time (9-11 hours)", "Half-time (6-8 hours)", "Less than half-time"];
	majors = MAJORS;
	races = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"];
	sources = ["High school counselor", "College financial aid office", "College fair", "Radio or television", "Social media", "Friend or family member", "Other"];
	dependency = [
		{ k: "bornBefore", t: "23. Were you born before January 1, 2004?" },
		{ k: "gradProgram", t: "24. At the beginning of the 2027–2028 school year, will you be working on a master’s or doctorate program (such as an MA, MBA, MD, JD, PhD, EdD, graduate certificate, etc.)?" },
		{ k: "activeDuty", t: "25. Are you currently serving on active duty in the U.S. Armed Forces for purposes other than training?" },
		{ k: "veteran", t: "26. Are you a veteran of the U.S. Armed Forces?" },
		{ k: "children", t: "27. Do you now have or will you have children who will receive more than half of their support from you?" },
		{ k: "wards", t: "28. At any time since you turned age 13, were both your parents deceased, were you in foster care or were you a dependent or ward of the court?" },
		{ k: "emancipated", t: "29. As determined by a court in your state of legal residence, are you or were you an emancipated minor?" },
		{ k: "homeless", t: "30. Did your high school or school district homeless liaison determine that you were an unaccompanied youth who was homeless or were self-supporting and at risk of being homeless?" },
	];
	send() { submitted = true; }
}

bootstrapApplication(App, { providers: [provideZoneChangeDetection(), provideNativeDateAdapter(), { provide: MAT_DATE_LOCALE, useValue: "en-US" }] });

const iso = (d: Date | null) => (d instanceof Date && !isNaN(+d) ? `${d.getFullYear()}-${String(d.getMonth() + 1).padStart(2, "0")}-${String(d.getDate()).padStart(2, "0")}` : null);
const w = window as any;
w.formState = () => {
	const out: Record<string, any> = { submitted };
	for (const key of Object.keys(BLANK)) out[key] = DATES.includes(key) ? iso(m[key]) : m[key];
	return out;
};
w.formShown = () => {
	const out: Record<string, any> = {};
	for (const key of Object.keys(BLANK)) {
		const el = document.querySelector(`[name="${key}"], #${key}`) as any;
		const tag = el?.localName;
		if (!el) continue;
		if (tag === "ng-select") {
			const labels = [...el.querySelectorAll(".ng-value-label")].map((x: any) => x.textContent.trim());
			out[key] = Array.isArray(BLANK[key]) ? labels : (labels[0] ?? "");
		} else if (tag === "mat-radio-group") out[key] = [...el.querySelectorAll("mat-radio-button")].find((b: any) => b.querySelector("input").checked)?.querySelector("label").textContent.trim() ?? "";
		else if (tag === "mat-checkbox") out[key] = el.querySelector("input").checked;
		else out[key] = el.value;
	}
	return out;
};
