import "./site.css";

/** The field of the builder's form that each answer is posted from. */
const FIELDS: Record<string, string> = {
	"first": "name-yui_3_17_2_1_1680022259666_12472-fname",
	"last": "name-yui_3_17_2_1_1680022259666_12472-lname",
	"nickname": "text-yui_3_17_2_1_1680022260147_12509-field",
	"bdayMonth": "date-yui_3_17_2_1_1680022260628_12546-month",
	"bdayDay": "date-yui_3_17_2_1_1680022260628_12546-day",
	"bdayYear": "date-yui_3_17_2_1_1680022260628_12546-year",
	"email": "email-yui_3_17_2_1_1680022261109_12583-field",
	"phoneA": "phone-yui_3_17_2_1_1680022261590_12620-areacode",
	"phoneB": "phone-yui_3_17_2_1_1680022261590_12620-prefix",
	"phoneC": "phone-yui_3_17_2_1_1680022261590_12620-line",
	"address1": "address-yui_3_17_2_1_1680022262071_12657-address1",
	"address2": "address-yui_3_17_2_1_1680022262071_12657-address2",
	"city": "address-yui_3_17_2_1_1680022262071_12657-city",
	"state": "address-yui_3_17_2_1_1680022262071_12657-state",
	"zip": "address-yui_3_17_2_1_1680022262071_12657-zip",
	"country": "address-yui_3_17_2_1_1680022262071_12657-country",
	"school": "text-yui_3_17_2_1_1680022263033_12731-field",
	"grade": "radio-yui_3_17_2_1_1680022263514_12768",
	"classOf": "select-yui_3_17_2_1_1680022263995_12805-field",
	"gpa": "number-yui_3_17_2_1_1680022264476_12842-field",
	"career": "text-yui_3_17_2_1_1680022264957_12879-field",
	"class1": "text-yui_3_17_2_1_1680022265919_12953-field",
	"class1Grade": "text-yui_3_17_2_1_1680022266400_12990-field",
	"class2": "text-yui_3_17_2_1_1680022266881_13027-field",
	"class2Grade": "text-yui_3_17_2_1_1680022267362_13064-field",
	"class3": "text-yui_3_17_2_1_1680022267843_13101-field",
	"class3Grade": "text-yui_3_17_2_1_1680022268324_13138-field",
	"activity1Type": "select-yui_3_17_2_1_1680022269286_13212-field",
	"activity1Group": "text-yui_3_17_2_1_1680022269767_13249-field",
	"activity1Role": "text-yui_3_17_2_1_1680022270248_13286-field",
	"activity1Grades": "checkbox-yui_3_17_2_1_1680022270729_13323",
	"activity1Hours": "number-yui_3_17_2_1_1680022271210_13360-field",
	"activity1Weeks": "number-yui_3_17_2_1_1680022271691_13397-field",
	"activity1About": "textarea-yui_3_17_2_1_1680022272172_13434-field",
	"activity2Type": "select-yui_3_17_2_1_1680022273134_13508-field",
	"activity2Group": "text-yui_3_17_2_1_1680022273615_13545-field",
	"activity2Role": "text-yui_3_17_2_1_1680022274096_13582-field",
	"activity2Grades": "checkbox-yui_3_17_2_1_1680022274577_13619",
	"activity2Hours": "number-yui_3_17_2_1_1680022275058_13656-field",
	"activity2Weeks": "number-yui_3_17_2_1_1680022275539_13693-field",
	"activity2About": "textarea-yui_3_17_2_1_1680022276020_13730-field",
	"activity3Type": "select-yui_3_17_2_1_1680022276982_13804-field",
	"activity3Group": "text-yui_3_17_2_1_1680022277463_13841-field",
	"activity3Role": "text-yui_3_17_2_1_1680022277944_13878-field",
	"activity3Grades": "checkbox-yui_3_17_2_1_1680022278425_13915",
	"activity3Hours": "number-yui_3_17_2_1_1680022278906_13952-field",
	"activity3Weeks": "number-yui_3_17_2_1_1680022279387_13989-field",
	"activity3About": "textarea-yui_3_17_2_1_1680022279868_14026-field",
	"award1": "text-yui_3_17_2_1_1680022280830_14100-field",
	"award1Grade": "select-yui_3_17_2_1_1680022281311_14137-field",
	"award2": "text-yui_3_17_2_1_1680022281792_14174-field",
	"award2Grade": "select-yui_3_17_2_1_1680022282273_14211-field",
	"award3": "text-yui_3_17_2_1_1680022282754_14248-field",
	"award3Grade": "select-yui_3_17_2_1_1680022283235_14285-field",
	"motherFirst": "name-yui_3_17_2_1_1680022284197_14359-fname",
	"motherLast": "name-yui_3_17_2_1_1680022284197_14359-lname",
	"fatherFirst": "name-yui_3_17_2_1_1680022284678_14396-fname",
	"fatherLast": "name-yui_3_17_2_1_1680022284678_14396-lname",
	"parentEmail": "email-yui_3_17_2_1_1680022285159_14433-field",
	"income": "select-yui_3_17_2_1_1680022285640_14470-field",
	"gender": "radio-yui_3_17_2_1_1680022286121_14507",
	"race": "checkbox-yui_3_17_2_1_1680022286602_14544",
	"emergencyFirst": "name-yui_3_17_2_1_1680022287083_14581-fname",
	"emergencyLast": "name-yui_3_17_2_1_1680022287083_14581-lname",
	"emergencyA": "phone-yui_3_17_2_1_1680022287564_14618-areacode",
	"emergencyB": "phone-yui_3_17_2_1_1680022287564_14618-prefix",
	"emergencyC": "phone-yui_3_17_2_1_1680022287564_14618-line",
	"essay": "textarea-yui_3_17_2_1_1680022288526_14692-field",
	"website": "website-yui_3_17_2_1_1680022289007_14729-field",
	"refName": "text-yui_3_17_2_1_1680022289488_14766-field",
	"refEmail": "email-yui_3_17_2_1_1680022289969_14803-field",
	"shirt": "radio-yui_3_17_2_1_1680022290450_14840",
	"food": "text-yui_3_17_2_1_1680022290931_14877-field",
	"heard": "checkbox-yui_3_17_2_1_1680022291412_14914",
	"agree": "checkbox-yui_3_17_2_1_1680022291893_14951",
	"newsletter": "checkbox-yui_3_17_2_1_1680022292374_14988"
};

let submitted = false;
const form = document.querySelector("form") as HTMLFormElement;
form.addEventListener("submit", (event) => {
	event.preventDefault();
	submitted = true;
});

const posted = (read: (input: HTMLInputElement) => string, ofSelect: (select: HTMLSelectElement) => string) =>
	Object.fromEntries(
		Object.entries(FIELDS).map(([key, id]): [string, string | string[]] => {
			const element = document.getElementById(id) as HTMLElement;
			if (element instanceof HTMLFieldSetElement) {
				const on = [...element.querySelectorAll<HTMLInputElement>("input:checked")].map(read);
				return [key, element.classList.contains("checkbox") ? on : (on[0] ?? "")];
			}
			if (element instanceof HTMLSelectElement) return [key, ofSelect(element)];
			return [key, (element as HTMLInputElement | HTMLTextAreaElement).value];
		}),
	);

Object.assign(window, {
	formState: () => ({ ...posted((input) => input.value, (select) => select.value), submitted }),
	formShown: () =>
		posted(
			(input) => input.labels?.[0]?.textContent?.trim() ?? "",
			(select) => (select.value === "" ? "" : (select.selectedOptions[0]?.text ?? "")),
		),
});
