import { BANNERS, type Banner } from "~/content/banners";
import { Carousel } from "./carousel";

const BANNER_MS = 3000;

/** Three banners that take turns (specification, section 2, student dashboard). */
export function DashboardBanner({ storeUrl }: { storeUrl: string | undefined }) {
	return (
		<Carousel label="What you can do here" everyMs={BANNER_MS} names={BANNERS.map(({ title }) => title)} isDotted>
			{BANNERS.map(({ id, title, text, href, link }) => (
				<div className="turn" key={id}>
					<div>
						<h2>{title}</h2>
						<p>{text}</p>
						<p>
							<a className="button" href={id === "autofill" ? (storeUrl ?? href) : href}>
								{link}
							</a>
						</p>
					</div>
					<Drawing of={id} />
				</div>
			))}
		</Carousel>
	);
}

const DRAWINGS: Record<Banner["id"], JSX.Element> = {
	autofill: (
		<>
			<rect x="20" y="10" width="140" height="100" rx="8" />
			<path d="M34 30h40M34 58h56M34 86h30" strokeWidth="3" />
			<path d="M96 30h48M104 58h40" stroke="var(--marker)" strokeWidth="11" />
			<path d="M100 30h40M108 58h32" strokeWidth="3" strokeDasharray="12 5" />
		</>
	),
	chatbot: (
		<>
			<path d="M24 16h92a8 8 0 0 1 8 8v34a8 8 0 0 1-8 8H58L40 82V66H24a8 8 0 0 1-8-8V24a8 8 0 0 1 8-8Z" />
			<path d="M32 34h66M32 48h40" strokeWidth="3" />
			<path d="M138 46h18a8 8 0 0 1 8 8v32a8 8 0 0 1-8 8h-8v14l-16-14H84a8 8 0 0 1-8-8v-6" />
			<path d="M92 80h52" stroke="var(--marker)" strokeWidth="9" />
		</>
	),
	essay: (
		<>
			<path d="M44 8h70l22 22v82H44Z" />
			<path d="M114 8v22h22" />
			<path d="M58 72h64" stroke="var(--marker)" strokeWidth="11" />
			<path d="M58 40h46M58 56h64M58 72h64M58 88h38" strokeWidth="3" />
			<path d="m150 60 12-12 10 10-34 34-13 3 3-13Z" />
		</>
	),
};

function Drawing({ of }: { of: Banner["id"] }) {
	return (
		<svg viewBox="0 0 180 120" width="180" height="120" aria-hidden="true">
			<g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
				{DRAWINGS[of]}
			</g>
		</svg>
	);
}
