import { Button, Checkbox, Description, Field, Fieldset, Input, Label, Legend, Radio, RadioGroup, Select, Textarea } from "@headlessui/react";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

type Activity = { name: string; role: string; hours: string; from: string; college: string };
const MOST = 3;
const FIELDS = ["name", "role", "hours", "from", "college"] as const;
const KINDS = ["Academic club", "Arts", "Athletics", "Community service", "Debate or speech", "Environment", "Family responsibility", "Internship", "Music", "Paid work", "Religious", "Student government", "Other"];
const NONE: Activity = { name: "", role: "", hours: "", from: "", college: "" };
let now: { own: Record<string, string>; photo: boolean; saved: Activity[]; submitted: boolean };

function App() {
	const [own, setOwn] = useState<Record<string, string>>({ given: "", family: "", known: "", email: "", career: "", mentor: "", why: "" });
	const [photo, setPhoto] = useState(false);
	const [saved, setSaved] = useState<Activity[]>([]);
	const [at, setAt] = useState(0);
	const [draft, setDraft] = useState<Activity>(NONE);
	const [message, setMessage] = useState("");
	const [submitted, setSubmitted] = useState(false);
	now = { own, photo, saved, submitted };
	const bind = (name: string) => ({ name, value: own[name], onChange: (event: { target: { value: string } }) => setOwn({ ...own, [name]: event.target.value }) });
	const part = (name: keyof Activity) => ({ value: draft[name], onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }) });
	const goTo = (next: number) => {
		setAt(next);
		setDraft(saved[next] ?? NONE);
	};
	const save = () => {
		if (!draft.name.trim()) return setMessage("Enter the name of the activity first.");
		const after = [...saved];
		after[at] = draft;
		setSaved(after);
		setMessage(`Activity ${at + 1} saved.`);
		if (at < MOST - 1) {
			setAt(at + 1);
			setDraft(after[at + 1] ?? NONE);
		}
	};
	return (
		<main>
			<h1>Meridian Fellows Program</h1>
			<p className="lead">2027 cohort. A paid summer of research for rising first-year college students. Applications close at 11:59 p.m. Pacific on March 1.</p>
			<Fieldset className="box">
				<Legend className="legend">Contact</Legend>
				<div className="pair">
					<Field><Label>Given name</Label><Input {...bind("given")} /></Field>
					<Field><Label>Family name</Label><Input {...bind("family")} /></Field>
				</div>
				<Field><Label>What should we call you?</Label><Description>Only if it is not your given name.</Description><Input {...bind("known")} /></Field>
				<Field><Label>Email address</Label><Input type="email" {...bind("email")} /></Field>
				<Field><Label>What career do you have in mind?</Label><Input {...bind("career")} /></Field>
			</Fieldset>
			<Fieldset className="box">
				<div className="stephead">
					<Legend className="legend">Activity {at + 1} of {MOST}</Legend>
					<span className="dots" aria-hidden>{Array.from({ length: MOST }, (_, index) => <i key={index} className={index === at ? "on" : saved[index] ? "done" : ""} />)}</span>
				</div>
				<p className="hint">Choose up to three. You can go back and change what you saved.</p>
				<Field><Label>Activity or organization</Label><Input key={`n${at}`} maxLength={80} {...part("name")} data-part="name" /></Field>
				<Field><Label>Your role</Label><Input maxLength={60} {...part("role")} data-part="role" /></Field>
				<Field><Label>Which best describes it?</Label>
					<Select {...part("from")} data-part="from"><option value="">Select one</option>{KINDS.map((kind) => <option key={kind}>{kind}</option>)}</Select>
				</Field>
				<Field><Label>Average hours per week</Label><Input type="number" min={0} step={0.5} {...part("hours")} data-part="hours" /></Field>
				<Field as="div">
					<RadioGroup value={draft.college} onChange={(college) => setDraft({ ...draft, college })} aria-label="Do you plan to continue this in college?" className="radios" data-part="college">
						<span className="q">Do you plan to continue this in college?</span>
						{["Yes", "No"].map((answer) => <Field key={answer} className="radio"><Radio value={answer} className="dot" /><Label>{answer}</Label></Field>)}
					</RadioGroup>
				</Field>
				<div className="row">
					{at > 0 && <Button className="btn plain" onClick={() => goTo(at - 1)}>← Previous activity</Button>}
					{at < MOST - 1 && saved[at] && <Button className="btn plain" onClick={() => goTo(at + 1)}>Next activity →</Button>}
					<Button className="btn" onClick={save}>{at < MOST - 1 ? "Save and add another" : "Save activity"}</Button>
					<span role="status">{message}</span>
				</div>
				{saved.length > 0 && <p className="hint">Saved so far: {saved.map(({ name }) => name).join("; ")}</p>}
			</Fieldset>
			<Fieldset className="box">
				<Legend className="legend">Last things</Legend>
				<Field><Label>Email of the mentor or teacher who will write for you</Label><Input type="email" {...bind("mentor")} /></Field>
				<Field><Label>Why research, and why now? (250 words)</Label><Textarea rows={5} {...bind("why")} /></Field>
				<Field className="radio"><Checkbox checked={photo} onChange={setPhoto} className="check" /><Label>I consent to be photographed during the program</Label></Field>
				<div className="row"><Button className="btn" onClick={() => setSubmitted(true)}>Submit</Button><Button className="btn plain">Attach résumé</Button></div>
			</Fieldset>
		</main>
	);
}

const OWN = ["given", "family", "known", "email", "career", "mentor", "why"];
const keyed = (value: (index: number, name: (typeof FIELDS)[number]) => unknown) =>
	Object.fromEntries([0, 1, 2].flatMap((index) => FIELDS.map((name) => [`act${index}_${name}`, value(index, name)])));
const saved = () => keyed((index, name) => now.saved[index]?.[name] ?? "");
Object.assign(window, {
	formState: () => ({ ...now.own, photo: now.photo, ...saved(), submitted: now.submitted }),
	// One activity is drawn at a time: “Previous activity” shows what was saved of the others.
	formShown: () => ({
		...Object.fromEntries(OWN.map((name) => [name, document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value])),
		photo: document.querySelector(".check")?.getAttribute("aria-checked") === "true",
		...saved(),
	}),
});
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
