import "./page.css";

const NAMES: Record<string, string> = {
 "first": "form_ffb068f6-8f19-5845-883c-4ab068472a7a",
 "middle": "form_f2f73b00-a382-5923-8488-096bcf3138b4",
 "last": "form_115a7104-e450-5195-b495-a80a60e145cc",
 "suffix": "form_fe88b97b-3dd8-57ff-bf25-52738c21998b",
 "preferred": "form_808ec319-9322-5495-80cb-fd37d646dff5",
 "dobMonth": "form_b45c25f1-3406-535b-a96e-be0c16b984a1_m",
 "dobDay": "form_b45c25f1-3406-535b-a96e-be0c16b984a1_d",
 "dobYear": "form_b45c25f1-3406-535b-a96e-be0c16b984a1_y",
 "sex": "form_fb3d63e7-15d1-5abf-b99c-d4a2b02fabfc",
 "pronouns": "form_47268359-b6c8-5e89-b4c9-0f895becf061",
 "birthCountry": "form_5f3b19be-9be0-5eca-bd67-130638c10356",
 "citizen": "form_b85d73d9-2d5a-536d-86f7-7d0b7ed42da8",
 "ssn": "form_bf7a5172-5501-515d-a350-d60e515c3e4a",
 "hispanic": "form_cd116f61-569f-5d68-b3ff-17bdb1320f21",
 "race": "form_c24c092d-69be-5af3-94fd-e6e4e9e72442",
 "email": "form_a43da372-72d5-5f17-a415-d76ebff025dd",
 "mobile": "form_572af644-c30a-546c-b35b-e9740f88caa1",
 "country": "form_9b90c04a-4642-50c5-a756-bb061f36315b_country",
 "street": "form_9b90c04a-4642-50c5-a756-bb061f36315b_street",
 "city": "form_9b90c04a-4642-50c5-a756-bb061f36315b_city",
 "postal": "form_9b90c04a-4642-50c5-a756-bb061f36315b_postal",
 "region": "form_9b90c04a-4642-50c5-a756-bb061f36315b_region",
 "emName": "form_17a8537f-cce9-5b5f-af07-bcf1967e3747",
 "emPhone": "form_2fa12d83-3a99-5bcf-912c-b61a9a38b98d",
 "term": "form_9ac928a2-29a8-5007-b179-4ad094363268",
 "major": "form_705c76b3-4b9b-5764-9a4a-43aed5787baf",
 "hear": "form_40091d0b-9e5d-52e4-b538-c4ae92001048",
 "p1f": "form_abac2116-05c4-5713-8ce2-74cc97b9355b",
 "p1l": "form_7f2949b3-485f-5cae-afa9-44d380e4f7e8",
 "p1e": "form_4e357c58-814f-5baf-be8d-8464fbc48642",
 "p2f": "form_bc6ee485-6a6d-531a-a813-eecf2b6ee521",
 "p2l": "form_d48e5768-8ece-5fed-8c89-e0fd482dd895",
 "p2e": "form_f92fedcb-622a-5585-9a16-9f698c6db300",
 "hs": "form_9d7c65b0-ca2c-5fa2-b29e-4d7fc3bd75a8",
 "hsCity": "form_40b1f62b-0f29-5ff4-9c8d-161287eb4ede",
 "hsState": "form_7431631b-2736-5d97-8633-b0ee07a1dbff",
 "gradDate": "form_2762aaac-0b69-5db7-b68b-f780fa79e13f",
 "gpa": "form_3dbd183a-9b5c-5e72-93c2-a906b03271cc",
 "cName": "form_d9f1f718-3671-596c-af42-461882439e43",
 "cEmail": "form_df090d96-147d-5401-b421-66be9f8121ad",
 "ap1_exam": "form_ba1b7943-8a9d-56c0-854f-d665c7a2d993_1_exam",
 "ap1_score": "form_ba1b7943-8a9d-56c0-854f-d665c7a2d993_1_score",
 "ap1_date": "form_ba1b7943-8a9d-56c0-854f-d665c7a2d993_1_date",
 "ap2_exam": "form_ba1b7943-8a9d-56c0-854f-d665c7a2d993_2_exam",
 "ap2_score": "form_ba1b7943-8a9d-56c0-854f-d665c7a2d993_2_score",
 "ap2_date": "form_ba1b7943-8a9d-56c0-854f-d665c7a2d993_2_date",
 "ap3_exam": "form_ba1b7943-8a9d-56c0-854f-d665c7a2d993_3_exam",
 "ap3_score": "form_ba1b7943-8a9d-56c0-854f-d665c7a2d993_3_score",
 "ap3_date": "form_ba1b7943-8a9d-56c0-854f-d665c7a2d993_3_date",
 "essay": "form_a940bf99-1a8e-50b7-83f2-149e840f3433",
 "certify": "form_00d5302e-4937-5f42-9c4e-fac4f34f3525",
 "sig": "form_2ac44ce8-8792-53b0-a45c-a3f826057405"
};

type Activity = { org: string; pos: string; grades: string[]; desc: string; hrs: string; wks: string };
const activities: Activity[] = [];
let submitted = false;
const FIELDS = ["org", "pos", "grades", "desc", "hrs", "wks"] as const;
const form = document.querySelector<HTMLFormElement>("form[data-fw-form]")!;

form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

// phone numbers are normalised when the box is left
for (const box of form.querySelectorAll<HTMLInputElement>("input[data-datatype=phone]"))
	box.addEventListener("change", () => {
		const digits = box.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
		if (digits.length === 10) box.value = `+1 ${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
	});

function draw() {
	const body = document.querySelector("#activities tbody")!;
	body.innerHTML = "";
	if (activities.length === 0) body.innerHTML = '<tr class="empty"><td colspan="6">No activities have been added.</td></tr>';
	for (const each of activities) {
		const row = document.createElement("tr");
		for (const field of FIELDS) {
			const cell = document.createElement("td");
			cell.textContent = field === "grades" ? each.grades.join(", ") : each[field];
			row.append(cell);
		}
		body.append(row);
	}
}

function popup() {
	const host = document.createElement("div");
	host.className = "dialog_host";
	host.innerHTML = `<div class="dialog" role="dialog" aria-labelledby="dialog_title"><form method="post" autocomplete="off" onsubmit="return false;">
<div class="header" id="dialog_title">Add Activity</div>
<div class="content"><table class="plain"><colgroup><col style="width: 160px;"><col></colgroup><tbody>
<tr><th><label for="d_org">Organization / Activity Name</label></th><td><input type="text" id="d_org" name="org" size="40" maxlength="100"></td></tr>
<tr><th><label for="d_pos">Position or Role</label></th><td><input type="text" id="d_pos" name="pos" size="40" maxlength="64"></td></tr>
<tr><th>Grade Levels of Participation</th><td>${[9, 10, 11, 12].map((n) => `<div><input type="checkbox" id="d_g${n}" name="grades" value="${n}"> <label for="d_g${n}">Grade ${n}</label></div>`).join("")}</td></tr>
<tr><th><label for="d_desc">Please describe this activity, including what you accomplished</label></th><td><textarea id="d_desc" name="desc" cols="40" rows="4"></textarea></td></tr>
<tr><th><label for="d_hrs">Hours per Week</label></th><td><input type="text" id="d_hrs" name="hrs" size="4" maxlength="3"></td></tr>
<tr><th><label for="d_wks">Weeks per Year</label></th><td><input type="text" id="d_wks" name="wks" size="4" maxlength="2"></td></tr>
</tbody></table></div>
<div class="action"><button type="button" class="default">Save</button><button type="button" class="cancel">Cancel</button></div></form></div>`;
	document.body.append(host);
	const inner = host.querySelector("form")!;
	host.querySelector(".cancel")!.addEventListener("click", () => host.remove());
	host.querySelector(".default")!.addEventListener("click", () => {
		const data = new FormData(inner);
		const text = (name: string) => String(data.get(name) ?? "");
		activities.push({ org: text("org"), pos: text("pos"), grades: data.getAll("grades").map(String), desc: text("desc"), hrs: text("hrs"), wks: text("wks") });
		host.remove();
		draw();
	});
	host.querySelector<HTMLInputElement>("#d_org")!.focus();
}

document.getElementById("add_activity")!.addEventListener("click", (event) => {
	event.preventDefault();
	if (!document.querySelector(".dialog_host")) popup();
});

const named = (name: string) => [...form.elements].filter((each) => (each as HTMLInputElement).name === name) as HTMLInputElement[];

function read(text: boolean) {
	const held: Record<string, unknown> = {};
	const data = new FormData(form);
	for (const [key, name] of Object.entries(NAMES)) {
		const [first] = named(name);
		const all = named(name);
		if (first.type === "checkbox") held[key] = text ? all.filter((box) => box.checked).map((box) => box.dataset.text) : data.getAll(name);
		else if (first.type === "radio") held[key] = text ? (all.find((box) => box.checked)?.dataset.text ?? "") : (data.get(name) ?? "");
		else if (text && first instanceof HTMLSelectElement) held[key] = (first as HTMLSelectElement).selectedOptions[0]?.text ?? "";
		else held[key] = first.value;
	}
	const rows = document.querySelectorAll("#activities tbody tr:not(.empty)");
	for (let n = 0; n < 3; n++)
		FIELDS.forEach((field, at) => {
			held[`act${n + 1}_${field}`] = text ? (rows[n]?.children[at].textContent ?? "") : (activities[n]?.[field] ?? (field === "grades" ? [] : ""));
		});
	return held;
}

Object.assign(window, { formState: () => ({ ...read(false), submitted }), formShown: () => read(true) });
