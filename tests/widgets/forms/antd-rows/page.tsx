import {
	Button,
	Card,
	Checkbox,
	Col,
	DatePicker,
	Divider,
	Flex,
	Form,
	Input,
	InputNumber,
	Layout,
	Radio,
	Row,
	Select,
	Space,
	Switch,
	Table,
	Typography,
} from "antd";
import { isDayjs } from "dayjs";
import { createRoot } from "react-dom/client";
import { STATES } from "../../lists";

const texts = (words: string) => words.split("|").map((label) => ({ value: label, label }));
const coded = (words: string) =>
	words.split("|").map((pair) => {
		const [value = "", label] = pair.split("=");
		return { value, label };
	});
const PRONOUNS = texts("she / her / hers|he / him / his|they / them / theirs|she / they|he / they|Ask me");
const EDUCATION = coded(
	"1=8th grade or less|2=Some high school|3=High school diploma or GED|4=Some college, no degree|5=Associate’s degree|6=Bachelor’s degree|7=Master’s, professional or doctorate",
);
const INCOME = coded(
	"a=Below $25,000|b=$25,000 – $49,999|c=$50,000 – $74,999|d=$75,000 – $99,999|e=$100,000 or more|z=I would rather not say",
);
const LANGUAGES = texts(
	"Amharic|Arabic|Cantonese|English|French|Hindi|Hmong|Igbo|Korean|Mandarin|Portuguese|Russian|Somali|Spanish|Tagalog|Ukrainian|Vietnamese|Yoruba",
);
const GRADES = coded("9=9th|10=10th|11=11th|12=12th");
const YEARS = coded("fr=Freshman year|so=Sophomore year|jr=Junior year|sr=Senior year");
const HEARD = texts("My counselor|A teacher or coach|A past Halvorsen Scholar|Social media|A website");

const EMPTY = {
	activities: [{}, {}, {}],
	honors: [{}, {}, {}],
	firstGen: false,
	promise: false,
};
/** What is asked once, then the columns of both lists. */
const SINGLE = (
	"full nick pronouns bday mail cell street unit town st zip nameA workA eduA nameB workB eduB parents income firstGen langs " +
	"school where level grad gpa gpaPlus rank psat satSuper actSuper recName recMail heard essay promise sign"
).split(" ");
const COLUMNS = { activities: ["org", "role", "grades", "hours"], honors: ["title", "when"] };

const status = { submitted: false };
let valuesNow: () => Record<string, unknown> = () => ({});

function Guardian({ letter, title }: { letter: string; title: string }) {
	return (
		<Card size="small" title={title}>
			<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Name" name={`name${letter}`}>
				<Input />
			</Form.Item>
			<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Line of work" name={`work${letter}`}>
				<Input />
			</Form.Item>
			<Form.Item layout="vertical" labelCol={{ span: 24 }} wrapperCol={{ span: 24 }} label="Schooling completed" name={`edu${letter}`}>
				<Select options={EDUCATION} />
			</Form.Item>
		</Card>
	);
}

function Scholars() {
	const [form] = Form.useForm();
	valuesNow = () => form.getFieldsValue(true);
	const activityColumns = [
		{ title: "Group, team or employer", render: (_: unknown, { name }: { name: number }) => cell(name, "org", <Input />) },
		{ title: "What you were", render: (_: unknown, { name }: { name: number }) => cell(name, "role", <Input />) },
		{
			title: "Grades you did it in",
			width: 230,
			render: (_: unknown, { name }: { name: number }) => cell(name, "grades", <Select mode="multiple" options={GRADES} />),
		},
		{
			title: "Hrs/wk",
			width: 90,
			render: (_: unknown, { name }: { name: number }) => cell(name, "hours", <InputNumber min={0} max={60} />),
		},
	];
	const cell = (row: number, column: string, input: React.ReactNode) => (
		<Form.Item name={[row, column]} wrapperCol={{ span: 24 }} style={{ margin: 0 }}>
			{input}
		</Form.Item>
	);
	return (
		<Layout.Content style={{ maxWidth: 920, margin: "0 auto", padding: 24 }}>
			<Typography.Title level={2}>Halvorsen Scholars</Typography.Title>
			<Typography.Paragraph>
				The Halvorsen Family Foundation pays up to half the cost of four years of college for thirty students a year. It takes most people
				about an hour to apply. There are no trick questions.
			</Typography.Paragraph>
			<Form
				form={form}
				name="scholar"
				labelCol={{ span: 8 }}
				wrapperCol={{ span: 16 }}
				initialValues={EMPTY}
				onFinish={() => {
					status.submitted = true;
				}}
			>
				<Typography.Title level={4}>1. The basics</Typography.Title>
				<Form.Item label="Full legal name" name="full" required>
					<Input />
				</Form.Item>
				<Form.Item label="What people call you" name="nick" tooltip="If it differs from your first name">
					<Input />
				</Form.Item>
				<Form.Item label="Pronouns" name="pronouns">
					<Select allowClear options={PRONOUNS} />
				</Form.Item>
				<Form.Item label="Birthday" name="bday" required>
					<DatePicker format="MMM D, YYYY" style={{ width: "100%" }} />
				</Form.Item>
				<Form.Item label="E-mail" name="mail" required extra="One you will still be able to read after graduation.">
					<Input />
				</Form.Item>
				<Form.Item label="Mobile" name="cell">
					<Input prefix="+1" />
				</Form.Item>
				<Form.Item label="Where do we send mail?">
					<Space.Compact block>
						<Form.Item name="street" noStyle>
							<Input placeholder="Street address" />
						</Form.Item>
						<Form.Item name="unit" noStyle>
							<Input placeholder="Apt." style={{ width: 110 }} />
						</Form.Item>
					</Space.Compact>
					<Space.Compact block style={{ marginTop: 8 }}>
						<Form.Item name="town" noStyle>
							<Input placeholder="City" />
						</Form.Item>
						<Form.Item name="st" noStyle>
							<Select
								showSearch
								placeholder="State"
								style={{ width: 110 }}
								options={STATES.map(([code]) => ({ value: code, label: code }))}
							/>
						</Form.Item>
						<Form.Item name="zip" noStyle>
							<Input placeholder="ZIP" style={{ width: 120 }} />
						</Form.Item>
					</Space.Compact>
				</Form.Item>

				<Divider />
				<Typography.Title level={4}>2. Home</Typography.Title>
				<Row gutter={16}>
					<Col span={12}>
						<Guardian letter="A" title="Parent or guardian" />
					</Col>
					<Col span={12}>
						<Guardian letter="B" title="Other parent or guardian, if any" />
					</Col>
				</Row>
				<br />
				<Form.Item label="Your parents are" name="parents">
					<Radio.Group optionType="button" options={texts("Married|Separated|Divorced|Never married|Widowed")} />
				</Form.Item>
				<Form.Item label="Household income in a year" name="income" extra="All wages and benefits together, before taxes">
					<Select options={INCOME} />
				</Form.Item>
				<Form.Item
					label="First-generation college student"
					name="firstGen"
					valuePropName="checked"
					extra="Neither parent has a four-year degree"
				>
					<Switch checkedChildren="Yes" unCheckedChildren="No" />
				</Form.Item>
				<Form.Item label="Languages you know" name="langs">
					<Select mode="multiple" options={LANGUAGES} placeholder="Choose all, English too" />
				</Form.Item>

				<Divider />
				<Typography.Title level={4}>3. School</Typography.Title>
				<Form.Item label="High school" name="school" required>
					<Input />
				</Form.Item>
				<Form.Item label="City and state of the school" name="where">
					<Input />
				</Form.Item>
				<Form.Item label="This year you are a" name="level">
					<Radio.Group options={texts("Sophomore|Junior|Senior|Graduate")} />
				</Form.Item>
				<Form.Item label="You graduate in" name="grad">
					<DatePicker picker="month" format="MMMM YYYY" />
				</Form.Item>
				<Form.Item label="GPA" name="gpa" extra="Unweighted and cumulative, out of 4.0">
					<InputNumber min={0} max={4} step={0.01} />
				</Form.Item>
				<Form.Item label="Weighted GPA" name="gpaPlus" extra="If your school reports one">
					<InputNumber min={0} max={6} step={0.01} />
				</Form.Item>
				<Form.Item label="Class rank" extra="Write both numbers, as in 20 / 180">
					<Form.Item name="rank" noStyle>
						<Input placeholder="rank / class size" style={{ width: 180 }} />
					</Form.Item>
				</Form.Item>
				<Form.Item label="PSAT/NMSQT total" name="psat">
					<InputNumber min={320} max={1520} step={10} />
				</Form.Item>
				<Form.Item label="SAT superscore" name="satSuper">
					<InputNumber min={400} max={1600} step={10} />
				</Form.Item>
				<Form.Item label="ACT superscore" name="actSuper">
					<InputNumber min={1} max={36} />
				</Form.Item>

				<Divider />
				<Typography.Title level={4}>4. Outside of class</Typography.Title>
				<Typography.Paragraph>
					Clubs, sports, volunteering, jobs, in any order. Leave a line empty if you do not need it.
				</Typography.Paragraph>
				<Form.List name="activities">
					{(fields) => <Table size="small" pagination={false} rowKey="key" dataSource={fields} columns={activityColumns} />}
				</Form.List>
				<br />
				<Typography.Title level={5}>Honors and prizes</Typography.Title>
				<Form.List name="honors">
					{(fields, { add }) => (
						<>
							{fields.map(({ key, name }) => (
								<Flex key={key} gap={8} style={{ marginBottom: 8 }}>
									<Form.Item name={[name, "title"]} noStyle>
										<Input placeholder="Honor or prize" />
									</Form.Item>
									<Form.Item name={[name, "when"]} noStyle>
										<Select placeholder="Received in" options={YEARS} style={{ width: 220 }} />
									</Form.Item>
								</Flex>
							))}
							<Button type="dashed" onClick={() => add({})}>
								Add another
							</Button>
						</>
					)}
				</Form.List>

				<Divider />
				<Typography.Title level={4}>5. Last things</Typography.Title>
				<Form.Item label="Recommender’s name" name="recName">
					<Input />
				</Form.Item>
				<Form.Item label="Recommender’s e-mail" name="recMail">
					<Input />
				</Form.Item>
				<Form.Item label="How did you find us?" name="heard">
					<Select options={HEARD} />
				</Form.Item>
				<Form.Item label="What would change for you?" name="essay" extra="If we paid for half of college. 250 words.">
					<Input.TextArea rows={6} showCount maxLength={1800} />
				</Form.Item>
				<Form.Item name="promise" valuePropName="checked" wrapperCol={{ offset: 8 }}>
					<Checkbox>I wrote this application myself and I agree to the Foundation’s terms.</Checkbox>
				</Form.Item>
				<Form.Item label="Initials" name="sign" extra="They stand for your signature.">
					<Input style={{ width: 90 }} />
				</Form.Item>
				<Form.Item wrapperCol={{ offset: 8 }}>
					<Button type="primary" htmlType="submit">
						Send
					</Button>
				</Form.Item>
			</Form>
		</Layout.Content>
	);
}

const plain = (name: string, value: unknown) =>
	isDayjs(value) ? value.format(name === "grad" ? "YYYY-MM" : "YYYY-MM-DD") : value === undefined ? "" : value;

function read(id: string): unknown {
	const control = document.getElementById(id);
	if (!control) return "";
	if (control instanceof HTMLInputElement && control.type === "checkbox") return control.checked;
	if (control.getAttribute("role") === "switch") return control.getAttribute("aria-checked") === "true";
	const select = control.closest(".ant-select");
	if (select?.classList.contains("ant-select-multiple"))
		return [...select.querySelectorAll(".ant-select-selection-item")].map((item) => item.textContent);
	if (select) return select.querySelector(".ant-select-content-has-value, .ant-select-selection-item")?.textContent ?? "";
	if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
	return control.querySelector("label:has(input:checked)")?.textContent ?? "";
}

const cells = Object.entries(COLUMNS).flatMap(([list, columns]) =>
	[0, 1, 2].flatMap((row) => columns.map((column) => ({ key: `${list}.${row}.${column}`, list, row, column }))),
);
Object.assign(window, {
	formState: () => {
		const values = valuesNow() as Record<string, unknown> & Record<string, Record<string, unknown>[]>;
		return {
			...Object.fromEntries(SINGLE.map((name) => [name, plain(name, values[name])])),
			...Object.fromEntries(cells.map(({ key, list, row, column }) => [key, plain(column, values[list]?.[row]?.[column])])),
			...status,
		};
	},
	formShown: () => ({
		...Object.fromEntries(SINGLE.map((name) => [name, read(`scholar_${name}`)])),
		...Object.fromEntries(cells.map(({ key, list, row, column }) => [key, read(`scholar_${list}_${row}_${column}`)])),
	}),
});
createRoot(document.getElementById("root") as HTMLElement).render(<Scholars />);
