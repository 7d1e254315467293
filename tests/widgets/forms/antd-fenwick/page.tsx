import { useEffect, useMemo, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import {
	Alert, AutoComplete, Button, Card, Cascader, Checkbox, Col, ConfigProvider, DatePicker, Descriptions, Divider, Drawer, Flex, Form, Input,
	InputNumber, Layout, Radio, Rate, Row, Segmented, Select, Slider, Space, Switch, Tag, Typography,
} from "antd";
import dayjs, { type Dayjs } from "dayjs";
import { STATES } from "../../lists";
import "./fenwick.css";

const later = <T,>(value: T, ms: number) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

/* ---- services (mocked in staging) ---- */
const ADDRESSES = [
	{ line: "4127 Juniper Hollow Lane", city: "Yreka", state: "CA", zip: "96097" },
	{ line: "4127 Juniper Hollow Court", city: "Redding", state: "CA", zip: "96001" },
	{ line: "4127 Juniper Avenue", city: "Bend", state: "OR", zip: "97701" },
	{ line: "412 Juniper Hill Road", city: "Reno", state: "NV", zip: "89519" },
	{ line: "41 Junction Street", city: "Arcata", state: "CA", zip: "95521" },
];
const SCHOOLS = [
	["380041", "Ashland High School", "Ashland", "OR"],
	["180052", "Ashland High School", "Ashland", "KY"],
	["380047", "Ashland Valley High School", "Ashland", "OR"],
	["220019", "Ashland Valley Regional High School", "Ashland", "MA"],
	["360120", "Ashland Christian Academy", "Ashland", "OH"],
	["380310", "South Medford High School", "Medford", "OR"],
	["053985", "Yreka High School", "Yreka", "CA"],
	["380515", "Rogue Valley Academy", "Medford", "OR"],
	["480210", "Valley Senior High School", "Spokane", "WA"],
] as const;
const findAddresses = (q: string) => later(ADDRESSES.filter((a) => a.line.toLowerCase().startsWith(q.toLowerCase().trim())), 260);
const findSchools = (q: string) => {
	const words = q.toLowerCase().split(/\s+/).filter(Boolean);
	return later(SCHOOLS.filter((s) => words.every((w) => `${s[1]} ${s[2]} ${s[3]}`.toLowerCase().includes(w))), 450);
};

const AP = [
	"African American Studies", "Art History", "Biology", "Calculus AB", "Calculus BC", "Chemistry", "Chinese Language and Culture", "Comparative Government and Politics",
	"Computer Science A", "Computer Science Principles", "Drawing", "English Language and Composition", "English Literature and Composition", "Environmental Science",
	"European History", "French Language and Culture", "German Language and Culture", "Human Geography", "Italian Language and Culture", "Japanese Language and Culture",
	"Latin", "Macroeconomics", "Microeconomics", "Music Theory", "Physics 1", "Physics 2", "Physics C: Electricity and Magnetism", "Physics C: Mechanics", "Psychology",
	"Spanish Language and Culture", "Spanish Literature and Culture", "Statistics", "United States Government and Politics", "United States History", "World History: Modern",
].map((n) => ({ value: n.toLowerCase().replace(/[^a-z0-9]+/g, "_"), label: n }));

const PROGRAMS = [
	{ value: "eng", label: "School of Engineering", children: [["aero", "Aerospace Engineering"], ["chem", "Chemical Engineering"], ["civ", "Civil Engineering"], ["ece", "Electrical & Computer Engineering"], ["env", "Environmental Engineering"], ["mech", "Mechanical Engineering"], ["und", "Engineering, undeclared"]].map(([value, label]) => ({ value, label })) },
	{ value: "comp", label: "School of Computing", children: [["cs", "Computer Science"], ["ds", "Data Science"], ["se", "Software Engineering"]].map(([value, label]) => ({ value, label })) },
	{ value: "sci", label: "School of Applied Science", children: [["math", "Applied Mathematics"], ["phys", "Engineering Physics"], ["envs", "Environmental Science"]].map(([value, label]) => ({ value, label })) },
];
const KINDS = [
	{ value: "A", label: "Academic", children: [["A1", "Academic team"], ["A2", "Debate / Speech"], ["A3", "Math or science club"], ["A4", "Robotics"], ["A5", "Student publication"]] },
	{ value: "B", label: "Arts & Athletics", children: [["B1", "Dance"], ["B2", "Instrumental music"], ["B3", "Theater"], ["B4", "Varsity or JV sport"], ["B5", "Visual art"]] },
	{ value: "C", label: "Community", children: [["C1", "Cultural organization"], ["C2", "Environmental"], ["C3", "Faith group"], ["C4", "Volunteer service"]] },
	{ value: "D", label: "Work & Home", children: [["D1", "Family responsibilities"], ["D2", "Internship or research"], ["D3", "Job (paid)"]] },
	{ value: "E", label: "Other", children: [["E1", "Other"]] },
].map((k) => ({ ...k, children: k.children.map(([value, label]) => ({ value, label })) }));
const kindText = (path: string[]) => {
	const top = KINDS.find((k) => k.value === path[0]);
	return [top?.label, top?.children.find((c) => c.value === path[1])?.label].join(" / ");
};
const GRADES = [["9", "9th (Freshman)"], ["10", "10th (Sophomore)"], ["11", "11th (Junior)"], ["12", "12th (Senior)"]].map(([value, label]) => ({ value, label }));

type Activity = { kind: string[]; org: string; title: string; grades: string[]; hours: number; about: string };

function ActivityDrawer({ open, onClose, onSave }: { open: boolean; onClose: () => void; onSave: (a: Activity) => void }) {
	const [form] = Form.useForm<Activity>();
	return (
		<Drawer
			title="Add an activity"
			size={560}
			open={open}
			onClose={onClose}
			destroyOnHidden
			afterOpenChange={(now) => { if (!now) form.resetFields(); }}
			extra={<Space><Button onClick={onClose}>Cancel</Button><Button type="primary" onClick={() => form.submit()}>Save activity</Button></Space>}
		>
			<Form form={form} name="activity" layout="vertical" onFinish={onSave} preserve={false}>
				<Form.Item name="kind" label="Category" rules={[{ required: true, message: "Choose a category" }]}>
					<Cascader options={KINDS} placeholder="Select a category" />
				</Form.Item>
				<Form.Item name="org" label="Group, team, or employer" rules={[{ required: true }]}><Input maxLength={100} /></Form.Item>
				<Form.Item name="title" label="Your role" tooltip="Include offices held. Leave blank if you were a general member."><Input maxLength={80} /></Form.Item>
				<Form.Item name="grades" label="When did you take part?">
					<Select mode="multiple" options={GRADES} placeholder="Grade levels" />
				</Form.Item>
				<Form.Item name="hours" label="Average hours per week" extra="While the activity was in session">
					<Slider min={0} max={40} marks={{ 0: "0", 10: "10", 20: "20", 30: "30", 40: "40+" }} />
				</Form.Item>
				<Form.Item name="about" label="What did you do?" rules={[{ max: 400 }]}>
					<Input.TextArea rows={4} showCount maxLength={400} />
				</Form.Item>
			</Form>
		</Drawer>
	);
}

function App() {
	const [form] = Form.useForm();
	const [activities, setActivities] = useState<Activity[]>([]);
	const [drawer, setDrawer] = useState(false);
	const [streets, setStreets] = useState<typeof ADDRESSES>([]);
	const [schools, setSchools] = useState<readonly (typeof SCHOOLS)[number][]>([]);
	const [searching, setSearching] = useState(false);
	const turn = useRef(0);
	const submitted = useRef(false);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const acts = useRef(activities);
	acts.current = activities;

	const lookStreet = (q: string) => {
		clearTimeout(timer.current);
		if (q.trim().length < 4) return setStreets([]);
		timer.current = setTimeout(() => findAddresses(q).then(setStreets), 150);
	};
	const lookSchool = (q: string) => {
		const mine = ++turn.current;
		if (q.length < 3) return setSchools([]);
		setSearching(true);
		findSchools(q).then((found) => {
			if (mine !== turn.current) return;
			setSchools(found);
			setSearching(false);
		});
	};
	const phoneMask = () => {
		const digits = String(form.getFieldValue(["contact", "phone"]) ?? "").replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
		if (digits.length === 10) form.setFieldValue(["contact", "phone"], `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`);
	};

	useEffect(() => {
		const dateOf = (d: Dayjs | null | undefined, f: string) => (d ? d.format(f) : "");
		const byId = (id: string) => document.getElementById(id);
		const boxOf = (id: string) => (byId(id) as HTMLInputElement | null)?.value ?? "";
		const selectOf = (id: string) => byId(id)?.closest(".ant-select");
		const pickedOf = (id: string) => (selectOf(id)?.querySelector(".ant-select-content-has-value, .ant-select-selection-item") as HTMLElement | null)?.innerText.trim() ?? "";
		const manyOf = (id: string) => [...(selectOf(id)?.querySelectorAll(".ant-select-selection-item-content") ?? [])].map((e) => e.textContent ?? "");
		const radioOf = (id: string) => byId(id)?.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")?.textContent ?? "";
		const segOf = (id: string) => byId(id)?.querySelector(".ant-segmented-item-selected")?.textContent ?? "";
		const w = window as unknown as { formState: () => object; formShown: () => object };
		w.formState = () => {
			const v = form.getFieldsValue(true);
			const out: Record<string, unknown> = {
				given: v.name?.given ?? "", middle: v.name?.middle ?? "", family: v.name?.family ?? "", goesBy: v.name?.goesBy ?? "",
				email: v.contact?.email ?? "", dialCode: v.contact?.dial ?? "", phone: v.contact?.phone ?? "", dob: dateOf(v.dob, "YYYY-MM-DD"),
				street: v.addr?.street ?? "", unit: v.addr?.unit ?? "", city: v.addr?.city ?? "", state: v.addr?.state ?? "", zip: v.addr?.zip ?? "",
				school: v.school ?? "", gradMonth: dateOf(v.gradMonth, "YYYY-MM"), gpa: v.gpa ?? null, program: v.program ?? [], term: v.term ?? "",
				satMath: v.sat?.math ?? null, satErw: v.sat?.erw ?? null, satDate: dateOf(v.sat?.on, "YYYY-MM-DD"), act: v.act ?? null,
				p1Name: v.p1?.name ?? "", p1Job: v.p1?.job ?? "", p1Edu: v.p1?.edu ?? "",
				citizen: v.citizen ?? "", hispanic: v.hispanic ?? "", race: v.race ?? [], income: v.income ?? "", firstGen: v.firstGen ?? "", aid: v.aid ?? false,
				mathRate: v.mathRate ?? 0, shirt: v.shirt ?? "", heard: v.heard ?? "", why: v.why ?? "",
				counselor: v.counselor?.name ?? "", counselorEmail: v.counselor?.email ?? "", emergencyName: v.emergency?.name ?? "",
				texts: v.texts ?? false, certify: v.certify ?? false, signature: v.signature ?? "", website: boxOf("website_url"),
				submitted: submitted.current,
			};
			for (let i = 0; i < 3; i++) {
				const e = v.exams?.[i];
				Object.assign(out, { [`ap${i}Subject`]: e?.subject ?? "", [`ap${i}Year`]: dateOf(e?.year, "YYYY"), [`ap${i}Score`]: e?.score ?? null });
				const a = acts.current[i];
				Object.assign(out, {
					[`act${i}Kind`]: a?.kind ?? [], [`act${i}Org`]: a?.org ?? "", [`act${i}Title`]: a?.title ?? "", [`act${i}Grades`]: a?.grades ?? [],
					[`act${i}Hours`]: a?.hours ?? null, [`act${i}About`]: a?.about ?? "",
				});
			}
			return JSON.parse(JSON.stringify(out));
		};
		w.formShown = () => {
			const f = (n: string) => `fenwick_${n}`;
			const out: Record<string, unknown> = {
				given: boxOf(f("name_given")), middle: boxOf(f("name_middle")), family: boxOf(f("name_family")), goesBy: boxOf(f("name_goesBy")),
				email: boxOf(f("contact_email")), dialCode: pickedOf(f("contact_dial")), phone: boxOf(f("contact_phone")), dob: boxOf(f("dob")),
				street: boxOf(f("addr_street")), unit: boxOf(f("addr_unit")), city: boxOf(f("addr_city")), state: pickedOf(f("addr_state")), zip: boxOf(f("addr_zip")),
				school: pickedOf(f("school")), gradMonth: boxOf(f("gradMonth")), gpa: boxOf(f("gpa")), program: pickedOf(f("program")), term: segOf(f("term")),
				satMath: boxOf(f("sat_math")), satErw: boxOf(f("sat_erw")), satDate: boxOf(f("sat_on")), act: boxOf(f("act")),
				p1Name: boxOf(f("p1_name")), p1Job: boxOf(f("p1_job")), p1Edu: pickedOf(f("p1_edu")),
				citizen: radioOf(f("citizen")), hispanic: segOf(f("hispanic")),
				race: [...(byId(f("race"))?.querySelectorAll(".ant-checkbox-wrapper-checked") ?? [])].map((e) => e.textContent),
				income: pickedOf(f("income")), firstGen: radioOf(f("firstGen")), aid: byId(f("aid"))?.getAttribute("aria-checked") === "true",
				mathRate: document.querySelectorAll(".ant-rate-star-full").length, shirt: radioOf(f("shirt")), heard: pickedOf(f("heard")), why: boxOf(f("why")),
				counselor: boxOf(f("counselor_name")), counselorEmail: boxOf(f("counselor_email")), emergencyName: boxOf(f("emergency_name")),
				texts: byId(f("texts"))?.getAttribute("aria-checked") === "true", certify: (byId(f("certify")) as HTMLInputElement).checked, signature: boxOf(f("signature")),
				website: boxOf("website_url"),
			};
			const cards = [...document.querySelectorAll(".activity-card")];
			for (let i = 0; i < 3; i++) {
				Object.assign(out, { [`ap${i}Subject`]: pickedOf(f(`exams_${i}_subject`)), [`ap${i}Year`]: boxOf(f(`exams_${i}_year`)), [`ap${i}Score`]: segOf(f(`exams_${i}_score`)) });
				const text = (n: string) => cards[i]?.querySelector(`.${n}`)?.textContent ?? "";
				Object.assign(out, {
					[`act${i}Kind`]: text("a-kind"), [`act${i}Org`]: text("a-org"), [`act${i}Title`]: text("a-title"),
					[`act${i}Grades`]: [...(cards[i]?.querySelectorAll(".a-grades .ant-tag") ?? [])].map((e) => e.textContent), [`act${i}Hours`]: text("a-hours"), [`act${i}About`]: text("a-about"),
				});
			}
			return out;
		};
	}, [form]);

	const stateOptions = useMemo(() => STATES.map(([value, label]) => ({ value, label })), []);
	const two = { xs: 24, md: 12 };
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#7a1f2b", borderRadius: 4 } }}>
			<Layout className="fw">
				<Layout.Header className="fw-head"><Typography.Title level={4}>Fenwick Institute of Technology · Undergraduate Admission</Typography.Title></Layout.Header>
				<Layout.Content className="fw-main">
					<Alert type="info" showIcon title="Your progress is saved on this device for 30 days." style={{ marginBottom: 16 }} />
					<Form form={form} name="fenwick" layout="vertical" scrollToFirstError requiredMark initialValues={{ contact: { dial: "1" }, exams: [{}] }} onFinish={() => { submitted.current = true; }}>
						<Card title="About you">
							<Row gutter={16}>
								<Col {...two}><Form.Item name={["name", "given"]} label="First / given name" rules={[{ required: true }]}><Input /></Form.Item></Col>
								<Col {...two}><Form.Item name={["name", "middle"]} label="Middle name(s)"><Input /></Form.Item></Col>
								<Col {...two}><Form.Item name={["name", "family"]} label="Last / family name" rules={[{ required: true }]}><Input /></Form.Item></Col>
								<Col {...two}><Form.Item name={["name", "goesBy"]} label="What should we call you?" tooltip="If it differs from your first name"><Input /></Form.Item></Col>
								<Col {...two}><Form.Item name={["contact", "email"]} label="Email" rules={[{ required: true, type: "email" }]} extra="Use an address you will still have after graduation."><Input /></Form.Item></Col>
								<Col {...two}>
									<Form.Item label="Mobile phone">
										<Space.Compact block>
											<Form.Item name={["contact", "dial"]} noStyle>
												<Select style={{ width: 110 }} options={[["1", "+1"], ["44", "+44"], ["52", "+52"], ["63", "+63"], ["86", "+86"], ["91", "+91"], ["234", "+234"]].map(([value, label]) => ({ value, label }))} />
											</Form.Item>
											<Form.Item name={["contact", "phone"]} noStyle><Input type="tel" onBlur={phoneMask} /></Form.Item>
										</Space.Compact>
									</Form.Item>
								</Col>
								<Col {...two}>
									<Form.Item name="dob" label="Date of birth" rules={[{ required: true }]}>
										<DatePicker inputReadOnly format="MMM D, YYYY" placeholder="Pick a date" defaultPickerValue={dayjs("2008-01-01")} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
							</Row>
							<Divider titlePlacement="start">Permanent address</Divider>
							<Row gutter={16}>
								<Col span={24}>
									<Form.Item name={["addr", "street"]} label="Street address" rules={[{ required: true }]}>
										<AutoComplete
											options={streets.map((a) => ({ value: a.line, key: a.line + a.zip, label: <Flex justify="space-between"><span>{a.line}</span><Typography.Text type="secondary">{`${a.city}, ${a.state} ${a.zip}`}</Typography.Text></Flex> }))}
											showSearch={{ onSearch: lookStreet }}
											onSelect={(line: string) => {
												const hit = streets.find((a) => a.line === line);
												if (hit) form.setFieldsValue({ addr: { city: hit.city, state: hit.state, zip: hit.zip } });
											}}
											placeholder="Start typing and pick from the list"
										/>
									</Form.Item>
								</Col>
								<Col xs={24} md={6}><Form.Item name={["addr", "unit"]} label="Apt / unit"><Input /></Form.Item></Col>
								<Col xs={24} md={8}><Form.Item name={["addr", "city"]} label="City"><Input /></Form.Item></Col>
								<Col xs={24} md={6}><Form.Item name={["addr", "state"]} label="State"><Select showSearch={{ optionFilterProp: "label" }} options={stateOptions} placeholder="Select" /></Form.Item></Col>
								<Col xs={24} md={4}><Form.Item name={["addr", "zip"]} label="ZIP"><Input inputMode="numeric" /></Form.Item></Col>
							</Row>
						</Card>

						<Card title="School and plans">
							<Row gutter={16}>
								<Col {...two}>
									<Form.Item name="school" label="Current high school" rules={[{ required: true }]} extra="Enter at least three letters. Not listed? Contact admission@fenwick.example.">
										<Select
											showSearch={{ filterOption: false, onSearch: lookSchool }}
											loading={searching}
											notFoundContent={searching ? "Searching…" : "Keep typing"}
											placeholder="Search by name and city"
											optionLabelProp="title"
											options={schools.map(([value, name, town, st]) => ({ value, title: `${name} (${town}, ${st})`, label: <div><div>{name}</div><small>{`${town}, ${st}`}</small></div> }))}
										/>
									</Form.Item>
								</Col>
								<Col xs={24} md={6}><Form.Item name="gradMonth" label="Graduation (month / year)"><DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
								<Col xs={24} md={6}><Form.Item name="gpa" label="GPA, unweighted (4.00 scale)"><InputNumber min={0} max={4} step={0.01} precision={2} style={{ width: "100%" }} /></Form.Item></Col>
								<Col {...two}><Form.Item name="program" label="Program of interest"><Cascader options={PROGRAMS} showSearch placeholder="School / program" expandTrigger="click" /></Form.Item></Col>
								<Col {...two}><Form.Item name="term" label="Entry term"><Segmented options={[{ value: "2027S", label: "Spring 2027" }, { value: "2027F", label: "Fall 2027" }, { value: "2028S", label: "Spring 2028" }, { value: "2028F", label: "Fall 2028" }]} defaultValue={undefined} /></Form.Item></Col>
							</Row>
							<Divider titlePlacement="start">Testing (optional)</Divider>
							<Row gutter={16}>
								<Col xs={12} md={6}><Form.Item name={["sat", "erw"]} label="SAT Reading & Writing"><InputNumber min={200} max={800} step={10} style={{ width: "100%" }} /></Form.Item></Col>
								<Col xs={12} md={6}><Form.Item name={["sat", "math"]} label="SAT Math"><InputNumber min={200} max={800} step={10} style={{ width: "100%" }} /></Form.Item></Col>
								<Col xs={12} md={6}><Form.Item name={["sat", "on"]} label="SAT Math test date"><DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} /></Form.Item></Col>
								<Col xs={12} md={6}><Form.Item name="act" label="ACT Composite"><InputNumber min={1} max={36} mode="spinner" style={{ width: "100%" }} /></Form.Item></Col>
							</Row>
							<Typography.Title level={5}>AP exams taken</Typography.Title>
							<Form.List name="exams">
								{(fields, { add, remove }) => (
									<>
										{fields.map(({ key, name, ...rest }) => (
											<Space key={key} align="baseline" className="exam-row" wrap>
												<Form.Item {...rest} name={[name, "subject"]} label={name === 0 ? "Subject" : undefined}>
													<Select showSearch={{ optionFilterProp: "label" }} style={{ width: 280 }} placeholder="Subject" options={AP} />
												</Form.Item>
												<Form.Item {...rest} name={[name, "year"]} label={name === 0 ? "Year" : undefined}><DatePicker picker="year" placeholder="Year" /></Form.Item>
												<Form.Item {...rest} name={[name, "score"]} label={name === 0 ? "Score" : undefined}><Segmented options={[{ value: 0, label: "Pending" }, 1, 2, 3, 4, 5]} /></Form.Item>
												{fields.length > 1 && <Button type="text" size="small" onClick={() => remove(name)}>✕</Button>}
											</Space>
										))}
										<Form.Item><Button type="dashed" onClick={() => add()} block>+ Add exam</Button></Form.Item>
									</>
								)}
							</Form.List>
						</Card>

						<Card title="Activities" extra={<Button onClick={() => setDrawer(true)}>Add activity</Button>}>
							<Typography.Paragraph type="secondary">List up to five, most important first. Engineers build things: tell us about yours, whether or not it happened at school.</Typography.Paragraph>
							{activities.length === 0 && <Typography.Text type="secondary">No activities yet.</Typography.Text>}
							{activities.map((a, i) => (
								<Card key={i} size="small" className="activity-card" title={<span className="a-org">{a.org}</span>} extra={<Button type="link" size="small" onClick={() => setActivities(activities.filter((_, j) => j !== i))}>Remove</Button>}>
									<Descriptions size="small" column={2} items={[
										{ key: "k", label: "Category", children: <span className="a-kind">{kindText(a.kind)}</span> },
										{ key: "t", label: "Role", children: <span className="a-title">{a.title}</span> },
										{ key: "g", label: "Grades", children: <span className="a-grades">{(a.grades ?? []).map((g) => <Tag key={g}>{GRADES.find((x) => x.value === g)?.label}</Tag>)}</span> },
										{ key: "h", label: "Time", children: <span className="a-hours">{`${a.hours ?? 0} hrs/wk`}</span> },
										{ key: "d", label: "Details", span: 2, children: <span className="a-about">{a.about}</span> },
									]} />
								</Card>
							))}
						</Card>

						<Card title="Family and background">
							<Row gutter={16}>
								<Col xs={24} md={8}><Form.Item name={["p1", "name"]} label="Parent / guardian 1: full name"><Input /></Form.Item></Col>
								<Col xs={24} md={8}><Form.Item name={["p1", "job"]} label="Occupation"><Input /></Form.Item></Col>
								<Col xs={24} md={8}><Form.Item name={["p1", "edu"]} label="Highest education">
									<Select placeholder="Select" options={["Did not finish high school", "High school diploma or GED", "Some college, no degree", "Associate degree", "Bachelor's degree", "Graduate or professional degree"].map((label, i) => ({ value: `ED${i}`, label }))} />
								</Form.Item></Col>
								<Col span={24}><Form.Item name="firstGen" label="Will you be in the first generation of your family to earn a four-year degree?">
									<Radio.Group optionType="button" options={["Yes", "No", "Not sure"]} /></Form.Item></Col>
								<Col span={24}><Form.Item name="citizen" label="Citizenship">
									<Radio.Group><Space orientation="vertical"><Radio value="USC">U.S. citizen or national</Radio><Radio value="LPR">U.S. permanent resident</Radio><Radio value="REF">Refugee, asylee or DACA</Radio><Radio value="INT">Citizen of another country</Radio></Space></Radio.Group></Form.Item></Col>
								<Col span={24}><Form.Item name="hispanic" label="Do you identify as Hispanic or Latino/a?"><Segmented options={["Prefer not to say", "No", "Yes"]} /></Form.Item></Col>
								<Col span={24}><Form.Item name="race" label="Race (check all that apply)">
									<Checkbox.Group options={["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Pacific Islander", "White"]} /></Form.Item></Col>
								<Col {...two}><Form.Item name="income" label="Approximate household income">
									<Select allowClear placeholder="Optional" options={[["1", "Under $30,000"], ["2", "$30,000 – $59,999"], ["3", "$60,000 – $89,999"], ["4", "$90,000 – $149,999"], ["5", "$150,000 or more"]].map(([value, label]) => ({ value, label }))} /></Form.Item></Col>
								<Col {...two}><Form.Item name="aid" label="Are you applying for need-based financial aid?" valuePropName="checked"><Switch checkedChildren="Yes" unCheckedChildren="No" /></Form.Item></Col>
							</Row>
						</Card>

						<Card title="Finishing up">
							<Form.Item name="why" label="Describe a problem in your community that an engineer could help solve. (250 words)"><Input.TextArea rows={6} /></Form.Item>
							<Form.Item name="mathRate" label="How prepared do you feel for college calculus?"><Rate /></Form.Item>
							<Row gutter={16}>
								<Col xs={24} md={8}><Form.Item name={["counselor", "name"]} label="School counselor"><Input /></Form.Item></Col>
								<Col xs={24} md={8}><Form.Item name={["counselor", "email"]} label="Counselor's email"><Input type="email" /></Form.Item></Col>
								<Col xs={24} md={8}><Form.Item name={["emergency", "name"]} label="Emergency contact for visit days"><Input /></Form.Item></Col>
							</Row>
							<Form.Item name="shirt" label="T-shirt size for Discovery Day"><Radio.Group optionType="button" options={["S", "M", "L", "XL"]} /></Form.Item>
							<Form.Item name="heard" label="How did you first hear about Fenwick?"><Select style={{ maxWidth: 360 }} options={["College fair", "Counselor or teacher", "Online search", "Social media", "Family or friend"].map((v) => ({ value: v, label: v }))} /></Form.Item>
							<Form.Item name="texts" label="Text me news and offers from Fenwick and its partners" valuePropName="checked"><Switch /></Form.Item>
							<div className="fw-hp" aria-hidden="true"><label htmlFor="website_url">Website</label><input id="website_url" name="website_url" tabIndex={-1} autoComplete="off" /></div>
							<Form.Item name="certify" valuePropName="checked"><Checkbox>I certify that everything in this application is my own work and factually true.</Checkbox></Form.Item>
							<Form.Item name="signature" label="Type your full name as an electronic signature"><Input style={{ maxWidth: 360 }} /></Form.Item>
							<Button type="primary" size="large" htmlType="submit">Submit application</Button>
						</Card>
					</Form>
					<ActivityDrawer open={drawer} onClose={() => setDrawer(false)} onSave={(a) => { setActivities((now) => [...now, a]); setDrawer(false); }} />
				</Layout.Content>
				<Layout.Footer>© Fenwick Institute of Technology. Your information is handled under our privacy notice.</Layout.Footer>
			</Layout>
		</ConfigProvider>
	);
}
createRoot(document.getElementById("root")!).render(<App />);
