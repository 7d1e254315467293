import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const FRAME_MS = 125;
const FRAMES_PER_SECOND = 12;
const GAP = 16;
const GROUND = "0xF3F1EA";
const HAIRLINE = "0xDCD8CC";

/**
 * Films pages side by side, all of the same height, on one ground. `show` begins a scene with these pages (every scene of a
 * film is equally wide), `caption` begins a caption, `save` ends the film and writes it as WebM and MP4 with captions and a
 * poster. Nothing is sped up.
 */
export function startFilm() {
	const folder = mkdtempSync("/tmp/onward-film-");
	const scenes = [];
	const captions = [];
	const startedAt = performance.now();
	const now = () => performance.now() - startedAt;
	let isRolling = true;

	const rolling = (async () => {
		while (isRolling) {
			const at = now();
			const scene = scenes.at(-1);
			if (scene) {
				const number = scene.shots.length;
				// Hiding the caret would change the page, and the extension waits for pages that change.
				const shoot = (page, place) => page.screenshot({ path: path.join(scene.folder, `${place}-${number}.png`), caret: "initial" });
				await Promise.all(scene.pages.map(shoot));
				scene.shots.push(at);
			}
			await sleep(Math.max(1, FRAME_MS - (now() - at)));
		}
	})();

	return {
		show(...pages) {
			const own = path.join(folder, String(scenes.length));
			mkdirSync(own);
			scenes.push({ pages, sizes: pages.map((page) => page.viewportSize()), folder: own, shots: [] });
		},
		caption: (text) => captions.push({ at: now(), text }),
		hold: sleep,
		async save(name) {
			isRolling = false;
			await rolling;
			const end = now();
			const begin = scenes[0].shots[0];
			for (const [number, scene] of scenes.entries()) cut(scene, scenes[number + 1]?.shots[0] ?? end);
			encode(folder, scenes, name);
			const told = captions.map(({ at, text }) => ({ at: Math.max(0, at - begin), text }));
			writeFileSync(`app/media/${name}.vtt`, webVtt(told, end - begin));
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function ffmpeg(folder, ...args) {
	execFileSync("ffmpeg", ["-v", "error", "-y", ...args], { cwd: folder, stdio: "inherit" });
}

/** Puts the shots of a scene together, each shown as long as it took until the next. */
function cut({ folder, shots, sizes }, end) {
	const inputs = sizes.flatMap((_size, place) => {
		const lines = shots.map(
			(at, number) => `file ${place}-${number}.png\nduration ${(((shots[number + 1] ?? end) - at) / 1000).toFixed(3)}`,
		);
		writeFileSync(path.join(folder, `${place}.txt`), `${lines.join("\n")}\nfile ${place}-${shots.length - 1}.png\n`);
		return ["-f", "concat", "-i", `${place}.txt`];
	});
	const length = ((end - shots[0]) / 1000).toFixed(3);
	ffmpeg(folder, ...inputs, "-filter_complex", sideBySide(sizes), "-t", length, "-c:v", "ffv1", "scene.mkv");
}

/** A filter that sets pictures from left to right on the ground, each with a hairline around it. */
function sideBySide(sizes) {
	const width = sizes.reduce((sum, size) => sum + size.width + GAP, GAP);
	const height = sizes[0].height + 2 * GAP;
	let left = GAP;
	const steps = [`color=${GROUND}:s=${width}x${height}:r=${FRAMES_PER_SECOND}[layer]`];
	for (const [place, size] of sizes.entries()) {
		steps.push(`[${place}:v]drawbox=c=${HAIRLINE}:t=1[page${place}]`, `[layer][page${place}]overlay=${left}:${GAP}[layer]`);
		left += size.width + GAP;
	}
	return steps.join(";").replace(/\[layer\]$/, "");
}

function encode(folder, scenes, name) {
	const out = (ending) => path.resolve(`app/media/${name}.${ending}`);
	writeFileSync(path.join(folder, "scenes.txt"), scenes.map((_scene, number) => `file ${number}/scene.mkv`).join("\n"));
	ffmpeg(folder, "-f", "concat", "-i", "scenes.txt", "-c", "copy", "film.mkv");
	ffmpeg(folder, "-i", "film.mkv", ..."-an -c:v libvpx-vp9 -crf 42 -b:v 0 -row-mt 1 -cpu-used 2".split(" "), out("webm"));
	ffmpeg(folder, "-i", "film.mkv", ..."-an -c:v libx264 -preset slow -crf 30 -pix_fmt yuv420p -movflags +faststart".split(" "), out("mp4"));
	ffmpeg(folder, "-sseof", "-0.5", "-i", "film.mkv", "-frames:v", "1", "-c:v", "libwebp", "-quality", "70", out("webp"));
}

/** Captions in WebVTT; each stays until the next. */
function webVtt(captions, end) {
	const time = (ms) => new Date(ms).toISOString().slice(11, 23);
	const cues = captions.map(({ at, text }, place) => `${time(at)} --> ${time(captions[place + 1]?.at ?? end)} line:-2\n${text}`);
	return `WEBVTT\n\n${cues.join("\n\n")}\n`;
}
