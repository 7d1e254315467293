/** How far from its middle the arms and the corners of a picture are looked at, of its whole width. */
const ARM = 0.36;
const CORNER = 0.28;
const SMALLEST = 4;
/** How much wider than high, or the other way round, a plus may be. */
const SQUARE = 1.3;

/** Whether the picture in a button is a plus: its middle and its four arms are drawn, its corners are not. */
export function showsPlus(button: HTMLElement): boolean {
	const shapes = [...button.querySelectorAll<SVGGeometryElement>("path,line,rect,polygon,polyline")].filter(
		(shape) => paintsOf(shape).length > 0 && shape.getScreenCTM() !== null,
	);
	const boxes = shapes.map((shape) => shape.getBoundingClientRect());
	const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
	const width = Math.max(...boxes.map(({ right }) => right)) - left;
	const height = Math.max(...boxes.map(({ bottom }) => bottom)) - top;
	if (!(Math.min(width, height) >= SMALLEST) || width > height * SQUARE || height > width * SQUARE) return false;
	const isDrawn = (x: number, y: number) =>
		shapes.some((shape) => isPainted(shape, new DOMPoint(left + width * (0.5 + x), top + height * (0.5 + y))));
	const areArmsDrawn = [-ARM, ARM].every((away) => isDrawn(away, 0) && isDrawn(0, away));
	const isCornerDrawn = [-CORNER, CORNER].some((x) => [-CORNER, CORNER].some((y) => isDrawn(x, y)));
	return isDrawn(0, 0) && areArmsDrawn && !isCornerDrawn;
}

const paintsOf = (shape: Element) => {
	const { fill, stroke } = getComputedStyle(shape);
	return [fill !== "none" && "fill", stroke !== "none" && "stroke"].filter(Boolean);
};

function isPainted(shape: SVGGeometryElement, onScreen: DOMPoint): boolean {
	const paints = paintsOf(shape);
	const point = onScreen.matrixTransform(shape.getScreenCTM()!.inverse());
	return (paints.includes("fill") && shape.isPointInFill(point)) || (paints.includes("stroke") && shape.isPointInStroke(point));
}
