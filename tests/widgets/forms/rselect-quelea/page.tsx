import "react-datepicker/dist/react-datepicker.css";
import "./page.css";
import { useState, useSyncExternalStore } from "react";
import DatePicker from "react-datepicker";
import { createRoot } from "react-dom/client";
import Select from "react-select";
import { COUNTRIES, MAJORS, STATES } from "../../lists";

type Option = { value: string; label: string };
const plain = (texts: string[]): Option[] => texts.map((each) => ({ value: each, label: each }));
const STATE_OPTIONS: Option[] = STATES.map(([value, label]) => ({ value, label }));
const STEPS = [
	"Candidate Control Form",
	"Academic Record and Plans",
	"Employment, Activities and Community Service",
	"Family Information",
	"Recommender and Certification",
];
let submitted = false;

/** The answers, each of which redraws only its own control. */
let answers: Record<string, any> = {};
const watchers = new Set<() => void>();
const subscribe = (watcher: () => void) => {
	watchers.add(watcher);
	return () => watchers.delete(watcher);
};
function useAnswer(key: string): [value: any, set: (value: unknown) => void] {
	const value = useSyncExternalStore(subscribe, () => answers[key]);
	const set = (next: unknown) => {
		answers = { ...answers, [key]: next };
		for (const watcher of watchers) watcher();
	};
	return [value, set];
}
const Text = ({ k, area, ...rest }: { k: string; area?: boolean; [attribute: string]: any }) => {
	const [value = "", set] = useAnswer(k);
	const bound = { ...rest, value, onChange: (event: { target: { value: string } }) => set(event.target.value) };
	return area ? <textarea rows={2} {...bound} /> : <input type="text" {...bound} />;
};
const PickOne = ({ k, n, options, ...rest }: { k: string; n: number; options: Option[]; [setting: string]: any }) => {
	const [chosen, set] = useAnswer(k);
	return (
		<Select
			instanceId={n}
			inputId={`react-select-${n}-input`}
			classNamePrefix="rs"
			options={options}
			value={options.find(({ value }) => value === chosen) ?? null}
			onChange={(option) => set(option?.value ?? null)}
			{...rest}
		/>
	);
};
const PickSeveral = ({ k, n, options }: { k: string; n: number; options: Option[] }) => {
	const [chosen = [], set] = useAnswer(k);
	return (
		<Select
			isMulti
			instanceId={n}
			inputId={`react-select-${n}-input`}
			classNamePrefix="rs"
			options={options}
			value={options.filter(({ value }) => chosen.includes(value))}
			onChange={(all) => set(all.map(({ value }) => value))}
		/>
	);
};
const Day = ({ k, id }: { k: string; id: string }) => {
	const [date, set] = useAnswer(k);
	return (
		<DatePicker
			id={id}
			selected={date ?? null}
			onChange={(next: Date | null) => set(next)}
			dateFormat="MM/dd/yyyy"
			placeholderText="mm/dd/yyyy"
			showMonthDropdown
			showYearDropdown
			dropdownMode="select"
			autoComplete="off"
		/>
	);
};
const Radio = ({ k, value, ...rest }: { k: string; value: string; id: string; name: string }) => {
	const [chosen, set] = useAnswer(k);
	return <input type="radio" value={value} {...rest} checked={chosen === value} onChange={() => set(value)} />;
};
const Tick = ({ k }: { k: string }) => {
	const [on, set] = useAnswer(k);
	return <input type="checkbox" checked={!!on} onChange={(event) => set(event.target.checked)} />;
};

function Application() {
	const [open, setOpen] = useState<number[]>([0]);
	const panels = [
		<div className="panel" key="0">
			<div className="line">
				<div className="field" id="f1" style={{ width: 260 }}>
					<div className="q">STATE OF LEGAL RESIDENCE *</div>
					<PickOne k="legalState" n={1} options={STATE_OPTIONS} />
				</div>
			</div>
			<fieldset>
				<legend>1. Legal name</legend>
				<div className="line">
					<div className="field" id="f2" style={{ width: 110 }}>
						<PickOne k="title" n={2} options={plain(["Mr.", "Ms.", "Mx.", "Dr."])} isSearchable={false} placeholder=" " />
						<small>
							<label htmlFor="react-select-2-input">Title</label>
						</small>
					</div>
					<div className="field" id="f3">
						<Text k="first" id="in3" />
						<small>
							<label htmlFor="in3">First</label>
						</small>
					</div>
					<div className="field" id="f4">
						<Text k="middle" id="in4" />
						<small>
							<label htmlFor="in4">Middle Name/Initial</label>
						</small>
					</div>
					<div className="field" id="f5">
						<Text k="last" id="in5" />
						<small>
							<label htmlFor="in5">Last</label>
						</small>
					</div>
					<div className="field" id="f6" style={{ width: 110 }}>
						<PickOne k="suffix" n={6} options={plain(["Jr.", "Sr.", "II", "III", "IV"])} isSearchable={false} placeholder=" " />
						<small>
							<label htmlFor="react-select-6-input">Suffix</label>
						</small>
					</div>
				</div>
			</fieldset>
			<div className="line">
				<div className="field" id="f7" style={{ width: 360 }}>
					<label htmlFor="in7">
						Permanent address 1 <abbr title="required">*</abbr>
					</label>
					<Text k="pa1" id="in7" />
				</div>
				<div className="field" id="f8">
					<label htmlFor="in8">Permanent address 2</label>
					<Text k="pa2" id="in8" />
				</div>
			</div>
			<div className="line">
				<div className="field" id="f9">
					<label htmlFor="in9">
						City <abbr title="required">*</abbr>
					</label>
					<Text k="city" id="in9" />
				</div>
				<div className="field" id="f10" style={{ width: 220 }}>
					<label htmlFor="react-select-10-input">State/Province</label>
					<PickOne k="pstate" n={10} options={STATE_OPTIONS} />
				</div>
				<div className="field" id="f11" style={{ width: 120 }}>
					<label htmlFor="in11">
						ZIP/Postal Code <abbr title="required">*</abbr>
					</label>
					<Text k="zip" id="in11" />
				</div>
				<div className="field" id="f12" style={{ width: 260 }}>
					<label htmlFor="react-select-12-input">Country</label>
					<PickOne k="country" n={12} options={plain(COUNTRIES)} />
				</div>
			</div>
			<div className="field wide" id="f13">
				<p className="q">2. Gender</p>
				<label className="opt" htmlFor="r13-0">
					<Radio k="gender" id="r13-0" name="r13" value="Male" /> Male
				</label>{" "}
				<label className="opt" htmlFor="r13-1">
					<Radio k="gender" id="r13-1" name="r13" value="Female" /> Female
				</label>
			</div>
			<div className="line">
				<div className="field" id="f14" style={{ width: 700 }}>
					<label htmlFor="in14">
						3. Do you attend school in a state or country other than your state of legal residence, such as a boarding school? If yes,
						please enter: State/country of school attendance
					</label>
					<Text k="awayState" id="in14" />
				</div>
			</div>
			<div className="field wide" id="f15">
				<p className="q">4. Do you live outside of the 50 United States, District of Columbia, or Puerto Rico?</p>
				<label className="opt" htmlFor="r15-0">
					<Radio k="abroad" id="r15-0" name="r15" value="Yes" /> Yes
				</label>{" "}
				<label className="opt" htmlFor="r15-1">
					<Radio k="abroad" id="r15-1" name="r15" value="No" /> No
				</label>
			</div>
			<div className="line">
				<div className="field" id="f16">
					<label htmlFor="in16">If yes, how long have you lived in this location?</label>
					<Text k="abroadLong" id="in16" />
				</div>
			</div>
			<fieldset>
				<legend>5. Telephone</legend>
				<div className="line tight">
					(
					<div className="field" id="f17" style={{ width: 60 }}>
						<Text k="ph1" id="in17" maxLength={3} aria-label="Area code" />
					</div>
					)
					<div className="field" id="f18" style={{ width: 60 }}>
						<Text k="ph2" id="in18" maxLength={3} aria-label="Telephone prefix" />
					</div>
					-
					<div className="field" id="f19" style={{ width: 70 }}>
						<Text k="ph3" id="in19" maxLength={4} aria-label="Telephone line number" />
					</div>
				</div>
			</fieldset>
			<div className="line">
				<div className="field" id="f20">
					<label htmlFor="dp20">
						6. DOB <abbr title="required">*</abbr>
					</label>
					<Day k="dob" id="dp20" />
				</div>
				<div className="field" id="f21" style={{ width: 320 }}>
					<label htmlFor="in21">Place of Birth (City &amp; State or Country)</label>
					<Text k="pob" id="in21" />
				</div>
				<div className="field" id="f22">
					<label htmlFor="in22">Social Security #</label>
					<Text k="ssn" id="in22" />
				</div>
			</div>
			<div className="field wide" id="f23">
				<p className="q">Are you currently an American Citizen? *</p>
				<label className="opt" htmlFor="r23-0">
					<Radio k="amcit" id="r23-0" name="r23" value="Yes" /> Yes
				</label>{" "}
				<label className="opt" htmlFor="r23-1">
					<Radio k="amcit" id="r23-1" name="r23" value="No" /> No
				</label>
			</div>
			<fieldset>
				<legend>7. Contact information where you can be reached until September 30, if different from those provided above:</legend>
				<div className="line">
					<div className="field" id="f24" style={{ width: 300 }}>
						<Text k="m1" id="in24" />
						<small>
							<label htmlFor="in24">Mailing address 1</label>
						</small>
					</div>
					<div className="field" id="f25">
						<Text k="mc" id="in25" />
						<small>
							<label htmlFor="in25">City</label>
						</small>
					</div>
					<div className="field" id="f26" style={{ width: 200 }}>
						<PickOne k="ms" n={26} options={STATE_OPTIONS} />
						<small>
							<label htmlFor="react-select-26-input">State/Province</label>
						</small>
					</div>
				</div>
			</fieldset>
			<div className="line">
				<div className="field" id="f27" style={{ width: 340 }}>
					<label htmlFor="in27">
						8. E-mail <abbr title="required">*</abbr>
					</label>
					<Text k="mail" id="in27" type="email" />
				</div>
			</div>
			<div className="line">
				<div className="field" id="f28" style={{ width: 340 }}>
					<label htmlFor="in28">
						9. High school <abbr title="required">*</abbr>
					</label>
					<Text k="hs" id="in28" />
				</div>
				<div className="field" id="f29" style={{ width: 300 }}>
					<label htmlFor="in29">High school address 1</label>
					<Text k="hs1" id="in29" />
				</div>
			</div>
			<div className="line">
				<div className="field" id="f30">
					<label htmlFor="in30">City</label>
					<Text k="hsc" id="in30" />
				</div>
				<div className="field" id="f31" style={{ width: 220 }}>
					<label htmlFor="react-select-31-input">State/Province</label>
					<PickOne k="hss" n={31} options={STATE_OPTIONS} />
				</div>
				<div className="field" id="f32" style={{ width: 120 }}>
					<label htmlFor="in32">ZIP/Postal Code</label>
					<Text k="hsz" id="in32" />
				</div>
			</div>
			<fieldset>
				<legend>
					10. On the line below, print your informal name (including your last name) as you would want it to appear on a name tag.
				</legend>
				<div className="line">
					<div className="field" id="f33">
						<Text k="tagF" id="in33" />
						<small>
							<label htmlFor="in33">First</label>
						</small>
					</div>
					<div className="field" id="f34">
						<Text k="tagL" id="in34" />
						<small>
							<label htmlFor="in34">Last</label>
						</small>
					</div>
				</div>
			</fieldset>
			<fieldset>
				<legend>
					11. Name the educator who has influenced you most significantly during your school years and whom you would like honored.
				</legend>
				<div className="line">
					<div className="field" id="f35" style={{ width: 110 }}>
						<PickOne k="teT" n={35} options={plain(["Mr.", "Ms.", "Mrs.", "Dr."])} isSearchable={false} placeholder=" " />
						<small>
							<label htmlFor="react-select-35-input">Title</label>
						</small>
					</div>
					<div className="field" id="f36">
						<Text k="teF" id="in36" />
						<small>
							<label htmlFor="in36">First</label>
						</small>
					</div>
					<div className="field" id="f37">
						<Text k="teL" id="in37" />
						<small>
							<label htmlFor="in37">Last</label>
						</small>
					</div>
					<div className="field" id="f38" style={{ width: 240 }}>
						<Text k="teS" id="in38" />
						<small>
							<label htmlFor="in38">Teacher school name</label>
						</small>
					</div>
				</div>
			</fieldset>
		</div>,
		<div className="panel" key="1">
			<div className="line">
				<div className="field" id="f39" style={{ width: 160 }}>
					<label htmlFor="react-select-39-input">Year in school</label>
					<PickOne
						k="yr"
						n={39}
						options={[
							{ value: "10", label: "Sophomore" },
							{ value: "11", label: "Junior" },
							{ value: "12", label: "Senior" },
						]}
						isSearchable={false}
					/>
				</div>
				<div className="field" id="f40" style={{ width: 170 }}>
					<label htmlFor="in40">Cumulative GPA (weighted)</label>
					<Text k="gpa" id="in40" />
				</div>
			</div>
			<div className="line tight">
				<span className="q">Rank in class:</span>
				<div className="field" id="f41" style={{ width: 70 }}>
					<Text k="rk" id="in41" aria-label="Rank in class" />
				</div>
				in a class of{" "}
				<div className="field" id="f42" style={{ width: 70 }}>
					<Text k="rkof" id="in42" aria-label="Number in class" />
				</div>
				students
			</div>
			<table>
				<thead>
					<tr>
						<th></th>
						<th>Score</th>
						<th>Test date</th>
					</tr>
				</thead>
				<tbody>
					<tr>
						<td>SAT Reading/Writing</td>
						<td>
							<div className="field" id="f43" style={{ width: 80 }}>
								<Text k="satv" id="in43" />
							</div>
						</td>
						<td>
							<div className="field" id="f44">
								<Day k="satvd" id="dp44" />
							</div>
						</td>
					</tr>
					<tr>
						<td>SAT Math</td>
						<td>
							<div className="field" id="f45" style={{ width: 80 }}>
								<Text k="satm" id="in45" />
							</div>
						</td>
						<td>
							<div className="field" id="f46">
								<Day k="satmd" id="dp46" />
							</div>
						</td>
					</tr>
					<tr>
						<td>ACT Composite</td>
						<td>
							<div className="field" id="f47" style={{ width: 80 }}>
								<Text k="act" id="in47" />
							</div>
						</td>
						<td>
							<div className="field" id="f48">
								<Day k="actd" id="dp48" />
							</div>
						</td>
					</tr>
				</tbody>
			</table>
			<table>
				<thead>
					<tr>
						<th>AP examination</th>
						<th>Score</th>
					</tr>
				</thead>
				<tbody>
					<tr>
						<td>
							<div className="field" id="f49" style={{ width: 340 }}>
								<PickOne
									k="ap0"
									n={49}
									options={plain([
										"Art History",
										"Biology",
										"Calculus AB",
										"Calculus BC",
										"Chemistry",
										"English Language and Composition",
										"English Literature and Composition",
										"Environmental Science",
										"Macroeconomics",
										"Physics 1",
										"Psychology",
										"Spanish Language and Culture",
										"Statistics",
										"United States Government and Politics",
										"United States History",
									])}
								/>
							</div>
						</td>
						<td>
							<div className="field" id="f50" style={{ width: 100 }}>
								<PickOne k="ap0s" n={50} options={plain(["1", "2", "3", "4", "5"])} isSearchable={false} placeholder="-" />
							</div>
						</td>
					</tr>
					<tr>
						<td>
							<div className="field" id="f51" style={{ width: 340 }}>
								<PickOne
									k="ap1"
									n={51}
									options={plain([
										"Art History",
										"Biology",
										"Calculus AB",
										"Calculus BC",
										"Chemistry",
										"English Language and Composition",
										"English Literature and Composition",
										"Environmental Science",
										"Macroeconomics",
										"Physics 1",
										"Psychology",
										"Spanish Language and Culture",
										"Statistics",
										"United States Government and Politics",
										"United States History",
									])}
								/>
							</div>
						</td>
						<td>
							<div className="field" id="f52" style={{ width: 100 }}>
								<PickOne k="ap1s" n={52} options={plain(["1", "2", "3", "4", "5"])} isSearchable={false} placeholder="-" />
							</div>
						</td>
					</tr>
					<tr>
						<td>
							<div className="field" id="f53" style={{ width: 340 }}>
								<PickOne
									k="ap2"
									n={53}
									options={plain([
										"Art History",
										"Biology",
										"Calculus AB",
										"Calculus BC",
										"Chemistry",
										"English Language and Composition",
										"English Literature and Composition",
										"Environmental Science",
										"Macroeconomics",
										"Physics 1",
										"Psychology",
										"Spanish Language and Culture",
										"Statistics",
										"United States Government and Politics",
										"United States History",
									])}
								/>
							</div>
						</td>
						<td>
							<div className="field" id="f54" style={{ width: 100 }}>
								<PickOne k="ap2s" n={54} options={plain(["1", "2", "3", "4", "5"])} isSearchable={false} placeholder="-" />
							</div>
						</td>
					</tr>
				</tbody>
			</table>
			<table>
				<thead>
					<tr>
						<th>Current and most advanced courses</th>
						<th>Grade</th>
					</tr>
				</thead>
				<tbody>
					<tr>
						<td>
							<div className="field" id="f55" style={{ width: 340 }}>
								<Text k="crs0" id="in55" />
							</div>
						</td>
						<td>
							<div className="field" id="f56" style={{ width: 80 }}>
								<Text k="crs0g" id="in56" />
							</div>
						</td>
					</tr>
					<tr>
						<td>
							<div className="field" id="f57" style={{ width: 340 }}>
								<Text k="crs1" id="in57" />
							</div>
						</td>
						<td>
							<div className="field" id="f58" style={{ width: 80 }}>
								<Text k="crs1g" id="in58" />
							</div>
						</td>
					</tr>
					<tr>
						<td>
							<div className="field" id="f59" style={{ width: 340 }}>
								<Text k="crs2" id="in59" />
							</div>
						</td>
						<td>
							<div className="field" id="f60" style={{ width: 80 }}>
								<Text k="crs2g" id="in60" />
							</div>
						</td>
					</tr>
				</tbody>
			</table>
			<div className="line">
				<div className="field" id="f61" style={{ width: 340 }}>
					<label htmlFor="in61">Name of college or university you plan to attend</label>
					<Text k="plan" id="in61" />
				</div>
				<div className="field" id="f62" style={{ width: 280 }}>
					<div className="q">Planned major</div>
					<PickOne k="major" n={62} options={plain(MAJORS)} />
				</div>
			</div>
			<div className="line">
				<div className="field" id="f63" style={{ width: 300 }}>
					<label htmlFor="in63">What career do you wish to pursue?</label>
					<Text k="career" id="in63" />
				</div>
				<div className="field" id="f64" style={{ width: 240 }}>
					<label htmlFor="react-select-64-input">Highest degree sought</label>
					<PickOne
						k="deg"
						n={64}
						options={plain(["Associate", "Bachelor's", "Master's", "Doctorate", "Professional (MD, JD, etc.)"])}
						isSearchable={false}
					/>
				</div>
				<div className="field" id="f65" style={{ width: 160 }}>
					<label htmlFor="in65">Year you expect to graduate from college</label>
					<Text k="cgy" id="in65" />
				</div>
			</div>
		</div>,
		<div className="panel" key="2">
			<p className="help">
				List the school and community activities and jobs you have held over the past four years, including work for a family business, even
				if not paid.
			</p>
			<fieldset>
				<legend>1.</legend>
				<div className="line">
					<div className="field" id="f66" style={{ width: 280 }}>
						<label htmlFor="in66">Organization or employer</label>
						<Text k="a0o" id="in66" />
					</div>
					<div className="field" id="f67">
						<label htmlFor="in67">Office or position</label>
						<Text k="a0p" id="in67" />
					</div>
					<div className="field" id="f68" style={{ width: 220 }}>
						<label htmlFor="react-select-68-input">Grades</label>
						<PickSeveral k="a0g" n={68} options={plain(["9", "10", "11", "12"])} />
					</div>
					<div className="field" id="f69" style={{ width: 90 }}>
						<label htmlFor="in69">Hours/week</label>
						<Text k="a0h" id="in69" />
					</div>
					<div className="field" id="f70" style={{ width: 620 }}>
						<label htmlFor="in70">Describe your responsibilities and contribution</label>
						<Text k="a0d" id="in70" area />
					</div>
				</div>
			</fieldset>
			<fieldset>
				<legend>2.</legend>
				<div className="line">
					<div className="field" id="f71" style={{ width: 280 }}>
						<label htmlFor="in71">Organization or employer</label>
						<Text k="a1o" id="in71" />
					</div>
					<div className="field" id="f72">
						<label htmlFor="in72">Office or position</label>
						<Text k="a1p" id="in72" />
					</div>
					<div className="field" id="f73" style={{ width: 220 }}>
						<label htmlFor="react-select-73-input">Grades</label>
						<PickSeveral k="a1g" n={73} options={plain(["9", "10", "11", "12"])} />
					</div>
					<div className="field" id="f74" style={{ width: 90 }}>
						<label htmlFor="in74">Hours/week</label>
						<Text k="a1h" id="in74" />
					</div>
					<div className="field" id="f75" style={{ width: 620 }}>
						<label htmlFor="in75">Describe your responsibilities and contribution</label>
						<Text k="a1d" id="in75" area />
					</div>
				</div>
			</fieldset>
			<fieldset>
				<legend>3.</legend>
				<div className="line">
					<div className="field" id="f76" style={{ width: 280 }}>
						<label htmlFor="in76">Organization or employer</label>
						<Text k="a2o" id="in76" />
					</div>
					<div className="field" id="f77">
						<label htmlFor="in77">Office or position</label>
						<Text k="a2p" id="in77" />
					</div>
					<div className="field" id="f78" style={{ width: 220 }}>
						<label htmlFor="react-select-78-input">Grades</label>
						<PickSeveral k="a2g" n={78} options={plain(["9", "10", "11", "12"])} />
					</div>
					<div className="field" id="f79" style={{ width: 90 }}>
						<label htmlFor="in79">Hours/week</label>
						<Text k="a2h" id="in79" />
					</div>
					<div className="field" id="f80" style={{ width: 620 }}>
						<label htmlFor="in80">Describe your responsibilities and contribution</label>
						<Text k="a2d" id="in80" area />
					</div>
				</div>
			</fieldset>
			<div className="line">
				<div className="field" id="f81" style={{ width: 320 }}>
					<label htmlFor="in81">Name of your most recent employer's supervisor</label>
					<Text k="sup" id="in81" />
				</div>
			</div>
			<table>
				<thead>
					<tr>
						<th>Awards and honors</th>
						<th>Grade received</th>
					</tr>
				</thead>
				<tbody>
					<tr>
						<td>
							<div className="field" id="f82" style={{ width: 380 }}>
								<Text k="h0" id="in82" />
							</div>
						</td>
						<td>
							<div className="field" id="f83" style={{ width: 130 }}>
								<PickOne
									k="h0g"
									n={83}
									options={[
										{ value: "9", label: "9th" },
										{ value: "10", label: "10th" },
										{ value: "11", label: "11th" },
										{ value: "12", label: "12th" },
									]}
									isSearchable={false}
								/>
							</div>
						</td>
					</tr>
					<tr>
						<td>
							<div className="field" id="f84" style={{ width: 380 }}>
								<Text k="h1" id="in84" />
							</div>
						</td>
						<td>
							<div className="field" id="f85" style={{ width: 130 }}>
								<PickOne
									k="h1g"
									n={85}
									options={[
										{ value: "9", label: "9th" },
										{ value: "10", label: "10th" },
										{ value: "11", label: "11th" },
										{ value: "12", label: "12th" },
									]}
									isSearchable={false}
								/>
							</div>
						</td>
					</tr>
					<tr>
						<td>
							<div className="field" id="f86" style={{ width: 380 }}>
								<Text k="h2" id="in86" />
							</div>
						</td>
						<td>
							<div className="field" id="f87" style={{ width: 130 }}>
								<PickOne
									k="h2g"
									n={87}
									options={[
										{ value: "9", label: "9th" },
										{ value: "10", label: "10th" },
										{ value: "11", label: "11th" },
										{ value: "12", label: "12th" },
									]}
									isSearchable={false}
								/>
							</div>
						</td>
					</tr>
				</tbody>
			</table>
		</div>,
		<div className="panel" key="3">
			<fieldset>
				<legend>First parent or guardian</legend>
				<div className="line">
					<div className="field" id="f88" style={{ width: 240 }}>
						<label htmlFor="in88">Name</label>
						<Text k="p1n" id="in88" />
					</div>
					<div className="field" id="f89">
						<label htmlFor="in89">Occupation</label>
						<Text k="p1o" id="in89" />
					</div>
					<div className="field" id="f90">
						<label htmlFor="in90">Employer</label>
						<Text k="p1e" id="in90" />
					</div>
					<div className="field" id="f91" style={{ width: 240 }}>
						<label htmlFor="react-select-91-input">Education</label>
						<PickOne
							k="p1d"
							n={91}
							options={[
								{ value: "1", label: "Less than high school" },
								{ value: "2", label: "High school diploma/GED" },
								{ value: "3", label: "Some college" },
								{ value: "4", label: "Two-year degree" },
								{ value: "5", label: "Four-year degree" },
								{ value: "6", label: "Graduate or professional degree" },
							]}
							isSearchable={false}
						/>
					</div>
				</div>
			</fieldset>
			<fieldset>
				<legend>Second parent or guardian</legend>
				<div className="line">
					<div className="field" id="f92" style={{ width: 240 }}>
						<label htmlFor="in92">Name</label>
						<Text k="p2n" id="in92" />
					</div>
					<div className="field" id="f93">
						<label htmlFor="in93">Occupation</label>
						<Text k="p2o" id="in93" />
					</div>
					<div className="field" id="f94">
						<label htmlFor="in94">Employer</label>
						<Text k="p2e" id="in94" />
					</div>
					<div className="field" id="f95" style={{ width: 240 }}>
						<label htmlFor="react-select-95-input">Education</label>
						<PickOne
							k="p2d"
							n={95}
							options={[
								{ value: "1", label: "Less than high school" },
								{ value: "2", label: "High school diploma/GED" },
								{ value: "3", label: "Some college" },
								{ value: "4", label: "Two-year degree" },
								{ value: "5", label: "Four-year degree" },
								{ value: "6", label: "Graduate or professional degree" },
							]}
							isSearchable={false}
						/>
					</div>
				</div>
			</fieldset>
			<div className="line">
				<div className="field" id="f96" style={{ width: 200 }}>
					<label htmlFor="react-select-96-input">Parents' marital status</label>
					<PickOne
						k="mar"
						n={96}
						options={plain(["Married", "Remarried", "Single", "Separated", "Divorced", "Widowed"])}
						isSearchable={false}
					/>
				</div>
				<div className="field" id="f97" style={{ width: 260 }}>
					<div className="q">Family income last year, before taxes</div>
					<PickOne
						k="inc"
						n={97}
						options={[
							{ value: "a", label: "Under $30,000" },
							{ value: "b", label: "$30,000 to $59,999" },
							{ value: "c", label: "$60,000 to $89,999" },
							{ value: "d", label: "$90,000 to $119,999" },
							{ value: "e", label: "$120,000 or more" },
						]}
						isSearchable={false}
					/>
				</div>
				<div className="field" id="f98" style={{ width: 120 }}>
					<label htmlFor="in98">Number of people this income supports</label>
					<Text k="hh" id="in98" />
				</div>
			</div>
			<table>
				<thead>
					<tr>
						<th>Brothers and sisters</th>
						<th>Age</th>
					</tr>
				</thead>
				<tbody>
					<tr>
						<td>
							<div className="field" id="f99" style={{ width: 280 }}>
								<Text k="b0" id="in99" />
							</div>
						</td>
						<td>
							<div className="field" id="f100" style={{ width: 70 }}>
								<Text k="b0a" id="in100" />
							</div>
						</td>
					</tr>
					<tr>
						<td>
							<div className="field" id="f101" style={{ width: 280 }}>
								<Text k="b1" id="in101" />
							</div>
						</td>
						<td>
							<div className="field" id="f102" style={{ width: 70 }}>
								<Text k="b1a" id="in102" />
							</div>
						</td>
					</tr>
				</tbody>
			</table>
			<div className="field wide" id="f103">
				<p className="q">Will you be the first in your family to attend college?</p>
				<label className="opt" htmlFor="r103-0">
					<Radio k="fg" id="r103-0" name="r103" value="Yes" /> Yes
				</label>{" "}
				<label className="opt" htmlFor="r103-1">
					<Radio k="fg" id="r103-1" name="r103" value="No" /> No
				</label>
			</div>
			<div className="field wide" id="f104">
				<p className="q">Are you Hispanic or Latino? (optional)</p>
				<label className="opt" htmlFor="r104-0">
					<Radio k="hisp" id="r104-0" name="r104" value="Yes" /> Yes
				</label>{" "}
				<label className="opt" htmlFor="r104-1">
					<Radio k="hisp" id="r104-1" name="r104" value="No" /> No
				</label>
			</div>
			<div className="line">
				<div className="field" id="f105" style={{ width: 460 }}>
					<label htmlFor="react-select-105-input">Race (optional; select all that apply)</label>
					<PickSeveral
						k="race"
						n={105}
						options={plain([
							"American Indian or Alaska Native",
							"Asian",
							"Black or African American",
							"Native Hawaiian or Other Pacific Islander",
							"White",
						])}
					/>
				</div>
			</div>
		</div>,
		<div className="panel" key="4">
			<div className="line">
				<div className="field" id="f106" style={{ width: 260 }}>
					<label htmlFor="in106">
						Recommender's full name <abbr title="required">*</abbr>
					</label>
					<Text k="recN" id="in106" />
				</div>
				<div className="field" id="f107" style={{ width: 260 }}>
					<label htmlFor="in107">
						Recommender's e-mail <abbr title="required">*</abbr>
					</label>
					<Text k="recM" id="in107" type="email" />
				</div>
			</div>
			<div className="field wide" id="f108">
				<label>
					<Tick k="cert" /> By signing this application, you agree, if asked, to provide information that will verify the accuracy of your
					completed form.
				</label>
			</div>
			<div className="line">
				<div className="field" id="f109" style={{ width: 300 }}>
					<label htmlFor="in109">Signed by (Student)</label>
					<Text k="sig" id="in109" />
				</div>
				<div className="field" id="f110">
					<label htmlFor="dp110">Date</label>
					<Day k="sigd" id="dp110" />
				</div>
			</div>
		</div>,
	];
	return (
		<main>
			<h1>National Scholars Program: Candidate Application</h1>
			<p>
				Please type. The application has five steps; your answers are kept while you move between them.{" "}
				<button type="button" onClick={() => setOpen(STEPS.map((_, i) => i))}>
					Expand all steps
				</button>
			</p>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				{STEPS.map((title, i) => (
					<section key={title}>
						<h2>
							<button
								type="button"
								aria-expanded={open.includes(i)}
								onClick={() => setOpen((old) => (old.includes(i) ? old.filter((each) => each !== i) : [...old, i]))}
							>
								Step {i + 1} of {STEPS.length}: {title}
							</button>
						</h2>
						{open.includes(i) && panels[i]}
					</section>
				))}
				<button type="submit">Submit application</button>
			</form>
		</main>
	);
}
createRoot(document.getElementById("root")!).render(<Application />);

const ASKED: [key: string, kind: string, n: number][] = [
	["legalState", "select", 1],
	["title", "select", 2],
	["first", "text", 3],
	["middle", "text", 4],
	["last", "text", 5],
	["suffix", "select", 6],
	["pa1", "text", 7],
	["pa2", "text", 8],
	["city", "text", 9],
	["pstate", "select", 10],
	["zip", "text", 11],
	["country", "select", 12],
	["gender", "radio", 13],
	["awayState", "text", 14],
	["abroad", "radio", 15],
	["abroadLong", "text", 16],
	["ph1", "text", 17],
	["ph2", "text", 18],
	["ph3", "text", 19],
	["dob", "day", 20],
	["pob", "text", 21],
	["ssn", "text", 22],
	["amcit", "radio", 23],
	["m1", "text", 24],
	["mc", "text", 25],
	["ms", "select", 26],
	["mail", "text", 27],
	["hs", "text", 28],
	["hs1", "text", 29],
	["hsc", "text", 30],
	["hss", "select", 31],
	["hsz", "text", 32],
	["tagF", "text", 33],
	["tagL", "text", 34],
	["teT", "select", 35],
	["teF", "text", 36],
	["teL", "text", 37],
	["teS", "text", 38],
	["yr", "select", 39],
	["gpa", "text", 40],
	["rk", "text", 41],
	["rkof", "text", 42],
	["satv", "text", 43],
	["satvd", "day", 44],
	["satm", "text", 45],
	["satmd", "day", 46],
	["act", "text", 47],
	["actd", "day", 48],
	["ap0", "select", 49],
	["ap0s", "select", 50],
	["ap1", "select", 51],
	["ap1s", "select", 52],
	["ap2", "select", 53],
	["ap2s", "select", 54],
	["crs0", "text", 55],
	["crs0g", "text", 56],
	["crs1", "text", 57],
	["crs1g", "text", 58],
	["crs2", "text", 59],
	["crs2g", "text", 60],
	["plan", "text", 61],
	["major", "select", 62],
	["career", "text", 63],
	["deg", "select", 64],
	["cgy", "text", 65],
	["a0o", "text", 66],
	["a0p", "text", 67],
	["a0g", "multi", 68],
	["a0h", "text", 69],
	["a0d", "text", 70],
	["a1o", "text", 71],
	["a1p", "text", 72],
	["a1g", "multi", 73],
	["a1h", "text", 74],
	["a1d", "text", 75],
	["a2o", "text", 76],
	["a2p", "text", 77],
	["a2g", "multi", 78],
	["a2h", "text", 79],
	["a2d", "text", 80],
	["sup", "text", 81],
	["h0", "text", 82],
	["h0g", "select", 83],
	["h1", "text", 84],
	["h1g", "select", 85],
	["h2", "text", 86],
	["h2g", "select", 87],
	["p1n", "text", 88],
	["p1o", "text", 89],
	["p1e", "text", 90],
	["p1d", "select", 91],
	["p2n", "text", 92],
	["p2o", "text", 93],
	["p2e", "text", 94],
	["p2d", "select", 95],
	["mar", "select", 96],
	["inc", "select", 97],
	["hh", "text", 98],
	["b0", "text", 99],
	["b0a", "text", 100],
	["b1", "text", 101],
	["b1a", "text", 102],
	["fg", "radio", 103],
	["hisp", "radio", 104],
	["race", "multi", 105],
	["recN", "text", 106],
	["recM", "text", 107],
	["cert", "box", 108],
	["sig", "text", 109],
	["sigd", "day", 110],
];
const iso = (date: Date) =>
	`${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
const read = (value: (key: string, kind: string, n: number) => unknown) =>
	Object.fromEntries(ASKED.map(([key, kind, n]) => [key, value(key, kind, n)]));
Object.assign(window, {
	formState: () => ({
		submitted,
		...read((key, kind) => {
			const value = answers[key];
			if (kind === "day") return value ? iso(value) : "";
			return value ?? (kind === "multi" ? [] : kind === "box" ? false : "");
		}),
	}),
	formShown: () =>
		read((_, kind, n) => {
			const field = document.getElementById(`f${n}`);
			if (!field) return null;
			if (kind === "multi") return [...field.querySelectorAll(".rs__multi-value__label")].map((each) => each.textContent);
			if (kind === "select") return field.querySelector(".rs__single-value")?.textContent ?? "";
			if (kind === "radio") return field.querySelector(":checked")?.parentElement?.textContent?.trim() ?? "";
			if (kind === "box") return !!field.querySelector(":checked");
			return field.querySelector<HTMLInputElement>("input, textarea")!.value;
		}),
});
