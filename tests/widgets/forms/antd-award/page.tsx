import {
	Button,
	Card,
	Cascader,
	Checkbox,
	Col,
	ConfigProvider,
	DatePicker,
	Divider,
	Form,
	Input,
	InputNumber,
	Layout,
	Radio,
	Row,
	Select,
	Typography,
} from "antd";
import "antd/dist/reset.css";
import type { Dayjs } from "dayjs";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type As = "text" | "area" | "secret" | "select" | "search" | "buttons" | "radios" | "boxes" | "box" | "number" | "date" | "place" | "phone";
type Entry = {
	id: string;
	q: ReactNode;
	as?: As;
	of?: string[];
	must?: boolean;
	tip?: string;
	extra?: string;
	ph?: string;
	range?: [number, number];
	step?: number;
	max?: number;
	span?: number;
};

const PLACES = [
	["CA", "California", "Fresno", "Redding", "Sacramento", "Weed", "Yreka"],
	["NV", "Nevada", "Elko", "Las Vegas", "Reno"],
	["OR", "Oregon", "Ashland", "Bend", "Medford", "Portland"],
	["WA", "Washington", "Seattle", "Spokane", "Yakima"],
].map(([value, label, ...cities]) => ({ value, label, children: cities.map((city) => ({ value: city, label: city })) }));
const MAJORS = [
	"Accounting",
	"Business Administration",
	"Civil Engineering",
	"Computer Science",
	"Electrical Engineering",
	"Environmental Engineering",
	"Industrial Engineering",
	"Logistics and Supply Chain",
	"Mechanical Engineering",
	"Nursing",
	"Other",
	"Psychology",
];

const CARDS: { title: string; lead?: string; entries: Entry[] }[] = [
	{
		title: "Step A — Who are you?",
		lead: "Enter your name as it should appear on a check.",
		entries: [
			{ id: "f02", q: "Family name", must: true, span: 8 },
			{ id: "f01", q: "Given name", must: true, span: 8 },
			{ id: "f03", q: "Middle name", span: 8 },
			{ id: "f04", q: "Born on", as: "date", must: true, span: 8 },
			{ id: "f05", q: "Email", must: true, span: 8 },
			{ id: "f06", q: "Phone", as: "phone", must: true, ph: "10 digits, numbers only", span: 8 },
			{ id: "f07", q: "Mailing address", must: true, ph: "House number and street", span: 16 },
			{ id: "f08", q: "Unit", ph: "Apt, suite, lot", span: 8 },
			{ id: "f09", q: "State / City", as: "place", must: true, ph: "Choose your state, then your city", span: 16 },
			{ id: "f10", q: "ZIP code", must: true, max: 5, span: 8 },
			{ id: "f11", q: "Gender", as: "buttons", of: ["Male", "Female", "Non-binary", "Decline to state"], span: 24 },
			{
				id: "f12",
				q: "Citizenship status",
				as: "radios",
				of: ["I am a citizen of the United States", "I am a lawful permanent resident", "I hold a student visa", "None of these"],
				span: 24,
			},
		],
	},
	{
		title: "Step B — Your connection to Meridian Freight",
		lead: "The award is open to everybody. If somebody in your extended family works for us, name that person here.",
		entries: [
			{ id: "f20", q: "Name of Meridian associate", span: 8 },
			{ id: "f21", q: "Associate's e-mail", span: 8 },
			{ id: "f22", q: "Relationship", as: "select", of: ["Parent", "Grandparent", "Aunt or uncle", "Sibling", "Other"], span: 8 },
		],
	},
	{
		title: "Step C — School",
		entries: [
			{ id: "f30", q: "High school", must: true, span: 16 },
			{ id: "f31", q: "City where it is located", span: 8 },
			{ id: "f32", q: "Principal", span: 12 },
			{ id: "f33", q: "Class of", as: "buttons", of: ["2026", "2027", "2028", "2029"], span: 12 },
			{ id: "f34", q: "GPA (unweighted)", as: "number", range: [0, 4], step: 0.01, span: 8 },
			{ id: "f35", q: "Class rank", as: "number", range: [1, 2000], span: 8 },
			{ id: "f36", q: "Number in class", as: "number", range: [1, 2000], tip: "Ask your registrar if you are not sure", span: 8 },
			{ id: "f37", q: "SAT Evidence-Based Reading and Writing", as: "number", range: [200, 800], span: 12 },
			{ id: "f38", q: "SAT Math", as: "number", range: [200, 800], span: 6 },
			{ id: "f39", q: "SAT Math taken on", as: "date", span: 6 },
			{ id: "f40", q: "ACT composite", as: "number", range: [1, 36], span: 6 },
			{ id: "f41", q: "ACT taken on", as: "date", span: 6 },
			{ id: "f42", q: "PSAT/NMSQT total", as: "number", range: [320, 1520], span: 12 },
		],
	},
	{
		title: "Step D — Where you are headed",
		entries: [
			{ id: "f50", q: "College choice", ph: "One only", span: 12 },
			{ id: "f51", q: "Planned major", as: "search", of: MAJORS, ph: "Type to search", span: 12 },
			{
				id: "f52",
				q: "Degree objective",
				as: "select",
				of: ["Trade certificate", "Associate degree", "Bachelor's degree", "Master's degree", "Doctoral or professional degree"],
				span: 12,
			},
			{ id: "f53", q: "Year you expect to finish college", as: "number", range: [2026, 2040], span: 12 },
		],
	},
	{
		title: "Step E — Family",
		entries: [
			{ id: "f60", q: "Number of siblings", as: "number", range: [0, 20], span: 8 },
			{ id: "f61", q: "Parent 1: what work does she or he do?", span: 16 },
			{
				id: "f62",
				q: "Parent 1: education",
				as: "radios",
				of: ["Did not finish high school", "Finished high school", "Some college, no degree", "College degree or more"],
				span: 24,
			},
			{
				id: "f63",
				q: "Yearly family income before taxes",
				as: "select",
				of: [
					"Less than $25,000",
					"$25,000 to $49,999",
					"$50,000 to $64,999",
					"$65,000 to $89,999",
					"$90,000 to $124,999",
					"$125,000 or more",
				],
				span: 12,
			},
			{ id: "f64", q: "SSN", as: "secret", extra: "Winners only; needed for a 1099.", span: 12 },
		],
	},
	{
		title: "Step F — Beyond the classroom",
		entries: [
			{
				id: "f70",
				q: "In high school I have taken part in",
				as: "boxes",
				of: ["Athletics", "Environmental work", "Music or theater", "Paid employment", "Speech or debate", "Student government"],
				span: 24,
			},
			{ id: "f71", q: "Your principal activity: group", span: 12 },
			{ id: "f72", q: "Highest position held", span: 12 },
			{ id: "f73", q: "In which grades?", as: "boxes", of: ["9th", "10th", "11th", "12th"], span: 12 },
			{ id: "f74", q: "Hours a week", as: "number", range: [0, 80], span: 6 },
			{ id: "f75", q: "Weeks a year", as: "number", range: [0, 52], span: 6 },
			{ id: "f76", q: "Tell us about a leader you admire", as: "area", extra: "Up to 1,500 characters", max: 1500, span: 24 },
		],
	},
	{
		title: "Step G — Finish",
		entries: [
			{ id: "f80", q: "Shirt size", as: "buttons", of: ["S", "M", "L", "XL"], span: 12 },
			{
				id: "f81",
				q: "Where did you see this award advertised?",
				as: "select",
				of: ["At school", "On a truck", "Online", "By mail"],
				span: 12,
			},
			{ id: "f82", q: "I have read and accept the official rules and the publicity release.", as: "box", span: 24 },
			{ id: "f83", q: "Electronic signature", span: 12 },
		],
	},
];
const ENTRIES = CARDS.flatMap(({ entries }) => entries);
const found = new Map<string, HTMLElement>();
const options = (of: string[] = []) => of.map((label, index) => ({ value: `${index + 1}`, label }));

function widget({ as, of, ph, range, step, max, q }: Entry) {
	if (as === "area") return <Input.TextArea rows={5} maxLength={max} showCount />;
	if (as === "secret") return <Input.Password autoComplete="off" />;
	if (as === "select") return <Select options={options(of)} placeholder="Select one" allowClear />;
	if (as === "search") return <Select options={options(of)} placeholder={ph} showSearch={{ optionFilterProp: "label" }} />;
	if (as === "buttons") return <Radio.Group options={options(of)} optionType="button" buttonStyle="solid" />;
	if (as === "radios") return <Radio.Group options={options(of)} vertical />;
	if (as === "boxes") return <Checkbox.Group options={options(of)} />;
	if (as === "box") return <Checkbox>{q}</Checkbox>;
	if (as === "number") return <InputNumber min={range?.[0]} max={range?.[1]} step={step} style={{ width: "100%" }} />;
	if (as === "date") return <DatePicker format="MM/DD/YYYY" placeholder="mm/dd/yyyy" style={{ width: "100%" }} />;
	if (as === "place") return <Cascader options={PLACES} placeholder={ph} />;
	return <Input placeholder={ph} maxLength={max} prefix={as === "phone" ? "+1" : undefined} />;
}

function shownOf({ id, as }: Entry) {
	const place = found.get(id) as HTMLElement;
	const ticked = [...place.querySelectorAll("input:checked")].map((box) => box.closest("label")?.textContent ?? "");
	if (as === "boxes") return ticked;
	if (as === "box") return ticked.length > 0;
	if (as === "radios" || as === "buttons") return ticked[0] ?? "";
	if (as === "select" || as === "search" || as === "place")
		return place.querySelector(".ant-select-content-value, .ant-select-content-has-value")?.textContent ?? "";
	return place.querySelector<HTMLInputElement>("input, textarea")?.value ?? "";
}

function Page() {
	const [form] = Form.useForm();
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		const held = ({ id, as }: Entry) => {
			const value = form.getFieldValue(id);
			return as === "date" ? ((value as Dayjs | null | undefined)?.format("YYYY-MM-DD") ?? null) : (value ?? null);
		};
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(ENTRIES.map((entry) => [entry.id, held(entry)])), submitted }),
			formShown: () => Object.fromEntries(ENTRIES.map((entry) => [entry.id, shownOf(entry)])),
		});
	}, [form, submitted]);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#0b5cab", borderRadius: 2 } }}>
			<Layout style={{ padding: 24 }}>
				<Typography.Title level={2}>Meridian Freight Future Leaders Award</Typography.Title>
				<Typography.Paragraph>Forty awards of $5,000. Closing date: January 15.</Typography.Paragraph>
				<Form form={form} name="mff" layout="vertical" scrollToFirstError onFinish={() => setSubmitted(true)}>
					{CARDS.map(({ title, lead, entries }) => (
						<Card key={title} title={title} style={{ marginBottom: 16 }}>
							{lead && <Typography.Text type="secondary">{lead}</Typography.Text>}
							{lead && <Divider />}
							<Row gutter={16}>
								{entries.map((entry) => (
									<Col key={entry.id} span={entry.span} ref={(element) => void (element && found.set(entry.id, element))}>
										<Form.Item
											name={entry.id}
											label={entry.as === "box" ? undefined : entry.q}
											required={entry.must}
											tooltip={entry.tip}
											extra={entry.extra}
											valuePropName={entry.as === "box" ? "checked" : "value"}
										>
											{widget(entry)}
										</Form.Item>
									</Col>
								))}
							</Row>
						</Card>
					))}
					<Button type="primary" htmlType="submit" size="large">
						Submit entry
					</Button>
				</Form>
			</Layout>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
