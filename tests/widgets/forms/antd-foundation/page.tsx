import "antd/dist/reset.css";
import {
	AutoComplete,
	Button,
	Card,
	Cascader,
	Checkbox,
	ConfigProvider,
	DatePicker,
	Divider,
	Form,
	Input,
	InputNumber,
	Radio,
	Select,
	Space,
	Typography,
} from "antd";
import dayjs, { type Dayjs } from "dayjs";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";

type Kind =
	| "text"
	| "password"
	| "area"
	| "number"
	| "select"
	| "search"
	| "many"
	| "auto"
	| "cascade"
	| "date"
	| "month"
	| "radio"
	| "buttons"
	| "boxes"
	| "box";
type Option = { value: string; label: string; children?: Option[] };
type Question = {
	k: string;
	kind: Kind;
	label?: string;
	above?: string;
	hint?: string;
	tip?: string;
	must?: boolean;
	options?: Option[];
	max?: number;
	step?: number;
};

const pairs = (text: string): Option[] =>
	text.split("; ").map((each) => {
		const [value, label = value] = each.split("=");
		return { value, label };
	});
const STATES = pairs(
	"AL=Alabama; AK=Alaska; AZ=Arizona; AR=Arkansas; CA=California; CO=Colorado; CT=Connecticut; DE=Delaware; FL=Florida; GA=Georgia; HI=Hawaii; ID=Idaho; IL=Illinois; IN=Indiana; IA=Iowa; KS=Kansas; KY=Kentucky; LA=Louisiana; ME=Maine; MD=Maryland; MA=Massachusetts; MI=Michigan; MN=Minnesota; MS=Mississippi; MO=Missouri; MT=Montana; NE=Nebraska; NV=Nevada; NH=New Hampshire; NJ=New Jersey; NM=New Mexico; NY=New York; NC=North Carolina; ND=North Dakota; OH=Ohio; OK=Oklahoma; OR=Oregon; PA=Pennsylvania; RI=Rhode Island; SC=South Carolina; SD=South Dakota; TN=Tennessee; TX=Texas; UT=Utah; VT=Vermont; VA=Virginia; WA=Washington; WV=West Virginia; WI=Wisconsin; WY=Wyoming",
);
const SCHOOLS_AT: Option[] = [
	{ value: "CA", label: "California", children: pairs("Redding; Weed; Yreka") },
	{ value: "OR", label: "Oregon", children: pairs("Ashland; Bend; Eugene; Medford; Portland") },
	{ value: "WA", label: "Washington", children: pairs("Seattle; Spokane; Vancouver") },
];
const FIELDS: Option[] = [
	{ value: "art", label: "Arts and letters", children: pairs("a1=English; a2=History; a3=Music; a4=Studio art") },
	{
		value: "eng",
		label: "Engineering",
		children: pairs("e1=Chemical engineering; e2=Civil engineering; e3=Environmental engineering; e4=Mechanical engineering"),
	},
	{ value: "sci", label: "Natural sciences", children: pairs("s1=Biology; s2=Chemistry; s3=Environmental science; s4=Physics") },
	{ value: "und", label: "Not decided" },
];

const APPLICANT: Question[] = [
	{ k: "nm_g", kind: "text", label: "Given name", must: true },
	{ k: "nm_f", kind: "text", label: "Family name", must: true },
	{ k: "nm_p", kind: "text", label: "Name you go by", tip: "If it is not your given name" },
	{ k: "dob", kind: "date", label: "Born on", must: true },
	{ k: "sex", kind: "buttons", label: "Sex", options: pairs("f=Female; m=Male; o=Another; n=Rather not say") },
	{
		k: "prn",
		kind: "select",
		label: "Pronouns",
		options: pairs("1=he, him, his; 2=she, her, hers; 3=they, them, theirs; 9=something else"),
	},
	{
		k: "ctz",
		kind: "select",
		label: "Standing in the United States",
		must: true,
		options: pairs("C=Citizen (by birth or naturalization); R=Permanent resident; A=Asylee or refugee; V=Visa holder"),
	},
];
const CONTACT: Question[] = [
	{ k: "ad_1", kind: "text", label: "Home address", hint: "House number and street" },
	{ k: "ad_2", kind: "text", hint: "Apartment or unit" },
	{ k: "ad_c", kind: "text", label: "Town or city" },
	{ k: "ad_s", kind: "search", label: "State or territory", options: STATES },
	{ k: "ad_z", kind: "text", label: "Postal code" },
	{
		k: "ad_n",
		kind: "search",
		label: "Country",
		options: pairs(
			"CAN=Canada; GTM=Guatemala; MEX=Mexico; NGA=Nigeria; UMI=U.S. Minor Outlying Islands; GBR=United Kingdom; USA=United States of America",
		),
	},
	{ k: "em", kind: "text", label: "Email", must: true },
	{ k: "pw", kind: "password", label: "Choose a passcode", tip: "So that you can come back to a draft" },
];
const ADULT: Question[] = [
	{ k: "ad_who", kind: "text", label: "An adult (not a parent) who can reach you" },
	{ k: "ad_tel", kind: "text", label: "That adult’s telephone" },
];
const STUDIES: Question[] = [
	{ k: "hs", kind: "text", above: "Which high school do you attend?", must: true },
	{ k: "hs_at", kind: "cascade", label: "It stands in", hint: "State, then town", options: SCHOOLS_AT },
	{
		k: "lvl",
		kind: "radio",
		label: "This year you are a",
		options: pairs("10=Sophomore (10th); 11=Junior (11th); 12=Senior (12th); 13=Graduate"),
	},
	{ k: "fin", kind: "month", label: "Diploma expected" },
	{ k: "gpa", kind: "number", label: "Unweighted GPA", max: 4, step: 0.01 },
	{ k: "rank", kind: "number", above: "Class rank (a number)", max: 2000 },
	{ k: "act", kind: "number", label: "ACT composite", max: 36 },
	{ k: "act_d", kind: "date", label: "ACT taken on" },
	{ k: "sat", kind: "number", label: "SAT superscore", max: 1600 },
	{ k: "fld", kind: "cascade", label: "Field of study", options: FIELDS },
	{
		k: "car",
		kind: "auto",
		label: "Occupation you are aiming at",
		options: pairs("Civil engineer; Environmental engineer; Nurse; Public defender; Teacher; Veterinarian"),
	},
	{
		k: "deg",
		kind: "select",
		label: "Highest degree planned",
		options: pairs("B=A bachelor’s; M=A master’s; P=A doctorate; J=Law or medicine"),
	},
	{
		k: "go",
		kind: "select",
		above: "When will you start college?",
		options: pairs("26F=Fall 2026; 27F=Fall 2027; 28F=Fall 2028; ??=Later, or not sure"),
	},
];
const FAMILY: Question[] = [
	{
		k: "par",
		kind: "select",
		label: "Your parents are",
		options: pairs("mar=Married to each other; div=Divorced; sep=Separated; nev=Never married; wid=One has died"),
	},
	{
		k: "inc",
		kind: "radio",
		above: "What does your household live on in a year?",
		options: pairs("1=Less than $30,000; 2=$30,000 – $59,999; 3=$60,000 – $89,999; 4=$90,000 – $129,999; 5=$130,000 or more"),
	},
	{ k: "fg", kind: "box", label: "Neither of my parents finished a four-year college" },
	{ k: "aid", kind: "buttons", label: "Do you receive need-based financial aid?", options: pairs("y=Yes; n=No") },
	{
		k: "eth",
		kind: "boxes",
		label: "You identify as",
		options: pairs("AI=American Indian or Alaska Native; A=Asian; B=Black or African American; PI=Pacific Islander; W=White"),
	},
	{
		k: "lng",
		kind: "many",
		label: "Languages spoken",
		hint: "One or more",
		options: pairs("ar=Arabic; en=English; fr=French; ha=Hausa; ig=Igbo; ko=Korean; es=Spanish; yo=Yoruba"),
	},
];
const REFEREE: Question[] = [
	{ k: "rf_n", kind: "text", label: "Full name" },
	{ k: "rf_r", kind: "select", label: "Knows you as", options: pairs("t=Teacher; c=Coach; e=Employer; l=Clergy") },
	{ k: "rf_e", kind: "text", label: "Email address" },
];
const CLOSE: Question[] = [
	{ k: "es", kind: "area", above: "Petra Wren used to say that a good neighbor is a verb. What would she have said of you?" },
	{
		k: "hear",
		kind: "select",
		label: "Who told you about the Award?",
		options: pairs("A teacher; A past winner; A newspaper; Our website"),
	},
	{ k: "ssn", kind: "text", label: "Social Security number", tip: "Winners only, for the tax form" },
	{ k: "ok", kind: "box", label: "I have read the terms of the Award and consent to the use of my photograph" },
];
const QUESTIONS = [APPLICANT, CONTACT, ADULT, STUDIES, FAMILY, REFEREE, CLOSE].flat();

const places = new Map<string, HTMLElement>();
const sent = { now: false };
const OFTEN = ["nm", "ln", "yr"] as const;
let values: () => Record<string, unknown> = () => ({});

function At({ k, children }: { k: string; children: ReactNode }) {
	return (
		<div
			ref={(node) => {
				if (node) places.set(k, node);
				else places.delete(k);
			}}
		>
			{children}
		</div>
	);
}

function control({ kind, options, hint, max, step, label }: Question) {
	if (kind === "password") return <Input.Password />;
	if (kind === "area") return <Input.TextArea rows={5} showCount maxLength={2000} />;
	if (kind === "number") return <InputNumber min={0} max={max} step={step} style={{ width: 160 }} />;
	if (kind === "select") return <Select options={options} placeholder={hint ?? "Select"} />;
	if (kind === "search")
		return <Select showSearch={{ optionFilterProp: "label" }} allowClear options={options} placeholder="Type to search" />;
	if (kind === "many") return <Select mode="multiple" allowClear options={options} placeholder={hint} />;
	if (kind === "auto") return <AutoComplete options={options} />;
	if (kind === "cascade") return <Cascader options={options} placeholder={hint} />;
	if (kind === "date") return <DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" />;
	if (kind === "month") return <DatePicker picker="month" format="MMM YYYY" />;
	if (kind === "radio") return <Radio.Group options={options} />;
	if (kind === "buttons") return <Radio.Group options={options} optionType="button" buttonStyle="solid" />;
	if (kind === "boxes") return <Checkbox.Group options={options} />;
	if (kind === "box") return <Checkbox>{label}</Checkbox>;
	return <Input placeholder={hint} />;
}

const Questions = ({ of }: { of: Question[] }) =>
	of.map((each) => (
		<At key={each.k} k={each.k}>
			{each.above && <Typography.Paragraph style={{ marginBottom: 4 }}>{each.above}</Typography.Paragraph>}
			<Form.Item
				name={each.k}
				label={each.kind === "box" ? undefined : each.label}
				tooltip={each.tip}
				required={each.must}
				valuePropName={each.kind === "box" ? "checked" : "value"}
				wrapperCol={each.above ? { span: 24 } : undefined}
			>
				{control(each)}
			</Form.Item>
		</At>
	));

function App() {
	const [form] = Form.useForm();
	values = () => form.getFieldsValue(true);
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#5b4b8a", borderRadius: 3 } }}>
			<Form
				form={form}
				name="wren"
				labelCol={{ span: 8 }}
				wrapperCol={{ span: 14 }}
				labelWrap
				colon={false}
				style={{ maxWidth: 860, margin: "24px auto" }}
				initialValues={{ sibs: [{}] }}
				onFinish={() => {
					sent.now = true;
				}}
			>
				<Typography.Title level={2}>The Wren Award</Typography.Title>
				<Typography.Paragraph type="secondary">
					The Aldous and Petra Wren Family Foundation gives nine awards a year to young people of the Pacific states who are on their way to
					college.
				</Typography.Paragraph>
				<Divider titlePlacement="start">You</Divider>
				<Questions of={APPLICANT} />
				<Divider titlePlacement="start">Finding you</Divider>
				<Questions of={CONTACT} />
				<At k="tel">
					<Form.Item label="Telephone" extra="Area code first">
						<Space.Compact>
							<Button disabled>+1</Button>
							<Form.Item name="tel" noStyle>
								<Input type="tel" />
							</Form.Item>
						</Space.Compact>
					</Form.Item>
				</At>
				<Questions of={ADULT} />
				<Divider titlePlacement="start">Your studies</Divider>
				<Questions of={STUDIES} />
				<Divider titlePlacement="start">Your family</Divider>
				<Typography.Paragraph>Brothers and sisters, of whatever age, at home or not</Typography.Paragraph>
				<Form.List name="sibs">
					{(fields, { add, remove }) => (
						<>
							{fields.map(({ key, name }) => (
								<Space key={key} align="baseline">
									<At k={`sib${name}_nm`}>
										<Form.Item name={[name, "nm"]} wrapperCol={{ span: 24 }}>
											<Input placeholder="First name" />
										</Form.Item>
									</At>
									<At k={`sib${name}_ln`}>
										<Form.Item name={[name, "ln"]} wrapperCol={{ span: 24 }}>
											<Input placeholder="Last name" />
										</Form.Item>
									</At>
									<At k={`sib${name}_yr`}>
										<Form.Item name={[name, "yr"]} wrapperCol={{ span: 24 }}>
											<InputNumber placeholder="Age" min={0} max={99} />
										</Form.Item>
									</At>
									<Button type="text" onClick={() => remove(name)}>
										Remove
									</Button>
								</Space>
							))}
							<Form.Item wrapperCol={{ span: 24 }}>
								<Button type="dashed" onClick={() => add({})}>
									+ One more brother or sister
								</Button>
							</Form.Item>
						</>
					)}
				</Form.List>
				<Questions of={FAMILY} />
				<Card title="Somebody who will write for you" size="small" style={{ marginBottom: 24 }}>
					<Questions of={REFEREE} />
				</Card>
				<Questions of={CLOSE} />
				<Button type="primary" htmlType="submit">
					Send to the Foundation
				</Button>
			</Form>
		</ConfigProvider>
	);
}

function stateOf(value: unknown, kind: Kind) {
	if (kind === "box") return value === true;
	if (kind === "boxes" || kind === "many" || kind === "cascade") return value ?? [];
	if (dayjs.isDayjs(value)) return (value as Dayjs).format(kind === "month" ? "YYYY-MM" : "YYYY-MM-DD");
	return value ?? "";
}

function shownOf(key: string, kind: Kind) {
	const place = places.get(key) as HTMLElement;
	const texts = (css: string) => [...place.querySelectorAll<HTMLElement>(css)].map((each) => each.innerText.trim());
	if (kind === "select" || kind === "search" || kind === "cascade") return texts(".ant-select-content-has-value")[0] ?? "";
	if (kind === "many") return texts(".ant-select-selection-item-content");
	if (kind === "radio" || kind === "buttons") return texts("label:has(:checked)")[0] ?? "";
	if (kind === "boxes") return texts("label:has(:checked)");
	const input = place.querySelector<HTMLInputElement>("input, textarea");
	return kind === "box" ? input?.checked : input?.value;
}

const kinds = (): [string, Kind][] => [
	...QUESTIONS.map(({ k, kind }): [string, Kind] => [k, kind]),
	["tel", "text"],
	...[...places.keys()].filter((key) => /^sib\d/.test(key)).map((key): [string, Kind] => [key, "text"]),
];

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
Object.assign(window, {
	formState: () => {
		const held = values();
		const siblings = ((held.sibs ?? []) as Record<string, unknown>[]).flatMap((each, n) =>
			OFTEN.map((part) => [`sib${n}_${part}`, each[part]]),
		);
		const all = { ...held, ...Object.fromEntries(siblings) };
		return { ...Object.fromEntries(kinds().map(([key, kind]) => [key, stateOf(all[key], kind)])), submitted: sent.now };
	},
	formShown: () => Object.fromEntries(kinds().map(([key, kind]) => [key, shownOf(key, kind)])),
});
