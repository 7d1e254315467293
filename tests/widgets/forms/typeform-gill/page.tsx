import { createContext, useContext, useEffect, useId, useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import PhoneInput from "react-phone-number-input";
import "react-phone-number-input/style.css";
import Quill from "quill";
import "quill/dist/quill.snow.css";
import "./gill.css";
import { MAJORS, STATES } from "../../lists";

const LISTS = new Set<string>();
const blank: Record<string, any> = {};
for (const k of "first last pref email phone dob street apt city state zip school gradYear gpa act sat major start citizenship gender firstGen income mFirst mLast fFirst fLast aw0 aw1 aw2 awG0 awG1 awG2 tshirt diet heard essay excited refName refEmail sig".split(" ")) blank[k] = "";
blank.consent = false;
const ACT = ["kind", "org", "role", "grades", "when", "hours", "desc"];
for (let i = 0; i < 3; i++) for (const f of ACT) { blank[`act${i}_${f}`] = f === "grades" || f === "when" ? [] : ""; if (Array.isArray(blank[`act${i}_${f}`])) LISTS.add(`act${i}_${f}`); }
for (let i = 0; i < 2; i++) for (const f of ["name", "credits", "grade"]) blank[`crs${i}_${f}`] = "";
let current: any = { ...blank }, submitted = false;
const NAMES: Record<string, Record<string, string>> = {};
const Ctx = createContext<[any, (k: string, v: any) => void]>([blank, () => {}]);
const useField = (k: string): [any, (v: any) => void] => { const [s, set] = useContext(Ctx); return [s[k], (v) => set(k, v)]; };
const Title = createContext("");

function Q({ k, n, title, desc, req, children }: { k: string; n?: string; title: string; desc?: string; req?: boolean; children: ReactNode }) {
	const id = "block-" + useId().replace(/\W/g, "") + "-title";
	return (
		<section className="q" data-qa-blockref={k}>
			<div className="sc-hKgILt"><div className="sc-eCssSg" id={id}>{n && <span className="n" aria-hidden="true">{n} →</span>}<h2>{title}{req && <span aria-hidden="true">*</span>}</h2></div>{desc && <p className="d">{desc}</p>}</div>
			<div className="sc-jSgupP"><Title.Provider value={id}>{children}</Title.Provider></div>
		</section>
	);
}
function Text({ k, type = "text", long, fix, ph = "Type your answer here..." }: { k: string; type?: string; long?: boolean; fix?: (v: string) => string; ph?: string }) {
	const [v, set] = useField(k);
	const p = { className: "ti", "aria-labelledby": useContext(Title), placeholder: ph, value: v, onChange: (e: any) => set(e.target.value), onBlur: () => fix && set(fix(v)) };
	return long ? <textarea rows={3} {...p} /> : <input type={type} {...p} />;
}
function Dropdown({ k, options, search }: { k: string; options?: [string, string][]; search?: (q: string) => Promise<[string, string][]> }) {
	const [v, set] = useField(k);
	const [q, setQ] = useState<string | null>(null);
	const [open, setOpen] = useState(false);
	const [found, setFound] = useState<[string, string][]>([]);
	const [top, setTop] = useState(0);
	const [busy, setBusy] = useState(false);
	const list = useId();
	if (options) NAMES[k] = Object.fromEntries(options);
	useEffect(() => {
		if (!search || q === null || q.length < 3) { setFound([]); return; }
		let live = true; setBusy(true);
		const t = setTimeout(() => search(q).then((r) => { if (live) { setFound(r); setBusy(false); NAMES[k] = { ...NAMES[k], ...Object.fromEntries(r) }; } }), 200);
		return () => { live = false; clearTimeout(t); };
	}, [q]);
	const rows = search ? found : options!.filter(([, t]) => !q || t.toLowerCase().includes(q.toLowerCase()));
	const from = Math.max(0, Math.floor(top / 36) - 2), seen = rows.slice(from, from + 11);
	return (
		<div className="dd">
			<input className="ti" role="combobox" aria-expanded={open} aria-controls={list} aria-autocomplete="list" aria-labelledby={useContext(Title)} autoComplete="off" placeholder="Type or select an option"
				value={q ?? (v ? NAMES[k]?.[v] ?? "" : "")} onFocus={() => setOpen(true)} onClick={() => setOpen(true)}
				onChange={(e) => { setQ(e.target.value); setOpen(true); setTop(0); if (!e.target.value) set(""); }}
				onBlur={() => setTimeout(() => { setOpen(false); setQ(null); }, 150)}
				onKeyDown={(e) => { if (e.key === "Enter" && open && rows.length) { e.preventDefault(); set(rows[0][0]); setQ(null); setOpen(false); } if (e.key === "Escape") setOpen(false); }} />
			{open && (
				<ul role="listbox" id={list} onScroll={(e) => setTop(e.currentTarget.scrollTop)}>
					{busy && search && <div>Searching…</div>}
					{!busy && rows.length === 0 && <div>{search && (q ?? "").length < 3 ? "Keep typing to search" : "No suggestions found"}</div>}
					<div style={{ height: from * 36 }} />
					{seen.map(([id, t]) => <li key={id} role="option" aria-selected={v === id} onMouseDown={(e) => e.preventDefault()} onClick={() => { set(id); setQ(null); setOpen(false); }}>{t}</li>)}
					<div style={{ height: Math.max(0, rows.length - from - seen.length) * 36 }} />
				</ul>
			)}
		</div>
	);
}
function Choice({ k, options, multi, pic }: { k: string; options: [string, string][]; multi?: boolean; pic?: boolean }) {
	const [v, set] = useField(k);
	NAMES[k] = Object.fromEntries(options);
	const on = (id: string) => (multi ? v.includes(id) : v === id);
	const pick = (id: string) => set(multi ? (on(id) ? v.filter((x: string) => x !== id) : options.map(([o]) => o).filter((o) => o === id || v.includes(o))) : on(id) ? "" : id);
	return (
		<div className={pic ? "ch pic" : "ch"} role={multi ? "group" : "radiogroup"} aria-labelledby={useContext(Title)}>
			{options.map(([id, t], i) => (
				<div key={id} role={multi ? "checkbox" : "radio"} aria-checked={on(id)} tabIndex={0} data-qa={`choice-${i}-readable-element`} onClick={() => pick(id)} onKeyDown={(e) => { if (e.key === " ") { e.preventDefault(); pick(id); } }}>
					{pic && <div className="im" />}<span>{t}</span>
				</div>
			))}
		</div>
	);
}
function Parts({ k }: { k: string }) {
	const [, set] = useField(k);
	const [p, setP] = useState({ m: "", d: "", y: "" });
	const t = useContext(Title);
	const put = (f: string, v: string) => {
		const n: any = { ...p, [f]: v.replace(/\D/g, "").slice(0, f === "y" ? 4 : 2) };
		setP(n);
		set(n.y.length === 4 && n.m && n.d ? `${n.y}-${n.m.padStart(2, "0")}-${n.d.padStart(2, "0")}` : "");
	};
	return <div className="dt" role="group" aria-labelledby={t}>{([["m", "Month", "MM"], ["d", "Day", "DD"], ["y", "Year", "YYYY"]] as const).map(([f, l, ph]) => <div key={f}><label htmlFor={`${k}-${l}`}>{l}</label><input id={`${k}-${l}`} className="ti" inputMode="numeric" placeholder={ph} value={p[f]} onChange={(e) => put(f, e.target.value)} /></div>)}</div>;
}
function Stepper({ k }: { k: string }) {
	const [v, set] = useField(k);
	const n = parseInt(v || "0", 10);
	return <div className="st"><button type="button" aria-label="Decrease" onClick={() => set(String(Math.max(0, n - 1)))}>−</button><input className="ti" inputMode="numeric" aria-labelledby={useContext(Title)} value={v} onChange={(e) => set(e.target.value.replace(/\D/g, ""))} /><button type="button" aria-label="Increase" onClick={() => set(String(Math.min(60, n + 1)))}>+</button></div>;
}
function Rich({ k }: { k: string }) {
	const [v, set] = useField(k);
	const at = useRef<HTMLDivElement>(null);
	const put = useRef(set); put.current = set;
	useEffect(() => {
		const el = document.createElement("div"); at.current!.append(el);
		const quill = new Quill(el, { theme: "snow", modules: { toolbar: [["bold", "italic"], [{ list: "bullet" }]] } });
		if (v) quill.clipboard.dangerouslyPasteHTML(v);
		quill.on("text-change", () => put.current(quill.getText().trim() ? quill.getSemanticHTML().replace(/&nbsp;/g, " ") : ""));
		return () => { if (at.current) at.current.innerHTML = ""; };
	}, []);
	return <div ref={at} />;
}
function Phone({ k }: { k: string }) { const [v, set] = useField(k); return <PhoneInput defaultCountry="CA" value={v || undefined} onChange={(x) => set(x ?? "")} aria-labelledby={useContext(Title)} />; }
const SCHOOLS: [string, string][] = [["s1", "Ashland High School · Ashland, OR"], ["s2", "Ashland Valley High School · Ashland, OR"], ["s3", "Ashland Valley School · Ashland, VA"], ["s4", "Yreka High School · Yreka, CA"], ["s5", "Valley High School · Las Vegas, NV"]];
const findSchool = (q: string) => new Promise<[string, string][]>((r) => setTimeout(() => r(SCHOOLS.filter(([, t]) => t.toLowerCase().includes(q.toLowerCase()))), 300));
const same = (...a: string[]): [string, string][] => a.map((x) => [x, x]);
const G = [["9", "9th"], ["10", "10th"], ["11", "11th"], ["12", "12th"]] as [string, string][];
function Activities() {
	const [n, setN] = useState(1), [open, setOpen] = useState(0);
	return (
		<div>
			{Array.from({ length: n }, (_, i) => (
				<div className="card" key={i} data-act={i}>
					<button type="button" className="acc" aria-expanded={open === i} onClick={() => setOpen(open === i ? -1 : i)}>Activity {i + 1}</button>
					{open === i && <>
						<Q k={`act${i}_kind`} title="What sort of activity is it?"><Dropdown k={`act${i}_kind`} options={same("Arts", "Athletics", "Career-oriented", "Community service", "Debate/Speech", "Environmental", "Family responsibilities", "Music", "Research", "Robotics", "Student government", "Work (paid)", "Work (unpaid)", "Other")} /></Q>
						<Q k={`act${i}_org`} title="Organization"><Text k={`act${i}_org`} /></Q>
						<Q k={`act${i}_role`} title="Your role there"><Text k={`act${i}_role`} /></Q>
						<Q k={`act${i}_grades`} title="Which grades were you in?" desc="Choose as many as you like"><Choice k={`act${i}_grades`} options={G} multi /></Q>
						<Q k={`act${i}_when`} title="When does it happen?" desc="Choose as many as you like"><Choice k={`act${i}_when`} options={[["term", "During the school year"], ["break", "During school breaks"], ["all", "All year round"]]} multi /></Q>
						<Q k={`act${i}_hours`} title="Hours in a typical week"><Stepper k={`act${i}_hours`} /></Q>
						<Q k={`act${i}_desc`} title="What did you do and achieve?"><Rich k={`act${i}_desc`} /></Q>
					</>}
				</div>
			))}
			{n < 5 && <button type="button" className="btn" id="add-activity" onClick={() => { setOpen(n); setN(n + 1); }}>+ Add another activity</button>}
		</div>
	);
}
function Courses() {
	const [, set] = useContext(Ctx);
	const [saved, setSaved] = useState<any[]>([]), [draft, setDraft] = useState<any>(null);
	const box = (f: string, l: string) => <p><label htmlFor={`course-${f}`}>{l}</label><input id={`course-${f}`} className="ti" value={draft[f]} onChange={(e) => setDraft({ ...draft, [f]: e.target.value })} /></p>;
	return (
		<div id="courses">
			{saved.map((c, i) => <div className="card" key={i}><b>{c.name}</b><div>{c.credits} credits · grade {c.grade}</div></div>)}
			{draft ? <div className="card">{box("name", "Course title")}{box("credits", "Credits")}{box("grade", "Grade received")}<button type="button" className="btn" disabled={!draft.name} onClick={() => { const i = saved.length; for (const f of ["name", "credits", "grade"]) set(`crs${i}_${f}`, draft[f]); setSaved([...saved, draft]); setDraft(null); }}>Save course</button> <button type="button" onClick={() => setDraft(null)}>Cancel</button></div>
				: saved.length < 4 && <button type="button" className="btn" onClick={() => setDraft({ name: "", credits: "", grade: "" })}>Add a college course</button>}
		</div>
	);
}
function Matrix() {
	const [s, set] = useContext(Ctx);
	return <table className="mx" role="grid"><thead><tr><th />{G.map(([g, t]) => <th key={g} scope="col" id={`mxc-${g}`}>{t} grade</th>)}</tr></thead><tbody>{["First", "Second", "Third"].map((t, i) => <tr key={t}><th scope="row" id={`mxr-${i}`}>{t} award</th>{G.map(([g]) => <td key={g}><input type="radio" name={`matrix-${i}`} aria-labelledby={`mxr-${i} mxc-${g}`} checked={s[`awG${i}`] === g} onChange={() => set(`awG${i}`, g)} /></td>)}</tr>)}</tbody></table>;
}
const yn: [string, string][] = [["yes", "Yes"], ["no", "No"]];
function App() {
	const [s, setS] = useState(blank);
	const set = (k: string, v: any) => setS((o: any) => (current = { ...o, [k]: v }));
	const [agree, setAgree] = [s.consent, (v: boolean) => set("consent", v)];
	let n = 0;
	const t = (k: string, title: string, x: any = {}) => <Q k={k} n={String(++n)} title={title} desc={x.desc} req={x.req}>{x.el ?? <Text k={k} {...x.p} />}</Q>;
	return (
		<Ctx.Provider value={[s, set]}><main>
			<h1>Gill Systems Internship-Scholarship</h1><p>$7,500 towards your first year and a paid summer with one of our teams. Takes about 20 minutes.</p>
			<form onSubmit={(e) => { e.preventDefault(); submitted = true; }}>
				{t("first", "First up, what's your first name?", { req: true })}{t("last", "And your last name?", { req: true })}{t("pref", "What do your friends call you?", { desc: "The name we'll put on your badge if you are selected" })}
				{t("email", "Where can we email you?", { req: true, p: { type: "email", ph: "name@example.com" } })}{t("phone", "Your phone number", { el: <Phone k="phone" /> })}{t("dob", "When were you born?", { el: <Parts k="dob" /> })}
				{t("street", "Street address")}{t("apt", "Address line 2 (apartment, unit)")}{t("city", "City/Town")}{t("state", "State", { el: <Dropdown k="state" options={STATES} /> })}{t("zip", "Zip/Post code")}
				{t("school", "Which high school do you go to?", { desc: "Start typing and pick yours", el: <Dropdown k="school" search={findSchool} /> })}
				{t("gradYear", "What year do you graduate from it?", { el: <Choice k="gradYear" options={same("2026", "2027", "2028", "2029")} /> })}
				{t("gpa", "Unweighted GPA, out of 4.0", { p: { fix: (v: string) => (+v > 0 && +v <= 4 ? (+v).toFixed(2) : "") } })}{t("act", "ACT composite, if you took it")}{t("sat", "SAT total (superscore)")}
				{t("major", "What would you like to study?", { el: <Dropdown k="major" options={same(...MAJORS)} /> })}{t("start", "In which year do you start college?", { el: <Dropdown k="start" options={same("2026", "2027", "2028", "2029")} /> })}
				{t("citizenship", "What is your status in the United States?", { el: <Choice k="citizenship" options={[["c", "U.S. citizen"], ["p", "Permanent resident"], ["v", "Visa holder"], ["d", "DACA"], ["x", "None of these"]]} /> })}
				{t("gender", "How do you identify?", { el: <Choice k="gender" pic options={[["w", "Woman / female"], ["m", "Man / male"], ["n", "Non-binary"], ["z", "Rather not say"]]} /> })}
				{t("firstGen", "Would you be the first in your family to finish college?", { el: <Choice k="firstGen" options={yn} /> })}{t("income", "Household income last year", { el: <Dropdown k="income" options={same("Under $30,000", "$30,000 to $59,999", "$60,000 to $89,999", "$90,000 to $119,999", "$120,000 or more")} /> })}
				{t("mFirst", "Your mother's first name")}{t("mLast", "Your mother's last name")}{t("fFirst", "Your father's first name")}{t("fLast", "Your father's last name")}
				<h2>What do you do outside class?</h2><Activities /><h2>Have you taken college courses?</h2><Courses />
				<h2>Three awards you are proud of</h2><Q k="aw0" title="First award"><Text k="aw0" /></Q><Q k="aw1" title="Second award"><Text k="aw1" /></Q><Q k="aw2" title="Third award"><Text k="aw2" /></Q>
				{t("awG", "In which grade did you receive each award?", { el: <Matrix /> })}
				{t("excited", "How excited are you about working in a hardware lab?", { el: <Choice k="excited" options={same("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10")} /> })}
				{t("essay", "Tell us about something you took apart.", { p: { long: true } })}{t("tshirt", "T-shirt size", { el: <Choice k="tshirt" pic options={same("XS", "S", "M", "L", "XL")} /> })}{t("diet", "Anything you can't or don't eat?")}
				{t("heard", "How did you find us?", { el: <Dropdown k="heard" options={same("Instagram", "My school", "A Gill employee", "Search engine")} /> })}
				{t("refName", "Name of a teacher who can vouch for you")}{t("refEmail", "Your teacher's email", { p: { type: "email" } })}
				<label><input type="checkbox" checked={agree} onChange={(e) => setAgree(e.target.checked)} /> I accept the program rules and privacy notice</label>
				{t("sig", "Sign by typing your full name")}
				<button className="btn" type="submit">Submit</button>
			</form>
		</main></Ctx.Provider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);
(window as any).formState = () => ({ ...current, submitted });
(window as any).formShown = () => Object.fromEntries(Object.entries(current).map(([k, v]: any) => {
	if (k === "phone") return [k, (document.querySelector(".PhoneInputInput") as any).value];
	if (/_desc$/.test(k)) return [k, v.replace(/<[^>]+>/g, "")];
	return [k, Array.isArray(v) ? v.map((x) => NAMES[k][x]) : (v && NAMES[k]?.[v]) || v];
}));
