/** Every way an operation can refuse, with the HTTP status it maps to (design, section 4). */
export const ERROR_STATUS = {
	malformed: 400,
	signed_out: 401,
	no_uses_left: 402,
	forbidden: 403,
	not_found: 404,
	conflict: 409,
	too_large: 413,
	unsupported_type: 415,
	invalid: 422,
	rate_limited: 429,
	unavailable: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export type ErrorDetails = {
	/** Messages by path of the input. */
	fields?: Record<string, string>;
	/** Seconds until a try can succeed, for rate_limited. */
	retryAfter?: number;
	/** Further members of the JSON answer, for clients that can act on them. */
	data?: Record<string, unknown>;
};

/** A refusal that the person or client can act on; `message` is shown as it stands. */
export class AppError extends Error {
	readonly status: number;

	constructor(
		readonly code: ErrorCode,
		message: string,
		readonly details: ErrorDetails = {},
	) {
		super(message);
		this.name = "AppError";
		this.status = ERROR_STATUS[code];
	}
}
