import { type BrainstormedVersion, OPTION_MAX } from "~/contract/activities";
import { portalLength } from "~/contract/characters";

type Option = BrainstormedVersion & { isSaved: boolean };
type Result = { id: string; activity: string; options: Option[] };

const HOW: Record<BrainstormedVersion["format"], string | undefined> = {
	"in-order": "In the order you told it",
	"results-first": "What came of it first",
	list: "A list of what you did",
	model: undefined,
};

/** The options of one brainstorm, of which one can be chosen and added to the profile. */
export function BrainstormResult({ result, chosen, error }: { result: Result; chosen: number | undefined; error: string | undefined }) {
	const { id, activity, options } = result;
	const isFromModel = options.some(({ format }) => format === "model");
	return (
		<section className="brainstorm-result" id="result" aria-labelledby="result-title">
			<h2 id="result-title">Choose Your Preferred Format</h2>
			<p className="hint">
				{isFromModel
					? "An AI model wrote these from what you told. Versions with numbers or names that you did not tell were left out. Check every word: it has to be true."
					: "Made by rule from your own words: shortened and put in order, with nothing added. Check that it still says what you mean."}
				{options.length === 1
					? " What you told gave one option. With more about what you did, how many and what came of it, there are more."
					: ""}
			</p>
			<form method="post">
				<input type="hidden" name="brainstormId" value={id} />
				<fieldset className="options" aria-describedby={error ? "option-error" : undefined}>
					<legend className="visually-hidden">Options</legend>
					{options.map((option, index) => (
						<OptionCard key={`${option.format} ${option.description}`} option={option} number={index + 1} isChosen={chosen === index + 1} />
					))}
				</fieldset>
				{error ? (
					<p className="field-error" id="option-error" role="alert">
						{error}
					</p>
				) : null}
				<p className="actions">
					<button className="button" type="submit" name="intent" value="add">
						Add to my activities
					</button>
				</p>
			</form>
			<FitLinks id={id} count={options.length} />
			<details className="told">
				<summary>What you wrote</summary>
				<p dir="auto">{activity}</p>
				<form method="post" action="/brainstormer">
					<input type="hidden" name="brainstormId" value={id} />
					<button className="button danger" type="submit" name="intent" value="delete">
						Delete this brainstorm
					</button>
				</form>
			</details>
		</section>
	);
}

function OptionCard({ option, number, isChosen }: { option: Option; number: number; isChosen: boolean }) {
	const { activityName, position, description, format, isSaved } = option;
	const how = HOW[format];
	return (
		<div className="option">
			<input type="radio" name="option" id={`option-${number}`} value={number} required defaultChecked={isChosen} />
			<label htmlFor={`option-${number}`}>
				<span className="option-head">
					<strong>{`Option ${number}`}</strong>
					{how ? <small>{how}</small> : null}
					<span className="option-selected">Selected</span>
					{isSaved ? <span className="badge sage">In your activities</span> : null}
				</span>
				<Part name="Organization name" text={activityName} max={OPTION_MAX.activityName} />
				{position ? <Part name="Position" text={position} max={OPTION_MAX.position} /> : null}
				<Part name="Description" text={description} max={OPTION_MAX.description} />
			</label>
		</div>
	);
}

function Part({ name, text, max }: { name: string; text: string; max: number }) {
	return (
		<span className="option-part">
			<small>
				{name} <span className="count">{`${portalLength(text)} of ${max}`}</span>
			</small>
			<span dir="auto">{text}</span>
		</span>
	);
}

function FitLinks({ id, count }: { id: string; count: number }) {
	return (
		<p className="fit-links">
			See how it fits other forms:{" "}
			{Array.from({ length: count }, (_, index) => index + 1).map((number) => (
				<a key={number} href={`/brainstormer/fit?result=${id}&option=${number}`}>{`Option ${number}`}</a>
			))}
		</p>
	);
}
