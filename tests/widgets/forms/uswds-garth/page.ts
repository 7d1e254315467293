import "@uswds/uswds";
import uswds from "@uswds/uswds/css/uswds.min.css" with { type: "text" };
import { COUNTRIES, MAJORS, STATES } from "../../lists";

// The agency serves the styles of the system without its pictures and fonts.
document.head.append(Object.assign(document.createElement("style"), { textContent: uswds.replace(/url\([^)]*\)/g, 'url("data:,")') }));

type Options = (string | readonly [string, string])[];
const pair = (option: string | readonly [string, string]) => (typeof option === "string" ? [option, option] : option);
const star = ' <abbr title="required" class="usa-hint usa-hint--required">*</abbr>';
const hinted = (id: string, hint?: string) => (hint ? `<span class="usa-hint" id="${id}-hint">${hint}</span>` : "");
const described = (id: string, hint?: string) => (hint ? ` aria-describedby="${id}-hint"` : "");

const input = (id: string, label: string, { hint, required, more = "", small = "" }: { hint?: string; required?: boolean; more?: string; small?: string } = {}) =>
	`<label class="usa-label" for="${id}">${label}${required ? star : ""}</label>${hinted(id, hint)}<input class="usa-input ${small}" id="${id}" name="${id}" ${more}${described(id, hint)}>`;
const masked = (id: string, label: string, mask: string, hint?: string, extra = "") =>
	`<label class="usa-label" for="${id}">${label}</label>${hinted(id, hint)}<input class="usa-input usa-masked" id="${id}" name="${id}" inputmode="numeric" placeholder="${mask}" ${extra}${described(id, hint)}>`;
const items = (options: Options, first = "- Select -") => `<option value="">${first}</option>${options.map(pair).map(([code, text]) => `<option value="${code}">${text}</option>`).join("")}`;
const select = (id: string, label: string, options: Options, hint?: string) =>
	`<label class="usa-label" for="${id}">${label}</label>${hinted(id, hint)}<select class="usa-select" id="${id}" name="${id}"${described(id, hint)}>${items(options)}</select>`;
const combo = (id: string, label: string, options: Options, hint?: string) =>
	`<label class="usa-label" for="${id}">${label}</label>${hinted(id, hint)}<div class="usa-combo-box"><select class="usa-select" name="${id}" id="${id}">${items(options)}</select></div>`;
const radios = (name: string, legend: string, options: Options, tile = false) =>
	`<fieldset class="usa-fieldset"><legend class="usa-legend">${legend}</legend>${options.map(pair).map(([code, text]) => `<div class="usa-radio"><input class="usa-radio__input${tile ? " usa-radio__input--tile" : ""}" type="radio" id="${name}-${code}" name="${name}" value="${code}"><label class="usa-radio__label" for="${name}-${code}">${text}</label></div>`).join("")}</fieldset>`;
const checks = (name: string, legend: string, options: Options) =>
	`<fieldset class="usa-fieldset"><legend class="usa-legend">${legend}</legend><span class="usa-hint">Select all that apply.</span>${options.map(pair).map(([code, text]) => `<div class="usa-checkbox"><input class="usa-checkbox__input usa-checkbox__input--tile" type="checkbox" id="${name}-${code}" name="${name}" value="${code}" data-list><label class="usa-checkbox__label" for="${name}-${code}">${text}</label></div>`).join("")}</fieldset>`;
const MONTHS: Options = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((name, at) => [String(at + 1), name] as const);
const memorable = (id: string, legend: string, hint: string, withDay: boolean) => `<fieldset class="usa-fieldset"><legend class="usa-legend">${legend}</legend><span class="usa-hint" id="${id}-hint">${hint}</span>
	<div class="usa-memorable-date"><div class="usa-form-group usa-form-group--month usa-form-group--select"><label class="usa-label" for="${id}-month">Month</label><select class="usa-select" id="${id}-month" name="${id}-month" aria-describedby="${id}-hint">${items(MONTHS)}</select></div>
	${withDay ? `<div class="usa-form-group usa-form-group--day"><label class="usa-label" for="${id}-day">Day</label><input class="usa-input" id="${id}-day" name="${id}-day" maxlength="2" inputmode="numeric" aria-describedby="${id}-hint"></div>` : ""}
	<div class="usa-form-group usa-form-group--year"><label class="usa-label" for="${id}-year">Year</label><input class="usa-input" id="${id}-year" name="${id}-year" minlength="4" maxlength="4" inputmode="numeric" aria-describedby="${id}-hint"></div></div></fieldset>`;
const part = (no: number, title: string, inner: string, open = false) =>
	`<h2 class="usa-accordion__heading"><button type="button" class="usa-accordion__button" aria-expanded="${open}" aria-controls="part-${no}">Part ${no}. ${title}</button></h2><div id="part-${no}" class="usa-accordion__content usa-prose" ${open ? "" : "hidden"}>${inner}</div>`;

const SCHOOLING: Options = [["LTHS", "Less than high school"], ["HS", "High school diploma or equivalent"], ["SC", "Some college, no degree"], ["AS", "Associate's degree"], ["BA", "Bachelor's degree"], ["GR", "Graduate or professional degree"]];
const guardian = (no: number) => `<fieldset class="usa-fieldset"><legend class="usa-legend usa-legend--large">Parent or legal guardian ${no}</legend>
	${select(`pg${no}-rel`, "This person is my", ["Parent", "Stepparent", "Grandparent", "Foster parent", "Legal guardian"])}
	${input(`pg${no}-given`, "First or given name")}${input(`pg${no}-family`, "Last or family name")}${input(`pg${no}-work`, "Usual occupation")}
	${select(`pg${no}-school`, "Highest level of education", SCHOOLING)}${no === 1 ? masked("pg1-phone", "Telephone number", "___-___-____") : ""}</fieldset>`;
const sibling = (no: number) => `<div class="grid-row grid-gap" data-sibling><div class="tablet:grid-col-5">${input(`sib${no}-given`, `Sibling ${no} first name`)}</div><div class="tablet:grid-col-5">${input(`sib${no}-family`, `Sibling ${no} last name`)}</div><div class="tablet:grid-col-2">${input(`sib${no}-age`, "Age", { more: 'inputmode="numeric"' })}</div></div>`;
const experience = (no: number) => `<fieldset class="usa-fieldset border-top margin-top-3" data-experience><legend class="usa-legend">Experience ${no}</legend>${input(`exp${no}-org`, "Employer, club or organization")}${input(`exp${no}-title`, "Your title or role")}
	<div class="grid-row grid-gap"><div class="tablet:grid-col-6">${input(`exp${no}-hours`, "Hours per week", { small: "usa-input--small" })}</div><div class="tablet:grid-col-6">${input(`exp${no}-weeks`, "Weeks per year", { small: "usa-input--small" })}</div></div></fieldset>`;

document.getElementById("root")!.innerHTML = `
<section class="usa-banner" aria-label="Official website of the state government"><div class="usa-banner__header"><div class="usa-banner__inner"><p class="usa-banner__header-text">An official website of the State of Garth</p></div></div></section>
<div class="grid-container"><p class="usa-intro">Department of Natural Resources</p><h1>Garth Youth Conservation Corps</h1>
<p>Application for the 2027 summer season (Form NR-1140, Rev. 9/2026). Estimated time to complete: 35 minutes.</p>
<div class="usa-step-indicator usa-step-indicator--no-labels" aria-label="progress"><ol class="usa-step-indicator__segments"><li class="usa-step-indicator__segment usa-step-indicator__segment--complete"><span class="usa-step-indicator__segment-label">Eligibility</span></li><li class="usa-step-indicator__segment usa-step-indicator__segment--current" aria-current="true"><span class="usa-step-indicator__segment-label">Application</span></li><li class="usa-step-indicator__segment"><span class="usa-step-indicator__segment-label">Review</span></li></ol></div>
<p>Required fields are marked with an asterisk (<abbr title="required" class="usa-hint usa-hint--required">*</abbr>). Answer for the young person who would serve in the Corps.</p>
<form class="usa-form usa-form--large maxw-none" id="nr1140">
<div class="usa-accordion usa-accordion--bordered" data-allow-multiple>
${part(1, "Corps member", `
	${input("given", "First or given name", { required: true, hint: "For example, Jose, Darren, or Mai" })}
	${input("middle", "Middle name")}
	${input("family", "Last or family name", { required: true, hint: "For example, Martinez Gonzalez, Gu, or Smith" })}
	${select("suffix", "Suffix", ["Jr.", "Sr.", "II", "III", "IV"])}
	${input("known-as", "Nickname for hard hat")}
	${memorable("born", "Date of birth", "For example: April 28 1986. You must be at least 16 on the first day of the season.", true)}
	${radios("sex", "Sex", [["F", "Female"], ["M", "Male"]], true)}
	${input("email", "Email address", { required: true, more: 'type="email" autocapitalize="off"' })}
	${masked("phone", "Primary telephone number", "___-___-____", "For example, 123-456-7890")}
	<label class="usa-label" for="call-at">Best time for the crew office to call</label><div class="usa-time-picker" data-min-time="8:00" data-max-time="18:00"><input class="usa-input" id="call-at" name="call-at"></div>
	${masked("ssn", "Social Security number", "___ __ ____", "Solicited under 26 U.S.C. 6109 for stipend payment.")}
	${radios("status", "Citizenship or immigration status", [["1", "U.S. citizen or national"], ["2", "Lawful permanent resident"], ["3", "Noncitizen authorized to work"], ["4", "Other"]])}
	${checks("race", "What is your race and/or ethnicity?", [["AIAN", "American Indian or Alaska Native"], ["ASIAN", "Asian"], ["BLACK", "Black or African American"], ["HISP", "Hispanic or Latino"], ["MENA", "Middle Eastern or North African"], ["NHPI", "Native Hawaiian or Pacific Islander"], ["WHITE", "White"]])}
	<fieldset class="usa-fieldset"><legend class="usa-legend usa-legend--large">Home address</legend>
	${input("street1", "Street address", { required: true })}${input("street2", "Street address line 2")}${input("city", "City", { required: true })}
	${combo("state", `State, territory, or military post${star}`, STATES.map(([code, name]) => [code, `${name} - ${code}`] as const))}
	${input("zip", "ZIP code", { required: true, small: "usa-input--medium", more: 'pattern="[\\d]{5}(-[\\d]{4})?"' })}
	${input("district", "Nearest DNR district office")}</fieldset>
	<fieldset class="usa-fieldset"><legend class="usa-legend usa-legend--large">Place of birth</legend>${input("birth-city", "City")}${combo("birth-country", "Country", COUNTRIES)}</fieldset>`, true)}
${part(2, "Education", `
	${input("hs", "Name of high school")}${input("hs-city", "City where school is located")}${combo("hs-state", "State where school is located", STATES.map(([code, name]) => [code, `${name} - ${code}`] as const))}${input("hs-zip", "School ZIP code", { small: "usa-input--medium" })}
	${select("grade", "Grade in which you are now enrolled", [["9", "9 - freshman"], ["10", "10 - sophomore"], ["11", "11 - junior"], ["12", "12 - senior"], ["G", "Not enrolled: graduated or GED"], ["N", "Not enrolled: did not finish"]])}
	<div class="usa-form-group"><label class="usa-label" id="hs-since-label" for="hs-since">First day at this school</label><div class="usa-hint" id="hs-since-hint">mm/dd/yyyy</div><div class="usa-date-picker"><input class="usa-input" id="hs-since" name="hs-since" aria-labelledby="hs-since-label" aria-describedby="hs-since-hint"></div></div>
	${memorable("hs-done", "When do you expect to receive your diploma?", "For example: June 2028", false)}
	${input("gpa", "Grade point average on a 4.0 scale (unweighted)", { small: "usa-input--small" })}
	${input("act", "ACT composite score, if taken", { small: "usa-input--small" })}${input("psat", "PSAT/NMSQT total score, if taken", { small: "usa-input--small" })}
	<table class="usa-table usa-table--borderless width-full"><caption>College courses completed while in high school</caption><thead><tr><th scope="col">Course</th><th scope="col">Final grade</th><th scope="col">Credits</th></tr></thead><tbody>
	${[1, 2].map((no) => `<tr><td><input class="usa-input" name="cc${no}-course" aria-label="Course, row ${no}"></td><td><input class="usa-input" name="cc${no}-grade" aria-label="Final grade, row ${no}"></td><td><input class="usa-input" name="cc${no}-credits" aria-label="Credits, row ${no}"></td></tr>`).join("")}</tbody></table>
	${combo("major", "Intended college major", MAJORS, "Corps members may earn an education award.")}
	${radios("degree", "Highest degree you plan to complete", [["A", "Associate's"], ["B", "Bachelor's"], ["M", "Master's"], ["D", "Doctoral or professional"], ["U", "I do not plan to attend"]], true)}
	${input("college-year", "Calendar year in which you plan to begin college", { small: "usa-input--small" })}${input("career", "Occupational goal")}`)}
${part(3, "Parents, guardians and household", `
	${guardian(1)}${guardian(2)}
	<fieldset class="usa-fieldset"><legend class="usa-legend usa-legend--large">Siblings</legend><div id="siblings">${sibling(1)}</div><button type="button" class="usa-button usa-button--outline" id="more-siblings">Add another sibling</button></fieldset>
	${select("income", "Annual household income", [["1", "$25,000 or less"], ["2", "$25,001 to $50,000"], ["3", "$50,001 to $75,000"], ["4", "$75,001 to $100,000"], ["5", "$100,001 or more"]], "Used only to report on communities served.")}
	${radios("first", "Would you be the first generation in your family to attend college?", [["Y", "Yes"], ["N", "No"]])}`)}
${part(4, "Emergency contact and physician", `
	<p>Name an adult <strong>other than</strong> a person listed in Part 3.</p>
	${input("ec-name", "Full name")}${select("ec-rel", "Relationship", ["Aunt or uncle", "Grandparent", "Adult sibling", "Family friend", "Other"])}${masked("ec-phone", "Telephone number", "___-___-____")}
	${input("dr-name", "Physician or clinic")}`)}
${part(5, "Work, volunteer and club experience", `<div id="experiences">${experience(1)}</div><button type="button" class="usa-button usa-button--outline" id="more-experiences">Add another experience</button>`)}
${part(6, "Gear and placement", `
	${select("shirt", "Uniform shirt size", ["XS", "S", "M", "L", "XL", "2XL"])}
	<label class="usa-label" for="swim">Comfort in moving water (0 is none, 10 is strong swimmer)</label><div class="usa-range__wrapper"><input class="usa-range" type="range" id="swim" name="swim" min="0" max="10" value="5"></div>
	${select("heard", "How did you find out about the Corps?", ["School", "Workforce center", "Social media", "Friend or family member", "State park"])}
	<div class="usa-character-count"><div class="usa-form-group"><label class="usa-label" for="why">Why do you want to work outdoors?</label><textarea class="usa-textarea usa-character-count__field" id="why" name="why" maxlength="1000" rows="5"></textarea></div><span class="usa-character-count__message">You can enter up to 1000 characters</span></div>`)}
${part(7, "Reference and certification", `
	<fieldset class="usa-fieldset"><legend class="usa-legend usa-legend--large">Reference</legend><span class="usa-hint">A teacher, coach or supervisor. We will send this person a short form.</span>${input("ref-name", "Full name")}${input("ref-email", "Email address")}</fieldset>
	<div class="usa-checkbox"><input class="usa-checkbox__input" type="checkbox" id="certify" name="certify" value="1"><label class="usa-checkbox__label" for="certify">I have read the Privacy Act statement and certify that my answers are true.</label></div>
	${input("signature", "Electronic signature of applicant", { hint: "Type /s/ and your name" })}
	<div class="usa-sr-only" aria-hidden="true"><label for="fax-number">Do not fill in</label><input id="fax-number" name="fax-number" tabindex="-1" autocomplete="off"></div>`)}
</div>
<button class="usa-button usa-button--big" type="submit">Submit application</button>
</form></div>`;

let submitted = false;
const more = (button: string, place: string, mark: string, block: (no: number) => string, max: number) =>
	document.getElementById(button)!.addEventListener("click", () => {
		const no = document.querySelectorAll(`[${mark}]`).length + 1;
		if (no <= max) document.getElementById(place)!.insertAdjacentHTML("beforeend", block(no));
	});
more("more-siblings", "siblings", "data-sibling", sibling, 6);
more("more-experiences", "experiences", "data-experience", experience, 5);
const form = document.getElementById("nr1140") as HTMLFormElement;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const LATER = ["sib2-given", "sib2-family", "sib2-age", ...["exp2", "exp3"].flatMap((row) => ["org", "title", "hours", "weeks"].map((each) => `${row}-${each}`))];
const labelOf = (control: Element) => form.querySelector(`label[for="${control.id}"]`)?.textContent?.trim();
function held(valueOf: (control: HTMLInputElement) => string, textOf: (control: HTMLInputElement) => unknown) {
	const all: Record<string, any> = Object.fromEntries(LATER.map((key) => [key, ""]));
	for (const control of form.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name]")) {
		const { name, type, checked } = control;
		if (name === "") continue;
		if (type === "radio") all[name] = checked ? textOf(control) : (all[name] ?? "");
		else if ("list" in control.dataset) all[name] = [...(all[name] ?? []), ...(checked ? [textOf(control)] : [])];
		else if (type === "checkbox") all[name] = checked;
		else all[name] = valueOf(control);
	}
	return all;
}
Object.assign(window, {
	formState: () => ({ ...held((control) => control.value, (control) => control.value), submitted }),
	formShown: () =>
		held((control) => {
			const seen = control.closest(".usa-combo-box, .usa-date-picker")?.querySelector<HTMLInputElement>(".usa-combo-box__input, .usa-date-picker__external-input");
			if (seen) return seen.value;
			return control.tagName === "SELECT" ? (control.value && (control as unknown as HTMLSelectElement).selectedOptions[0]?.text) || "" : control.value;
		}, labelOf),
});
