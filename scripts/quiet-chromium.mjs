/** Arguments of a chromium that runs as root without a sandbox and asks nothing of the network by itself. */
export const QUIET =
	"--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(
		" ",
	);
