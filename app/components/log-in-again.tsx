/** Stands in a form in place of a button for which the sign-in must be fresh. */
export function LogInAgain() {
	return (
		<>
			<p>You signed in a while ago. For your safety, log in again first; then you come back here.</p>
			<button className="button" type="submit" name="intent" value="log-in-again">
				Log in again
			</button>
		</>
	);
}
