import type { ReactNode } from "react";
import { PRODUCT } from "~/product";
import { Brand } from "./brand";

/** The frame of the pages around signing in: one column on a phone, the product's line beside it on a wide screen. */
export function AuthPage({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="auth">
			<header className="auth-aside">
				<Brand />
				<div className="auth-line">
					<p>{PRODUCT.line}</p>
					<svg viewBox="0 0 260 150" width="260" height="150" aria-hidden="true">
						<g fill="none" stroke="currentColor" strokeWidth="1.5">
							<rect x="1" y="1" width="258" height="148" rx="9" />
							<path d="M22 26h48M22 74h64M22 122h40" strokeWidth="3" strokeLinecap="round" />
							<rect x="112" y="12" width="128" height="28" rx="5" />
							<rect x="112" y="60" width="128" height="28" rx="5" />
							<rect x="112" y="108" width="128" height="28" rx="5" />
						</g>
						<path d="M124 26h72M124 74h94" stroke="var(--marker)" strokeWidth="12" />
						<path d="M126 26h68M126 74h90" stroke="#1D2321" strokeWidth="3" strokeDasharray="14 5 22 5 9 5" />
					</svg>
				</div>
			</header>
			<main id="main" className="auth-main">
				<h1>{title}</h1>
				{children}
			</main>
		</div>
	);
}

/** The other way in, where the server offers it. What a ticked box says elsewhere is said by going on here. */
export function GoogleLink({ href, label, consents }: { href: string; label: string; consents: boolean }) {
	return (
		<div className="provider">
			<a className="button quiet" href={href}>
				{label}
			</a>
			<p className="hint">
				{consents ? "By continuing with Google you confirm" : "If you are new here, continuing with Google confirms"} that you are 13 or
				older, that a parent or guardian consents if you are under 18, and that you accept the <a href="/terms">terms of use</a> and the{" "}
				<a href="/privacy">privacy policy</a>.
			</p>
			<p className="or">or</p>
		</div>
	);
}
