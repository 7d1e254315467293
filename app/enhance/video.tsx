import { type ComponentType, forwardRef, lazy, type ReactEventHandler, useEffect } from "react";
import { createRoot } from "react-dom/client";
import HtmlPlayer from "react-player/HtmlPlayer";
import { canPlay } from "react-player/patterns";
import { createReactPlayer } from "react-player/ReactPlayer";
import type { VideoElementProps } from "react-player/types";
import { hostedVideo } from "../contract/videos";

const PATIENCE_MS = 20_000;

type FrameProps = { src?: string; onLoad?: ReactEventHandler<HTMLIFrameElement>; onError?: () => void };

/**
 * The host's own player page in a frame. The players that react-player brings for hosts run a script of the host in our
 * page, and without a referrer YouTube plays nothing.
 */
const FramePlayer = forwardRef<HTMLIFrameElement, FrameProps>(function FramePlayer({ src = "", onLoad, onError }, ref) {
	const frame = hostedVideo(src)?.frame;
	useEffect(() => {
		// A frame does not tell that it stayed empty.
		if (frame) fetch(frame, { method: "HEAD", mode: "no-cors", credentials: "omit" }).catch(() => onError?.());
	}, [frame, onError]);
	return (
		<iframe
			ref={ref}
			title="Video"
			src={frame}
			onLoad={onLoad}
			allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
});

const html = { key: "html", name: "html", canPlay: canPlay.html, player: HtmlPlayer as ComponentType<VideoElementProps> };

const Player = createReactPlayer(
	[
		{
			key: "frame",
			name: "frame",
			canPlay: (address) => hostedVideo(address) !== undefined,
			player: FramePlayer as ComponentType<unknown> as ComponentType<VideoElementProps>,
		},
		{ key: "hls", name: "hls.js", canPlay: canPlay.hls, player: lazy(() => import("./hls-player")) },
		html,
	],
	html,
);

/**
 * Plays the video at `address` in place of what `box` holds and moves the focus into the player. Where it cannot be
 * played, is not reached or does not begin, says so and offers the address.
 */
export function showVideo(box: HTMLElement, address: string, title: string): void {
	const root = createRoot(box);
	const giveUp = () => {
		clearTimeout(patience);
		root.render(<NotPlayed address={address} />);
	};
	const patience = setTimeout(giveUp, PATIENCE_MS);
	if (!Player.canPlay?.(address)) {
		giveUp();
		return;
	}
	const begin = () => clearTimeout(patience);
	const enter = (element: HTMLElement | null) => {
		if (!element) return;
		element.title = title;
		element.focus();
	};
	root.render(
		<Player
			src={address}
			ref={enter}
			controls
			autoPlay
			playsInline
			width="100%"
			height="100%"
			onLoad={begin}
			onLoadedMetadata={begin}
			onError={giveUp}
		/>,
	);
}

const takeLostFocus = (element: HTMLElement | null) => {
	if (document.activeElement === document.body) element?.focus();
};

function NotPlayed({ address }: { address: string }) {
	return (
		<p className="video-failed" role="alert">
			This video could not be played here. It may have moved, or your network may block it. Its address is{" "}
			<a href={address} target="_blank" rel="noopener" ref={takeLostFocus}>
				{address}
			</a>
		</p>
	);
}
