import {
	Button, Card, Cascader, Checkbox, Col, Collapse, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Layout,
	Radio, Row, Segmented, Select, Space, Switch, TreeSelect, Typography,
} from "antd";
import "antd/dist/reset.css";
import dayjs from "dayjs";
import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { STATES } from "../../lists";
import "./page.css";

const { Title, Paragraph, Text } = Typography;
const codes = "AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM CA CV CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL NZ NI NE NG KP MK NO OM PK PW PA PG PY PE PH PL PT QA RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI SB SO ZA KR SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE GB US UY UZ VU VE VN YE ZM ZW".split(" ");
const region = new Intl.DisplayNames(["en"], { type: "region" });
const countries = codes.map((value) => ({ value, label: region.of(value) ?? value })).sort((a, b) => a.label.localeCompare(b.label));
const states = STATES.map(([value, label]) => ({ value, label }));
const dial = [
	{ value: "+1", label: "US +1" }, { value: "+44", label: "UK +44" }, { value: "+52", label: "MX +52" },
	{ value: "+82", label: "KR +82" }, { value: "+86", label: "CN +86" }, { value: "+91", label: "IN +91" }, { value: "+234", label: "NG +234" },
];

type School = { id: string; name: string; city: string; state: string };
const SCHOOLS: School[] = [
	["380015", "Ashland High School", "Ashland", "OR"], ["380019", "Ashland Valley High School", "Ashland", "OR"], ["180102", "Ashland Community High School", "Ashland", "IL"],
	["470081", "Patrick Henry High School", "Ashland", "VA"], ["050412", "Yreka High School", "Yreka", "CA"], ["380720", "South Medford High School", "Medford", "OR"],
	["210330", "Ashland Valley Christian Academy", "Ashland", "KY"], ["380861", "Phoenix High School", "Phoenix", "OR"], ["050777", "Mountain Valley High School", "Hayfork", "CA"],
].map(([id, name, city, state]) => ({ id, name, city, state }));
const askSchools = (text: string) =>
	new Promise<School[]>((done) => setTimeout(() => done(SCHOOLS.filter((s) => `${s.name} ${s.city}`.toLowerCase().includes(text.toLowerCase()))), 380));

function SchoolSelect({ id, value, onChange }: { id?: string; value?: string; onChange?: (v?: string) => void }) {
	const [options, setOptions] = useState<{ value: string; label: string; school: School }[]>([]);
	const [busy, setBusy] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const last = useRef(0);
	const search = (text: string) => {
		clearTimeout(timer.current);
		if (text.trim().length < 3) return setOptions([]);
		timer.current = setTimeout(async () => {
			const mine = ++last.current;
			setBusy(true);
			setOptions([]);
			const rows = await askSchools(text.trim());
			if (mine !== last.current) return;
			setBusy(false);
			setOptions(rows.map((school) => ({ value: school.id, label: `${school.name} (${school.city}, ${school.state})`, school })));
		}, 200);
	};
	return (
		<Select
			id={id} showSearch filterOption={false} allowClear value={value} onChange={onChange} onSearch={search} options={options} loading={busy}
			placeholder="Start typing the name or town of your school" notFoundContent={busy ? "Searching…" : null}
			optionRender={(o) => (
				<div>
					<div>{o.data.school.name}</div>
					<Text type="secondary" className="gh-small">{o.data.school.city}, {o.data.school.state} · CEEB {o.data.school.id}</Text>
				</div>
			)}
		/>
	);
}

const towns: Record<string, string[]> = { OR: ["Ashland", "Bend", "Corvallis", "Eugene", "Medford", "Portland", "Salem"], CA: ["Los Angeles", "Redding", "Sacramento", "San Diego", "Weed", "Yreka"], WA: ["Ashford", "Olympia", "Seattle", "Spokane", "Tacoma"] };
type Place = { value: string; label: string; isLeaf?: boolean; loading?: boolean; children?: Place[] };
function TownCascader(props: { id?: string; value?: string[]; onChange?: (v: string[]) => void }) {
	const [options, setOptions] = useState<Place[]>(states.map((s) => ({ ...s, isLeaf: false })));
	const load = (chosen: Place[]) => {
		const target = chosen[chosen.length - 1];
		setTimeout(() => {
			target.children = (towns[target.value] ?? ["Main campus city"]).map((t) => ({ value: t, label: t }));
			setOptions((all) => [...all]);
		}, 250);
	};
	return <Cascader {...(props as object)} options={options} loadData={load as never} placeholder="State / City" displayRender={(labels) => labels.join(" / ")} />;
}

const kinds = [
	{ title: "Arts", value: "arts", selectable: false, children: [{ title: "Studio / visual art", value: "arts.visual" }, { title: "Music", value: "arts.music" }, { title: "Theatre & film", value: "arts.theatre" }] },
	{ title: "Academic", value: "acad", selectable: false, children: [{ title: "Debate / speech", value: "acad.debate" }, { title: "Math & science clubs", value: "acad.stem" }, { title: "Journalism & publication", value: "acad.pub" }] },
	{ title: "Community", value: "comm", selectable: false, children: [{ title: "Community service", value: "comm.service" }, { title: "Environment", value: "comm.env" }, { title: "Religious", value: "comm.rel" }] },
	{ title: "Work & family", value: "work", selectable: false, children: [{ title: "Paid work", value: "work.paid" }, { title: "Internship", value: "work.intern" }, { title: "Family responsibilities", value: "work.family" }] },
	{ title: "Sport", value: "sport", selectable: false, children: [{ title: "Varsity / JV", value: "sport.v" }, { title: "Club sport", value: "sport.c" }] },
];
const programmes = [
	{ title: "School of Art", value: "art", selectable: false, children: [{ title: "Painting & Drawing (BFA)", value: "ptdw" }, { title: "Ceramics (BFA)", value: "cer" }, { title: "Printmaking (BFA)", value: "prnt" }] },
	{ title: "School of Design", value: "des", selectable: false, children: [{ title: "Graphic Design (BFA)", value: "gd" }, { title: "Industrial Design (BID)", value: "id" }, { title: "Fashion Design (BFA)", value: "fd" }] },
];
const grades = [{ value: 9, label: "9" }, { value: 10, label: "10" }, { value: 11, label: "11" }, { value: 12, label: "12" }, { value: 13, label: "Post-grad" }];
const education = ["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"].map((label, i) => ({ value: `E${i + 1}`, label }));
const F = Form.Item;
const need = [{ required: true }];
let form: ReturnType<typeof Form.useForm>[0];
let submitted = false;

function Activities() {
	const [open, setOpen] = useState<string[]>(["0"]);
	return (
		<Form.List name="activities" initialValue={[{}]}>
			{(fields, { add, remove }) => (
				<>
					<Collapse
						accordion activeKey={open} onChange={(k) => setOpen(([] as string[]).concat(k))}
						items={fields.map(({ key, name }) => ({
							key: String(key),
							label: (
								<F noStyle shouldUpdate>
									{({ getFieldValue }) => <span>{name + 1}. {getFieldValue(["activities", name, "org"]) || <Text type="secondary">New activity</Text>}</span>}
								</F>
							),
							extra: fields.length > 1 ? <Button size="small" type="text" danger onClick={(e) => { e.stopPropagation(); remove(name); }}>Remove</Button> : null,
							children: (
								<>
									<Row gutter={16}>
										<Col span={10}><F name={[name, "kind"]} label="Type of activity" rules={need}><TreeSelect treeData={kinds} treeDefaultExpandAll showSearch treeNodeFilterProp="title" placeholder="Please select" /></F></Col>
										<Col span={14}><F name={[name, "org"]} label="Organization, studio or employer" rules={need}><Input /></F></Col>
									</Row>
									<F name={[name, "role"]} label="Your role"><Input /></F>
									<F name={[name, "grades"]} label="School years in which you took part"><Select mode="multiple" options={grades} placeholder="Choose all that apply" /></F>
									<Space size="large" align="start">
										<F name={[name, "hours"]} label="Hours per week"><InputNumber min={0} max={80} /></F>
										<F name={[name, "weeks"]} label="Weeks per year"><InputNumber min={0} max={52} /></F>
										<F name={[name, "more"]} label="Would you keep this up at Ghyll?"><Radio.Group optionType="button" options={[{ label: "Yes", value: true }, { label: "No", value: false }]} /></F>
									</Space>
									<F name={[name, "text"]} label="Tell us what you did" extra="A few sentences are plenty."><Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={400} showCount /></F>
								</>
							),
						}))}
					/>
					<Button type="dashed" block className="gh-add" disabled={fields.length >= 6} onClick={() => { add({}); setOpen([String((fields[fields.length - 1]?.key ?? -1) + 1)]); }}>+ Add an activity</Button>
				</>
			)}
		</Form.List>
	);
}

function Honours() {
	return (
		<Form.List name="honors" initialValue={[{}, {}, {}]}>
			{(fields) => (
				<table className="gh-table">
					<thead><tr><th>#</th><th>Award, prize or exhibition</th><th>Year in school</th></tr></thead>
					<tbody>
						{fields.map(({ key, name }) => (
							<tr key={key}>
								<td>{name + 1}</td>
								<td><F name={[name, "title"]} noStyle><Input /></F></td>
								<td><F name={[name, "year"]} noStyle><Select className="gh-w" allowClear options={grades.map((g) => ({ ...g, label: g.value === 13 ? g.label : `Grade ${g.label}` }))} /></F></td>
							</tr>
						))}
					</tbody>
				</table>
			)}
		</Form.List>
	);
}

function Parent({ n }: { n: string }) {
	return (
		<>
			<Row gutter={16}>
				<Col span={12}><F name={[n, "given"]} label="First name"><Input autoComplete="off" /></F></Col>
				<Col span={12}><F name={[n, "family"]} label="Last name"><Input autoComplete="off" /></F></Col>
			</Row>
			<F name={[n, "edu"]} label="Highest education completed"><Select options={education} placeholder="Please select" /></F>
		</>
	);
}

function App() {
	const [f] = Form.useForm();
	form = f;
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#7a2f4b", borderRadius: 2 } }}>
			<Layout className="gh">
				<Layout.Header className="gh-head">GHYLL COLLEGE OF ART &amp; DESIGN</Layout.Header>
				<Layout.Content className="gh-body">
					<Title level={2}>Application for Undergraduate Admission</Title>
					<Paragraph type="secondary">Your work is saved on this device every few minutes. Questions marked with an asterisk must be answered before you can submit.</Paragraph>
					<Form form={f} name="ug" layout="vertical" scrollToFirstError onFinish={() => { submitted = true; }}
						initialValues={{ dial: "+1", term: "", latinx: "" }}>
						<Card title="1  Who you are">
							<Row gutter={16}>
								<Col span={12}><F name="given" label="First name" tooltip="As it appears on your passport or ID" rules={need}><Input /></F></Col>
								<Col span={12}><F name="family" label="Last name" rules={need}><Input /></F></Col>
							</Row>
							<Row gutter={16}>
								<Col span={8}><F name="known" label="What should we call you?"><Input /></F></Col>
								<Col span={8}><F name="pronouns" label="Pronouns"><Select allowClear options={["she/her", "he/him", "they/them", "Another / ask me"].map((v, i) => ({ value: `P${i}`, label: v }))} placeholder="Optional" /></F></Col>
								<Col span={8}><F name="dob" label="Date of birth" rules={need}><DatePicker format="D MMMM YYYY" inputReadOnly className="gh-w" maxDate={dayjs("2013-12-31")} placeholder="Choose a date" /></F></Col>
							</Row>
							<Row gutter={16}>
								<Col span={12}><F name="email" label="E-mail" rules={[{ required: true, type: "email" }]}><Input type="email" /></F></Col>
								<Col span={12}>
									<F label="Mobile" htmlFor="ug_mobile" required>
										<Space.Compact block>
											<F name="dial" noStyle><Select options={dial} style={{ width: 110 }} /></F>
											<F name="mobile" noStyle normalize={(v: string) => v.replace(/[^\d]/g, "")}><Input inputMode="tel" placeholder="digits only" /></F>
										</Space.Compact>
									</F>
								</Col>
							</Row>
							<F name="country" label="Country / region of residence" rules={need}><Select showSearch={{ optionFilterProp: "label" }} options={countries} placeholder="Select a country" /></F>
							<F name="street" label="Street address" rules={need}><Input /></F>
							<F name="unit" label="Apartment, suite, unit"><Input /></F>
							<Row gutter={16}>
								<Col span={10}><F name="city" label="City"><Input /></F></Col>
								<Col span={8}><F name="state" label="State / territory"><Select showSearch={{ optionFilterProp: "label" }} options={states} listHeight={160} /></F></Col>
								<Col span={6}><F name="zip" label="ZIP"><Input /></F></Col>
							</Row>
						</Card>

						<Card title="2  School & plans">
							<F name="school" label="Current or most recent high school" rules={need}><SchoolSelect /></F>
							<Row gutter={16}>
								<Col span={12}><F name="schoolTown" label="Where is that school?"><TownCascader /></F></Col>
								<Col span={12}><F name="gradMonth" label="Graduation month"><DatePicker picker="month" format="MMM YYYY" className="gh-w" /></F></Col>
							</Row>
							<Row gutter={16}>
								<Col span={12}><F name="gpa" label="Unweighted GPA" extra="On a 4.0 scale"><InputNumber min={0} max={4} step={0.01} precision={2} className="gh-w" /></F></Col>
								<Col span={12}><F name="act" label="ACT composite (optional)"><InputNumber min={1} max={36} precision={0} className="gh-w" /></F></Col>
							</Row>
							<F name="term" label="When would you like to start?" rules={need}><Segmented options={[{ label: "Fall 2026", value: "2026F" }, { label: "Spring 2027", value: "2027S" }, { label: "Fall 2027", value: "2027F" }]} /></F>
							<F name="programme" label="Programme of interest"><TreeSelect treeData={programmes} placeholder="Choose one" allowClear /></F>
							<F name="portfolio" label="Link to your portfolio"><Input placeholder="https://" /></F>
						</Card>

						<Card title="3  Activities">
							<Paragraph>List what has mattered to you outside the classroom, most important first.</Paragraph>
							<Activities />
							<Divider titlePlacement="start" plain>Awards and exhibitions</Divider>
							<Honours />
						</Card>

						<Card title="4  Family">
							<Collapse ghost defaultActiveKey={["p1", "p2"]} items={[
								{ key: "p1", label: "Parent or guardian 1", children: <Parent n="pg1" /> },
								{ key: "p2", label: "Parent or guardian 2", children: <Parent n="pg2" /> },
							]} />
							<F name="income" label="Yearly household income" extra="Before tax. Used for application fee waivers only."><InputNumber className="gh-w" min={0} formatter={(v) => (v ? `$ ${v}`.replace(/\B(?=(\d{3})+(?!\d))/g, ",") : "")} parser={(v) => Number(v?.replace(/\$\s?|(,*)/g, "") ?? 0) as never} /></F>
							<F name="firstGen" label="Are you the first generation in your family to attend college?"><Radio.Group><Radio value="Y">Yes</Radio><Radio value="N">No</Radio><Radio value="U">Not sure</Radio></Radio.Group></F>
						</Card>

						<Card title="5  About you (optional)">
							<Paragraph type="secondary">Answers to this section are reported in aggregate and are not seen by the people who read your portfolio.</Paragraph>
							<F name="citizen" label="Citizenship"><Select options={[{ value: "USC", label: "US citizen" }, { value: "DUAL", label: "US dual citizen" }, { value: "PR", label: "US permanent resident" }, { value: "INT", label: "International" }]} /></F>
							<F name="latinx" label="Are you Hispanic or Latino/a/x?"><Segmented options={["Yes", "No", "Rather not say"]} /></F>
							<F name="race" label="Race"><Select mode="multiple" showSearch={{ optionFilterProp: "label" }} options={[["AI", "American Indian or Alaska Native"], ["AS", "Asian"], ["BL", "Black or African American"], ["PI", "Native Hawaiian or Other Pacific Islander"], ["WH", "White"]].map(([value, label]) => ({ value, label }))} placeholder="Select all that apply" /></F>
						</Card>

						<Card title="6  Your art teacher">
							<Paragraph>We write to one teacher who knows your work. They receive a link to upload a letter.</Paragraph>
							<Row gutter={16}>
								<Col span={12}><F name={["teacher", "name"]} label="Name"><Input /></F></Col>
								<Col span={12}><F name={["teacher", "mail"]} label="E-mail"><Input /></F></Col>
							</Row>
						</Card>
						<Card title="7  Before you submit">
							<F name="statement" label="Describe an object you made that failed, and what you learned from it"><Input.TextArea rows={5} /></F>
							<F name="heard" label="How did you first hear about Ghyll?"><Select allowClear options={["Portfolio day", "Teacher", "Instagram", "Friend or family", "Search"].map((v) => ({ value: v, label: v }))} /></F>
							<F name="tour" label="Preferred week for a studio tour"><DatePicker picker="week" className="gh-w" /></F>
							<F name="texts" label="Send me texts about open studios" valuePropName="checked"><Switch /></F>
							<F name="truth" valuePropName="checked"><Checkbox>I certify that everything in this application, including the portfolio, is my own work.</Checkbox></F>
							<Button type="primary" htmlType="submit" size="large">Submit application</Button>
						</Card>
					</Form>
				</Layout.Content>
			</Layout>
		</ConfigProvider>
	);
}

flushSync(() => createRoot(document.getElementById("root")!).render(<App />));

const flat = "given family known pronouns dob email dial mobile country street unit city state zip school schoolTown gradMonth gpa act term programme portfolio income firstGen citizen latinx race statement heard tour texts truth".split(" ");
const paths: (string | number)[][] = [
	...flat.map((k) => [k]),
	...["pg1", "pg2"].flatMap((p) => ["given", "family", "edu"].map((k) => [p, k])),
	...["name", "mail"].map((k) => ["teacher", k]),
	...[0, 1, 2].flatMap((i) => ["kind", "org", "role", "grades", "hours", "weeks", "more", "text"].map((k) => ["activities", i, k])),
	...[0, 1, 2].flatMap((i) => ["title", "year"].map((k) => ["honors", i, k])),
];
const lists = ["race", "grades", "schoolTown"];
const dates: Record<string, string> = { dob: "YYYY-MM-DD", gradMonth: "YYYY-MM", tour: "YYYY-MM-DD" };
const win = window as unknown as Record<string, unknown>;
win.formState = () => {
	const all = form.getFieldsValue(true);
	const out: Record<string, unknown> = { submitted };
	for (const path of paths) {
		const last = String(path[path.length - 1]);
		// biome-ignore lint: nested values
		const value = path.reduce((v: any, k) => v?.[k], all);
		out[path.join(".")] = dates[last] && value ? value.format(dates[last]) : (value ?? (lists.includes(last) ? [] : ["texts", "truth"].includes(last) ? false : ""));
	}
	return out;
};
win.formShown = () => {
	const out: Record<string, unknown> = {};
	for (const path of paths) {
		const last = String(path[path.length - 1]);
		const at = document.getElementById(`ug_${path.join("_")}`);
		const select = at?.closest(".ant-select");
		let shown: unknown = "";
		if (!at) shown = lists.includes(last) && last !== "schoolTown" ? [] : "";
		else if (select?.classList.contains("ant-select-multiple")) shown = [...select.querySelectorAll(".ant-select-selection-item-content")].map((e) => e.textContent);
		else if (select) shown = select.querySelector(".ant-select-content-has-value")?.textContent ?? "";
		else if (at.matches("button[role=switch]")) shown = at.getAttribute("aria-checked") === "true";
		else if (at.matches("input[type=checkbox]")) shown = (at as HTMLInputElement).checked;
		else if (at.matches("input, textarea")) shown = (at as HTMLInputElement).value;
		else shown = at.querySelector(".ant-segmented-item-selected, .ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")?.textContent ?? "";
		out[path.join(".")] = shown;
	}
	return out;
};
