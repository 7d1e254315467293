import type { LearningPath } from "~/content/learning/learning-path";
import { hostedVideo } from "~/contract/videos";
import { NewTab } from "../new-tab";

/**
 * A picture of our own in place of the video: a link to it, which `enhance/video-player.ts` turns into the player.
 * Nothing is asked of the video's host before.
 */
export function LessonVideo({ videoUrl, video: { title, channel, minutes, note } }: Pick<LearningPath, "videoUrl" | "video">) {
	const host = hostedVideo(videoUrl)?.host;
	return (
		<figure className="video">
			<div className="video-box" data-video={title}>
				<a className="video-poster" href={videoUrl} target="_blank" rel="noopener">
					<svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
						<circle cx="32" cy="32" r="30" fill="var(--accent)" />
						<path d="M26 20v24l20-12Z" fill="var(--on-accent)" />
					</svg>
					<span className="video-title">
						<span className="visually-hidden">Play the video: </span>
						{title}
					</span>
					<span className="hint">
						{channel}
						{minutes ? `, ${minutes} minutes` : null}
					</span>
					<span data-new-tab>
						<NewTab />
					</span>
				</a>
			</div>
			<figcaption className="hint">
				{note} {host ? `It plays from ${host}, which is not asked for anything until you press play.` : null}
			</figcaption>
		</figure>
	);
}
