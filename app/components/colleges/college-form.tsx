import { getInputProps, getSelectProps } from "@conform-to/react";
import { APPLICATION_STATUSES, type Application, collegeNotes, DEADLINES } from "~/contract/applications";
import { FieldFrame, InputField, PostForm } from "../form-field";
import { usePlainForm } from "../plain-form";

const SEEN = "If you belong to a school, its counselors see this list.";

/** What a student notes on one college; takes it out of the list too. */
export function CollegeForm({ college, status, deadline, essayLink }: Application) {
	const [form, fields] = usePlainForm("note-college", collegeNotes, { college, status, deadline, essayLink }, [
		"note-college",
		"remove-college",
	]);
	return (
		<PostForm form={form}>
			<h3 dir="auto">{college}</h3>
			<input {...getInputProps(fields.college, { type: "hidden" })} value={college} />
			<FieldFrame field={fields.status} label="Status">
				<select className="input" {...getSelectProps(fields.status)}>
					{APPLICATION_STATUSES.map((each) => (
						<option key={each}>{each}</option>
					))}
				</select>
			</FieldFrame>
			<InputField field={fields.deadline} label="Deadline" type="date" min={DEADLINES.first} max={DEADLINES.last} isOptional />
			<InputField
				field={fields.essayLink}
				label="Link to the essay"
				type="url"
				placeholder="https://"
				autoComplete="off"
				hint={SEEN}
				isOptional
			/>
			<div className="actions">
				<button className="button" type="submit" name="intent" value="note-college">
					Save
				</button>
				<a href="/dashboard#colleges">Cancel</a>
				<button className="button danger" type="submit" name="intent" value="remove-college" formNoValidate>
					Remove from my colleges
				</button>
			</div>
		</PostForm>
	);
}
