import "@angular/compiler";
import { Component, Directive, ElementRef, inject, provideZonelessChangeDetection, type OnDestroy, type OnInit } from "@angular/core";
import { FormArray, FormControl, FormGroup, NgControl, ReactiveFormsModule } from "@angular/forms";
import { MatAutocompleteModule } from "@angular/material/autocomplete";
import { MatButtonModule } from "@angular/material/button";
import { MatCardModule } from "@angular/material/card";
import { MatCheckboxModule } from "@angular/material/checkbox";
import { provideNativeDateAdapter } from "@angular/material/core";
import { MatDatepickerModule } from "@angular/material/datepicker";
import { MatExpansionModule } from "@angular/material/expansion";
import { MatFormFieldModule } from "@angular/material/form-field";
import { MatInputModule } from "@angular/material/input";
import { MatRadioModule } from "@angular/material/radio";
import { MatSelectModule } from "@angular/material/select";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";
import IMask, { type InputMask } from "imask";
import { COUNTRIES, STATES } from "../../lists";
import "./page.css";

/** Where each control is drawn, by its path. */
const drawn = new Map<string, HTMLElement>();

@Directive({ selector: "[formControlName]", standalone: true })
class Drawn implements OnInit {
	private control = inject(NgControl);
	private element = inject<ElementRef<HTMLElement>>(ElementRef);
	ngOnInit() {
		drawn.set((this.control.path ?? []).join("."), this.element.nativeElement);
	}
}

@Directive({ selector: "input[appMask]", standalone: true, inputs: ["appMask"] })
class Masked implements OnInit, OnDestroy {
	appMask = "";
	private mask?: InputMask;
	private control = inject(NgControl);
	private element = inject<ElementRef<HTMLInputElement>>(ElementRef);
	ngOnInit() {
		this.mask = IMask(this.element.nativeElement, { mask: this.appMask }) as unknown as InputMask;
		this.mask.on("accept", () => this.control.control?.setValue(this.mask?.value ?? "", { emitModelToViewChange: false }));
	}
	ngOnDestroy() {
		this.mask?.destroy();
	}
}

const text = () => new FormControl("", { nonNullable: true });
const one = () => new FormControl<string | null>(null);
const many = () => new FormControl<string[]>([], { nonNullable: true });
const day = () => new FormControl<Date | null>(null);
const box = () => new FormControl(false, { nonNullable: true });

const college = () => new FormGroup({ institution: text(), location: text(), dates: text(), credits: text(), degree: text() });
const prerequisite = () => new FormGroup({ status: one(), grade: text(), where: text() });
const otherCourse = () => new FormGroup({ title: text(), credits: text(), grade: text() });
const job = () => new FormGroup({ employer: text(), position: text(), hours: text(), duties: text() });

const RACES = ["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White", "Other"];

@Component({
	selector: "app-root",
	standalone: true,
	imports: [
		ReactiveFormsModule, MatAutocompleteModule, MatButtonModule, MatCardModule, MatCheckboxModule, MatDatepickerModule, MatExpansionModule,
		MatFormFieldModule, MatInputModule, MatRadioModule, MatSelectModule, NgSelectModule, Drawn, Masked,
	],
	template: `
<header class="masthead"><h1>Ridgecrest College</h1><p>Division of Nursing and Allied Health &mdash; Program Application</p></header>
<form [formGroup]="form" (ngSubmit)="send()" class="page" autocomplete="off">
  <mat-card appearance="outlined">
    <mat-card-header><mat-card-title>Application type</mat-card-title></mat-card-header>
    <mat-card-content>
      <label id="type-label" class="ask">I am applying as a(n)</label>
      <mat-radio-group aria-labelledby="type-label" formControlName="applicantType" class="stack">
        <mat-radio-button value="HS">High school senior or graduate with fewer than 12 college credits</mat-radio-button>
        <mat-radio-button value="TR">Transfer student (12 or more college credits)</mat-radio-button>
        <mat-radio-button value="D2">Second-degree student holding a bachelor's degree</mat-radio-button>
        <mat-radio-button value="LPN">LPN seeking advanced placement</mat-radio-button>
      </mat-radio-group>
      <div class="line">
        <mat-form-field><mat-label>Term of entry</mat-label>
          <mat-select formControlName="entryTerm">
            @for (t of terms; track t[0]) { <mat-option [value]="t[0]">{{ t[1] }}</mat-option> }
          </mat-select>
        </mat-form-field>
        <div class="ng"><label for="choice1">Program, first preference</label>
          <ng-select labelForId="choice1" formControlName="choice1" [items]="programs" placeholder="Select a program"></ng-select></div>
        <div class="ng"><label for="choice2">Program, second preference</label>
          <ng-select labelForId="choice2" formControlName="choice2" [items]="programs" placeholder="Select a program"></ng-select></div>
      </div>
      <label id="before-label" class="ask">Have you applied to one of our nursing programs in an earlier year?</label>
      <mat-radio-group aria-labelledby="before-label" formControlName="appliedBefore">
        <mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button>
      </mat-radio-group>
    </mat-card-content>
  </mat-card>

  <mat-card appearance="outlined">
    <mat-card-header><mat-card-title>Biographical data</mat-card-title></mat-card-header>
    <mat-card-content>
      <div class="line">
        <mat-form-field><mat-label>Last name</mat-label><input matInput formControlName="lastName" required></mat-form-field>
        <mat-form-field><mat-label>First name</mat-label><input matInput formControlName="firstName" required></mat-form-field>
        <mat-form-field><mat-label>Middle name</mat-label><input matInput formControlName="middleName"></mat-form-field>
        <mat-form-field class="short"><mat-label>Suffix</mat-label>
          <mat-select formControlName="suffix"><mat-option></mat-option>
            @for (s of ['Jr.','Sr.','II','III','IV']; track s) { <mat-option [value]="s">{{ s }}</mat-option> }
          </mat-select></mat-form-field>
      </div>
      <div class="line">
        <mat-form-field><mat-label>Maiden / other</mat-label><input matInput formControlName="otherNames"><mat-hint>Any last name used at a school before</mat-hint></mat-form-field>
        <mat-form-field><mat-label>Name you go by</mat-label><input matInput formControlName="goesBy"></mat-form-field>
        <mat-form-field><mat-label>Social Security number</mat-label><input matInput formControlName="ssn" appMask="000-00-0000"></mat-form-field>
        <mat-form-field><mat-label>Student ID #</mat-label><input matInput formControlName="studentId"><mat-hint>If you have been given one</mat-hint></mat-form-field>
      </div>
      <h3>Permanent address</h3>
      <div class="line">
        <mat-form-field class="wide"><mat-label>Street address</mat-label><input matInput formControlName="street"></mat-form-field>
        <mat-form-field class="short"><mat-label>Apt. / unit</mat-label><input matInput formControlName="unit"></mat-form-field>
      </div>
      <div class="line">
        <mat-form-field><mat-label>City</mat-label><input matInput formControlName="city"></mat-form-field>
        <div class="ng"><label for="state">State of residence</label>
          <ng-select labelForId="state" formControlName="state" [items]="states" bindLabel="name" bindValue="code"></ng-select></div>
        <mat-form-field class="short"><mat-label>Zip</mat-label><input matInput formControlName="zip" maxlength="10"></mat-form-field>
        <mat-form-field><mat-label>County of residence</mat-label><input matInput formControlName="county"></mat-form-field>
      </div>
      <h3>Preferred mailing address</h3>
      <p class="note">Decision letters are sent here. Complete only when it differs from your permanent address.</p>
      <div class="line">
        <mat-form-field class="wide"><mat-label>Street address or P.O. box</mat-label><input matInput formControlName="mailStreet"></mat-form-field>
        <mat-form-field><mat-label>City</mat-label><input matInput formControlName="mailCity"></mat-form-field>
        <div class="ng"><label for="mail-state">State</label>
          <ng-select labelForId="mail-state" formControlName="mailState" [items]="states" bindLabel="name" bindValue="code"></ng-select></div>
        <mat-form-field class="short"><mat-label>Zip</mat-label><input matInput formControlName="mailZip"></mat-form-field>
      </div>
      <div class="line">
        <mat-form-field><mat-label>Preferred number</mat-label><input matInput type="tel" formControlName="phone" appMask="(000) 000-0000" placeholder="(___) ___-____"></mat-form-field>
        <mat-form-field><mat-label>Alternate number</mat-label><input matInput type="tel" formControlName="phone2" appMask="(000) 000-0000"></mat-form-field>
        <mat-form-field><mat-label>Email address</mat-label><input matInput type="email" formControlName="email"></mat-form-field>
        <mat-form-field><mat-label>Re-enter email address</mat-label><input matInput type="email" formControlName="email2"></mat-form-field>
      </div>
      <h3>In case of emergency, please notify</h3>
      <div class="line">
        <mat-form-field><mat-label>Name</mat-label><input matInput formControlName="emName"></mat-form-field>
        <mat-form-field><mat-label>Relationship</mat-label><input matInput formControlName="emRelation"></mat-form-field>
        <mat-form-field><mat-label>Phone</mat-label><input matInput type="tel" formControlName="emPhone" appMask="(000) 000-0000"></mat-form-field>
      </div>
    </mat-card-content>
  </mat-card>

  <mat-card appearance="outlined">
    <mat-card-header><mat-card-title>Personal data</mat-card-title><mat-card-subtitle>Collected for accreditation and Title VI reports; not used in the admission decision.</mat-card-subtitle></mat-card-header>
    <mat-card-content>
      <div class="line">
        <mat-form-field><mat-label>Date of birth (mm/dd/yyyy)</mat-label>
          <input matInput [matDatepicker]="dobPicker" formControlName="dob"><mat-datepicker-toggle matIconSuffix [for]="dobPicker"></mat-datepicker-toggle><mat-datepicker #dobPicker startView="multi-year"></mat-datepicker></mat-form-field>
        <mat-form-field><mat-label>Place of birth (city, state or country)</mat-label><input matInput formControlName="birthplace"></mat-form-field>
      </div>
      <label id="sex-label" class="ask">Sex</label>
      <mat-radio-group aria-labelledby="sex-label" formControlName="sex"><mat-radio-button value="F">Female</mat-radio-button><mat-radio-button value="M">Male</mat-radio-button></mat-radio-group>
      <label id="cit-label" class="ask">Citizenship status</label>
      <mat-radio-group aria-labelledby="cit-label" formControlName="citizenship">
        <mat-radio-button value="US">U.S. citizen</mat-radio-button><mat-radio-button value="PR">Permanent resident</mat-radio-button><mat-radio-button value="OT">Other</mat-radio-button></mat-radio-group>
      <div class="line">
        <div class="ng"><label for="cit-country">If other, country of citizenship</label>
          <ng-select labelForId="cit-country" formControlName="citizenCountry" [items]="countries"></ng-select></div>
        <mat-form-field><mat-label>Type of visa held</mat-label><input matInput formControlName="visa"></mat-form-field>
      </div>
      <label id="hisp-label" class="ask">Are you Hispanic or Latino/a?</label>
      <mat-radio-group aria-labelledby="hisp-label" formControlName="hispanic"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
      <fieldset formGroupName="race"><legend>Race (mark every one that applies)</legend>
        @for (r of races; track r) { <mat-checkbox [formControlName]="r">{{ r }}</mat-checkbox> }
      </fieldset>
      <label id="eng-label" class="ask">Is English your first language?</label>
      <mat-radio-group aria-labelledby="eng-label" formControlName="englishFirst"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
      <div class="line">
        <div class="ng wide"><label for="langs">Languages other than English of which you have knowledge</label>
          <ng-select labelForId="langs" formControlName="languages" [items]="tongues" [multiple]="true" [closeOnSelect]="false"></ng-select></div>
        <mat-form-field><mat-label>TOEFL iBT total</mat-label><input matInput formControlName="toefl"><mat-hint>Only if English is not your first language</mat-hint></mat-form-field>
      </div>
      <label id="mil-label" class="ask">U.S. military service</label>
      <mat-radio-group aria-labelledby="mil-label" formControlName="military">
        <mat-radio-button value="none">Never served</mat-radio-button><mat-radio-button value="active">Active duty / reserve</mat-radio-button><mat-radio-button value="vet">Veteran</mat-radio-button><mat-radio-button value="dep">Dependent of a service member</mat-radio-button></mat-radio-group>
      <label id="gen-label" class="ask">Will you be among the first generation of your family to attend an institution of higher education?</label>
      <mat-radio-group aria-labelledby="gen-label" formControlName="firstGen"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
    </mat-card-content>
  </mat-card>

  <mat-card appearance="outlined">
    <mat-card-header><mat-card-title>High school</mat-card-title></mat-card-header>
    <mat-card-content>
      <div class="line">
        <mat-form-field class="wide"><mat-label>Name of high school</mat-label><input matInput formControlName="hsName"></mat-form-field>
        <mat-form-field class="wide"><mat-label>High school street address</mat-label><input matInput formControlName="hsStreet"></mat-form-field>
      </div>
      <div class="line">
        <mat-form-field><mat-label>City</mat-label><input matInput formControlName="hsCity"></mat-form-field>
        <div class="ng"><label for="hs-state">State</label>
          <ng-select labelForId="hs-state" formControlName="hsState" [items]="states" bindLabel="name" bindValue="code"></ng-select></div>
        <mat-form-field class="short"><mat-label>Zip</mat-label><input matInput formControlName="hsZip"></mat-form-field>
        <mat-form-field><mat-label>Graduation date (or expected)</mat-label>
          <input matInput [matDatepicker]="gradPicker" formControlName="hsGrad"><mat-datepicker-toggle matIconSuffix [for]="gradPicker"></mat-datepicker-toggle><mat-datepicker #gradPicker></mat-datepicker></mat-form-field>
      </div>
      <div class="line">
        <mat-form-field><mat-label>GED: year completed</mat-label><input matInput formControlName="gedYear"></mat-form-field>
        <mat-form-field><mat-label>GED: test score</mat-label><input matInput formControlName="gedScore"></mat-form-field>
        <mat-form-field><mat-label>Cumulative GPA, unweighted 4.0 scale</mat-label><input matInput type="number" step="0.01" formControlName="hsGpa"></mat-form-field>
        <mat-form-field class="short"><mat-label>Rank in class</mat-label><input matInput type="number" formControlName="rank"></mat-form-field>
        <mat-form-field class="short"><mat-label>Out of</mat-label><input matInput type="number" formControlName="classSize"></mat-form-field>
      </div>
      <div class="line">
        <mat-form-field class="short"><mat-label>ACT composite</mat-label><input matInput formControlName="act"></mat-form-field>
        <mat-form-field><mat-label>ACT test date</mat-label><input matInput [matDatepicker]="actPicker" formControlName="actDate"><mat-datepicker-toggle matIconSuffix [for]="actPicker"></mat-datepicker-toggle><mat-datepicker #actPicker></mat-datepicker></mat-form-field>
        <mat-form-field class="short"><mat-label>SAT Math</mat-label><input matInput formControlName="satMath"></mat-form-field>
        <mat-form-field><mat-label>SAT Reading &amp; Writing</mat-label><input matInput formControlName="satEnglish"></mat-form-field>
        <mat-form-field><mat-label>ATI TEAS (adjusted)</mat-label><input matInput formControlName="teas"></mat-form-field>
        <mat-form-field><mat-label>HESI A2</mat-label><input matInput formControlName="hesi"></mat-form-field>
      </div>
    </mat-card-content>
  </mat-card>

  <mat-card appearance="outlined">
    <mat-card-header><mat-card-title>Colleges / universities attended</mat-card-title></mat-card-header>
    <mat-card-content>
      <label id="att-label" class="ask">Have you taken courses at any college or university?</label>
      <mat-radio-group aria-labelledby="att-label" formControlName="attended"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
      <p class="note">Enter every institution, most recent first, whether or not credit was earned. An official transcript from each must reach us.</p>
      <table class="grid" formArrayName="colleges">
        <thead><tr><th>Institution</th><th>City and state</th><th>Dates attended</th><th>Credits earned</th><th>Degree received</th></tr></thead>
        <tbody>
          @for (g of colleges.controls; track g; let i = $index) {
          <tr [formGroupName]="i">
            <td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="institution"></mat-form-field></td>
            <td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="location"></mat-form-field></td>
            <td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="dates"></mat-form-field></td>
            <td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="credits"></mat-form-field></td>
            <td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="degree"></mat-form-field></td>
          </tr>
          }
        </tbody>
      </table>

      <h3>Prerequisite courses</h3>
      <p class="note">Show which prerequisites you have finished with a C or better, or have under way. Leave a line blank if you have not begun the course.</p>
      <table class="grid" formArrayName="prereqs">
        <thead><tr><th>Course</th><th>Status</th><th>Grade</th><th>College where taken</th></tr></thead>
        <tbody>
          @for (g of prereqs.controls; track g; let i = $index) {
          <tr [formGroupName]="i">
            <th scope="row">{{ required[i] }}</th>
            <td><mat-form-field subscriptSizing="dynamic"><mat-select formControlName="status" [aria-label]="required[i] + ' status'">
              <mat-option></mat-option><mat-option value="C">Completed</mat-option><mat-option value="P">In progress</mat-option></mat-select></mat-form-field></td>
            <td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="grade" [attr.aria-label]="required[i] + ' grade'"></mat-form-field></td>
            <td><mat-form-field subscriptSizing="dynamic"><input matInput formControlName="where" [attr.aria-label]="required[i] + ' college'"></mat-form-field></td>
          </tr>
          }
        </tbody>
      </table>

      <h3>College courses not listed above</h3>
      <ng-container formArrayName="others">
        @for (g of others.controls; track g; let i = $index) {
        <div class="line" [formGroupName]="i">
          <mat-form-field class="wide"><mat-label>Course title</mat-label><input matInput formControlName="title"></mat-form-field>
          <mat-form-field class="short"><mat-label>Credits</mat-label><input matInput formControlName="credits"></mat-form-field>
          <mat-form-field class="short"><mat-label>Grade</mat-label><input matInput formControlName="grade"></mat-form-field>
        </div>
        }
      </ng-container>
    </mat-card-content>
  </mat-card>

  <mat-accordion multi>
    <mat-expansion-panel expanded>
      <mat-expansion-panel-header><mat-panel-title>Work history</mat-panel-title><mat-panel-description>Paid employment only, present or latest position first</mat-panel-description></mat-expansion-panel-header>
      <ng-container formArrayName="jobs">
        @for (g of jobs.controls; track g; let i = $index) {
        <div [formGroupName]="i" class="job">
          <strong>Employer {{ i + 1 }}</strong>
          <div class="line">
            <mat-form-field><mat-label>Employer</mat-label><input matInput formControlName="employer"></mat-form-field>
            <mat-form-field><mat-label>Position</mat-label><input matInput formControlName="position"></mat-form-field>
            <mat-form-field class="short"><mat-label>Hours / week</mat-label><input matInput formControlName="hours"></mat-form-field>
          </div>
          <mat-form-field class="full"><mat-label>Description of duties</mat-label><textarea matInput rows="2" formControlName="duties"></textarea></mat-form-field>
        </div>
        }
      </ng-container>
    </mat-expansion-panel>
    <mat-expansion-panel expanded>
      <mat-expansion-panel-header><mat-panel-title>Health care background</mat-panel-title></mat-expansion-panel-header>
      <label id="other-label" class="ask">Are you transferring from another nursing program?</label>
      <mat-radio-group aria-labelledby="other-label" formControlName="otherProgram"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
      <mat-form-field class="full"><mat-label>If yes, when, where and why did you leave?</mat-label><textarea matInput formControlName="otherProgramWhy"></textarea></mat-form-field>
      <div class="line">
        <mat-form-field><mat-label>CNA / LPN license number</mat-label><input matInput formControlName="license"></mat-form-field>
        <mat-form-field><mat-label>CPR card expires</mat-label><input matInput [matDatepicker]="cprPicker" formControlName="cpr"><mat-datepicker-toggle matIconSuffix [for]="cprPicker"></mat-datepicker-toggle><mat-datepicker #cprPicker></mat-datepicker></mat-form-field>
      </div>
      <label id="fel-label" class="ask">Do you have a criminal conviction that could keep you from clinical placement or licensure?</label>
      <mat-radio-group aria-labelledby="fel-label" formControlName="conviction"><mat-radio-button value="Y">Yes</mat-radio-button><mat-radio-button value="N">No</mat-radio-button></mat-radio-group>
    </mat-expansion-panel>
    <mat-expansion-panel expanded>
      <mat-expansion-panel-header><mat-panel-title>Reference</mat-panel-title><mat-panel-description>A teacher or supervisor, not a relative</mat-panel-description></mat-expansion-panel-header>
      <div class="line">
        <mat-form-field><mat-label>Name and title</mat-label><input matInput formControlName="refName"></mat-form-field>
        <mat-form-field><mat-label>Email</mat-label><input matInput formControlName="refEmail"></mat-form-field>
        <mat-form-field><mat-label>Phone</mat-label><input matInput type="tel" formControlName="refPhone" appMask="(000) 000-0000"></mat-form-field>
      </div>
    </mat-expansion-panel>
  </mat-accordion>

  <mat-card appearance="outlined">
    <mat-card-content>
      <mat-checkbox formControlName="certify">My answers are true, and I know that wrong or missing answers may cost me my place in the program.</mat-checkbox>
      <div class="line">
        <mat-form-field class="wide"><mat-label>Signature (type your full name)</mat-label><input matInput formControlName="signature"></mat-form-field>
        <mat-form-field><mat-label>Date signed</mat-label><input matInput [matDatepicker]="sigPicker" formControlName="signed"><mat-datepicker-toggle matIconSuffix [for]="sigPicker"></mat-datepicker-toggle><mat-datepicker #sigPicker></mat-datepicker></mat-form-field>
      </div>
      <button mat-flat-button type="submit">Submit application</button>
    </mat-card-content>
  </mat-card>
</form>`,
})
class App {
	terms = [["202710", "Spring 2027"], ["202740", "Fall 2027"], ["202810", "Spring 2028"], ["202840", "Fall 2028"]];
	programs = ["Associate Degree Nursing (ADN)", "Bachelor of Science in Nursing (BSN)", "Practical Nursing", "Dental Hygiene", "Radiologic Technology", "Medical Laboratory Technician"];
	states = STATES.map(([code, name]) => ({ code, name }));
	countries = COUNTRIES;
	races = RACES;
	tongues = ["American Sign Language", "Arabic", "Cantonese", "French", "German", "Hmong", "Igbo", "Mandarin", "Russian", "Spanish", "Tagalog", "Vietnamese", "Yoruba"];
	required = ["Human Anatomy & Physiology I", "General Chemistry", "Statistics", "General Psychology", "English Composition"];
	submitted = false;
	colleges = new FormArray([college(), college(), college()]);
	prereqs = new FormArray(this.required.map(prerequisite));
	others = new FormArray([otherCourse(), otherCourse()]);
	jobs = new FormArray([job(), job()]);
	form = new FormGroup({
		applicantType: one(), entryTerm: one(), choice1: one(), choice2: one(), appliedBefore: one(),
		lastName: text(), firstName: text(), middleName: text(), suffix: one(), otherNames: text(), goesBy: text(), ssn: text(), studentId: text(),
		street: text(), unit: text(), city: text(), state: one(), zip: text(), county: text(),
		mailStreet: text(), mailCity: text(), mailState: one(), mailZip: text(),
		phone: text(), phone2: text(), email: text(), email2: text(), emName: text(), emRelation: text(), emPhone: text(),
		dob: day(), birthplace: text(), sex: one(), citizenship: one(), citizenCountry: one(), visa: text(), hispanic: one(),
		race: new FormGroup(Object.fromEntries(RACES.map((r) => [r, box()]))),
		englishFirst: one(), languages: many(), toefl: text(), military: one(), firstGen: one(),
		hsName: text(), hsStreet: text(), hsCity: text(), hsState: one(), hsZip: text(), hsGrad: day(), gedYear: text(), gedScore: text(),
		hsGpa: new FormControl<number | null>(null), rank: new FormControl<number | null>(null), classSize: new FormControl<number | null>(null),
		act: text(), actDate: day(), satMath: text(), satEnglish: text(), teas: text(), hesi: text(), attended: one(),
		colleges: this.colleges, prereqs: this.prereqs, others: this.others, jobs: this.jobs,
		otherProgram: one(), otherProgramWhy: text(), license: text(), cpr: day(), conviction: one(),
		refName: text(), refEmail: text(), refPhone: text(), certify: box(), signature: text(), signed: day(),
	});
	constructor() {
		expose(this);
	}
	send() {
		this.submitted = true;
	}
}

const two = (n: number) => String(n).padStart(2, "0");
const plain = (value: unknown) =>
	value instanceof Date ? (Number.isNaN(value.getTime()) ? null : `${value.getFullYear()}-${two(value.getMonth() + 1)}-${two(value.getDate())}`) : value;
const marked = (value: object) => Object.entries(value).filter(([, on]) => on).map(([name]) => name);

/** Every control by its path; the boxes of a group together. */
function flat(value: unknown, path: string[] = []): [string, unknown][] {
	if (path.join(".") === "race") return [["race", marked(value as object)]];
	const list = Array.isArray(value) && path.length === 1 && path[0] !== "languages";
	if (list || (value && typeof value === "object" && !Array.isArray(value) && !(value instanceof Date)))
		return Object.entries(value as object).flatMap(([key, each]) => flat(each, [...path, key]));
	return [[path.join("."), plain(value)]];
}

const words = (element: Element | null | undefined) => element?.textContent?.trim() ?? "";
function read(element: HTMLElement): unknown {
	if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
	switch (element.localName) {
		case "mat-select":
			return words(element.querySelector(".mat-mdc-select-value-text"));
		case "mat-radio-group":
			return words(element.querySelector("input:checked")?.closest("mat-radio-button")?.querySelector("label"));
		case "mat-checkbox":
			return element.querySelector("input")?.checked ?? false;
		default: {
			const chosen = [...element.querySelectorAll(".ng-value-label")].map(words);
			return element.classList.contains("ng-select-multiple") ? chosen : (chosen[0] ?? "");
		}
	}
}

function expose(app: App) {
	const state = () => Object.fromEntries(flat(app.form.getRawValue()));
	Object.assign(window, {
		formState: () => ({ ...state(), submitted: app.submitted }),
		formShown: () =>
			Object.fromEntries(
				Object.keys(state()).map((key) => [
					key,
					key === "race" ? RACES.filter((r) => read(drawn.get(`race.${r}`) as HTMLElement)) : read(drawn.get(key) as HTMLElement),
				]),
			),
	});
}

bootstrapApplication(App, { providers: [provideZonelessChangeDetection(), provideNativeDateAdapter()] }).catch((error) => {
	throw error;
});
