type Props = { invited: string; signedInAs: string; account: string };

/** For an invitation that is opened in a browser where an account of the other role is signed in. */
export function LogOutFirst({ invited, signedInAs, account }: Props) {
	return (
		<>
			<p className="notice">
				This invitation is for {invited}, and this browser is signed in as {account} ({signedInAs}). Log out first, then open the link
				again.
			</p>
			<form method="post" action="/logout">
				<button className="button" type="submit">
					Log out
				</button>
			</form>
		</>
	);
}
