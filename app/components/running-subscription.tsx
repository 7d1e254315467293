type Running = { plan: string; paidUntil: string; state: "renews" | "ends" | "past due" };

/** The subscription the student pays for, with what can be done about it. */
export function RunningSubscription({ plan, paidUntil, state }: Running) {
	const name = plan === "pro" ? "Pro" : "Plus";
	return (
		<section className="settings-part" aria-labelledby="running">
			<h2 id="running">Your subscription</h2>
			{state === "past due" ? (
				<p className="notice failure">
					Your last payment did not go through. {name} stays open until {paidUntil}; with a card that works it goes on after that.
				</p>
			) : state === "ends" ? (
				<p className="notice">
					Cancelled. {name} stays open until {paidUntil}, and nothing more is charged.
				</p>
			) : (
				<p>
					{name} is paid until {paidUntil} and renews then, month by month, until you cancel.
				</p>
			)}
			<form method="post" className="actions">
				{state === "ends" ? (
					<button className="button" type="submit" name="intent" value="resume-subscription">
						Resume subscription
					</button>
				) : null}
				<button className={state === "past due" ? "button" : "button quiet"} type="submit" name="intent" value="open-receipts">
					{state === "past due" ? "Change the card at Stripe" : "Receipts and card at Stripe"}
				</button>
				{state === "ends" ? null : (
					<button className="button quiet" type="submit" name="intent" value="cancel-subscription">
						Cancel subscription
					</button>
				)}
			</form>
		</section>
	);
}
