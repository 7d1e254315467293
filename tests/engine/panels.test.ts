import { expect, test } from "vitest";
import { STUDENT } from "../fixtures/student";
import { makingRoom } from "./making-room";

const AWARDS = STUDENT.answers.achievements!.map(({ title, yearAwarded }) => [title, yearAwarded]);
const GRADES = '<option value="">Choose</option><option>9th Grade</option><option>10th Grade</option><option>11th Grade</option>';
const filled = makingRoom();

const NAME = '<label>First name <input id="first"></label> <label>Last name <input id="last"></label>';
const PHONE = '<label>Mobile phone <input id="phone"></label>';

/** Shows the panel of the tab that is pressed, and counts the presses on each. */
const TABS = `<script>
	const tabs = [...document.querySelectorAll("[role=tab]")];
	const pressed = {};
	const show = (tab) => {
		for (const each of tabs) each.setAttribute("aria-selected", each === tab);
		for (const each of document.querySelectorAll("[role=tabpanel]")) each.hidden = each.id !== tab.getAttribute("aria-controls");
	};
	for (const tab of tabs) tab.onclick = () => { pressed[tab.textContent] = (pressed[tab.textContent] ?? 0) + 1; show(tab); };
	const value = (id) => document.getElementById(id).value;
</script>`;

test("tabs are opened one after the other, those of another matter are not, and what they hide again is taken back", async () => {
	const tab = (id: string, name: string, isOpen = false) =>
		`<button type="button" role="tab" aria-selected="${isOpen}" aria-controls="${id}">${name}</button>`;
	const panel = (id: string, content: string, isOpen = false) =>
		`<div role="tabpanel" id="${id}" ${isOpen ? "" : "hidden"}>${content}</div>`;
	const { held, told, undone } = await filled(`
		<div role="tablist">${tab("name", "Name", true)}${tab("reach", "Contact")}${tab("rules", "How we decide")}</div>
		${panel("name", NAME, true)}${panel("reach", PHONE)}${panel("rules", "<p>We read every application twice.</p>")}
		${TABS}<script>globalThis.held = () => ({ pressed, values: ["first", "last", "phone"].map(value) });</script>`);
	expect(held).toEqual({ pressed: { Contact: 1, Name: 1 }, values: ["Marisol", "Okafor-Reyes", expect.stringContaining("555")] });
	expect(told).toHaveLength(3);
	expect(undone).toEqual({ pressed: { Contact: 1, Name: 1 }, values: ["", "", ""] });
});

test("a tab whose panel the page draws only once it is open", async () => {
	const { held, outcomes } = await filled(`<form>
		<div role="tablist"><button type="button" role="tab" aria-selected="true">Name</button><button type="button" role="tab" aria-selected="false">Contact</button></div>
		<div role="tabpanel">${NAME}</div></form>
		<script>
			const kept = {};
			addEventListener("input", ({ target }) => { kept[target.id] = target.value; });
			for (const tab of document.querySelectorAll("[role=tab]")) tab.onclick = () => {
				for (const each of document.querySelectorAll("[role=tab]")) each.setAttribute("aria-selected", each === tab);
				document.querySelector("[role=tabpanel]").innerHTML = tab.textContent === "Name" ? '${NAME}' : '${PHONE}';
				for (const input of document.querySelectorAll("[role=tabpanel] input")) input.value = kept[input.id] ?? "";
			};
			globalThis.held = () => kept;
		</script>`);
	expect(held).toEqual({ first: "Marisol", last: "Okafor-Reyes", phone: expect.stringContaining("555") });
	expect(outcomes.map(({ path, isPutAway }) => `${path} ${isPutAway}`)).toEqual([
		"personalInformation.phoneNumber true",
		"personalInformation.firstName undefined",
		"personalInformation.lastName undefined",
	]);
});

test("the last part may be named for more than being sent, but is not opened where it is named for that alone", async () => {
	const tab = (id: string, name: string, isOpen = false) =>
		`<button type="button" role="tab" aria-selected="${isOpen}" aria-controls="${id}">${name}</button>`;
	const { held } = await filled(`
		<div role="tablist">${tab("name", "Name", true)}${tab("reach", "Plans and submit")}${tab("last", "Submit")}</div>
		<div role="tabpanel" id="name">${NAME}</div><div role="tabpanel" id="reach" hidden>${PHONE}</div><div role="tabpanel" id="last" hidden><label>E-mail <input></label></div>
		${TABS}<script>globalThis.held = () => ({ pressed, phone: value("phone") });</script>`);
	expect(held).toEqual({ pressed: { "Plans and submit": 1, Name: 1 }, phone: expect.stringContaining("555") });
});

test("a tab that is to be read before the questions stays closed, whomever it speaks to", async () => {
	const tab = (id: string, name: string, isOpen = false) =>
		`<button type="button" role="tab" aria-selected="${isOpen}" aria-controls="${id}">${name}</button>`;
	const { held } = await filled(`
		<div role="tablist">${tab("read", "Before you begin")}${tab("name", "First-year application", true)}</div>
		<div role="tabpanel" id="read" hidden></div><div role="tabpanel" id="name">${NAME}</div>
		${TABS}<script>globalThis.held = () => ({ pressed, first: value("first") });</script>`);
	expect(held).toEqual({ pressed: {}, first: "Marisol" });
});

test("what asks for the student's own hand alone, or what may be said instead of what is, stays closed", async () => {
	const tab = (id: string, name: string, isOpen = false) =>
		`<button type="button" role="tab" aria-selected="${isOpen}" aria-controls="${id}">${name}</button>`;
	const { held } = await filled(`
		<div role="tablist">${tab("name", "Application", true)}${tab("sign", "Certification")}</div>
		<div role="tabpanel" id="name">${NAME}
			<div role="tablist">${tab("go", "I go to a school", true)}${tab("home", "I am taught at home")}</div>
			<div role="tabpanel" id="go"><label>High school <input id="school"></label></div><div role="tabpanel" id="home" hidden><label>Umbrella school <input id="other"></label></div></div>
		<div role="tabpanel" id="sign" hidden></div>
		${TABS}<script>globalThis.held = () => ({ pressed, other: value("other") });</script>`);
	expect(held).toEqual({ pressed: {}, other: "" });
});

test("a fold after those of a list's entries is opened, unless it is one entry more", async () => {
	const card = (name: string, content: string, isOpen = true) =>
		`<div><button type="button" aria-expanded="${isOpen}"><span>${name}</span></button><div class="body" ${isOpen ? "" : "hidden"}>${content}</div></div>`;
	const activity = (n: number, isOpen = true) =>
		card(`Activity ${n}`, `<label>Organization <input id="o${n}"></label> <label>Your role <input id="r${n}"></label>`, isOpen);
	const { held } = await filled(`<form><h2>Activities</h2><div>${[1, 2, 3].map((n) => activity(n)).join("")}${activity(4, false)}
		${card("Optional: background and need", `<h2>How to reach you</h2>${PHONE}`, false)}</div></form>
		<script>
			for (const button of document.querySelectorAll("button")) button.onclick = () => {
				button.setAttribute("aria-expanded", "true");
				button.nextElementSibling.hidden = false;
			};
			globalThis.held = () => [...document.querySelectorAll("[aria-expanded=false]")].map((each) => each.textContent).concat(document.getElementById("phone").value);
		</script>`);
	expect(held).toEqual(["Activity 4", expect.stringContaining("555")]);
});

test("a part that opens bit by bit is read once it is open", async () => {
	const { held } = await filled(`<form>${NAME}
		<h3><button type="button" aria-expanded="false" aria-controls="reach">Contact</button></h3><div id="reach" style="overflow:hidden;height:0">${PHONE}</div></form>
		<script>
			document.querySelector("button").onclick = ({ currentTarget }) => {
				currentTarget.setAttribute("aria-expanded", "true");
				document.getElementById("reach").animate([{ height: "0px" }, { height: "1px", offset: 0.95 }, { height: "40px" }], { duration: 700, fill: "forwards" });
			};
			globalThis.held = () => document.getElementById("phone").value;
		</script>`);
	expect(held).toContain("555");
});

test("a tab that holds an entry is the entry’s name, and no more tabs are opened than there are entries", async () => {
	const panels = [1, 2, 3, 4].map(
		(n) =>
			`<div role="tabpanel" id="entry${n}" ${n === 1 ? "" : "hidden"}><label>Title of the award <input id="t${n}"></label> <label>Grade when received <select id="g${n}">${GRADES}</select></label></div>`,
	);
	const tabs = [1, 2, 3, 4].map(
		(n) => `<button type="button" role="tab" aria-selected="${n === 1}" aria-controls="entry${n}">Award ${n}</button>`,
	);
	const { held } = await filled(`<h2>Honors and awards</h2><div role="tablist">${tabs.join("")}</div>${panels.join("")}
		${TABS}<script>globalThis.held = () => ({ pressed, awards: [1, 2, 3, 4].map((n) => [value("t" + n), value("g" + n)]) });</script>`);
	expect(held).toEqual({ pressed: { "Award 2": 1, "Award 3": 1, "Award 1": 1 }, awards: [...AWARDS, ["", ""]] });
});

test("folds that ask something of the student are opened, those that but explain or lie outside the form are not", async () => {
	const fold = (name: string, content: string) => `<details><summary>${name}</summary>${content}</details>`;
	const { held } = await filled(`<nav>${fold("Your account", '<label>First name <input id="account"></label>')}</nav>
		<form><p>${NAME}</p>${fold("How to reach you", PHONE)}${fold("What we do with your answers", "<p>We read them.</p>")}</form>
		<form>${fold("Your newsletter", '<label>First name <input id="news"></label>')}</form>
		<script>
			globalThis.held = () => ({
				open: [...document.querySelectorAll("details[open] summary")].map((summary) => summary.textContent),
				values: ["first", "phone", "account", "news"].map((id) => document.getElementById(id).value),
			});
		</script>`);
	expect(held).toEqual({ open: ["How to reach you"], values: ["Marisol", expect.stringContaining("555"), "", ""] });
});

test("a fold drawn in a shadow root asks what is put into its slot, whatever it is called", async () => {
	const fold = (name: string, content: string) => `<x-fold summary="${name}">${content}</x-fold>`;
	const { held } =
		await filled(`<form><p>${NAME}</p>${fold("5 · Part five", `<x-row>${PHONE}</x-row>`)}${fold("How we decide", "<p>We read every application twice.</p>")}</form>
		<script>
			customElements.define("x-fold", class extends HTMLElement {
				connectedCallback() {
					this.attachShadow({ mode: "open" }).innerHTML = "<details><summary>" + this.getAttribute("summary") + "</summary><div><slot></slot></div></details>";
				}
			});
			globalThis.held = () => ({
				open: [...document.querySelectorAll("x-fold")].filter((fold) => fold.shadowRoot.querySelector("details").open).map((fold) => fold.getAttribute("summary")),
				phone: document.getElementById("phone").value,
			});
		</script>`);
	expect(held).toEqual({ open: ["5 · Part five"], phone: expect.stringContaining("555") });
});

test("where rows are not to be added, nothing is opened", async () => {
	const { held } = await filled(
		`<form><p>${NAME}</p><details><summary>How to reach you</summary>${PHONE}</details></form>
		<script>globalThis.held = () => [document.querySelector("details").open, document.getElementById("phone").value];</script>`,
		false,
	);
	expect(held).toEqual([false, ""]);
});

test("before a tab takes the place of a part, its folds are opened and its rows added, and a part that ends with the signature is opened too", async () => {
	const tab = (id: string, name: string, isOpen = false) =>
		`<button type="button" role="tab" aria-selected="${isOpen}" aria-controls="${id}">${name}</button>`;
	const { held } = await filled(`<form>
		<div role="tablist">${tab("family", "Family", true)}${tab("plans", "Plans and signature")}</div>
		<div role="tabpanel" id="family">
			<h3><button type="button" aria-expanded="false" aria-controls="more">Your home</button></h3><div id="more" hidden><label>City <input id="city"></label></div>
			<label>Last name <input></label><h2>Siblings</h2><div id="rows"></div><button type="button" id="add">Add sibling</button>
		</div>
		<div role="tabpanel" id="plans" hidden><label>Intended major <input id="major"></label></div></form>
		${TABS}<script>
			const rows = document.getElementById("rows");
			const fold = document.querySelector("[aria-expanded]");
			fold.onclick = () => { fold.setAttribute("aria-expanded", "true"); document.getElementById("more").hidden = false; };
			const add = () => rows.insertAdjacentHTML("beforeend", '<p><label>Sibling’s first name <input></label> <label>Age <input></label></p>');
			document.getElementById("add").onclick = add;
			add();
			globalThis.held = () => [value("city"), value("major"), ...[...rows.querySelectorAll("input")].map((input) => input.value)];
		</script>`);
	const { personalInformation, miscellaneous, familyInformation } = STUDENT.answers;
	expect(held).toEqual([
		personalInformation!.address!.city,
		miscellaneous!.intendedMajor,
		...familyInformation!.siblings!.flatMap(({ firstName, age }) => [firstName, String(age)]),
	]);
});

test("folds named after a test ask for it, though nothing says what they show until they are open", async () => {
	const { held } = await filled(`<form><h2>Tests</h2><div>
		${["SAT", "ACT"].map((name) => `<div class="fold"><h3><button type="button" aria-expanded="false">${name}</button></h3></div>`).join("")}</div>
		<p>${NAME}</p></form>
		<script>
			const drawn = { SAT: "<label>SAT Math <input id=sat></label>", ACT: "<label>ACT composite <input id=act></label>", "Deadlines": "<p>By people.</p>" };
			for (const button of document.querySelectorAll(".fold button")) button.onclick = () => {
				button.setAttribute("aria-expanded", true);
				button.closest(".fold").insertAdjacentHTML("beforeend", "<div>" + drawn[button.textContent] + "</div>");
			};
			globalThis.held = () => ["sat", "act"].map((id) => document.getElementById(id)?.value);
		</script>`);
	expect(held).toEqual(["740", "32"]);
});

test("before a step that closes another is opened, the rows of this one are added", async () => {
	const { held } = await filled(`<form>
		<button type="button" aria-expanded="true" aria-current="step" aria-controls="one">Achievements</button><div id="one"><h2>Honors</h2><div id="rows"></div><button type="button" id="add">Add an honor</button></div>
		<button type="button" aria-expanded="false" aria-controls="two">About you</button><div id="two" hidden>${NAME}</div></form>
		<script>
			const heads = [...document.querySelectorAll("[aria-controls]")];
			for (const head of heads) head.onclick = () => heads.forEach((each) => {
				each.setAttribute("aria-expanded", each === head);
				document.getElementById(each.getAttribute("aria-controls")).hidden = each !== head;
			});
			document.querySelector("#add").onclick = () => document.querySelector("#rows").insertAdjacentHTML("beforeend", "<label>Title of honor <input class=title></label>");
			globalThis.held = () => [...document.querySelectorAll(".title")].map(({ value }) => value);
		</script>`);
	expect(held).toEqual(AWARDS.map(([title]) => title));
});

test("a tab that asks nothing yet but adds entries is opened, and they are added", async () => {
	const { held } = await filled(`<form>
		<div role="tablist"><button type="button" role="tab" aria-selected="true" aria-controls="one">About you</button><button type="button" role="tab" aria-selected="false" aria-controls="two">Distinctions</button><button type="button" role="tab" aria-selected="false" aria-controls="three">How we read</button></div>
		<div role="tabpanel" id="one">${NAME}</div><div role="tabpanel" id="two" hidden><p>Prizes, honors, small glories.</p><div id="rows"></div><button type="button" id="add">Add a distinction</button></div>
		<div role="tabpanel" id="three" hidden><p>Twice.</p></div></form>
		${TABS}<script>
			document.querySelector("#add").onclick = () => document.querySelector("#rows").insertAdjacentHTML("beforeend", "<label>Title of distinction <input class=title></label>");
			globalThis.held = () => ({ pressed, titles: [...document.querySelectorAll(".title")].map(({ value }) => value) });
		</script>`);
	expect(held).toEqual({ pressed: { Distinctions: 1, "About you": 1 }, titles: AWARDS.map(([title]) => title) });
});

test("the steps beside the one that a page says it shows are gone through, but no links, none that is shut, and not the way out", async () => {
	const { held, told } = await filled(`
		<nav aria-label="Steps"><ol>
			<li><button type="button" aria-current="step">1. You</button></li><li><button type="button">2. Reaching you</button></li>
			<li><button type="button" disabled>3. Your school</button></li><li><a href="#elsewhere">4. Family</a></li><li><button type="button">Save and exit</button></li>
		</ol></nav>
		<form><div id="step">${NAME}</div></form>
		<script>
			const kept = {}, pressed = [];
			addEventListener("input", ({ target }) => { kept[target.id] = target.value; });
			const steps = [...document.querySelectorAll("nav button")];
			for (const step of steps) step.onclick = () => {
				pressed.push(step.textContent);
				for (const each of steps) each.toggleAttribute("aria-current", false);
				step.setAttribute("aria-current", "step");
				document.getElementById("step").innerHTML = step.textContent.startsWith("1") ? '${NAME}' : '${PHONE}';
				for (const input of document.querySelectorAll("#step input")) input.value = kept[input.id] ?? "";
			};
			globalThis.held = () => ({ kept, pressed, at: location.hash });
		</script>`);
	expect(held).toEqual({
		kept: { first: "Marisol", last: "Okafor-Reyes", phone: expect.stringContaining("555") },
		pressed: ["2. Reaching you", "1. You"],
		at: "",
	});
	expect(told).toHaveLength(3);
});

test("the name of a club in one tab is no entry of the activities in the next", async () => {
	const club = '<label>Club you belong to <input id="club"></label>';
	const row = (number: number) =>
		`<fieldset><legend>Activity ${number}</legend><label>Organization <input id="name${number}"></label><label>Position <input id="role${number}"></label></fieldset>`;
	const { held } = await filled(`<form>
		<div role="tablist"><button type="button" role="tab" aria-selected="true">Membership</button><button type="button" role="tab" aria-selected="false">Activities</button></div>
		<div role="tabpanel"></div></form>
		<script>
			const kept = {}, parts = { Membership: ${JSON.stringify(NAME + club)}, Activities: ${JSON.stringify([1, 2, 3].map(row).join(""))} };
			const show = (part) => {
				document.querySelector("[role=tabpanel]").innerHTML = parts[part];
				for (const input of document.querySelectorAll("[role=tabpanel] input")) input.value = kept[input.id] ?? "";
			};
			addEventListener("input", ({ target }) => { kept[target.id] = target.value; });
			for (const tab of document.querySelectorAll("[role=tab]")) tab.onclick = () => {
				for (const each of document.querySelectorAll("[role=tab]")) each.setAttribute("aria-selected", each === tab);
				show(tab.textContent);
			};
			show("Membership");
			globalThis.held = () => [1, 2, 3].map((number) => kept["name" + number] + ", " + kept["role" + number]);
		</script>`);
	expect(held).toEqual(
		STUDENT.answers.extracurricularActivities!.slice(0, 3).map(({ organizationName, position }) => `${organizationName}, ${position}`),
	);
});

test("a fold for goals asks the student, though nothing says what it shows until it is open", async () => {
	const { held } = await filled(`<form><p>${NAME}</p>
		<div class="fold"><h3><button type="button" aria-expanded="false">5 · Metas / Goals</button></h3></div></form>
		<script>
			document.querySelector(".fold button").onclick = ({ currentTarget }) => {
				currentTarget.setAttribute("aria-expanded", true);
				currentTarget.closest(".fold").insertAdjacentHTML("beforeend", "<div><label>Intended major <input id=major></label></div>");
			};
			globalThis.held = () => document.getElementById("major")?.value;
		</script>`);
	expect(held).toBe("Environmental Engineering");
});

test("tabs that name no panel are the parts of a form, where several are named for what applicants are asked", async () => {
	const names = ["About you", "Home & family", "Beyond the classroom", "Log out"];
	const tabs = names.map(
		(name, n) => `<li role="presentation"><button type="button" role="tab" aria-selected="${n === 0}">${name}</button></li>`,
	);
	const { held } = await filled(`<ol role="tablist">${tabs.join("")}</ol>
		<form><div class="part">${NAME}</div><div class="part" hidden><label>Parent 1 occupation <input></label></div><div class="part" hidden>${PHONE}</div></form>
		<script>
			const tabs = [...document.querySelectorAll("[role=tab]")];
			const pressed = [];
			for (const [n, tab] of tabs.entries())
				tab.onclick = () => {
					pressed.push(tab.textContent);
					for (const each of tabs) each.setAttribute("aria-selected", String(each === tab));
					for (const [m, part] of [...document.querySelectorAll(".part")].entries()) part.hidden = m !== n;
				};
			globalThis.held = () => ({ pressed: [...pressed], phone: document.getElementById("phone").value });
		</script>`);
	expect(held).toEqual({ pressed: ["Home & family", "Beyond the classroom", "About you"], phone: expect.stringContaining("555") });
});

test("steps are opened that a page marks by its drawing alone", async () => {
	const steps = ["Student", "Family and contacts"].map(
		(name, n) =>
			`<li class="cds--progress-step ${n ? "cds--progress-step--incomplete" : "cds--progress-step--current"}"><button type="button">${name}</button></li>`,
	);
	const { held } =
		await filled(`<ul class="cds--progress">${steps.join("")}</ul><form><div class="part">${NAME}</div><div class="part" hidden>${PHONE}</div></form>
		<script>
			const [first, second] = document.querySelectorAll(".part");
			document.querySelectorAll("li button")[1].onclick = ({ currentTarget }) => {
				for (const step of document.querySelectorAll("li")) step.className = "cds--progress-step cds--progress-step--" + (step.contains(currentTarget) ? "current" : "complete");
				first.hidden = true;
				second.hidden = false;
			};
			globalThis.held = () => document.getElementById("phone").value;
		</script>`);
	expect(held).toContain("555");
});
