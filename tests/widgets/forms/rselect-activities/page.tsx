import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { type Control, Controller, type UseFormGetValues, useForm } from "react-hook-form";
import Select from "react-select";
import "./page.css";

type Option = { value: string; label: string };
const options = (pairs: string): Option[] => pairs.split("|").map((pair) => ({ value: pair.split("=")[0] as string, label: pair.split("=").at(-1) as string }));

const STATES = options(
	"AL=Alabama|AK=Alaska|AZ=Arizona|AR=Arkansas|CA=California|CO=Colorado|ID=Idaho|MT=Montana|NV=Nevada|NM=New Mexico|OR=Oregon|UT=Utah|WA=Washington|WY=Wyoming",
);
const GRADES = options("9=9th|10=10th|11=11th|12=12th");
const CLASSES = options("2027|2028|2029|2030");
const HOURS = options("0-4=Under 5|5-9=5 to 9|10-14=10 to 14|15-19=15 to 19|20+=20 or more");
const SHIRTS = options("S=Adult S|M=Adult M|L=Adult L|XL=Adult XL|2X=Adult 2XL");

const club = { name: "", part: "", grades: [] as string[], hours: "" };
const award = { name: "", grade: "", why: "" };
const defaults = {
	first_name: "",
	mi: "",
	last_name: "",
	mailing: "",
	unit: "",
	city: "",
	state: "",
	zip: "",
	phone: "",
	account: "",
	shirt: "",
	school: "",
	class_of: "",
	gpa: "",
	clubs: [club, club],
	job: { employer: "", title: "", started: "", still: "", hours: "", weeks: "", duties: "", boss: "", boss_phone: "" },
	service: { group: "", part: "", grades: [] as string[], hours: "", weeks: "", story: "" },
	awards: [award, award, award],
	parents: [
		{ name: "", work: "" },
		{ name: "", work: "" },
	],
	teacher: { name: "", email: "" },
	photo_ok: false,
};
type Values = typeof defaults;

let values: UseFormGetValues<Values>;
let submitted = false;

const at = (tree: unknown, name: string): unknown => name.split(".").reduce<unknown>((branch, part) => (branch as Record<string, unknown>)?.[part], tree);

function Pick({ control, name, from, multi, id, placeholder }: { control: Control<Values>; name: string; from: Option[]; multi?: boolean; id?: string; placeholder?: string }) {
	return (
		<Controller
			control={control}
			name={name as "state"}
			render={({ field: { onChange, value, ref, ...field } }) => (
				<Select<Option, boolean>
					{...field}
					ref={ref}
					inputId={id}
					isMulti={multi}
					isClearable={!multi}
					options={from}
					placeholder={placeholder}
					className={multi ? "basic-multi-select" : "basic-single"}
					classNamePrefix="select"
					value={multi ? from.filter((each) => (value as unknown as string[]).includes(each.value)) : (from.find((each) => each.value === value) ?? null)}
					onChange={(next) => onChange(multi ? from.filter((each) => (next as Option[]).includes(each)).map((each) => each.value) : ((next as Option | null)?.value ?? ""))}
				/>
			)}
		/>
	);
}

const Star = () => <span className="text-danger">*</span>;

function Section({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
	return (
		<section className="card mb-5">
			<div className="card-header">
				<h2>{title}</h2>
				{note && <div className="form-text">{note}</div>}
			</div>
			<div className="card-body">{children}</div>
		</section>
	);
}

function Page() {
	const { register, control, handleSubmit, getValues } = useForm<Values>({ defaultValues: structuredClone(defaults) });
	values = getValues;
	return (
		<div className="container">
			<h1>2027 Youth Leadership Fellows</h1>
			<p className="lead">Seven Rivers Electric Cooperative sends six high school seniors and juniors to the state capital each June, and awards each of them $2,500.</p>
			<div className="alert mb-5">
				Applications close at 5 p.m. on the last Friday in January. Our judges are neighbors, not admissions officers: plain words are fine.
			</div>
			<form
				noValidate
				onSubmit={handleSubmit(() => {
					submitted = true;
				})}
			>
				<Section title="About the applicant">
					<div className="row">
						<div className="col-md-5 mb-3">
							<label className="form-label" htmlFor="first_name">
								First name <Star />
							</label>
							<input className="form-control" id="first_name" {...register("first_name")} />
						</div>
						<div className="col-md-2 mb-3">
							<label className="form-label" htmlFor="mi">
								M.I.
							</label>
							<input className="form-control" id="mi" maxLength={2} {...register("mi")} />
						</div>
						<div className="col-md-5 mb-3">
							<label className="form-label" htmlFor="last_name">
								Last name <Star />
							</label>
							<input className="form-control" id="last_name" {...register("last_name")} />
						</div>
						<div className="col-md-8 mb-3">
							<label className="form-label" htmlFor="mailing">
								Where you get your mail <Star />
							</label>
							<input className="form-control" id="mailing" placeholder="Street, route or P.O. box" {...register("mailing")} />
						</div>
						<div className="col-md-4 mb-3">
							<label className="form-label" htmlFor="unit">
								Apt / Lot
							</label>
							<input className="form-control" id="unit" {...register("unit")} />
						</div>
						<div className="col-md-5 mb-3">
							<label className="form-label" htmlFor="city">
								Town
							</label>
							<input className="form-control" id="city" {...register("city")} />
						</div>
						<div className="col-md-4 mb-3">
							<label className="form-label" htmlFor="state">
								State
							</label>
							<Pick control={control} name="state" from={STATES} id="state" />
						</div>
						<div className="col-md-3 mb-3">
							<label className="form-label" htmlFor="zip">
								ZIP
							</label>
							<input className="form-control" id="zip" {...register("zip")} />
						</div>
						<div className="col-md-4 mb-3">
							<label className="form-label" htmlFor="phone">
								Best phone to reach you
							</label>
							<input className="form-control" id="phone" type="tel" {...register("phone")} />
						</div>
						<div className="col-md-5 mb-3">
							<label className="form-label" htmlFor="account">
								Co-op account number
							</label>
							<input className="form-control" id="account" {...register("account")} />
							<div className="form-text">Top right corner of your household's electric bill.</div>
						</div>
						<div className="col-md-3 mb-3">
							<label className="form-label">T-shirt</label>
							<Pick control={control} name="shirt" from={SHIRTS} />
						</div>
						<div className="col-md-6 mb-3">
							<label className="form-label" htmlFor="school">
								High school <Star />
							</label>
							<input className="form-control" id="school" {...register("school")} />
						</div>
						<div className="col-md-3 mb-3">
							<label className="form-label">Class of…</label>
							<Pick control={control} name="class_of" from={CLASSES} />
						</div>
						<div className="col-md-3 mb-3">
							<label className="form-label" htmlFor="gpa">
								GPA (unweighted)
							</label>
							<input className="form-control" id="gpa" inputMode="decimal" {...register("gpa")} />
						</div>
					</div>
				</Section>

				<Section title="At school" note="Teams, clubs, band, class office: things your own high school runs. Leave out paid jobs and volunteering, we ask for those below.">
					{[0, 1].map((index) => (
						<div className="line" key={index}>
							<div className="num">{index + 1}.</div>
							<div className="grow-3">
								{index === 0 && <div className="form-label">Club or team</div>}
								<input className="form-control" {...register(`clubs.${index}.name` as "clubs.0.name")} />
							</div>
							<div className="grow-2">
								{index === 0 && <div className="form-label">Office held or part played</div>}
								<input className="form-control" {...register(`clubs.${index}.part` as "clubs.0.part")} />
							</div>
							<div className="grow-3">
								{index === 0 && <div className="form-label">Grades</div>}
								<Pick control={control} name={`clubs.${index}.grades`} from={GRADES} multi placeholder="All that apply" />
							</div>
							<div className="grow-1">
								{index === 0 && <div className="form-label">Hrs/week</div>}
								<input className="form-control" {...register(`clubs.${index}.hours` as "clubs.0.hours")} />
							</div>
						</div>
					))}
				</Section>

				<Section title="On the job" note="The job you have now, or the last one you had. Farm and ranch work for pay counts. Skip this part if you have never been employed.">
					<div className="row">
						<div className="col-md-6 mb-3">
							<label className="form-label" htmlFor="job_employer">
								Who do you work for?
							</label>
							<input className="form-control" id="job_employer" placeholder="Business or employer" {...register("job.employer")} />
						</div>
						<div className="col-md-6 mb-3">
							<label className="form-label" htmlFor="job_title">
								Your job there
							</label>
							<input className="form-control" id="job_title" placeholder="Job title" {...register("job.title")} />
						</div>
						<div className="col-md-4 mb-3">
							<label className="form-label" htmlFor="job_started">
								What grade were you in when you started?
							</label>
							<Pick control={control} name="job.started" from={GRADES} id="job_started" />
						</div>
						<div className="col-md-4 mb-3">
							<label className="form-label" htmlFor="job_hours">
								Hours in a usual week
							</label>
							<Pick control={control} name="job.hours" from={HOURS} id="job_hours" />
						</div>
						<div className="col-md-4 mb-3">
							<label className="form-label" htmlFor="job_weeks">
								Weeks you work in a year
							</label>
							<input className="form-control" id="job_weeks" {...register("job.weeks")} />
						</div>
						<div className="mb-3">
							<div className="form-label">Are you still there?</div>
							{["Yes", "No"].map((answer) => (
								<div className="form-check form-check-inline" key={answer}>
									<input className="form-check-input" type="radio" id={`still_${answer}`} value={answer} {...register("job.still")} />
									<label className="form-check-label" htmlFor={`still_${answer}`}>
										{answer}
									</label>
								</div>
							))}
						</div>
						<div className="mb-3">
							<label className="form-label" htmlFor="job_duties">
								Main duties
							</label>
							<textarea className="form-control" id="job_duties" rows={2} maxLength={150} {...register("job.duties")} />
							<div className="form-text">150 characters at most</div>
						</div>
						<div className="col-md-6 mb-3">
							<label className="form-label" htmlFor="job_boss">
								Supervisor we may call
							</label>
							<input className="form-control" id="job_boss" {...register("job.boss")} />
						</div>
						<div className="col-md-6 mb-3">
							<label className="form-label" htmlFor="job_boss_phone">
								Phone
							</label>
							<input className="form-control" id="job_boss_phone" type="tel" {...register("job.boss_phone")} />
						</div>
					</div>
				</Section>

				<Section title="In the community" note="Pick the one unpaid effort outside of school that you are proudest of.">
					<div className="row">
						<div className="col-md-6 mb-3">
							<label className="form-label" htmlFor="svc_group">
								Who did you do it with?
							</label>
							<input className="form-control" id="svc_group" placeholder="Organization, agency or church" {...register("service.group")} />
						</div>
						<div className="col-md-6 mb-3">
							<label className="form-label" htmlFor="svc_part">
								Your role
							</label>
							<input className="form-control" id="svc_part" {...register("service.part")} />
						</div>
						<div className="col-md-6 mb-3">
							<label className="form-label">Grades in which you did this</label>
							<Pick control={control} name="service.grades" from={GRADES} multi />
						</div>
						<div className="col-md-3 mb-3">
							<div className="form-label">About how much?</div>
							<div className="input-group">
								<input className="form-control" aria-describedby="per_week" {...register("service.hours")} />
								<span className="input-group-text" id="per_week">
									hrs / wk
								</span>
							</div>
						</div>
						<div className="col-md-3 mb-3">
							<div className="form-label">for</div>
							<div className="input-group">
								<input className="form-control" aria-describedby="per_year" {...register("service.weeks")} />
								<span className="input-group-text" id="per_year">
									wks / yr
								</span>
							</div>
						</div>
						<div className="mb-3">
							<label className="form-label" htmlFor="svc_story">
								What did you do, and what is better because of it?
							</label>
							<textarea className="form-control" id="svc_story" rows={3} maxLength={300} {...register("service.story")} />
							<div className="form-text">Up to 300 characters.</div>
						</div>
					</div>
				</Section>

				<Section title="Awards and recognition" note="Up to three since you started high school, of any kind.">
					{[0, 1, 2].map((index) => (
						<div className="line" key={index}>
							<div className="num">{index + 1}.</div>
							<div className="grow-2">
								{index === 0 && <label className="form-label">Award</label>}
								<input className="form-control" {...register(`awards.${index}.name` as "awards.0.name")} />
							</div>
							<div className="grow-1">
								{index === 0 && <label className="form-label">Grade when given</label>}
								<Pick control={control} name={`awards.${index}.grade`} from={GRADES} placeholder="–" />
							</div>
							<div className="grow-3">
								{index === 0 && <label className="form-label">What you were honored for</label>}
								<input className="form-control" maxLength={120} {...register(`awards.${index}.why` as "awards.0.why")} />
							</div>
						</div>
					))}
				</Section>

				<Section title="People">
					<p className="text-muted small">Winners' parents are invited to the annual meeting in September.</p>
					{[0, 1].map((index) => (
						<div className="row" key={index}>
							<div className="col-md-6 mb-3">
								<label className="form-label" htmlFor={`parent_${index}`}>
									{index === 0 ? "Parent or guardian" : "Second parent or guardian, if any"}
								</label>
								<input className="form-control" id={`parent_${index}`} {...register(`parents.${index}.name` as "parents.0.name")} />
							</div>
							<div className="col-md-6 mb-3">
								<label className="form-label" htmlFor={`parent_work_${index}`}>
									What do they do for a living?
								</label>
								<input className="form-control" id={`parent_work_${index}`} {...register(`parents.${index}.work` as "parents.0.work")} />
							</div>
						</div>
					))}
					<div className="row">
						<div className="col-md-6 mb-3">
							<label className="form-label" htmlFor="teacher_name">
								Teacher or adviser who will write for you <Star />
							</label>
							<input className="form-control" id="teacher_name" {...register("teacher.name")} />
						</div>
						<div className="col-md-6 mb-3">
							<label className="form-label" htmlFor="teacher_email">
								Their e-mail (we send them a link) <Star />
							</label>
							<input className="form-control" id="teacher_email" type="email" {...register("teacher.email")} />
						</div>
					</div>
				</Section>

				<div className="form-check mb-3">
					<input className="form-check-input" type="checkbox" id="photo_ok" {...register("photo_ok")} />
					<label className="form-check-label" htmlFor="photo_ok">
						I agree that Seven Rivers may print my name and picture in <em>Current Lines</em> and on its website.
					</label>
				</div>
				<button className="btn btn-primary" type="submit">
					Submit application
				</button>
			</form>
		</div>
	);
}

createRoot(document.getElementById("root") as HTMLElement).render(<Page />);

/** Every name of the form, as react-hook-form knows it. */
function names(branch: unknown = defaults, before = ""): string[] {
	if (branch === null || typeof branch !== "object" || (Array.isArray(branch) && typeof branch[0] !== "object")) return [before];
	return Object.entries(branch).flatMap(([part, inner]) => names(inner, before ? `${before}.${part}` : part));
}

function formState() {
	const all = values();
	return { ...Object.fromEntries(names().map((name) => [name, at(all, name) ?? ""])), submitted };
}

function shownIn(name: string) {
	const inputs = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)];
	const [first] = inputs;
	if (!first) return null;
	if (first.type === "hidden") {
		const drawn = first.closest(".basic-single, .basic-multi-select");
		if (Array.isArray(at(defaults, name))) return [...(drawn?.querySelectorAll(".select__multi-value__label") ?? [])].map((each) => each.textContent);
		return drawn?.querySelector(".select__single-value")?.textContent ?? "";
	}
	if (first.type === "checkbox") return (first as HTMLInputElement).checked;
	if (first.type === "radio") return (inputs as HTMLInputElement[]).find((each) => each.checked)?.labels?.[0]?.textContent ?? "";
	return first.value;
}

const formShown = () => Object.fromEntries(names().map((name) => [name, shownIn(name)]));

Object.assign(window, { formState, formShown });
