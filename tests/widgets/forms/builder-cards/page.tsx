import { createContext, useContext, useState, type KeyboardEvent, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "./page.css";

type Answer = string | string[];
const text = "", several: string[] = [];
const blank: Record<string, Answer> = {
	mail: text, name: text, phone: text, born: text, street: text, unit: text, city: text, state: text, zip: text, pronouns: text, languages: several,
	school: text, schoolState: text, grade: text, finishes: text, gpa: text, percentile: text, aps: text, sat: text, college: text, major: text,
	org1: text, role1: text, did1: text, org2: text, role2: text, did2: text,
	yDebate: several, yJob: several, yWater: several, ySport: several, yFaith: several, hDebate: text, hJob: text, hWater: text,
	award1: text, award1Grade: text, award2: text, award2Grade: text,
	pg1: text, pg1Work: text, pg2: text, pg2Work: text, edu1: text, edu2: text, parentsAre: text, firstGen: text, income: text,
	sibs: text, sib1: text, sib1Age: text, sib2: text, sib2Age: text,
	thousand: text, shirt: text, heard: several, heardOther: text, ref: text, refPhone: text, photo: several, signed: text,
};
let held = blank;
let submitted = false;
const places = new Map<string, HTMLElement>();
const Answers = createContext<{ values: Record<string, Answer>; set: (key: string, value: Answer) => void }>(null!);
const useAnswer = (key: string) => {
	const { values, set } = useContext(Answers);
	return { one: values[key] as string, many: values[key] as string[], set: (value: Answer) => set(key, value) };
};
const place = (key: string) => (element: HTMLElement | null) => void (element && places.set(key, element));

/** Ids as the builder numbers them, one after the other down the page. */
const ids = new Map<string, number>();
const idOf = (what: string) => {
	if (!ids.has(what)) ids.set(what, ids.size + 1);
	return `i${ids.get(what)}`;
};
const entryOf = (key: string) => `entry.${((Object.keys(blank).indexOf(key) + 17) * 38_711_903) % 2_147_483_647}`;
const pressed = (act: () => void) => (event: KeyboardEvent) => {
	if (event.key !== " " && event.key !== "Enter") return;
	event.preventDefault();
	act();
};

const Required = ({ id }: { id: string }) => (
	<span className="vnumgf" id={id} aria-label="Required question"> *</span>
);

function Question({ at, title, help, required, children }: { at: string; title: string; help?: string; required?: boolean; children: ReactNode }) {
	return (
		<div className="Qr7Oae" role="listitem">
			<div className="geS5n">
				<div className="z12JJ">
					<div className="M4DNQ">
						<div id={idOf(`${at} title`)} className="HoXoMd D1wxyf RjsPE" role="heading" aria-level={3}>
							<span className="M7eMe">{title}</span>
							{required && <Required id={idOf(`${at} star`)} />}
						</div>
					</div>
					<div className="gubaDc OIC90c RjsPE" id={idOf(`${at} help`)}>{help}</div>
				</div>
				<div className="AgroKb">{children}</div>
			</div>
		</div>
	);
}
type Asked = { at: string; title: string; help?: string; required?: boolean };
const named = ({ at, required }: Asked) => ({
	"aria-labelledby": idOf(`${at} title`) + (required ? ` ${idOf(`${at} star`)}` : ""),
	"aria-describedby": `${idOf(`${at} help`)} ${idOf(`${at} error`)}`,
});

function Short({ type = "text", ...asked }: Asked & { type?: string }) {
	const { one, set } = useAnswer(asked.at);
	return (
		<Question {...asked}>
			<div className="Xb9hP" ref={place(asked.at)}>
				<input
					type={type}
					className="whsOnd zHQkBf"
					autoComplete="off"
					tabIndex={0}
					{...named(asked)}
					required={asked.required}
					dir="auto"
					value={one}
					onChange={(event) => set(event.target.value)}
					{...(type === "date" ? { max: "2075-01-01" } : { name: entryOf(asked.at) })}
				/>
				{type !== "date" && one === "" && <div className="ndJi5d snByac" aria-hidden="true">Your answer</div>}
			</div>
		</Question>
	);
}

function Paragraph(asked: Asked) {
	const { one, set } = useAnswer(asked.at);
	return (
		<Question {...asked}>
			<div className="Xb9hP" ref={place(asked.at)}>
				<textarea className="KHxj8b tL9Q4c" tabIndex={0} {...named(asked)} required={asked.required} dir="auto" name={entryOf(asked.at)} value={one} onChange={(event) => set(event.target.value)} />
				{one === "" && <div className="ndJi5d snByac" aria-hidden="true">Your answer</div>}
			</div>
		</Question>
	);
}

function Choices({ options, ...asked }: Asked & { options: string[] }) {
	const { one, set } = useAnswer(asked.at);
	return (
		<Question {...asked}>
			<div className="oyXaNc" role="radiogroup" {...named(asked)} aria-required={asked.required} ref={place(asked.at)}>
				{options.map((each, index) => (
					<div key={each} className="nWQGrd zwllIb">
						<label htmlFor={idOf(`${asked.at} ${each}`)} className="docssharedWizToggleLabeledContainer ajBQVb" onClick={() => set(each)}>
							<div className="bzfPab wFGF8">
								<div
									id={idOf(`${asked.at} ${each}`)}
									className="Od2TWd hYsg7c"
									role="radio"
									aria-checked={one === each}
									aria-label={each}
									data-value={each}
									tabIndex={one === each || (one === "" && index === 0) ? 0 : -1}
									onKeyDown={pressed(() => set(each))}
								/>
							</div>
							<div className="YEVVod"><div className="ulDsOb"><span dir="auto" className="aDTYNe snByac OvPDhc OIC90c">{each}</span></div></div>
						</label>
					</div>
				))}
			</div>
			<input type="hidden" name={entryOf(asked.at)} value={one} />
		</Question>
	);
}

function Scale({ options, low, high, ...asked }: Asked & { options: string[]; low: string; high: string }) {
	const { one, set } = useAnswer(asked.at);
	return (
		<Question {...asked}>
			<div className="PY6Xd" role="radiogroup" {...named(asked)} ref={place(asked.at)}>
				<span className="e2CuFe eqAyT">
					<div className="KZt9Tc">{low}</div>
					{options.map((each) => (
						<label key={each} className="T5pZmf" onClick={() => set(each)}>
							<div className="Zki2Ve" dir="auto">{each}</div>
							<div className="eRqjfd">
								<div className="Od2TWd hYsg7c" role="radio" aria-checked={one === each} aria-label={each} data-value={each} tabIndex={0} onKeyDown={pressed(() => set(each))} />
							</div>
						</label>
					))}
					<div className="KZt9Tc">{high}</div>
				</span>
			</div>
			<input type="hidden" name={entryOf(asked.at)} value={one} />
		</Question>
	);
}

function Boxes({ options, other, ...asked }: Asked & { options: string[]; other?: string }) {
	const { many, set } = useAnswer(asked.at);
	const { values, set: setAny } = useContext(Answers);
	const toggle = (each: string) => set([...options, "Other"].filter((option) => (option === each ? !many.includes(each) : many.includes(option))));
	return (
		<Question {...asked}>
			<div role="list" aria-labelledby={named(asked)["aria-labelledby"]} ref={place(asked.at)}>
				{options.map((each) => (
					<div key={each} className="eBFwI" role="listitem">
						<label htmlFor={idOf(`${asked.at} ${each}`)} className="docssharedWizToggleLabeledContainer Yri8Nb" onClick={() => toggle(each)}>
							<div
								id={idOf(`${asked.at} ${each}`)}
								className="uVccjd aiSeRd"
								role="checkbox"
								aria-checked={many.includes(each)}
								aria-label={each}
								data-answer-value={each}
								tabIndex={0}
								onKeyDown={pressed(() => toggle(each))}
							/>
							<div className="YEVVod"><span dir="auto" className="aDTYNe snByac n5vBHf OIC90c">{each}</span></div>
						</label>
					</div>
				))}
				{other && (
					<div className="eBFwI" role="listitem">
						<div className="docssharedWizToggleLabeledContainer" ref={place(other)}>
							<div className="uVccjd aiSeRd" role="checkbox" aria-checked={many.includes("Other")} aria-label="Other:" data-answer-value="__other_option__" tabIndex={0} onClick={() => toggle("Other")} onKeyDown={pressed(() => toggle("Other"))} />
							<span className="aDTYNe">Other:</span>
							<input type="text" className="whsOnd Hvn9fb" aria-label="Other response" name={`${entryOf(asked.at)}.other_option_response`} value={values[other] as string} onChange={(event) => setAny(other, event.target.value)} />
						</div>
					</div>
				)}
			</div>
			{many.map((each) => <input key={each} type="hidden" name={entryOf(asked.at)} value={each} />)}
		</Question>
	);
}

function Dropdown({ options, ...asked }: Asked & { options: string[] }) {
	const { one, set } = useAnswer(asked.at);
	const [open, setOpen] = useState(false);
	const all = ["", ...options];
	const option = (each: string, choose?: () => void) => (
		<div key={each} className={`MocG8c HZ3kWc ${each === one ? "KKjvXb DEh1R" : ""}`} role="option" aria-selected={each === one} data-value={each} tabIndex={each === one ? 0 : -1} onClick={choose}>
			<span className="vRMGwf oJeWuf">{each || "Choose"}</span>
		</div>
	);
	return (
		<Question {...asked}>
			<div className="vQES8d">
				<div
					className="jgvuAb ybOdnf"
					role="listbox"
					aria-expanded={open}
					tabIndex={0}
					{...named(asked)}
					aria-required={asked.required}
					ref={place(asked.at)}
					onClick={() => !open && setOpen(true)}
					onKeyDown={(event) => {
						const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
						if (step) {
							event.preventDefault();
							set(all[Math.min(all.length - 1, Math.max(0, all.indexOf(one) + step))]);
						}
						if (event.key === "Escape" || event.key === "Enter") setOpen(false);
					}}
				>
					<div className="ry3kXd" role="presentation">{all.map((each) => option(each))}</div>
					{open && (
						<div className="OA0qNb ncFHed QXL7Te" role="presentation">
							{all.map((each) =>
								option(each, () => {
									set(each);
									setTimeout(() => setOpen(false));
								}),
							)}
						</div>
					)}
				</div>
			</div>
			<input type="hidden" name={entryOf(asked.at)} value={one} />
		</Question>
	);
}

function GridRow({ at, name, columns, boxes }: { at: string; name: string; columns: string[]; boxes?: boolean }) {
	const { one, many, set } = useAnswer(at);
	const act = (each: string) =>
		boxes ? set(columns.filter((column) => (column === each ? !many.includes(each) : many.includes(column)))) : set(each);
	return (
		<div role={boxes ? "group" : "radiogroup"} className="lLfZXe fnxRtf EzyPc" aria-label={name} ref={place(at)} style={{ gridTemplateColumns: `170px repeat(${columns.length}, 1fr)` }}>
			<div className="V4d7Ke wzWPxe OIC90c">{name}</div>
			{columns.map((each) => (
				<label key={each} className="V4d7Ke OIC90c" onClick={() => act(each)}>
					<div
						className={boxes ? "uVccjd aiSeRd" : "Od2TWd hYsg7c"}
						role={boxes ? "checkbox" : "radio"}
						aria-checked={boxes ? many.includes(each) : one === each}
						aria-label={`${each}, response for ${name}`}
						{...{ [boxes ? "data-answer-value" : "data-value"]: each }}
						tabIndex={0}
						onKeyDown={pressed(() => act(each))}
					/>
				</label>
			))}
			{(boxes ? many : [one]).map((each) => <input key={each} type="hidden" name={entryOf(at)} value={each} />)}
		</div>
	);
}
function Grid({ rows, columns, boxes, ...asked }: Asked & { rows: [string, string][]; columns: string[]; boxes?: boolean }) {
	return (
		<Question {...asked}>
			<div className="gTGYUd" role="group" {...named(asked)}>
				<div className="ssX1Bd KZt9Tc" style={{ gridTemplateColumns: `170px repeat(${columns.length}, 1fr)` }}>
					<div className="V4d7Ke OIC90c" />
					{columns.map((each) => <div key={each} className="V4d7Ke OIC90c">{each}</div>)}
				</div>
				{rows.map(([at, name]) => <GridRow key={at} at={at} name={name} columns={columns} boxes={boxes} />)}
			</div>
		</Question>
	);
}

const Section = ({ title, children }: { title: string; children?: ReactNode }) => (
	<div className="Qr7Oae" role="listitem">
		<div className="N9QAxf">
			<div className="nTZOSe" role="heading" aria-level={2}>{title}</div>
			<div className="spb5Rd">{children}</div>
		</div>
	</div>
);

const NEARBY = ["California", "Idaho", "Nevada", "Oregon", "Washington", "Somewhere else"];
const PLACED = ["9th grade", "10th grade", "11th grade", "12th grade"];

function Page() {
	const [values, setValues] = useState(blank);
	held = values;
	const set = (key: string, value: Answer) => setValues((all) => ({ ...all, [key]: value }));
	return (
		<Answers.Provider value={{ values, set }}>
			<form
				className="teQAzf"
				onSubmit={(event) => {
					event.preventDefault();
					submitted = true;
				}}
			>
				<div className="m7w29c">
					<h1 className="F9yp7e" role="heading" aria-level={1}>Mayor's Youth Recognition Award – self-nomination</h1>
					<div className="cBGGJ">
						Every spring the Parks &amp; Recreation Commission honors ten high schoolers who make this a better place to live. You do NOT need perfect grades. Nominations close Friday,
						March 5 at noon. Questions? Call the Rec Center front desk, 10–6.
					</div>
					<div className="md0UAd" aria-hidden="true"><span className="vnumgf">* Indicates required question</span></div>
				</div>
				<div className="o3Dpx" role="list">
					<Short at="mail" title="Email" type="email" required />
					<Short at="name" title="Your full name" help="First and last, please. This goes on the certificate exactly as typed." required />
					<Short at="phone" title="Best phone number to reach you" help="The Mayor's office calls winners. Really." required />
					<Short at="born" title="When were you born?" type="date" required />
					<Choices at="pronouns" title="Pronouns (so the emcee gets it right)" options={["He/him", "She/her", "They/them", "Just use my name"]} />

					<Section title="Where you live">We check addresses against the City map before judging. Use the place where you sleep most nights.</Section>
					<Short at="street" title="Street address" help="No P.O. boxes" required />
					<Short at="unit" title="Apartment or space number, if you have one" />
					<Short at="city" title="City" required />
					<Dropdown at="state" title="State" options={NEARBY} required />
					<Short at="zip" title="Zip" required />
					<Boxes at="languages" title="Which of these languages do you speak?" help="Check all. It helps us pair winners with City outreach teams." options={["English", "Hmong", "Karuk", "Lao", "Spanish", "Tagalog"]} />

					<Section title="School" />
					<Short at="school" title="What school do you go to?" required />
					<Dropdown at="schoolState" title="Which state is your school in?" help="Some of our residents cross the border for school. That's fine!" options={NEARBY} />
					<Choices at="grade" title="What grade are you in?" options={["8th", "9th", "10th", "11th", "12th"]} required />
					<Choices at="finishes" title="Year you finish high school" options={["2027", "2028", "2029", "2030", "2031"]} />
					<Short at="gpa" title="Current GPA" help="Unweighted. Just the number." />
					<Short at="percentile" title="Class percentile" help={"Only if your school gives you one.\n(85 means you did as well as or better than 85 percent of your class.)"} />
					<Scale at="aps" title="How many AP tests have you taken so far?" options={["0", "1", "2", "3", "4", "5", "6"]} low="None" high="6 or more" />
					<Short at="sat" title="Best combined SAT (optional)" />
					<Short at="college" title="Going to college? Which one are you planning on?" help="Skip if you're not sure or not going." />
					<Short at="major" title="What would you study there?" />

					<Section title="Activity 1">Tell us about the thing you put the most into. Clubs, teams, jobs and volunteering all count.</Section>
					<Short at="org1" title="Name of the group or business" required />
					<Short at="role1" title="What's your position?" required />
					<Paragraph at="did1" title="What did you do?" help="A sentence or two" required />
					<Section title="Activity 2">Same questions, one more time.</Section>
					<Short at="org2" title="Name of the group or business" />
					<Short at="role2" title="What's your position?" />
					<Paragraph at="did2" title="What did you do?" help="A sentence or two" />
					<Section title="How your time goes" />
					<Grid
						at="years"
						title="Which grades did you do these in?"
						help="Check every one that applies. If you never did something, leave that row alone."
						boxes
						columns={["9th", "10th", "11th", "12th"]}
						rows={[["ySport", "School sports team"], ["yDebate", "Debate or speech"], ["yJob", "Paid job"], ["yFaith", "Faith or cultural group"], ["yWater", "Environmental work (creek cleanups, recycling, etc.)"]]}
					/>
					<Grid
						at="hours"
						title="In a normal week, how many hours did it take?"
						help="Only answer for the ones you did."
						columns={["1–3", "4–5", "6–10", "11–15", "16 or more"]}
						rows={[["hDebate", "Debate or speech"], ["hJob", "Paid job"], ["hWater", "Environmental work"]]}
					/>

					<Section title="Bragging rights">Up to two awards or honors you've already received.</Section>
					<Short at="award1" title="Award #1" />
					<Dropdown at="award1Grade" title="Award #1: what grade were you in?" options={PLACED} />
					<Short at="award2" title="Award #2" />
					<Dropdown at="award2Grade" title="Award #2: what grade were you in?" options={PLACED} />

					<Section title="Your family">Winners' families sit in the front two rows, so tell us who's coming. The money and schooling questions are for our grant funder and the judges never see them.</Section>
					<Short at="pg1" title="Parent or guardian #1 – first and last name" required />
					<Short at="pg1Work" title="What does parent/guardian #1 do for a living?" />
					<Short at="pg2" title="Parent or guardian #2 – first and last name" />
					<Short at="pg2Work" title="What does parent/guardian #2 do for a living?" />
					<Grid
						at="schooling"
						title="How far did they go in school?"
						columns={["Didn't finish high school", "High school or GED", "Some college", "2-year degree", "4-year degree", "Beyond"]}
						rows={[["edu1", "Parent/guardian #1"], ["edu2", "Parent/guardian #2"]]}
					/>
					<Choices at="parentsAre" title="Your parents are…" help="We ask so we know whether to mail one invitation or two." options={["Married", "Separated", "Divorced", "Widowed", "Never married"]} />
					<Choices at="firstGen" title="Will you be the first in your family to graduate from a 4-year college?" options={["Yes", "No", "Not planning on college"]} />
					<Choices at="income" title="About how much does your household make in a year?" options={["Less than $30,000", "$30,000–$49,999", "$50,000–$74,999", "$75,000–$99,999", "$100,000 and up", "I'd rather not say"]} />
					<Choices at="sibs" title="Number of brothers and sisters" options={["0", "1", "2", "3", "4 or more"]} />
					<Short at="sib1" title="Brother or sister – first name" />
					<Short at="sib1Age" title="Age" help="of the brother or sister you just named" />
					<Short at="sib2" title="Another brother or sister – first name" />
					<Short at="sib2Age" title="Age" help="of the brother or sister you just named" />

					<Section title="Almost done" />
					<Paragraph at="thousand" title="If the City handed you $1,000 to fix one thing in your neighborhood, what would it be?" help="150 words or so. This is the question the judges care about." required />
					<Choices at="shirt" title="T-shirt size" options={["S", "M", "L", "XL", "XXL"]} />
					<Boxes at="heard" title="How did you find out about the award?" options={["Teacher or counselor", "City newsletter / utility bill", "Instagram", "Rec Center"]} other="heardOther" />
					<Short at="ref" title="Name of an adult who can vouch for you" help="Not a relative. Coach, teacher, boss, neighbor..." required />
					<Short at="refPhone" title="That adult's phone number" required />
					<Boxes at="photo" title="Photo and media release" options={["I give the City permission to use my name and photo if I am selected"]} required />
					<Short at="signed" title="Type your name here as your signature" required />
				</div>
				<div className="lRwqcd">
					<div
						role="button"
						tabIndex={0}
						className="uArJ5e"
						aria-label="Submit"
						onClick={() => {
							submitted = true;
						}}
					>
						<span>Submit</span>
					</div>
				</div>
			</form>
		</Answers.Provider>
	);
}

createRoot(document.getElementById("root")!).render(<Page />);

const GRIDS = ["yDebate", "yJob", "yWater", "ySport", "yFaith", "hDebate", "hJob", "hWater", "edu1", "edu2"];
function read(key: string): string | string[] {
	const found = places.get(key)!;
	if (GRIDS.includes(key)) {
		const heads = [...found.parentElement!.firstElementChild!.children].map((each) => each.textContent ?? "");
		const on = [...found.children].flatMap((each, index) => (each.querySelector("[aria-checked=true]") ? [heads[index]] : []));
		return Array.isArray(blank[key]) ? on : (on[0] ?? "");
	}
	if (found.getAttribute("role") === "listbox") {
		const chosen = found.querySelector<HTMLElement>(".ry3kXd .KKjvXb")?.innerText ?? "";
		return chosen === "Choose" ? "" : chosen;
	}
	if (Array.isArray(blank[key])) return [...found.querySelectorAll("[aria-checked=true]")].map((each) => each.parentElement?.querySelector("span")?.textContent ?? "");
	if (found.getAttribute("role") === "radiogroup") return found.querySelector("[aria-checked=true]")?.closest("label")?.textContent ?? "";
	const box = found.querySelector<HTMLInputElement>("input, textarea")!;
	return box.type === "date" && box.value ? box.value.replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1") : box.value;
}
Object.assign(window, {
	formState: () => ({ ...held, submitted }),
	formShown: () => Object.fromEntries(Object.keys(blank).map((key) => [key, read(key)])),
});
