import "./style.css";

const row = (i: number) => `<tr><td>${i + 1}</td><td><input type="text" name="activity[${i}][org]" size="34"></td><td><input type="text" name="activity[${i}][pos]" size="22" maxlength="60"></td><td><input type="text" name="activity[${i}][hpw]" size="4" maxlength="3"></td><td><input type="text" name="activity[${i}][wpy]" size="4" maxlength="2"></td></tr>`;
(document.getElementById("root") as HTMLElement).innerHTML = `<div class="top"><b>Harborlight Scholars Fund</b> &middot; 2027 application</div>
<form action="save.php" method="post" id="app">
<ol class="steps"><li>Eligibility</li><li class="on">Profile</li><li>Essays</li><li>Review</li></ol>
<h2>1. Applicant</h2>
<div class="r"><label for="applicant_last">Last (family) name</label><input type="text" name="applicant[last]" id="applicant_last"></div>
<div class="r"><label for="applicant_first">First (given) name</label><input type="text" name="applicant[first]" id="applicant_first"></div>
<div class="r"><label for="applicant_street">Street address</label><input type="text" name="applicant[address][street]" id="applicant_street" size="40"> <label class="in" for="applicant_zip">ZIP</label><input type="text" name="applicant[address][zip]" id="applicant_zip" size="10" maxlength="10"></div>
<div class="r"><label for="applicant_grad">Expected H.S. graduation (year)</label><input type="text" name="applicant[grad]" id="applicant_grad" size="6" maxlength="4"></div>
<h2>2. Activities, jobs and volunteering</h2>
<p>Begin with the one that means most to you. Estimate the hours; we will not ask for proof.</p>
<table class="t" id="activities"><thead><tr><th>#</th><th>Organization or employer</th><th>Position / title held</th><th>Hrs per<br>week</th><th>Weeks<br>per year</th></tr></thead><tbody>${row(0)}${row(1)}</tbody></table>
<p><button type="button" id="more">Add 2 more rows</button> <span class="s">Unused rows may stay blank.</span></p>
<h2>3. Reference</h2>
<p>A coach, employer or teacher. They will receive an e-mail today.</p>
<div class="r"><label for="ref_name">Name of reference</label><input type="text" name="ref[name]" id="ref_name"></div>
<div class="r"><label for="ref_email">E-mail of reference</label><input type="text" name="ref[email]" id="ref_email" size="34"></div>
<p><button type="button" id="another">Add a recommender</button></p>
<h2>4. Anything else?</h2>
<div class="r"><label for="heard">How did you hear about the Fund?</label><input type="text" name="heard" id="heard" size="40"></div>
<p><button type="submit">Save &amp; continue to Essays</button> &nbsp;<a href="#top">Cancel</a></p></form>`;
const form = document.getElementById("app") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
const body = form.querySelector("#activities tbody") as HTMLTableSectionElement;
document.getElementById("more")?.addEventListener("click", () => {
	const at = body.rows.length;
	if (at < 10) body.insertAdjacentHTML("beforeend", row(at) + row(at + 1));
});
let invited = 0;
document.getElementById("another")?.addEventListener("click", (event) => {
	invited += 1;
	(event.target as HTMLElement).insertAdjacentHTML("beforebegin", `<div class="r"><label>Name of recommender ${invited}</label><input type="text" name="rec[${invited}][name]"></div>`);
});

const NAMES: Record<string, string> = { last: "applicant[last]", first: "applicant[first]", street: "applicant[address][street]", zip: "applicant[address][zip]", grad: "applicant[grad]", refName: "ref[name]", refEmail: "ref[email]", heard: "heard", recommender: "rec[1][name]" };
for (const i of [0, 1, 2, 3]) for (const part of ["org", "pos", "hpw", "wpy"]) NAMES[`act${i}_${part}`] = `activity[${i}][${part}]`;
const values = () =>
	Object.fromEntries(
		Object.entries(NAMES).map(([key, name]) => [key, (form.elements.namedItem(name) as HTMLInputElement | null)?.value ?? (key === "recommender" ? null : "")]),
	);
Object.assign(window, { formState: () => ({ ...values(), submitted }), formShown: values });
