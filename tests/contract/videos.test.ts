import { expect, test } from "vitest";
import { hostedVideo, VIDEO_HOSTS, videoOrigins } from "~/contract/videos";

test.each([
	["https://www.youtube.com/watch?v=Mn0meDj7UqA", "https://www.youtube-nocookie.com/embed/Mn0meDj7UqA?autoplay=1&rel=0"],
	["https://m.youtube.com/watch?list=PL1&v=Mn0meDj7UqA&t=9s", "https://www.youtube-nocookie.com/embed/Mn0meDj7UqA?autoplay=1&rel=0"],
	["https://youtu.be/__2gb3Lin-I?si=x", "https://www.youtube-nocookie.com/embed/__2gb3Lin-I?autoplay=1&rel=0"],
	["https://youtube.com/shorts/Mn0meDj7UqA", "https://www.youtube-nocookie.com/embed/Mn0meDj7UqA?autoplay=1&rel=0"],
	["https://www.youtube-nocookie.com/embed/Mn0meDj7UqA", "https://www.youtube-nocookie.com/embed/Mn0meDj7UqA?autoplay=1&rel=0"],
	["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
	["https://player.vimeo.com/video/76979871?h=1", "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1"],
	["https://home.wistia.com/medias/e4a27b971d", "https://fast.wistia.net/embed/iframe/e4a27b971d?autoPlay=true&doNotTrack=true"],
	[
		"https://soundcloud.com/some-office/first-talk",
		"https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsome-office/first-talk&auto_play=true",
	],
	["https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk", "https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk"],
])("%s plays at %s", (address, frame) => {
	expect(hostedVideo(address)?.frame).toBe(frame);
	expect(VIDEO_HOSTS.map(({ origin }) => origin)).toContain(new URL(frame).origin);
});

test.each([
	"",
	"https://www.youtube.com/",
	"https://www.youtube.com/watch?v=short",
	"https://www.youtube.com/watch?v=Mn0meDj7UqAtoolong",
	"http://www.youtube.com/watch?v=Mn0meDj7UqA",
	"https://evil.example/?https://www.youtube.com/watch?v=Mn0meDj7UqA",
	"https://www.youtube.com.evil.example/watch?v=Mn0meDj7UqA",
	"https://vimeo.com/about",
	"https://videos.example.org/talk.mp4",
	"javascript:alert(1)//youtu.be/Mn0meDj7UqA",
])("%s is no link to a hosted video", (address) => {
	expect(hostedVideo(address)).toBeUndefined();
});

test("a page needs the hosts of its own videos, each once, and no other", () => {
	const videos = [
		"https://youtu.be/Mn0meDj7UqA",
		"https://www.youtube.com/watch?v=qm-G0o7F0lI",
		"https://media.example.org:8443/talk.m3u8",
	];
	expect(videoOrigins(videos)).toEqual({ players: ["https://www.youtube-nocookie.com"], files: ["https://media.example.org:8443"] });
	expect(videoOrigins([])).toEqual({ players: [], files: [] });
});
