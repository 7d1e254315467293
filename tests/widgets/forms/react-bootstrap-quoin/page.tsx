import "bootstrap/dist/css/bootstrap.min.css";
import "./page.css";
import { createContext, useContext, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { Button, ButtonGroup, Card, Col, Container, Form, InputGroup, Row, Table, ToggleButton } from "react-bootstrap";
import { STATES } from "../../lists";

const KEYS = `last first mi suffix calledName dobMonth dobDay dobYear street unit city state zip cell email textsOk
g1First g1Last g1Trade g1School g1Living g1Phone g2First g2Last g2Trade g2School g2Living g2Phone
s1First s1Last s1Age s2First s2Last s2Age emName emRelation emPhone
memberName memberLocal memberEmployer memberTie
hs hsCity hsState classOf year gpa rank classSize counselor counselorEmail official officialTitle
ebrw ebrwDate math mathDate act actDate
honor1 honor1Why honor1Grade honor2 honor2Why honor2Grade honor3 honor3Why honor3Grade
college major startYear income firstGen
refName refSubject refEmail shirt agree signature website`.split(/\s+/);

type Values = Record<string, any>;
const Ctx = createContext<{ v: Values; put: (k: string, x: any) => void }>(null!);
const useField = (k: string) => {
	const { v, put } = useContext(Ctx);
	return [v[k], (x: any) => put(k, x)] as const;
};
const Star = () => <span className="text-danger">*</span>;

function Txt({ k, label, req, help, area, ...rest }: any) {
	const [value, put] = useField(k);
	return (
		<Form.Group controlId={`qs-${k}`} className="mb-3">
			<Form.Label className="mb-1">{label} {req && <Star />}</Form.Label>
			<Form.Control name={k} value={value} onChange={(e) => put(e.target.value)} required={req} as={area ? "textarea" : "input"} {...rest} />
			{help && <Form.Text muted>{help}</Form.Text>}
		</Form.Group>
	);
}
function Bare({ k, label, pre, post, ...rest }: any) {
	const [value, put] = useField(k);
	const box = <Form.Control id={`qs-${k}`} name={k} aria-label={label} value={value} onChange={(e) => put(e.target.value)} {...rest} />;
	return pre || post ? <InputGroup>{pre && <InputGroup.Text>{pre}</InputGroup.Text>}{box}{post && <InputGroup.Text>{post}</InputGroup.Text>}</InputGroup> : box;
}
function Pick({ k, label, req, options, first = "Choose…", bare }: any) {
	const [value, put] = useField(k);
	const list = (options as any[]).map((o) => (Array.isArray(o) ? o : [o, o]));
	const select = (
		<Form.Select id={`qs-${k}`} name={k} value={value} onChange={(e) => put(e.target.value)} aria-label={bare ? label : undefined}>
			<option value="">{first}</option>
			{list.map(([code, text]) => <option key={code} value={code}>{text}</option>)}
		</Form.Select>
	);
	return bare ? select : <div className="mb-3"><Form.Label htmlFor={`qs-${k}`} className="mb-1">{label} {req && <Star />}</Form.Label>{select}</div>;
}
function YesNo({ k, label, options = ["Yes", "No"] }: any) {
	const [value, put] = useField(k);
	return (
		<fieldset className="mb-3">
			<legend className="mb-1 fs-6" style={{ fontSize: ".9rem" }}>{label}</legend>
			{options.map((o: string, i: number) => (
				<Form.Check key={o} inline type="radio" id={`qs-${k}-${i}`} name={k} label={o} value={o} checked={value === o} onChange={() => put(o)} />
			))}
		</fieldset>
	);
}
function Panel({ title, note, children, md }: { title: string; note?: string; children: ReactNode; md: number }) {
	return (
		<Col md={md}>
			<Card className="h-100">
				<Card.Header>{title}</Card.Header>
				<Card.Body>{note && <p className="form-text mt-0">{note}</p>}{children}</Card.Body>
			</Card>
		</Col>
	);
}
const SCHOOLING = ["Did not finish high school", "High school diploma or GED", "Trade certificate or apprenticeship", "Some college, no degree", "Two-year degree", "Four-year degree", "Graduate or professional degree"];
const MONTHS = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"].map((m, i) => [String(i + 1), m]);

function Guardian({ p, n }: { p: string; n: string }) {
	return (
		<Panel md={6} title={n}>
			<Row><Col><Txt k={`${p}First`} label="First name" /></Col><Col><Txt k={`${p}Last`} label="Last name" /></Col></Row>
			<YesNo k={`${p}Living`} label="Living?" />
			<Txt k={`${p}Trade`} label="Trade or occupation" help="What this person does now, or last did" />
			<Pick k={`${p}School`} label="Highest schooling finished" options={SCHOOLING} />
			<Txt k={`${p}Phone`} label="Daytime phone" type="tel" />
		</Panel>
	);
}
function Year() {
	const [value, put] = useField("year");
	return (
		<div className="mb-3">
			<div id="yr" className="mb-1" style={{ fontFamily: "Arial", fontSize: ".9rem" }}>Year in school this fall <Star /></div>
			<ButtonGroup role="group" aria-labelledby="yr">
				{["Freshman", "Sophomore", "Junior", "Senior"].map((o, i) => (
					<ToggleButton key={o} id={`yr-${i}`} type="radio" variant="outline-secondary" name="year" value={String(i + 9)} checked={value === String(i + 9)} onChange={(e) => put(e.currentTarget.value)}>{o}</ToggleButton>
				))}
			</ButtonGroup>
		</div>
	);
}
function Tick({ k, label, type = "checkbox" }: any) {
	const [value, put] = useField(k);
	return <Form.Check type={type} id={`qs-${k}`} name={k} label={label} checked={value} onChange={(e) => put(e.target.checked)} />;
}

let now: Values = {};
function App() {
	const [v, setV] = useState<Values>(() => ({ ...Object.fromEntries(KEYS.map((k) => [k, k === "textsOk" || k === "agree" ? false : ""])), submitted: false }));
	now = v;
	const put = (k: string, x: any) => setV((old) => ({ ...old, [k]: x }));
	return (
		<Ctx.Provider value={{ v, put }}>
			<Container className="sheet">
				<h1>Quoin Scholarship for Members’ Families</h1>
				<p className="mb-1"><strong>Masons &amp; Allied Trades, District 9</strong> · Education Trust Fund</p>
				<p className="text-secondary">Open to children, grandchildren and wards of members in good standing. Type or choose an answer in every space marked <Star />. Applications close March 1.</p>
				<Form noValidate onSubmit={(e) => { e.preventDefault(); put("submitted", true); }}>
					<h2>A. Applicant</h2>
					<Row>
						<Col md={4}><Txt k="last" label="Last name" req /></Col>
						<Col md={4}><Txt k="first" label="First name" req /></Col>
						<Col md={2}><Txt k="mi" label="M.I." maxLength={2} /></Col>
						<Col md={2}><Pick k="suffix" label="Suffix" first="None" options={["Jr.", "Sr.", "II", "III", "IV"]} /></Col>
					</Row>
					<Row>
						<Col md={4}><Txt k="calledName" label="Name you go by" help="For your award letter and the luncheon card" /></Col>
						<Col md={8}>
							<div className="mb-1" style={{ fontFamily: "Arial", fontSize: ".9rem" }}>Date of birth <Star /></div>
							<Row>
								<Col><Pick bare k="dobMonth" label="Birth month" first="Month" options={MONTHS} /></Col>
								<Col><Pick bare k="dobDay" label="Birth day" first="Day" options={Array.from({ length: 31 }, (_, i) => String(i + 1))} /></Col>
								<Col><Pick bare k="dobYear" label="Birth year" first="Year" options={Array.from({ length: 12 }, (_, i) => String(2002 + i))} /></Col>
							</Row>
						</Col>
					</Row>
					<Row>
						<Col md={9}><Txt k="street" label="Street address" req /></Col>
						<Col md={3}><Txt k="unit" label="Apt. / unit" /></Col>
					</Row>
					<Row>
						<Col md={6}><Txt k="city" label="Town or city" req /></Col>
						<Col md={4}><Pick k="state" label="State" req options={STATES} /></Col>
						<Col md={2}><Txt k="zip" label="ZIP" req inputMode="numeric" maxLength={10} /></Col>
					</Row>
					<Row className="align-items-start">
						<Col md={4}><Txt k="cell" label="Cell phone" type="tel" placeholder="000-000-0000" /></Col>
						<Col md={5}><Txt k="email" label="E-mail" type="email" req /></Col>
						<Col md={3} className="pt-4"><Tick k="textsOk" type="switch" label="The Fund may text me" /></Col>
					</Row>

					<h2>B. Your family</h2>
					<Row className="g-3">
						<Guardian p="g1" n="Parent or guardian (1)" />
						<Guardian p="g2" n="Parent or guardian (2)" />
						{[1, 2].map((n) => (
							<Panel key={n} md={4} title={n === 1 ? "Brother or sister" : "Another brother or sister"}>
								<Txt k={`s${n}First`} label="First name" />
								<Txt k={`s${n}Last`} label="Last name" />
								<Txt k={`s${n}Age`} label="Age" inputMode="numeric" maxLength={3} />
							</Panel>
						))}
						<Panel md={4} title="In an emergency, call" note="Someone who does not live with you.">
							<Txt k="emName" label="Name" />
							<Txt k="emRelation" label="How related" />
							<Txt k="emPhone" label="Phone" type="tel" />
						</Panel>
					</Row>
					<Row className="mt-3">
						<Col md={6}><Pick k="income" label="Household income last year, before taxes" options={["Under $30,000", "$30,000 to $49,999", "$50,000 to $64,999", "$65,000 to $79,999", "$80,000 to $99,999", "$100,000 or more"]} first="Select a range" /></Col>
						<Col md={6}><YesNo k="firstGen" label="Will you be the first in your family to go to college?" /></Col>
					</Row>

					<h2>C. Sponsoring member</h2>
					<Row>
						<Col md={4}><Txt k="memberName" label="Member’s full name" req /></Col>
						<Col md={2}><Txt k="memberLocal" label="Local no." req /></Col>
						<Col md={3}><Txt k="memberEmployer" label="Current employer" /></Col>
						<Col md={3}><Pick k="memberTie" label="Member is my" options={["Parent", "Grandparent", "Legal guardian"]} /></Col>
					</Row>

					<h2>D. High school</h2>
					<Row>
						<Col md={6}><Txt k="hs" label="Name of school" req /></Col>
						<Col md={3}><Txt k="hsCity" label="City" /></Col>
						<Col md={3}><Pick k="hsState" label="State" options={STATES} /></Col>
					</Row>
					<Row>
						<Col md={5}><Year /></Col>
						<Col md={3}><Txt k="classOf" label="Date of graduation" placeholder="mm/dd/yyyy" /></Col>
						<Col md={4}>
							<Form.Label className="mb-1" htmlFor="qs-gpa">Grade point average, unweighted</Form.Label>
							<Bare k="gpa" post="on a 4.0 scale" />
						</Col>
					</Row>
					<Row className="mb-3">
						<Col md={5}>
							<Form.Label className="mb-1">Rank in class</Form.Label>
							<InputGroup>
								<RankBoxes />
							</InputGroup>
						</Col>
					</Row>
					<Row>
						<Col md={3}><Txt k="counselor" label="Guidance counselor" /></Col>
						<Col md={3}><Txt k="counselorEmail" label="Counselor’s e-mail" type="email" /></Col>
						<Col md={3}><Txt k="official" label="Certified by (school official)" /></Col>
						<Col md={3}><Txt k="officialTitle" label="Title" /></Col>
					</Row>
					<Table bordered size="sm" className="mt-2 align-middle" style={{ maxWidth: 640 }}>
						<thead><tr><th>Test</th><th>Your best score</th><th>Date taken (mm/dd/yyyy)</th></tr></thead>
						<tbody>
							{[["SAT Reading & Writing", "ebrw"], ["SAT Math", "math"], ["ACT composite", "act"]].map(([label, k]) => (
								<tr key={k}><th scope="row" className="fw-normal">{label}</th><td><Bare k={k} inputMode="numeric" maxLength={4} /></td><td><Bare k={`${k}Date`} maxLength={10} /></td></tr>
							))}
						</tbody>
					</Table>

					<h2>E. Honors and prizes</h2>
					<p className="form-text">Up to three. List anything a school, club or contest has given you.</p>
					<Table striped bordered size="sm" className="align-middle">
						<thead><tr><th style={{ width: "35%" }}>Honor or prize</th><th>What it was for</th><th style={{ width: "17%" }}>Year received</th></tr></thead>
						<tbody>
							{[1, 2, 3].map((n) => (
								<tr key={n}>
									<td><Bare k={`honor${n}`} /></td>
									<td><Bare k={`honor${n}Why`} maxLength={120} /></td>
									<td><Pick bare k={`honor${n}Grade`} first="—" options={[["9", "Freshman"], ["10", "Sophomore"], ["11", "Junior"], ["12", "Senior"]]} /></td>
								</tr>
							))}
						</tbody>
					</Table>

					<h2>F. After high school</h2>
					<Row>
						<Col md={5}><Txt k="college" label="College, university or trade school you plan to enter" /></Col>
						<Col md={5}><Txt k="major" label="Field of study" /></Col>
						<Col md={2}><Pick k="startYear" label="Starting in" first="Year" options={["2026", "2027", "2028", "2029"]} /></Col>
					</Row>

					<h2>G. Reference and signature</h2>
					<p className="form-text">Name one teacher, foreman or clergy member, not a relative, who has agreed to write for you.</p>
					<Row>
						<Col md={4}><Txt k="refName" label="Name" req /></Col>
						<Col md={4}><Txt k="refSubject" label="Position or subject taught" /></Col>
						<Col md={4}><Txt k="refEmail" label="E-mail" type="email" req /></Col>
					</Row>
					<Row>
						<Col md={3}><Pick k="shirt" label="T-shirt for the awards picnic" options={["S", "M", "L", "XL", "2XL"]} first="Size" /></Col>
						<Col md={9}><Txt k="signature" label="Signature of applicant (type full name)" req /></Col>
					</Row>
					<Tick k="agree" label="I certify that what I have written here is true, and I allow the Trust Fund to check it with my school." />
					<div className="hp" aria-hidden="true"><label htmlFor="qs-website">Leave this blank</label><WebsiteTrap /></div>
					<Button type="submit" className="mt-3" style={{ background: "#7a3b12", borderColor: "#7a3b12" }}>Send application</Button>
				</Form>
			</Container>
		</Ctx.Provider>
	);
}
function RankBoxes() {
	const [rank, putRank] = useField("rank");
	const [size, putSize] = useField("classSize");
	return (
		<>
			<InputGroup.Text>No.</InputGroup.Text>
			<Form.Control id="qs-rank" name="rank" aria-label="Rank" value={rank} onChange={(e) => putRank(e.target.value)} />
			<InputGroup.Text>in a class of</InputGroup.Text>
			<Form.Control id="qs-classSize" name="classSize" aria-label="Class size" value={size} onChange={(e) => putSize(e.target.value)} />
		</>
	);
}
function WebsiteTrap() {
	const [value, put] = useField("website");
	return <input id="qs-website" name="website" tabIndex={-1} autoComplete="off" value={value} onChange={(e) => put(e.target.value)} />;
}
createRoot(document.getElementById("root")!).render(<App />);

(window as any).formState = () => ({ ...now });
(window as any).formShown = () =>
	Object.fromEntries(KEYS.map((k) => {
		const el = document.getElementById(`qs-${k}`) as any;
		if (!el) {
			const on = document.querySelector<HTMLInputElement>(`input[name="${k}"]:checked`);
			return [k, on ? (on.labels?.[0]?.textContent ?? "") : ""];
		}
		if (el.type === "checkbox") return [k, el.checked];
		if (el.tagName === "SELECT") return [k, el.options[el.selectedIndex]?.text ?? ""];
		return [k, el.value];
	}));
