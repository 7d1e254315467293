/** One way to put an activity into an application (specification, section 3, brainstorm result). */
export type ActivityVersion = { activityName: string; position?: string; description: string };
