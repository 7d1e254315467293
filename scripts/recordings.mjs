import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { startFilm } from "./recording/film.mjs";
import { openStage } from "./recording/stage.mjs";

/**
 * Makes the site's recordings and stills and the README's picture from the real product: the built server, the real
 * extension, the demo student. Needs ffmpeg; run `npm run build` first. Name scenes to make only those.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const FORM = "common-app-profile.html";
const PAGE = { width: 880, height: 740 };
const POPUP = { width: 344, height: 740 };

const SCENES = {
	async autofill(stage) {
		const { page, popup } = await openForm(stage);
		const film = startFilm();
		film.show(page, popup);
		film.caption("An application form, and the extension beside it.");
		await film.hold(1500);
		await fillForm(popup, film);
		film.caption("Filled fields are marked in yellow. The rest is left to you, with the reason.");
		await film.hold(1200);
		await scrollThrough(page, film);
		await film.hold(1500);
		await film.save("autofill");
		await Promise.all([page.close(), popup.close()]);
	},

	async intro(stage) {
		const site = await newPage(stage, { width: PAGE.width + POPUP.width + 16, height: PAGE.height });
		await site.goto(`${stage.address}/profile`);
		const film = startFilm();
		film.show(site);
		film.caption("Save your answers once: name, family, school, scores, activities.");
		await film.hold(3000);
		const career = site.locator("[name='miscellaneous.careerInterest']");
		await career.scrollIntoViewIfNeeded();
		film.caption("Change one, and save.");
		await film.hold(1500);
		await career.fill("");
		await career.pressSequentially("Marine biology", { delay: 70 });
		await site.getByRole("button", { name: "Save Profile" }).first().click();
		await site.getByText("Profile saved").first().waitFor();
		await film.hold(1500);
		const { page, popup } = await openForm(stage);
		film.show(page, popup);
		await film.hold(1000);
		await fillForm(popup, film);
		film.caption("Marked in yellow is what it filled. You check it, and you send it.");
		await scrollThrough(page, film);
		await film.hold(2000);
		await film.save("intro");
		await Promise.all([site, page, popup].map((each) => each.close()));
	},

	async answers(stage) {
		const site = await newPage(stage, { width: PAGE.width + POPUP.width + 16, height: PAGE.height });
		await site.goto(`${stage.address}/chatbot`);
		const film = startFilm();
		film.show(site);
		film.caption("Stuck on a question? Ask it in your own words.");
		await film.hold(1500);
		await askQuestion(site, film, "How long can the Common App essay be?");
		film.caption("It quotes the site's own lessons, and says where each answer comes from.");
		await film.hold(3500);
		await askQuestion(site, film, "Which organizations help first-generation students?");
		film.caption("Who can help stands in the directory: one press away.");
		await film.hold(4000);
		await film.save("answers");
		await site.close();
	},

	async stills(stage) {
		const profile = await newPage(stage, { width: 960, height: 600 });
		await profile.goto(`${stage.address}/profile`);
		const { page, popup } = await openForm(stage, { width: 600, height: 600 }, { width: 360, height: 600 });
		const still = async (name, pages) => shoot(stage, `app/media/step-${name}.webp`, pages, { width: 960, height: 600 });
		await still("profile", [profile]);
		await popup.getByRole("button", { name: "Fill this page" }).click();
		await popup.getByRole("button", { name: /^Fill all/ }).waitFor();
		await still("extension", [page, popup]);
		await popup.getByRole("button", { name: /^Fill all/ }).click();
		await popup.getByText(/^Filled \d+ of \d+/).waitFor();
		await page.evaluate(() => scrollTo(0, 0));
		await still("check", [page, popup]);
		await Promise.all([profile, page, popup].map((each) => each.close()));
	},

	async readme(stage) {
		const { page, popup } = await openForm(stage, { width: 820, height: 700 }, { width: 360, height: 700 });
		await fillForm(popup);
		await page.evaluate(() => scrollTo(0, 0));
		await shoot(stage, "docs/picture.png", [page, popup], { width: 1212, height: 732 }, 16);
		await Promise.all([page.close(), popup.close()]);
	},
};

async function newPage({ context }, viewport) {
	const page = await context.newPage();
	await page.setViewportSize(viewport);
	return page;
}

async function openForm(stage, pageSize = PAGE, popupSize = POPUP) {
	const page = await newPage(stage, pageSize);
	await page.goto(stage.formAddress(FORM));
	return { page, popup: await stage.openPopup(page, popupSize) };
}

/** Fills the page as a student does: presses the button, agrees to the sensitive ones, waits for the report. */
async function fillForm(popup, film) {
	film?.caption("One press. It says what it would fill, and asks about what is sensitive.");
	await popup.getByRole("button", { name: "Fill this page" }).click();
	const fillAll = popup.getByRole("button", { name: /^Fill all/ });
	const report = popup.getByText(/^Filled \d+ of \d+/);
	await fillAll.or(report).first().waitFor();
	await film?.hold(1500);
	if (await fillAll.isVisible()) await fillAll.click();
	film?.caption("It types your saved answers, in the format each field wants.");
	await report.waitFor();
}

/** Types a question to the assistant at a person's speed and waits for the reply. */
async function askQuestion(page, film, question) {
	const replies = page.getByRole("log").getByText(/^Bot:/);
	const before = await replies.count();
	await page.getByRole("textbox", { name: /question/i }).pressSequentially(question, { delay: 55 });
	await film.hold(400);
	await page.keyboard.press("Enter");
	await replies.nth(before).waitFor();
}

async function scrollThrough(page, film) {
	await page.evaluate(() => scrollTo(0, 0));
	const height = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
	for (let top = 0; top <= height; top += 48) {
		await page.evaluate((to) => scrollTo(0, to), top);
		await film.hold(60);
	}
}

/** One picture of pages side by side. */
async function shoot({ context }, file, pages, viewport, gap = 0) {
	const sources = await Promise.all(pages.map(async (page) => `data:image/png;base64,${(await page.screenshot()).toString("base64")}`));
	const sheet = await context.newPage();
	await sheet.setViewportSize(viewport);
	await sheet.setContent(
		`<style>body{margin:0;padding:${gap}px;display:flex;gap:${gap}px;background:#f3f1ea}img{display:block}</style>${sources
			.map((source) => `<img src="${source}">`)
			.join("")}`,
	);
	const isWebp = file.endsWith(".webp");
	const png = isWebp ? `/tmp/onward-still-${process.pid}.png` : file;
	await sheet.screenshot({ path: png });
	await sheet.close();
	if (!isWebp) return;
	execFileSync("ffmpeg", ["-v", "error", "-y", "-i", png, "-c:v", "libwebp", "-quality", "74", file]);
	rmSync(png);
}

const wanted = process.argv.slice(2);
const stage = await openStage();
try {
	await stage.signIn();
	for (const [name, scene] of Object.entries(SCENES)) {
		if (wanted.length && !wanted.includes(name)) continue;
		await scene(stage);
		console.log(`made: ${name}`);
	}
} finally {
	await stage.close();
}
