import { Alert, Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, type FormInstance, Input, InputNumber, Layout, Radio, Row, Select, Space, Typography } from "antd";
import dayjs from "dayjs";
import { createRoot } from "react-dom/client";

const { Title, Paragraph, Text } = Typography;

const STATES = (
	"AL:Alabama AK:Alaska AZ:Arizona AR:Arkansas CA:California CO:Colorado CT:Connecticut DE:Delaware FL:Florida GA:Georgia HI:Hawaii ID:Idaho IL:Illinois IN:Indiana IA:Iowa KS:Kansas KY:Kentucky LA:Louisiana ME:Maine MD:Maryland MA:Massachusetts MI:Michigan MN:Minnesota MS:Mississippi MO:Missouri MT:Montana NE:Nebraska NV:Nevada NH:New_Hampshire NJ:New_Jersey NM:New_Mexico NY:New_York NC:North_Carolina ND:North_Dakota OH:Ohio OK:Oklahoma OR:Oregon PA:Pennsylvania RI:Rhode_Island SC:South_Carolina SD:South_Dakota TN:Tennessee TX:Texas UT:Utah VT:Vermont VA:Virginia WA:Washington WV:West_Virginia WI:Wisconsin WY:Wyoming"
)
	.split(" ")
	.map((each) => ({ value: each.slice(0, 2), label: each.slice(3).replaceAll("_", " ") }));
const DIALING = [
	{ value: "1", label: "+1" },
	{ value: "44", label: "+44" },
	{ value: "52", label: "+52" },
	{ value: "81", label: "+81" },
	{ value: "234", label: "+234" },
];
const GRADES = [
	{ value: 9, label: "9th" },
	{ value: 10, label: "10th" },
	{ value: 11, label: "11th" },
	{ value: 12, label: "12th" },
];
const RACES = [
	{ value: "ai", label: "American Indian or Alaska Native" },
	{ value: "as", label: "Asian" },
	{ value: "bl", label: "Black or African American" },
	{ value: "pi", label: "Native Hawaiian or other Pacific Islander" },
	{ value: "wh", label: "White" },
	{ value: "no", label: "I would rather not say" },
];

const search = { showSearch: true, optionFilterProp: "label" } as const;

function Delegate() {
	return (
		<>
			<Divider titlePlacement="start">The delegate</Divider>
			<Form.Item label="Name" required>
				<Row gutter={8}>
					<Col span={12}>
						<Form.Item name={["name", "first"]} noStyle>
							<Input placeholder="First" />
						</Form.Item>
					</Col>
					<Col span={12}>
						<Form.Item name={["name", "last"]} noStyle>
							<Input placeholder="Last" />
						</Form.Item>
					</Col>
				</Row>
			</Form.Item>
			<Form.Item name="nickname" label="Goes by" tooltip="We print this on your name tag">
				<Input />
			</Form.Item>
			<Form.Item name="pronouns" label="Pronouns">
				<Select
					allowClear
					placeholder="Choose"
					options={[
						{ value: "s", label: "she, her, hers" },
						{ value: "h", label: "he, him, his" },
						{ value: "t", label: "they, them, theirs" },
						{ value: "o", label: "other" },
					]}
				/>
			</Form.Item>
			<Form.Item name="birthday" label="Birthday" required extra="Delegates are between 15 and 18 years of age on the first day of the Summit.">
				<DatePicker format="MM/DD/YYYY" placeholder="MM/DD/YYYY" />
			</Form.Item>
			<Form.Item name="email" label="Email" required>
				<Input />
			</Form.Item>
			<Form.Item label="Cell phone" extra="Your cabin leader will text you the bus schedule.">
				<Space.Compact block>
					<Form.Item name={["cell", "code"]} noStyle>
						<Select placeholder="+" options={DIALING} style={{ width: 90 }} />
					</Form.Item>
					<Form.Item name={["cell", "number"]} noStyle>
						<Input placeholder="area code and number" />
					</Form.Item>
				</Space.Compact>
			</Form.Item>
			<Form.Item label="Home" required>
				<Space orientation="vertical" style={{ width: "100%" }}>
					<Form.Item name={["home", "street"]} noStyle>
						<Input placeholder="Street" />
					</Form.Item>
					<Form.Item name={["home", "unit"]} noStyle>
						<Input placeholder="Apartment or unit, if any" />
					</Form.Item>
					<Row gutter={8}>
						<Col span={10}>
							<Form.Item name={["home", "city"]} noStyle>
								<Input placeholder="City" />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name={["home", "region"]} noStyle>
								<Select {...search} placeholder="State" options={STATES} style={{ width: "100%" }} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name={["home", "zip"]} noStyle>
								<Input placeholder="ZIP" />
							</Form.Item>
						</Col>
					</Row>
				</Space>
			</Form.Item>
			<Form.Item name="hispanic" label="Hispanic or Latino/a?">
				<Radio.Group
					options={[
						{ value: true, label: "Yes" },
						{ value: false, label: "No" },
					]}
				/>
			</Form.Item>
			<Form.Item name="race" label="Race" extra="Mark all that describe you. Our funders ask us to count; selectors never see it.">
				<Checkbox.Group options={RACES} style={{ display: "grid" }} />
			</Form.Item>
		</>
	);
}

function School() {
	return (
		<>
			<Divider titlePlacement="start">At school</Divider>
			<Form.Item name={["school", "name"]} label="School" required extra="Spell it out: “Central High School”, not “CHS”.">
				<Input />
			</Form.Item>
			<Form.Item label="Where is it?">
				<Row gutter={8}>
					<Col span={14}>
						<Form.Item name={["school", "city"]} noStyle>
							<Input placeholder="Town" />
						</Form.Item>
					</Col>
					<Col span={10}>
						<Form.Item name={["school", "region"]} noStyle>
							<Select {...search} placeholder="State" options={STATES} style={{ width: "100%" }} />
						</Form.Item>
					</Col>
				</Row>
			</Form.Item>
			<Form.Item name={["school", "grade"]} label="Grade you are in this year" required>
				<Radio.Group optionType="button" options={GRADES} />
			</Form.Item>
			<Form.Item name={["school", "classOf"]} label="Class of">
				<DatePicker picker="year" placeholder="Year" />
			</Form.Item>
			<Form.Item name={["school", "gpa"]} label="Unweighted GPA">
				<InputNumber min={0} max={4} step={0.01} style={{ width: 140 }} />
			</Form.Item>
			<Form.Item label="Standing in class">
				<Space>
					<Form.Item name={["school", "rank"]} noStyle>
						<InputNumber min={1} style={{ width: 90 }} />
					</Form.Item>
					<Text>out of</Text>
					<Form.Item name={["school", "size"]} noStyle>
						<InputNumber min={1} style={{ width: 90 }} />
					</Form.Item>
					<Text type="secondary">students</Text>
				</Space>
			</Form.Item>
			<Form.Item name="career" label="Career you have in mind" extra="We pair delegates with professionals. A guess is fine.">
				<Input />
			</Form.Item>
		</>
	);
}

function Leadership() {
	return (
		<>
			<Divider titlePlacement="start">Where you lead</Divider>
			<Paragraph type="secondary">
				Add up to three roles that you hold or have held: in a team, a club, a congregation, a workplace, a cause. Titles matter less to us than what depends on you.
			</Paragraph>
			<Form.List name="positions">
				{(rows, { add, remove }) => (
					<>
						{rows.map(({ key, name, ...rest }) => (
							<Space key={key} align="baseline" style={{ display: "flex", marginBottom: 4 }}>
								<Form.Item {...rest} name={[name, "org"]} wrapperCol={{ span: 24 }}>
									<Input placeholder="Organization" style={{ width: 230 }} />
								</Form.Item>
								<Form.Item {...rest} name={[name, "title"]} wrapperCol={{ span: 24 }}>
									<Input placeholder="Role or title" style={{ width: 170 }} />
								</Form.Item>
								<Form.Item {...rest} name={[name, "grades"]} wrapperCol={{ span: 24 }}>
									<Select mode="multiple" placeholder="Grades" options={GRADES} style={{ width: 220 }} />
								</Form.Item>
								<Form.Item {...rest} name={[name, "hours"]} wrapperCol={{ span: 24 }}>
									<InputNumber placeholder="Hrs/wk" min={0} max={80} style={{ width: 85 }} />
								</Form.Item>
								{rows.length > 1 && (
									<Button type="text" size="small" aria-label="Remove" onClick={() => remove(name)}>
										✕
									</Button>
								)}
							</Space>
						))}
						<Button type="dashed" block disabled={rows.length > 2} onClick={() => add()}>
							+ Add a role
						</Button>
					</>
				)}
			</Form.List>
			<Divider titlePlacement="start">Proud moments</Divider>
			<Form.List name="awards">
				{(rows, { add }) => (
					<Space orientation="vertical" style={{ width: "100%" }}>
						{rows.map(({ key, name }) => (
							<Card key={key} size="small">
								<Form.Item name={[name, "what"]} label="Award or honor">
									<Input />
								</Form.Item>
								<Form.Item name={[name, "why"]} label="What was it for?" style={{ marginBottom: 0 }}>
									<Input.TextArea rows={2} maxLength={140} showCount />
								</Form.Item>
							</Card>
						))}
						<Button type="dashed" block disabled={rows.length > 2} onClick={() => add()}>
							+ Add an honor
						</Button>
					</Space>
				)}
			</Form.List>
		</>
	);
}

const Guardian = ({ at, title }: { at: string; title: string }) => (
	<Form.Item label={title}>
		<Row gutter={8}>
			<Col span={7}>
				<Form.Item name={[at, "first"]} noStyle>
					<Input placeholder="First name" />
				</Form.Item>
			</Col>
			<Col span={8}>
				<Form.Item name={[at, "last"]} noStyle>
					<Input placeholder="Last name" />
				</Form.Item>
			</Col>
			<Col span={9}>
				<Form.Item name={[at, "job"]} noStyle>
					<Input placeholder="Occupation" />
				</Form.Item>
			</Col>
		</Row>
	</Form.Item>
);

function Family() {
	return (
		<>
			<Divider titlePlacement="start">Your people</Divider>
			<Guardian at="guardian1" title="First parent or guardian" />
			<Guardian at="guardian2" title="Second parent or guardian" />
			<Form.Item label="Brothers and sisters" extra="Siblings of delegates are invited to the closing dinner.">
				<Form.List name="siblings">
					{(rows, { add }) => (
						<>
							{rows.map(({ key, name }) => (
								<Space key={key} style={{ display: "flex", marginBottom: 8 }}>
									<Form.Item name={[name, "name"]} noStyle>
										<Input placeholder="First and last name" style={{ width: 280 }} />
									</Form.Item>
									<Form.Item name={[name, "age"]} noStyle>
										<InputNumber placeholder="Age" min={0} max={99} />
									</Form.Item>
								</Space>
							))}
							<Button type="link" onClick={() => add()}>
								+ Add a sibling
							</Button>
						</>
					)}
				</Form.List>
			</Form.Item>
			<Form.Item label="If we cannot reach them" extra="A neighbor, relative or family friend over 21 who can come for you.">
				<Row gutter={8}>
					<Col span={14}>
						<Form.Item name={["other", "name"]} noStyle>
							<Input placeholder="Name" />
						</Form.Item>
					</Col>
					<Col span={10}>
						<Form.Item name={["other", "phone"]} noStyle>
							<Input placeholder="Phone" />
						</Form.Item>
					</Col>
				</Row>
			</Form.Item>
		</>
	);
}

function Rest() {
	return (
		<>
			<Divider titlePlacement="start">Before you go</Divider>
			<Form.Item name="counselor" label="School counselor" extra="We will ask for a short confirmation of good standing.">
				<Input />
			</Form.Item>
			<Form.Item name="shirt" label="Shirt">
				<Radio.Group optionType="button" options={["XS", "S", "M", "L", "XL", "2XL"]} />
			</Form.Item>
			<Form.Item name="food" label="Foods you cannot eat">
				<Input />
			</Form.Item>
			<Form.Item name="letter" label="A letter to the you of next August" required extra="What should have changed in you by then? One page at most. We mail it back to you.">
				<Input.TextArea rows={6} />
			</Form.Item>
			<Form.Item name="passcode" label="Passcode" extra="At least 8 characters. You will need it to come back to this application.">
				<Input.Password autoComplete="new-password" />
			</Form.Item>
			<Form.Item name="release" valuePropName="checked" wrapperCol={{ offset: 7, span: 17 }}>
				<Checkbox>My parent or guardian and I allow the Summit to photograph me and to publish the pictures.</Checkbox>
			</Form.Item>
		</>
	);
}

let form: FormInstance;
let submitted = false;

function App() {
	[form] = Form.useForm();
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#0b6e4f", borderRadius: 4 } }}>
			<Layout style={{ minHeight: "100vh" }}>
				<Layout.Content style={{ maxWidth: 860, margin: "24px auto", padding: "24px 40px", background: "#fff" }}>
					<Title level={2}>Three Rivers Youth Leadership Summit</Title>
					<Paragraph>
						Six days in July at Camp Latgawa, paid for by the service clubs of the Three Rivers district. Each club sends two delegates. Fill in this form yourself; your parents sign on paper later.
					</Paragraph>
					<Alert type="warning" showIcon title="Clubs choose their delegates on April 10. Applications received after that day go to a waiting list." style={{ marginBottom: 16 }} />
					<Form
						form={form}
						name="delegate"
						labelCol={{ span: 7 }}
						wrapperCol={{ span: 17 }}
						labelWrap
						initialValues={{ positions: [{}], awards: [{}], siblings: [] }}
					>
						<Delegate />
						<School />
						<Leadership />
						<Family />
						<Rest />
						<Form.Item wrapperCol={{ offset: 7, span: 17 }}>
							<Button
								type="primary"
								onClick={() => {
									submitted = true;
									form.submit();
								}}
							>
								Send to my club
							</Button>
						</Form.Item>
					</Form>
				</Layout.Content>
			</Layout>
		</ConfigProvider>
	);
}

const SINGLE =
	"name.first name.last nickname pronouns birthday email cell.code cell.number home.street home.unit home.city home.region home.zip hispanic race school.name school.city school.region school.grade school.classOf school.gpa school.rank school.size career guardian1.first guardian1.last guardian1.job guardian2.first guardian2.last guardian2.job other.name other.phone counselor shirt food letter passcode release".split(
		" ",
	);
const REPEATED: Record<string, string[]> = { positions: ["org", "title", "grades", "hours"], awards: ["what", "why"], siblings: ["name", "age"] };
const pathOf = (key: string) => key.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
const keys = () => [
	...SINGLE,
	...Object.entries(REPEATED).flatMap(([list, parts]) =>
		((form.getFieldValue(list) as unknown[] | undefined) ?? []).flatMap((_, row) => parts.map((part) => `${list}.${row}.${part}`)),
	),
];
function sent(key: string) {
	const value: unknown = form.getFieldValue(pathOf(key));
	if (dayjs.isDayjs(value)) return value.format(key === "school.classOf" ? "YYYY" : "YYYY-MM-DD");
	return value ?? null;
}

const words = (element: Element | null | undefined) => (element?.textContent ?? "").trim();
function read(key: string) {
	const name = pathOf(key);
	const element = document.getElementById(`delegate_${name.join("_")}`) as HTMLInputElement | null;
	if (key === "race") {
		const boxes = [...document.querySelectorAll(".ant-checkbox-group input:checked")];
		return boxes.map((box) => words(box.closest("label")));
	}
	if (!element) return undefined;
	if (element.querySelector("input[type=radio]")) return words(element.querySelector("input[type=radio]:checked")?.closest("label"));
	if (element.type === "checkbox") return element.checked;
	const select = element.closest(".ant-select");
	if (select?.classList.contains("ant-select-multiple")) return [...select.querySelectorAll(".ant-select-selection-item-content")].map(words);
	if (select) {
		const content = select.querySelector(".ant-select-content")?.cloneNode(true) as Element;
		for (const other of content.querySelectorAll("input, .ant-select-placeholder")) other.remove();
		return words(content);
	}
	return element.value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(keys().map((key) => [key, sent(key)])), submitted }),
	formShown: () => Object.fromEntries(keys().map((key) => [key, read(key)])),
});

createRoot(document.getElementById("root") as HTMLElement).render(<App />);
