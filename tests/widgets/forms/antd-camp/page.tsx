import {
	AutoComplete,
	Button,
	Checkbox,
	ConfigProvider,
	DatePicker,
	Flex,
	Form,
	Input,
	InputNumber,
	Segmented,
	Select,
	Space,
	Typography,
} from "antd";
import "antd/dist/reset.css";
import { isDayjs } from "dayjs";
import { type ReactNode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

type Kind = "line" | "school" | "pick" | "several" | "strip" | "figure" | "day" | "month" | "words" | "agree";
type Part = { n: string; t: string; kind?: Kind; of?: string[]; hint?: string; step?: number; note?: string };

const NOT_YET = "—";
const STATES = ["Arizona", "California", "Colorado", "Idaho", "Montana", "Nevada", "New Mexico", "Oregon", "Utah", "Washington", "Wyoming"];
const SCHOOLS = [
	"Ashland Valley High School",
	"Bend Senior High School",
	"Burns High School",
	"Crook County High School",
	"Klamath Union High School",
];
const EXAMS = [
	"AP Biology",
	"AP Calculus AB",
	"AP Calculus BC",
	"AP Chemistry",
	"AP Computer Science A",
	"AP Environmental Science",
	"AP Human Geography",
	"AP Physics 1",
	"AP Statistics",
	"AP U.S. Government",
	"AP U.S. History",
	"AP World History",
	"IB Biology HL",
	"IB Chemistry HL",
	"IB Mathematics AA HL",
];

const CAMPER: Part[] = [
	{ n: "gn", t: "First name" },
	{ n: "sn", t: "Last name" },
	{ n: "tag", t: "Name for your badge", note: "What you would like the other students to call you" },
	{ n: "dob", t: "Date of birth", kind: "day" },
	{ n: "pro", t: "Pronouns", kind: "strip", of: ["she/her", "he/him", "they/them"] },
	{ n: "mail", t: "Your e-mail", note: "Not a parent's, please" },
	{ n: "tel", t: "Your phone", hint: "000-000-0000" },
	{ n: "a1", t: "Street and apartment" },
	{ n: "a3", t: "Town" },
	{ n: "a4", t: "State", kind: "pick", of: STATES },
	{ n: "a5", t: "ZIP" },
	{
		n: "bg",
		t: "How do you describe yourself?",
		kind: "several",
		of: [
			"American Indian / Alaska Native",
			"Asian",
			"Black / African American",
			"Hispanic / Latino",
			"Native Hawaiian / Pacific Islander",
			"White",
		],
		note: "Optional; reported to the National Science Foundation without your name",
	},
];
const STUDY: Part[] = [
	{ n: "sch", t: "School", kind: "school", hint: "Begin to type" },
	{ n: "gr", t: "Current grade", kind: "strip", of: ["9", "10", "11", "12"] },
	{ n: "avg", t: "Unweighted GPA", kind: "figure", step: 0.01 },
	{ n: "aim", t: "Career you are curious about" },
];
const KIN: Part[] = [
	{ n: "who", t: "First and last name" },
	{ n: "yrs", t: "Age", kind: "figure" },
];
const COURSES: Part[] = [
	{ n: "c", t: "Course" },
	{ n: "g", t: "Grade" },
	{ n: "u", t: "Credits", kind: "figure", step: 0.5 },
];
const TESTS: Part[] = [
	{ n: "x", t: "Examination", kind: "pick", of: EXAMS },
	{ n: "m", t: "Taken", kind: "month" },
	{ n: "r", t: "Result", kind: "figure" },
];
const CARE: Part[] = [
	{ n: "h1", t: "Family physician" },
	{ n: "h2", t: "Physician's phone" },
	{ n: "h3", t: "Insurance policy number" },
	{ n: "h4", t: "Emergency contact (not a parent)" },
	{ n: "h5", t: "Their phone" },
	{ n: "h6", t: "Meals", kind: "pick", of: ["No restrictions", "Vegetarian", "Vegan", "Gluten-free"] },
	{ n: "h7", t: "Shirt", kind: "strip", of: ["S", "M", "L", "XL"] },
];
const LAST: Part[] = [
	{ n: "w1", t: "Which of our five projects would you join, and why?", kind: "words" },
	{ n: "w2", t: "I agree to the code of conduct and the field safety rules", kind: "agree" },
	{ n: "w3", t: "To show that you are human: how much is seven and four?" },
];
const LISTS: Record<string, Part[]> = { kin: KIN, crs: COURSES, xm: TESTS };
const SINGLE = [...CAMPER, ...STUDY, ...CARE, ...LAST];
const first = { kin: [{}, {}], crs: [{}, {}, {}], xm: [{}], pro: NOT_YET, gr: NOT_YET, h7: NOT_YET };

const spots = new Map<string, HTMLElement>();
const Spot = ({ k, children }: { k: string; children: ReactNode }) => (
	<div style={{ flex: 1 }} ref={(element) => void (element && spots.set(k, element))}>
		{children}
	</div>
);
const optionsOf = (texts: string[] = []) => texts.map((label, index) => ({ value: index + 1, label }));

function widgetOf({ t, kind, of, hint, step }: Part, lean = false) {
	const placeholder = lean ? t : hint;
	if (kind === "school")
		return (
			<AutoComplete
				options={SCHOOLS.map((value) => ({ value }))}
				placeholder={hint}
				showSearch={{ filterOption: (typed, option) => option?.value.toLowerCase().includes(typed.toLowerCase()) ?? false }}
			/>
		);
	if (kind === "pick") return <Select options={optionsOf(of)} showSearch={{ optionFilterProp: "label" }} placeholder="Please select" />;
	if (kind === "several")
		return <Select mode="multiple" options={optionsOf(of)} showSearch={{ optionFilterProp: "label" }} placeholder="All that apply" />;
	if (kind === "strip") return <Segmented options={[NOT_YET, ...(of ?? [])]} />;
	if (kind === "figure") return <InputNumber step={step} min={0} placeholder={placeholder} />;
	if (kind === "day") return <DatePicker format="D MMM YYYY" />;
	if (kind === "month") return <DatePicker picker="month" format="MMMM YYYY" />;
	if (kind === "words") return <Input.TextArea autoSize={{ minRows: 4 }} />;
	if (kind === "agree") return <Checkbox>{t}</Checkbox>;
	return <Input placeholder={placeholder} />;
}

const Asked = ({ part }: { part: Part }) => (
	<Spot k={part.n}>
		<Form.Item
			name={part.n}
			label={part.kind === "agree" ? " " : part.t}
			colon={part.kind !== "agree" && !part.t.endsWith("?")}
			help={part.note}
			valuePropName={part.kind === "agree" ? "checked" : "value"}
		>
			{widgetOf(part)}
		</Form.Item>
	</Spot>
);

function shownOf(key: string, { kind }: Part) {
	const spot = spots.get(key) as HTMLElement;
	if (kind === "several") return [...spot.querySelectorAll(".ant-select-selection-item-content")].map((item) => item.textContent);
	if (kind === "pick") return spot.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	if (kind === "strip") return spot.querySelector(".ant-segmented-item-selected")?.textContent ?? "";
	if (kind === "agree") return spot.querySelector("input")?.checked;
	return spot.querySelector<HTMLInputElement>("input, textarea")?.value;
}

const Rows = ({ list, more, heads, labelled }: { list: string; more: string; heads?: boolean; labelled?: boolean }) => (
	<Form.List name={list}>
		{(fields, { add, remove }) => (
			<div style={{ marginBottom: 32 }}>
				{heads && (
					<Flex gap={8} style={{ fontWeight: 600 }}>
						{LISTS[list].map(({ t }) => (
							<div key={t} style={{ flex: 1 }}>
								{t}
							</div>
						))}
					</Flex>
				)}
				{fields.map(({ key, name }) => (
					<Flex key={key} gap={8}>
						{LISTS[list].map((part) => (
							<Spot key={part.n} k={`${list}.${name}.${part.n}`}>
								<Form.Item
									name={[name, part.n]}
									label={labelled ? part.t : undefined}
									labelCol={{ span: 9 }}
									wrapperCol={{ span: labelled ? 15 : 24 }}
								>
									{widgetOf(part, !heads && !labelled)}
								</Form.Item>
							</Spot>
						))}
						<Button type="text" onClick={() => remove(name)} aria-label="Delete">
							✕
						</Button>
					</Flex>
				))}
				<Button type="dashed" block onClick={() => add({})}>
					{more}
				</Button>
			</div>
		)}
	</Form.List>
);

function Page() {
	const [form] = Form.useForm();
	const [submitted, setSubmitted] = useState(false);
	useEffect(() => {
		const each = (): [string, (string | number)[], Part][] => [
			...SINGLE.map((part): [string, (string | number)[], Part] => [part.n, [part.n], part]),
			...Object.entries(LISTS).flatMap(([list, parts]) =>
				(form.getFieldValue(list) as object[]).flatMap((_, row) =>
					parts.map((part): [string, (string | number)[], Part] => [`${list}.${row}.${part.n}`, [list, row, part.n], part]),
				),
			),
		];
		const held = (name: (string | number)[], kind?: Kind) => {
			const value = form.getFieldValue(name);
			if (isDayjs(value)) return value.format(kind === "month" ? "YYYY-MM" : "YYYY-MM-DD");
			return value === NOT_YET ? "" : (value ?? null);
		};
		Object.assign(window, {
			formState: () => ({ ...Object.fromEntries(each().map(([key, name, { kind }]) => [key, held(name, kind)])), submitted }),
			formShown: () => Object.fromEntries(each().map(([key, , part]) => [key, shownOf(key, part)])),
		});
	}, [form, submitted]);
	const asked = (parts: Part[]) => parts.map((part) => <Asked key={part.n} part={part} />);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#8a4b16" } }}>
			<div style={{ maxWidth: 860, margin: "0 auto", padding: 32 }}>
				<Typography.Title>High Desert Field Science Institute</Typography.Title>
				<Typography.Paragraph italic>Summer research camp for high school students · June 27 to July 24</Typography.Paragraph>
				<Form
					form={form}
					name="hdfsi"
					labelCol={{ span: 9 }}
					wrapperCol={{ span: 15 }}
					labelWrap
					initialValues={first}
					onFinish={() => setSubmitted(true)}
				>
					<Typography.Title level={4}>Camper</Typography.Title>
					{asked(CAMPER)}
					<Typography.Title level={4}>School</Typography.Title>
					{asked(STUDY)}
					<Typography.Title level={5}>Three courses from your high school transcript, any subject</Typography.Title>
					<Rows list="crs" more="+ One more course" heads />
					<Typography.Title level={5}>AP and IB examinations you have sat</Typography.Title>
					<Rows list="xm" more="+ One more examination" labelled />
					<Typography.Title level={4}>At home</Typography.Title>
					<Typography.Paragraph>Brothers and sisters (family tuition is lower when two of you come)</Typography.Paragraph>
					<Rows list="kin" more="+ One more brother or sister" />
					<Typography.Title level={4}>Health and comfort</Typography.Title>
					{asked(CARE)}
					<Typography.Title level={4}>Almost done</Typography.Title>
					{asked(LAST)}
					<Space>
						<Button type="primary" htmlType="submit">
							Apply
						</Button>
						<Button>Save a draft</Button>
					</Space>
				</Form>
			</div>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
