import { PRODUCT } from "~/product";

export default function Home() {
	return (
		<main id="main" className="message-page">
			<h1>{PRODUCT.line}</h1>
			<p>Save the answers of your college application once. {PRODUCT.name}'s browser extension fills them in on the forms you meet.</p>
			<p className="actions">
				<a className="button" href="/register">
					Sign Up
				</a>{" "}
				<a href="/login">Login</a>
			</p>
		</main>
	);
}
