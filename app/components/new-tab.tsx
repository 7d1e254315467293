/** What a link that opens a new tab says to those who do not see it happen. */
export function NewTab() {
	return <span className="visually-hidden"> (opens in a new tab)</span>;
}
