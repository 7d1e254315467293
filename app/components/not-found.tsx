/** Specification, section 2: the not-found screen. Without JavaScript, Go Back leads to the start page. */
export function NotFound() {
	return (
		<main id="main" className="message-page">
			<h1>404</h1>
			<h2>Page Not Found</h2>
			<p>The page you are looking for does not exist.</p>
			<p>
				<a className="button" href="/" data-go-back>
					Go Back
				</a>
			</p>
		</main>
	);
}
