import {
	AutoComplete,
	Button,
	Card,
	Cascader,
	Checkbox,
	Col,
	Collapse,
	ConfigProvider,
	DatePicker,
	Form,
	Input,
	InputNumber,
	Modal,
	Radio,
	Row,
	Select,
	Space,
	Table,
	TreeSelect,
	Typography,
} from "antd";
import type { Dayjs } from "dayjs";
import { type ReactNode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { COUNTRIES, STATES } from "../../lists";

type Activity = { kind?: string; name?: string; role?: string; hours?: number; blurb?: string };
type Held = Record<string, any>;

const SCHOOLS = [
	"Ashland High School",
	"Ashland Valley High School",
	"Butte Falls Charter School",
	"Crater High School",
	"Phoenix High School",
	"Siskiyou Union High School",
	"Valley Christian High School",
];
const COLLEGES = [
	"Boise State University",
	"California Polytechnic State University",
	"Lewis & Clark College",
	"Oregon Institute of Technology",
	"Oregon State University",
	"Oregon State University–Cascades",
	"Portland State University",
	"Reed College",
	"Southern Oregon University",
	"University of Oregon",
	"University of Washington",
	"University of Washington Bothell",
	"Whitman College",
];
const FIELDS = [
	{
		title: "Engineering and computing",
		value: "eng",
		selectable: false,
		children: ["Civil Engineering", "Computer Science", "Electrical Engineering", "Environmental Engineering", "Mechanical Engineering"],
	},
	{ title: "Health", value: "hea", selectable: false, children: ["Nursing", "Public Health", "Speech and Hearing"] },
	{ title: "Humanities and arts", value: "hum", selectable: false, children: ["English", "History", "Music", "Philosophy", "Studio Art"] },
	{ title: "Land and life", value: "lan", selectable: false, children: ["Biology", "Environmental Science", "Forestry", "Geology"] },
	{ title: "People and society", value: "soc", selectable: false, children: ["Economics", "Education", "Psychology", "Sociology"] },
].map((field) => ({ ...field, children: field.children.map((title) => ({ title, value: title })) }));
const PLACES = COUNTRIES.map((name) =>
	name === "United States of America"
		? { value: "US", label: "United States", children: STATES.map(([value, label]) => ({ value, label })) }
		: { value: name, label: name },
);
const HOW_FAR = [
	"Grade school or some high school",
	"Finished high school or a GED",
	"Trade or vocational school",
	"Started college, did not finish",
	"Two-year degree",
	"Four-year degree",
	"Beyond a four-year degree",
	"I do not know",
];
const texts = (...all: string[]) => all.map((value) => ({ value, label: value }));
const KINDS = texts(
	"A job for pay",
	"Arts, music, theater",
	"Caring for family",
	"Debate or speech",
	"Faith community",
	"Nature and the environment",
	"School government",
	"Sports",
	"Volunteering",
	"Something else",
);

/** Names of the form's fields that stand alone; those of lists are written out below. */
const ALONE = [
	...["givenName", "middleNames", "familyName", "after", "called", "born", "mail", "dial", "phone", "street", "unit", "town", "region", "zip"],
	...["referTo", "citizen", "taxNumber"],
	...["one", "other"].flatMap((who) =>
		["Kin", "Given", "Family", "BirthSurname", "Living", "Work", "HowFar", "Daytime"].map((what) => `${who}${what}`),
	),
	...["between", "income", "firstToFinish", "siblingCount"],
	...["school", "schoolTown", "schoolState", "classOf", "gradeNow", "average", "place", "outOf"],
	...["voucher", "voucherMail", "voucherKnows", "satWords", "satMath", "act"],
	...["hopedFor", "applyingTo", "study", "degree", "begin", "finish", "calling"],
	...["aidNow", "roots", "shirt", "heard", "letter", "promise", "signed", "website2"],
];
const LISTS: [string, number, string[]][] = [
	["siblings", 2, ["given", "family", "age", "college"]],
	["prizes", 3, ["title", "when"]],
];
const IN_LISTS = LISTS.flatMap(([list, count, names]) => Array.from({ length: count }, (_, at) => names.map((name) => `${list}.${at}.${name}`)).flat());
/** Places are numbered, so that a question can be found again. */
const numberOf = (name: string) => [...ALONE, ...IN_LISTS].indexOf(name);
const ACTIVITY = ["kind", "name", "role", "hours", "blurb"] as const;

let held: () => Held = () => ({});
let activitiesNow: Activity[] = [];
let isSent = false;

const YEARLY = ["classOf", "begin", "finish"];
const plain = (name: string, value: any): unknown =>
	value && typeof value === "object" && "format" in value ? (value as Dayjs).format(YEARLY.includes(name) ? "YYYY" : "YYYY-MM-DD") : (value ?? null);

const textOf = (element?: Element | null) => (element?.textContent ?? "").replace(/\s+/g, " ").trim();
function read(name: string): unknown {
	const item = document.querySelector(`[data-n="${numberOf(name)}"]`);
	if (!item) return "";
	const radios = item.querySelectorAll("input[type=radio]");
	if (radios.length > 0) return textOf(item.querySelector("label:has(input[type=radio]:checked)"));
	const boxes = item.querySelectorAll<HTMLInputElement>("input[type=checkbox]");
	if (boxes.length === 1) return boxes[0]!.checked;
	if (boxes.length > 1) return [...item.querySelectorAll("label:has(input[type=checkbox]:checked)")].map(textOf);
	const chosen = item.querySelector(".ant-select");
	if (chosen?.classList.contains("ant-select-multiple")) return [...chosen.querySelectorAll(".ant-select-selection-item-content")].map(textOf);
	if (chosen && !chosen.classList.contains("ant-select-auto-complete")) {
		const content = chosen.querySelector(".ant-select-content-has-value");
		return content ? (content.getAttribute("title") ?? textOf(content)) : "";
	}
	return item.querySelector<HTMLInputElement>("input, textarea")!.value;
}

Object.assign(window, {
	formState: () => {
		const all = held();
		return {
			...Object.fromEntries(ALONE.map((name) => [name, plain(name, all[name])])),
			...Object.fromEntries(
				IN_LISTS.map((key) => {
					const [list, at, name] = key.split(".") as [string, string, string];
					return [key, all[list]?.[at]?.[name] ?? null];
				}),
			),
			...Object.fromEntries([0, 1].flatMap((at) => ACTIVITY.map((name) => [`activities.${at}.${name}`, activitiesNow[at]?.[name] ?? null]))),
			submitted: isSent,
		};
	},
	formShown: () => ({
		...Object.fromEntries(ALONE.map((name) => [name, read(name)])),
		...Object.fromEntries(IN_LISTS.map((name) => [name, read(name)])),
		...Object.fromEntries(
			[0, 1].flatMap((at) =>
				ACTIVITY.map((name, column) => [
					`activities.${at}.${name}`,
					textOf(document.querySelectorAll(".kept-activities tbody tr.ant-table-row")[at]?.children[column]),
				]),
			),
		),
	}),
});

function Ask({ name, label, wide = 12, help, must, children }: { name: string; label: string; wide?: number; help?: string; must?: boolean; children: ReactNode }) {
	return (
		<Col span={wide}>
			<div data-n={numberOf(name)}>
				<Form.Item name={name} label={label} extra={help} required={must}>
					{children}
				</Form.Item>
			</div>
		</Col>
	);
}

function Adult({ who, title }: { who: string; title: string }) {
	return (
		<Card title={title} size="small" style={{ marginBottom: 16 }}>
			<Row gutter={16}>
				<Ask name={`${who}Kin`} label="How are you related?">
					<Select options={texts("Parent", "Step-parent", "Grandparent", "Aunt or uncle", "Foster parent", "Court-appointed guardian")} placeholder="This person is my …" />
				</Ask>
				<Ask name={`${who}Living`} label="Is this person still living?">
					<Radio.Group options={texts("Yes", "No")} />
				</Ask>
				<Ask name={`${who}Given`} label="Their first name">
					<Input />
				</Ask>
				<Ask name={`${who}Family`} label="Their surname">
					<Input />
				</Ask>
				<Ask name={`${who}BirthSurname`} label="Surname they were born with, if it is not the same">
					<Input />
				</Ask>
				<Ask name={`${who}Work`} label="What do they do for a living?" help="A job title is enough. Write “retired” or “at home” if that fits better.">
					<Input />
				</Ask>
				<Ask name={`${who}HowFar`} label="How far did they get in school?">
					<Select options={texts(...HOW_FAR)} placeholder="Pick the nearest" />
				</Ask>
				<Ask name={`${who}Daytime`} label="Their daytime telephone">
					<Input type="tel" />
				</Ask>
			</Row>
		</Card>
	);
}

function Application() {
	const [form] = Form.useForm();
	const [card] = Form.useForm<Activity>();
	const [isOpen, setOpen] = useState(false);
	const [activities, setActivities] = useState<Activity[]>([]);
	const [schools, setSchools] = useState<{ value: string }[]>([]);
	const [colleges, setColleges] = useState<{ value: string; label: string }[]>([]);
	const [isLoading, setLoading] = useState(false);
	const timers = useRef<{ school?: number; college?: number }>({});
	held = () => form.getFieldsValue(true);
	activitiesNow = activities;

	const findSchool = (text: string) => {
		clearTimeout(timers.current.school);
		timers.current.school = window.setTimeout(
			() => setSchools(text.length < 2 ? [] : SCHOOLS.filter((name) => name.toLowerCase().includes(text.toLowerCase())).map((value) => ({ value }))),
			300,
		);
	};
	const findCollege = (text: string) => {
		clearTimeout(timers.current.college);
		setColleges([]);
		setLoading(text.length > 1);
		timers.current.college = window.setTimeout(() => {
			setColleges(text.length < 2 ? [] : texts(...COLLEGES.filter((name) => name.toLowerCase().includes(text.toLowerCase()))));
			setLoading(false);
		}, 500);
	};
	const keep = () => {
		setActivities([...activities, card.getFieldsValue()]);
		card.resetFields();
		setOpen(false);
	};

	const you = (
		<Row gutter={16}>
			<Ask name="givenName" label="Your first name, as your school has it" must>
				<Input />
			</Ask>
			<Ask name="middleNames" label="Your middle name or names">
				<Input />
			</Ask>
			<Ask name="familyName" label="Your surname" must>
				<Input />
			</Ask>
			<Ask name="after" label="Anything that comes after it" wide={6}>
				<Select allowClear placeholder="Jr., III …" options={texts("Jr.", "Sr.", "II", "III", "IV")} />
			</Ask>
			<Ask name="called" label="What do people call you?" wide={6}>
				<Input />
			</Ask>
			<Ask name="born" label="When were you born?" wide={8} must>
				<DatePicker format="MM/DD/YYYY" style={{ width: "100%" }} />
			</Ask>
			<Ask name="mail" label="Where may we e-mail you?" wide={16} must>
				<Input type="email" />
			</Ask>
			<Col span={12}>
				<Form.Item label="And telephone you?">
					<Space.Compact block>
						<div data-n={numberOf("dial")} style={{ width: 110 }}>
							<Form.Item name="dial" noStyle>
								<Select placeholder="Code" options={["+1", "+33", "+44", "+49", "+52", "+63", "+91", "+234"].map((value) => ({ value, label: value }))} style={{ width: "100%" }} />
							</Form.Item>
						</div>
						<div data-n={numberOf("phone")} style={{ flex: 1 }}>
							<Form.Item name="phone" noStyle>
								<Input type="tel" placeholder="Area code and number" />
							</Form.Item>
						</div>
					</Space.Compact>
				</Form.Item>
			</Col>
			<Ask name="taxNumber" label="Social Security number" help="We ask only finalists; you may leave this until then.">
				<Input.Password autoComplete="off" />
			</Ask>
			<Ask name="street" label="Where do you live? (street and number)" must>
				<Input />
			</Ask>
			<Ask name="unit" label="Apartment or lot" wide={6}>
				<Input />
			</Ask>
			<Ask name="town" label="Town" wide={6}>
				<Input />
			</Ask>
			<Ask name="region" label="Country, and state if in the United States">
				<Cascader options={PLACES} placeholder="Choose" showSearch />
			</Ask>
			<Ask name="zip" label="ZIP">
				<Input style={{ width: 140 }} />
			</Ask>
			<Ask name="referTo" label="When we speak of you to our readers, which words should we use?">
				<Radio.Group optionType="button" buttonStyle="solid" options={[{ value: "f", label: "she, her" }, { value: "m", label: "he, him" }, { value: "t", label: "they, them" }]} />
			</Ask>
			<Ask name="citizen" label="Your standing in this country">
				<Radio.Group style={{ display: "grid" }}>
					<Radio value="C">I am a citizen</Radio>
					<Radio value="R">I hold a green card</Radio>
					<Radio value="D">I have DACA or no status</Radio>
					<Radio value="V">I am here on a visa</Radio>
				</Radio.Group>
			</Ask>
		</Row>
	);

	const raised = (
		<>
			<Typography.Paragraph>
				Our founders were raised by their aunt, so we mean the word “parent” generously. If only one person raised you, leave the second card blank.
			</Typography.Paragraph>
			<Adult who="one" title="One parent, or the person who stood in for one" />
			<Adult who="other" title="Your other parent, or the person who stood in for that one" />
			<Row gutter={16}>
				<Ask name="between" label="How do things stand between these two?">
					<Select options={texts("Married to each other", "Together, not married", "Separated", "Divorced", "One has died", "Were never a couple", "Only one parent listed")} />
				</Ask>
				<Ask name="income" label="Before taxes, what did your household live on last year?">
					<Select options={texts("Under $20,000", "$20,000 to $39,999", "$40,000 to $59,999", "$60,000 to $79,999", "$80,000 to $109,999", "$110,000 or more")} />
				</Ask>
				<Ask name="firstToFinish" label="Will you be the first in your family to go to college?" wide={24}>
					<Radio.Group options={texts("Yes", "No", "Not sure")} />
				</Ask>
			</Row>
		</>
	);

	const siblings = (
		<>
			<Row>
				<Ask name="siblingCount" label="How many brothers and sisters have you, halves and steps included?" wide={24}>
					<InputNumber min={0} max={20} />
				</Ask>
			</Row>
			<Form.List name="siblings" initialValue={[{}]}>
				{(rows, { add, remove }) => (
					<>
						<Table
							size="small"
							pagination={false}
							rowKey="key"
							dataSource={rows}
							columns={[
								...[
									["given", "Called", "text"],
									["family", "Surname", "text"],
									["age", "Years old", "number"],
								].map(([name, title, kind]) => ({
									title,
									render: (_: unknown, row: (typeof rows)[number]) => (
										<div data-n={numberOf(`siblings.${row.name}.${name}`)}>
											<Form.Item name={[row.name, name!]} noStyle>
												{kind === "number" ? <InputNumber min={0} max={99} /> : <Input />}
											</Form.Item>
										</div>
									),
								})),
								{
									title: "At college next fall?",
									render: (_, row) => (
										<div data-n={numberOf(`siblings.${row.name}.college`)}>
											<Form.Item name={[row.name, "college"]} noStyle>
												<Select style={{ width: 110 }} options={texts("Yes", "No", "Perhaps")} />
											</Form.Item>
										</div>
									),
								},
								{ title: "", render: (_, row) => (rows.length > 1 ? <Button type="link" onClick={() => remove(row.name)}>Remove</Button> : null) },
							]}
						/>
						<Button type="dashed" onClick={() => add({})} style={{ marginTop: 8 }}>
							Add a brother or sister
						</Button>
					</>
				)}
			</Form.List>
		</>
	);

	const school = (
		<Row gutter={16}>
			<Ask name="school" label="Your high school" must>
				<AutoComplete options={schools} onSearch={findSchool} placeholder="Begin to type its name" />
			</Ask>
			<Ask name="schoolTown" label="The town it is in" wide={6}>
				<Input />
			</Ask>
			<Ask name="schoolState" label="The state it is in" wide={6}>
				<Select showSearch={{ optionFilterProp: "label" }} options={STATES.map(([value, label]) => ({ value, label }))} />
			</Ask>
			<Ask name="gradeNow" label="You are now in" wide={16}>
				<Radio.Group optionType="button" options={[9, 10, 11, 12].map((value) => ({ value, label: `${value}th grade` }))} />
			</Ask>
			<Ask name="classOf" label="Class of" wide={8}>
				<DatePicker picker="year" />
			</Ask>
			<Ask name="average" label="Grade average (4.0 scale, no extra weight for honors)" wide={12}>
				<InputNumber min={0} max={4} step={0.01} />
			</Ask>
			<Ask name="place" label="Your rank in the class" wide={6}>
				<InputNumber min={1} />
			</Ask>
			<Ask name="outOf" label="Out of how many?" wide={6}>
				<InputNumber min={1} />
			</Ask>
			<Ask name="satWords" label="SAT, reading and writing" wide={8}>
				<InputNumber min={200} max={800} />
			</Ask>
			<Ask name="satMath" label="SAT, math" wide={8}>
				<InputNumber min={200} max={800} />
			</Ask>
			<Ask name="act" label="ACT composite (not superscored)" wide={8}>
				<InputNumber min={1} max={36} />
			</Ask>
			<Col span={24}>
				<Typography.Title level={5}>A grown-up who is not family and will vouch for you</Typography.Title>
			</Col>
			<Ask name="voucher" label="Name" wide={8}>
				<Input />
			</Ask>
			<Ask name="voucherMail" label="E-mail" wide={8}>
				<Input type="email" />
			</Ask>
			<Ask name="voucherKnows" label="Knows you as" wide={8}>
				<Select options={texts("Teacher", "Counselor", "Coach", "Employer", "Neighbor")} />
			</Ask>
		</Row>
	);

	const beyond = (
		<>
			<Typography.Paragraph>How do you spend your hours outside of class? Tell us about two things, the most important first.</Typography.Paragraph>
			<Table
				className="kept-activities"
				size="small"
				pagination={false}
				rowKey={(row) => activities.indexOf(row)}
				dataSource={activities}
				locale={{ emptyText: "Nothing yet" }}
				columns={[
					{ title: "Kind", dataIndex: "kind" },
					{ title: "Group or workplace", dataIndex: "name" },
					{ title: "Part you play", dataIndex: "role" },
					{ title: "Hours a week", dataIndex: "hours" },
					{ title: "In a few words", dataIndex: "blurb" },
				]}
			/>
			<Button type="dashed" style={{ margin: "8px 0 24px" }} disabled={activities.length >= 2} onClick={() => setOpen(true)}>
				Add something you do
			</Button>
			<Modal title="Something you do" open={isOpen} onOk={keep} onCancel={() => setOpen(false)} okText="Keep this" cancelText="Never mind">
				<Form form={card} layout="vertical" name="activity">
					<Form.Item name="kind" label="What kind of thing is it?">
						<Select options={KINDS} />
					</Form.Item>
					<Form.Item name="name" label="With what group, club or workplace?">
						<Input />
					</Form.Item>
					<Form.Item name="role" label="What part do you play in it?">
						<Input maxLength={50} />
					</Form.Item>
					<Form.Item name="hours" label="Hours in a usual week">
						<InputNumber min={0} max={80} />
					</Form.Item>
					<Form.Item name="blurb" label="In a few words, what do you do there?">
						<Input.TextArea rows={3} maxLength={200} showCount />
					</Form.Item>
				</Form>
			</Modal>
			<Typography.Title level={5}>Prizes, honors, or anything someone clapped for</Typography.Title>
			<Form.List name="prizes" initialValue={[{}]}>
				{(rows, { add }) => (
					<>
						{rows.map((row) => (
							<Space key={row.key} align="baseline" style={{ display: "flex" }}>
								<div data-n={numberOf(`prizes.${row.name}.title`)}>
									<Form.Item name={[row.name, "title"]}>
										<Input placeholder="What was it called?" style={{ width: 420 }} />
									</Form.Item>
								</div>
								<div data-n={numberOf(`prizes.${row.name}.when`)}>
									<Form.Item name={[row.name, "when"]}>
										<Select placeholder="What grade were you in?" style={{ width: 220 }} options={texts("Freshman year", "Sophomore year", "Junior year", "Senior year")} />
									</Form.Item>
								</div>
							</Space>
						))}
						<Button type="dashed" disabled={rows.length >= 3} onClick={() => add({})}>
							And another prize
						</Button>
					</>
				)}
			</Form.List>
		</>
	);

	const next = (
		<Row gutter={16}>
			<Ask name="hopedFor" label="Which college do you plan to attend?" help="Type two letters or more">
				<Select showSearch={{ filterOption: false, onSearch: findCollege }} loading={isLoading} notFoundContent={isLoading ? "Looking …" : null} options={colleges} />
			</Ask>
			<Ask name="applyingTo" label="Every college you have applied to or will">
				<Select mode="multiple" options={texts(...COLLEGES)} placeholder="As many as there are" />
			</Ask>
			<Ask name="study" label="What do you mean to study?">
				<TreeSelect treeData={FIELDS} showSearch={{ treeNodeFilterProp: "title" }} treeDefaultExpandAll placeholder="Open a branch or type" />
			</Ask>
			<Ask name="calling" label="What work would you like to do one day?">
				<Input />
			</Ask>
			<Ask name="degree" label="How many degrees do you see yourself earning? Pick the highest." wide={24}>
				<Radio.Group options={[{ value: 2, label: "A two-year degree" }, { value: 4, label: "A bachelor's" }, { value: 6, label: "A master's" }, { value: 8, label: "A doctorate" }, { value: 9, label: "Law, medicine and the like" }]} />
			</Ask>
			<Ask name="begin" label="Year you will begin college" wide={8}>
				<DatePicker picker="year" />
			</Ask>
			<Ask name="finish" label="Year you expect to finish" wide={8}>
				<DatePicker picker="year" />
			</Ask>
			<Ask name="aidNow" label="Do you receive any financial aid?" wide={8}>
				<Radio.Group options={texts("Yes", "No")} />
			</Ask>
			<Ask name="roots" label="Where do your people come from? Check all that belong to you." wide={24}>
				<Checkbox.Group options={texts("American Indian or Alaska Native", "Asian", "Black or African American", "Hispanic or Latino", "Native Hawaiian or Pacific Islander", "White")} />
			</Ask>
			<Ask name="shirt" label="Shirt size, for the May picnic" wide={8}>
				<Select options={texts("S", "M", "L", "XL", "2XL")} />
			</Ask>
			<Ask name="heard" label="Who told you about us?" wide={16}>
				<Select options={texts("A counselor", "A past scholar", "The newspaper", "The internet", "Somebody at church")} />
			</Ask>
			<Ask name="letter" label="Write us a letter: whom have you helped, and what did it cost you?" wide={24}>
				<Input.TextArea rows={6} showCount maxLength={3000} />
			</Ask>
			<Ask name="signed" label="Sign by typing your whole name">
				<Input />
			</Ask>
			<Col span={12}>
				<div data-n={numberOf("promise")}>
					<Form.Item name="promise" valuePropName="checked" label=" ">
						<Checkbox>I have told the truth in these pages</Checkbox>
					</Form.Item>
				</div>
			</Col>
			<div style={{ position: "absolute", left: -9999 }} aria-hidden data-n={numberOf("website2")}>
				<Form.Item name="website2" label="Leave this field empty">
					<Input tabIndex={-1} autoComplete="off" />
				</Form.Item>
			</div>
		</Row>
	);

	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#5b6b2f", borderRadius: 3 } }}>
			<div style={{ maxWidth: 920, margin: "24px auto", padding: "0 16px", fontFamily: "Georgia, serif" }}>
				<Typography.Title>The Fellwort Foundation</Typography.Title>
				<Typography.Title level={3}>Hedgerow Scholarship: tell us who you are</Typography.Title>
				<Form form={form} layout="vertical" onFinish={() => { isSent = true; }} scrollToFirstError>
					<Collapse
						defaultActiveKey={["you"]}
						items={[
							{ key: "you", label: "First, yourself", children: you, forceRender: true },
							{ key: "raised", label: "Next, the people who raised you", children: raised, forceRender: true },
							{ key: "siblings", label: "Then, those you grew up beside", children: siblings, forceRender: true },
							{ key: "school", label: "Your school, and who will speak for you there", children: school, forceRender: true },
							{ key: "beyond", label: "When the bell has rung", children: beyond, forceRender: true },
							{ key: "next", label: "And last, what comes next", children: next, forceRender: true },
						]}
					/>
					<Button type="primary" htmlType="submit" style={{ margin: "24px 0" }}>
						Send my application
					</Button>
				</Form>
			</div>
		</ConfigProvider>
	);
}

createRoot(document.querySelector("#root")!).render(<Application />);
