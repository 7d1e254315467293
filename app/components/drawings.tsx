import type { ReactNode } from "react";

/** Line drawings beside the text of public pages; they show nothing that the text does not say. */
function Drawing({ width, height, children }: { width: number; height: number; children: ReactNode }) {
	return (
		<svg className="drawing" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
			{children}
		</svg>
	);
}

const LINE = { fill: "none", stroke: "currentColor", strokeWidth: 1.5 } as const;
const WORD = { stroke: "currentColor", strokeWidth: 3, strokeLinecap: "round" } as const;
const TYPED = { stroke: "var(--on-marker)", strokeWidth: 3, strokeDasharray: "14 5 22 5 9 5" } as const;

/** A form in which all is filled but the signature, and the list of what was done beside it. */
export function FilledForm() {
	return (
		<Drawing width={440} height={320}>
			<g {...LINE}>
				<rect x="1" y="1" width="300" height="318" rx="9" />
				<path d="M1 34h300" />
				<circle cx="18" cy="18" r="4" />
				<circle cx="34" cy="18" r="4" />
				<rect x="24" y="76" width="252" height="32" rx="5" />
				<rect x="24" y="140" width="118" height="32" rx="5" />
				<rect x="158" y="140" width="118" height="32" rx="5" />
				<rect x="24" y="204" width="252" height="32" rx="5" />
				<path d="M24 290h150" strokeDasharray="3 5" />
			</g>
			<path d="M24 60h64M24 124h42M158 124h58M24 188h88M24 256h50" {...WORD} />
			<path d="M36 92h164M36 156h70M170 156h84M36 220h130" stroke="var(--marker)" strokeWidth="14" />
			<path d="M38 92h160M38 156h66M172 156h80M38 220h126" {...TYPED} />
			<g {...LINE}>
				<rect x="262" y="54" width="176" height="196" rx="9" fill="var(--paper-raised)" />
				<rect x="280" y="204" width="140" height="28" rx="7" stroke="var(--accent)" />
			</g>
			<path d="M280 84h92" stroke="var(--marker)" strokeWidth="16" />
			<path d="M282 84h88" stroke="var(--on-marker)" strokeWidth="4" strokeDasharray="34 6" />
			<path d="M304 116h96M304 144h72M304 172h86" {...WORD} />
			<path d="m280 116 5 5 9-10m-14 33 5 5 9-10" fill="none" stroke="var(--accent)" strokeWidth="2.5" />
			<path d="M281 172h12" stroke="var(--ink-soft)" strokeWidth="2.5" />
			<path d="M332 218h36" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" />
		</Drawing>
	);
}

const CLASS = [96, 58, 120, 22, 84, 108] as const;
const barColor = (width: number) => (width >= 84 ? "var(--accent)" : width >= 48 ? "#c58a13" : "var(--danger)");

/** A class as a table: a line for each student, and how far each has come. */
export function ClassTable() {
	return (
		<Drawing width={440} height={320}>
			<g {...LINE}>
				<rect x="1" y="1" width="438" height="318" rx="9" />
				<path d="M1 56h438" />
				<rect x="20" y="14" width="180" height="28" rx="7" />
				<circle cx="36" cy="27" r="5" />
				<path d="m40 31 5 5" />
			</g>
			<rect x="336" y="14" width="84" height="28" rx="7" fill="var(--accent)" />
			<path d="M352 28h52" stroke="var(--on-accent)" strokeWidth="3" strokeLinecap="round" />
			{CLASS.map((width, row) => {
				const y = 82 + row * 42;
				return (
					<g key={width}>
						<path d={`M24 ${y}h6M48 ${y}h${52 + ((row * 29) % 34)}M148 ${y}h${78 + ((row * 17) % 40)}`} {...WORD} strokeOpacity="0.7" />
						<path d={`M296 ${y}h120`} stroke="var(--line)" strokeWidth="8" strokeLinecap="round" />
						<path d={`M296 ${y}h${width}`} stroke={barColor(width)} strokeWidth="8" strokeLinecap="round" />
						{row < CLASS.length - 1 ? <path d={`M20 ${y + 21}h400`} {...LINE} stroke="var(--line)" /> : null}
					</g>
				);
			})}
		</Drawing>
	);
}

/** One sheet of answers, and the forms it goes into. */
export function OneToMany() {
	return (
		<Drawing width={440} height={300}>
			<g {...LINE}>
				<rect x="1" y="50" width="150" height="200" rx="9" />
				<rect x="290" y="1" width="149" height="84" rx="7" />
				<rect x="290" y="108" width="149" height="84" rx="7" />
				<rect x="290" y="215" width="149" height="84" rx="7" />
				<path d="M162 150c60 0 50-107 112-107m-112 107h112m-112 0c60 0 50 107 112 107" strokeDasharray="3 6" />
				<path d="m268 37 8 6-8 6m0 95 8 6-8 6m0 95 8 6-8 6" />
			</g>
			<path d="M22 82h54M22 136h40M22 190h62M306 22h42M306 129h50M306 236h34" {...WORD} />
			<path d="M22 106h106M22 160h84M22 214h98M306 50h96M306 157h112M306 264h84" stroke="var(--marker)" strokeWidth="14" />
			<path d="M24 106h102M24 160h80M24 214h94M308 50h92M308 157h108M308 264h80" {...TYPED} />
		</Drawing>
	);
}
