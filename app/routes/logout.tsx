import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { AuthPage } from "~/components/auth-page";
import { formDoor, page } from "~/http/html-door.server";
import { isOwnNavigation } from "~/http/own-navigation.server";
import { actorOf, signOut } from "~/http/session-cookie.server";
import { pageTitle } from "~/product";

export const meta = () => pageTitle("Log out");

const toStart = async (request: Request) => redirect("/", { status: 303, headers: await signOut(request) });

export const loader = page(async ({ request }: LoaderFunctionArgs) => {
	if (!(await actorOf(request))) throw redirect("/");
	if (isOwnNavigation(request)) throw await toStart(request);
	return null;
});

export const action = formDoor(z.object({}), [], ({ request }) => toStart(request));

export default function LogoutPage() {
	return (
		<AuthPage title="Log out?">
			<form method="post" action="/logout">
				<p className="actions">
					<button className="button" type="submit">
						Log out
					</button>
					<a href="/dashboard">Stay</a>
				</p>
			</form>
		</AuthPage>
	);
}
