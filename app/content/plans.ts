export type Plan = {
	id: "free" | "plus" | "pro" | "enterprise";
	name: string;
	/** What it costs, in words that stand alone. */
	price: string;
	/** What the price is for, beneath it. */
	period: string;
	features: readonly string[];
	isPopular?: boolean;
};

/** Regular and beta price of Plus in US dollars a month (design, section 3). */
const PLUS = { regular: 15, beta: 9 };

/** The plans as every page shows them (specification, section 9, pricing). */
export const PLANS: readonly Plan[] = [
	{
		id: "free",
		name: "Free",
		price: "$0",
		period: "No card needed",
		features: ["Complimentary free credits", "Basic autofill", "Extracurricular brainstormer", "Structured learning path"],
	},
	{
		id: "plus",
		name: "Plus",
		price: `$${PLUS.beta} per month`,
		period: `during the beta, then $${PLUS.regular}. Month by month`,
		features: ["Everything in Free", "Increased autofill", "Essay grader and reviewer", "Priority support"],
	},
	{
		id: "pro",
		name: "Pro",
		price: "$29 per month",
		period: "Month by month",
		features: ["Unlimited autofill", "Unlimited essay feedback", "24/7 priority support", "Early access to new features"],
		isPopular: true,
	},
	{
		id: "enterprise",
		name: "Enterprise",
		price: "TBD",
		period: "Custom, for schools and nonprofits",
		features: ["Custom solutions for schools", "Dedicated account manager", "Custom integrations", "Advanced security"],
	},
];
