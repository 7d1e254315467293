import { useState } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

type Sibling = { id: number; first: string; last: string; age: string; school: string };
const MARITAL = ["Married", "Never married", "Unmarried, living together", "Separated", "Divorced", "Widowed"];
const BLANK = { first: "", last: "", email: "", marital: "", income: "", household: "", has: "", guardianEmail: "", certify: false };
let nextId = 1;
const newSibling = (): Sibling => ({ id: nextId++, first: "", last: "", age: "", school: "" });
let held = { values: BLANK, siblings: [] as Sibling[], submitted: false };

function Text({ id, label, hint, type = "text", value, onChange, required }: { id: string; label: string; hint?: string; type?: string; value: string; onChange: (text: string) => void; required?: boolean }) {
	return (
		<div className="field">
			<label htmlFor={id}>
				{label}
				{required ? " *" : ""}
			</label>
			{hint && (
				<div className="hint" id={`${id}-hint`}>
					{hint}
				</div>
			)}
			<input id={id} type={type} value={value} aria-describedby={hint ? `${id}-hint` : undefined} onChange={(event) => onChange(event.target.value)} />
		</div>
	);
}

function App() {
	const [values, setValues] = useState(BLANK);
	const [siblings, setSiblings] = useState<Sibling[]>([]);
	const [submitted, setSubmitted] = useState(false);
	held = { values, siblings, submitted };
	const put = (key: keyof typeof BLANK) => (text: string) => setValues((before) => ({ ...before, [key]: text }));
	const answer = (has: string) => {
		setValues((before) => ({ ...before, has }));
		setSiblings((before) => (has === "no" ? [] : before.length ? before : [newSibling()]));
	};
	const change = (id: number, key: keyof Sibling, text: string) =>
		setSiblings((before) => before.map((sibling) => (sibling.id === id ? { ...sibling, [key]: text } : sibling)));
	const cell = (sibling: Sibling, key: "first" | "last" | "age" | "school", label: string, index: number) => (
		<label>
			{label}
			<input type={key === "age" ? "number" : "text"} name={`siblings.${index}.${key}`} value={sibling[key]} onChange={(event) => change(sibling.id, key, event.target.value)} />
		</label>
	);
	return (
		<div className="shell">
			<h1>Opportunity Grant: About your family</h1>
			<p>We ask because a family's circumstances tell us more than a number can. Nothing here is shared outside the selection committee.</p>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					setSubmitted(true);
				}}
			>
				<div className="two">
					<Text id=":r1:" label="First name" value={values.first} onChange={put("first")} required />
					<Text id=":r2:" label="Last name" value={values.last} onChange={put("last")} required />
				</div>
				<Text id=":r3:" label="Your email" type="email" value={values.email} onChange={put("email")} required />
				<h2>Your household</h2>
				<div className="field">
					<label htmlFor=":r4:">Your parents' current marital status</label>
					<select id=":r4:" value={values.marital} onChange={(event) => put("marital")(event.target.value)}>
						<option value="">Choose…</option>
						{MARITAL.map((status) => (
							<option key={status} value={status.toLowerCase().replace(/\W+/g, "_")}>
								{status}
							</option>
						))}
					</select>
				</div>
				<Text id=":r5:" label="Annual household income (US $)" hint="Your best estimate, before taxes. Numbers only." type="number" value={values.income} onChange={put("income")} />
				<Text id=":r6:" label="How many people did your parents support last year?" hint="Include yourself and anyone away at college." type="number" value={values.household} onChange={put("household")} />
				<fieldset>
					<legend className="q">Do you have brothers or sisters? *</legend>
					{["yes", "no"].map((option) => (
						<label key={option} className="radio">
							<input type="radio" name="hasSiblings" value={option} checked={values.has === option} onChange={() => answer(option)} />
							{option === "yes" ? "Yes" : "No"}
						</label>
					))}
				</fieldset>
				{values.has === "yes" && (
					<div className="field">
						<div className="hint">Tell us about each of them, including step- and half-siblings.</div>
						{siblings.map((sibling, index) => (
							<div className="sib" key={sibling.id}>
								{cell(sibling, "first", "First name", index)}
								{cell(sibling, "last", "Last name", index)}
								{cell(sibling, "age", "Age", index)}
								{cell(sibling, "school", "School, if enrolled", index)}
								<button type="button" className="link" aria-label={`Remove sibling ${index + 1}`} onClick={() => setSiblings((before) => before.filter(({ id }) => id !== sibling.id))}>
									×
								</button>
							</div>
						))}
						{siblings.length < 8 && (
							<button type="button" className="link" onClick={() => setSiblings((before) => [...before, newSibling()])}>
								+ Add another brother or sister
							</button>
						)}
					</div>
				)}
				<h2>Before you go</h2>
				<Text id=":r8:" label="Parent or guardian email" hint="We'll send them a short form to confirm the income above." type="email" value={values.guardianEmail} onChange={put("guardianEmail")} />
				<p>
					<label className="radio">
						<input type="checkbox" checked={values.certify} onChange={(event) => setValues((before) => ({ ...before, certify: event.target.checked }))} />I certify that the information on this page is true and complete.
					</label>
				</p>
				<button type="button">Upload tax return</button> <button className="primary">Save &amp; continue</button>
			</form>
		</div>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<App />);

const state = () => {
	const { values, siblings } = held;
	return {
		...values,
		...Object.fromEntries(
			[0, 1].flatMap((index) => (["first", "last", "age", "school"] as const).map((key) => [`sib${index}_${key}`, siblings[index]?.[key] ?? ""])),
		),
	};
};
const dom = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? "";
const byId = (id: string) => document.getElementById(id) as HTMLInputElement;
const shown = () => {
	const marital = document.getElementById(":r4:") as HTMLSelectElement;
	return {
		first: byId(":r1:").value,
		last: byId(":r2:").value,
		email: byId(":r3:").value,
		marital: marital.value ? (marital.selectedOptions[0]?.text ?? "") : "",
		income: byId(":r5:").value,
		household: byId(":r6:").value,
		has: document.querySelector("input[name=hasSiblings]:checked")?.parentElement?.textContent ?? "",
		guardianEmail: byId(":r8:").value,
		certify: (document.querySelector("input[type=checkbox]") as HTMLInputElement).checked,
		...Object.fromEntries([0, 1].flatMap((index) => ["first", "last", "age", "school"].map((key) => [`sib${index}_${key}`, dom(`[name="siblings.${index}.${key}"]`)]))),
	};
};
Object.assign(window, { formState: () => ({ ...state(), submitted: held.submitted }), formShown: shown });
