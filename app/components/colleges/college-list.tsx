import type { Application } from "~/contract/applications";
import { timeLeft } from "~/contract/time-left";
import { day } from "../moments";
import { NewTab } from "../new-tab";
import { CollegeForm } from "./college-form";

/** Where a college is edited; `college` names it. */
const hrefOfEditing = (college: string) => `/dashboard?${new URLSearchParams({ college })}#note-college`;

/** The student's colleges in the order given; of the one that is edited, its form. */
export function CollegeList({ colleges, today, editing }: { colleges: Application[]; today: string; editing: string | undefined }) {
	return (
		<ul className="colleges">
			{colleges.map((application) =>
				application.college === editing ? (
					<li key={application.college}>
						<CollegeForm {...application} />
					</li>
				) : (
					<li className="college" key={application.college}>
						<CollegeRow {...application} today={today} />
					</li>
				),
			)}
		</ul>
	);
}

function CollegeRow({ college, status, deadline, essayLink, today }: Application & { today: string }) {
	return (
		<>
			<h3 dir="auto">{college}</h3>
			<p>
				<span className={status === "Submitted" ? "badge mint" : status === "In Progress" ? "badge sand" : "badge"}>{status}</span>
				{deadline ? (
					<span>
						Due <time dateTime={deadline}>{day(deadline)}</time>
						{status === "Submitted" ? null : (
							<>
								{" "}
								· <span data-deadline={deadline}>{timeLeft(deadline, today)}</span>
							</>
						)}
					</span>
				) : (
					<span className="hint">No deadline yet</span>
				)}
				{essayLink ? (
					<a href={essayLink} target="_blank" rel="noopener noreferrer">
						Essay
						<NewTab />
					</a>
				) : null}
			</p>
			<a href={hrefOfEditing(college)}>
				Edit<span className="visually-hidden"> {college}</span>
			</a>
		</>
	);
}
