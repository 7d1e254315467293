/** After how many months without a visit a student is warned that the account will be deleted. */
export const UNUSED_MONTHS = 24;
/** After how many days an invitation that nobody accepted is deleted, counted from when its link ran out or was revoked. */
export const INVITATION_KEPT_DAYS = 180;
/** Days from the first warning to the second, and from that to the deletion. */
export const WARNING_DAYS = 30;
