import "./page.css";

const FIELDS = ["txtOrg", "txtPos", "txtHrs", "txtWks"] as const;
const WIDTHS = [34, 26, 5, 5];
const form = document.getElementById("aspnetForm") as HTMLFormElement;
const panel = document.getElementById("ctl00_MainContent_upActivities") as HTMLElement;
const count = document.getElementById("ctl00_MainContent_ddlActCount") as HTMLSelectElement;
const pad = (index: number) => `ctl${String(index + 1).padStart(2, "0")}`;
const nameOf = (index: number, field: string) => `ctl00$MainContent$rptAct$${pad(index)}$${field}`;
const idOf = (index: number, field: string) => nameOf(index, field).replaceAll("$", "_");
let submitted = false;

/** What the server answers to the postback: as many rows as chosen, with what stood in those that stay. */
function render(rows: number) {
	const posted = new FormData(form);
	const line = (index: number) =>
		`<tr><td>${index + 1}</td>${FIELDS.map((field, place) => `<td><input name="${nameOf(index, field)}" type="text" id="${idOf(index, field)}" size="${WIDTHS[place]}" maxlength="${place < 2 ? 60 : 4}"></td>`).join("")}</tr>`;
	panel.innerHTML = rows
		? `<table class="grid"><thead><tr><th>No.</th><th>Name of Organization or Employer</th><th>Position or Office Held</th><th>Hrs / Week</th><th>Weeks / Year</th></tr></thead><tbody>${Array.from({ length: rows }, (_, index) => line(index)).join("")}</tbody></table>`
		: "";
	for (const input of panel.querySelectorAll("input")) input.value = String(posted.get(input.name) ?? "");
}

count.addEventListener("change", () => {
	const busy = document.createElement("div");
	busy.className = "busy";
	busy.textContent = "Please wait…";
	panel.append(busy);
	setTimeout(() => render(Number(count.value)), 350);
});
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const OWN: Record<string, string> = { first: "txtFName", middle: "txtMName", last: "txtLName", citizenship: "ddlCit", hispanic: "rblHisp", license: "txtDL", howMany: "ddlActCount", emergencyName: "txtEmName", emergencyPhone: "txtEmTel" };
const byName = (name: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
const cert = () => (document.getElementById("ctl00_MainContent_chkCert") as HTMLInputElement).checked;
const rows = (value: (name: string) => unknown) =>
	Object.fromEntries([0, 1, 2, 3].flatMap((index) => FIELDS.map((field) => [`act${index}_${field}`, value(nameOf(index, field))])).slice(0, 13));
function shownOf(key: string, name: string) {
	if (key === "hispanic") {
		const checked = document.querySelector<HTMLInputElement>(`[name="${name}"]:checked`);
		return checked?.labels?.[0]?.textContent ?? "";
	}
	const control = byName(name);
	if (control instanceof HTMLSelectElement) return control.value === "0" ? "" : control.selectedOptions[0]?.text;
	return control?.value;
}
Object.assign(window, {
	formState: () => {
		const posted = new FormData(form);
		const of = (name: string) => String(posted.get(name) ?? "");
		return {
			...Object.fromEntries(Object.entries(OWN).map(([key, id]) => {
				const value = of(`ctl00$MainContent$${id}`);
				return [key, id.startsWith("ddl") && value === "0" ? "" : value];
			})),
			...rows(of),
			certify: cert(),
			submitted,
		};
	},
	formShown: () => ({
		...Object.fromEntries(Object.entries(OWN).map(([key, id]) => [key, shownOf(key, `ctl00$MainContent$${id}`)])),
		...rows((name) => byName(name)?.value ?? ""),
		certify: cert(),
	}),
});
