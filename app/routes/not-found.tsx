import { data } from "@remix-run/node";
import { NotFound } from "~/components/not-found";

export const loader = () => data(null, { status: 404 });

export const action = () => data(null, { status: 404 });

export const meta = () => [{ title: "Page Not Found" }];

export default function NotFoundRoute() {
	return <NotFound />;
}
