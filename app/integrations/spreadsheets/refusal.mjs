/** What cannot be read, for a reason that spreadsheet-failure.server.ts lists. */
export class Refusal extends Error {
	constructor(reason) {
		super(reason);
		this.reason = reason;
	}
}
