import type { ReactNode } from "react";
import { PLANS, type Plan } from "~/content/plans";

/** Plans side by side; `action` gives what a visitor can do about one, if anything. */
export function PlanCards({ ids, action }: { ids: readonly Plan["id"][]; action: (plan: Plan) => ReactNode }) {
	return (
		<ul className="plans">
			{PLANS.filter(({ id }) => ids.includes(id)).map((plan) => (
				<li key={plan.id} className={plan.isPopular ? "plan popular" : "plan"}>
					<h3>
						{plan.name} {plan.isPopular ? <span className="badge mint">Most Popular</span> : null}
					</h3>
					<p className="plan-price">{plan.price}</p>
					<p className="hint">{plan.period}</p>
					<ul>
						{plan.features.map((feature) => (
							<li key={feature}>{feature}</li>
						))}
					</ul>
					<PlanAction>{action(plan)}</PlanAction>
				</li>
			))}
		</ul>
	);
}

function PlanAction({ children }: { children: ReactNode }) {
	return children ? <div className="plan-action">{children}</div> : null;
}
