export default `
<header class="bar"><b>Carrow Institute of Technology</b><span>Office of Undergraduate Admission</span></header>
<div class="page">
<h1>Application for First-Year Admission</h1>
<p>Complete every section. Fields marked with an asterisk are required. Your entries are kept in this browser until you submit.</p>
<form nz-form [formGroup]="form" (ngSubmit)="submit()">

<nz-card nzTitle="1. Applicant">
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="familyName">Family name</nz-form-label>
		<nz-form-control [nzSpan]="12" nzErrorTip="Enter your family name." nzExtra="As printed on your passport or birth certificate"><input nz-input id="familyName" formControlName="familyName" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="givenName">Given name</nz-form-label>
		<nz-form-control [nzSpan]="12" nzErrorTip="Enter your given name."><input nz-input id="givenName" formControlName="givenName" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="middleName">Middle name</nz-form-label>
		<nz-form-control [nzSpan]="12"><input nz-input id="middleName" formControlName="middleName" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="suffix">Suffix</nz-form-label>
		<nz-form-control [nzSpan]="5"><nz-select nzId="suffix" formControlName="suffix" nzAllowClear nzPlaceHolder="None">
			@for (each of suffixes; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }
		</nz-select></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="goesBy">Name you go by</nz-form-label>
		<nz-form-control [nzSpan]="12"><input nz-input id="goesBy" formControlName="goesBy" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="birthDate">Date of birth</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-date-picker nzId="birthDate" formControlName="birthDate" nzFormat="MM/dd/yyyy" nzPlaceHolder="MM/DD/YYYY" [nzShowToday]="false" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="birthCity">City of birth</nz-form-label>
		<nz-form-control [nzSpan]="12"><input nz-input id="birthCity" formControlName="birthCity" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="birthCountry">Country of birth</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-select nzId="birthCountry" formControlName="birthCountry" nzShowSearch nzPlaceHolder="Select a country">
			@for (each of countries; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }
		</nz-select></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired>Legal sex</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-radio-group formControlName="legalSex" nzButtonStyle="solid">
			<label nz-radio-button nzValue="M">Male</label>
			<label nz-radio-button nzValue="F">Female</label>
			<label nz-radio-button nzValue="X">X</label>
		</nz-radio-group></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="pronouns">Pronouns</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-select nzId="pronouns" formControlName="pronouns" nzAllowClear nzPlaceHolder="Optional">
			@for (each of pronouns; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }
		</nz-select></nz-form-control>
	</nz-form-item>
</nz-card>

<nz-card nzTitle="2. Contact and permanent residence">
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="email">E-mail</nz-form-label>
		<nz-form-control [nzSpan]="12" nzErrorTip="Enter a valid e-mail address."><input nz-input id="email" type="email" formControlName="email" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="phone">Mobile phone</nz-form-label>
		<nz-form-control [nzSpan]="12" nzErrorTip="Enter a phone number."><nz-space-compact nzBlock>
			<nz-select class="dial" nzId="dialing" formControlName="dialing" nzPlaceHolder="Code" aria-label="Country calling code">
				@for (each of dialing; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }
			</nz-select>
			<input nz-input id="phone" type="tel" formControlName="phone" />
		</nz-space-compact></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="textMe">Text messages</nz-form-label>
		<nz-form-control [nzSpan]="14" nzExtra="By switching this on I agree to receive recurring messages from the Institute. Message and data rates may apply."><nz-switch nzId="textMe" formControlName="textMe" nzCheckedChildren="Yes" nzUnCheckedChildren="No" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="country">Country</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-select nzId="country" formControlName="country" nzShowSearch nzPlaceHolder="Select a country">
			@for (each of countries; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }
		</nz-select></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="street">Street address</nz-form-label>
		<nz-form-control [nzSpan]="12" nzErrorTip="Enter your street address."><input nz-input id="street" formControlName="street" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="unit">Apartment or unit</nz-form-label>
		<nz-form-control [nzSpan]="6"><input nz-input id="unit" formControlName="unit" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="city">City</nz-form-label>
		<nz-form-control [nzSpan]="12" nzErrorTip="Enter your city."><input nz-input id="city" formControlName="city" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="state">State or territory</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-select nzId="state" formControlName="state" nzShowSearch nzAllowClear nzPlaceHolder="Type to search" [nzOptions]="states" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="zip">ZIP code</nz-form-label>
		<nz-form-control [nzSpan]="6" nzErrorTip="Enter your ZIP code."><input nz-input id="zip" formControlName="zip" maxlength="10" /></nz-form-control>
	</nz-form-item>
</nz-card>

<nz-card nzTitle="3. Citizenship and background">
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired>Citizenship status</nz-form-label>
		<nz-form-control [nzSpan]="14"><nz-radio-group class="stack" formControlName="citizenship">
			<label nz-radio nzValue="USC">U.S. citizen or national</label>
			<label nz-radio nzValue="LPR">U.S. permanent resident</label>
			<label nz-radio nzValue="DACA">DACA or undocumented</label>
			<label nz-radio nzValue="INTL">Citizen of another country</label>
		</nz-radio-group></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="yearsInUS">Years lived in the U.S.</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-input-number nzId="yearsInUS" formControlName="yearsInUS" [nzMin]="0" [nzMax]="99" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="ssn">Social Security number</nz-form-label>
		<nz-form-control [nzSpan]="8" nzExtra="Used only to match your financial aid records"><input nz-input id="ssn" formControlName="ssn" placeholder="___-__-____" autocomplete="off" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7">Hispanic or Latino origin</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-radio-group formControlName="hispanic">
			<label nz-radio nzValue="Y">Yes</label>
			<label nz-radio nzValue="N">No</label>
		</nz-radio-group></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7">Race (check all that apply)</nz-form-label>
		<nz-form-control [nzSpan]="14"><nz-checkbox-group class="stack" formControlName="race" [nzOptions]="races" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="military">Military affiliation</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-select nzId="military" formControlName="military" nzPlaceHolder="Select one">
			@for (each of military; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }
		</nz-select></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzNoColon nzLabelWrap>Has a parent completed a four-year college degree?</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-radio-group formControlName="parentDegree">
			<label nz-radio nzValue="Y">Yes</label>
			<label nz-radio nzValue="N">No</label>
			<label nz-radio nzValue="U">I don't know</label>
		</nz-radio-group></nz-form-control>
	</nz-form-item>
</nz-card>

<nz-card nzTitle="4. Secondary school">
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="school">School now attended</nz-form-label>
		<nz-form-control [nzSpan]="12" nzErrorTip="Enter your school." nzExtra="Choose from the list, or type the name if yours is not there">
			<input nz-input id="school" formControlName="school" [nzAutocomplete]="schoolList" (input)="search($any($event.target).value)" />
			<nz-autocomplete #schoolList>@for (each of found; track each) { <nz-auto-option [nzValue]="each">{{ each }}</nz-auto-option> }</nz-autocomplete>
		</nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="schoolCity">School city</nz-form-label>
		<nz-form-control [nzSpan]="12"><input nz-input id="schoolCity" formControlName="schoolCity" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="schoolState">School state</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-select nzId="schoolState" formControlName="schoolState" nzShowSearch nzAllowClear nzPlaceHolder="Type to search" [nzOptions]="states" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="entered">Month entered</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-date-picker nzId="entered" formControlName="entered" nzMode="month" nzFormat="MM/yyyy" nzPlaceHolder="MM/YYYY" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="graduates">Month of graduation</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-date-picker nzId="graduates" formControlName="graduates" nzMode="month" nzFormat="MM/yyyy" nzPlaceHolder="MM/YYYY" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="gpa">Cumulative GPA, unweighted</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-input-number nzId="gpa" formControlName="gpa" [nzMin]="0" [nzMax]="4" [nzStep]="0.01" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="weightedGpa">Cumulative GPA, weighted</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-input-number nzId="weightedGpa" formControlName="weightedGpa" [nzMin]="0" [nzMax]="6" [nzStep]="0.01" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="rank">Rank in class</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-input-number nzId="rank" formControlName="rank" [nzMin]="1" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="classSize">Number in class</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-input-number nzId="classSize" formControlName="classSize" [nzMin]="1" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="counselor">School counselor</nz-form-label>
		<nz-form-control [nzSpan]="12"><input nz-input id="counselor" formControlName="counselor" placeholder="Full name" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="counselorEmail">Counselor's e-mail</nz-form-label>
		<nz-form-control [nzSpan]="12"><input nz-input id="counselorEmail" type="email" formControlName="counselorEmail" /></nz-form-control>
	</nz-form-item>
</nz-card>

<nz-card nzTitle="5. Examinations">
	<p class="hint">Report your highest results. Testing is optional for Fall 2027.</p>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="satReading">SAT Reading and Writing</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-input-number nzId="satReading" formControlName="satReading" [nzMin]="200" [nzMax]="800" [nzStep]="10" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="satMath">SAT Math</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-input-number nzId="satMath" formControlName="satMath" [nzMin]="200" [nzMax]="800" [nzStep]="10" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="act">ACT composite</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-input-number nzId="act" formControlName="act" [nzMin]="1" [nzMax]="36" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="actDate">ACT test date</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-date-picker nzId="actDate" formControlName="actDate" nzFormat="MM/dd/yyyy" nzPlaceHolder="MM/DD/YYYY" /></nz-form-control>
	</nz-form-item>
	<div class="exams" formArrayName="exams">
		@if (form.controls.exams.length > 0) { <div nz-row [nzGutter]="12" class="head"><div nz-col [nzSpan]="11">Advanced Placement subject</div><div nz-col [nzSpan]="6">Month taken</div><div nz-col [nzSpan]="4">Score</div></div> }
		@for (exam of form.controls.exams.controls; track exam; let n = $index) {
			<div nz-row [nzGutter]="12" class="exam" [formGroupName]="n">
				<div nz-col [nzSpan]="11"><nz-select formControlName="subject" nzShowSearch nzPlaceHolder="Select a subject">@for (each of apSubjects; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }</nz-select></div>
				<div nz-col [nzSpan]="6"><nz-date-picker formControlName="month" nzMode="month" nzFormat="MM/yyyy" nzPlaceHolder="MM/YYYY" /></div>
				<div nz-col [nzSpan]="4"><nz-select formControlName="score" nzPlaceHolder="1–5">@for (each of ['5', '4', '3', '2', '1']; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }</nz-select></div>
				<div nz-col [nzSpan]="3"><button nz-button nzType="link" type="button" (click)="form.controls.exams.removeAt(n)">Remove</button></div>
			</div>
		}
	</div>
	<button nz-button type="button" nzType="dashed" [disabled]="form.controls.exams.length >= examLimit" (click)="addExam()"><nz-icon nzType="plus" /> Add examination</button>
</nz-card>

<nz-card nzTitle="6. Intended study">
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="program">Department and major</nz-form-label>
		<nz-form-control [nzSpan]="14"><nz-cascader id="program" formControlName="program" [nzOptions]="programs" nzPlaceHolder="Select" /></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="degree">Highest degree planned</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-select nzId="degree" formControlName="degree" nzPlaceHolder="Select">
			@for (each of degrees; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }
		</nz-select></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="term">Entry term</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-select nzId="term" formControlName="term" nzPlaceHolder="Select">
			@for (each of terms; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }
		</nz-select></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7">Housing preference</nz-form-label>
		<nz-form-control [nzSpan]="14"><nz-radio-group formControlName="housing">
			<label nz-radio nzValue="R">Residence hall</label>
			<label nz-radio nzValue="T">Technology-themed house</label>
			<label nz-radio nzValue="C">Commuting</label>
		</nz-radio-group></nz-form-control>
	</nz-form-item>
</nz-card>

<nz-card nzTitle="7. Activities and work" [nzExtra]="adder">
	<ng-template #adder><button nz-button type="button" nzType="primary" nzGhost [disabled]="form.controls.activities.length >= activityLimit" (click)="openActivity(-1)"><nz-icon nzType="plus" /> Add activity</button></ng-template>
	<p class="hint">List up to three, the most important first.</p>
	<nz-list class="activities" nzBordered nzItemLayout="horizontal">
		@for (entry of form.controls.activities.value; track $index; let n = $index) {
			<nz-list-item class="activity">
				<div>
					<p class="line"><b class="organization">{{ entry.organization }}</b> · <span class="kind">{{ entry.kind }}</span></p>
					<p class="line"><span class="role">{{ entry.role }}</span> · <span class="grades">Grades {{ entry.grades.join(', ') }}</span> · <span class="hours">{{ entry.hours }} hours per week</span></p>
					<p class="line detail">{{ entry.detail }}</p>
				</div>
				<ul nz-list-item-actions><nz-list-item-action><a (click)="openActivity(n)">Edit</a></nz-list-item-action><nz-list-item-action><a (click)="form.controls.activities.removeAt(n)">Remove</a></nz-list-item-action></ul>
			</nz-list-item>
		} @empty { <nz-list-empty nzNoResult="Nothing listed yet" /> }
	</nz-list>
</nz-card>

<nz-card nzTitle="8. Closing">
	<nz-form-item>
		<nz-form-label [nzSpan]="24" nzFor="essay" nzNoColon>Tell us about something you built, repaired or took apart, and what it taught you. (300 words)</nz-form-label>
		<nz-form-control [nzSpan]="24"><textarea nz-input id="essay" rows="6" formControlName="essay"></textarea></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzFor="heard" nzNoColon>How did you first hear about Carrow?</nz-form-label>
		<nz-form-control [nzSpan]="12"><nz-select nzId="heard" formControlName="heard" nzAllowClear nzPlaceHolder="Select">
			@for (each of ['College fair', 'Counselor or teacher', 'Friend or family', 'Robotics event', 'Search engine', 'Social media']; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }
		</nz-select></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-control [nzSpan]="24"><label nz-checkbox formControlName="pledge">I affirm that the information above is my own and accurate, and I will abide by the Carrow Honor Code.</label></nz-form-control>
	</nz-form-item>
	<nz-form-item>
		<nz-form-label [nzSpan]="7" nzRequired nzFor="signature">Signature</nz-form-label>
		<nz-form-control [nzSpan]="12" nzExtra="Type your full legal name"><input nz-input id="signature" formControlName="signature" /></nz-form-control>
	</nz-form-item>
	<button nz-button nzType="primary" nzSize="large">Submit application</button>
</nz-card>
</form>

<nz-modal [(nzVisible)]="isAdding" [nzTitle]="editing < 0 ? 'Add an activity' : 'Edit activity'" nzOkText="Save activity" (nzOnOk)="saveActivity()" (nzOnCancel)="isAdding = false" [nzMaskClosable]="false">
	<ng-container *nzModalContent>
		<form nz-form nzLayout="vertical" [formGroup]="activity">
			<nz-form-item><nz-form-label nzRequired nzFor="kind">Type of activity</nz-form-label><nz-form-control nzErrorTip="Choose a type."><nz-select nzId="kind" formControlName="kind" nzPlaceHolder="Select">@for (each of kinds; track each) { <nz-option [nzLabel]="each" [nzValue]="each" /> }</nz-select></nz-form-control></nz-form-item>
			<nz-form-item><nz-form-label nzRequired nzFor="organization">Organization or employer</nz-form-label><nz-form-control nzErrorTip="Enter its name."><input nz-input id="organization" formControlName="organization" maxlength="100" /></nz-form-control></nz-form-item>
			<nz-form-item><nz-form-label nzFor="role">Your role</nz-form-label><nz-form-control><input nz-input id="role" formControlName="role" maxlength="50" /></nz-form-control></nz-form-item>
			<nz-form-item><nz-form-label>Grades of participation</nz-form-label><nz-form-control><nz-checkbox-group formControlName="grades" [nzOptions]="gradeBoxes" /></nz-form-control></nz-form-item>
			<nz-form-item><nz-form-label nzFor="hours">Hours per week</nz-form-label><nz-form-control><nz-input-number nzId="hours" formControlName="hours" [nzMin]="0" [nzMax]="80" /></nz-form-control></nz-form-item>
			<nz-form-item><nz-form-label nzFor="detail">What you did</nz-form-label><nz-form-control nzExtra="150 characters at most"><textarea nz-input id="detail" rows="3" formControlName="detail" maxlength="150"></textarea></nz-form-control></nz-form-item>
		</form>
	</ng-container>
</nz-modal>
</div>
`;
