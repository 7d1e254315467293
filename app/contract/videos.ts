type VideoHost = { name: string; origin: string; link: RegExp; player: string };

/** Hosts of video and sound that have a player page for frames: what their links look like, and where that page is. */
export const VIDEO_HOSTS: readonly VideoHost[] = [
	{
		name: "YouTube",
		origin: "https://www.youtube-nocookie.com",
		link: /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
		player: "/embed/$1?autoplay=1&rel=0",
	},
	{
		name: "Vimeo",
		origin: "https://player.vimeo.com",
		link: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)(?=[?#]|$)/,
		player: "/video/$1?autoplay=1&dnt=1",
	},
	{
		name: "Wistia",
		origin: "https://fast.wistia.net",
		link: /^https:\/\/[\w-]+\.wistia\.(?:com|net)\/(?:medias|embed\/iframe)\/(\w+)/,
		player: "/embed/iframe/$1?autoPlay=true&doNotTrack=true",
	},
	{
		name: "SoundCloud",
		origin: "https://w.soundcloud.com",
		link: /^https:\/\/soundcloud\.com\/([\w-]+\/(?:sets\/)?[\w-]+)/,
		player: "/player/?url=https%3A%2F%2Fsoundcloud.com%2F$1&auto_play=true",
	},
	{
		name: "Spotify",
		origin: "https://open.spotify.com",
		link: /^https:\/\/open\.spotify\.com\/((?:track|episode|show|album|playlist)\/\w+)/,
		player: "/embed/$1",
	},
];

/** The host's player page for a link to one of its videos, with its name; undefined for every other address. */
export function hostedVideo(address: string): { host: string; frame: string } | undefined {
	for (const { name, origin, link, player } of VIDEO_HOSTS) {
		const id = link.exec(address)?.[1];
		if (id) return { host: name, frame: origin + player.replace("$1", id) };
	}
	return undefined;
}

const originsOf = (addresses: string[]) => [...new Set(addresses.map((address) => new URL(address).origin))];

/** The origins a page needs to play these videos: those of player pages in frames, and those of files. */
export function videoOrigins(addresses: readonly string[]): { players: string[]; files: string[] } {
	return {
		players: originsOf(addresses.flatMap((address) => hostedVideo(address)?.frame ?? [])),
		files: originsOf(addresses.filter((address) => !hostedVideo(address))),
	};
}
