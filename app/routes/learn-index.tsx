import { useOutletContext } from "@remix-run/react";
import { PathDrawing } from "~/components/learning/path-drawing";
import { readingMinutes } from "~/content/learning/learning-path";
import { LEARNING_PATHS } from "~/content/learning/learning-paths";
import { pageMeta } from "~/http/page-meta";

const SUBTITLE = "Master the college application process with our comprehensive guides";

const REASONS = [
	{
		title: "Expert Guidance",
		text: "The videos come from admissions and aid offices, the facts from official pages that each lesson names.",
	},
	{
		title: "Interactive Learning",
		text: "Each path has examples to compare, lists to tick off and a short quiz that explains its answers.",
	},
	{ title: "Self-Paced", text: "No schedule and no login: read ten minutes on the bus, come back, print what you need." },
];

export const meta = pageMeta("/learn");

export default function LearnIndex() {
	const home = useOutletContext<string | undefined>();
	return (
		<>
			<header className="page-head">
				<h1>Learning Center</h1>
				<p className="lead">{SUBTITLE}</p>
			</header>
			<ul className="path-cards">
				{LEARNING_PATHS.map((path) => (
					<li key={path.id} className="card path-card">
						<PathDrawing id={path.id} />
						<h2>{path.title}</h2>
						<p>{path.description}</p>
						<p className="hint">
							{readingMinutes(path)} minutes to read, a video, {path.quiz.length} questions
						</p>
						<a className="button" href={`/learn/${path.id}`}>
							Start Learning<span className="visually-hidden">: {path.title}</span>
						</a>
					</li>
				))}
			</ul>
			<section className="learn-why" aria-labelledby="why">
				<h2 id="why">Why Learn With Us?</h2>
				<dl>
					{REASONS.map(({ title, text }) => (
						<div key={title}>
							<dt>{title}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
			</section>
			{home ? (
				<p>
					<a className="button quiet" href={home}>
						Dashboard
					</a>
				</p>
			) : (
				<section className="notice learn-prompt" aria-labelledby="start">
					<h2 id="start">Start Learning Today</h2>
					<p>Create an account to track your progress and get personalized recommendations</p>
					<p>
						<a className="button" href="/register">
							Create an account
						</a>
					</p>
				</section>
			)}
		</>
	);
}
