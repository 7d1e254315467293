import { PRODUCT } from "~/product";

/** The product's mark and name, leading to the start page. */
export function Brand() {
	return (
		<a className="brand" href="/">
			<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
				<rect width="32" height="32" rx="7" fill="#0B6E4F" />
				<path d="M8 20h11" stroke="#FFE27A" strokeWidth="5" strokeLinecap="round" />
				<path d="M9 16h14m-6-7 7 7-7 7" fill="none" stroke="#FBFAF7" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
			</svg>
			{PRODUCT.name}
		</a>
	);
}
