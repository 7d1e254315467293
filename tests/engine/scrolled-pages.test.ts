import { expect, test } from "vitest";
import { planning } from "./planned";

const planned = planning();
const box = (label: string, style = "") => `<p style="height:120px;${style}"><label>${label}<input></label></p>`;
const scrolledTo = (left: number, top: number) => `<script>document.querySelector("main").scrollTo(${left}, ${top})</script>`;

test("what has been scrolled out of sight inside the page is still asked", async () => {
	const boxes = ["First name", "Last name", "City", "ZIP code", "Cell phone", "Email"].map((label) => box(label)).join("");
	expect(
		await planned(
			`<div style="overflow:hidden"><main style="height:200px;overflow:auto"><div style="overflow:hidden">${boxes}</div></main></div>${scrolledTo(0, 9999)}`,
		),
	).toEqual([
		"personalInformation.firstName",
		"personalInformation.lastName",
		"personalInformation.address.city",
		"personalInformation.address.postalCode",
		"personalInformation.phoneNumber",
		"userInformation.email",
	]);
});

test("what lies before the beginning of all that scrolls is seen by nobody", async () => {
	const moved = `${box("First name", "position:relative;left:-4000px")}${box("Last name", "position:relative;top:-4000px")}`;
	expect(await planned(`<main style="height:200px;overflow:auto">${box("City")}${moved}${box("ZIP code")}</main>`)).toEqual([
		"personalInformation.address.city",
		"personalInformation.address.postalCode",
	]);
});

test("from right to left, the page scrolls to the left of where it begins", async () => {
	const far = box("First name", "width:3000px;direction:rtl").replace("<input>", '<input style="margin-right:2000px">');
	expect(await planned(`<main dir="rtl" style="height:200px;overflow:auto">${far}</main>${scrolledTo(0, 0)}`)).toEqual([
		"personalInformation.firstName",
	]);
});
