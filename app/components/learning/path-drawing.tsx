const DRAWINGS: Readonly<Record<string, string>> = {
	"application-process": "M10 20V8h18l5 6h25v38H10V20h48M20 30h26M20 38h18m8 4 4 4 9-11",
	"essay-writing": "M12 8h28l10 10v10M12 8v48h38v-8M20 22h18M20 31h20M20 40h10m8 6 2-8 18-18 6 6-18 18-8 2Z",
	"financial-aid": "M8 26 34 10l26 16v4H8v-4Zm6 4v18m13-18v18m14-18v18m13-18v18M8 52h52M34 17v5",
};

/** A line drawing for a path. */
export function PathDrawing({ id }: { id: string }) {
	return (
		<svg className="path-drawing" viewBox="0 0 68 64" width="68" height="64" aria-hidden="true">
			<path d={DRAWINGS[id]} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
		</svg>
	);
}
