/** The names under which Slate posts the questions. */
const NAMES: Record<string, string> = {
	"given": "form_3e761ef1-d74e-5fc3-bc84-b0de3ecfc514",
	"middle": "form_bf66ec6d-e9e5-5b66-87e6-208ce4afe029",
	"family": "form_97541bce-b73e-5e54-a558-fd005c351c1f",
	"suffix": "form_e23e0ad6-0dce-511f-922f-8c6d0094d1d2",
	"goesBy": "form_ffcdeef5-7712-5d64-acba-a5e2afac3cef",
	"idNumber": "form_8806569a-6f18-5f42-95d7-08ee04ba26a1",
	"bornMonth": "form_788e381f-bbf8-526f-8f40-7ad00369e360",
	"bornDay": "form_2a82d92c-6dbb-51ec-8138-116448209c06",
	"bornYear": "form_6c45295f-3298-5ea6-9c5d-65e14a2a3629",
	"birthCity": "form_1ef067bc-5222-56a7-8894-a9b042f8534a",
	"birthCountry": "form_704c65c2-df3c-5373-9ff4-8dcd4de612a0",
	"mail": "form_88cf011e-3035-59d0-929b-901d57ea6373",
	"tel": "form_7147ce76-a42b-54e0-bac4-3e4475924758",
	"telOther": "form_fe17e06d-b3a3-5c47-9bdb-98458de519fe",
	"permCountry": "form_ab570dcc-df97-5f03-9710-1f0ba1a4dded",
	"permStreet": "form_4fc2325d-e520-5555-8b3d-5d6f721adfbe",
	"permCity": "form_73c03e83-a07e-5709-a420-dabf3f0438ca",
	"permRegion": "form_065d99ee-cb44-5456-841e-f158cef092dd",
	"permPostal": "form_43bd4b37-e304-55df-a63f-ab55132ad000",
	"mailingCountry": "form_0411c908-60c3-5bd1-9c11-f3b11686f155",
	"mailingStreet": "form_3c8f1cc4-d1de-58e0-9b67-b6ab6fe71855",
	"mailingCity": "form_bbdf1b6f-8088-5046-903a-27766f8ae08c",
	"mailingRegion": "form_9ec11307-727d-50a0-945d-14bed5d5db0a",
	"mailingPostal": "form_8c8298ff-9574-5192-be2b-1771d142a3f2",
	"hs": "form_a627a255-1d50-5d55-8319-5f6b4b4b39a8",
	"hsPlace": "form_a94c86c7-003e-548f-bde6-389cf4137204",
	"diploma": "form_a49250d3-1cff-5202-be66-e2904eeeb151",
	"gpaW": "form_fbc9623d-d2b4-50a3-85f1-7cda7a8c1244",
	"gpaU": "form_e4655ecc-0776-5642-8cf7-c58c7d77a397",
	"rank": "form_211525d2-a02d-5dcf-a564-255480245ae6",
	"classOf": "form_467228a7-5163-5561-954f-6372654fb740",
	"ebrwDate": "form_bd09fcf6-8fa1-5e00-bd5d-6bfc6dab4f09",
	"ebrwScore": "form_7e13bbf5-c520-5999-861e-6792501515b7",
	"psatDate": "form_629a0871-6742-5fd5-bdfa-90daba286554",
	"psatScore": "form_0b954441-361a-59b4-b419-4800273f92fc",
	"field": "form_5435c163-5ebd-57f5-b25d-fa9b1ea275a7",
	"vocation": "form_1a1f6481-1a80-5bed-82f2-0ec136ba1b8a",
	"prize0": "form_5b69ae08-870a-560c-97c0-6277eab7af2e",
	"prizeWhy0": "form_407fa2a8-2e1f-5a76-9016-7b61527be592",
	"prizeGrade0": "form_d467bdf8-2f53-5886-8c43-896d4a19816b",
	"prize1": "form_e585ae15-8790-52f1-adf9-453936b049a8",
	"prizeWhy1": "form_71385cb9-b053-5adc-ba28-139db9282732",
	"prizeGrade1": "form_92491d77-f372-579f-b12a-60a61bb20319",
	"citizen": "form_323f899a-7fd6-51db-ab16-411683881225",
	"latin": "form_cd6e4d63-8bf9-58a5-b8a1-2c05050b78b6",
	"races": "form_c31c897d-4538-553e-89ea-61ec568a5e16",
	"served": "form_335827de-b3b3-5fa8-b996-453bc95f6296",
	"degreed": "form_0222f913-7742-527e-a9ed-c84c06a79e80",
	"ref1Name": "form_44ce9742-33a0-58a4-9a89-57d3d12a74b4",
	"ref1Post": "form_fb0b5072-b448-5e09-8491-6cba2259d5a4",
	"ref1Mail": "form_eb93deb3-3bd1-5874-aae2-2924ecdb12d2",
	"ref1Tel": "form_45e3b0a9-8b08-5831-bf18-e9cce18bb5e1",
	"ref2Name": "form_2935b4b9-dbcc-5653-b3d4-69259854a544",
	"ref2Post": "form_f779091f-28c8-5511-a611-740032bff0ac",
	"ref2Mail": "form_870ba26b-cbef-5ba8-b451-67899461b392",
	"ref2Tel": "form_9c2557df-b052-5d6e-bbb5-640fbc1387d2",
	"essay": "form_4e867aea-d3cd-572d-a1ea-4801537bfd2b",
	"signature": "form_10d94b4f-03e1-53ab-b093-cb09bf28028e",
	"readerName": "form_079ef19a-f45d-58dc-bf5d-09f315e09f20",
	"readerDate": "form_b9e9b1cb-ad3c-59be-9b74-0dcedbf2bbb5"
};
const SEVERAL = ["races"];
const form = document.querySelector("#form_honors") as HTMLFormElement;
let submitted = false;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const labelOf = (box: HTMLInputElement) => box.labels?.[0]?.innerText.trim() ?? "";
function shownOf(key: string): unknown {
	const boxes = [...form.querySelectorAll<HTMLInputElement>(`[name="${NAMES[key]}"]`)];
	const [first] = boxes as [HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement];
	if (SEVERAL.includes(key)) return boxes.filter((box) => box.checked).map(labelOf);
	if (first.type === "radio") return boxes.filter((box) => box.checked).map(labelOf)[0] ?? "";
	if (first instanceof HTMLSelectElement) return first.selectedOptions[0]?.text ?? "";
	return first.value;
}
function formState() {
	const posted = new FormData(form);
	const entries = Object.entries(NAMES).map(([key, name]) => [key, SEVERAL.includes(key) ? posted.getAll(name) : (posted.get(name) ?? "")]);
	return { ...Object.fromEntries(entries), submitted };
}
Object.assign(window, { formState, formShown: () => Object.fromEntries(Object.keys(NAMES).map((key) => [key, shownOf(key)])) });
