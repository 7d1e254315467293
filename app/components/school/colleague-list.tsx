import { colleagueRemoval } from "~/contract/account";
import { FormErrors } from "../form-field";
import { usePlainForm } from "../plain-form";

type Colleague = { userId: string; name: string | null; email: string; isSelf: boolean };

/** Who else works at the school, each with the button that takes them off it. */
export function ColleagueList({ colleagues }: { colleagues: Colleague[] }) {
	const [form] = usePlainForm("remove-colleague", colleagueRemoval);
	return (
		<section className="settings-part" id="staff" aria-labelledby="staff-title">
			<h2 id="staff-title">Staff of your school</h2>
			<FormErrors form={form} />
			<ul className="sessions">
				{colleagues.map(({ userId, name, email, isSelf }) => (
					<li key={userId}>
						<div>
							<strong id={`colleague-${userId}`}>{name ?? email}</strong>
							<span className="hint">{isSelf ? "You" : name ? email : "No name given yet"}</span>
						</div>
						{isSelf ? null : (
							<form method="post">
								<input type="hidden" name="userId" value={userId} />
								<button
									className="button quiet"
									type="submit"
									name="intent"
									value="remove-colleague"
									aria-describedby={`colleague-${userId}`}
								>
									Remove
								</button>
							</form>
						)}
					</li>
				))}
			</ul>
			<p className="hint">Whoever you remove sees nothing of your students from that moment on, wherever they are signed in.</p>
			<p>
				<a className="button quiet" href="/admin/invitations?invite=staff">
					Invite a colleague
				</a>
			</p>
		</section>
	);
}
