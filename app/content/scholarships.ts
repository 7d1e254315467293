export type Scholarship = {
	id: string;
	name: string;
	/** US dollars. */
	cost: number;
	/** The usual last day of each year's applications, or the text shown instead of a day. */
	deadline: { month: number; day: number } | "Every month";
	link: string;
	/** What the amount and the day do not say. */
	note: string;
};

/** Six scholarships for the dashboard (design, section 3): amounts and days as their own pages gave them. */
export const SCHOLARSHIPS: readonly Scholarship[] = [
	{
		id: "coca-cola-scholars",
		name: "Coca-Cola Scholars Program",
		cost: 20_000,
		deadline: { month: 9, day: 30 },
		link: "https://www.coca-colascholarsfoundation.org/apply/",
		note: "Paid once. 150 seniors a year, chosen for leadership and service.",
	},
	{
		id: "hagan",
		name: "Hagan Scholarship",
		cost: 60_000,
		deadline: { month: 12, day: 1 },
		link: "https://haganscholarships.org/",
		note: "Up to $7,500 a semester for eight semesters.",
	},
	{
		id: "cooke-college",
		name: "Cooke College Scholarship",
		cost: 55_000,
		deadline: { month: 11, day: 11 },
		link: "https://www.jkcf.org/our-scholarships/college-scholarship-program/",
		note: "Up to this amount each year, for high-achieving seniors with financial need.",
	},
	{
		id: "dell-scholars",
		name: "Dell Scholars",
		cost: 20_000,
		deadline: { month: 1, day: 12 },
		link: "https://www.dellscholars.org/scholarship/",
		note: "With a laptop and book credits. For seniors of Texas high schools.",
	},
	{
		id: "davidson-fellows",
		name: "Davidson Fellows Scholarship",
		cost: 50_000,
		deadline: { month: 2, day: 18 },
		link: "https://www.davidsongifted.org/gifted-programs/fellows-scholarship/",
		note: "The middle of three awards, for a significant project by someone 18 or younger.",
	},
	{
		id: "sallie-no-essay",
		name: "$2,000 No Essay Scholarship by Sallie",
		cost: 2_000,
		deadline: "Every month",
		link: "https://www.sallie.com/scholarships/no-essay",
		note: "A drawing run by a lender, which collects your contact data.",
	},
];
