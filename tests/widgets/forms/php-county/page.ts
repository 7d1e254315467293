import "./page.css";

/** Each question and the name that it posts; “#” gives the place among the boxes of one name. */
const QUESTIONS: [key: string, name: string][] = [
	["surname", "lname"],
	["given", "fname"],
	["initial", "mi"],
	["mailing", "addr"],
	["town", "town"],
	["state", "st"],
	["zip", "zip"],
	["phone", "tel"],
	["email", "email"],
	["birthdate", "dob"],
	["sex", "sex"],
	["countyYears", "yrsco"],
	["school", "hs"],
	["schoolTown", "hstown"],
	["gradYear", "gradyr"],
	["gpa", "gpa"],
	["rank", "rank"],
	["rankOf", "outof"],
	["satReading", "satv"],
	["satMath", "satm"],
	["psat", "psat"],
	["college", "coll"],
	["study", "major"],
	["occupation", "career"],
	["parent1Name", "p1nm"],
	["parent1Job", "p1oc"],
	["parent1Schooling", "p1ed"],
	["parent2Name", "p2nm"],
	["parent2Job", "p2oc"],
	["parent2Schooling", "p2ed"],
	["parentsAre", "mar"],
	["income", "income"],
	["sib1", "sibnm[]#0"],
	["sib1Age", "sibage[]#0"],
	["sib2", "sibnm[]#1"],
	["sib2Age", "sibage[]#1"],
	["sib3", "sibnm[]#2"],
	["sib3Age", "sibage[]#2"],
	["org1", "org1"],
	["office1", "off1"],
	["years1", "yr1[]"],
	["orgHours1", "hr1"],
	["org2", "org2"],
	["office2", "off2"],
	["years2", "yr2[]"],
	["orgHours2", "hr2"],
	["employer", "emp"],
	["jobTitle", "job"],
	["jobHours", "whr"],
	["jobWeeks", "wwk"],
	["duties", "duties"],
	["honor1", "hon1"],
	["honor2", "hon2"],
	["honor3", "hon3"],
	["statement", "stmt"],
	["counselor", "couns"],
	["counselorPhone", "counstel"],
	["social", "ss4"],
	["signature", "sig"],
];

const form = document.forms.namedItem("app")!;
let submitted = false;
form.onsubmit = () => {
	submitted = true;
	return false;
};

const boxesOf = (name: string) => [...document.getElementsByName(name)] as HTMLInputElement[];

function posted(name: string): string | string[] {
	const data = new FormData(form);
	const [plain, place] = name.split("#") as [string, string | undefined];
	const values = data.getAll(plain).map(String);
	if (boxesOf(plain)[0]?.type === "checkbox") return values;
	return values[Number(place ?? 0)] ?? "";
}

/** The words beside a radio button, or the head of a box's column. */
function wordsOf(box: HTMLInputElement): string {
	if (box.type === "radio") return box.nextSibling?.textContent?.trim() ?? "";
	const heads = [...box.closest("table")!.rows].find((row) => row.cells[0]?.textContent === "9")!;
	return heads.cells[boxesOf(box.name).indexOf(box)]!.textContent!;
}

function read(name: string): string | string[] {
	const [plain, place] = name.split("#") as [string, string | undefined];
	const boxes = boxesOf(plain);
	const box = boxes[Number(place ?? 0)]!;
	const chosen = boxes.filter((each) => each.checked).map(wordsOf);
	if (box.type === "checkbox") return chosen;
	if (box.type === "radio") return chosen[0] ?? "";
	return box instanceof HTMLSelectElement ? (box as HTMLSelectElement).selectedOptions[0]!.text.trim() : box.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(QUESTIONS.map(([key, name]) => [key, posted(name)])), submitted }),
	formShown: () => Object.fromEntries(QUESTIONS.map(([key, name]) => [key, read(name)])),
});
