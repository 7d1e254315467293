import type { ReactNode } from "react";

/**
 * A dialog that the page opens because its address says so. Close leads to the address without it, so that it works
 * without JavaScript; `enhance/dialog.ts` makes it modal: focus stays inside, Escape and a click beside it close it.
 */
export function Dialog({
	title,
	closeHref,
	isWide = false,
	children,
}: {
	title: string;
	closeHref: string;
	isWide?: boolean;
	children: ReactNode;
}) {
	return (
		<dialog open className={isWide ? "dialog wide" : "dialog"} aria-labelledby="dialog-title" data-modal>
			<div className="dialog-top">
				<h2 id="dialog-title">{title}</h2>
				<a className="dialog-close" href={closeHref} data-dialog-close>
					<span className="visually-hidden">Close</span>
					<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
						<path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
					</svg>
				</a>
			</div>
			{children}
		</dialog>
	);
}
