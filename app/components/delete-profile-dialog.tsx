import { Dialog } from "./dialog";

/** Asks before a profile is deleted (specification, section 2, student settings); who signed in long ago does so again first. */
export function DeleteProfileDialog({ mayDelete }: { mayDelete: boolean }) {
	return (
		<Dialog title="Confirm Account Deletion" closeHref="/settings">
			<p>Are you sure you want to delete your profile?</p>
			<p>
				Your answers, essays, reviews, chats, the record of what the AI was asked, your plan and your account are gone at once, here and
				wherever you are signed in. Nobody can bring them back.
			</p>
			<form method="post" className="actions">
				{mayDelete ? (
					<button className="button danger" type="submit" name="intent" value="delete-profile">
						Yes, delete everything
					</button>
				) : (
					<>
						<p>You signed in a while ago. For your safety, log in again first; then you come back here.</p>
						<button className="button" type="submit" name="intent" value="log-in-again">
							Log in again
						</button>
					</>
				)}
				<a className="button quiet" href="/settings" data-dialog-close>
					Keep my profile
				</a>
			</form>
		</Dialog>
	);
}
