import "./page.css";
import TomSelect from "tom-select";

const STATES =
	"Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Guam,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Puerto Rico,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming".split(
		",",
	);
const MONTHS = "January,February,March,April,May,June,July,August,September,October,November,December".split(",");
const form = document.querySelector<HTMLFormElement>("#halvorsen")!;
const select = (name: string) => form.elements.namedItem(name) as HTMLSelectElement;

for (const each of form.querySelectorAll<HTMLSelectElement>("select.states")) for (const state of STATES) each.add(new Option(state, state));
function listed(name: string, texts: string[], values: string[] = texts) {
	select(name).add(new Option("", ""));
	texts.forEach((text, at) => select(name).add(new Option(text, values[at])));
}
listed("b_day", Array.from({ length: 31 }, (_, at) => String(at + 1)));
listed(
	"b_month",
	MONTHS,
	MONTHS.map((_, at) => String(at + 1)),
);
listed("b_year", Array.from({ length: 18 }, (_, at) => String(2014 - at)));

document.querySelector("#courses tbody")!.innerHTML = [0, 1, 2]
	.map((at) => `<tr><td><input name="c_title[${at}]"></td><td width="100"><input name="c_mark[${at}]"></td></tr>`)
	.join("");
document.querySelector("#prizes tbody")!.innerHTML = [0, 1, 2]
	.map(
		(at) =>
			`<tr><td><input name="p_name[${at}]"></td><td width="240"><select name="p_year[${at}]"><option value=""></option><option value="9">Freshman (9th)</option><option value="10">Sophomore (10th)</option><option value="11">Junior (11th)</option><option value="12">Senior (12th)</option></select></td></tr>`,
	)
	.join("");
document.querySelector("#elders")!.innerHTML = [0, 1]
	.map(
		(at) => `<fieldset><legend>${at ? "Second parent or guardian" : "Parent or guardian"}</legend>
<div class="float"><input id="e_name_${at}" name="e_name[${at}]" placeholder=" "><label for="e_name_${at}">Full name</label></div><br>
<div class="float"><input id="e_work_${at}" name="e_work[${at}]" placeholder=" "><label for="e_work_${at}">What they do for a living</label></div><br>
<div class="col"><label for="e_school_${at}">How far they went in school</label><select id="e_school_${at}" name="e_school[${at}]"><option value=""></option><option value="none">Did not finish high school</option><option value="hs">Finished high school</option><option value="some">Some college or trade school</option><option value="ba">College degree</option><option value="ma">Graduate degree</option></select></div></fieldset>`,
	)
	.join("");

let pursuits = 0;
function addPursuit() {
	const at = pursuits++;
	const card = document.createElement("div");
	card.className = "pursuit";
	card.innerHTML = `<label>Group, place or employer <input name="x_where[${at}]"></label>
<label>Your part in it <input name="x_part[${at}]"></label>
<label>One or two sentences about it <textarea name="x_about[${at}]" rows="2" maxlength="160"></textarea></label>`;
	document.querySelector("#pursuits")!.append(card);
	if (pursuits === 5) document.querySelector("#more-pursuits")!.remove();
}
addPursuit();
document.querySelector("#more-pursuits")!.addEventListener("click", addPursuit);

for (const each of form.querySelectorAll("select")) {
	if (each.multiple) new TomSelect(each, { plugins: ["remove_button"], hideSelected: true, maxOptions: null });
	else new TomSelect(each, { maxOptions: null, allowEmptyOption: false, placeholder: each.dataset.hint ?? "" });
}

let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const named = () => [...form.elements].filter((each): each is HTMLInputElement => "name" in each && each.name !== "" && each.tagName !== "BUTTON");
Object.assign(window, {
	formState() {
		const posted = new FormData(form);
		return {
			...Object.fromEntries(
				named().map((each) => [each.name, each instanceof HTMLSelectElement && each.multiple ? posted.getAll(each.name).sort() : (posted.get(each.name) ?? "")]),
			),
			submitted,
		};
	},
	formShown: () =>
		Object.fromEntries(
			named().map((each) => {
				if (each.type === "checkbox") return [each.name, each.checked];
				if (!(each instanceof HTMLSelectElement)) return [each.name, each.value];
				const read = [...each.parentElement!.querySelectorAll(":scope > .ts-wrapper .ts-control > .item")]
					.filter((item) => (item.closest(".ts-wrapper")!.previousElementSibling as Element) === each)
					.map((item) => item.firstChild!.textContent!);
				return [each.name, each.multiple ? read.sort() : (read[0] ?? "")];
			}),
		),
});
