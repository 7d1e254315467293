import Hls from "hls.js";
import { forwardRef, useEffect, useImperativeHandle, useRef } from "react";
import type { VideoElementProps } from "react-player/types";

/** Plays an HLS list (.m3u8) where the browser cannot. The element that react-player has for it keeps a dead list to itself. */
const HlsPlayer = forwardRef<HTMLVideoElement, VideoElementProps>(function HlsPlayer({ src, config: _config, ...props }, ref) {
	const video = useRef<HTMLVideoElement>(null);
	useImperativeHandle(ref, () => video.current as HTMLVideoElement);
	useEffect(() => {
		const element = video.current;
		if (!element || !src) return;
		if (element.canPlayType("application/vnd.apple.mpegurl")) {
			element.src = src;
			return;
		}
		const fail = () => element.dispatchEvent(new Event("error"));
		if (!Hls.isSupported()) return void fail();
		// A worker would be a script from a blob, which the page's policy refuses.
		const hls = new Hls({ enableWorker: false });
		hls.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && fail());
		hls.loadSource(src);
		hls.attachMedia(element);
		return () => hls.destroy();
	}, [src]);
	return <video {...props} ref={video} />;
});

export default HlsPlayer;
