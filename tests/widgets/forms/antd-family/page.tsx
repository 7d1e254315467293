import {
	AutoComplete,
	Button,
	Card,
	Checkbox,
	Col,
	DatePicker,
	Divider,
	Form,
	Input,
	InputNumber,
	Radio,
	Row,
	Select,
	Space,
	Switch,
	Table,
} from "antd";
import type { Dayjs } from "dayjs";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";
import "./page.css";

const stateOptions = STATES.map(([code, name]) => ({ value: code, label: name }));
const NEARBY_SCHOOLS = [
	"Anacortes High School",
	"Ashland Valley High School",
	"Coupeville High School",
	"La Conner High School",
	"Oak Harbor High School",
	"South Whidbey High School",
];
const FIELDS = [
	["12", "Art and Visual Studies"],
	["15", "Biology"],
	["18", "Chemistry and Biochemistry"],
	["21", "Computing"],
	["24", "Economics and Business"],
	["27", "Engineering, Environmental"],
	["28", "Engineering, Mechanical"],
	["31", "English and Creative Writing"],
	["33", "Environmental Policy"],
	["36", "Geology and Ocean Science"],
	["40", "History"],
	["44", "Mathematics and Statistics"],
	["51", "Nursing"],
	["60", "Psychology"],
	["99", "Not decided"],
].map(([value, label]) => ({ value, label }));
const SCHOOLING = [
	[1, "Did not finish high school"],
	[2, "Finished high school or GED"],
	[3, "Some college or trade school, no degree"],
	[4, "Two-year degree (A.A., A.S.)"],
	[5, "Four-year degree (B.A., B.S.)"],
	[6, "Graduate or professional degree"],
].map(([value, label]) => ({ value, label }));
const HOME = [
	["M", "Married to each other"],
	["U", "Not married and living together"],
	["S", "Separated"],
	["D", "Divorced"],
	["W", "Widowed"],
	["N", "Never married, living apart"],
].map(([value, label]) => ({ value, label }));
const YEARS = [
	[2627, "2026–27"],
	[2728, "2027–28"],
	[2829, "2028–29"],
].map(([value, label]) => ({ value, label }));

const EMPTY = {
	applicant: { last: "", first: "", mi: "", born: null, phone: "", email: "", ssn: "" },
	home: { street: "", town: "", state: null, zip: "" },
	status: null,
	school: { name: "", city: "", state: null, done: null, gpa: null, rank: null, size: null },
	plan: { year: null, field: null },
	test: { math: null, ebrw: null, act: null },
	parents: [0, 1].map(() => ({ first: "", last: "", living: null, schooling: null, work: "" })),
	together: null,
	firstgen: null,
	income: null,
	household: null,
	brothersSisters: null,
	siblings: [0, 1].map(() => ({ name: "", age: null, college: "" })),
	job: { employer: "", title: "", hours: null, weeks: null },
	aidNow: null,
	waiver: false,
	changes: "",
	preparer: { name: "", phone: "" },
	certify: false,
};

let submitted = false;
let values: () => object = () => EMPTY;

function flat(value: unknown, path: string): [string, unknown][] {
	if (value && typeof value === "object" && "isValid" in value)
		return [[path, (value as Dayjs).format(path === "school.done" ? "YYYY-MM" : "YYYY-MM-DD")]];
	if (value && typeof value === "object") return Object.entries(value).flatMap(([key, each]) => flat(each, path ? `${path}.${key}` : key));
	return [[path, value ?? null]];
}

function shown(key: string): unknown {
	const element = document.getElementById(`iaa_${key.replaceAll(".", "_")}`);
	if (!element) return "";
	const select = element.closest(".ant-select");
	if (select && !select.classList.contains("ant-select-auto-complete"))
		return select.querySelector(".ant-select-content-has-value, .ant-select-selection-item")?.textContent?.trim() ?? "";
	if (element.classList.contains("ant-radio-group"))
		return element.querySelector(".ant-radio-wrapper-checked, .ant-radio-button-wrapper-checked")?.textContent?.trim() ?? "";
	if (element.getAttribute("role") === "switch") return element.getAttribute("aria-checked") === "true";
	const input = element as HTMLInputElement;
	return input.type === "checkbox" ? input.checked : input.value;
}

function ParentCard({ n, title }: { n: number; title: string }) {
	return (
		<Card title={title} size="small" style={{ height: "100%" }}>
			<Row gutter={12}>
				<Col span={12}>
					<Form.Item name={["parents", n, "first"]} label="First name">
						<Input />
					</Form.Item>
				</Col>
				<Col span={12}>
					<Form.Item name={["parents", n, "last"]} label="Last name">
						<Input />
					</Form.Item>
				</Col>
			</Row>
			<Form.Item name={["parents", n, "living"]} label="Is this person living?">
				<Radio.Group optionType="button" options={["Yes", "No"]} />
			</Form.Item>
			<Form.Item name={["parents", n, "schooling"]} label="Highest schooling completed">
				<Select options={SCHOOLING} placeholder="Choose one" />
			</Form.Item>
			<Form.Item name={["parents", n, "work"]} label="Occupation" extra="The kind of work, e.g. fisherman, bookkeeper, homemaker">
				<Input />
			</Form.Item>
		</Card>
	);
}

function Page() {
	const [form] = Form.useForm();
	const [sent, setSent] = useState(false);
	values = () => form.getFieldsValue(true) as object;
	const cell = (name: (string | number)[], input: React.ReactNode) => (
		<Form.Item name={name} noStyle>
			{input}
		</Form.Item>
	);
	return (
		<div className="sheet">
			<div className="masthead">
				<h1>Saratoga Passage College</h1>
				<div>Student Financial Services · Application for institutional grants, first-year students</div>
			</div>
			<p className="fine">
				This form does not replace the FAFSA or WASFA. Answer as things stand on the day you file. Leave a line empty if it does not apply
				to your family.
			</p>
			<Form
				form={form}
				name="iaa"
				layout="vertical"
				initialValues={EMPTY}
				onFinish={() => {
					submitted = true;
					setSent(true);
				}}
			>
				<Divider titlePlacement="start">Section A. Applicant</Divider>
				<Row gutter={16}>
					<Col span={10}>
						<Form.Item name={["applicant", "last"]} label="Family name" rules={[{ required: true }]}>
							<Input />
						</Form.Item>
					</Col>
					<Col span={10}>
						<Form.Item name={["applicant", "first"]} label="Given name" rules={[{ required: true }]}>
							<Input />
						</Form.Item>
					</Col>
					<Col span={4}>
						<Form.Item name={["applicant", "mi"]} label="M.I.">
							<Input maxLength={2} />
						</Form.Item>
					</Col>
				</Row>
				<Row gutter={16}>
					<Col span={8}>
						<Form.Item name={["applicant", "born"]} label="Date of birth">
							<DatePicker format="MM/DD/YYYY" placeholder="mm/dd/yyyy" style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name={["applicant", "ssn"]} label="Social Security number">
							<Input.Password visibilityToggle={false} autoComplete="off" />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name={["applicant", "phone"]} label="Phone where we can reach you">
							<Input inputMode="tel" />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name={["applicant", "email"]} label="E-mail" tooltip="Award letters are sent here, not to your high school account.">
					<Input />
				</Form.Item>
				<Form.Item label="Permanent home address">
					<Form.Item name={["home", "street"]} noStyle>
						<Input placeholder="Number, street, apartment" style={{ marginBottom: 8 }} />
					</Form.Item>
					<Space.Compact block>
						{cell(["home", "town"], <Input placeholder="City" />)}
						{cell(
							["home", "state"],
							<Select showSearch={{ optionFilterProp: "label" }} options={stateOptions} placeholder="State" style={{ width: 240 }} />,
						)}
						{cell(["home", "zip"], <Input placeholder="ZIP" style={{ width: 120 }} />)}
					</Space.Compact>
				</Form.Item>
				<Form.Item name="status" label="For purposes of federal aid, you are">
					<Radio.Group
						options={[
							{ value: "cit", label: "a citizen of the United States" },
							{ value: "enc", label: "an eligible noncitizen (permanent resident, refugee, asylee)" },
							{ value: "oth", label: "neither of these" },
						]}
					/>
				</Form.Item>

				<Divider titlePlacement="start">Section B. School record and plans</Divider>
				<Form.Item name={["school", "name"]} label="Secondary school you attend" extra="If it is not in the list, type the full name.">
					<AutoComplete
						options={NEARBY_SCHOOLS.map((value) => ({ value }))}
						showSearch={{ filterOption: (typed, option) => String(option?.value).toLowerCase().includes(typed.toLowerCase()) }}
					/>
				</Form.Item>
				<Row gutter={16}>
					<Col span={8}>
						<Form.Item name={["school", "city"]} label="City of the school">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name={["school", "state"]} label="State of the school">
							<Select showSearch={{ optionFilterProp: "label" }} options={stateOptions} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name={["school", "done"]} label="Month and year you will receive your diploma">
							<DatePicker picker="month" format="MMM YYYY" placeholder="Month, year" style={{ width: "100%" }} />
						</Form.Item>
					</Col>
				</Row>
				<Row gutter={16}>
					<Col span={8}>
						<Form.Item name={["school", "gpa"]} label="Unweighted grade average (4.00 = A)">
							<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col span={16}>
						<Form.Item label="Standing in your class, if your school ranks">
							<Space>
								<span>I am number</span>
								{cell(["school", "rank"], <InputNumber min={1} />)}
								<span>in a class of</span>
								{cell(["school", "size"], <InputNumber min={1} />)}
							</Space>
						</Form.Item>
					</Col>
				</Row>
				<Row gutter={16}>
					<Col span={8}>
						<Form.Item name={["test", "math"]} label="SAT Math, best">
							<InputNumber min={200} max={800} controls={false} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name={["test", "ebrw"]} label="SAT Reading and Writing, best">
							<InputNumber min={200} max={800} controls={false} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name={["test", "act"]} label="ACT composite from a single test date">
							<InputNumber min={1} max={36} controls={false} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
				</Row>
				<Row gutter={16}>
					<Col span={8}>
						<Form.Item name={["plan", "year"]} label="First year at Saratoga Passage">
							<Select options={YEARS} placeholder="Academic year" />
						</Form.Item>
					</Col>
					<Col span={16}>
						<Form.Item name={["plan", "field"]} label="What do you expect to major in?">
							<Select showSearch={{ optionFilterProp: "label" }} options={FIELDS} allowClear />
						</Form.Item>
					</Col>
				</Row>

				<Divider titlePlacement="start">Section C. Your parents</Divider>
				<p className="fine">Report both parents, wherever they live. Do not report stepparents here.</p>
				<Row gutter={16} style={{ marginBottom: 20 }}>
					<Col span={12}>
						<ParentCard n={0} title="First parent" />
					</Col>
					<Col span={12}>
						<ParentCard n={1} title="Second parent" />
					</Col>
				</Row>
				<Form.Item name="together" label="Your parents are currently">
					<Select options={HOME} placeholder="Select the one that describes them" />
				</Form.Item>
				<Form.Item name="firstgen" label="Will you be in the first generation of your family to attend college?">
					<Radio.Group options={["Yes", "No", "Not sure"]} />
				</Form.Item>

				<Divider titlePlacement="start">Section D. Household</Divider>
				<Row gutter={16}>
					<Col span={8}>
						<Form.Item name="income" label="Total yearly income of your household, before taxes">
							<InputNumber<number>
								prefix="$"
								controls={false}
								style={{ width: "100%" }}
								formatter={(value) => `${value ?? ""}`.replace(/\B(?=(\d{3})+(?!\d))/g, ",")}
								parser={(text) => Number((text ?? "").replace(/[^\d.]/g, ""))}
							/>
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="household" label="People your parents will support next year">
							<InputNumber min={1} max={20} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name="brothersSisters" label="How many brothers and sisters have you?">
							<InputNumber min={0} max={20} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
				</Row>
				<Table
					size="small"
					pagination={false}
					rowKey="n"
					title={() => "Your brothers and sisters, oldest first"}
					dataSource={[{ n: 0 }, { n: 1 }]}
					columns={[
						{ title: "Full name", render: (_, { n }) => cell(["siblings", n, "name"], <Input variant="filled" />) },
						{ title: "Age", width: 110, render: (_, { n }) => cell(["siblings", n, "age"], <InputNumber min={0} max={99} />) },
						{ title: "College attending next fall", render: (_, { n }) => cell(["siblings", n, "college"], <Input variant="filled" />) },
					]}
				/>

				<Divider titlePlacement="start">Section E. Your own work and aid</Divider>
				<p className="fine">If you hold a paying job during high school, tell us about it. Babysitting and yard work count.</p>
				<Row gutter={16}>
					<Col span={8}>
						<Form.Item name={["job", "employer"]} label="Who do you work for?">
							<Input />
						</Form.Item>
					</Col>
					<Col span={8}>
						<Form.Item name={["job", "title"]} label="Your job">
							<Input />
						</Form.Item>
					</Col>
					<Col span={4}>
						<Form.Item name={["job", "hours"]} label="Hours a week">
							<InputNumber min={0} max={80} />
						</Form.Item>
					</Col>
					<Col span={4}>
						<Form.Item name={["job", "weeks"]} label="Weeks a year">
							<InputNumber min={0} max={52} />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name="aidNow" label="Do you receive financial aid at present?">
					<Radio.Group options={["Yes", "No"]} />
				</Form.Item>
				<Form.Item name="waiver" valuePropName="checked" label="I intend to request a waiver of application fees" layout="horizontal">
					<Switch />
				</Form.Item>
				<Form.Item
					name="changes"
					label="Tell us of any change in your family’s circumstances since last year (loss of work, illness, a move) that the figures above do not show."
				>
					<Input.TextArea rows={4} showCount maxLength={1500} />
				</Form.Item>

				<Divider titlePlacement="start">Section F. Certification</Divider>
				<Row gutter={16}>
					<Col span={12}>
						<Form.Item name={["preparer", "name"]} label="Person other than the applicant or parent who prepared this form">
							<Input placeholder="Name" />
						</Form.Item>
					</Col>
					<Col span={12}>
						<Form.Item name={["preparer", "phone"]} label="Preparer’s telephone">
							<Input />
						</Form.Item>
					</Col>
				</Row>
				<Form.Item name="certify" valuePropName="checked">
					<Checkbox>
						We certify that the information on this form is true and complete, and agree to give proof of it if the college asks.
					</Checkbox>
				</Form.Item>
				<Button type="primary" htmlType="submit" disabled={sent}>
					{sent ? "Filed" : "File application"}
				</Button>
			</Form>
		</div>
	);
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(flat(values(), "")), submitted }),
	formShown: () => Object.fromEntries(flat(EMPTY, "").map(([key]) => [key, shown(key)])),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Page />);
