import { expect, test } from "vitest";
import { filling } from "./filled";

const filled = filling();

/** A hidden list of several with what Select2 draws for it; `tags`: whether it makes options of what is typed. */
const select2 = (tags: boolean, label: string, options: readonly string[]) => `
	<style>.hid { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0,0,0,0) }</style>
	<label for="several">${label}</label>
	<select id="several" multiple class="hid">${options.map((option) => `<option>${option}</option>`).join("")}</select><span class="select2-container" style="display:inline-block;width:300px"><span class="select2-selection" role="combobox" style="display:block;min-height:30px"><ul></ul><span class="select2-search"><textarea class="select2-search__field" rows="1"></textarea></span></span></span>
	<ul class="select2-results" role="listbox" id="found" style="position:absolute;top:200px;width:300px" hidden></ul>
	<script>
		const select = document.querySelector("select"), box = document.querySelector("textarea"), found = document.getElementById("found");
		const draw = () => { document.querySelector(".select2-selection ul").innerHTML = [...select.selectedOptions].map(({ text }) => "<li>" + text + "</li>").join(""); };
		select.addEventListener("change", draw);
		document.querySelector(".select2-selection").addEventListener("click", () => { found.hidden = false; });
		box.addEventListener("keydown", ({ key }) => { if (key === "Escape") found.hidden = true; });
		box.addEventListener("input", () => {
			const begins = [...select.options].filter(({ text }) => box.value && text.toLowerCase().startsWith(box.value.toLowerCase())).map(({ text }) => text);
			const offered = begins.length > 0 || !box.value || !${tags} ? begins : [box.value];
			found.hidden = false;
			found.innerHTML = offered.map((text) => '<li role="option" style="height:20px">' + text + "</li>").join("") || '<li role="alert">No results found</li>';
			for (const option of found.querySelectorAll("[role=option]")) option.addEventListener("mouseup", () => {
				const known = [...select.options].find(({ text }) => text === option.textContent) ?? select.appendChild(new Option(option.textContent));
				known.selected = true;
				box.value = "";
				found.hidden = true;
				draw();
			});
		});
		globalThis.held = () => ({ chosen: [...select.selectedOptions].map(({ text }) => text), typed: box.value, open: !found.hidden });
	</script>`;

test("what a list of several lacks is added to it where it makes options of what is typed (Select2 with tags)", async () => {
	const { held, undone, outcomes } = await filled(select2(true, "Colleges applied to", ["Cal Poly Humboldt", "Oregon State University"]));
	const chosen = ["Oregon State University", "Reed College", "University of Washington"];
	expect(held).toEqual({ chosen, typed: "", open: false });
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
	expect(undone).toMatchObject({ chosen: [] });
});

test("where it makes none, nobody is given a part for the whole, and nothing is left typed", async () => {
	const { held, outcomes } = await filled(select2(false, "Colleges applied to", ["Cal Poly Humboldt", "Oregon State University"]));
	expect(held).toEqual({ chosen: [], typed: "", open: false });
	expect(outcomes.map(({ status, reason }) => [status, reason])).toEqual([["skipped", "no-matching-option"]]);
});

test("of the languages those that it offers are chosen all the same", async () => {
	const { held, outcomes } = await filled(select2(false, "Languages you speak besides English", ["French", "Spanish", "Tagalog"]));
	expect(held).toEqual({ chosen: ["Spanish"], typed: "", open: false });
	expect(outcomes.map(({ status }) => status)).toEqual(["filled"]);
});

/** What Select2 draws for a list of several that asks elsewhere for its options: the browser's own list has none but what is chosen. */
const fetched = (label: string, known: readonly string[]) => `
	<style>.hid { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0,0,0,0) }</style>
	<div><label for="several">${label}</label>
	<select id="several" name="fields[]" multiple class="hid" aria-hidden="true"></select><span class="select2-container" style="display:inline-block;width:300px"><span class="selection"><span class="select2-selection select2-selection--multiple" role="combobox" aria-haspopup="true" aria-expanded="false" style="display:block;min-height:30px"><ul></ul><span class="select2-search"><textarea class="select2-search__field" type="search" role="searchbox" aria-autocomplete="list" aria-label="Search" placeholder="Start typing a field of study" rows="1" style="width:200px"></textarea></span></span></span></span></div>
	<ul class="select2-results" role="listbox" id="found" style="position:absolute;top:200px;width:300px"></ul>
	<script>
		const select = document.querySelector("select"), box = document.querySelector("textarea"), found = document.getElementById("found"), drawn = document.querySelector("[role=combobox]");
		const draw = () => {
			drawn.querySelector("ul").innerHTML = [...select.selectedOptions].map(({ text }) => '<li class="select2-selection__choice"><button type="button" class="select2-selection__choice__remove" title="Remove item">×</button><span class="select2-selection__choice__display">' + text + "</span></li>").join("");
			for (const [place, remove] of drawn.querySelectorAll("button").entries()) remove.addEventListener("click", () => { select.selectedOptions[place].remove(); draw(); });
		};
		const offer = (texts) => {
			drawn.setAttribute("aria-expanded", String(texts.length > 0));
			found.innerHTML = texts.map((text) => '<li role="option" style="height:20px">' + text + "</li>").join("");
			for (const option of found.children) option.addEventListener("mouseup", () => { select.append(new Option(option.textContent, option.textContent, true, true)); box.value = ""; offer([]); draw(); });
		};
		box.addEventListener("keydown", ({ key }) => { if (key === "Escape") offer([]); });
		box.addEventListener("input", () => setTimeout(() => offer(${JSON.stringify(known)}.filter((text) => box.value && text.toLowerCase().includes(box.value.toLowerCase()))), 100));
		globalThis.held = () => ({ chosen: [...select.selectedOptions].map(({ text }) => text), typed: box.value });
	</script>`;

test("a list of several that asks elsewhere for its options has the name of the hidden list, and takes what it then offers (Select2 with ajax)", async () => {
	const { held, undone, outcomes } = await filled(fetched("Intended fields of study", ["Biology", "Environmental Engineering", "History"]));
	expect(outcomes.map(({ label, status }) => [label, status])).toEqual([["Intended fields of study", "filled"]]);
	expect(held).toEqual({ chosen: ["Environmental Engineering"], typed: "" });
	expect(undone).toEqual({ chosen: [], typed: "" });
});

test("such a list takes several one after another", async () => {
	const chosen = ["Oregon State University", "Reed College", "University of Washington"];
	const { held, undone } = await filled(fetched("Colleges applied to", [...chosen, "Reed School"]));
	expect(held).toEqual({ chosen, typed: "" });
	expect(undone).toEqual({ chosen: [], typed: "" });
});

test("the options of a group, which a list calls items of a tree (Choices.js)", async () => {
	const { held } = await filled(`
		<label id="of">Intended major</label>
		<div role="combobox" tabindex="0" aria-labelledby="of" aria-haspopup="true" aria-expanded="false" style="width:200px;height:30px"><div class="choices__inner">Select a program</div>
		<div class="choices__list--dropdown" hidden><div role="listbox"><div role="option" data-value="" style="height:20px">Select a program</div>
		<div role="group"><div class="choices__heading">Engineering</div></div>
		${["Civil Engineering", "Environmental Engineering"].map((name) => `<div role="treeitem" style="height:20px">${name}</div>`).join("")}</div></div></div>
		<script>
			const box = document.querySelector("[role=combobox]"), list = document.querySelector(".choices__list--dropdown"), shown = document.querySelector(".choices__inner");
			const toggle = (open) => { list.hidden = !open; box.setAttribute("aria-expanded", open); };
			box.addEventListener("click", ({ target }) => {
				const item = target.closest("[role=treeitem]");
				if (item) shown.textContent = item.textContent;
				toggle(!item && list.hidden);
			});
			globalThis.held = () => ({ major: shown.textContent, open: !list.hidden });
		</script>`);
	expect(held).toEqual({ major: "Environmental Engineering", open: false });
});

test("chips that show by a class of the page's own that they are on (Vuetify's selected-class)", async () => {
	const { held, undone, outcomes } = await filled(`
		<h2>Activities</h2><label>Organization <input id="group"></label>
		<p>Grades in which you took part</p><div class="v-chip-group">${["9th", "10th", "11th", "12th"].map((grade) => `<span class="v-chip" tabindex="0">${grade}</span>`).join("")}</div>
		<script>
			const chips = [...document.querySelectorAll(".v-chip")];
			for (const chip of chips) chip.addEventListener("click", () => chip.classList.toggle("text-primary"));
			globalThis.held = () => chips.filter((chip) => chip.matches(".text-primary")).map(({ textContent }) => textContent);
		</script>`);
	expect(held).toEqual(["10th", "11th", "12th"]);
	expect(outcomes.map(({ status }) => status)).toEqual(["filled", "filled"]);
	expect(undone).toEqual([]);
});
