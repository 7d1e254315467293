import "./slate.css";

const FIELDS: Record<string, [string, string]> = {
	"first": [
		"v",
		"[id=\"form_e56076bb-ab93-5b73-b0c7-e376e3cc35da\"]"
	],
	"middle": [
		"v",
		"[id=\"form_3f72bdf4-7c94-5cba-9979-dafa56f3b5bd\"]"
	],
	"last": [
		"v",
		"[id=\"form_5fe7b7fc-bb8f-53b5-b6eb-af4f530d34e6\"]"
	],
	"dob_m": [
		"s",
		"[id=\"form_c5b1526b-8f5a-5a60-bd97-c6cecffbeb52_m\"]"
	],
	"dob_d": [
		"s",
		"[id=\"form_c5b1526b-8f5a-5a60-bd97-c6cecffbeb52_d\"]"
	],
	"dob_y": [
		"s",
		"[id=\"form_c5b1526b-8f5a-5a60-bd97-c6cecffbeb52_y\"]"
	],
	"email": [
		"v",
		"[id=\"form_646fff33-6174-5540-918d-b76d034c6522\"]"
	],
	"mobile": [
		"v",
		"[id=\"form_91a88edb-f7af-537b-8ac3-8d7d159602ae\"]"
	],
	"addr_country": [
		"s",
		"[id=\"form_765464ae-e5ab-5bfb-996c-3c3819cc17c6_country\"]"
	],
	"addr_street": [
		"v",
		"[id=\"form_765464ae-e5ab-5bfb-996c-3c3819cc17c6_street\"]"
	],
	"addr_city": [
		"v",
		"[id=\"form_765464ae-e5ab-5bfb-996c-3c3819cc17c6_city\"]"
	],
	"addr_region": [
		"s",
		"[id=\"form_765464ae-e5ab-5bfb-996c-3c3819cc17c6_region\"]"
	],
	"addr_postal": [
		"v",
		"[id=\"form_765464ae-e5ab-5bfb-996c-3c3819cc17c6_postal\"]"
	],
	"mail_same": [
		"r",
		"form_65a04b85-f5fb-5e11-95a6-bd6c6adea853"
	],
	"citizen": [
		"s",
		"[id=\"form_4983493a-8e36-5268-a780-974aaf324de9\"]"
	],
	"ssn": [
		"v",
		"[id=\"form_a09bfff7-c5eb-5c3a-8696-b74cb8c35053\"]"
	],
	"hisp": [
		"r",
		"form_152d1b16-4ede-58d1-a9e6-738fc460521e"
	],
	"race": [
		"c",
		"form_aeda3c10-b893-5984-b5c9-a14f462283f7"
	],
	"term": [
		"s",
		"[id=\"form_339111c4-2a47-5056-8494-f222587397bf\"]"
	],
	"major": [
		"s",
		"[id=\"form_732e9d5f-a6c4-587e-bcaa-3fac8d8724ac\"]"
	],
	"school": [
		"v",
		"[id=\"form_f3d62972-3f5c-5afb-a791-2fce799b1240\"]"
	],
	"grad_m": [
		"s",
		"[id=\"form_d244fa9b-67bf-5d85-950f-374e0cccf489_m\"]"
	],
	"grad_y": [
		"s",
		"[id=\"form_d244fa9b-67bf-5d85-950f-374e0cccf489_y\"]"
	],
	"gpa": [
		"v",
		"[id=\"form_3ab61d79-a224-592f-86bb-7b83680fdf7c\"]"
	],
	"couns": [
		"v",
		"[id=\"form_f653ddd3-8465-58ff-a597-045d1288d4ad\"]"
	],
	"couns_mail": [
		"v",
		"[id=\"form_52395558-406e-57fd-a629-42ab1fbcac4b\"]"
	],
	"hon0": [
		"v",
		"[id=\"form_8975ff38-9a1b-5250-b8cd-46530395cf67\"]"
	],
	"hon0_y": [
		"s",
		"[id=\"form_f99271b6-0299-5205-825c-ac05328bc196\"]"
	],
	"hon1": [
		"v",
		"[id=\"form_7c8ad3d5-301f-5953-bf4a-c3e80846ac37\"]"
	],
	"hon1_y": [
		"s",
		"[id=\"form_88936633-ca33-5775-be4c-9f510cf1de41\"]"
	],
	"hon2": [
		"v",
		"[id=\"form_9f75d3ee-94bb-507e-87ce-cb185a2958e8\"]"
	],
	"hon2_y": [
		"s",
		"[id=\"form_9fbcd7c6-34a6-5a17-83ee-707295dd6d38\"]"
	],
	"p1_first": [
		"v",
		"[id=\"form_0ddf928c-2e65-5bb6-85aa-70caf2e496d6\"]"
	],
	"p1_last": [
		"v",
		"[id=\"form_995e21fb-e69b-5045-a3a7-7dbedb668f64\"]"
	],
	"p2_first": [
		"v",
		"[id=\"form_d7b962c4-e53d-5ea7-ba67-e1c7703d8c3f\"]"
	],
	"p2_last": [
		"v",
		"[id=\"form_2dffea7f-ba5c-5617-8a94-8ccef9a496e9\"]"
	],
	"p_mail": [
		"v",
		"[id=\"form_b58ceb8b-13f2-53f0-aca7-b6c9fc31cd3b\"]"
	],
	"sib0_name": [
		"v",
		"#siblings tbody tr:nth-child(1) td:nth-child(1) input"
	],
	"sib0_age": [
		"v",
		"#siblings tbody tr:nth-child(1) td:nth-child(2) input"
	],
	"sib1_name": [
		"v",
		"#siblings tbody tr:nth-child(2) td:nth-child(1) input"
	],
	"sib1_age": [
		"v",
		"#siblings tbody tr:nth-child(2) td:nth-child(2) input"
	],
	"alum": [
		"v",
		"[id=\"form_33ba3d73-ace7-5b7d-911c-f9da9268bea5\"]"
	],
	"alum_y": [
		"v",
		"[id=\"form_28186a9e-4307-5461-b92c-97dfc17cf78f\"]"
	],
	"essay": [
		"v",
		"[id=\"form_e626959a-643d-54c2-ae37-2fef24b6be21\"]"
	],
	"hear": [
		"s",
		"[id=\"form_270dd2e6-73e8-59f2-8a6e-49f75f12b2e6\"]"
	],
	"agree": [
		"c",
		"form_7e07cf9b-74d9-5d46-b777-737ac904a606"
	],
	"sig": [
		"v",
		"[id=\"form_440eb392-df6e-54e0-9525-a77527901f81\"]"
	]
};
const ACTIVITY = "<div class=\"form_question form_select \" data-id=\"3705ebc1-545e-587c-b6ee-b7caa048519a\" data-type=\"select\" id=\"form_question_3705ebc1-545e-587c-b6ee-b7caa048519a\"><div class=\"form_label\"><label for=\"form_3705ebc1-545e-587c-b6ee-b7caa048519a\">Activity Type</label></div><div class=\"form_responses\"><select id=\"form_3705ebc1-545e-587c-b6ee-b7caa048519a\" name=\"form_3705ebc1-545e-587c-b6ee-b7caa048519a\" size=\"1\"><option value=\"\"></option><option value=\"68b5ba3b-5e90-5e8b-ac71-d807bfd785aa\" data-text=\"Academic\">Academic</option><option value=\"dacca345-68d2-56b5-b81c-8be7e18317bb\" data-text=\"Art\">Art</option><option value=\"cbd66ba7-cd64-5dfc-b34b-5fb63f25fb05\" data-text=\"Athletics\">Athletics</option><option value=\"98f46edb-90cc-56c7-9191-83b85db9fd94\" data-text=\"Community Service\">Community Service</option><option value=\"bf5d3931-03d0-5ef9-9060-c3368953c93f\" data-text=\"Debate/Speech\">Debate/Speech</option><option value=\"a831760f-85d2-577d-af06-02be660ae1c0\" data-text=\"Employment\">Employment</option><option value=\"93dd3554-24e5-5ec6-852b-2f1499080e3a\" data-text=\"Environmental\">Environmental</option><option value=\"9b330cdb-6ec1-570b-beeb-078024d00dcc\" data-text=\"Family Responsibilities\">Family Responsibilities</option><option value=\"6f67bc1a-f006-526e-8d47-2e7c808341cb\" data-text=\"Music\">Music</option><option value=\"f8349c2c-765f-54ad-bb68-7ae3565d8093\" data-text=\"Religious\">Religious</option><option value=\"2959e95e-993c-5404-ac66-67f98cc1052b\" data-text=\"Student Government\">Student Government</option><option value=\"d5a8987d-ec31-5213-ab48-95c069f15fe4\" data-text=\"Other\">Other</option></select></div></div><div class=\"form_question form_text \" data-id=\"a9fcac55-b1dc-5727-b917-87c97712deb0\" data-type=\"text\" id=\"form_question_a9fcac55-b1dc-5727-b917-87c97712deb0\"><div class=\"form_label\"><label for=\"form_a9fcac55-b1dc-5727-b917-87c97712deb0\">Organization Name</label></div><div class=\"form_responses\"><input type=\"text\" id=\"form_a9fcac55-b1dc-5727-b917-87c97712deb0\" name=\"form_a9fcac55-b1dc-5727-b917-87c97712deb0\" size=\"40\" value=\"\" /></div></div><div class=\"form_question form_text \" data-id=\"21c65049-4dce-5571-b1f5-d6f5726d6a95\" data-type=\"text\" id=\"form_question_21c65049-4dce-5571-b1f5-d6f5726d6a95\"><div class=\"form_label\"><label for=\"form_21c65049-4dce-5571-b1f5-d6f5726d6a95\">Position/Leadership</label></div><div class=\"form_responses\"><input type=\"text\" id=\"form_21c65049-4dce-5571-b1f5-d6f5726d6a95\" name=\"form_21c65049-4dce-5571-b1f5-d6f5726d6a95\" size=\"40\" value=\"\" /></div></div><div class=\"form_question form_checkbox \" data-id=\"ef747f99-5295-5075-89cd-71fb71622355\" data-type=\"checkbox\" id=\"form_question_ef747f99-5295-5075-89cd-71fb71622355\"><fieldset><legend class=\"form_label\">Grade levels of participation</legend><div class=\"form_responses\"><div class=\"form_response\"><input type=\"checkbox\" id=\"form_ef747f99-5295-5075-89cd-71fb71622355_1\" name=\"form_ef747f99-5295-5075-89cd-71fb71622355\" value=\"ebb86f07-019b-5282-8699-9aa91e5f345a\" data-text=\"9\" /><label for=\"form_ef747f99-5295-5075-89cd-71fb71622355_1\">9</label></div><div class=\"form_response\"><input type=\"checkbox\" id=\"form_ef747f99-5295-5075-89cd-71fb71622355_2\" name=\"form_ef747f99-5295-5075-89cd-71fb71622355\" value=\"63b6c80f-0e94-5c85-b3ad-efbcdf766cbc\" data-text=\"10\" /><label for=\"form_ef747f99-5295-5075-89cd-71fb71622355_2\">10</label></div><div class=\"form_response\"><input type=\"checkbox\" id=\"form_ef747f99-5295-5075-89cd-71fb71622355_3\" name=\"form_ef747f99-5295-5075-89cd-71fb71622355\" value=\"2720f402-257b-5918-bda7-714a44b20874\" data-text=\"11\" /><label for=\"form_ef747f99-5295-5075-89cd-71fb71622355_3\">11</label></div><div class=\"form_response\"><input type=\"checkbox\" id=\"form_ef747f99-5295-5075-89cd-71fb71622355_4\" name=\"form_ef747f99-5295-5075-89cd-71fb71622355\" value=\"df3a0bea-1673-517f-86d7-2e25e2ded624\" data-text=\"12\" /><label for=\"form_ef747f99-5295-5075-89cd-71fb71622355_4\">12</label></div><div class=\"form_response\"><input type=\"checkbox\" id=\"form_ef747f99-5295-5075-89cd-71fb71622355_5\" name=\"form_ef747f99-5295-5075-89cd-71fb71622355\" value=\"7274fa56-147f-587d-850b-ed247dbb257a\" data-text=\"PG\" /><label for=\"form_ef747f99-5295-5075-89cd-71fb71622355_5\">PG</label></div></div></fieldset></div><div class=\"form_question form_text \" data-id=\"a1a52557-7a4f-51c5-b2fe-1b025a8566c3\" data-type=\"text\" id=\"form_question_a1a52557-7a4f-51c5-b2fe-1b025a8566c3\"><div class=\"form_label\"><label for=\"form_a1a52557-7a4f-51c5-b2fe-1b025a8566c3\">Hours spent per week</label></div><div class=\"form_responses\"><input type=\"text\" id=\"form_a1a52557-7a4f-51c5-b2fe-1b025a8566c3\" name=\"form_a1a52557-7a4f-51c5-b2fe-1b025a8566c3\" size=\"6\" value=\"\" /></div></div><div class=\"form_question form_text \" data-id=\"d4b3fbc6-a7bd-5a92-beda-513e042cda5d\" data-type=\"text\" id=\"form_question_d4b3fbc6-a7bd-5a92-beda-513e042cda5d\"><div class=\"form_label\"><label for=\"form_d4b3fbc6-a7bd-5a92-beda-513e042cda5d\">Weeks spent per year</label></div><div class=\"form_responses\"><input type=\"text\" id=\"form_d4b3fbc6-a7bd-5a92-beda-513e042cda5d\" name=\"form_d4b3fbc6-a7bd-5a92-beda-513e042cda5d\" size=\"6\" value=\"\" /></div></div><div class=\"form_question form_textarea \" data-id=\"9b8cbed5-ce3a-54be-958d-088d567f2265\" data-type=\"textarea\" id=\"form_question_9b8cbed5-ce3a-54be-958d-088d567f2265\"><div class=\"form_label\"><label for=\"form_9b8cbed5-ce3a-54be-958d-088d567f2265\">Describe this activity, including what you accomplished</label></div><div class=\"form_responses\"><textarea id=\"form_9b8cbed5-ce3a-54be-958d-088d567f2265\" name=\"form_9b8cbed5-ce3a-54be-958d-088d567f2265\" rows=\"5\" cols=\"60\"></textarea></div></div>";
const TEST = "<div class=\"form_question form_select \" data-id=\"df70ff81-98a1-52b1-87a6-d111567daa00\" data-type=\"select\" id=\"form_question_df70ff81-98a1-52b1-87a6-d111567daa00\"><div class=\"form_label\"><label for=\"form_df70ff81-98a1-52b1-87a6-d111567daa00\">Subject</label></div><div class=\"form_responses\"><select id=\"form_df70ff81-98a1-52b1-87a6-d111567daa00\" name=\"form_df70ff81-98a1-52b1-87a6-d111567daa00\" size=\"1\"><option value=\"\"></option><option value=\"fd8f4e3a-3b29-526c-86c0-fcd7873781c9\" data-text=\"Art History\">Art History</option><option value=\"6785d44b-f9f0-5187-86d5-34a1c3356d4c\" data-text=\"Biology\">Biology</option><option value=\"c3aacdf4-6be3-52ec-9d3b-6cb885a5a113\" data-text=\"Calculus AB\">Calculus AB</option><option value=\"b010e7fa-8bbb-5093-a9ac-7e85e06b67d7\" data-text=\"Calculus BC\">Calculus BC</option><option value=\"ad288bf0-1b6b-5c4d-bdb5-eb6de0247341\" data-text=\"Chemistry\">Chemistry</option><option value=\"b999bcea-1c5b-5da3-9810-a255dcbf3d5a\" data-text=\"Computer Science A\">Computer Science A</option><option value=\"aecd4b81-5c26-5435-8ab4-0049a07d6bf9\" data-text=\"English Language and Composition\">English Language and Composition</option><option value=\"b279eb5b-828d-5647-a617-00a16fdd13b7\" data-text=\"English Literature and Composition\">English Literature and Composition</option><option value=\"a415aa59-18b7-5604-a52e-81d9e1c84a30\" data-text=\"Environmental Science\">Environmental Science</option><option value=\"61e96cb4-b853-5710-b682-26b76c721c14\" data-text=\"European History\">European History</option><option value=\"22aee959-d09a-5288-9964-3edbc71579ed\" data-text=\"Psychology\">Psychology</option><option value=\"bee320c1-562b-54fd-a6e9-e84d19f57fcb\" data-text=\"Spanish Language and Culture\">Spanish Language and Culture</option><option value=\"44e7df72-1fb7-581b-97c5-c764d942d939\" data-text=\"Statistics\">Statistics</option><option value=\"dc59cf1c-43a4-5e8a-8fb3-f321a91f38bc\" data-text=\"United States History\">United States History</option><option value=\"b8328bcb-dead-597f-9b33-dd0845165aaf\" data-text=\"World History: Modern\">World History: Modern</option></select></div></div><div class=\"form_question form_date \" data-id=\"4cda0644-01bf-5b60-9aad-76af5a8829b4\" data-type=\"date\" id=\"form_question_4cda0644-01bf-5b60-9aad-76af5a8829b4\"><fieldset><legend class=\"form_label\">Test Date</legend><div class=\"form_responses\"><select aria-label=\"Month\" id=\"form_4cda0644-01bf-5b60-9aad-76af5a8829b4_m\" name=\"form_4cda0644-01bf-5b60-9aad-76af5a8829b4_m\" size=\"1\"><option value=\"\"></option><option value=\"01\">January</option><option value=\"02\">February</option><option value=\"03\">March</option><option value=\"04\">April</option><option value=\"05\">May</option><option value=\"06\">June</option><option value=\"07\">July</option><option value=\"08\">August</option><option value=\"09\">September</option><option value=\"10\">October</option><option value=\"11\">November</option><option value=\"12\">December</option></select> <select aria-label=\"Year\" id=\"form_4cda0644-01bf-5b60-9aad-76af5a8829b4_y\" name=\"form_4cda0644-01bf-5b60-9aad-76af5a8829b4_y\" size=\"1\"><option value=\"\"></option><option value=\"2028\">2028</option><option value=\"2027\">2027</option><option value=\"2026\">2026</option><option value=\"2025\">2025</option><option value=\"2024\">2024</option><option value=\"2023\">2023</option><option value=\"2022\">2022</option><option value=\"2021\">2021</option><option value=\"2020\">2020</option></select></div></fieldset></div><div class=\"form_question form_select \" data-id=\"94b80041-f221-57e7-a7fb-0c64e6745070\" data-type=\"select\" id=\"form_question_94b80041-f221-57e7-a7fb-0c64e6745070\"><div class=\"form_label\"><label for=\"form_94b80041-f221-57e7-a7fb-0c64e6745070\">Score</label></div><div class=\"form_responses\"><select id=\"form_94b80041-f221-57e7-a7fb-0c64e6745070\" name=\"form_94b80041-f221-57e7-a7fb-0c64e6745070\" size=\"1\"><option value=\"\"></option><option value=\"1\">1</option><option value=\"2\">2</option><option value=\"3\">3</option><option value=\"4\">4</option><option value=\"5\">5</option></select></div></div>";
const ID = {
	"d_type": "3705ebc1-545e-587c-b6ee-b7caa048519a",
	"d_org": "a9fcac55-b1dc-5727-b917-87c97712deb0",
	"d_pos": "21c65049-4dce-5571-b1f5-d6f5726d6a95",
	"d_gr": "ef747f99-5295-5075-89cd-71fb71622355",
	"d_hr": "a1a52557-7a4f-51c5-b2fe-1b025a8566c3",
	"d_wk": "d4b3fbc6-a7bd-5a92-beda-513e042cda5d",
	"d_desc": "9b8cbed5-ce3a-54be-958d-088d567f2265",
	"t_sub": "df70ff81-98a1-52b1-87a6-d111567daa00",
	"t_date": "4cda0644-01bf-5b60-9aad-76af5a8829b4",
	"t_score": "94b80041-f221-57e7-a7fb-0c64e6745070"
};

let submitted = false;
const labelOf = (box: HTMLInputElement) => (document.querySelector(`label[for="${box.id}"]`)?.textContent ?? "").trim();
const named = (name: string) => [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].filter((box) => box.checked);
function read([kind, place]: [string, string], shown: boolean): unknown {
	if (kind === "r" || kind === "c") {
		const list = named(place).map((box) => (shown ? labelOf(box) : box.value));
		return kind === "c" ? list : (list[0] ?? "");
	}
	const control = document.querySelector<HTMLInputElement>(place);
	if (kind === "s" && shown) return (control as unknown as HTMLSelectElement | null)?.selectedOptions[0]?.text ?? "";
	return control?.value ?? "";
}
const reading = (shown: boolean) => Object.fromEntries(Object.entries(FIELDS).map(([key, field]) => [key, read(field, shown)]));

// what the dialogs post, row by row, as text for the table and as values
interface Saved {
	values: Record<string, string | string[]>;
	cells: string[];
}
const saved: Record<string, Saved[]> = { interests: [], tests: [] };
const DIALOGS: Record<string, { title: string; html: string; fields: Record<string, string>; cells(text: (id: string) => string): string[] }> = {
	interests: {
		title: "Activity",
		html: ACTIVITY,
		fields: { type: ID.d_type, org: ID.d_org, pos: ID.d_pos, gr: ID.d_gr, hr: ID.d_hr, wk: ID.d_wk, desc: ID.d_desc },
		cells: (text) => [ID.d_type, ID.d_org, ID.d_pos, ID.d_gr, ID.d_hr, ID.d_wk, ID.d_desc].map(text),
	},
	tests: {
		title: "Test",
		html: TEST,
		fields: { sub: ID.t_sub, m: `${ID.t_date}_m`, y: `${ID.t_date}_y`, score: ID.t_score },
		cells: (text) => [text(ID.t_sub), `${text(`${ID.t_date}_m`)} ${text(`${ID.t_date}_y`)}`, text(ID.t_score)],
	},
};
function draw(widget: string) {
	const body = document.querySelector(`#${widget} tbody`);
	if (!body) return;
	body.replaceChildren(
		...(saved[widget] ?? []).map((entry, index) => {
			const row = document.createElement("tr");
			row.className = index % 2 ? "row alt" : "row";
			row.append(
				...entry.cells.map((text, column) => {
					const cell = document.createElement("td");
					if (column) cell.textContent = text;
					else {
						const link = document.createElement("a");
						link.href = "javascript:void(0)";
						link.textContent = text;
						link.addEventListener("click", () => popup(widget, index));
						cell.append(link);
					}
					return cell;
				}),
			);
			return row;
		}),
	);
}
function popup(widget: string, index: number) {
	const dialog = DIALOGS[widget];
	const list = saved[widget];
	if (!dialog || !list) return;
	const host = document.createElement("div");
	host.className = "dialog_host";
	host.innerHTML = `<div class="dialog_mask"></div><div class="dialog" role="dialog" aria-labelledby="dialog_title"><div class="header"><h1 id="dialog_title">${list[index] ? "Edit" : "Add"} ${dialog.title}</h1></div><form onsubmit="return false;" novalidate><div class="content">${dialog.html}</div><div class="action"><button type="button" class="default">Save</button> <button type="button" class="cancel">Cancel</button></div></form></div>`;
	document.body.append(host);
	const control = (id: string) => host.querySelector<HTMLInputElement>(`[id="form_${id}"]`);
	const ticked = (id: string) => [...host.querySelectorAll<HTMLInputElement>(`input[name="form_${id}"]`)];
	for (const [part, id] of Object.entries(dialog.fields)) {
		const value = list[index]?.values[part];
		const one = control(id);
		if (value === undefined) continue;
		if (one && typeof value === "string") one.value = value;
		else for (const box of ticked(id)) box.checked = value.includes(box.value);
	}
	host.querySelector(".cancel")?.addEventListener("click", () => host.remove());
	host.querySelector(".default")?.addEventListener("click", () => {
		const values = Object.fromEntries(
			Object.entries(dialog.fields).map(([part, id]) => [
				part,
				control(id)?.value ??
					ticked(id)
						.filter((box) => box.checked)
						.map((box) => box.value),
			]),
		);
		const text = (id: string) => {
			const one = control(id);
			if (one instanceof HTMLSelectElement) return one.selectedOptions[0]?.text ?? "";
			return (
				one?.value ??
				ticked(id)
					.filter((box) => box.checked)
					.map((box) => box.dataset.text)
					.join(", ")
			);
		};
		list[index] = { values, cells: dialog.cells(text) };
		host.remove();
		draw(widget);
	});
	host.querySelector<HTMLElement>("input, select")?.focus();
}
for (const link of document.querySelectorAll<HTMLElement>("a.add"))
	link.addEventListener("click", () => popup(link.dataset.widget ?? "", saved[link.dataset.widget ?? ""]?.length ?? 0));

let rows = 0;
function addSibling() {
	const row = document.createElement("tr");
	rows++;
	row.innerHTML = `<td><input type="text" aria-label="Full Name" name="sibling_${rows}_name" size="36" /></td><td><input type="text" aria-label="Age" name="sibling_${rows}_age" size="4" maxlength="3" /></td>`;
	document.querySelector("#siblings tbody")?.append(row);
}
addSibling();
document.querySelector("#siblings_add")?.addEventListener("click", addSibling);

for (const phone of document.querySelectorAll<HTMLInputElement>("input[type=tel]"))
	phone.addEventListener("change", () => {
		const digits = phone.value.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
		if (digits.length === 10) phone.value = `+1 ${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
	});
document.querySelector("form[data-fw-form]")?.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const ROWS = [0, 1, 2];
const PREFIX: Record<string, string> = { interests: "act", tests: "ap" };
const entries = (pick: (widget: string, row: number, part: string) => unknown) =>
	Object.fromEntries(
		Object.entries(PREFIX).flatMap(([widget, prefix]) =>
			ROWS.flatMap((row) => Object.keys(DIALOGS[widget]?.fields ?? {}).map((part) => [`${prefix}${row}_${part}`, pick(widget, row, part)])),
		),
	);
function drawn(widget: string, row: number, part: string): unknown {
	const cells = [...document.querySelectorAll(`#${widget} tbody tr.row`)][row]?.querySelectorAll("td");
	const at = (column: number) => cells?.[column]?.textContent ?? "";
	if (widget === "tests") {
		const [month = "", year = ""] = at(1).split(" ");
		return part === "sub" ? at(0) : part === "m" ? month : part === "y" ? year : at(2);
	}
	const text = at(Object.keys(DIALOGS.interests?.fields ?? {}).indexOf(part));
	return part === "gr" ? text.split(", ").filter(Boolean) : text;
}
Object.assign(window, {
	formState: () => ({ ...reading(false), ...entries((widget, row, part) => saved[widget]?.[row]?.values[part] ?? (part === "gr" ? [] : "")), submitted }),
	formShown: () => ({ ...reading(true), ...entries(drawn) }),
});
