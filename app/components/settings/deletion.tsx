import type { ReactNode } from "react";
import dialog from "~/enhance/dialog.ts?worker&url";
import { Dialog } from "../dialog";
import { LogInAgain } from "../log-in-again";

type Props = {
	/** The page it stands on. */
	here: string;
	title: string;
	/** What is removed. */
	text: string;
	/** The button that asks, and that which does it by posting `intent`. */
	button: string;
	intent: string;
	confirm: string;
	keep: string;
	isDeleting: boolean;
	mayDelete: boolean;
	/** What is asked before, and said of what goes. */
	children: ReactNode;
};

/** Where an account is deleted: asks before, and who signed in long ago does so again first (specification, section 2, settings). */
export function Deletion({ here, title, text, button, intent, confirm, keep, isDeleting, mayDelete, children }: Props) {
	return (
		<>
			<section className="settings-part" aria-labelledby="deletion">
				<h2 id="deletion">{title}</h2>
				<p>{text}</p>
				<form action={here}>
					<button className="button quiet" type="submit" name="delete-account" value="true">
						{button}
					</button>
				</form>
			</section>
			{isDeleting ? (
				<Dialog title="Confirm Account Deletion" closeHref={here}>
					{children}
					<form method="post" className="actions">
						{mayDelete ? (
							<button className="button danger" type="submit" name="intent" value={intent}>
								{confirm}
							</button>
						) : (
							<LogInAgain />
						)}
						<a className="button quiet" href={here} data-dialog-close>
							{keep}
						</a>
					</form>
				</Dialog>
			) : null}
			{isDeleting ? <script type="module" src={dialog} /> : null}
		</>
	);
}
