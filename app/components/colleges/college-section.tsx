import { APPLICATION_STATUSES, type Application, collegeAddition } from "~/contract/applications";
import { InputField, PostForm } from "../form-field";
import { usePlainForm } from "../plain-form";
import { CollegeForm } from "./college-form";
import { CollegeList } from "./college-list";

/** What was just done with a college. */
export type CollegeDeed = { deed: "added" | "there" | "noted" | "back" | "removed"; college: string; sealed?: string };

type CollegeSectionProps = {
	colleges: Application[];
	/** The plain day it is. */
	today: string;
	/** The name of the college whose form is open. */
	editing: string | undefined;
	/** Whether that form was refused: then it stays open although the college left the list meanwhile. */
	isRefused: boolean;
	/** Why something was refused whose form is not on the page. */
	refusal: string | undefined;
	done: CollegeDeed | undefined;
};

/** The student's colleges on the dashboard: how far each application is and when it is due. The list is the profile's. */
export function CollegeSection({ colleges, today, editing, isRefused, refusal, done }: CollegeSectionProps) {
	const isGone = isRefused && editing !== undefined && colleges.every(({ college }) => college !== editing);
	return (
		<section className="my-colleges" id="colleges" aria-labelledby="colleges-title">
			<h2 id="colleges-title">My colleges</h2>
			{refusal ? (
				<p className="form-errors" role="alert">
					{refusal}
				</p>
			) : null}
			{done ? <Done {...done} /> : null}
			{colleges.length === 0 ? (
				<p className="notice">
					Keep the colleges you apply to here, each with its deadline, how far you are, and a link to your essay. It is the list of your
					profile, so the extension can fill it in too.
				</p>
			) : (
				<CollegeList colleges={colleges} today={today} editing={editing} />
			)}
			{isGone ? <CollegeForm college={editing} status={APPLICATION_STATUSES[0]} /> : null}
			{colleges.some(({ deadline }) => deadline) ? (
				<p>
					<a href="/colleges.ics" download>
						Deadlines for your calendar
					</a>{" "}
					<span className="hint">A file that calendars read. Download it again when deadlines change.</span>
				</p>
			) : null}
			<AddForm />
		</section>
	);
}

function AddForm() {
	const [form, fields] = usePlainForm("add-college", collegeAddition);
	return (
		<PostForm form={form}>
			<InputField field={fields.college} label="Add a college" autoComplete="off" />
			<div>
				<button className="button quiet" type="submit" name="intent" value="add-college">
					Add college
				</button>
			</div>
		</PostForm>
	);
}

const WORDS: Record<CollegeDeed["deed"], string> = {
	added: "is in your list.",
	there: "is in your list already. Nothing was added.",
	noted: "is saved.",
	back: "is in your list again.",
	removed: "is out of your list, with what you noted on it.",
};

function Done({ deed, college, sealed }: CollegeDeed) {
	return (
		<div className="form-done" role="status">
			<p>
				“<bdi>{college}</bdi>” {WORDS[deed]}
			</p>
			{sealed ? (
				<form method="post">
					<input type="hidden" name="removed" value={sealed} />
					<button className="button quiet" type="submit" name="intent" value="put-back-college">
						Put back<span className="visually-hidden"> {college}</span>
					</button>
				</form>
			) : null}
		</div>
	);
}
