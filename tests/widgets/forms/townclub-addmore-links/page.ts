import $ from "jquery";
import "./style.css";

$("#root").html(`<div class="wrap"><h1>Community Scholarship Application 2027</h1>
<p>Please type. Incomplete applications will not be read by the committee. Questions? Ask at any Tuesday lunch meeting!</p>
<form id="frmScholarship" action="/apply.php" method="post" autocomplete="off">
<h3>A. About you</h3>
<p><label>Full name of applicant*<br><input type="text" name="q1_name" size="45"></label></p>
<p><label>Cell phone*<br><input type="text" name="q2_phone" size="22"></label> <span class="hint">with area code</span></p>
<p><label for="q3">CITIZENSHIP</label><br><select name="q3_citizen" id="q3"><option value="">-- select one --</option><option value="1">U.S. Citizen</option><option value="2">U.S. National</option><option value="3">Permanent Resident (Green Card)</option><option value="4">None of these</option></select></p>
<div class="hp" aria-hidden="true"><label>Leave this empty <input type="text" name="website_url" tabindex="-1" autocomplete="off"></label></div>
<h3>B. Brothers and sisters</h3>
<p class="hint">Including step- and half-siblings, whether or not they live with you. Only child? Leave blank.</p>
<div id="sibs"><div class="line"><input type="text" name="sib[0][fn]" placeholder="First name"> <input type="text" name="sib[0][ln]" placeholder="Last name"> <input type="text" name="sib[0][age]" placeholder="Age" size="4" maxlength="3"></div></div>
<p><a class="addmore" data-list="sibs">Add more</a></p>
<h3>C. Honors, prizes and awards (high school only)</h3>
<div id="hons"><div class="line"><label>Name of honor <input type="text" name="hon[0][title]" size="42" maxlength="100"></label> <label>Received in <select name="hon[0][yr]"><option value=""></option><option value="9">Freshman year</option><option value="10">Sophomore year</option><option value="11">Junior year</option><option value="12">Senior year</option></select></label></div></div>
<p><a class="addmore" data-list="hons">Add more</a></p>
<h3>D. Reference</h3>
<p>An adult who is NOT a relative.</p>
<p><label>Name<br><input type="text" name="q9_refname" size="40"></label></p>
<p><label>Daytime phone<br><input type="text" name="q9_refphone" size="22"></label></p>
<h3>E. Signature</h3>
<p><label>Type your full legal name to sign<br><input type="text" name="q12_sign" size="40"></label></p>
<p><a class="btn" id="upl">Upload transcript</a> <input type="submit" value="Send my application"></p>
</form></div>`);
const form = $("#frmScholarship")[0] as HTMLFormElement;
let submitted = false;
$(form).on("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
$(".addmore").on("click", function () {
	const list = $(`#${$(this).data("list")}`);
	const at = list.children().length;
	if (at >= 10) return;
	const line = list.children().first().clone();
	line.find(":input").val("").attr("name", (_, name) => name.replace("[0]", `[${at}]`));
	list.append(line);
});

const NAMES: Record<string, string> = { name: "q1_name", phone: "q2_phone", citizen: "q3_citizen", website: "website_url", refName: "q9_refname", refPhone: "q9_refphone", signature: "q12_sign" };
for (const i of [0, 1]) for (const key of ["fn", "ln", "age"]) NAMES[`sib${i}_${key}`] = `sib[${i}][${key}]`;
for (const i of [0, 1, 2]) for (const key of ["title", "yr"]) NAMES[`hon${i}_${key}`] = `hon[${i}][${key}]`;
const each = (of: (el: HTMLInputElement | HTMLSelectElement) => string) =>
	Object.fromEntries(
		Object.entries(NAMES).map(([key, name]) => {
			const el = form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | null;
			return [key, el ? of(el) : ""];
		}),
	);
Object.assign(window, {
	formState: () => ({ ...each((el) => el.value), submitted }),
	formShown: () => each((el) => (el instanceof HTMLSelectElement ? (el.value && el.selectedOptions[0].text) : el.value)),
});
