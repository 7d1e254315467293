/** Vowels in a row are one syllable; a silent e at the end is none (a rule of thumb that serves English). */
function syllablesIn(word: string): number {
	const spoken = word
		.toLowerCase()
		.replace(/[^a-z]/g, "")
		.replace(/(?<=[^aeiouyl])e$/, "");
	return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

/** Flesch's reading ease: 60 to 70 is plain English, above 90 very easy, below 30 hard. Undefined for a text without words. */
export function readingEase(text: string): number | undefined {
	const words = text.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [];
	if (words.length === 0) return undefined;
	const sentences = Math.max(1, text.split(/[.!?;]+(?:\s|$)/).filter((sentence) => /[A-Za-z]/.test(sentence)).length);
	const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
	return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
}
