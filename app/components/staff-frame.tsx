import type { ReactNode } from "react";
import { Frame } from "./frame";

export type StaffPath = "/admin";

/** The pages of school staff (specification, section 2, admin area). */
export function StaffFrame({ current, children }: { current: StaffPath; children: ReactNode }) {
	return (
		<Frame links={[{ href: "/admin", label: "Dashboard" }]} current={current}>
			{children}
		</Frame>
	);
}
