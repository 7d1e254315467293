import type { ReactNode } from "react";

export type Recording = { webm: string; mp4: string; poster: string; captions: string; width: number; height: number };

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
			<video
				controls
				loop={isLoop}
				playsInline
				preload="none"
				poster={poster}
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
