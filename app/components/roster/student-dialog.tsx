import type { Application } from "~/contract/applications";
import { timeLeft } from "~/contract/time-left";
import type { StudentDetails } from "~/domain/student-details.server";
import { Dialog } from "../dialog";
import { day } from "../moments";
import { NewTab } from "../new-tab";

const USES = { fills: "Application fills", chats: "Chatbot uses", reviews: "Essay reviews", brainstorms: "Brainstorms" } as const;

/** What a school sees of one student, and the way to end the membership. `today` is a plain day. */
export function StudentDialog({ student, today, closeHref }: { student: StudentDetails; today: string; closeHref: string }) {
	const { id, firstName, lastName, email, joinedAt, lastActiveAt, uses, profile, colleges } = student;
	const name = `${firstName} ${lastName}`;
	const facts = [
		["Email", email],
		["Joined", day(joinedAt)],
		["Last here", day(lastActiveAt)],
		["Profile", `${profile.answered} of ${profile.total} questions answered`],
	];
	return (
		<Dialog title="Student Details" closeHref={closeHref}>
			<h3>{name}</h3>
			<dl className="student-facts">
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<dl className="student-uses">
				{(Object.keys(USES) as (keyof typeof USES)[]).map((kind) => (
					<div key={kind}>
						<dt>{USES[kind]}</dt>
						<dd>{uses[kind].toLocaleString("en-US")}</dd>
					</div>
				))}
			</dl>
			<h3>Colleges</h3>
			{colleges.length === 0 ? (
				<p>No colleges in the list so far.</p>
			) : (
				<ul className="student-colleges">
					{colleges.map((college) => (
						<College key={college.college} college={college} today={today} />
					))}
				</ul>
			)}
			<p className="hint">{firstName} can see on their own pages that you looked. Answers, essays and conversations stay theirs.</p>
			<details className="student-removal">
				<summary>Remove from the school</summary>
				<p>{name} leaves your list and frees a seat; their account and everything in it stay. To have them back, invite them again.</p>
				<form method="post">
					<input type="hidden" name="student" value={id} />
					<button className="button danger" type="submit" name="intent" value="remove-student">
						Yes, remove {firstName}
					</button>
				</form>
			</details>
		</Dialog>
	);
}

const isWebAddress = (address: string) => /^https?:\/\//i.test(address);

function College({ college: { college, status, deadline, essayLink }, today }: { college: Application; today: string }) {
	const left = deadline && status !== "Submitted" ? ` (${timeLeft(deadline, today)})` : "";
	return (
		<li>
			<strong>{college}</strong>
			<span>{status}</span>
			{deadline ? <span>{`Deadline ${day(deadline)}${left}`}</span> : null}
			{essayLink && isWebAddress(essayLink) ? (
				<a href={essayLink} rel="noopener" target="_blank">
					Essay
					<span className="visually-hidden"> for {college}</span>
					<NewTab />
				</a>
			) : null}
		</li>
	);
}
