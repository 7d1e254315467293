/** What a conversation may begin with. */
export const FIRST_QUESTIONS: readonly string[] = [
	"How long may the Common App essay be?",
	"When does the FAFSA open?",
	"Who can mentor me?",
];
