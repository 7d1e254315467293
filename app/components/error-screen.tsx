import { isRouteErrorResponse, useRouteError } from "@remix-run/react";

/** The default error screen (specification, section 2); the stack reaches it in development only. */
export function ErrorScreen() {
	const error = useRouteError();
	const isAnswer = isRouteErrorResponse(error);
	const message = isAnswer
		? ((error.data as { message?: string } | null)?.message ?? `${error.status} ${error.statusText}`)
		: error instanceof Error
			? error.message
			: "Something went wrong.";
	const stack = !isAnswer && error instanceof Error && process.env.NODE_ENV === "development" ? error.stack : undefined;
	return (
		<main id="main" className="message-page">
			<h1>Unexpected Application Error</h1>
			<p>{message}</p>
			{stack ? <pre>{stack}</pre> : null}
			<p>
				<a href="/">Go to the start page</a>
			</p>
		</main>
	);
}
