const pick = (key: string, label: string, width: string, more = "") => `
<q-select outlined class="${width}" :ref="hold('${key}')" v-model="f.${key}" label="${label}" use-input hide-selected fill-input input-debounce="0"
	emit-value map-options :options="lists.${key}" @filter="filters.${key}" ${more}>
	<template v-slot:no-option><q-item><q-item-section class="text-grey">Nothing by that name</q-item-section></q-item></template>
</q-select>`;
const line = (key: string, label: string, width: string, more = "") =>
	`<q-input outlined class="${width}" :ref="hold('${key}')" v-model="f.${key}" label="${label}" ${more}></q-input>`;
const amount = (key: string, label: string, width: string, more = "") =>
	`<q-input outlined type="number" class="${width}" :ref="hold('${key}')" v-model.number="f.${key}" label="${label}" ${more}></q-input>`;

export default `
<q-layout view="hHh lpR fFf"><q-page-container><div class="page">
<div class="banner"><q-icon :name="icons.water" size="32px"></q-icon><h1>Headwaters Field Institute</h1>
<p>Application for the 2027 summer session: four weeks of stream ecology on the upper river, free to everyone we admit. It takes about half an hour. We read every one of these ourselves.</p></div>
<q-form @submit="send">

<q-card class="part" flat bordered><q-card-section>
<h2>First, you</h2><p class="lead">Use the name on your school records; tell us below what you’d rather be called.</p>
<div class="grid">
${line("first", "First name *", "w2")}${line("middle", "Middle name", "w2")}${line("last", "Last name *", "w2")}
<q-select outlined clearable class="w2" :ref="hold('suffix')" v-model="f.suffix" label="Suffix, if you have one" :options="['Jr.', 'Sr.', 'II', 'III', 'IV']"></q-select>
${line("goesBy", "What should we call you?", "w4", 'hint="We print this on your name badge"')}
<div class="w6"><div class="ask">Your pronouns</div><q-option-group inline :ref="hold('pronouns')" v-model="f.pronouns" :options="pronounOptions"></q-option-group></div>
<q-input outlined class="w3" :ref="hold('born')" v-model="f.born" label="Birthday *" mask="##/##/####" hint="MM/DD/YYYY">
	<template v-slot:append><q-icon :name="icons.event" class="cursor-pointer"><q-popup-proxy cover transition-show="scale" transition-hide="scale">
		<q-date v-model="f.born" mask="MM/DD/YYYY"><div class="row items-center justify-end"><q-btn v-close-popup label="Close" color="primary" flat></q-btn></div></q-date>
	</q-popup-proxy></q-icon></template>
</q-input>
<q-select outlined class="w3" :ref="hold('shirt')" v-model="f.shirt" label="T-shirt size" :options="shirts"></q-select>
${line("email", "Email you actually read *", "w3", 'type="email"')}
${line("cell", "Cell phone", "w3", 'type="tel" mask="(###) ###-####"')}
</div></q-card-section></q-card>

<q-card class="part" flat bordered><q-card-section>
<h2>Where you live</h2><p class="lead">Your permanent home. Waders and a packing list get shipped here.</p>
<div class="grid">
${line("street", "Street address *", "w4")}${line("unit", "Apt / unit", "w2")}
${line("town", "City or town *", "w2")}${pick("homeState", "State *", "w2")}${line("zip", "ZIP *", "w2", 'mask="#####" inputmode="numeric"')}
${pick("country", "Country *", "w3")}
<div class="w6"><q-toggle :ref="hold('otherMail')" v-model="f.otherMail" label="Please ship to a different address (we’ll write you about it)"></q-toggle></div>
</div></q-card-section></q-card>

<q-card class="part" flat bordered><q-card-section>
<h2>School</h2>
<div class="grid">
${line("school", "High school you attend *", "w6")}
${line("schoolTown", "City of your school", "w3")}${pick("schoolState", "State of your school", "w3")}
<q-select outlined class="w3" :ref="hold('grade')" v-model="f.grade" label="Where are you now? *" emit-value map-options :options="grades"></q-select>
${line("gradDate", "When do you graduate?", "w3", 'mask="##/####" hint="Month and year, like 05/2028" fill-mask="_"')}
${amount("gpa", "GPA, unweighted (4.0 scale)", "w3", 'step="0.01" min="0" max="4"')}
${amount("classSize", "Students in your class", "w3", 'min="1" hint="Roughly is fine"')}
${line("counselor", "Counselor’s full name", "w3")}${line("counselorEmail", "Counselor’s email", "w3", 'type="email" hint="We’ll ask them for a short letter"')}
</div></q-card-section></q-card>

<q-card class="part" flat bordered><q-card-section>
<h2>Scores, if you have them</h2><p class="lead">Entirely optional; we admit plenty of people who never sat a test.</p>
<div class="grid">
${amount("satRw", "SAT reading and writing", "w2", 'min="200" max="800"')}${amount("satMath", "SAT math", "w2", 'min="200" max="800"')}${amount("act", "ACT composite", "w2", 'min="1" max="36"')}
</div>
<q-table class="q-mt-md" flat bordered title="AP exams (list up to three)" :rows="exams" :columns="examColumns" row-key="id" hide-pagination :pagination="{ rowsPerPage: 0 }">
	<template v-slot:top-right><q-btn outline color="primary" :icon="icons.add" label="Add exam" :disable="exams.length >= limit" @click="addExam"></q-btn></template>
	<template v-slot:body-cell-subject="props"><q-td :props="props">
		<q-select dense borderless :ref="hold('ap' + (props.rowIndex + 1) + 'Subject')" v-model="props.row.subject" use-input hide-selected fill-input input-debounce="0" :options="lists.subject" @filter="filters.subject" placeholder="Start typing…" aria-label="AP exam"></q-select>
	</q-td></template>
	<template v-slot:body-cell-score="props"><q-td :props="props">
		<q-select dense borderless :ref="hold('ap' + (props.rowIndex + 1) + 'Score')" v-model="props.row.score" :options="[1, 2, 3, 4, 5]" aria-label="Score"></q-select>
	</q-td></template>
	<template v-slot:body-cell-drop="props"><q-td :props="props"><q-btn flat round dense :icon="icons.remove" aria-label="Remove exam" @click="dropExam(props.rowIndex)"></q-btn></q-td></template>
</q-table>
</q-card-section></q-card>

<q-card class="part" flat bordered><q-card-section>
<h2>What keeps you busy</h2><p class="lead">Clubs, jobs, family duties, anything that takes real time. Three at most, the ones that matter most first.</p>
<q-list bordered separator v-if="acts.length">
	<q-expansion-item v-for="(act, at) in acts" :key="act.id" group="acts" default-opened class="act" header-class="text-primary" :label="act.group || 'Activity ' + (at + 1)" :caption="act.role">
		<q-card><q-card-section><div class="grid">
			<q-select outlined class="w3" :ref="hold('act' + (at + 1) + 'Kind')" v-model="act.kind" label="What kind of thing is it?" :options="kinds"></q-select>
			<q-input outlined class="w3" :ref="hold('act' + (at + 1) + 'Group')" v-model="act.group" label="Group or employer"></q-input>
			<q-input outlined class="w3" maxlength="50" :ref="hold('act' + (at + 1) + 'Role')" v-model="act.role" label="Your part in it"></q-input>
			<q-input outlined class="w3" type="number" min="0" max="168" suffix="h" :ref="hold('act' + (at + 1) + 'Hours')" v-model.number="act.hours" label="Hours in a usual week"></q-input>
			<q-input outlined class="w6" type="textarea" rows="3" counter maxlength="200" :ref="hold('act' + (at + 1) + 'Did')" v-model="act.did" label="Tell us what you did"></q-input>
			<div class="w6"><q-btn flat color="negative" label="Remove" @click="dropAct(at)"></q-btn></div>
		</div></q-card-section></q-card>
	</q-expansion-item>
</q-list>
<q-btn class="q-mt-md" color="primary" :icon="icons.add" label="Add an activity" :disable="acts.length >= limit" @click="addAct"></q-btn>
</q-card-section></q-card>

<q-card class="part" flat bordered><q-card-section>
<h2>Looking ahead</h2>
<div class="grid">
${pick("major", "What might you study in college?", "w3")}
<q-select outlined class="w3" multiple use-chips use-input input-debounce="0" :ref="hold('languages')" v-model="f.languages" label="Languages you use besides English" :options="lists.languages" @filter="filters.languages"></q-select>
<div class="w6"><div class="ask">Would you be the first in your family to go to college?</div><q-option-group inline :ref="hold('firstGen')" v-model="f.firstGen" :options="yesNo"></q-option-group></div>
<q-select outlined class="w6" :ref="hold('income')" v-model="f.income" label="Household income in a year" emit-value map-options :options="incomes" hint="Only used for travel stipends"></q-select>
<div class="w6"><div class="ask">Tell us about a piece of water you know well. (300 words or so)</div><q-editor min-height="8rem" :ref="hold('why')" v-model="f.why" :toolbar="[['bold', 'italic'], ['undo', 'redo']]"></q-editor></div>
</div></q-card-section></q-card>

<q-card class="part" flat bordered><q-card-section>
<h2>Camp logistics</h2>
<div class="ask">Anything our cook should know?</div><q-option-group inline type="checkbox" :ref="hold('diet')" v-model="f.diet" :options="diets"></q-option-group>
<div class="ask q-mb-sm">How at ease are you in moving water? (0 = I’d rather stay on the bank, 5 = I swim rivers)</div><div class="q-px-md"><q-slider :ref="hold('swim')" v-model="f.swim" :min="0" :max="5" :step="1" snap markers label aria-label="Ease in moving water"></q-slider></div>
<div class="grid q-mt-md">
${line("emergencyName", "In an emergency, call (name)", "w3")}${line("emergencyPhone", "Their phone", "w3", 'type="tel" mask="(###) ###-####"')}
<q-select outlined class="w6" :ref="hold('heard')" v-model="f.heard" label="How did you find us?" :options="sources"></q-select>
</div></q-card-section></q-card>

<q-card class="part" flat bordered><q-card-section>
<h2>Sign off</h2>
<q-checkbox :ref="hold('agree')" v-model="f.agree" label="Everything here is true, and my parent or guardian knows that I’m applying. *"></q-checkbox>
<div class="grid q-mt-sm">${line("signature", "Type your full name as your signature *", "w4")}</div>
</q-card-section><q-card-actions align="right"><q-btn type="submit" color="secondary" size="lg" label="Send it in"></q-btn></q-card-actions></q-card>
</q-form></div></q-page-container></q-layout>
`;
