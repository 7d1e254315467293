import { encode } from "uqr";

/** Squares of quiet ground that readers need around the code (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code, dark on light in every theme, which readers expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
	const { size, data } = encode(text, { border: QUIET, ecc: "M" });
	const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
	return (
		<svg
			className="qr-code"
			viewBox={`0 0 ${size} ${size}`}
			width="240"
			height="240"
			role="img"
			aria-label={label}
			shapeRendering="crispEdges"
		>
			<rect width={size} height={size} fill="#ffffff" />
			<path d={squares.join("")} fill="#000000" />
		</svg>
	);
}
