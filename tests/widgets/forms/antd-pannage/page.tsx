import "antd/dist/reset.css";
import "./styles.css";
import {
	AutoComplete, Button, Checkbox, ConfigProvider, DatePicker, Form, Input, InputNumber, List, Modal, Radio, Select, Table, Tabs, Typography,
} from "antd";
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

dayjs.extend(customParseFormat);
const SCHOOLS = ["Ashland High School", "Ashland Valley High School", "Bend Senior High School", "Corvallis High School", "Eureka High School", "Grants Pass High School", "Klamath Union High School", "Mount Shasta High School", "Phoenix High School", "Redding Christian School", "South Medford High School", "Yreka High School"].map((value) => ({ value }));
const named = (names: readonly string[]) => names.map((value) => ({ value, label: value }));
const pairs = (options: Record<string, string>) => Object.entries(options).map(([value, label]) => ({ value, label }));
const SCHOOLING = pairs({ a: "Elementary or middle school", b: "Part of high school", c: "Finished high school", d: "Part of college", e: "Associate's", f: "Bachelor's", g: "Beyond a bachelor's" });
const YEARS = pairs({ "9": "Grade 9", "10": "Grade 10", "11": "Grade 11", "12": "Grade 12" });
type Honor = { title: string; year: string; story?: string };
let live: any;

const { Item } = Form;
const contains = { showSearch: true, optionFilterProp: "label", allowClear: true } as const;

function Application() {
	const [form] = Form.useForm();
	const [asking] = Form.useForm<Honor>();
	const [honors, setHonors] = useState<Honor[]>([]);
	const [isOpen, setOpen] = useState(false);
	const [submitted, setSubmitted] = useState(false);
	live = { form, honors, submitted };

	const you = (
		<div className="cols">
			<Item className="c4" name="forename" label="Forename" rules={[{ required: true }]}><Input /></Item>
			<Item className="c4" name="middle" label="Middle name"><Input placeholder="Leave empty if none" /></Item>
			<Item className="c4" name="surname" label="Surname" rules={[{ required: true }]}><Input /></Item>
			<Item className="c4" name="known" label="Do you go by something shorter?" tooltip="Used on the mailing label of your acceptance packet"><Input /></Item>
			<Item className="c4" name="birth" label="Day you were born" rules={[{ required: true }]}><DatePicker format="MMM D, YYYY" placeholder="Jan 1, 2009" /></Item>
			<Item className="c4" name="sex" label="Sex on your birth certificate"><Radio.Group optionType="button" options={pairs({ f: "Female", m: "Male" })} /></Item>
			<Item className="c4" name="birthTown" label="City or village of birth"><Input /></Item>
			<Item className="c4" name="birthLand" label="Country of birth"><Select {...contains} options={named(COUNTRIES)} /></Item>
			<Item className="c4" name="standing" label="Citizenship"><Select options={pairs({ us: "U.S. citizen or national", lpr: "U.S. permanent resident", visa: "Citizen of another country, on a visa", other: "Other (refugee, asylee, undocumented, DACA)" })} /></Item>
			<Item className="c6" name="mail" label="E-mail you read every day" rules={[{ required: true, type: "email" }]}><Input type="email" /></Item>
			<Item className="c6" name="phone" label="Best number to call or text"><Input type="tel" addonBefore="+1" /></Item>
			<Item className="c8" name="street" label="Street" rules={[{ required: true }]}><Input /></Item>
			<Item className="c4" name="flat" label="Apt., suite or floor"><Input /></Item>
			<Item className="c5" name="city" label="City"><Input /></Item>
			<Item className="c4" name="state" label="State"><Select {...contains} options={STATES.map(([value, label]) => ({ value, label }))} /></Item>
			<Item className="c3" name="zip" label="Postal code"><Input maxLength={10} /></Item>
			<Item className="c6" name="latino" label="Are you Hispanic/Latino/a?"><Radio.Group options={pairs({ y: "Yes", n: "No" })} /></Item>
			<Item className="c6" name="race" label="How would you describe yourself? (one or several)"><Select mode="multiple" options={named(["American Indian or Alaska Native", "Asian", "Black or African American", "Native Hawaiian or Other Pacific Islander", "White"])} /></Item>
		</div>
	);
	const family = (
		<>
			<div className="cols">
				<Item className="c6" name="union" label="Your parents are"><Select allowClear options={named(["Married to each other", "Divorced from each other", "Separated", "Never married to each other", "One or both deceased"])} /></Item>
				<Item className="c6" name="siblings" label="How many brothers and sisters have you?"><InputNumber min={0} max={15} /></Item>
			</div>
			{[1, 2].map((n) => (
				<fieldset key={n} style={{ border: 0, padding: 0, margin: 0 }} id={`parent${n}`}>
					<h3>Parent {n}</h3>
					<div className="cols">
						<Item className="c6" name={[`parent${n}`, "forename"]} label="Forename"><Input /></Item>
						<Item className="c6" name={[`parent${n}`, "surname"]} label="Surname"><Input /></Item>
						<Item className="c4" name={[`parent${n}`, "job"]} label="Occupation (or last one held)"><Input /></Item>
						<Item className="c4" name={[`parent${n}`, "schooling"]} label="How far in school?"><Select options={SCHOOLING} /></Item>
						<Item className="c4" name={[`parent${n}`, "mail"]} label="Parent's e-mail"><Input type="email" /></Item>
					</div>
				</fieldset>
			))}
		</>
	);
	const school = (
		<>
			<div className="cols">
				<Item className="c6" name="school" label="High school" extra="Choose from the list or type it in full"><AutoComplete options={SCHOOLS} filterOption={(typed, option) => option!.value.toLowerCase().includes(typed.toLowerCase())} /></Item>
				<Item className="c4" name="schoolCity" label="Where is it? (city)"><Input /></Item>
				<Item className="c2" name="ceeb" label="CEEB"><Input maxLength={6} /></Item>
				<Item className="c3" name="entered" label="Entered"><DatePicker picker="month" format="MM/YYYY" placeholder="MM/YYYY" /></Item>
				<Item className="c3" name="leaves" label="Finishing"><DatePicker picker="month" format="MM/YYYY" placeholder="MM/YYYY" /></Item>
				<Item className="c2" name="gpa" label="Unweighted GPA"><InputNumber min={0} max={4} step={0.01} /></Item>
				<Item className="c2" name="rank" label="Rank"><InputNumber min={1} /></Item>
				<Item className="c2" name="of" label="In a class of"><InputNumber min={1} /></Item>
			</div>
			<h3>High school courses that show your preparation best</h3>
			<Form.List name="courses" initialValue={[{}]}>
				{(fields, { add, remove }) => (
					<>
						<Table className="courses" size="small" pagination={false} rowKey="key" dataSource={fields} columns={[
							{ title: "Course title, as on transcript", render: (_, f) => <Item name={[f.name, "title"]}><Input /></Item> },
							{ title: "Mark", width: 140, render: (_, f) => <Item name={[f.name, "mark"]}><Input /></Item> },
							{ title: "Credits", width: 140, render: (_, f) => <Item name={[f.name, "credits"]}><InputNumber min={0} step={0.5} /></Item> },
							{ title: "", width: 90, render: (_, f) => <Button type="text" onClick={() => remove(f.name)}>Delete</Button> },
						]} />
						<Button type="dashed" block style={{ margin: "10px 0 20px" }} disabled={fields.length >= 4} onClick={() => add({})}>Add row (up to 4)</Button>
					</>
				)}
			</Form.List>
		</>
	);
	const testing = (
		<div className="cols">
			<Typography.Paragraph className="c12" type="secondary">Fennimore is test-optional. Send only what you want read.</Typography.Paragraph>
			<Item className="c4" name="rw" label="SAT verbal section (EBRW)"><InputNumber min={200} max={800} step={10} /></Item>
			<Item className="c4" name="math" label="SAT math section"><InputNumber min={200} max={800} step={10} /></Item>
			<Item className="c4" name="mathMonth" label="Month of that math score"><DatePicker picker="month" format="MM/YYYY" placeholder="MM/YYYY" /></Item>
			<Item className="c4" name="act" label="ACT composite"><InputNumber min={1} max={36} /></Item>
			<Item className="c4" name="actDay" label="ACT test day"><DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" /></Item>
			<Item className="c4" name="toefl" label="TOEFL or Duolingo total"><InputNumber /></Item>
		</div>
	);
	const distinctions = (
		<>
			<List bordered locale={{ emptyText: "No distinctions yet" }} dataSource={honors} renderItem={(each, at) => (
				<List.Item className="honor" actions={[<Button key="x" type="link" onClick={() => setHonors((all) => all.filter((_, i) => i !== at))}>Remove</Button>]}>
					<List.Item.Meta title={each.title} description={<><span className="year">{YEARS.find((y) => y.value === each.year)?.label}</span> · <span className="story">{each.story}</span></>} />
				</List.Item>
			)} />
			<Button id="addHonor" style={{ marginTop: 14 }} disabled={honors.length >= 3} onClick={() => { asking.resetFields(); setOpen(true); }}>Add a distinction</Button>
		</>
	);
	const last = (
		<div className="cols">
			<Item className="c6" name="major" label="Which course of study draws you most?"><Select {...contains} options={named(MAJORS)} /></Item>
			<Item className="c6" name="degree" label="How far do you plan to go?"><Radio.Group options={pairs({ b: "Bachelor's", m: "Master's", d: "Doctorate", x: "Don't know yet" })} /></Item>
			<Item className="c6" name="hall" label="Residence hall preference"><Select allowClear options={named(["Quiet hall", "First-year hall", "Language house", "Living with family"])} /></Item>
			<Item className="c6" name="heard" label="First contact with Fennimore"><Select allowClear options={named(["College fair", "Counselor", "Friend or relative", "Mailing", "Web search"])} /></Item>
			<Item className="c6" name="adviser" label="Counselor we may write to"><Input /></Item>
			<Item className="c6" name="adviserMail" label="Counselor's e-mail"><Input type="email" /></Item>
			<Item className="c12" name="letter" label="A letter to your future roommate"><Input.TextArea rows={5} showCount maxLength={2000} /></Item>
			<Item className="c12" name="pledge" valuePropName="checked"><Checkbox>I wrote this application myself and accept the Honor Pledge.</Checkbox></Item>
		</div>
	);

	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#7a2a3a", borderRadius: 4 } }}>
			<div className="crest"><b>Fennimore College</b>First-year application, entering August 2027</div>
			<div className="page">
				<Form form={form} layout="vertical" name="fy" onFinish={() => setSubmitted(true)}>
					<Tabs items={([["You", you], ["Family", family], ["School", school], ["Testing", testing], ["Distinctions", distinctions], ["Plans and pledge", last]] as const).map(([label, children], i) => ({ key: String(i), label, children, forceRender: true }))} />
					<Button type="primary" htmlType="submit" style={{ marginTop: 20 }}>Submit to Fennimore</Button>
				</Form>
			</div>
			<Modal title="Distinction" open={isOpen} okText="Save distinction" onCancel={() => setOpen(false)} forceRender
				onOk={() => asking.validateFields().then((honor) => { setHonors((all) => [...all, honor]); setOpen(false); }, () => {})}>
				<Form form={asking} layout="vertical" name="distinction">
					<Item name="title" label="Name of the prize or title" rules={[{ required: true }]}><Input maxLength={100} /></Item>
					<Item name="year" label="When?" rules={[{ required: true }]}><Select options={YEARS} /></Item>
					<Item name="story" label="What was it for?"><Input.TextArea rows={3} maxLength={200} /></Item>
				</Form>
			</Modal>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root")!).render(<Application />);

const PLAIN = ["forename", "middle", "surname", "known", "sex", "birthTown", "birthLand", "standing", "mail", "phone", "street", "flat", "city", "state", "zip", "latino", "union", "siblings", "school", "schoolCity", "ceeb", "gpa", "rank", "of", "rw", "math", "act", "toefl", "major", "degree", "hall", "heard", "adviser", "adviserMail", "letter"];
const DATES: Record<string, string> = { birth: "YYYY-MM-DD", entered: "YYYY-MM", leaves: "YYYY-MM", mathMonth: "YYYY-MM", actDay: "YYYY-MM-DD" };
const PARENT = ["forename", "surname", "job", "schooling", "mail"];
(window as any).formState = () => {
	const { form, honors, submitted } = live;
	const v = form.getFieldsValue(true);
	const state: Record<string, unknown> = {};
	for (const key of PLAIN) state[key] = v[key] ?? "";
	for (const [key, format] of Object.entries(DATES)) state[key] = v[key]?.format(format) ?? "";
	state.race = v.race ?? [];
	state.pledge = v.pledge ?? false;
	for (const p of ["parent1", "parent2"]) for (const key of PARENT) state[`${p}.${key}`] = v[p]?.[key] ?? "";
	for (const i of [0, 1, 2, 3]) for (const key of ["title", "mark", "credits"]) state[`course${i + 1}.${key}`] = v.courses?.[i]?.[key] ?? "";
	for (const i of [0, 1, 2]) for (const key of ["title", "year", "story"]) state[`honor${i + 1}.${key}`] = honors[i]?.[key] ?? "";
	return { ...state, submitted };
};
const read = (element: Element | null | undefined): unknown => {
	if (!element) return "";
	if (element.matches(".ant-radio-group")) return element.querySelector("input:checked")?.closest("label")?.textContent ?? "";
	const select = element.closest(".ant-select");
	if (select && !select.matches(".ant-select-auto-complete")) {
		if (select.matches(".ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map((each) => each.textContent);
		const chosen = select.querySelector(".ant-select-content-has-value, .ant-select-selection-item");
		return chosen?.textContent?.trim() ?? "";
	}
	if ((element as HTMLInputElement).type === "checkbox") return (element as HTMLInputElement).checked;
	return (element as HTMLInputElement).value ?? "";
};
(window as any).formShown = () => {
	const at = (id: string) => document.getElementById(`fy_${id}`);
	const shown: Record<string, unknown> = {};
	for (const key of [...PLAIN, ...Object.keys(DATES), "race", "pledge"]) shown[key] = read(at(key));
	for (const p of ["parent1", "parent2"]) for (const key of PARENT) shown[`${p}.${key}`] = read(at(`${p}_${key}`));
	for (const i of [0, 1, 2, 3]) for (const key of ["title", "mark", "credits"]) shown[`course${i + 1}.${key}`] = read(at(`courses_${i}_${key}`));
	const rows = document.querySelectorAll(".honor");
	for (const i of [0, 1, 2]) {
		shown[`honor${i + 1}.title`] = rows[i]?.querySelector(".ant-list-item-meta-title")?.textContent ?? "";
		for (const key of ["year", "story"]) shown[`honor${i + 1}.${key}`] = rows[i]?.querySelector(`.${key}`)?.textContent ?? "";
	}
	return shown;
};
