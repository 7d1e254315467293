import type { ReactNode } from "react";
import { Days } from "../moments";

/** One kind of what is stored; without `rows` it is one thing that `value` tells. */
export type StoredItem = {
	label: string;
	value?: ReactNode | null;
	rows?: { count: number; from: Date | null; to: Date | null };
	/** What it is and why it is kept, where the label does not say so. */
	note?: string;
	link?: { href: string; label: string };
};

const isStored = ({ value, rows }: StoredItem) => (rows ? rows.count > 0 : value !== undefined && value !== null);

/** What is stored of one kind of thing, each with how much, since when, and where to see it; last, what there is none of. */
export function StoredList({ id, title, items, children }: { id: string; title: string; items: StoredItem[]; children?: ReactNode }) {
	const present = items.filter(isStored);
	const absent = items.filter((item) => !isStored(item)).map(({ label }) => label);
	return (
		<section aria-labelledby={id}>
			<h3 id={id}>{title}</h3>
			{present.length > 0 ? (
				<dl className="stored">
					{present.map(({ label, value, rows, note, link }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>
								<strong>{rows ? rows.count : value}</strong>
								{rows?.from && rows.to ? (
									<span className="hint">
										<Days from={rows.from} to={rows.to} />
									</span>
								) : null}
								{note ? <span className="hint note">{note}</span> : null}
								{link ? <a href={link.href}>{link.label}</a> : null}
							</dd>
						</div>
					))}
				</dl>
			) : null}
			{absent.length > 0 ? <p className="hint">Nothing is stored of: {absent.join(" · ")}.</p> : null}
			{children}
		</section>
	);
}
