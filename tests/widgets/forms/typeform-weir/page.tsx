import "./page.css";
import { type ReactNode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES } from "../../lists";

type Kids = { first: string; last: string; age: string };
const start = {
	v: {} as Record<string, string>,
	many: { race: [], diet: [], part0: [], part1: [], part2: [] } as Record<string, string[]>,
	kids: [] as Kids[], awards: 1, agree: false, submitted: false,
};
const PLAIN = ["first", "last", "badge", "email", "phone", "dobM", "dobD", "dobY", "a1", "a2", "city", "state", "zip", "country", "shirt", "school", "grade", "gpa", "gender", "hisp", "income", "mFirst", "mLast", "mJob", "mEdu", "fFirst", "fLast", "fJob", "fEdu", "hasSibs", "emName", "emPhone", "why", "hear", "texts"];
for (const key of PLAIN) start.v[key] = "";
for (let n = 0; n < 3; n++) for (const key of ["org", "role", "type", "desc", "hrs"]) start.v[`x${n}_${key}`] = "";
for (let n = 0; n < 3; n++) for (const key of ["title", "year"]) start.v[`h${n}_${key}`] = "";
let live = start;
let redraw = () => {};
const set = (part: Partial<typeof start>) => { live = { ...live, ...part }; redraw(); };
const put = (key: string) => (text: string) => set({ v: { ...live.v, [key]: text } });
const boxes: Record<string, HTMLInputElement | null> = {};
const LETTERS = "ABCDEFGHIJKLMNOP";
// ids as the builder stores them: a ref per block, nothing of the question's words
const refOf = (key: string) => { let h = 2166136261; for (const c of key) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0; return `${h.toString(16).padStart(8, "0")}-${((h * 31) >>> 0).toString(16).slice(0, 4)}-4b1e`; };

function Q(p: { k: string; n: string; title: string; sub?: string; req?: boolean; children: ReactNode }) {
	return (
		<div className="sc-q0z" data-qa="question-wrapper" data-qa-blocktype="field" id={`block-${refOf(p.k)}`}>
			<div className="sc-num" aria-hidden="true"><span>{p.n}</span><svg height="10" width="11"><path d="M7.586 5L4.293 1.707 5.707.293 10.414 5 5.707 9.707 4.293 8.293z" fill="currentColor" /></svg></div>
			<div className="sc-body">
				<div className="sc-h" id={`label-${refOf(p.k)}`}><span className="sc-tt"><strong>{p.title}</strong>{p.req && <span>*</span>}</span></div>
				{p.sub && <div className="sc-sub" id={`sublabel-${refOf(p.k)}`}>{p.sub}</div>}
				{p.children}
			</div>
		</div>
	);
}
type Base = { k: string; n: string; title: string; sub?: string; req?: boolean };
function Short(p: Base & { type?: string; long?: boolean; bad?: (text: string) => string; auto?: string }) {
	const [error, setError] = useState("");
	const common = {
		id: `${p.long ? "long_text" : p.type === "email" ? "email" : "short_text"}-${refOf(p.k)}`, className: "sc-in", value: live.v[p.k], autoComplete: p.auto ?? "off",
		placeholder: p.type === "email" ? "name@example.com" : "Type your answer here...", "aria-labelledby": `label-${refOf(p.k)}${p.sub ? ` sublabel-${refOf(p.k)}` : ""}`,
		onBlur: () => setError(p.bad && live.v[p.k] ? p.bad(live.v[p.k]) : ""),
	};
	return (
		<Q {...p}>
			{p.long ? <textarea {...common} rows={1} onChange={(e) => put(p.k)(e.target.value)} /> : <input {...common} type={p.type ?? "text"} inputMode={p.type === "number" ? "decimal" : undefined} onChange={(e) => put(p.k)(e.target.value)} />}
			{error && <div className="sc-e" role="alert">{error}</div>}
		</Q>
	);
}
function Num(p: Base & { min?: number; max?: number; frac?: boolean }) {
	const [error, setError] = useState("");
	return (
		<Q {...p}>
			<input id={`number-${refOf(p.k)}`} className="sc-in" type="text" inputMode="decimal" autoComplete="off" placeholder="Type your answer here..." aria-labelledby={`label-${refOf(p.k)}`} value={live.v[p.k]}
				onChange={(e) => { const text = e.target.value; if ((p.frac ? /^\d*\.?\d*$/ : /^\d*$/).test(text)) { setError(""); put(p.k)(text); } else setError("Numbers only, please"); }}
				onBlur={() => { if (p.max !== undefined && Number(live.v[p.k]) > p.max) { setError(`Please enter a number lower than or equal to ${p.max}`); } }} />
			{error && <div className="sc-e" role="alert">{error}</div>}
		</Q>
	);
}
function Choices(p: Base & { options: string[]; keys?: string[]; many?: boolean }) {
	const on = (text: string) => (p.many ? live.many[p.k].includes(text) : live.v[p.k] === text);
	const flip = (text: string) => {
		if (p.many) { const now = live.many[p.k]; const next = now.includes(text) ? now.filter((each) => each !== text) : [...now, text]; set({ many: { ...live.many, [p.k]: p.options.filter((each) => next.includes(each)) } }); }
		else put(p.k)(live.v[p.k] === text ? "" : text);
	};
	return (
		<Q {...p} sub={p.sub ?? (p.many ? "Choose as many as you like" : undefined)}>
			<div role={p.many ? "group" : "radiogroup"} aria-labelledby={`label-${refOf(p.k)}`} className="sc-ch">
				{p.options.map((text, at) => (
					<div key={text} role={p.many ? "checkbox" : "radio"} aria-checked={on(text)} tabIndex={0} className="sc-o" data-qa={`choice-${at}-${on(text) ? "selected" : "default"}`} onClick={() => flip(text)} onKeyDown={(e) => { if (e.key === " " || e.key.toUpperCase() === (p.keys?.[at] ?? LETTERS[at])) { e.preventDefault(); flip(text); } }}>
						<div className="sc-k" aria-hidden="true">{p.keys?.[at] ?? LETTERS[at]}</div><div className="sc-t">{text}</div>
					</div>
				))}
			</div>
		</Q>
	);
}
const YesNo = (p: Base) => <Choices {...p} options={["Yes", "No"]} keys={["Y", "N"]} />;
function Drop(p: Base & { options: string[]; bare?: boolean; label?: string }) {
	const [text, setText] = useState("");
	const [isOpen, setOpen] = useState(false);
	const listId = `listbox-${refOf(p.k)}`;
	const rows = isOpen && text !== live.v[p.k] ? p.options.filter((each) => each.toLowerCase().includes(text.toLowerCase())) : p.options;
	const choose = (each: string) => { put(p.k)(each); setText(each); setOpen(false); };
	const inner = (
		<div className="sc-dd">
			<input ref={(el) => { boxes[p.k] = el; }} id={`dropdown-${refOf(p.k)}`} className="sc-in" role="combobox" aria-expanded={isOpen} aria-haspopup="listbox" aria-controls={isOpen ? listId : undefined} aria-autocomplete="list" aria-labelledby={p.bare ? undefined : `label-${refOf(p.k)}`} autoComplete="off" placeholder="Type or select an option" value={text}
				onFocus={() => setOpen(true)} onClick={() => setOpen(true)} onBlur={() => { setOpen(false); setText(live.v[p.k]); }} onChange={(e) => { setText(e.target.value); setOpen(true); if (!e.target.value) put(p.k)(""); }}
				onKeyDown={(e) => { if (e.key === "Enter" && rows.length === 1) { e.preventDefault(); choose(rows[0]); } if (e.key === "Escape") setOpen(false); }} />
			{isOpen && <ul className="sc-ul" role="listbox" id={listId}>{rows.length === 0 && <div className="sc-e">No suggestions found</div>}{rows.map((each, at) => <li role="option" aria-selected={live.v[p.k] === each} key={each} id={`${listId}-${at}`} onMouseDown={(e) => e.preventDefault()} onClick={() => choose(each)}>{each}</li>)}</ul>}
		</div>
	);
	return p.bare ? inner : <Q {...p}>{inner}</Q>;
}
const DIAL: [string, string, string][] = [["🇺🇸", "United States", "+1"], ["🇨🇦", "Canada", "+1"], ["🇲🇽", "Mexico", "+52"], ["🇬🇧", "United Kingdom", "+44"], ["🇳🇬", "Nigeria", "+234"], ["🇵🇭", "Philippines", "+63"], ["🇮🇳", "India", "+91"], ["🇰🇷", "South Korea", "+82"]];
function Phone(p: Base) {
	const [land, setLand] = useState(0);
	const [isOpen, setOpen] = useState(false);
	const [text, setText] = useState("");
	const type = (raw: string, at = land) => {
		const d = raw.replace(/\D/g, "");
		const us = DIAL[at][2] === "+1";
		const local = us ? d.replace(/^1(?=\d{10})/, "").slice(0, 10) : d;
		setText(us && local.length > 3 ? `(${local.slice(0, 3)}) ${local.slice(3, 6)}${local.length > 6 ? `-${local.slice(6)}` : ""}` : local);
		put(p.k)(local ? DIAL[at][2] + local : "");
	};
	return (
		<Q {...p}>
			<div className="sc-ph">
				<button type="button" aria-haspopup="listbox" aria-expanded={isOpen} aria-label={`Select country, ${DIAL[land][1]} selected`} onClick={() => setOpen(!isOpen)}>{DIAL[land][0]} ▾</button>
				<input ref={(el) => { boxes[p.k] = el; }} id={`phone_number-${refOf(p.k)}`} type="tel" className="sc-in" autoComplete="tel-national" placeholder="(201) 555-0123" aria-labelledby={`label-${refOf(p.k)}`} value={text} onChange={(e) => type(e.target.value)} />
			</div>
			{isOpen && <ul className="sc-ul" role="listbox">{DIAL.map(([flag, name, code], at) => <li key={name} role="option" aria-selected={land === at} onClick={() => { setLand(at); setOpen(false); type(text, at); }}>{flag} {name} {code}</li>)}</ul>}
		</Q>
	);
}
function DateQ(p: Base & { keys: string[] }) {
	const parts: [string, string, number][] = [["Month", "MM", 2], ["Day", "DD", 2], ["Year", "YYYY", 4]];
	const boxes3 = useRef<(HTMLInputElement | null)[]>([]);
	return (
		<Q {...p}>
			<div className="sc-date" role="group" aria-labelledby={`label-${refOf(p.k)}`}>
				{parts.map(([name, hint, size], at) => [
					at > 0 && <span key={`${name}/`}>/</span>,
					<div key={name}><label htmlFor={`${name.toLowerCase()}-${refOf(p.k)}`}>{name}</label>
						<input ref={(el) => { boxes3.current[at] = el; }} id={`${name.toLowerCase()}-${refOf(p.k)}`} className="sc-in" type="text" inputMode="numeric" placeholder={hint} maxLength={size} autoComplete="off" value={live.v[p.keys[at]]}
							onChange={(e) => { const d = e.target.value.replace(/\D/g, ""); put(p.keys[at])(d); if (d.length === size) boxes3.current[at + 1]?.focus(); }} /></div>,
				])}
			</div>
		</Q>
	);
}
function AddressQ({ n }: { n: string }) {
	const rows: [string, string, string][] = [["a1", "Address", "65 Hansen Way"], ["a2", "Address line 2", "Apartment 4"], ["city", "City/Town", "Palo Alto"], ["state", "State/Region/Province", "California"], ["zip", "Zip/Post code", "94304"]];
	return (
		<Q k="addr" n={n} title="Where should we mail your conference packet?" sub="Your home address, please." req>
			{rows.map(([key, label, example]) => (
				<div key={key} style={{ marginTop: 14 }}><label htmlFor={`address-${refOf(key)}`} style={{ fontSize: 15 }}>{label}{key !== "a2" && <span>*</span>}</label>
					<input id={`address-${refOf(key)}`} className="sc-in" placeholder={example} value={live.v[key]} onChange={(e) => put(key)(e.target.value)} /></div>
			))}
			<div style={{ marginTop: 14 }}><label htmlFor={`dropdown-${refOf("country")}`} style={{ fontSize: 15 }}>Country<span>*</span></label><Drop bare k="country" n="" title="" options={COUNTRIES as string[]} /></div>
		</Q>
	);
}
const GRADES = ["9th", "10th", "11th", "12th"];
function Matrix({ n }: { n: string }) {
	return (
		<Q k="matrix" n={n} title="In which grades did you take part?" sub="Tick every grade that applies to each of the three activities above.">
			<table className="sc-tbl" aria-labelledby={`label-${refOf("matrix")}`}>
				<thead><tr><td />{GRADES.map((g) => <th scope="col" key={g} id={`col-${g}`}>{g} grade</th>)}</tr></thead>
				<tbody>{[0, 1, 2].map((row) => (
					<tr key={row}><th scope="row" id={`row-${row}-${refOf("matrix")}`}>Activity {row + 1}</th>{GRADES.map((g) => {
						const key = `part${row}`, on = live.many[key].includes(g);
						return <td key={g}><span role="checkbox" tabIndex={0} aria-checked={on} aria-labelledby={`row-${row}-${refOf("matrix")} col-${g}`} className="sc-cell" onClick={() => set({ many: { ...live.many, [key]: GRADES.filter((each) => (each === g ? !on : live.many[key].includes(each))) } })} /></td>;
					})}</tr>
				))}</tbody>
			</table>
		</Q>
	);
}
function Siblings({ n }: { n: string }) {
	const [draft, setDraft] = useState<Kids | null>(null);
	return (
		<Q k="sibs" n={n} title="Who are your brothers and sisters?" sub="Add one card for each. Siblings may attend Family Day on Sunday.">
			{live.kids.map((kid, at) => <div className="sc-card" key={at}><strong>{kid.first} {kid.last}</strong>, age {kid.age} <button type="button" onClick={() => set({ kids: live.kids.filter((_, index) => index !== at) })}>Delete</button></div>)}
			{draft ? (
				<div className="sc-card sc-draft">
					{(["first", "last", "age"] as const).map((key) => (
						<div key={key} style={{ marginBottom: 12 }}><label htmlFor={`subform-${key}`} style={{ fontSize: 15 }}>{{ first: "First name", last: "Last name", age: "Age" }[key]}</label><input id={`subform-${key}`} className="sc-in" value={draft[key]} onChange={(e) => setDraft({ ...draft, [key]: e.target.value })} /></div>
					))}
					<button type="button" className="sc-btn" disabled={!draft.first} onClick={() => { set({ kids: [...live.kids, draft] }); setDraft(null); }}>Save</button>
				</div>
			) : <button type="button" className="sc-btn" onClick={() => setDraft({ first: "", last: "", age: "" })}>+ Add sibling</button>}
		</Q>
	);
}
const KINDS = ["Academic team", "Agriculture / 4-H / FFA", "Arts", "Athletics", "Community service", "Cultural or religious group", "Debate or speech", "Employment", "Environment and conservation", "Family responsibilities", "Music", "Student government", "Other"];
const EDU = ["Less than high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate degree"];
const YEARS = ["Freshman year", "Sophomore year", "Junior year", "Senior year"];

function App() {
	const [, tick] = useState(0);
	redraw = () => tick((now) => now + 1);
	let at = 0;
	const n = () => `${++at}`;
	return (
		<div className="sc-f1x9" data-tf-live="weir-2027"><form onSubmit={(e) => { e.preventDefault(); set({ submitted: true }); }} noValidate>
			<h1>Weir Valley Youth Leadership Conference</h1><p>Five days. Two hundred delegates. This takes about 25 minutes; questions marked * need an answer.</p>
			<Short k="first" n={n()} title="Let's start with your first name" req auto="given-name" />
			<Short k="last" n={n()} title="And your last name?" req auto="family-name" />
			<Short k="badge" n={n()} title="What name would you like on your badge?" sub="Just the first name you go by - we'll add the rest." />
			<Short k="email" n={n()} type="email" title="Which email do you check most?" req bad={(text) => (/.+@.+\..+/.test(text) ? "" : "Hmm... that email doesn't look right")} />
			<Phone k="phone" n={n()} title="Your cell number" req />
			<DateQ k="dob" n={n()} title="When were you born?" keys={["dobM", "dobD", "dobY"]} req />
			<AddressQ n={n()} />
			<Choices k="shirt" n={n()} title="T-shirt size?" options={["XS", "S", "M", "L", "XL", "2XL"]} />
			<Short k="school" n={n()} title="What high school do you go to?" sub="Full name, no abbreviations" req />
			<Choices k="grade" n={n()} title="What grade are you in?" options={["9th", "10th", "11th", "12th", "I've graduated"]} req />
			<Num k="gpa" n={n()} title="What's your unweighted GPA (out of 4.0)?" frac max={4} />
			<Choices k="gender" n={n()} title="How do you describe your gender?" sub="We use this only for room assignments." options={["Female", "Male", "Non-binary", "I'd rather not say"]} />
			<YesNo k="hisp" n={n()} title="Are you of Hispanic, Latino or Spanish origin?" />
			<Choices k="race" n={n()} many title="Which of these describe you?" options={["American Indian / Alaska Native", "Asian", "Black / African American", "Native Hawaiian / Pacific Islander", "White", "Prefer not to answer"]} />
			<Drop k="income" n={n()} title="About how much does your household earn in a year?" options={["Less than $30,000", "$30,000 to $49,999", "$50,000 to $64,999", "$65,000 to $79,999", "$80,000 to $109,999", "$110,000 and up", "Not sure"]} />
			<h2>Your family</h2>
			<div className="sc-grp"><p className="sc-h">First, your mother.</p>
				<Short k="mFirst" n={`${++at}a`} title="Mother's first name" /><Short k="mLast" n={`${at}b`} title="Mother's last name" /><Short k="mJob" n={`${at}c`} title="What does she do for work?" /><Drop k="mEdu" n={`${at}d`} title="How far did she go in school?" options={EDU} />
			</div>
			<div className="sc-grp"><p className="sc-h">Now, your father.</p>
				<Short k="fFirst" n={`${++at}a`} title="Father's first name" /><Short k="fLast" n={`${at}b`} title="Father's last name" /><Short k="fJob" n={`${at}c`} title="What does he do for work?" /><Drop k="fEdu" n={`${at}d`} title="How far did he go in school?" options={EDU} />
			</div>
			<YesNo k="hasSibs" n={n()} title="Do you have any brothers or sisters?" req />
			{live.v.hasSibs === "Yes" && <Siblings n={n()} />}
			<h2>How you lead</h2><p>Tell us about three activities in which you've been involved during high school. Jobs count.</p>
			{[0, 1, 2].map((i) => (
				<div className="sc-grp" key={i}><p className="sc-h">Activity {i + 1}</p>
					<Short k={`x${i}_org`} n={`${++at}a`} title="What is the group or organization called?" req={i === 0} />
					<Short k={`x${i}_role`} n={`${at}b`} title="What's your position there?" />
					<Drop k={`x${i}_type`} n={`${at}c`} title="What type of activity is it?" options={KINDS} />
					<Short k={`x${i}_desc`} n={`${at}d`} long title="Tell us what you did" sub="A sentence or two is plenty." />
					<Num k={`x${i}_hrs`} n={`${at}e`} title="How many hours a week?" max={168} />
				</div>
			))}
			<Matrix n={n()} />
			<h2>Honors</h2>
			{Array.from({ length: live.awards }, (_, i) => (
				<div className="sc-grp" key={i}><p className="sc-h">Honor or award {i + 1}</p>
					<Short k={`h${i}_title`} n={`${++at}a`} title="What's it called?" />
					<Choices k={`h${i}_year`} n={`${at}b`} title="When did you get it?" options={YEARS} />
				</div>
			))}
			{live.awards < 3 && <button type="button" className="sc-btn sc-more" onClick={() => set({ awards: live.awards + 1 })}>Add another honor</button>}
			<h2>Almost there</h2>
			<Short k="why" n={n()} long title="Why do you want to come to Weir Valley this summer?" req />
			<Choices k="diet" n={n()} many title="Anything our kitchen should know?" options={["Vegetarian", "Vegan", "Gluten-free", "Halal", "Kosher", "Nut allergy"]} />
			<div className="sc-grp"><p className="sc-h">Who do we call in an emergency?</p>
				<Short k="emName" n={`${++at}a`} title="Full name" req /><Phone k="emPhone" n={`${at}b`} title="Phone number" req />
			</div>
			<Drop k="hear" n={n()} title="How did you find out about the conference?" options={["Teacher or counselor", "Past delegate", "Instagram", "Rotary club", "Search engine"]} />
			<YesNo k="texts" n={n()} title="Can we text you about other programs and offers?" />
			<Q k="agree" n={n()} title="Conference code of conduct" sub="You agree to abide by the code, and that photographs of you may be used." req><div role="radiogroup" aria-labelledby={`label-${refOf("agree")}`} className="sc-ch">{["I accept", "I don't accept"].map((text, i) => <div role="radio" key={text} aria-checked={live.agree && i === 0} tabIndex={0} className="sc-o" onClick={() => set({ agree: i === 0 })}><div className="sc-k" aria-hidden="true">{LETTERS[i]}</div><div>{text}</div></div>)}</div></Q>
			<button type="submit" className="sc-btn">Submit</button> <small>press Ctrl + Enter ↵</small>
		</form></div>
	);
}
const all = (shown: boolean) => {
	const out: Record<string, unknown> = { ...live.v, ...live.many, agree: live.agree };
	if (shown) for (const [key, box] of Object.entries(boxes)) if (box) out[key] = box.value;
	for (let i = 0; i < 2; i++) for (const key of ["first", "last", "age"] as const) out[`sib${i}_${key}`] = live.kids[i]?.[key] ?? "";
	return out;
};
Object.assign(window, { formState: () => ({ ...all(false), submitted: live.submitted }), formShown: () => all(true) });
createRoot(document.getElementById("root") as HTMLElement).render(<App />);
