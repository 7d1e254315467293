import { PROFILE, type Section } from "~/contract/profile";
import { NewTab } from "../new-tab";
import { EntryList } from "./entry-list";
import { FieldNodes } from "./field-nodes";

/** One section of the profile as a card. The hidden control says that it was shown, even when nothing in it is answered. */
export function ProfileSection({ section, value }: { section: Section; value: unknown }) {
	const node = PROFILE[section];
	return (
		<section className="profile-card" id={section} aria-labelledby={`${section}-title`}>
			<h2 id={`${section}-title`}>{node.label}</h2>
			<a className="ask" href={`/chatbot?about=${section}`} target="_blank" rel="noopener">
				Unsure? Ask
				<NewTab />
			</a>
			<input type="hidden" name="section" value={section} />
			{node.kind === "list" ? (
				<EntryList node={node} name={section} value={value} />
			) : (
				<div className="field-grid">
					<FieldNodes fields={node.fields} prefix={`${section}.`} values={value} />
				</div>
			)}
		</section>
	);
}
