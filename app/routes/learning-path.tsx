import type { MetaFunction } from "@remix-run/node";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { LessonText } from "~/components/learning/lesson-text";
import { LessonVideo } from "~/components/learning/lesson-video";
import { Quiz, QuizResult } from "~/components/learning/quiz";
import { NewTab } from "~/components/new-tab";
import { type Question, readingMinutes } from "~/content/learning/learning-path";
import { LEARNING_PATHS } from "~/content/learning/learning-paths";
import { findLearningPath, gradeQuiz } from "~/domain/quizzes.server";
import player from "~/enhance/video-player.ts?worker&url";
import { page } from "~/http/html-door.server";
import { pageMeta } from "~/http/page-meta";
import { pageTitle } from "~/product";

export const handle = { videos: LEARNING_PATHS.map(({ videoUrl }) => videoUrl) };

/** `question1=2` chooses option 2, counted from 0, of question 1; whatever else stands there is no answer. */
function answersIn(search: URLSearchParams, quiz: readonly Question[]): Map<number, number> {
	const given = quiz.map(({ id }) => [id, search.get(`question${id}`) ?? ""] as const);
	return new Map(given.filter(([, value]) => /^\d$/.test(value)).map(([id, value]) => [id, Number(value)]));
}

export const loader = page(({ request, params }) => {
	const path = findLearningPath(params.pathId ?? "");
	const { searchParams } = new URL(request.url);
	const graded = searchParams.has("submitted") ? gradeQuiz(path.quiz, answersIn(searchParams, path.quiz)) : undefined;
	return { path, graded };
});

export const meta: MetaFunction<typeof loader> = (args) =>
	args.data ? pageMeta(`/learn/${args.data.path.id}`)(args) : pageTitle("Page Not Found");

export default function LearningPathPage() {
	const { path, graded } = useLoaderData<typeof loader>();
	const next = LEARNING_PATHS[LEARNING_PATHS.findIndex(({ id }) => id === path.id) + 1];
	return (
		<article className="lesson">
			<header className="page-head">
				<h1>{path.title}</h1>
				<p className="lead">{path.description}</p>
				<p className="hint">{readingMinutes(path)} minutes to read</p>
			</header>
			<LessonVideo videoUrl={path.videoUrl} video={path.video} />
			<nav className="lesson-contents" aria-labelledby="contents">
				<h2 id="contents">In this lesson</h2>
				<ol>
					{path.sections.map(({ id, heading }) => (
						<li key={id}>
							<a href={`#${id}`}>{heading}</a>
						</li>
					))}
					<li>
						<a href="#key-points">Key points</a>
					</li>
					<li>
						<a href="#quiz">Quiz</a>
					</li>
				</ol>
			</nav>
			<LessonText sections={path.sections} />
			<section id="key-points">
				<h2>Key Points:</h2>
				<ul>
					{path.keyPoints.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ul>
			</section>
			<section id="quiz" className="lesson-quiz">
				<h2>Interactive Quiz</h2>
				{graded ? <QuizResult pathId={path.id} graded={graded} /> : <Quiz pathId={path.id} quiz={path.quiz} />}
			</section>
			<section id="sources">
				<h2>Where this comes from</h2>
				<p>Rules and dates change. Before you rely on one, look at the official page.</p>
				<ul>
					{path.sources.map(({ title, publisher, url }) => (
						<li key={url}>
							<a href={url} target="_blank" rel="noopener">
								{title}
								<NewTab />
							</a>
							, {publisher}
						</li>
					))}
				</ul>
			</section>
			{next ? (
				<p className="lesson-next">
					Next: <a href={`/learn/${next.id}`}>{next.title}</a>
				</p>
			) : null}
			<script type="module" src={player} />
		</article>
	);
}

export function ErrorBoundary() {
	const error = useRouteError();
	if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
	return (
		<div className="page-head">
			<h1>Page Not Found</h1>
			<p>{error.data.message}</p>
			<p>
				<a className="button" href="/learn">
					All Learning Paths
				</a>
			</p>
		</div>
	);
}
