import { timeLeft } from "~/contract/time-left";

const EVERY_MS = 60_000;

/** Tells how far off each deadline is by the clock of who reads it, also on a page that stays open overnight. */
const places = document.querySelectorAll<HTMLElement>("[data-deadline]");

function tell(): void {
	const now = new Date();
	const today = new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
	for (const place of places) place.textContent = timeLeft(place.dataset.deadline ?? "", today);
}

if (places.length > 0) {
	tell();
	setInterval(tell, EVERY_MS);
	document.addEventListener("visibilitychange", tell);
}
