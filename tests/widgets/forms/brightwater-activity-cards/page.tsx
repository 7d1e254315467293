import { createRoot } from "react-dom/client";
import { useFieldArray, useForm } from "react-hook-form";
import "./style.css";

const CATEGORIES = ["Arts & music", "Athletics", "Community service", "Debate & speech", "Environment & conservation", "Family responsibilities", "Paid work", "Robotics & technology", "Student government", "Other"];
type Activity = { category: string; organization: string; role: string; hours: string; description: string };
type Values = { firstName: string; lastName: string; email: string; why: string; referralCode: string; media: boolean; activities: Activity[]; recommenders: { name: string; email: string }[] };
const EMPTY: Activity = { category: "", organization: "", role: "", hours: "", description: "" };
let current: () => Values;
let submitted = false;

function Page() {
	const { register, control, handleSubmit, getValues, watch } = useForm<Values>({
		defaultValues: { firstName: "", lastName: "", email: "", why: "", referralCode: "", media: false, activities: [EMPTY], recommenders: [] },
	});
	const activities = useFieldArray({ control, name: "activities" });
	const recommenders = useFieldArray({ control, name: "recommenders" });
	current = () => getValues();
	const typed = watch("activities");
	return (
		<main>
			<p className="crumb">Brightwater Summer Fellows › Application › Part 2 of 3</p>
			<h1>Tell us what you do</h1>
			<p className="lead">We're not counting lines! Two or three things you really care about beat a list of ten. Jobs and looking after family count just as much as clubs.</p>
			<form noValidate onSubmit={handleSubmit(() => { submitted = true; })}>
				<section className="two">
					<div className="field"><label htmlFor="firstName">First name *</label><input id="firstName" autoComplete="given-name" {...register("firstName")} /></div>
					<div className="field"><label htmlFor="lastName">Last name *</label><input id="lastName" autoComplete="family-name" {...register("lastName")} /></div>
				</section>
				<div className="field"><label htmlFor="email">Email you check often *</label><input id="email" type="email" {...register("email")} /><small>We send every update here. A school account may block us.</small></div>
				<h2>Activities &amp; jobs</h2>
				{activities.fields.map((field, i) => (
					<div className="card" key={field.id}>
						<header><h3>Activity {i + 1}</h3>{i > 0 && <button type="button" className="remove" onClick={() => activities.remove(i)}>Remove</button>}</header>
						<div className="two">
							<div className="field"><label htmlFor={`activities.${i}.category`}>Type of activity</label>
								<select id={`activities.${i}.category`} {...register(`activities.${i}.category`)}><option value="">Choose…</option>{CATEGORIES.map((c, n) => <option key={c} value={`cat_${n + 1}`}>{c}</option>)}</select></div>
							<div className="field"><label htmlFor={`activities.${i}.organization`}>Group, club or employer</label><input id={`activities.${i}.organization`} {...register(`activities.${i}.organization`)} /></div>
							<div className="field"><label htmlFor={`activities.${i}.role`}>Your role</label><input id={`activities.${i}.role`} maxLength={50} {...register(`activities.${i}.role`)} /></div>
							<div className="field"><label htmlFor={`activities.${i}.hours`}>Hours per week</label><input id={`activities.${i}.hours`} inputMode="numeric" {...register(`activities.${i}.hours`)} /></div>
						</div>
						<div className="field"><label htmlFor={`activities.${i}.description`}>What did you do / achieve?</label><textarea id={`activities.${i}.description`} rows={2} maxLength={150} {...register(`activities.${i}.description`)} /><small>{150 - (typed[i]?.description.length ?? 0)} characters left</small></div>
					</div>
				))}
				<button type="button" className="add" disabled={activities.fields.length >= 8} onClick={() => activities.append(EMPTY)}>+ Add another activity</button>
				<h2>In your words</h2>
				<div className="field"><label htmlFor="why">Why Brightwater, and why this summer? (max 250 words)</label><textarea id="why" rows={5} {...register("why")} /></div>
				<h2>Recommender</h2>
				<p>One teacher who has taught you since 9th grade. As soon as you add someone, we email them a link. Please ask first.</p>
				{recommenders.fields.map((field, i) => (
					<div className="two" key={field.id}>
						<div className="field"><label htmlFor={`recommenders.${i}.name`}>Name</label><input id={`recommenders.${i}.name`} {...register(`recommenders.${i}.name`)} /></div>
						<div className="field"><label htmlFor={`recommenders.${i}.email`}>Email</label><input id={`recommenders.${i}.email`} {...register(`recommenders.${i}.email`)} /></div>
					</div>
				))}
				<button type="button" className="add" onClick={() => recommenders.append({ name: "", email: "" })}>+ Add a recommender</button>
				<div className="field"><label htmlFor="referralCode">Referral code (if an alum gave you one)</label><input id="referralCode" {...register("referralCode")} /></div>
				<label className="tick"><input type="checkbox" id="media" {...register("media")} /> You may use my photo in your newsletter</label>
				<div className="foot"><button type="button">Save draft</button><button type="submit" className="primary">Continue to part 3</button></div>
			</form>
		</main>
	);
}
createRoot(document.getElementById("root") as HTMLElement).render(<Page />);

const PLAIN = ["firstName", "lastName", "email", "why", "referralCode"];
const PARTS = ["category", "organization", "role", "hours", "description"] as const;
const flat = (top: (key: string) => unknown, part: (list: string, i: number, key: string) => unknown) =>
	Object.fromEntries([
		...PLAIN.map((key) => [key, top(key)]),
		["media", top("media")],
		...[0, 1, 2].flatMap((i) => PARTS.map((key) => [`act${i}_${key}`, part("activities", i, key)])),
		...["name", "email"].map((key) => [`rec_${key}`, part("recommenders", 0, key)]),
	]);
const seen = (id: string) => {
	const el = document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
	if (!el) return id.startsWith("rec") ? null : "";
	if (el instanceof HTMLSelectElement) return el.value ? el.selectedOptions[0].text : "";
	return el.type === "checkbox" ? el.checked : el.value;
};
Object.assign(window, {
	formState: () => {
		const values = current() as unknown as Record<string, unknown> & Record<string, Record<string, unknown>[]>;
		return { ...flat((key) => values[key], (list, i, key) => values[list][i]?.[key] ?? (list === "recommenders" ? null : "")), submitted };
	},
	formShown: () => flat(seen, (list, i, key) => seen(`${list}.${i}.${key}`)),
});
