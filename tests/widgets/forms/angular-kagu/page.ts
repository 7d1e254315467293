import "@angular/compiler";
import { Component } from "@angular/core";
import { FormControl, FormGroup, ReactiveFormsModule } from "@angular/forms";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { bootstrapApplication } from "@angular/platform-browser";
import "./page.css";

const LISTS: Record<string, [string, string][]> = {"states":[["AL","Alabama"],["AK","Alaska"],["AZ","Arizona"],["AR","Arkansas"],["CA","California"],["CO","Colorado"],["CT","Connecticut"],["DE","Delaware"],["FL","Florida"],["GA","Georgia"],["HI","Hawaii"],["ID","Idaho"],["IL","Illinois"],["IN","Indiana"],["IA","Iowa"],["KS","Kansas"],["KY","Kentucky"],["LA","Louisiana"],["ME","Maine"],["MD","Maryland"],["MA","Massachusetts"],["MI","Michigan"],["MN","Minnesota"],["MS","Mississippi"],["MO","Missouri"],["MT","Montana"],["NE","Nebraska"],["NV","Nevada"],["NH","New Hampshire"],["NJ","New Jersey"],["NM","New Mexico"],["NY","New York"],["NC","North Carolina"],["ND","North Dakota"],["OH","Ohio"],["OK","Oklahoma"],["OR","Oregon"],["PA","Pennsylvania"],["RI","Rhode Island"],["SC","South Carolina"],["SD","South Dakota"],["TN","Tennessee"],["TX","Texas"],["UT","Utah"],["VT","Vermont"],["VA","Virginia"],["WA","Washington"],["WV","West Virginia"],["WI","Wisconsin"],["WY","Wyoming"]],"suffix":[["Jr.","Jr."],["Sr.","Sr."],["II","II"],["III","III"],["IV","IV"]],"countries":[["US","United States"],["CA","Canada"],["CN","China"],["CO","Colombia"],["SV","El Salvador"],["ET","Ethiopia"],["GH","Ghana"],["GT","Guatemala"],["IN","India"],["KE","Kenya"],["MX","Mexico"],["NG","Nigeria"],["PH","Philippines"],["VN","Vietnam"]],"levels":[["1","No high school"],["2","Some high school"],["3","High school diploma or GED"],["4","Some college"],["5","Associate degree"],["6","Bachelor's/four-year degree"],["7","Graduate/professional degree"],["X","Unknown"]],"relation":[["Mother","Mother"],["Father","Father"],["Stepmother","Stepmother"],["Stepfather","Stepfather"],["Guardian","Guardian"]],"income":[["A","Less than $20,000"],["B","$20,000 – $39,999"],["C","$40,000 – $59,999"],["D","$60,000 – $79,999"],["E","More than $80,000"]],"goal":[["A","Obtain an associate degree and transfer to a 4-year institution"],["B","Transfer to a 4-year institution without an associate degree"],["C","Obtain a two year associate's degree without transfer"],["I","Educational development"],["L","To move from noncredit coursework to credit coursework"],["N","Undecided on goal"]],"majors":[["Biology","Biology"],["Business Administration","Business Administration"],["Chemistry","Chemistry"],["Computer Science","Computer Science"],["Early Childhood Education","Early Childhood Education"],["Environmental Engineering","Environmental Engineering"],["Environmental Studies","Environmental Studies"],["Fine Arts","Fine Arts"],["Nursing","Nursing"],["Psychology","Psychology"],["Welding Technology","Welding Technology"],["Undecided","Undecided"]],"military":[["None apply to me","None apply to me"],["Currently on active duty","Currently on active duty"],["Veteran","Veteran"],["National Guard or Reserve","National Guard or Reserve"],["Spouse or dependent of a service member","Spouse or dependent of a service member"]],"ap":[["AP Biology","AP Biology"],["AP Calculus AB","AP Calculus AB"],["AP Calculus BC","AP Calculus BC"],["AP Chemistry","AP Chemistry"],["AP English Language","AP English Language"],["AP Psychology","AP Psychology"],["AP Spanish Language","AP Spanish Language"],["AP Statistics","AP Statistics"],["AP U.S. Government","AP U.S. Government"],["AP U.S. History","AP U.S. History"]],"scores":[["1","1"],["2","2"],["3","3"],["4","4"],["5","5"]],"grades":[["9","9"],["10","10"],["11","11"],["12","12"]],"marital":[["Married","Married"],["Separated","Separated"],["Divorced","Divorced"],["Widowed","Widowed"],["Never married","Never married"]],"race":[["American Indian or Alaska Native","American Indian or Alaska Native"],["Asian","Asian"],["Black or African American","Black or African American"],["Native Hawaiian or Other Pacific Islander","Native Hawaiian or Other Pacific Islander"],["White","White"],["No response","No response"]]};
const KINDS: Record<string, string[]> = {"text":["fSid","fPin","f1","f2l","f2f","f2m","f3","f4","f6c","f6s","f7a","f7b","f7c","f7e","f8a","f8b","f9","f10","f14b","p1f","p1l","p1o","p1m","p2f","p2l","p2o","p2m","f18","f19","em1","em2","em3","h1","h2","h4","h6","h7","h8","h9","c1","c2","c3","t0d","t0s","t1d","t1s","t2d","t2s","t3d","t3s","t4s","k0","k0c","k0u","k0g","k1c","k1u","k1g","r1","r2","g3","a0o","a0p","a0h","a1o","a1p","a1h","w0","w1","s2","s3","s4"],"select":["f2s","f6n","f7d","f7f","f13","f15","p1r","p1e","p2r","p2e","f16","f17","h3","x0s","x0n","x1s","x1n","x2s","x2n","g1","g2","w0g","w1g"],"radio":["fTerm","f11","f12","f14","h5"],"check":["f7g","s1"],"checks":[],"date":["f5"],"multi":["a0y","a1y"]};

const form = new FormGroup<Record<string, FormControl<any>>>({});
for (const [kind, names] of Object.entries(KINDS))
	for (const name of names) form.addControl(name, new FormControl<any>(kind === "check" ? false : kind === "date" ? null : kind === "multi" ? [] : ""));
let submitted = false;

@Component({
	selector: "app-root",
	imports: [ReactiveFormsModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatDatepickerModule, MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule],
	providers: [provideNativeDateAdapter()],
	template: `<h1>Dual Enrollment Application for Admission</h1>
<form [formGroup]="form" (ngSubmit)="send()">
<mat-card appearance="outlined"><mat-card-header><mat-card-title>Section A: Enrollment / Account Information</mat-card-title></mat-card-header><mat-card-content><p class="note">High school students in grades 10 to 12 may take up to two college courses a term.</p><div class="q" id="fTerm-q">1. Term (check one term only)</div><mat-radio-group formControlName="fTerm" aria-labelledby="fTerm-q"><mat-radio-button value="Summer">Summer</mat-radio-button><mat-radio-button value="Fall">Fall</mat-radio-button><mat-radio-button value="Spring">Spring</mat-radio-button></mat-radio-group>
<div class="row"><mat-form-field appearance="outline"><mat-label>College Student ID</mat-label><input matInput formControlName="fSid"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Choose a 6-digit PIN</mat-label><input matInput formControlName="fPin" type="password"></mat-form-field></div>
<mat-form-field appearance="outline"><mat-label>1. Social Security Number (Optional)</mat-label><input matInput formControlName="f1"><mat-hint>If you have one. It matches your transcript and test scores.</mat-hint></mat-form-field>
<div class="q">2. Full, Legal Name</div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Last/Family</mat-label><input matInput formControlName="f2l"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>First</mat-label><input matInput formControlName="f2f"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Middle</mat-label><input matInput formControlName="f2m"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Suffix: Jr, etc.</mat-label><mat-select formControlName="f2s">@for (o of lists['suffix']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>3. Preferred First Name</mat-label><input matInput formControlName="f3"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>4. If You Attended School Using a Different Name, Please List Name(s)</mat-label><input matInput formControlName="f4"></mat-form-field></div></mat-card-content></mat-card>
<mat-card appearance="outlined"><mat-card-header><mat-card-title>Section B: Personal Information</mat-card-title></mat-card-header><mat-card-content><div class="row"><mat-form-field appearance="outline"><mat-label>5. Date of Birth (Required)</mat-label><input matInput [matDatepicker]="dob" formControlName="f5"><mat-hint>mm/dd/yyyy</mat-hint><mat-datepicker-toggle matIconSuffix [for]="dob" /><mat-datepicker #dob startView="multi-year" /></mat-form-field></div>
<div class="q">6. Place of Birth</div>
<div class="row"><mat-form-field appearance="outline"><mat-label>(City)</mat-label><input matInput formControlName="f6c"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>(State)</mat-label><input matInput formControlName="f6s"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>(Country)</mat-label><mat-select formControlName="f6n">@for (o of lists['countries']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></div>
<div class="q">7. Permanent Address</div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Street Number &amp; Name</mat-label><input matInput formControlName="f7a"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Apt. or Suite</mat-label><input matInput formControlName="f7b"></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>City</mat-label><input matInput formControlName="f7c"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>State</mat-label><mat-select formControlName="f7d">@for (o of lists['states']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>ZIP Code</mat-label><input matInput formControlName="f7e"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Country</mat-label><mat-select formControlName="f7f">@for (o of lists['countries']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></div>
<div><mat-checkbox formControlName="f7g">I have no permanent address; I am currently homeless.</mat-checkbox></div>
<div class="q">8. Mobile Phone</div>
<div class="pair">(<input class="bare" formControlName="f8a" size="3">) <input class="bare" formControlName="f8b" size="9"><br><small>Area Code &nbsp; Number</small></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>9. Second Phone</mat-label><input matInput formControlName="f9" type="tel"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>10. Email</mat-label><input matInput formControlName="f10" type="email"></mat-form-field></div>
<div class="q" id="f11-q">11. Gender</div><mat-radio-group formControlName="f11" aria-labelledby="f11-q"><mat-radio-button value="Female">Female</mat-radio-button><mat-radio-button value="Male">Male</mat-radio-button><mat-radio-button value="Non-binary">Non-binary</mat-radio-button><mat-radio-button value="Decline to state">Decline to state</mat-radio-button></mat-radio-group>
<div class="q" id="f12-q">12. Are you Hispanic or Latino?</div><mat-radio-group formControlName="f12" aria-labelledby="f12-q"><mat-radio-button value="Yes">Yes</mat-radio-button><mat-radio-button value="No">No</mat-radio-button></mat-radio-group>
<mat-form-field appearance="outline"><mat-label>13. Which race best describes you?</mat-label><mat-select formControlName="f13">@for (o of lists['race']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<div class="q" id="f14-q">14. (a) Are you a U.S. citizen?</div><mat-radio-group formControlName="f14" aria-labelledby="f14-q"><mat-radio-button value="Yes">Yes</mat-radio-button><mat-radio-button value="No">No</mat-radio-button></mat-radio-group>
<mat-form-field appearance="outline"><mat-label>If No, of what country are you a citizen?</mat-label><input matInput formControlName="f14b"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>15. U.S. military affiliation</mat-label><mat-select formControlName="f15">@for (o of lists['military']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></mat-card-content></mat-card>
<mat-card appearance="outlined"><mat-card-header><mat-card-title>Section C: Parent / Guardian Information</mat-card-title></mat-card-header><mat-card-content><p class="note">If you are under 19 years of age, you must give the names of your parents or guardians.</p><div class="q">Parent/Legal Guardian 1</div>
<div class="row"><mat-form-field appearance="outline"><mat-label>First name</mat-label><input matInput formControlName="p1f"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Last name</mat-label><input matInput formControlName="p1l"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Relationship</mat-label><mat-select formControlName="p1r">@for (o of lists['relation']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Occupation</mat-label><input matInput formControlName="p1o"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Highest level of educational background</mat-label><mat-select formControlName="p1e">@for (o of lists['levels']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Email</mat-label><input matInput formControlName="p1m"></mat-form-field></div>
<div class="q">Parent/Legal Guardian 2</div>
<div class="row"><mat-form-field appearance="outline"><mat-label>First name</mat-label><input matInput formControlName="p2f"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Last name</mat-label><input matInput formControlName="p2l"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Relationship</mat-label><mat-select formControlName="p2r">@for (o of lists['relation']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Occupation</mat-label><input matInput formControlName="p2o"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Highest level of educational background</mat-label><mat-select formControlName="p2e">@for (o of lists['levels']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Email</mat-label><input matInput formControlName="p2m"></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Marital status of your parents</mat-label><mat-select formControlName="f16">@for (o of lists['marital']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Gross family income, most recent tax year</mat-label><mat-select formControlName="f17">@for (o of lists['income']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>How many people, including yourself, live in your household?</mat-label><input matInput formControlName="f18"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>How many brothers and sisters have you?</mat-label><input matInput formControlName="f19"></mat-form-field></div>
<div class="q">Emergency contact, other than a parent</div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Name</mat-label><input matInput formControlName="em1"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Relationship to you</mat-label><input matInput formControlName="em2"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Daytime phone</mat-label><input matInput formControlName="em3"></mat-form-field></div></mat-card-content></mat-card>
<mat-card appearance="outlined"><mat-card-header><mat-card-title>Section D: High School</mat-card-title></mat-card-header><mat-card-content><div class="row"><mat-form-field appearance="outline"><mat-label>Name of High School</mat-label><input matInput formControlName="h1"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>City</mat-label><input matInput formControlName="h2"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>State</mat-label><mat-select formControlName="h3">@for (o of lists['states']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>High School Student ID</mat-label><input matInput formControlName="h4"></mat-form-field></div>
<div class="q" id="h5-q">Current Grade Level</div><mat-radio-group formControlName="h5" aria-labelledby="h5-q"><mat-radio-button value="10th">10th</mat-radio-button><mat-radio-button value="11th">11th</mat-radio-button><mat-radio-button value="12th">12th</mat-radio-button></mat-radio-group>
<div class="row"><mat-form-field appearance="outline"><mat-label>Expected Grad. (MM/YY)</mat-label><input matInput formControlName="h6"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Cum. GPA (unweighted)</mat-label><input matInput formControlName="h7"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Class rank</mat-label><input matInput formControlName="h8"><span matTextSuffix>of</span></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Class size</mat-label><input matInput formControlName="h9"><span matTextSuffix>students</span></mat-form-field></div>
<div class="q">School Counselor Section</div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Counselor's name</mat-label><input matInput formControlName="c1"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Counselor's email</mat-label><input matInput formControlName="c2"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Phone and extension</mat-label><input matInput formControlName="c3"></mat-form-field></div></mat-card-content></mat-card>
<mat-card appearance="outlined"><mat-card-header><mat-card-title>Section E: Test Scores</mat-card-title></mat-card-header><mat-card-content><p class="note">Please indicate which test you have taken.</p><table><tr><th>Test</th><th>Date taken (mm/yyyy)</th><th>Score</th></tr><tr><td>SAT Reading/Writing</td><td><input class="bare" formControlName="t0d" size="16"></td><td><input class="bare" formControlName="t0s" size="6"></td></tr><tr><td>SAT Math</td><td><input class="bare" formControlName="t1d" size="16"></td><td><input class="bare" formControlName="t1s" size="6"></td></tr><tr><td>ACT Composite</td><td><input class="bare" formControlName="t2d" size="16"></td><td><input class="bare" formControlName="t2s" size="6"></td></tr><tr><td>PSAT/NMSQT</td><td><input class="bare" formControlName="t3d" size="16"></td><td><input class="bare" formControlName="t3s" size="6"></td></tr><tr><td>TOEFL</td><td></td><td><input class="bare" formControlName="t4s" size="6"></td></tr></table>
<div class="q">Advanced Placement</div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Examination</mat-label><mat-select formControlName="x0s">@for (o of lists['ap']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Grade received</mat-label><mat-select formControlName="x0n">@for (o of lists['scores']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Examination</mat-label><mat-select formControlName="x1s">@for (o of lists['ap']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Grade received</mat-label><mat-select formControlName="x1n">@for (o of lists['scores']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Examination</mat-label><mat-select formControlName="x2s">@for (o of lists['ap']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Grade received</mat-label><mat-select formControlName="x2n">@for (o of lists['scores']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></div></mat-card-content></mat-card>
<mat-card appearance="outlined"><mat-card-header><mat-card-title>Section F: Courses</mat-card-title></mat-card-header><mat-card-content><mat-form-field appearance="outline"><mat-label>Name of college already attended, if any</mat-label><input matInput formControlName="k0"></mat-form-field>
<table><tr><th>College course taken</th><th>Credits</th><th>Grade</th></tr><tr><td><input class="bare" formControlName="k0c" size="30"></td><td><input class="bare" formControlName="k0u" size="4"></td><td><input class="bare" formControlName="k0g" size="5"></td></tr><tr><td><input class="bare" formControlName="k1c" size="30"></td><td><input class="bare" formControlName="k1u" size="4"></td><td><input class="bare" formControlName="k1g" size="5"></td></tr></table>
<div class="q">DSC Course Requests</div><p class="note">Students are encouraged to list an alternative course in the event a section is filled.</p>
<div class="row"><mat-form-field appearance="outline"><mat-label>Course # (example: ENC1101)</mat-label><input matInput formControlName="r1"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Alternative course #</mat-label><input matInput formControlName="r2"></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Intended Major</mat-label><mat-select formControlName="g1">@for (o of lists['majors']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Education Goal</mat-label><mat-select formControlName="g2">@for (o of lists['goal']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Career you have in mind</mat-label><input matInput formControlName="g3"></mat-form-field></div></mat-card-content></mat-card>
<mat-card appearance="outlined"><mat-card-header><mat-card-title>Section G: Extracurricular Activities and Honors</mat-card-title></mat-card-header><mat-card-content><p class="note">List the two activities, jobs or services to which you have given most time.</p><div class="row"><mat-form-field appearance="outline"><mat-label>Organization or employer</mat-label><input matInput formControlName="a0o"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Position held</mat-label><input matInput formControlName="a0p"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Years</mat-label><mat-select multiple formControlName="a0y">@for (o of lists['grades']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select><mat-hint>grades in which you took part</mat-hint></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Hours</mat-label><input matInput formControlName="a0h"><span matTextSuffix>per week</span></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Organization or employer</mat-label><input matInput formControlName="a1o"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Position held</mat-label><input matInput formControlName="a1p"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Years</mat-label><mat-select multiple formControlName="a1y">@for (o of lists['grades']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select><mat-hint>grades in which you took part</mat-hint></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Hours</mat-label><input matInput formControlName="a1h"><span matTextSuffix>per week</span></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Honor or award 1</mat-label><input matInput formControlName="w0"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Grade level when received</mat-label><mat-select formControlName="w0g">@for (o of lists['grades']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Honor or award 2</mat-label><input matInput formControlName="w1"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Grade level when received</mat-label><mat-select formControlName="w1g">@for (o of lists['grades']; track o[0]) {<mat-option [value]="o[0]">{{ o[1] }}</mat-option>}</mat-select></mat-form-field></div></mat-card-content></mat-card>
<mat-card appearance="outlined"><mat-card-header><mat-card-title>Section H: Signatures</mat-card-title></mat-card-header><mat-card-content><p class="note">All signatures are required for processing.</p><div><mat-checkbox formControlName="s1">I have read and agree to the Registration Guidelines and release my grades to my high school.</mat-checkbox></div>
<div class="row"><mat-form-field appearance="outline"><mat-label>Student signature</mat-label><input matInput formControlName="s2"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Parent/Guardian signature</mat-label><input matInput formControlName="s3"></mat-form-field>
<mat-form-field appearance="outline"><mat-label>Principal's name</mat-label><input matInput formControlName="s4"></mat-form-field></div>
<button mat-flat-button type="submit">Submit application</button></mat-card-content></mat-card>
</form>`,
})
class DualEnrollment {
	form = form;
	lists = LISTS;
	send() {
		submitted = true;
	}
}
const host = document.createElement("app-root");
document.querySelector("#root")!.append(host);
bootstrapApplication(DualEnrollment).catch((error) => {
	throw error;
});

const scope = window as any;
const two = (n: number) => String(n).padStart(2, "0");
scope.formState = () => ({
	...Object.fromEntries(
		Object.entries(form.getRawValue()).map(([name, value]) => [name, value instanceof Date ? `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}` : value]),
	),
	submitted,
});
scope.formShown = () => {
	const shown: Record<string, unknown> = {};
	for (const [kind, names] of Object.entries(KINDS))
		for (const name of names) {
			const drawn = document.querySelector<HTMLInputElement>(`[formcontrolname="${name}"]`)!;
			if (kind === "text" || kind === "date") shown[name] = drawn.value;
			else if (kind === "check") shown[name] = drawn.querySelector<HTMLInputElement>("input")!.checked;
			else if (kind === "radio") shown[name] = drawn.querySelector("input:checked")?.closest("mat-radio-button")?.querySelector("label")?.textContent?.trim() ?? "";
			else shown[name] = drawn.querySelector(".mat-mdc-select-value-text")?.textContent?.trim() ?? "";
		}
	return shown;
};
