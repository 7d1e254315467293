import { useEffect, useRef } from "react";
import { PROFILE, type Section } from "~/contract/profile";
import { type Progress, SECTIONS } from "~/contract/profile-questions";

/** Links to the sections with how much of each is answered. */
export function SectionNav({ progress, current }: { progress: Record<Section, Progress>; current?: string }) {
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
		if (link) list.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth / 2 });
	}, [current]);
	return (
		<nav className="profile-nav" aria-label="Profile sections">
			<ol ref={list}>
				{SECTIONS.map((section) => {
					const { answered, total } = progress[section];
					return (
						<li key={section}>
							<a href={`#${section}`} aria-current={section === current ? "location" : undefined}>
								<span>{PROFILE[section].label}</span>
								{total > 1 ? (
									<small>
										{`${answered} of ${total}`}
										<span className="visually-hidden"> answered</span>
									</small>
								) : (
									<small>{answered ? "Answered" : "Empty"}</small>
								)}
							</a>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
