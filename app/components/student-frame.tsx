import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { loader as rootLoader } from "~/root";
import { Frame } from "./frame";

/** The pages of a student, by the address their navigation leads to. */
export const STUDENT_PATHS = [
	"/dashboard",
	"/chatbot",
	"/brainstormer",
	"/essay",
	"/profile",
	"/yourData",
	"/subscription",
	"/settings",
] as const;
export type StudentPath = (typeof STUDENT_PATHS)[number];

/** The student's pages: side navigation, on a phone a menu (specification, section 2, student navigation). */
export function StudentFrame({ current, children }: { current: StudentPath; children: ReactNode }) {
	const storeUrl = useRouteLoaderData<typeof rootLoader>("root")?.storeUrl;
	const links = [
		{ href: "/dashboard", label: "Dashboard" },
		{ href: "/chatbot", label: "Chatbot" },
		{ href: "/brainstormer", label: "Brainstormer" },
		{ href: storeUrl ?? "/dashboard#autofiller", label: "Autofiller", isExternal: storeUrl !== undefined },
		{ href: "/essay", label: "Essay Review" },
		{ href: "/profile", label: "Profile" },
		{ href: "/yourData", label: "Your Data" },
		{ href: "/subscription", label: "Subscription" },
		{ href: "/settings", label: "Settings" },
	];
	return (
		<Frame links={links} current={current} feedback="and earn free credits">
			{children}
		</Frame>
	);
}
