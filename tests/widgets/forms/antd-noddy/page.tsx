import { Button, Card, Checkbox, Col, DatePicker, Divider, Form, Input, InputNumber, Radio, Row, Select, Space, Typography } from "antd";
import type { Dayjs } from "dayjs";
import { createRoot } from "react-dom/client";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

const options = (texts: string[]) => texts.map((each) => ({ value: each, label: each }));
let form: ReturnType<typeof Form.useForm>[0];
let submitted = false;

function App() {
	[form] = Form.useForm();
	return (
		<div style={{ maxWidth: 1080, margin: "24px auto", padding: "0 16px" }}>
			<Typography.Title level={2}>Undergraduate Application for First-Year Admission</Typography.Title>
			<Form
				form={form}
				name="ugapp"
				layout="vertical"
				onFinish={() => {
					submitted = true;
				}}
			>
				<Card title="APPLICANT" style={{ marginBottom: 20 }}>
					<Row gutter={16}>
						<Col span={7}>
							<Form.Item name="lfs" label="Last/Family/Sur" rules={[{ required: true }]}>
								<Input />
							</Form.Item>
						</Col>
						<Col span={7}>
							<Form.Item name="fgn" label="First/Given" rules={[{ required: true }]}>
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="mcn" label="Middle (complete)">
								<Input />
							</Form.Item>
						</Col>
						<Col span={4}>
							<Form.Item name="jr" label="Jr., etc.">
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="pref" label="Preferred name, if not first name (choose only one)">
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={16}>
						<Col span={8}>
							<Form.Item name="bd" label="Birth Date" rules={[{ required: true }]}>
								<DatePicker format="MM/DD/YYYY" placeholder="mm/dd/yyyy" />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="mf" label="Sex">
								<Radio.Group options={["Female", "Male"]} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item
								name="ssn"
								label="US Social Security Number, if any"
								extra={"Optional, unless applying for US Federal financial aid with the FAFSA form"}
							>
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item label="Cell Telephone" required>
						<Space.Compact>
							<Form.Item name="cc" noStyle>
								<Select options={options(["+1", "+44", "+52", "+63", "+84", "+234"])} placeholder="Code" style={{ width: 90 }} />
							</Form.Item>
							<Form.Item name="tel" noStyle>
								<Input placeholder="Area code and number" />
							</Form.Item>
						</Space.Compact>
					</Form.Item>
					<Form.Item name="em" label="E-mail Address" rules={[{ required: true }]}>
						<Input type="email" />
					</Form.Item>
					<Divider titlePlacement="start">Permanent home address</Divider>
					<Row gutter={16}>
						<Col span={16}>
							<Form.Item name="street" label="Number &amp; Street" rules={[{ required: true }]}>
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="aptno" label="Apartment #">
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={16}>
						<Col span={7}>
							<Form.Item name="town" label="City/Town" rules={[{ required: true }]}>
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="stp" label="State/Province">
								<Select
									showSearch={{ optionFilterProp: "label" }}
									options={STATES.map(([, name]) => ({ value: name, label: name }))}
									placeholder="Choose an option"
								/>
							</Form.Item>
						</Col>
						<Col span={7}>
							<Form.Item name="ctry" label="Country">
								<Select showSearch={{ optionFilterProp: "label" }} options={options(COUNTRIES)} placeholder="Choose an option" />
							</Form.Item>
						</Col>
						<Col span={4}>
							<Form.Item name="zp" label="ZIP/Postal Code">
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Divider titlePlacement="start">
						If different from above, please give your current mailing address for all admission correspondence
					</Divider>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="mstreet" label="Number &amp; Street">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="mtown" label="City/Town">
								<Input />
							</Form.Item>
						</Col>
					</Row>
				</Card>
				<Card title="FUTURE PLANS" style={{ marginBottom: 20 }}>
					<Row gutter={16}>
						<Col span={8}>
							<Form.Item name="eyr" label="In which year do you plan to enter?">
								<Select options={options(["2026", "2027", "2028"])} placeholder="Choose an option" />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="acad" label="Academic Interests">
								<Select showSearch={{ optionFilterProp: "label" }} options={options(MAJORS)} placeholder="Choose an option" />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="car" label="Career Interest">
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="deg" label="What is the highest degree you intend to earn?">
								<Select
									options={options([
										"Associate's",
										"Bachelor's",
										"Master's",
										"Business (MBA)",
										"Law (JD)",
										"Medicine (MD)",
										"Doctorate (PhD)",
										"Other",
										"Undecided",
									])}
									placeholder="Choose an option"
								/>
							</Form.Item>
						</Col>
					</Row>
				</Card>
				<Card title="DEMOGRAPHICS" style={{ marginBottom: 20 }}>
					<Typography.Paragraph type="secondary">
						The items with a gray label are optional. No information you provide will be used in a discriminatory manner.
					</Typography.Paragraph>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="cit" label="Citizenship Status" rules={[{ required: true }]}>
								<Select
									options={options(["US citizen", "Dual US citizen", "US permanent resident visa", "Other citizenship"])}
									placeholder="Choose an option"
								/>
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="yrsus" label="How many years have you lived in the United States?">
								<InputNumber min={0} />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item label="Birthplace" style={{ marginBottom: 0 }}>
						<Row gutter={16}>
							<Col span={12}>
								<Form.Item name="bpc">
									<Input placeholder="City/Town" />
								</Form.Item>
							</Col>
							<Col span={12}>
								<Form.Item name="bpn">
									<Select showSearch={{ optionFilterProp: "label" }} options={options(COUNTRIES)} placeholder="Country" />
								</Form.Item>
							</Col>
						</Row>
					</Form.Item>
					<Form.Item name="vet" label="Do you have US Armed Services veteran status?">
						<Radio.Group options={["Yes", "No"]} />
					</Form.Item>
					<Form.Item name="hisp" label="Are you Hispanic/Latino?">
						<Radio.Group options={["Yes", "No"]} />
					</Form.Item>
					<Form.Item
						name="eth"
						label="Regardless of your answer to the prior question, please select one or more of the following ethnicities that best describe you:"
					>
						<Checkbox.Group
							options={[
								"American Indian or Alaska Native (including all Original Peoples of the Americas)",
								"Asian (including Indian subcontinent and Philippines)",
								"Black or African American (including Africa and Caribbean)",
								"Native Hawaiian or Other Pacific Islander (Original Peoples)",
								"White (including Middle Eastern)",
							]}
						/>
					</Form.Item>
				</Card>
				<Card title="FAMILY" style={{ marginBottom: 20 }}>
					<Typography.Paragraph type="secondary">
						Please list both parents below, even if one or more is deceased or no longer has legal responsibilities toward you.
					</Typography.Paragraph>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="pms" label="Parents&#39; marital status (relative to each other)">
								<Select
									options={options(["Never Married", "Married", "Civil Union/Domestic Partners", "Widowed", "Separated", "Divorced"])}
									placeholder="Choose an option"
								/>
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="home" label="With whom do you make your permanent home?">
								<Select
									options={options(["Parent 1", "Parent 2", "Both", "Legal Guardian", "Ward of the Court/State", "Other"])}
									placeholder="Choose an option"
								/>
							</Form.Item>
						</Col>
					</Row>
					<Divider titlePlacement="start">Parent 1</Divider>
					<Row gutter={16}>
						<Col span={6}>
							<Form.Item name="p1a" label="Is Parent 1 living?">
								<Radio.Group options={["Yes", "No"]} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p1l" label="Last/Family/Sur">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p1f" label="First/Given">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p1m" label="Middle">
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={16}>
						<Col span={6}>
							<Form.Item name="p1x" label="Former last name(s)">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p1o" label="Occupation (former occupation, if retired or deceased)">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p1e" label="Name of Employer (if self-employed, write &quot;self&quot;)">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p1d" label="Highest level of schooling">
								<Select
									options={options([
										"None",
										"Some high/secondary school",
										"High/secondary school diploma",
										"Some trade school or community college",
										"Some college/university",
										"Associate's degree",
										"Bachelor's degree",
										"Master's degree",
										"Doctorate degree",
									])}
									placeholder="Choose an option"
								/>
							</Form.Item>
						</Col>
					</Row>
					<Divider titlePlacement="start">Parent 2</Divider>
					<Row gutter={16}>
						<Col span={6}>
							<Form.Item name="p2a" label="Is Parent 2 living?">
								<Radio.Group options={["Yes", "No"]} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p2l" label="Last/Family/Sur">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p2f" label="First/Given">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p2m" label="Middle">
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={16}>
						<Col span={6}>
							<Form.Item name="p2x" label="Former last name(s)">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p2o" label="Occupation (former occupation, if retired or deceased)">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p2e" label="Name of Employer (if self-employed, write &quot;self&quot;)">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="p2d" label="Highest level of schooling">
								<Select
									options={options([
										"None",
										"Some high/secondary school",
										"High/secondary school diploma",
										"Some trade school or community college",
										"Some college/university",
										"Associate's degree",
										"Bachelor's degree",
										"Master's degree",
										"Doctorate degree",
									])}
									placeholder="Choose an option"
								/>
							</Form.Item>
						</Col>
					</Row>
					<Divider titlePlacement="start">Legal Guardian (if other than a parent)</Divider>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="lgn" label="Full name">
								<Input />
							</Form.Item>
						</Col>
						<Col span={12}>
							<Form.Item name="lgr" label="Relationship to you">
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Divider titlePlacement="start">Siblings</Divider>
					<Typography.Paragraph>Please give names and ages of your brothers or sisters.</Typography.Paragraph>
					<Form.List name="sib" initialValue={[{}, {}]}>
						{(fields, { add }) => (
							<>
								{fields.map((field) => (
									<div key={field.key}>
										<Row gutter={16}>
											<Col span={16}>
												<Form.Item name={[field.name, "n"]} label="Name">
													<Input />
												</Form.Item>
											</Col>
											<Col span={8}>
												<Form.Item name={[field.name, "a"]} label="Age">
													<InputNumber min={0} />
												</Form.Item>
											</Col>
										</Row>
									</div>
								))}
							</>
						)}
					</Form.List>
				</Card>
				<Card title="EDUCATION" style={{ marginBottom: 20 }}>
					<Divider titlePlacement="start">Secondary Schools</Divider>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="sec" label="Most recent secondary school attended" rules={[{ required: true }]}>
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="sgd" label="Graduation Date">
								<DatePicker format="MM/DD/YYYY" placeholder="mm/dd/yyyy" />
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={16}>
						<Col span={12}>
							<Form.Item name="sadr" label="Address">
								<Input placeholder="Number & Street" />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="scity" label="City/Town">
								<Input />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="sst" label="State/Province">
								<Select
									showSearch={{ optionFilterProp: "label" }}
									options={STATES.map(([, name]) => ({ value: name, label: name }))}
									placeholder="Choose an option"
								/>
							</Form.Item>
						</Col>
					</Row>
					<Row gutter={16}>
						<Col span={8}>
							<Form.Item name="cname" label="Counselor&#39;s Name">
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="cmail" label="E-mail">
								<Input />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="ctel" label="Telephone">
								<Input />
							</Form.Item>
						</Col>
					</Row>
					<Form.Item
						name="cbo"
						label="If your application is being assisted by a community program or organization (such as Upward Bound, Questbridge, HEOP, etc.), please specify:"
					>
						<Input />
					</Form.Item>
					<Form.Item name="cu" label="Colleges &amp; Universities: list any college/university at which you have taken coursework">
						<Input />
					</Form.Item>
				</Card>
				<Card title="ACADEMICS" style={{ marginBottom: 20 }}>
					<Divider titlePlacement="start">Grades</Divider>
					<Row gutter={16}>
						<Col span={8}>
							<Form.Item name="rank" label="Class Rank">
								<InputNumber min={0} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="size" label="Class Size">
								<InputNumber min={0} />
							</Form.Item>
						</Col>
						<Col span={8}>
							<Form.Item name="wgpa" label="Weighted GPA">
								<InputNumber min={0} step={0.01} />
							</Form.Item>
						</Col>
					</Row>
					<Divider titlePlacement="start">Courses</Divider>
					<Form.List name="crs" initialValue={[{}, {}, {}]}>
						{(fields, { add }) => (
							<>
								{fields.map((field) => (
									<div key={field.key}>
										<Row gutter={16}>
											<Col span={16}>
												<Form.Item name={[field.name, "c"]}>
													<Input placeholder="Course title and level" />
												</Form.Item>
											</Col>
											<Col span={8}>
												<Form.Item name={[field.name, "g"]}>
													<Input placeholder="Grade" />
												</Form.Item>
											</Col>
										</Row>
									</div>
								))}
							</>
						)}
					</Form.List>
					<Divider titlePlacement="start">Honors</Divider>
					<Typography.Paragraph>
						Briefly list any academic distinctions or honors you have received since the 9th grade or international equivalent (e.g.,
						National Merit, Cum Laude Society).
					</Typography.Paragraph>
					<Form.List name="honor" initialValue={[{}]}>
						{(fields, { add }) => (
							<>
								{fields.map((field) => (
									<div key={field.key}>
										<Row gutter={16}>
											<Col span={6}>
												<Form.Item name={[field.name, "gl"]} label="Grade level">
													<Select options={options(["9", "10", "11", "12", "PG"])} placeholder="Choose an option" />
												</Form.Item>
											</Col>
											<Col span={18}>
												<Form.Item name={[field.name, "hn"]} label="Honor">
													<Input />
												</Form.Item>
											</Col>
										</Row>
									</div>
								))}
								<Button type="dashed" onClick={() => add({})} style={{ marginBottom: 16 }}>
									Add another honor
								</Button>
							</>
						)}
					</Form.List>
					<Divider titlePlacement="start">Tests</Divider>
					<Row gutter={16}>
						<Col span={6}>
							<Form.Item name="actd" label="ACT Exam Date">
								<DatePicker picker="month" format="MM/YYYY" placeholder="mm/yyyy" />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="actc" label="COMP">
								<InputNumber min={0} max={36} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="satr" label="SAT Reading and Writing">
								<InputNumber min={0} max={800} />
							</Form.Item>
						</Col>
						<Col span={6}>
							<Form.Item name="satm" label="SAT Math">
								<InputNumber min={0} max={800} />
							</Form.Item>
						</Col>
					</Row>
					<Form.List name="ap" initialValue={[{}, {}, {}]}>
						{(fields, { add }) => (
							<>
								{fields.map((field) => (
									<div key={field.key}>
										<Row gutter={16}>
											<Col span={16}>
												<Form.Item name={[field.name, "sub"]} label="AP Subject">
													<Select
														showSearch={{ optionFilterProp: "label" }}
														options={options([
															"Art History",
															"Biology",
															"Calculus AB",
															"Calculus BC",
															"Chemistry",
															"English Language",
															"English Literature",
															"European History",
															"Physics 1",
															"Psychology",
															"Spanish Language",
															"Statistics",
															"US Government",
															"US History",
															"World History",
														])}
														placeholder="Choose an option"
													/>
												</Form.Item>
											</Col>
											<Col span={8}>
												<Form.Item name={[field.name, "sc"]} label="Score">
													<InputNumber min={0} max={5} />
												</Form.Item>
											</Col>
										</Row>
									</div>
								))}
							</>
						)}
					</Form.List>
				</Card>
				<Card title="EXTRACURRICULAR ACTIVITIES &amp; WORK EXPERIENCE" style={{ marginBottom: 20 }}>
					<Typography.Paragraph type="secondary">
						Please list your principal extracurricular, volunteer, and work activities in their order of importance to you. Feel free to
						group your activities and paid work experience separately if you prefer.
					</Typography.Paragraph>
					<Form.List name="act" initialValue={[{}]}>
						{(fields, { add }) => (
							<>
								{fields.map((field) => (
									<div key={field.key}>
										<Row gutter={16}>
											<Col span={12}>
												<Form.Item name={[field.name, "org"]} label="Activity">
													<Input />
												</Form.Item>
											</Col>
											<Col span={12}>
												<Form.Item name={[field.name, "pos"]} label="Positions held, honors won, letters earned, or employer">
													<Input />
												</Form.Item>
											</Col>
										</Row>
										<Row gutter={16}>
											<Col span={8}>
												<Form.Item name={[field.name, "gl"]} label="Grade level or post-graduate (PG)">
													<Select mode="multiple" options={options(["9", "10", "11", "12", "PG"])} placeholder="Choose an option" />
												</Form.Item>
											</Col>
											<Col span={4}>
												<Form.Item name={[field.name, "hw"]} label="Hours per week">
													<InputNumber min={0} />
												</Form.Item>
											</Col>
											<Col span={4}>
												<Form.Item name={[field.name, "wy"]} label="Weeks per year">
													<InputNumber min={0} />
												</Form.Item>
											</Col>
											<Col span={8}>
												<Form.Item name={[field.name, "plan"]} label="If applicable, do you plan to participate in college?">
													<Radio.Group options={["Yes", "No"]} />
												</Form.Item>
											</Col>
										</Row>
										<Divider />
									</div>
								))}
								<Button type="dashed" onClick={() => add({})} style={{ marginBottom: 16 }}>
									Add another activity
								</Button>
							</>
						)}
					</Form.List>
				</Card>
				<Card title="REQUIRED SIGNATURE" style={{ marginBottom: 20 }}>
					<Form.Item name="ok" rules={[{ required: true }]} valuePropName="checked">
						<Checkbox>
							I certify that all information submitted in the admission process is my own work, factually true, and honestly presented.
						</Checkbox>
					</Form.Item>
					<Form.Item name="sign" label="Signature" rules={[{ required: true }]}>
						<Input />
					</Form.Item>
					<Form.Item name="pw" label="Choose a password to return to your application">
						<Input.Password />
					</Form.Item>
				</Card>
				<Button type="primary" htmlType="submit">
					Submit application
				</Button>
			</Form>
		</div>
	);
}
createRoot(document.getElementById("root")!).render(<App />);

/** Every question: how it is answered and where the form keeps it. */
const ASKED: [key: string, kind: string, name: (string | number)[]][] = [
	["lfs", "text", ["lfs"]],
	["fgn", "text", ["fgn"]],
	["mcn", "text", ["mcn"]],
	["jr", "text", ["jr"]],
	["pref", "text", ["pref"]],
	["bd", "day", ["bd"]],
	["mf", "radio", ["mf"]],
	["ssn", "text", ["ssn"]],
	["cc", "select", ["cc"]],
	["tel", "text", ["tel"]],
	["em", "text", ["em"]],
	["street", "text", ["street"]],
	["aptno", "text", ["aptno"]],
	["town", "text", ["town"]],
	["stp", "select", ["stp"]],
	["ctry", "select", ["ctry"]],
	["zp", "text", ["zp"]],
	["mstreet", "text", ["mstreet"]],
	["mtown", "text", ["mtown"]],
	["eyr", "select", ["eyr"]],
	["acad", "select", ["acad"]],
	["car", "text", ["car"]],
	["deg", "select", ["deg"]],
	["cit", "select", ["cit"]],
	["yrsus", "text", ["yrsus"]],
	["bpc", "text", ["bpc"]],
	["bpn", "select", ["bpn"]],
	["vet", "radio", ["vet"]],
	["hisp", "radio", ["hisp"]],
	["eth", "boxes", ["eth"]],
	["pms", "select", ["pms"]],
	["home", "select", ["home"]],
	["p1a", "radio", ["p1a"]],
	["p1l", "text", ["p1l"]],
	["p1f", "text", ["p1f"]],
	["p1m", "text", ["p1m"]],
	["p1x", "text", ["p1x"]],
	["p1o", "text", ["p1o"]],
	["p1e", "text", ["p1e"]],
	["p1d", "select", ["p1d"]],
	["p2a", "radio", ["p2a"]],
	["p2l", "text", ["p2l"]],
	["p2f", "text", ["p2f"]],
	["p2m", "text", ["p2m"]],
	["p2x", "text", ["p2x"]],
	["p2o", "text", ["p2o"]],
	["p2e", "text", ["p2e"]],
	["p2d", "select", ["p2d"]],
	["lgn", "text", ["lgn"]],
	["lgr", "text", ["lgr"]],
	["sib1_n", "text", ["sib", 0, "n"]],
	["sib1_a", "text", ["sib", 0, "a"]],
	["sib2_n", "text", ["sib", 1, "n"]],
	["sib2_a", "text", ["sib", 1, "a"]],
	["sec", "text", ["sec"]],
	["sgd", "day", ["sgd"]],
	["sadr", "text", ["sadr"]],
	["scity", "text", ["scity"]],
	["sst", "select", ["sst"]],
	["cname", "text", ["cname"]],
	["cmail", "text", ["cmail"]],
	["ctel", "text", ["ctel"]],
	["cbo", "text", ["cbo"]],
	["cu", "text", ["cu"]],
	["rank", "text", ["rank"]],
	["size", "text", ["size"]],
	["wgpa", "text", ["wgpa"]],
	["crs1_c", "text", ["crs", 0, "c"]],
	["crs1_g", "text", ["crs", 0, "g"]],
	["crs2_c", "text", ["crs", 1, "c"]],
	["crs2_g", "text", ["crs", 1, "g"]],
	["crs3_c", "text", ["crs", 2, "c"]],
	["crs3_g", "text", ["crs", 2, "g"]],
	["honor1_gl", "select", ["honor", 0, "gl"]],
	["honor1_hn", "text", ["honor", 0, "hn"]],
	["honor2_gl", "select", ["honor", 1, "gl"]],
	["honor2_hn", "text", ["honor", 1, "hn"]],
	["honor3_gl", "select", ["honor", 2, "gl"]],
	["honor3_hn", "text", ["honor", 2, "hn"]],
	["actd", "month", ["actd"]],
	["actc", "text", ["actc"]],
	["satr", "text", ["satr"]],
	["satm", "text", ["satm"]],
	["ap1_sub", "select", ["ap", 0, "sub"]],
	["ap1_sc", "text", ["ap", 0, "sc"]],
	["ap2_sub", "select", ["ap", 1, "sub"]],
	["ap2_sc", "text", ["ap", 1, "sc"]],
	["ap3_sub", "select", ["ap", 2, "sub"]],
	["ap3_sc", "text", ["ap", 2, "sc"]],
	["act1_org", "text", ["act", 0, "org"]],
	["act1_pos", "text", ["act", 0, "pos"]],
	["act1_gl", "multi", ["act", 0, "gl"]],
	["act1_hw", "text", ["act", 0, "hw"]],
	["act1_wy", "text", ["act", 0, "wy"]],
	["act1_plan", "radio", ["act", 0, "plan"]],
	["act2_org", "text", ["act", 1, "org"]],
	["act2_pos", "text", ["act", 1, "pos"]],
	["act2_gl", "multi", ["act", 1, "gl"]],
	["act2_hw", "text", ["act", 1, "hw"]],
	["act2_wy", "text", ["act", 1, "wy"]],
	["act2_plan", "radio", ["act", 1, "plan"]],
	["act3_org", "text", ["act", 2, "org"]],
	["act3_pos", "text", ["act", 2, "pos"]],
	["act3_gl", "multi", ["act", 2, "gl"]],
	["act3_hw", "text", ["act", 2, "hw"]],
	["act3_wy", "text", ["act", 2, "wy"]],
	["act3_plan", "radio", ["act", 2, "plan"]],
	["ok", "box", ["ok"]],
	["sign", "text", ["sign"]],
	["pw", "text", ["pw"]],
];
const read = (value: (kind: string, name: (string | number)[], id: string) => unknown) =>
	Object.fromEntries(ASKED.map(([key, kind, name]) => [key, value(kind, name, "ugapp_" + name.join("_"))]));
Object.assign(window, {
	formState: () => ({
		submitted,
		...read((kind, name) => {
			const value = form.getFieldValue(name);
			if (kind === "day" || kind === "month") return (value as Dayjs | undefined)?.format(kind === "day" ? "YYYY-MM-DD" : "YYYY-MM") ?? "";
			if (kind === "multi" || kind === "boxes") return value ?? [];
			return value ?? (kind === "box" ? false : "");
		}),
	}),
	formShown: () =>
		read((kind, _, id) => {
			const texts = (all: Iterable<Element>) => [...all].map((each) => each.textContent ?? "");
			const control = document.getElementById(id) as HTMLInputElement | null;
			const item = document.querySelector(`.ant-form-item:has(label[for="${id}"])`);
			if (kind === "boxes") return texts(item!.querySelectorAll(".ant-checkbox-wrapper:has(:checked)"));
			if (!control) return kind === "multi" ? [] : "";
			if (kind === "box") return control.checked;
			if (kind === "radio") return texts(control.querySelectorAll(".ant-radio-wrapper:has(:checked)"))[0] ?? "";
			const select = control.closest(".ant-select");
			if (kind === "multi") return texts(select!.querySelectorAll(".ant-select-selection-item-content"));
			if (kind === "select") return select!.querySelector(".ant-select-content-has-value")?.textContent ?? "";
			return control.value;
		}),
});
