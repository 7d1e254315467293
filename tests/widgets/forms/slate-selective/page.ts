import "./page.css";

/** The question of which several boxes may be checked. */
const MANY = ["form_c48b694d-19e9-55ed-aa04-ca41a9d06a63"];
let submitted = false;

/** The key of each question and the name under which the form posts it. */
const NAMES: Record<string, string> = {
	first: "form_14f33f8d-dda4-5f09-abdd-a4249aa80f52",
	middle: "form_b018d3d1-db0a-5a66-b8ba-6ae5f67b9933",
	last: "form_bec71370-92ef-5b02-a242-811c9d61b8ce",
	preferred: "form_80db2339-dac5-5a03-9081-d0a446e9db1c",
	birthMonth: "form_4694036d-4d98-5421-9632-4c8da3fec836_m",
	birthDay: "form_4694036d-4d98-5421-9632-4c8da3fec836_d",
	birthYear: "form_4694036d-4d98-5421-9632-4c8da3fec836_y",
	birthCity: "form_2ec80ed8-a7a6-5b86-b53a-2380c981ea28",
	birthCountry: "form_56dc607b-4399-59ab-8f98-df3aa2b4e1cb",
	sex: "form_021f0172-6b23-50c6-ac37-717f75aeee8b",
	email: "form_6122f6f3-13f9-5b93-be61-6429c92b4216",
	phone: "form_1aa58dd3-305e-5882-9b36-977bce47181e",
	country: "form_64e70950-7b20-5d1d-84c6-44a1eacc430b_country",
	street: "form_64e70950-7b20-5d1d-84c6-44a1eacc430b_street",
	city: "form_64e70950-7b20-5d1d-84c6-44a1eacc430b_city",
	region: "form_64e70950-7b20-5d1d-84c6-44a1eacc430b_region",
	postal: "form_64e70950-7b20-5d1d-84c6-44a1eacc430b_postal",
	citizenship: "form_604ec35f-e0f3-57ad-ba1d-9aafafb199a9",
	hispanic: "form_70d65270-fbe2-5447-afd0-47e1d040e97b",
	race: "form_c48b694d-19e9-55ed-aa04-ca41a9d06a63",
	firstGen: "form_795b5cf7-2031-59a6-aaba-4bd6ae3da8e2",
	feeWaiver: "form_d6e172d0-39d9-507a-a68e-6d32bb270b71",
	p1First: "form_f04062c8-b733-5096-869c-fec78337a6ec",
	p1Last: "form_1503f1ba-2811-5220-b787-81ba37a8d614",
	parentEdu1: "form_ab4f9c0d-804d-5976-afb6-622c3e9ad19c",
	p2First: "form_adc2702a-ddba-5c4f-91ad-3db98e800b8e",
	p2Last: "form_d54fdbd5-ac25-5f1c-b06a-7c0adffcdce3",
	parentEdu2: "form_eb6b5787-4fb6-5e13-917c-cf711aa1706c",
	school: "form_1f509ca3-bbc3-5459-8093-3190a4f6124b",
	schoolCity: "form_a1adc799-0970-5d5c-a043-e8f595c2c73a",
	schoolState: "form_ae2d75f3-f8ba-5923-bf8c-03f32702495f",
	gradMonth: "form_2c80dd3f-f14f-5937-bd2d-d87558806d55_m",
	gradYear: "form_2c80dd3f-f14f-5937-bd2d-d87558806d55_y",
	wgpa: "form_ac41ba51-0a85-595a-9375-56efefb5c2f1",
	major: "form_e2cf5b79-30a7-56e6-9f7f-c78a666dc7ed",
	course0_title: "form_66951726-4a7c-5cbe-81cb-6a44b05bc4b1_1_1",
	course0_grade: "form_66951726-4a7c-5cbe-81cb-6a44b05bc4b1_1_2",
	course1_title: "form_66951726-4a7c-5cbe-81cb-6a44b05bc4b1_2_1",
	course1_grade: "form_66951726-4a7c-5cbe-81cb-6a44b05bc4b1_2_2",
	course2_title: "form_66951726-4a7c-5cbe-81cb-6a44b05bc4b1_3_1",
	course2_grade: "form_66951726-4a7c-5cbe-81cb-6a44b05bc4b1_3_2",
	satRW: "form_8cd1cce2-05aa-5cbd-af14-38587c5c19c3",
	satMath: "form_f7033b03-8a9b-53db-878f-efe4f50b592d",
	actDate: "form_e623a6d2-08ee-5784-a415-ade3539d9bdc",
	act: "form_32a537a0-4d4d-5373-88bb-c8b934352ada",
	apCount: "form_374610a3-de10-559f-918f-22b4b92a640f",
	ap0_subject: "form_87aff8e3-7d79-5edc-bf75-4c14051da07c_1_1",
	ap0_score: "form_87aff8e3-7d79-5edc-bf75-4c14051da07c_1_2",
	ap1_subject: "form_87aff8e3-7d79-5edc-bf75-4c14051da07c_2_1",
	ap1_score: "form_87aff8e3-7d79-5edc-bf75-4c14051da07c_2_2",
	ap2_subject: "form_87aff8e3-7d79-5edc-bf75-4c14051da07c_3_1",
	ap2_score: "form_87aff8e3-7d79-5edc-bf75-4c14051da07c_3_2",
	act0_name: "form_bb61de7b-b550-5772-ba1d-27af0881c691",
	act0_position: "form_a8c472d1-9f1a-5ee9-ba9c-91d9b1cab5ed",
	act0_about: "form_0f8936cf-8d47-531f-873c-f2f7deb212e7",
	act0_hours: "form_053811d9-f9a6-50f7-af9f-580933d1a98b",
	act1_name: "form_d340efd5-b382-5dba-94ad-41d99e6cccf1",
	act1_position: "form_c85a7e22-8f28-5410-8642-b5933bc60392",
	act1_about: "form_364395fb-d663-59b7-b843-8b00386f56ec",
	act1_hours: "form_ecee40d2-29aa-5657-9ad7-d831975f99dd",
	act2_name: "form_cb28152c-542f-5b28-a491-6d434c0bb4a1",
	act2_position: "form_05d88560-097d-5dad-86ec-24bc2b873211",
	act2_about: "form_dfd896cc-f6ee-5cd0-a01f-12bb95c62e1e",
	act2_hours: "form_28efe9de-067a-5889-9a0b-b0e556c296fe",
	honor0_title: "form_f3b04540-955c-5928-846e-289caa6cc723_1_1",
	honor0_grade: "form_f3b04540-955c-5928-846e-289caa6cc723_1_2",
	honor1_title: "form_f3b04540-955c-5928-846e-289caa6cc723_2_1",
	honor1_grade: "form_f3b04540-955c-5928-846e-289caa6cc723_2_2",
	honor2_title: "form_f3b04540-955c-5928-846e-289caa6cc723_3_1",
	honor2_grade: "form_f3b04540-955c-5928-846e-289caa6cc723_3_2",
	essay: "form_2693e95f-f9fd-55f7-8e3c-2c50667540be",
	counselorName: "form_9acb3be0-a9e1-526f-b407-f97a0acd85e9",
	counselorEmail: "form_de8bffe9-7828-5919-a21d-91b4d8358b57",
	certify: "form_1e1fd93a-c196-59de-a1b6-d0b60eb4d0fe",
	signature: "form_a8562818-de95-517f-9e1e-53c84f98d1c3",
};

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** A question that is not shown is not posted. */
const named = (name: string) => ([...document.getElementsByName(name)] as Control[]).filter((control) => !control.closest(".hidden"));
const isBox = (control: Control): control is HTMLInputElement => control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type);
const labelOf = (box: HTMLInputElement) => (box.labels?.[0]?.textContent ?? "").replace(/\s+/g, " ").trim();
const isSeveral = (name: string) => MANY.includes(name);

function posted(name: string): unknown {
	const controls = named(name);
	const boxes = controls.filter(isBox);
	if (isSeveral(name)) return boxes.filter((box) => box.checked).map((box) => box.value);
	if (boxes.length > 0) return boxes.find((box) => box.checked)?.value ?? "";
	return controls[0]?.value ?? "";
}

function read(name: string): unknown {
	const controls = named(name);
	const boxes = controls.filter(isBox);
	if (isSeveral(name)) return boxes.filter((box) => box.checked).map(labelOf);
	if (boxes[0]?.type === "checkbox") return boxes[0].checked;
	if (boxes.length > 0) {
		const checked = boxes.find((box) => box.checked);
		return checked ? labelOf(checked) : "";
	}
	const [control] = controls;
	return control instanceof HTMLSelectElement ? (control.selectedOptions[0]?.text ?? "") : (control?.value ?? "");
}

const eachKey = (give: (name: string) => unknown) => Object.fromEntries(Object.entries(NAMES).map(([key, name]) => [key, give(name)]));

Object.assign(window, {
	formState: () => ({ ...eachKey(posted), submitted }),
	formShown: () => eachKey(read),
});

// The table of examinations appears, and has as many lines, as the answer above it says
const count = document.getElementById("form_374610a3-de10-559f-918f-22b4b92a640f") as HTMLSelectElement;
const results = document.getElementById("form_question_87aff8e3-7d79-5edc-bf75-4c14051da07c") as HTMLElement;
function showResults() {
	const exams = Number(count.value);
	results.classList.toggle("hidden", exams === 0);
	for (const line of results.querySelectorAll<HTMLElement>("tr[data-row]")) line.classList.toggle("hidden", Number(line.dataset.row) > exams);
}
count.addEventListener("change", showResults);
showResults();

document.querySelector("form")?.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});
