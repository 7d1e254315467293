import type { ReactNode } from "react";
import { ACTIVITY_TYPES, CITIZENSHIP, STATE_NAMES } from "~/contract/options";
import { PRODUCT } from "~/product";

const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAYS = Array.from({ length: 31 }, (_, day) => String(day + 1));
const YEARS = Array.from({ length: 25 }, (_, years) => String(2015 - years));
const EDUCATION = [
	"Some high school",
	"High school diploma or GED",
	"Some college",
	"Bachelor's degree",
	"Graduate or professional degree",
];

/**
 * A form that asks as applications do, to try the extension on, with boxes among it that must stay empty. It can send
 * nothing: no control has a name, and its method leads nowhere. `enhance/practice.ts` checks what came of a fill.
 */
export function PracticeForm() {
	return (
		<form className="practice card" method="dialog" autoComplete="off" data-practice>
			<Questions title="Your name">
				<Asked id="legal-first-name" label="Legal first name" />
				<Asked id="legal-last-name" label="Legal last name" />
				<Asked id="preferred-name" label="Preferred name" />
				<fieldset className="field" data-asked>
					<legend>Date of birth</legend>
					<div className="dates">
						<Choice id="birth-month" label="Month" options={MONTHS} />
						<Choice id="birth-day" label="Day" options={DAYS} />
						<Choice id="birth-year" label="Year" options={YEARS} />
					</div>
				</fieldset>
			</Questions>
			<Questions title="Home address">
				<Asked id="street" label="Street address" />
				<Asked id="apartment" label="Apartment" />
				<Asked id="city" label="City" />
				<AskedChoice id="state" label="State" options={STATE_NAMES} />
				<Asked id="zip" label="ZIP code" />
				<Asked id="mobile-phone" label="Mobile phone" type="tel" />
			</Questions>
			<Questions title="Parent 1">
				<Asked id="parent1-first-name" label="First name" />
				<Asked id="parent1-last-name" label="Last name" />
				<AskedChoice id="parent1-education" label="Highest level of education" options={EDUCATION} />
			</Questions>
			<Questions title="School">
				<Asked id="high-school" label="High school" />
				<Asked id="gpa" label="Unweighted GPA" />
				<AskedChoice
					id="citizenship"
					label="Citizenship status"
					options={CITIZENSHIP}
					hint="The extension asks before it fills this one."
				/>
			</Questions>
			{[1, 2].map((number) => (
				<Questions title={`Activity ${number}`} key={number}>
					<AskedChoice id={`activity${number}-type`} label="Activity type" options={ACTIVITY_TYPES} />
					<Asked id={`activity${number}-hours`} label="Hours per week" />
					<Asked id={`activity${number}-weeks`} label="Weeks per year" />
					<div className="field long" data-asked>
						<label htmlFor={`activity${number}-description`}>Describe this activity (150 characters)</label>
						<textarea className="input" id={`activity${number}-description`} rows={3} maxLength={150} />
					</div>
				</Questions>
			))}
			<Questions
				title="These must stay empty"
				hint="They are here to show what is left to you. Whatever else is filled, nothing may stand in them."
			>
				<Trap id="portal-password" label="Password for this portal" type="password" />
				<Trap id="ssn" label="Social Security number" />
				<Trap id="emergency-name" label="Emergency contact: name" />
				<Trap id="friend-email" label="E-mail of a friend who should apply too" />
				<Trap id="signature" label="Signature: type your full legal name" />
				<div className="field" data-trap="The consent">
					<label className="tick">
						<input type="checkbox" id="consent" />
						<span>I certify that all of this is true and agree to the terms</span>
					</label>
				</div>
				<div data-trap="A box that nobody sees" hidden>
					<label htmlFor="unseen-first-name">First name</label>
					<input id="unseen-first-name" />
				</div>
			</Questions>
			<div className="actions">
				<button className="button" type="button" data-check hidden>
					Check what it did
				</button>
				<button className="button quiet" type="reset">
					Clear
				</button>
				<noscript>
					<p className="hint">The extension works here as it is. The button that checks what it did needs JavaScript.</p>
				</noscript>
			</div>
			<output className="practice-result" data-result />
			<p className="hint">
				This form goes nowhere: it has no button that sends, {PRODUCT.name}’s server never learns what stands in it, and a fill here is not
				counted.
			</p>
		</form>
	);
}

function Questions({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
	return (
		<section className="questions-of">
			<h3>{title}</h3>
			{hint ? <p className="hint">{hint}</p> : null}
			<div className="boxes">{children}</div>
		</section>
	);
}

function Asked({ id, label, type = "text" }: { id: string; label: string; type?: "text" | "tel" }) {
	return (
		<div className="field" data-asked>
			<label htmlFor={id}>{label}</label>
			<input className="input" id={id} type={type} />
		</div>
	);
}

function AskedChoice({ hint, ...choice }: { id: string; label: string; options: readonly string[]; hint?: string }) {
	return (
		<div className="field" data-asked>
			<Choice {...choice} describedBy={hint && `${choice.id}-hint`} />
			{hint ? (
				<p className="hint" id={`${choice.id}-hint`}>
					{hint}
				</p>
			) : null}
		</div>
	);
}

function Choice({ id, label, options, describedBy }: { id: string; label: string; options: readonly string[]; describedBy?: string }) {
	return (
		<div className="choice">
			<label htmlFor={id}>{label}</label>
			<select className="input" id={id} aria-describedby={describedBy}>
				<option value="" />
				{options.map((option) => (
					<option key={option}>{option}</option>
				))}
			</select>
		</div>
	);
}

function Trap({ id, label, type = "text" }: { id: string; label: string; type?: "text" | "password" }) {
	return (
		<div className="field" data-trap={label}>
			<label htmlFor={id}>{label}</label>
			<input className="input" id={id} type={type} autoComplete={type === "password" ? "new-password" : undefined} />
		</div>
	);
}
