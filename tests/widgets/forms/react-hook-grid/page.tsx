import { createContext, type ReactNode, useContext, useId } from "react";
import { createRoot } from "react-dom/client";
import { type UseFormReturn, useForm } from "react-hook-form";
import "./page.css";

/** What the registrar's table of questions calls each answer, by this page's own key. */
const FIELDS: Record<string, string> = {
	fullName: "b1.r1.v",
	mail: "b1.r2.v",
	born: "b1.r3.v",
	applicantNumber: "b1.r4.v",
	school: "b2.r1.v",
	entered: "b2.r2.v",
	leaves: "b2.r3.v",
	college1: "b3.r1.c1",
	term1: "b3.r1.c2",
	college2: "b3.r2.c1",
	term2: "b3.r2.c2",
	unweighted: "b4.r1.v",
	weighted: "b4.r2.v",
	rank: "b4.r3.v",
	classSize: "b4.r4.v",
	...cells("course", "b5", 3, ["title", "units", "mark"]),
	...cells("dual", "b6", 2, ["title", "hours", "mark"]),
	...cells("exam", "b7", 3, ["name", "when", "score"]),
	reading: "b8.r1.c1",
	readingDay: "b8.r1.c2",
	math: "b8.r2.c1",
	mathDay: "b8.r2.c2",
	composite: "b8.r3.c1",
	compositeDay: "b8.r3.c2",
	...cells("recognition", "b9", 3, ["name", "grade"]),
	counselor: "b10.r1.v",
	certified: "b10.r2.v",
};

function cells(key: string, block: string, rows: number, columns: string[]) {
	const found: Record<string, string> = {};
	for (let row = 1; row <= rows; row++)
		for (const [at, column] of columns.entries()) found[`${key}${row}.${column}`] = `${block}.r${row}.c${at + 1}`;
	return found;
}

let methods: UseFormReturn;
let submitted = false;

const Register = createContext<UseFormReturn["register"] | null>(null);
const useRegister = () => useContext(Register) as UseFormReturn["register"];

type Kind = { head: string; options?: string[]; width?: string };

/** One box of a grid; it is called by the heads of its row and of its column. */
function Cell({ name, by, kind }: { name: string; by: string; kind: Kind }) {
	const register = useRegister();
	if (kind.options)
		return (
			<select aria-labelledby={by} {...register(name)}>
				<option value="" />
				{kind.options.map((each) => (
					<option key={each}>{each}</option>
				))}
			</select>
		);
	return <input type="text" aria-labelledby={by} {...register(name)} />;
}

function Grid({ block, corner, columns, rows }: { block: string; corner: string; columns: Kind[]; rows: string[] }) {
	const id = useId();
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">{corner}</th>
					{columns.map(({ head, width }, at) => (
						<th key={head} scope="col" id={`${id}c${at + 1}`} style={{ width }}>
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row, at) => (
					<tr key={row}>
						<th scope="row" id={`${id}r${at + 1}`} style={{ width: "auto" }}>
							{row}
						</th>
						{columns.map((kind, column) => (
							<td key={kind.head}>
								<Cell name={`${block}.r${at + 1}.c${column + 1}`} by={`${id}c${column + 1} ${id}r${at + 1}`} kind={kind} />
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Sheet({ block, rows }: { block: string; rows: string[] }) {
	const id = useId();
	return (
		<table>
			<tbody>
				{rows.map((row, at) => (
					<tr key={row}>
						<th scope="row" id={`${id}r${at + 1}`}>
							{row}
						</th>
						<td>
							<Cell name={`${block}.r${at + 1}.v`} by={`${id}r${at + 1}`} kind={{ head: "" }} />
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

const GRADES = ["9", "10", "11", "12"];

function Recognitions() {
	const id = useId();
	const register = useRegister();
	return (
		<table>
			<thead>
				<tr>
					<th rowSpan={2} scope="col">
						No.
					</th>
					<th rowSpan={2} scope="col" id={`${id}name`}>
						Recognition, as it should read on your record
					</th>
					<th colSpan={4} scope="colgroup" id={`${id}when`}>
						Grade in which received
					</th>
				</tr>
				<tr>
					{GRADES.map((grade) => (
						<th key={grade} scope="col" id={`${id}g${grade}`}>
							{grade}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{[1, 2, 3].map((row) => (
					<tr key={row}>
						<th scope="row" id={`${id}r${row}`} style={{ width: 40 }}>
							{row}
						</th>
						<td>
							<input type="text" aria-labelledby={`${id}name ${id}r${row}`} {...register(`b9.r${row}.c1`)} />
						</td>
						{GRADES.map((grade) => (
							<td key={grade} className="mark">
								<input
									type="radio"
									value={grade}
									aria-labelledby={`${id}when ${id}g${grade} ${id}r${row}`}
									{...register(`b9.r${row}.c2`)}
								/>
							</td>
						))}
					</tr>
				))}
			</tbody>
		</table>
	);
}

const EXAMS = [
	"African American Studies",
	"Biology",
	"Calculus AB",
	"Calculus BC",
	"Chemistry",
	"Computer Science A",
	"Computer Science Principles",
	"English Language and Composition",
	"English Literature and Composition",
	"Environmental Science",
	"European History",
	"Human Geography",
	"Macroeconomics",
	"Microeconomics",
	"Physics 1",
	"Physics C: Mechanics",
	"Psychology",
	"Spanish Language and Culture",
	"Statistics",
	"United States Government and Politics",
	"United States History",
	"World History: Modern",
];

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h2>{title}</h2>
			{children}
		</section>
	);
}

function Page() {
	const form = useForm({ defaultValues: blank() });
	methods = form as unknown as UseFormReturn;
	const register = methods.register;
	const id = useId();
	return (
		<Register.Provider value={register}>
			<header>
				<h1>Marlowe State University · Office of the Registrar</h1>
				Self-Reported Academic Record
			</header>
			<form
				onSubmit={form.handleSubmit(() => {
					submitted = true;
				})}
			>
				<p>
					Complete this record with a copy of your transcript in hand. Marlowe State renders its admission decision on the information
					below; a final official transcript is required only of students who enroll, and any discrepancy may result in the offer being
					withdrawn.
				</p>
				<Part title="I. Applicant">
					<Sheet
						block="b1"
						rows={[
							"Name (Last, First Middle)",
							"E-mail at which you receive notices of application status",
							"Born (MM/DD/YYYY)",
							"MSU applicant number, from your acknowledgment letter",
						]}
					/>
				</Part>
				<Part title="II. Secondary school">
					<Sheet
						block="b2"
						rows={[
							"Institution granting (or to grant) the diploma",
							"Entered ninth grade (MM/YYYY)",
							"Diploma conferred or expected (MM/YYYY)",
						]}
					/>
				</Part>
				<Part title="III. Postsecondary institutions">
					<p>Report every college or university at which you enrolled while in high school, whether or not credit was earned.</p>
					<Grid
						block="b3"
						corner=""
						columns={[{ head: "Name of college or university" }, { head: "Term and year enrolled", width: "28%" }]}
						rows={["First", "Second, if any"]}
					/>
				</Part>
				<Part title="IV. Standing">
					<p>Copy the figures as printed. Do not convert, round or recalculate.</p>
					<Sheet
						block="b4"
						rows={["Cumulative GPA, unweighted", "Cumulative GPA, weighted", "Rank in class", "Number of students in class"]}
					/>
				</Part>
				<Part title="V. Secondary coursework">
					<p>One line per course. Abbreviate only as the transcript does.</p>
					<Grid
						block="b5"
						corner="Line"
						columns={[{ head: "Title" }, { head: "Units", width: "14%" }, { head: "Mark", width: "14%" }]}
						rows={["1", "2", "3"]}
					/>
				</Part>
				<Part title="VI. College coursework">
					<p>Courses taken at the institutions in Part III.</p>
					<Grid
						block="b6"
						corner="Line"
						columns={[{ head: "Title" }, { head: "Credit hours", width: "14%" }, { head: "Mark", width: "14%" }]}
						rows={["1", "2"]}
					/>
				</Part>
				<Part title="VII. Advanced Placement">
					<Grid
						block="b7"
						corner="Examination"
						columns={[
							{ head: "Subject", options: EXAMS },
							{ head: "Month and year sat (MM/YYYY)", width: "22%" },
							{ head: "Score reported", options: ["5", "4", "3", "2", "1"], width: "14%" },
						]}
						rows={["A", "B", "C"]}
					/>
				</Part>
				<Part title="VIII. Admission tests">
					<p>Optional. Sections of the SAT may come from different administrations; the ACT composite must be from one administration.</p>
					<Grid
						block="b8"
						corner="Test"
						columns={[
							{ head: "Highest result", width: "20%" },
							{ head: "Administered on (MM/DD/YYYY)", width: "28%" },
						]}
						rows={["SAT, Evidence-Based Reading and Writing", "SAT, Mathematics", "ACT, Composite"]}
					/>
				</Part>
				<Part title="IX. Recognitions">
					<p>Awards and prizes earned in grades nine through twelve.</p>
					<Recognitions />
				</Part>
				<Part title="X. Verification">
					<Sheet block="b10" rows={["School counselor or registrar who can verify this record"]} />
					<div className="certify">
						<input type="checkbox" id={id} {...register("b10.r2.v")} />
						<label htmlFor={id}>
							I certify that the foregoing is complete and accurate, and understand that it is binding upon me as an applicant.
						</label>
					</div>
				</Part>
				<button type="submit">File record</button>
			</form>
		</Register.Provider>
	);
}

function blank() {
	const values: Record<string, Record<string, Record<string, string | boolean>>> = {};
	for (const [key, name] of Object.entries(FIELDS)) {
		const [block = "", row = "", last = ""] = name.split(".");
		values[block] ??= {};
		values[block][row] ??= {};
		values[block][row][last] = key === "certified" ? false : "";
	}
	return values;
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);

function shownOf(name: string): unknown {
	const [first, ...others] = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
	if (!first) return "";
	if (first instanceof HTMLSelectElement) return first.selectedOptions[0]?.text ?? "";
	if (first.type === "checkbox") return first.checked;
	if (first.type !== "radio") return first.value;
	const chosen = [first, ...others].find((each) => (each as HTMLInputElement).checked);
	return chosen?.closest("table")?.querySelectorAll("thead tr:last-child th")[[first, ...others].indexOf(chosen)]?.textContent ?? "";
}

const each = (read: (name: string) => unknown) => Object.fromEntries(Object.entries(FIELDS).map(([key, name]) => [key, read(name)]));
Object.assign(window, {
	formState: () => ({ ...each((name) => methods.getValues(name) ?? ""), submitted }),
	formShown: () => each(shownOf),
});
