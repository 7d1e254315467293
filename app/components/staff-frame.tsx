import type { ReactNode } from "react";
import { Frame } from "./frame";

/** The pages of school staff, by the address their navigation leads to (specification, section 2, admin area). */
const LINKS = [
	{ href: "/admin", label: "Dashboard" },
	{ href: "/adminsubscription", label: "Subscription" },
	{ href: "/adminsettings", label: "Settings" },
] as const;
export type StaffPath = (typeof LINKS)[number]["href"];

export function StaffFrame({ current, children }: { current: StaffPath; children: ReactNode }) {
	return (
		<Frame links={LINKS} current={current} feedback="on what your school needs">
			{children}
		</Frame>
	);
}
