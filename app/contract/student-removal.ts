import { z } from "zod";

/** What the details of a student post to end the membership in the school. */
export const studentRemoval = z.object({
	intent: z.literal("remove-student", "Choose what to do"),
	student: z.uuid("Choose a student"),
});
