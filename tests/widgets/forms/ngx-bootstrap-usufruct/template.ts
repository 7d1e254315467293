export default `
<div class="agency py-3 mb-4"><div class="container"><small>Cascadia Commission on Postsecondary Assistance</small><h1 class="h3 mb-0">State Merit Scholarship Program: Initial Application, Award Year 2027–28</h1></div></div>
<div class="container pb-5">
<p class="statute">This application is made under Cascadia Administrative Rule 575-031. Type or print all entries. Items marked <span class="text-danger">*</span> must be completed. Incomplete applications will not be reviewed. Deadline: February 1, 2027, 5:00 p.m.</p>
<form #f="ngForm" (ngSubmit)="submit()" novalidate>
<div class="off" aria-hidden="true"><label for="website">Website</label><input id="website" name="website" [(ngModel)]="a.website" tabindex="-1" autocomplete="off"></div>

<h2>Part A. Identification of applicant</h2>
<div class="row g-3">
	<div class="col-md-4"><label class="form-label" for="last">1. Last name (legal) <span class="text-danger">*</span></label><input class="form-control" id="last" name="last" [(ngModel)]="a.last" required></div>
	<div class="col-md-4"><label class="form-label" for="first">2. First name (legal) <span class="text-danger">*</span></label><input class="form-control" id="first" name="first" [(ngModel)]="a.first" required></div>
	<div class="col-md-2"><label class="form-label" for="initial">3. M.I.</label><input class="form-control" id="initial" name="initial" [(ngModel)]="a.initial" maxlength="1"></div>
	<div class="col-md-2"><label class="form-label" for="suffix">4. Suffix</label><select class="form-select" id="suffix" name="suffix" [(ngModel)]="a.suffix"><option value=""></option>@for (each of ['Jr', 'Sr', 'II', 'III', 'IV', 'V']; track each) {<option [value]="each">{{ each }}</option>}</select></div>
	<div class="col-md-3"><label class="form-label" for="ssn4">5. Last four digits of SSN</label><input class="form-control" id="ssn4" name="ssn4" type="password" [(ngModel)]="a.ssn4" maxlength="4" inputmode="numeric" autocomplete="off"></div>
	<div class="col-md-3"><label class="form-label" for="birth">6. Date of birth <span class="text-danger">*</span></label><input class="form-control" id="birth" name="birth" [(ngModel)]="a.birth" bsDatepicker [bsConfig]="dates" [maxDate]="latestBirth" placeholder="MM/DD/YYYY" autocomplete="off"></div>
	<div class="col-md-6"><label class="form-label" for="phone">7. Telephone <span class="text-danger">*</span></label><input class="form-control" id="phone" name="phone" type="tel" [(ngModel)]="a.phone" maxlength="10" pattern="[0-9]{10}"><div class="form-text">Ten digits, no spaces or dashes</div></div>
	<div class="col-md-6"><label class="form-label" for="email">8. E-mail address <span class="text-danger">*</span></label><input class="form-control" id="email" name="email" type="email" [(ngModel)]="a.email" required></div>
	<div class="col-md-6"><label class="form-label" for="emailAgain">8a. Re-enter e-mail address <span class="text-danger">*</span></label><input class="form-control" id="emailAgain" name="emailAgain" type="email" [(ngModel)]="a.emailAgain" required></div>
	<div class="col-md-8"><label class="form-label" for="street">9. Permanent address, line 1 <span class="text-danger">*</span></label><input class="form-control" id="street" name="street" [(ngModel)]="a.street" required></div>
	<div class="col-md-4"><label class="form-label" for="street2">Line 2</label><input class="form-control" id="street2" name="street2" [(ngModel)]="a.street2"></div>
	<div class="col-md-5"><label class="form-label" for="city">City <span class="text-danger">*</span></label><input class="form-control" id="city" name="city" [(ngModel)]="a.city" required></div>
	<div class="col-md-4"><label class="form-label" for="state">State <span class="text-danger">*</span></label><select class="form-select" id="state" name="state" [(ngModel)]="a.state"><option value="">- Select -</option>@for (each of states; track each[0]) {<option [value]="each[0]">{{ each[1] }}</option>}</select></div>
	<div class="col-md-3"><label class="form-label" for="zip">ZIP <span class="text-danger">*</span></label><input class="form-control" id="zip" name="zip" [(ngModel)]="a.zip" maxlength="5"></div>
</div>

<h2>Part B. Eligibility</h2>
<div class="row g-3">
	<div class="col-md-6"><label class="form-label" for="residence">10. State of legal residence <span class="text-danger">*</span></label><select class="form-select" id="residence" name="residence" [(ngModel)]="a.residence"><option value="">- Select -</option>@for (each of states; track each[0]) {<option [value]="each[0]">{{ each[0] }}</option>}</select></div>
	<div class="col-md-6"><label class="form-label" for="citizen">11. Citizenship <span class="text-danger">*</span></label><select class="form-select" id="citizen" name="citizen" [(ngModel)]="a.citizen"><option value="">- Select -</option><option value="1">United States citizen or U.S. national</option><option value="2">Eligible noncitizen (permanent resident, refugee, asylee)</option><option value="3">Neither of the above</option></select></div>
	<div class="col-md-6"><label class="form-label d-block" id="sex-label">12. Sex</label>
		<div class="btn-group" btnRadioGroup name="sex" [(ngModel)]="a.sex" aria-labelledby="sex-label"><label class="btn btn-outline-secondary" btnRadio="F" tabindex="0" role="button">Female</label><label class="btn btn-outline-secondary" btnRadio="M" tabindex="0" role="button">Male</label><label class="btn btn-outline-secondary" btnRadio="N" tabindex="0" role="button">Not stated</label></div></div>
	<div class="col-md-6"><label class="form-label d-block" id="hispanic-label">13. Hispanic or Latino</label>
		<div class="btn-group" btnRadioGroup name="hispanic" [(ngModel)]="a.hispanic" aria-labelledby="hispanic-label"><label class="btn btn-outline-secondary" btnRadio="Y" tabindex="0" role="button">Yes</label><label class="btn btn-outline-secondary" btnRadio="N" tabindex="0" role="button">No</label></div></div>
	<div class="col-md-6"><label class="form-label" for="race">14. Race</label><select class="form-select" id="race" name="race" [(ngModel)]="a.race"><option value="">- Select -</option><option value="AI">American Indian or Alaska Native</option><option value="AS">Asian</option><option value="BL">Black or African American</option><option value="PI">Native Hawaiian or Pacific Islander</option><option value="WH">White</option><option value="MU">Two or more races</option><option value="ND">Decline to answer</option></select><div class="form-text">Items 12 to 14 are for federal reporting and do not affect eligibility.</div></div>
	<fieldset class="col-md-6"><legend class="q">15. Is the applicant a first-generation college student?</legend>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="fgY" name="firstGen" value="Y" [(ngModel)]="a.firstGen"><label class="form-check-label" for="fgY">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="fgN" name="firstGen" value="N" [(ngModel)]="a.firstGen"><label class="form-check-label" for="fgN">No</label></div></fieldset>
	<div class="col-md-6"><label class="form-label" for="income">16. Annual household income</label><div class="input-group"><span class="input-group-text">$</span><input class="form-control" id="income" name="income" [(ngModel)]="a.income" inputmode="numeric"><span class="input-group-text">.00</span></div></div>
	<div class="col-md-6"><label class="form-label" for="householdSize">17. Persons in household</label><input class="form-control" id="householdSize" name="householdSize" type="number" min="1" [(ngModel)]="a.householdSize"></div>
	<fieldset class="col-md-6"><legend class="q">18. Has a 2027–28 FAFSA been filed?</legend>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="faY" name="fafsa" value="Y" [(ngModel)]="a.fafsa"><label class="form-check-label" for="faY">Yes</label></div>
		<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="faN" name="fafsa" value="N" [(ngModel)]="a.fafsa"><label class="form-check-label" for="faN">No</label></div></fieldset>
</div>

<h2>Part C. Parents or legal guardians</h2>
<tabset>
	@for (guardian of guardians; track guardian; let n = $index) {
	<tab [heading]="'Parent or guardian ' + (n + 1)">
		<div class="row g-3">
			<div class="col-md-6"><label class="form-label" for="g{{ n }}_first">First name</label><input class="form-control" id="g{{ n }}_first" name="g{{ n }}_first" [(ngModel)]="guardian.first"></div>
			<div class="col-md-6"><label class="form-label" for="g{{ n }}_last">Last name</label><input class="form-control" id="g{{ n }}_last" name="g{{ n }}_last" [(ngModel)]="guardian.last"></div>
			<div class="col-md-4"><label class="form-label" for="g{{ n }}_occupation">Occupation</label><input class="form-control" id="g{{ n }}_occupation" name="g{{ n }}_occupation" [(ngModel)]="guardian.occupation"></div>
			<div class="col-md-5"><label class="form-label" for="g{{ n }}_education">Highest level of education</label><select class="form-select" id="g{{ n }}_education" name="g{{ n }}_education" [(ngModel)]="guardian.education"><option value="">- Select -</option>@for (each of education; track each) {<option [value]="each">{{ each }}</option>}</select></div>
			<div class="col-md-3"><label class="form-label" for="g{{ n }}_phone">Telephone</label><input class="form-control" id="g{{ n }}_phone" name="g{{ n }}_phone" type="tel" [(ngModel)]="guardian.phone"></div>
		</div>
	</tab>
	}
</tabset>

<h2>Part D. Secondary school</h2>
<div class="row g-3">
	<div class="col-md-8"><label class="form-label" for="school">19. Name of high school <span class="text-danger">*</span></label><input class="form-control" id="school" name="school" [(ngModel)]="a.school" required></div>
	<div class="col-md-4"><label class="form-label" for="schoolCode">20. Six-digit ETS/ACT school code</label><input class="form-control" id="schoolCode" name="schoolCode" [(ngModel)]="a.schoolCode" maxlength="6"></div>
	<div class="col-md-5"><label class="form-label" for="schoolCity">City</label><input class="form-control" id="schoolCity" name="schoolCity" [(ngModel)]="a.schoolCity"></div>
	<div class="col-md-3"><label class="form-label" for="schoolState">State</label><select class="form-select" id="schoolState" name="schoolState" [(ngModel)]="a.schoolState"><option value="">- Select -</option>@for (each of states; track each[0]) {<option [value]="each[0]">{{ each[0] }}</option>}</select></div>
	<div class="col-md-4"><label class="form-label" for="graduation">21. Graduation date, actual or anticipated <span class="text-danger">*</span></label><input class="form-control" id="graduation" name="graduation" [(ngModel)]="a.graduation" bsDatepicker [bsConfig]="dates" placeholder="MM/DD/YYYY" autocomplete="off"></div>
	<div class="col-md-4"><label class="form-label" for="gpa">22. Unweighted GPA (4.00 scale) <span class="text-danger">*</span></label><input class="form-control" id="gpa" name="gpa" [(ngModel)]="a.gpa" placeholder="0.00"></div>
	<div class="col-md-4"><label class="form-label" for="rank">23. Class rank</label><div class="input-group"><input class="form-control" id="rank" name="rank" [(ngModel)]="a.rank" inputmode="numeric"><span class="input-group-text">out of</span><input class="form-control" id="classSize" name="classSize" [(ngModel)]="a.classSize" inputmode="numeric" aria-label="Number of students in class"></div></div>
	<div class="col-md-6"><label class="form-label" for="counselor">24. Counselor certifying grades</label><input class="form-control" id="counselor" name="counselor" [(ngModel)]="a.counselor"></div>
	<div class="col-md-6"><label class="form-label" for="counselorPhone">25. Counselor telephone</label><input class="form-control" id="counselorPhone" name="counselorPhone" type="tel" [(ngModel)]="a.counselorPhone"></div>
</div>
<p class="mt-3 mb-1 fw-semibold">26. Test scores. Report the highest score obtained.</p>
<div class="row g-3">
	<div class="col-md-4"><label class="form-label" for="sat">SAT total (400–1600)</label><input class="form-control" id="sat" name="sat" type="number" min="400" max="1600" [(ngModel)]="a.sat"></div>
	<div class="col-md-4"><label class="form-label" for="act">ACT composite (1–36)</label><input class="form-control" id="act" name="act" type="number" min="1" max="36" [(ngModel)]="a.act"></div>
	<div class="col-md-4"><label class="form-label" for="psat">PSAT/NMSQT total (320–1520)</label><input class="form-control" id="psat" name="psat" type="number" min="320" max="1520" [(ngModel)]="a.psat"></div>
</div>
<p class="mt-4 mb-1 fw-semibold">27. High school courses to be counted toward the academic index</p>
<table class="table table-bordered align-middle" id="courses">
	<thead class="table-light"><tr><th style="width: 3rem">No.</th><th>Course title</th><th style="width: 10rem">Grade or mark</th><th style="width: 10rem">Credits</th></tr></thead>
	<tbody>@for (course of courses; track course; let n = $index) {<tr><td>{{ n + 1 }}</td><td><input class="form-control form-control-sm" name="c{{ n }}_title" [(ngModel)]="course.title"></td><td><input class="form-control form-control-sm" name="c{{ n }}_grade" [(ngModel)]="course.grade"></td><td><input class="form-control form-control-sm" name="c{{ n }}_credits" [(ngModel)]="course.credits"></td></tr>}</tbody>
</table>

<h2>Part E. Activities, employment and service</h2>
<p class="statute">Report no more than three, in order of importance to the applicant.</p>
<accordion [closeOthers]="true" [isAnimated]="false">
	@for (activity of activities; track activity; let n = $index) {
	<accordion-group [heading]="'Activity ' + (n + 1) + (activity.organization ? ': ' + activity.organization : '')" [isOpen]="n === 0">
		<div class="row g-3">
			<div class="col-md-6"><label class="form-label" for="act{{ n }}_organization">Name of organization or employer</label><input class="form-control" id="act{{ n }}_organization" name="act{{ n }}_organization" [(ngModel)]="activity.organization"></div>
			<div class="col-md-6"><label class="form-label" for="act{{ n }}_position">Office or position held</label><input class="form-control" id="act{{ n }}_position" name="act{{ n }}_position" [(ngModel)]="activity.position"></div>
			<div class="col-md-6"><span class="form-label d-block" id="act{{ n }}_label">Grades in which applicant participated</span>
				<div class="btn-group" id="act{{ n }}_grades" role="group" [attr.aria-labelledby]="'act' + n + '_label'">@for (each of ['9', '10', '11', '12']; track each) {<label class="btn btn-outline-secondary" [(ngModel)]="activity.grades[each]" name="act{{ n }}_grade{{ each }}" btnCheckbox tabindex="0" role="button">{{ each }}</label>}</div></div>
			<div class="col-md-6"><label class="form-label" for="act{{ n }}_hours">Average hours per week</label><input class="form-control" id="act{{ n }}_hours" name="act{{ n }}_hours" [(ngModel)]="activity.hours" inputmode="decimal"></div>
		</div>
	</accordion-group>
	}
</accordion>

<h2>Part F. Awards and distinctions</h2>
<div class="row g-2 align-items-end mb-3" role="group" aria-label="New award">
	<div class="col-md-6"><label class="form-label" for="awardTitle">Title of award</label><input class="form-control" id="awardTitle" [(ngModel)]="award.title" [ngModelOptions]="{ standalone: true }" [disabled]="awards.length === limit"></div>
	<div class="col-md-3"><label class="form-label" for="awardGrade">Year received</label><select class="form-select" id="awardGrade" [(ngModel)]="award.grade" [ngModelOptions]="{ standalone: true }" [disabled]="awards.length === limit"><option value="">- Select -</option>@for (each of gradeYears; track each) {<option [value]="each">{{ each }}</option>}</select></div>
	<div class="col-md-3"><button class="btn btn-secondary w-100" type="button" (click)="addAward()" [disabled]="awards.length === limit">Add award</button></div>
</div>
<table class="table table-sm" id="awards">
	<thead><tr><th style="width: 3rem">No.</th><th>Award</th><th style="width: 12rem">Year</th><th style="width: 6rem"></th></tr></thead>
	<tbody>@for (each of awards; track each; let n = $index) {<tr class="award"><td>{{ n + 1 }}</td><td>{{ each.title }}</td><td>{{ each.grade }}</td><td><button class="btn btn-sm btn-link text-danger p-0" type="button" (click)="awards.splice(n, 1)">Delete</button></td></tr>} @empty {<tr><td colspan="4" class="text-body-secondary">None entered. Three may be listed.</td></tr>}</tbody>
</table>

<h2>Part G. Plan of study</h2>
<div class="row g-3">
	<div class="col-md-6"><label class="form-label" for="institution">28. Institution the applicant plans to attend <span class="text-danger">*</span></label><input class="form-control" id="institution" name="institution" [(ngModel)]="a.institution" [typeahead]="institutions" [typeaheadMinLength]="1" [typeaheadOptionsLimit]="8" autocomplete="off" placeholder="Begin typing"></div>
	<div class="col-md-6"><label class="form-label" for="major">29. Intended major field</label><input class="form-control" id="major" name="major" [(ngModel)]="a.major" [typeahead]="majors" [typeaheadMinLength]="0" [typeaheadScrollable]="true" autocomplete="off" placeholder="Begin typing"></div>
	<fieldset class="col-12"><legend class="q">30. Highest degree the applicant intends to pursue</legend>
		@for (each of ['Certificate', 'Associate', 'Baccalaureate', 'Master’s', 'Doctoral or professional']; track each) {<div class="form-check form-check-inline"><input class="form-check-input" type="radio" id="deg{{ $index }}" name="degree" [value]="each" [(ngModel)]="a.degree"><label class="form-check-label" for="deg{{ $index }}">{{ each }}</label></div>}</fieldset>
</div>

<h2>Part H. Certification</h2>
<div class="form-check mb-3"><input class="form-check-input" type="checkbox" id="certify" name="certify" [(ngModel)]="a.certify"><label class="form-check-label" for="certify">Under penalty of perjury I certify that the foregoing is true and complete, and I authorize release of my secondary school records to the Commission.</label></div>
<div class="row g-3 align-items-end">
	<div class="col-md-6"><label class="form-label" for="signature">Signature of applicant (type full name)</label><input class="form-control" id="signature" name="signature" [(ngModel)]="a.signature" autocomplete="off"></div>
	<div class="col-md-6"><label class="form-label" for="captcha">Enter the characters shown</label><div class="input-group"><span class="verify">k7RmQ</span><input class="form-control" id="captcha" name="captcha" [(ngModel)]="a.captcha" autocomplete="off"></div></div>
</div>
<button class="btn btn-primary mt-4" type="submit">File application</button>
</form>
<footer class="mt-5 border-top pt-3">Form CPA-210 (Rev. 09/2026). The Commission does not discriminate on the basis of race, color, national origin, sex, disability or age.</footer>
</div>
`;
