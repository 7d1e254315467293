import "antd/dist/reset.css";
import { Button, Card, Checkbox, Col, ConfigProvider, DatePicker, Divider, Form, Input, InputNumber, Layout, Radio, Row, Select, Space, Typography } from "antd";
import type { FormInstance } from "antd";
import dayjs from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat";
import { createRoot } from "react-dom/client";

dayjs.extend(customParseFormat);

const STATES = (
	"Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Puerto Rico,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming"
).split(",").map((name) => ({ value: name, label: name }));

const DIAL = ["+1", "+33", "+44", "+49", "+52", "+81", "+82", "+86", "+91", "+234"].map((code) => ({ value: code, label: code }));

const IDENTITIES = [
	{ value: "aian", label: "American Indian or Alaska Native" },
	{ value: "asian", label: "Asian" },
	{ value: "black", label: "Black or African American" },
	{ value: "hisp", label: "Hispanic or Latino/a/x" },
	{ value: "mena", label: "Middle Eastern or North African" },
	{ value: "nhpi", label: "Native Hawaiian or Other Pacific Islander" },
	{ value: "white", label: "White" },
	{ value: "none", label: "Prefer not to say" },
];

const TRACKS = [
	{ value: 11, label: "Aerospace and mechanical engineering" },
	{ value: 12, label: "Biology and bioengineering" },
	{ value: 13, label: "Chemistry and materials" },
	{ value: 14, label: "Computer science and data" },
	{ value: 15, label: "Electrical engineering" },
	{ value: 16, label: "Environmental engineering" },
	{ value: 17, label: "Mathematics" },
	{ value: 18, label: "Physics and astronomy" },
];

const SUBJECTS = [
	{ label: "English and history", options: ["English Language and Composition", "English Literature and Composition", "European History", "United States History", "World History: Modern"] },
	{ label: "Mathematics and computing", options: ["Calculus AB", "Calculus BC", "Computer Science A", "Computer Science Principles", "Precalculus", "Statistics"] },
	{ label: "Sciences", options: ["Biology", "Chemistry", "Environmental Science", "Physics 1", "Physics 2", "Physics C: Mechanics"] },
].map(({ label, options }) => ({ label, options: options.map((name) => ({ value: name, label: name })) }));

const DEGREES = [
	{ value: "lt-hs", label: "Less than a high school diploma" },
	{ value: "hs", label: "High school diploma or equivalent" },
	{ value: "some", label: "Some college but no degree" },
	{ value: "aa", label: "Associate’s" },
	{ value: "ba", label: "Bachelor’s" },
	{ value: "grad", label: "Master’s or higher" },
];

const GRADES = [
	{ value: 10, label: "10th" },
	{ value: 11, label: "11th" },
	{ value: 12, label: "12th" },
];

const SHIRTS = ["XS", "S", "M", "L", "XL", "2XL"];

let store: FormInstance | undefined;
let submitted = false;

function Guardian({ n }: { n: 1 | 2 }) {
	return (
		<Col span={12}>
			<Typography.Title level={5}>Parent/guardian {n}</Typography.Title>
			<Form.Item name={`pg${n}Name`} label="Full name">
				<Input />
			</Form.Item>
			<Form.Item name={`pg${n}Job`} label="What they do for a living">
				<Input />
			</Form.Item>
			<Form.Item name={`pg${n}Degree`} label="Education">
				<Select options={DEGREES} placeholder="Please select" />
			</Form.Item>
			{n === 1 && (
				<Form.Item name="pg1Email" label="E-mail of this parent/guardian" extra="We send the health packet here if you are admitted.">
					<Input type="email" />
				</Form.Item>
			)}
		</Col>
	);
}

function Apply() {
	const [form] = Form.useForm();
	store = form;
	return (
		<ConfigProvider theme={{ token: { colorPrimary: "#00695c" } }}>
			<Layout style={{ padding: 24 }}>
				<div style={{ maxWidth: 960, margin: "0 auto" }}>
					<Typography.Title level={2}>Trinity Alps Summer Institute · Student application</Typography.Title>
					<Typography.Paragraph>
						Five weeks of hands-on engineering and field science, June 21 – July 24. There is no tuition and no prior research experience is expected. We read every application in full; please don’t have ChatGPT write yours.
					</Typography.Paragraph>
					<Form
						form={form}
						name="apply"
						layout="vertical"
						autoComplete="off"
						initialValues={{ classes: [{}], commitments: [{}] }}
						onFinish={() => {
							submitted = true;
						}}
					>
						<Card title="You" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								<Col span={8}>
									<Form.Item name="given" label="Given name" required>
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="surname" label="Surname" required>
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="badge" label="First name you go by" tooltip="This is what we print on your lab badge.">
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="born" label="Birthday" required>
										<DatePicker format="DD MMM YYYY" style={{ width: "100%" }} placeholder="e.g. 09 Jan 2009" />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="mail" label="Personal e-mail (not a school account)" required>
										<Input />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item label="Cell phone" required>
										<Space.Compact block>
											<Form.Item name="dial" noStyle>
												<Select options={DIAL} placeholder="Code" style={{ width: 90 }} />
											</Form.Item>
											<Form.Item name="cell" noStyle>
												<Input />
											</Form.Item>
										</Space.Compact>
									</Form.Item>
								</Col>
							</Row>
							<Form.Item label="Home address" required style={{ marginBottom: 0 }}>
								<Form.Item name={["home", "line1"]}>
									<Input placeholder="Street address" />
								</Form.Item>
								<Form.Item name={["home", "line2"]}>
									<Input placeholder="Apartment, suite, etc." />
								</Form.Item>
								<Row gutter={8}>
									<Col span={10}>
										<Form.Item name={["home", "city"]}>
											<Input placeholder="City" />
										</Form.Item>
									</Col>
									<Col span={8}>
										<Form.Item name={["home", "state"]}>
											<Select showSearch={{ optionFilterProp: "label" }} options={STATES} placeholder="State" />
										</Form.Item>
									</Col>
									<Col span={6}>
										<Form.Item name={["home", "zip"]}>
											<Input placeholder="Zip code" />
										</Form.Item>
									</Col>
								</Row>
							</Form.Item>
							<Form.Item name="status" label="Federal funds pay for the Institute, so we have to ask: what is your citizenship or immigration status?">
								<Radio.Group
									optionType="button"
									options={[
										{ value: "citizen", label: "U.S. citizen" },
										{ value: "lpr", label: "Permanent resident" },
										{ value: "other", label: "Neither" },
									]}
								/>
							</Form.Item>
							<Form.Item name="identify" label="How do you describe yourself? Mark all that fit." extra="Voluntary. Reported to our funder in aggregate; reviewers never see it.">
								<Select mode="multiple" options={IDENTITIES} showSearch={{ optionFilterProp: "label" }} />
							</Form.Item>
						</Card>

						<Card title="School" style={{ marginBottom: 16 }}>
							<Row gutter={16}>
								<Col span={14}>
									<Form.Item name="school" label="Where do you go to high school?" required>
										<Input placeholder="Please write the full name" />
									</Form.Item>
								</Col>
								<Col span={10}>
									<Form.Item name="grade" label="Grade this school year">
										<Radio.Group options={GRADES} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="finish" label="When do you graduate?">
										<DatePicker picker="month" format="MM/YYYY" style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["gpa", "plain"]} label="Unweighted GPA">
										<InputNumber min={0} max={4} step={0.01} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name={["gpa", "weighted"]} label="Weighted GPA (if your school has one)">
										<InputNumber min={0} max={6} step={0.01} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="track" label="Which field would you most like to study in college?">
										<Select options={TRACKS} placeholder="Choose the closest" />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="link" label="Portfolio or project website" extra="Optional.">
										<Input placeholder="https://" />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="psat" label="PSAT/NMSQT total">
										<InputNumber controls={false} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
								<Col span={8}>
									<Form.Item name="sat" label="SAT total (superscore)">
										<InputNumber controls={false} style={{ width: "100%" }} />
									</Form.Item>
								</Col>
							</Row>

							<Divider titlePlacement="start">High school classes</Divider>
							<Typography.Paragraph type="secondary">Pick three classes, in any subject, that you have taken in high school. Write the grade as your transcript does.</Typography.Paragraph>
							<Form.List name="classes">
								{(rows, { add, remove }) => (
									<>
										{rows.map(({ key, name }) => (
											<Space key={key} align="baseline" style={{ display: "flex" }}>
												<Form.Item name={[name, "title"]}>
													<Input placeholder="Name of class" style={{ width: 380 }} />
												</Form.Item>
												<Form.Item name={[name, "mark"]}>
													<Input placeholder="Grade earned" style={{ width: 140 }} />
												</Form.Item>
												{rows.length > 1 && (
													<Button type="text" danger onClick={() => remove(name)}>
														Remove
													</Button>
												)}
											</Space>
										))}
										{rows.length < 3 && (
											<Button type="dashed" block onClick={() => add({})}>
												+ Add a class
											</Button>
										)}
									</>
								)}
							</Form.List>

							<Divider titlePlacement="start">Advanced Placement exams</Divider>
							<Form.List name="ap">
								{(rows, { add, remove }) => (
									<>
										{rows.map(({ key, name }) => (
											<Row key={key} gutter={12}>
												<Col span={10}>
													<Form.Item name={[name, "exam"]} label="AP exam">
														<Select options={SUBJECTS} showSearch={{ optionFilterProp: "label" }} />
													</Form.Item>
												</Col>
												<Col span={6}>
													<Form.Item name={[name, "taken"]} label="Month taken">
														<DatePicker picker="month" format="MMM YYYY" style={{ width: "100%" }} />
													</Form.Item>
												</Col>
												<Col span={4}>
													<Form.Item name={[name, "score"]} label="Score">
														<Select options={[5, 4, 3, 2, 1].map((score) => ({ value: score, label: String(score) }))} />
													</Form.Item>
												</Col>
												<Col span={4} style={{ paddingTop: 30 }}>
													<Button type="text" danger onClick={() => remove(name)}>
														Remove
													</Button>
												</Col>
											</Row>
										))}
										<Button type="dashed" block onClick={() => add({})}>
											+ Add an exam
										</Button>
									</>
								)}
							</Form.List>
						</Card>

						<Card title="Family" style={{ marginBottom: 16 }}>
							<Row gutter={24}>
								<Guardian n={1} />
								<Guardian n={2} />
							</Row>
							<Form.Item name="brood" label="Number of brothers and sisters you have">
								<InputNumber min={0} max={20} />
							</Form.Item>
							<Form.Item name="pioneer" label="Would you be part of the first generation in your family to finish a four-year college?">
								<Radio.Group>
									<Space orientation="vertical">
										<Radio value={1}>Yes, neither parent has a bachelor’s degree</Radio>
										<Radio value={0}>No, at least one parent has one</Radio>
										<Radio value={9}>I’m not sure</Radio>
									</Space>
								</Radio.Group>
							</Form.Item>
						</Card>

						<Card title="How you spend your time" style={{ marginBottom: 16 }}>
							<Typography.Paragraph type="secondary">Up to four things you do besides class: a job, a team, a cause, caring for a relative. Science is welcome but not required.</Typography.Paragraph>
							<Form.List name="commitments">
								{(rows, { add }) => (
									<Space orientation="vertical" style={{ width: "100%" }}>
										{rows.map(({ key, name }) => (
											<Card key={key} size="small" type="inner" title={`Commitment ${name + 1}`}>
												<Form.Item name={[name, "group"]} label="Group, employer or project">
													<Input />
												</Form.Item>
												<Form.Item name={[name, "about"]} label="What do (or did) you do there?">
													<Input.TextArea rows={3} maxLength={250} showCount />
												</Form.Item>
												<Form.Item name={[name, "load"]} label="Hours in a usual week">
													<InputNumber min={0} max={168} />
												</Form.Item>
											</Card>
										))}
										{rows.length < 4 && (
											<Button type="dashed" block onClick={() => add({})}>
												+ Add another commitment
											</Button>
										)}
									</Space>
								)}
							</Form.List>
						</Card>

						<Card title="Short answer and recommendation" style={{ marginBottom: 16 }}>
							<Form.Item name="puzzle" label="Describe a time you took something apart, or a question you could not let go of. What happened? (up to 300 words)">
								<Input.TextArea rows={6} />
							</Form.Item>
							<Row gutter={16}>
								<Col span={12}>
									<Form.Item name="teacher" label="Math or science teacher who will recommend you">
										<Input />
									</Form.Item>
								</Col>
								<Col span={12}>
									<Form.Item name="teacherMail" label="Teacher’s school e-mail">
										<Input />
									</Form.Item>
								</Col>
							</Row>
							<Form.Item name="shirt" label="T-shirt size (unisex)">
								<Radio.Group options={SHIRTS} />
							</Form.Item>
						</Card>

						<Card>
							<Form.Item name="secret" label="Choose a password so you can come back to this application">
								<Input.Password autoComplete="new-password" style={{ width: 320 }} />
							</Form.Item>
							<Form.Item name="honest" valuePropName="checked">
								<Checkbox>This application is my own work, and my parent or guardian knows that I am applying.</Checkbox>
							</Form.Item>
							<Button type="primary" htmlType="submit" size="large">
								Send application
							</Button>
						</Card>
					</Form>
				</div>
			</Layout>
		</ConfigProvider>
	);
}

createRoot(document.getElementById("root")!).render(<Apply />);

type Kind = "text" | "select" | "many" | "radio" | "check" | "month" | "day";
const KINDS: Record<string, Kind> = {
	given: "text", surname: "text", badge: "text", born: "day", mail: "text", dial: "select", cell: "text", home_line1: "text", home_line2: "text", home_city: "text", home_state: "select", home_zip: "text",
	status: "radio", identify: "many", school: "text", grade: "radio", finish: "month", gpa_plain: "text", gpa_weighted: "text", track: "select", link: "text", psat: "text", sat: "text",
	pg1Name: "text", pg1Job: "text", pg1Degree: "select", pg1Email: "text", pg2Name: "text", pg2Job: "text", pg2Degree: "select", brood: "text", pioneer: "radio",
	puzzle: "text", teacher: "text", teacherMail: "text", shirt: "radio", secret: "text", honest: "check",
};
const LISTS: Record<string, Record<string, Kind>> = {
	classes: { title: "text", mark: "text" },
	ap: { exam: "select", taken: "month", score: "select" },
	commitments: { group: "text", about: "text", load: "text" },
};

function controls(): [string, Kind][] {
	const rows = Object.entries(LISTS).flatMap(([list, kinds]) =>
		((store!.getFieldValue(list) ?? []) as unknown[]).flatMap((_row, index) => Object.entries(kinds).map(([field, kind]): [string, Kind] => [`${list}_${index}_${field}`, kind])),
	);
	return [...Object.entries(KINDS), ...rows];
}

function stateOf(key: string, kind: Kind) {
	const value = store!.getFieldValue(key.split("_").map((part) => (/^\d+$/.test(part) ? Number(part) : part)));
	if (kind === "day") return value ? dayjs(value).format("YYYY-MM-DD") : "";
	if (kind === "month") return value ? dayjs(value).format("YYYY-MM") : "";
	if (kind === "many") return value ?? [];
	if (kind === "check") return value ?? false;
	return value ?? "";
}

function shownOf(key: string, kind: Kind) {
	const own = document.getElementById(`apply_${key}`)!;
	if (kind === "select") return own.closest(".ant-select")!.querySelector(".ant-select-content-has-value")?.textContent ?? "";
	if (kind === "many") return [...own.closest(".ant-select")!.querySelectorAll(".ant-select-selection-item-content")].map((chip) => chip.textContent);
	if (kind === "radio") return own.querySelector("input:checked")?.closest("label")?.textContent ?? "";
	if (kind === "check") return (own as HTMLInputElement).checked;
	return (own as HTMLInputElement).value;
}

Object.assign(window, {
	formState: () => ({ ...Object.fromEntries(controls().map(([key, kind]) => [key, stateOf(key, kind)])), submitted }),
	formShown: () => Object.fromEntries(controls().map(([key, kind]) => [key, shownOf(key, kind)])),
});
