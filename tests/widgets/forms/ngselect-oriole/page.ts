import "zone.js";
import "@angular/compiler";
import "bootstrap/dist/css/bootstrap.min.css";
import "../../node_modules/@ng-select/ng-select/themes/default.theme.css";
import { Component, inject, provideZoneChangeDetection } from "@angular/core";
import { FormBuilder, ReactiveFormsModule } from "@angular/forms";
import { bootstrapApplication } from "@angular/platform-browser";
import { NgSelectModule } from "@ng-select/ng-select";

const TEMPLATE = `
<div class="container py-4">
<h1 class="h3">TRIO Upward Bound Online Application</h1>
<p>Thank you for your interest in the TRIO Upward Bound college prep program! Please complete the application as thoroughly as possible with your parent/guardian. You cannot save and restart this application.</p>
<form [formGroup]="form" (ngSubmit)="send()" novalidate>
<section class="card mb-4"><h2 class="card-header h6 text-uppercase">Part I: Applicant Information</h2><div class="card-body"><div class="row"><div class="col-md-3 mb-3"><label class="form-label" for="q2101">First Name <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2101" formControlName="first"></div>
<div class="col-md-3 mb-3"><label class="form-label" for="q2102">Middle Name</label><input class="form-control" type="text" id="q2102" formControlName="mid"></div>
<div class="col-md-3 mb-3"><label class="form-label" for="q2103">Last Name <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2103" formControlName="last"></div>
<div class="col-md-3 mb-3"><label class="form-label" for="q2104">Nickname</label><input class="form-control" type="text" id="q2104" formControlName="nick"></div>
<fieldset class="col-md-6 mb-3"><legend class="form-label fs-6">Date of Birth <span class="text-danger">*</span></legend><div class="row"><div class="col-5"><ng-select formControlName="dobM" labelForId="q2105" [items]="lists['dobM']" bindLabel="label" bindValue="id" placeholder="Month"></ng-select>
</div><div class="col-3"><input class="form-control" type="text" id="q2106" formControlName="dobD" placeholder="DD" maxlength="2" aria-label="Day">
</div><div class="col-4"><input class="form-control" type="text" id="q2107" formControlName="dobY" placeholder="YYYY" maxlength="4" aria-label="Year">
</div></div></fieldset><div class="col-md-3 mb-3"><label class="form-label" for="q2108">Gender <span class="text-danger">*</span></label><ng-select formControlName="gender" labelForId="q2108" [items]="lists['gender']" placeholder="Please select" [searchable]="false"></ng-select></div>
<div class="col-md-3 mb-3"><label class="form-label" for="q2109">City of Birth</label><input class="form-control" type="text" id="q2109" formControlName="birthTown"></div>
<div class="col-md-8 mb-3"><label class="form-label" for="q2110">Address <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2110" formControlName="addr"><div class="form-text">Street or P.O. Box</div></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2111">Address 2</label><input class="form-control" type="text" id="q2111" formControlName="addr2"></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2112">City <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2112" formControlName="city"></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2113">State <span class="text-danger">*</span></label><ng-select formControlName="state" labelForId="q2113" [items]="lists['states']" bindLabel="label" bindValue="id" placeholder="Please select"></ng-select></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2114">Zip <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2114" formControlName="zip"></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2115">Student's Cell Number</label><input class="form-control" type="tel" id="q2115" formControlName="cell"></div>
<div class="col-md-4 mb-3"><p class="mb-1">Can Applicant Receive Texts</p><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="texts" value="Yes" id="q2116_0"><label class="form-check-label" for="q2116_0">Yes</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="texts" value="No" id="q2116_1"><label class="form-check-label" for="q2116_1">No</label></div></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2117">Student's Email <span class="text-danger">*</span></label><input class="form-control" type="email" id="q2117" formControlName="mail"></div>
<div class="col-md-12 mb-3"><label class="form-label" for="q2118">Language(s) spoken at home: <span class="text-danger">*</span></label><ng-select formControlName="langs" labelForId="q2118" [items]="lists['langs']" [multiple]="true" [closeOnSelect]="true" placeholder="Choose all that apply"></ng-select></div>
</div></div></section>
<section class="card mb-4"><h2 class="card-header h6 text-uppercase">Citizenship and Cultural Background Information</h2><div class="card-body"><div class="row"><div class="col-md-6 mb-3"><p class="mb-1">Are you a citizen of the United States? <span class="text-danger">*</span></p><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="citizen" value="Yes" id="q2119_0"><label class="form-check-label" for="q2119_0">Yes</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="citizen" value="No" id="q2119_1"><label class="form-check-label" for="q2119_1">No</label></div></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2120">If no, please provide your permanent resident ID#:</label><input class="form-control" type="text" id="q2120" formControlName="a_no"></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2121">Social Security Number:</label><input class="form-control" type="text" id="q2121" formControlName="ssn"><div class="form-text">If you do not have one, please enter all zeros</div></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2122">Ethnic (Hispanic) 1 ='Yes' 2='No' <span class="text-danger">*</span></label><ng-select formControlName="hispanic" labelForId="q2122" [items]="lists['hispanic']" bindLabel="label" bindValue="id" placeholder="Please select" [searchable]="false"></ng-select></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2123">Country of Birth</label><input class="form-control" type="text" id="q2123" formControlName="birthLand"></div>
<div class="col-12 mb-3"><p class="mb-1">Race/Ethnicity (check all that apply):</p><div class="row"><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="race_1" id="q2124_0"><label class="form-check-label" for="q2124_0">American Indian or Alaskan Native</label></div><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="race_2" id="q2124_1"><label class="form-check-label" for="q2124_1">Asian</label></div><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="race_3" id="q2124_2"><label class="form-check-label" for="q2124_2">Black or African American</label></div><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="race_4" id="q2124_3"><label class="form-check-label" for="q2124_3">Native Hawaiian or Other Pacific Islander</label></div><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="race_5" id="q2124_4"><label class="form-check-label" for="q2124_4">White</label></div></div></div>
</div></div></section>
<section class="card mb-4"><h2 class="card-header h6 text-uppercase">Part II. Academic Information</h2><div class="card-body"><div class="row"><div class="col-md-6 mb-3"><label class="form-label" for="q2125">Current School <span class="text-danger">*</span></label><ng-select formControlName="school" labelForId="q2125" [items]="lists['school']" placeholder="Please select"></ng-select></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2126">If you answered Other, Explain</label><input class="form-control" type="text" id="q2126" formControlName="schoolOther"></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2127">Current Grade Level: <span class="text-danger">*</span></label><ng-select formControlName="grade" labelForId="q2127" [items]="lists['grades']" bindLabel="label" bindValue="id" placeholder="Please select"></ng-select></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2128">Estimated Entry GPA (grade point average) <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2128" formControlName="gpa"><div class="form-text">GPA will be verified by official transcripts.</div></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2129">Year of High School Graduation <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2129" formControlName="gradYear"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2130">High School Guidance Counselor Name <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2130" formControlName="gcName"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2131">High School Guidance Counselor Email <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2131" formControlName="gcMail"></div>
<div class="col-md-12 mb-3"><label class="form-label" for="q2132">Have you ever participated in any of the following TRiO programs or other college preparatory programs? <span class="text-danger">*</span></label><ng-select formControlName="prior" labelForId="q2132" [items]="lists['prior']" [multiple]="true" [closeOnSelect]="true" placeholder="Please select"></ng-select></div>
<div class="col-md-6 mb-3"><p class="mb-1">Did you take college courses while in high school? <span class="text-danger">*</span></p><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="hsCollege" value="Yes" id="q2133_0"><label class="form-check-label" for="q2133_0">Yes</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="hsCollege" value="No" id="q2133_1"><label class="form-check-label" for="q2133_1">No</label></div></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2134">If yes, college credits earned:</label><input class="form-control" type="text" id="q2134" formControlName="colCred"></div>
<div class="col-12 mb-3"><table class="table table-sm"><thead><tr><th>College course</th><th>Grade</th><th>Credits</th></tr></thead><tbody><tr><td><input class="form-control" type="text" id="q2135" formControlName="cc0a" aria-label="College course, line 1">
</td><td><input class="form-control" type="text" id="q2136" formControlName="cc0b" aria-label="Grade, line 1">
</td><td><input class="form-control" type="text" id="q2137" formControlName="cc0c" aria-label="Credits, line 1">
</td></tr>
<tr><td><input class="form-control" type="text" id="q2138" formControlName="cc1a" aria-label="College course, line 2">
</td><td><input class="form-control" type="text" id="q2139" formControlName="cc1b" aria-label="Grade, line 2">
</td><td><input class="form-control" type="text" id="q2140" formControlName="cc1c" aria-label="Credits, line 2">
</td></tr></tbody></table></div>
<div class="col-md-2 mb-3"><label class="form-label" for="q2141">PSAT</label><input class="form-control" type="text" id="q2141" formControlName="psat"></div>
<div class="col-md-3 mb-3"><label class="form-label" for="q2142">SAT Reading/Writing</label><input class="form-control" type="text" id="q2142" formControlName="satE"></div>
<div class="col-md-2 mb-3"><label class="form-label" for="q2143">SAT Math</label><input class="form-control" type="text" id="q2143" formControlName="satM"></div>
<div class="col-md-3 mb-3"><label class="form-label" for="q2144">ACT (composite)</label><input class="form-control" type="text" id="q2144" formControlName="act"></div>
<div class="col-12 mb-3"><table class="table table-sm"><thead><tr><th>Advanced Placement test taken</th><th>Score</th></tr></thead><tbody><tr><td><ng-select formControlName="ap0x" labelForId="q2145" [items]="lists['exam']" placeholder="Please select"></ng-select>
</td><td><ng-select formControlName="ap0k" labelForId="q2146" [items]="lists['apscore']" placeholder="1-5"></ng-select>
</td></tr>
<tr><td><ng-select formControlName="ap1x" labelForId="q2147" [items]="lists['exam']" placeholder="Please select"></ng-select>
</td><td><ng-select formControlName="ap1k" labelForId="q2148" [items]="lists['apscore']" placeholder="1-5"></ng-select>
</td></tr>
<tr><td><ng-select formControlName="ap2x" labelForId="q2149" [items]="lists['exam']" placeholder="Please select"></ng-select>
</td><td><ng-select formControlName="ap2k" labelForId="q2150" [items]="lists['apscore']" placeholder="1-5"></ng-select>
</td></tr></tbody></table></div>
<div class="col-12 mb-3"><p class="mb-1">Please check all the academic areas you would like assistance with (you may check more than one).</p><div class="row"><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="help_1" id="q2151_0"><label class="form-check-label" for="q2151_0">English Composition/Literature</label></div><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="help_2" id="q2151_1"><label class="form-check-label" for="q2151_1">Math</label></div><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="help_3" id="q2151_2"><label class="form-check-label" for="q2151_2">Science</label></div><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="help_4" id="q2151_3"><label class="form-check-label" for="q2151_3">Foreign Language</label></div><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="help_5" id="q2151_4"><label class="form-check-label" for="q2151_4">English as a Second Language</label></div><div class="col-md-4 form-check ps-5"><input class="form-check-input" type="checkbox" formControlName="help_6" id="q2151_5"><label class="form-check-label" for="q2151_5">Study skills</label></div></div></div>
<div class="col-md-6 mb-3"><p class="mb-1">Do you have a disability requiring accommodations? <span class="text-danger">*</span></p><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="disab" value="Yes" id="q2152_0"><label class="form-check-label" for="q2152_0">Yes</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="disab" value="No" id="q2152_1"><label class="form-check-label" for="q2152_1">No</label></div></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2153">What career are you interested in?</label><input class="form-control" type="text" id="q2153" formControlName="career"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2154">How far would you like to go in school?</label><ng-select formControlName="highest" labelForId="q2154" [items]="lists['highest']" placeholder="Please select"></ng-select></div>
<div class="col-md-12 mb-3"><label class="form-label" for="q2155">Why you would benefit from our Upward Bound Program? <span class="text-danger">*</span></label><textarea class="form-control" rows="3" id="q2155" formControlName="why"></textarea></div>
</div></div></section>
<section class="card mb-4"><h2 class="card-header h6 text-uppercase">Part III. Parent or Guardian Information</h2><div class="card-body"><div class="row"><div class="col-md-4 mb-3"><label class="form-label" for="q2156">Contact 1: Relationship to Student <span class="text-danger">*</span></label><ng-select formControlName="c1rel" labelForId="q2156" [items]="lists['rel']" placeholder="Please select" [searchable]="false"></ng-select></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2157">Contact 1: Name <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2157" formControlName="c1name"></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2158">Contact 1: Phone <span class="text-danger">*</span></label><input class="form-control" type="tel" id="q2158" formControlName="c1tel"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2159">Contact 1: Email</label><input class="form-control" type="text" id="q2159" formControlName="c1mail"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2160">Contact 1: Employer</label><input class="form-control" type="text" id="q2160" formControlName="c1emp"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2161">Contact 1: Occupation</label><input class="form-control" type="text" id="q2161" formControlName="c1occ"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2162">Contact 1: Education Level <span class="text-danger">*</span></label><ng-select formControlName="c1edu" labelForId="q2162" [items]="lists['edu']" placeholder="Please select" [searchable]="false"></ng-select></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2163">Contact 2: Relationship to Student</label><ng-select formControlName="c2rel" labelForId="q2163" [items]="lists['rel']" placeholder="Please select" [searchable]="false"></ng-select></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2164">Contact 2: Name</label><input class="form-control" type="text" id="q2164" formControlName="c2name"></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2165">Contact 2: Phone</label><input class="form-control" type="tel" id="q2165" formControlName="c2tel"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2166">Contact 2: Occupation</label><input class="form-control" type="text" id="q2166" formControlName="c2occ"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2167">Contact 2: Education Level <span class="text-danger">*</span></label><ng-select formControlName="c2edu" labelForId="q2167" [items]="lists['edu']" placeholder="Please select" [searchable]="false"></ng-select></div>
<div class="col-12 mb-3"><table class="table table-sm"><thead><tr><th>Brothers and sisters (first and last name)</th><th>Age</th></tr></thead><tbody><tr><td><input class="form-control" type="text" id="q2168" formControlName="sb0" aria-label="Brother or sister 1">
</td><td><input class="form-control" type="text" id="q2169" formControlName="sb0age" aria-label="Age of brother or sister 1">
</td></tr>
<tr><td><input class="form-control" type="text" id="q2170" formControlName="sb1" aria-label="Brother or sister 2">
</td><td><input class="form-control" type="text" id="q2171" formControlName="sb1age" aria-label="Age of brother or sister 2">
</td></tr></tbody></table></div>
</div></div></section>
<section class="card mb-4"><h2 class="card-header h6 text-uppercase">Part IV. Family Information and Eligibility</h2><div class="card-body"><p class="text-muted small">The federal government requires that we collect information and documents in order for students to participate in Upward Bound. Taxable income is not the same as gross or adjusted gross income; staff will ask for your tax forms separately.</p><div class="row"><div class="col-md-4 mb-3"><label class="form-label" for="q2172">Student Lives With <span class="text-danger">*</span></label><ng-select formControlName="lives" labelForId="q2172" [items]="lists['lives']" placeholder="Please select"></ng-select></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2173">Parents are:</label><ng-select formControlName="marital" labelForId="q2173" [items]="lists['marital']" placeholder="Please select" [searchable]="false"></ng-select></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2174">Number of people in the household <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2174" formControlName="hh"></div>
<div class="col-md-6 mb-3"><p class="mb-1">Have either parent(s) received a bachelor's degree? <span class="text-danger">*</span></p><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="bach" value="Yes" id="q2175_0"><label class="form-check-label" for="q2175_0">Yes</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="bach" value="No" id="q2175_1"><label class="form-check-label" for="q2175_1">No</label></div></div>
<div class="col-md-6 mb-3"><p class="mb-1">Do you qualify for free or reduced lunches? <span class="text-danger">*</span></p><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="lunch" value="Yes" id="q2176_0"><label class="form-check-label" for="q2176_0">Yes</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="lunch" value="No" id="q2176_1"><label class="form-check-label" for="q2176_1">No</label></div></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2177">Total annual family income <span class="text-danger">*</span></label><ng-select formControlName="income" labelForId="q2177" [items]="lists['income']" placeholder="Please select"></ng-select></div>
<div class="col-md-6 mb-3"><p class="mb-1">Are you a ward of the court (homeless, in foster care, or involved in the juvenile justice system)? <span class="text-danger">*</span></p><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="ward" value="Yes" id="q2178_0"><label class="form-check-label" for="q2178_0">Yes</label></div><div class="form-check form-check-inline"><input class="form-check-input" type="radio" formControlName="ward" value="No" id="q2178_1"><label class="form-check-label" for="q2178_1">No</label></div></div>
</div></div></section>
<section class="card mb-4"><h2 class="card-header h6 text-uppercase">Part V. Activities</h2><div class="card-body"><div class="row"><div class="col-12 mb-3"><table class="table table-sm"><thead><tr><th>Club, team, job or community group</th><th>What you did (office or position)</th><th>Grades</th></tr></thead><tbody><tr><td><input class="form-control" type="text" id="q2179" formControlName="ac0o" aria-label="Club, team, job or community group">
</td><td><input class="form-control" type="text" id="q2180" formControlName="ac0p" aria-label="Office or position">
</td><td><ng-select formControlName="ac0g" labelForId="q2181" [items]="lists['grades']" bindLabel="label" bindValue="id" [multiple]="true" [closeOnSelect]="true" placeholder="Grades"></ng-select>
</td></tr>
<tr><td><input class="form-control" type="text" id="q2182" formControlName="ac1o" aria-label="Club, team, job or community group">
</td><td><input class="form-control" type="text" id="q2183" formControlName="ac1p" aria-label="Office or position">
</td><td><ng-select formControlName="ac1g" labelForId="q2184" [items]="lists['grades']" bindLabel="label" bindValue="id" [multiple]="true" [closeOnSelect]="true" placeholder="Grades"></ng-select>
</td></tr>
<tr><td><input class="form-control" type="text" id="q2185" formControlName="ac2o" aria-label="Club, team, job or community group">
</td><td><input class="form-control" type="text" id="q2186" formControlName="ac2p" aria-label="Office or position">
</td><td><ng-select formControlName="ac2g" labelForId="q2187" [items]="lists['grades']" bindLabel="label" bindValue="id" [multiple]="true" [closeOnSelect]="true" placeholder="Grades"></ng-select>
</td></tr></tbody></table></div>
<div class="col-12 mb-3"><table class="table table-sm"><thead><tr><th>Honors and awards</th><th>Grade</th></tr></thead><tbody><tr><td><input class="form-control" type="text" id="q2188" formControlName="hn0" aria-label="Honors and awards">
</td><td><ng-select formControlName="hn0g" labelForId="q2189" [items]="lists['grades']" bindLabel="label" bindValue="id" placeholder="Please select"></ng-select>
</td></tr>
<tr><td><input class="form-control" type="text" id="q2190" formControlName="hn1" aria-label="Honors and awards">
</td><td><ng-select formControlName="hn1g" labelForId="q2191" [items]="lists['grades']" bindLabel="label" bindValue="id" placeholder="Please select"></ng-select>
</td></tr>
<tr><td><input class="form-control" type="text" id="q2192" formControlName="hn2" aria-label="Honors and awards">
</td><td><ng-select formControlName="hn2g" labelForId="q2193" [items]="lists['grades']" bindLabel="label" bindValue="id" placeholder="Please select"></ng-select>
</td></tr></tbody></table></div>
</div></div></section>
<section class="card mb-4"><h2 class="card-header h6 text-uppercase">Part VI. Other Contacts</h2><div class="card-body"><div class="row"><div class="col-md-4 mb-3"><label class="form-label" for="q2194">Emergency Contact Name <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2194" formControlName="emName"><div class="form-text">Someone other than a parent or guardian</div></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2195">Relationship of Contact to You <span class="text-danger">*</span></label><input class="form-control" type="text" id="q2195" formControlName="emRel"></div>
<div class="col-md-4 mb-3"><label class="form-label" for="q2196">Emergency Contact Phone Number <span class="text-danger">*</span></label><input class="form-control" type="tel" id="q2196" formControlName="emTel"></div>
<div class="col-md-12 mb-3"><label class="form-label" for="q2197">If you were referred to TRIO, please indicate the individual's name and title:</label><input class="form-control" type="text" id="q2197" formControlName="refer"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2198">Name of person who helped you complete this form, if any</label><input class="form-control" type="text" id="q2198" formControlName="preparer"></div>
</div></div></section>
<section class="card mb-4"><h2 class="card-header h6 text-uppercase">Certification</h2><div class="card-body"><div class="row"><div class="form-check col-12 ms-3 mb-3"><input class="form-check-input" type="checkbox" formControlName="agree" id="q2199"><label class="form-check-label" for="q2199">I certify that the information on this application is true, and I authorize the release of my school records to the TRIO staff.</label></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2200">Student signature (type your full name)</label><input class="form-control" type="text" id="q2200" formControlName="sig"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2201">Parent/guardian signature</label><input class="form-control" type="text" id="q2201" formControlName="psig"></div>
<div class="col-md-6 mb-3"><label class="form-label" for="q2202">What is seven plus four? (This helps us prevent spam.)</label><input class="form-control" type="text" id="q2202" formControlName="human"></div>
</div></div></section>

<button class="btn btn-primary" type="submit">Submit Application</button>
</form>
</div>`;

@Component({ selector: "app-intake", standalone: true, imports: [ReactiveFormsModule, NgSelectModule], template: TEMPLATE })
class Intake {
	lists: Record<string, any[]> = {
		states: [
			{
				id: "CA",
				label: "California",
			},
			{
				id: "ID",
				label: "Idaho",
			},
			{
				id: "MT",
				label: "Montana",
			},
			{
				id: "NV",
				label: "Nevada",
			},
			{
				id: "OR",
				label: "Oregon",
			},
			{
				id: "WA",
				label: "Washington",
			},
		],
		edu: [
			"Did not finish high school",
			"High school diploma or GED",
			"Some college, no degree",
			"Associate degree",
			"Bachelor's degree (4-year)",
			"Master's degree or higher",
		],
		rel: ["Parent", "Step-parent", "Grandparent", "Foster parent", "Legal guardian", "Other relative"],
		grades: [
			{
				id: "8",
				label: "8th grade",
			},
			{
				id: "9",
				label: "9th grade",
			},
			{
				id: "10",
				label: "10th grade",
			},
			{
				id: "11",
				label: "11th grade",
			},
			{
				id: "12",
				label: "12th grade",
			},
		],
		exam: [
			"AP Biology",
			"AP Calculus AB",
			"AP Chemistry",
			"AP English Language",
			"AP English Literature",
			"AP Spanish Language",
			"AP Statistics",
			"AP United States History",
			"AP World History",
		],
		apscore: ["1", "2", "3", "4", "5"],
		dobM: [
			{
				id: "01",
				label: "January",
			},
			{
				id: "02",
				label: "February",
			},
			{
				id: "03",
				label: "March",
			},
			{
				id: "04",
				label: "April",
			},
			{
				id: "05",
				label: "May",
			},
			{
				id: "06",
				label: "June",
			},
			{
				id: "07",
				label: "July",
			},
			{
				id: "08",
				label: "August",
			},
			{
				id: "09",
				label: "September",
			},
			{
				id: "10",
				label: "October",
			},
			{
				id: "11",
				label: "November",
			},
			{
				id: "12",
				label: "December",
			},
		],
		gender: ["Female", "Male", "Non-binary", "Prefer not to answer"],
		langs: ["Arabic", "English", "Hmong", "Igbo", "Mandarin", "Russian", "Spanish", "Tagalog", "Vietnamese", "Other"],
		hispanic: [
			{
				id: "1",
				label: "1 - Yes",
			},
			{
				id: "2",
				label: "2 - No",
			},
		],
		school: [
			"Ashland Valley High School",
			"Butte Falls Charter School",
			"Crater Ridge High School",
			"Eagle Point Senior High",
			"Siskiyou Union High School",
			"Other",
		],
		prior: ["AVID", "Educational Talent Search", "GEAR UP", "Upward Bound", "Upward Bound Math-Science", "None of these"],
		highest: [
			"Technical certificate",
			"Two-year degree (Associate)",
			"Four-year degree (Bachelor's)",
			"Master's degree",
			"Doctoral or professional degree",
			"Not sure",
		],
		lives: ["Both parents", "One parent", "Parent and step-parent", "Grandparent(s)", "Guardian", "Other"],
		marital: ["Married", "Never married", "Separated", "Divorced", "Widowed"],
		income: ["$0 - $25,000", "$25,001 - $40,000", "$40,001 - $60,000", "$60,001 - $80,000", "Over $80,000"],
	};
	submitted = false;
	form = inject(FormBuilder).group({
		first: [""],
		mid: [""],
		last: [""],
		nick: [""],
		dobM: [null as string | null],
		dobD: [""],
		dobY: [""],
		gender: [null as string | null],
		birthTown: [""],
		addr: [""],
		addr2: [""],
		city: [""],
		state: [null as string | null],
		zip: [""],
		cell: [""],
		texts: [""],
		mail: [""],
		langs: [[] as string[]],
		citizen: [""],
		a_no: [""],
		ssn: [""],
		hispanic: [null as string | null],
		birthLand: [""],
		race_1: [false],
		race_2: [false],
		race_3: [false],
		race_4: [false],
		race_5: [false],
		school: [null as string | null],
		schoolOther: [""],
		grade: [null as string | null],
		gpa: [""],
		gradYear: [""],
		gcName: [""],
		gcMail: [""],
		prior: [[] as string[]],
		hsCollege: [""],
		colCred: [""],
		cc0a: [""],
		cc0b: [""],
		cc0c: [""],
		cc1a: [""],
		cc1b: [""],
		cc1c: [""],
		psat: [""],
		satE: [""],
		satM: [""],
		act: [""],
		ap0x: [null as string | null],
		ap0k: [null as string | null],
		ap1x: [null as string | null],
		ap1k: [null as string | null],
		ap2x: [null as string | null],
		ap2k: [null as string | null],
		help_1: [false],
		help_2: [false],
		help_3: [false],
		help_4: [false],
		help_5: [false],
		help_6: [false],
		disab: [""],
		career: [""],
		highest: [null as string | null],
		why: [""],
		c1rel: [null as string | null],
		c1name: [""],
		c1tel: [""],
		c1mail: [""],
		c1emp: [""],
		c1occ: [""],
		c1edu: [null as string | null],
		c2rel: [null as string | null],
		c2name: [""],
		c2tel: [""],
		c2occ: [""],
		c2edu: [null as string | null],
		sb0: [""],
		sb0age: [""],
		sb1: [""],
		sb1age: [""],
		lives: [null as string | null],
		marital: [null as string | null],
		hh: [""],
		bach: [""],
		lunch: [""],
		income: [null as string | null],
		ward: [""],
		ac0o: [""],
		ac0p: [""],
		ac0g: [[] as string[]],
		ac1o: [""],
		ac1p: [""],
		ac1g: [[] as string[]],
		ac2o: [""],
		ac2p: [""],
		ac2g: [[] as string[]],
		hn0: [""],
		hn0g: [null as string | null],
		hn1: [""],
		hn1g: [null as string | null],
		hn2: [""],
		hn2g: [null as string | null],
		emName: [""],
		emRel: [""],
		emTel: [""],
		refer: [""],
		preparer: [""],
		agree: [false],
		sig: [""],
		psig: [""],
		human: [""],
	});
	send() {
		this.submitted = true;
	}
}

/** How each answer is asked: its kind and the id of its control. */
const ASKED: Record<string, [kind: string, id: string, options?: string[]]> = {
	first: ["text", "q2101"],
	mid: ["text", "q2102"],
	last: ["text", "q2103"],
	nick: ["text", "q2104"],
	dobM: ["select", "q2105"],
	dobD: ["text", "q2106"],
	dobY: ["text", "q2107"],
	gender: ["select", "q2108"],
	birthTown: ["text", "q2109"],
	addr: ["text", "q2110"],
	addr2: ["text", "q2111"],
	city: ["text", "q2112"],
	state: ["select", "q2113"],
	zip: ["text", "q2114"],
	cell: ["text", "q2115"],
	texts: ["radio", "q2116"],
	mail: ["text", "q2117"],
	langs: ["multi", "q2118"],
	citizen: ["radio", "q2119"],
	a_no: ["text", "q2120"],
	ssn: ["text", "q2121"],
	hispanic: ["select", "q2122"],
	birthLand: ["text", "q2123"],
	race: [
		"boxes",
		"q2124",
		["American Indian or Alaskan Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"],
	],
	school: ["select", "q2125"],
	schoolOther: ["text", "q2126"],
	grade: ["select", "q2127"],
	gpa: ["text", "q2128"],
	gradYear: ["text", "q2129"],
	gcName: ["text", "q2130"],
	gcMail: ["text", "q2131"],
	prior: ["multi", "q2132"],
	hsCollege: ["radio", "q2133"],
	colCred: ["text", "q2134"],
	cc0a: ["text", "q2135"],
	cc0b: ["text", "q2136"],
	cc0c: ["text", "q2137"],
	cc1a: ["text", "q2138"],
	cc1b: ["text", "q2139"],
	cc1c: ["text", "q2140"],
	psat: ["text", "q2141"],
	satE: ["text", "q2142"],
	satM: ["text", "q2143"],
	act: ["text", "q2144"],
	ap0x: ["select", "q2145"],
	ap0k: ["select", "q2146"],
	ap1x: ["select", "q2147"],
	ap1k: ["select", "q2148"],
	ap2x: ["select", "q2149"],
	ap2k: ["select", "q2150"],
	help: [
		"boxes",
		"q2151",
		["English Composition/Literature", "Math", "Science", "Foreign Language", "English as a Second Language", "Study skills"],
	],
	disab: ["radio", "q2152"],
	career: ["text", "q2153"],
	highest: ["select", "q2154"],
	why: ["text", "q2155"],
	c1rel: ["select", "q2156"],
	c1name: ["text", "q2157"],
	c1tel: ["text", "q2158"],
	c1mail: ["text", "q2159"],
	c1emp: ["text", "q2160"],
	c1occ: ["text", "q2161"],
	c1edu: ["select", "q2162"],
	c2rel: ["select", "q2163"],
	c2name: ["text", "q2164"],
	c2tel: ["text", "q2165"],
	c2occ: ["text", "q2166"],
	c2edu: ["select", "q2167"],
	sb0: ["text", "q2168"],
	sb0age: ["text", "q2169"],
	sb1: ["text", "q2170"],
	sb1age: ["text", "q2171"],
	lives: ["select", "q2172"],
	marital: ["select", "q2173"],
	hh: ["text", "q2174"],
	bach: ["radio", "q2175"],
	lunch: ["radio", "q2176"],
	income: ["select", "q2177"],
	ward: ["radio", "q2178"],
	ac0o: ["text", "q2179"],
	ac0p: ["text", "q2180"],
	ac0g: ["multi", "q2181"],
	ac1o: ["text", "q2182"],
	ac1p: ["text", "q2183"],
	ac1g: ["multi", "q2184"],
	ac2o: ["text", "q2185"],
	ac2p: ["text", "q2186"],
	ac2g: ["multi", "q2187"],
	hn0: ["text", "q2188"],
	hn0g: ["select", "q2189"],
	hn1: ["text", "q2190"],
	hn1g: ["select", "q2191"],
	hn2: ["text", "q2192"],
	hn2g: ["select", "q2193"],
	emName: ["text", "q2194"],
	emRel: ["text", "q2195"],
	emTel: ["text", "q2196"],
	refer: ["text", "q2197"],
	preparer: ["text", "q2198"],
	agree: ["box", "q2199"],
	sig: ["text", "q2200"],
	psig: ["text", "q2201"],
	human: ["text", "q2202"],
};

const host = document.createElement("app-intake");
document.getElementById("root")!.append(host);
let intake: Intake;
bootstrapApplication(Intake, { providers: [provideZoneChangeDetection()] }).then((app) => {
	intake = app.components[0].instance;
});

const el = <T extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as T;
const read = (value: (key: string, kind: string, id: string, options: string[]) => unknown) =>
	Object.fromEntries(Object.entries(ASKED).map(([key, [kind, id, options = []]]) => [key, value(key, kind, id, options)]));
Object.assign(window, {
	formState() {
		const values = intake.form.getRawValue() as Record<string, unknown>;
		return {
			submitted: intake.submitted,
			...read((key, kind, _, options) => (kind === "boxes" ? options.filter((_, i) => values[`${key}_${i + 1}`]) : values[key])),
		};
	},
	formShown: () =>
		read((_, kind, id, options) => {
			if (kind === "text") return el(id).value;
			if (kind === "box") return el(id).checked;
			if (kind === "boxes") return options.filter((_, i) => el(`${id}_${i}`).checked);
			if (kind === "radio") return document.querySelector(`[id^="${id}_"]:checked`)?.nextElementSibling?.textContent ?? "";
			const labels = [...el(id).closest("ng-select")!.querySelectorAll(".ng-value-label")].map((each) => each.textContent);
			return kind === "multi" ? labels : (labels[0] ?? "");
		}),
});
