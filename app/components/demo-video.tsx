import type { ReactNode } from "react";

export type Recording = { webm: string; mp4: string; poster: string; captions: string; width: number; height: number };

/** A video's own poster cannot wait until it is near, so that an image behind it is the picture, and this lets it through. */
const CLEAR = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/**
 * A silent recording of the product. Nothing of it is loaded before it is asked for; with `isLoop` and JavaScript it is
 * asked for by being seen, unless the visitor wants less motion or less data (`enhance/demo-video.ts`).
 */
export function DemoVideo({
	recording: { webm, mp4, poster, captions, width, height },
	label,
	isLoop = false,
	children,
}: {
	recording: Recording;
	label: string;
	isLoop?: boolean;
	children?: ReactNode;
}) {
	return (
		<figure className="demo">
			<img src={poster} width={width} height={height} alt="" loading="lazy" decoding="async" />
			<video
				controls
				loop={isLoop}
				playsInline
				preload="none"
				poster={CLEAR}
				width={width}
				height={height}
				aria-label={label}
				data-loop={isLoop ? "" : undefined}
			>
				<source src={webm} type="video/webm" />
				<source src={mp4} type="video/mp4" />
				<track kind="captions" src={captions} srcLang="en" label="English" default />
			</video>
			{children ? <figcaption>{children}</figcaption> : null}
		</figure>
	);
}
