type Session = { id: string; device: string; lastSeenAt: Date; isCurrent: boolean };

/** Where the person is signed in, each place with the button that ends it. */
export function SessionList({ sessions }: { sessions: Session[] }) {
	return (
		<section className="settings-part" id="sessions" aria-labelledby="sessions-title">
			<h2 id="sessions-title">Where you are signed in</h2>
			<ul className="sessions">
				{sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
					<li key={id}>
						<div>
							<strong id={`device-${id}`}>{device}</strong>
							<span className="hint">
								{isCurrent ? (
									"This browser, now"
								) : (
									<>
										Last used <time dateTime={lastSeenAt.toISOString()}>{timeAgo(lastSeenAt)}</time>
									</>
								)}
							</span>
						</div>
						<form method="post">
							<input type="hidden" name="sessionId" value={id} />
							<button className="button quiet" type="submit" name="intent" value="end-session" aria-describedby={`device-${id}`}>
								End session
							</button>
						</form>
					</li>
				))}
			</ul>
			<form method="post">
				<button className="button quiet" type="submit" name="intent" value="sign-out-everywhere">
					Sign out everywhere
				</button>
			</form>
		</section>
	);
}

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const HOUR_MS = 60 * 60 * 1000;

/** Relative words need no time zone, which the server does not know. */
function timeAgo(moment: Date): string {
	const hours = Math.floor((Date.now() - moment.getTime()) / HOUR_MS);
	if (hours < 1) return "within the last hour";
	return hours < 24 ? relative.format(-hours, "hour") : relative.format(-Math.floor(hours / 24), "day");
}
