import "./jq";
import $ from "jquery";
import "jquery-ui/ui/version";
import "jquery-ui/ui/keycode";
import "jquery-ui/ui/unique-id";
import "jquery-ui/ui/widget";
import "jquery-ui/ui/widgets/tabs";
import "jquery-ui/themes/base/core.css";
import "jquery-ui/themes/base/tabs.css";
import "jquery-ui/themes/base/theme.css";
import { STATES } from "../../lists";
import "./page.css";

const TYPES = ["Academic", "Art", "Athletics", "Career-oriented", "Community service (volunteer)", "Computer / technology", "Cultural", "Dance", "Debate / speech", "Environmental", "Family responsibilities", "Foreign exchange", "Internship", "Journalism / publication", "Junior ROTC", "Music", "Religious", "Research", "Robotics", "School spirit", "Science / math", "Student government", "Theater / drama", "Work (paid)", "Other"];
const GRADES = ["9", "10", "11", "12"];
const MOST = 4;
let submitted = false;
let count = 0;

const panel = (index: number) => `
<div id="activity-${index + 1}">
	<p><label for="act_${index}_type">Type of activity</label><select id="act_${index}_type" name="activities[${index}][type]"><option value="">-- choose --</option>${TYPES.map((type) => `<option>${type}</option>`).join("")}</select></p>
	<p><label for="act_${index}_org">Organization</label><input id="act_${index}_org" name="activities[${index}][org]" maxlength="100"></p>
	<p><label for="act_${index}_pos">Position / title held</label><input id="act_${index}_pos" name="activities[${index}][pos]" maxlength="50"></p>
	<p class="checks"><span class="lbl">Grade(s)</span>${GRADES.map((grade) => `<label><input type="checkbox" name="activities[${index}][grades][]" value="${grade}"> ${grade}</label>`).join(" ")}</p>
	<p><label for="act_${index}_desc">Describe what you did, incl. anything you accomplished <small>(150 char. max)</small></label><textarea id="act_${index}_desc" name="activities[${index}][desc]" maxlength="150" rows="3"></textarea></p>
</div>`;

for (const [code, name] of STATES) $("#addr_state").append(new Option(name, code));
const tabs = $("#activities").tabs();
function addTab() {
	if (count >= MOST) return;
	const index = count++;
	$(`<li><a href="#activity-${index + 1}">Activity ${index + 1}</a></li>`).insertBefore("#plus-item");
	tabs.append(panel(index));
	tabs.tabs("refresh");
	tabs.tabs("option", "active", index);
	$("#plus-item").toggle(count < MOST);
}
$("#plus").on("click", addTab);
addTab();
$("#nomination").on("submit", (event: Event) => {
	event.preventDefault();
	submitted = true;
});

const OWN: Record<string, string> = {
	first: "nominee[first]", last: "nominee[last]", street: "nominee[street]", apt: "nominee[apt]", city: "nominee[city]", state: "nominee[state]", zip: "nominee[zip]",
	emergency: "emergency[name]", emergencyPhone: "emergency[phone]", signed: "signature",
};
const FIELDS = ["type", "org", "pos", "grades", "desc"];
const byName = (name: string) => [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)];
function both(isShown: boolean) {
	const posted = new FormData(document.getElementById("nomination") as HTMLFormElement);
	const one = (name: string) => {
		const control = byName(name)[0];
		if (isShown && control instanceof HTMLSelectElement) return control.value && control.selectedOptions[0]?.text;
		return isShown ? (control?.value ?? "") : (posted.get(name) ?? "");
	};
	return {
		...Object.fromEntries(Object.entries(OWN).map(([key, name]) => [key, one(name)])),
		...Object.fromEntries(
			[0, 1, 2].flatMap((index) =>
				FIELDS.map((field) => {
					const name = `activities[${index}][${field}]`;
					return [`act${index}_${field}`, field === "grades" ? posted.getAll(`${name}[]`) : one(name)];
				}),
			),
		),
	};
}
Object.assign(window, { formState: () => ({ ...both(false), submitted }), formShown: () => both(true) });
