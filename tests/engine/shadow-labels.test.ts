import { expect, test } from "vitest";
import { planning } from "./planned";

const plan = planning();

/** Elements of the page's own that keep their controls in a shadow root, as Salesforce, Ionic, Shoelace and Material Web do. */
const OWN_ELEMENTS = `<script>
	const define = (name, inner) => customElements.define(name, class extends HTMLElement {
		constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = inner }
	});
	define("slotted-label", '<label for="i"><slot name="label"></slot></label><input id="i">');
	define("bare-box", '<div><input></div>');
	define("slotted-both", '<div><slot name="label"></slot></div><div><slot></slot></div>');
	define("words-before", '<div><slot></slot></div><input>');
	define("drawn-list", '<label><slot name="label"></slot></label><button role="combobox" aria-haspopup="listbox" aria-expanded="false">Choose</button>');
	define("named-group", '<fieldset role="radiogroup" aria-labelledby="l"><label id="l"><slot name="label"></slot></label><div><slot></slot></div></fieldset>');
	define("own-radio", '<label><input type="radio" name="grade"><slot></slot></label>');
	define("own-box", '<label><input type="checkbox"><slot></slot></label>');
	define("prompted-box", '<input id="i" placeholder="Cell phone">');
	customElements.define("form-box", class extends HTMLElement {
		static formAssociated = true;
		constructor() { super(); this.attachInternals(); this.attachShadow({ mode: "open", delegatesFocus: true }).innerHTML = "<div><input></div>" }
	});
	customElements.define("labelled-box", class extends HTMLElement {
		connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<div>" + this.getAttribute("label") + "</div><input>" }
	});
</script>`;

test("a label that is put into the slot of a shadow root's label asks its question", async () => {
	expect(
		await plan(`${OWN_ELEMENTS}<slotted-label><span slot="label">First name</span></slotted-label>
			<drawn-list><span slot="label">Country of birth</span></drawn-list>`),
	).toEqual(["personalInformation.firstName", "personalInformation.birthCountry"]);
});

test("a label of the element around a shadow root asks the question of the one control in it", async () => {
	expect(await plan(`${OWN_ELEMENTS}<label for="last">Last name</label><form-box id="last"></form-box>`)).toEqual([
		"personalInformation.lastName",
	]);
});

test("words beside an element, in its slots or in its shadow root ask the question", async () => {
	expect(
		await plan(`${OWN_ELEMENTS}<p><span>Middle name</span> <bare-box></bare-box></p>
			<slotted-both><label slot="label">ZIP code</label><input></slotted-both>
			<words-before><div>Mobile phone</div></words-before>
			<labelled-box label="Date of birth"></labelled-box>`),
	).toEqual([
		"personalInformation.middleName",
		"personalInformation.address.postalCode",
		"personalInformation.phoneNumber",
		"personalInformation.dateOfBirth",
	]);
});

test("cells, headings, groups and the element's own name count for the control in its shadow root", async () => {
	expect(
		await plan(`${OWN_ELEMENTS}<table><tr><td>City</td><td><bare-box></bare-box></td></tr></table>
			<fieldset><legend>Parent 1</legend><slotted-label><span slot="label">First name</span></slotted-label></fieldset>
			<bare-box name="email_address"></bare-box>`),
	).toEqual(["personalInformation.address.city", "familyInformation.parent1FirstName", "userInformation.email"]);
});

test("an id in one shadow root points at nothing in another", async () => {
	expect(
		await plan(`${OWN_ELEMENTS}<prompted-box></prompted-box>
			<slotted-label><span slot="label">Parent's signature</span></slotted-label>`),
	).toEqual(["personalInformation.phoneNumber", "never-filled"]);
});

test("choices put into the slot of a group in a shadow root are asked by the group's name", async () => {
	const choices = ["Yes", "No"].map((word) => `<div role="radio" aria-checked="false" tabindex="0">${word}</div>`).join("");
	const group = (question: string) => `<named-group><span slot="label">${question}</span>${choices}</named-group>`;
	expect(
		await plan(
			`${OWN_ELEMENTS}<p>Class of 2027 scholarship</p>${group("Are you Hispanic or Latino?")}${group("Will you be the first in your family to attend college?")}`,
		),
	).toEqual(["personalInformation.hispanic", "familyInformation.isFirstGen"]);
});

test("choices that lie each in a shadow root of its own are one question", async () => {
	const radios = ["9th grade", "10th grade", "11th grade", "12th grade"]
		.map((grade) => `<own-radio name="grade">${grade}</own-radio>`)
		.join("");
	const races = ["Asian", "Black or African American", "White"].map((race) => `<own-box>${race}</own-box>`).join("");
	expect(
		await plan(`${OWN_ELEMENTS}<h2>School</h2><fieldset><legend>What grade are you in now?</legend>${radios}</fieldset>
			<fieldset><legend>Race</legend><own-box-group>${races}</own-box-group></fieldset>`),
	).toEqual(["educationalBackground.currentYearInHighSchool", "personalInformation.race"]);
});
