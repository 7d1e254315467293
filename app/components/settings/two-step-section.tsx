/** Says whether signing in takes two steps, and leads to the page that changes it. */
export function TwoStepSection({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }) {
	return (
		<section className="settings-part" aria-labelledby="two-step">
			<h2 id="two-step">Two-step sign-in</h2>
			{isOn ? (
				<p>
					On: signing in asks for a code of your authenticator app. Recovery codes left: <strong>{recoveryCodesLeft}</strong>.
				</p>
			) : (
				<p>Off. With it, signing in also asks for a code that an app on your phone shows, so that a stolen password opens nothing.</p>
			)}
			<p>
				<a className="button quiet" href="/settings/two-step">
					{isOn ? "Change two-step sign-in" : "Set up two-step sign-in"}
				</a>
			</p>
		</section>
	);
}
