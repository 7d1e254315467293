type Piece = { fate: "kept" | "shortened" | "dropped" | "cut"; from: string; to: string };
type Field = { label: string; text: string; used: number; max: number; pieces: Piece[] };
type Portal = { id: string; name: string; fields: Field[] };

/** One activity as each form takes it, side by side. */
export function FittedPortals({ portals }: { portals: Portal[] }) {
	return (
		<section className="fits" id="fits" aria-labelledby="fits-title">
			{portals.length === 0 ? null : (
				<>
					<h2 id="fits-title">How it fits</h2>
					<p className="hint">
						<del>Struck out</del> is left out, <mark>marked</mark> says the same more shortly. Nothing is added. Curly quotes, long dashes
						and line breaks are made plain, because some forms count them twice; emoji count as two or more.
					</p>
					<div className="portals">
						{portals.map(({ id, name, fields }) => (
							<section className="portal" key={id} aria-labelledby={`${id}-title`}>
								<h3 id={`${id}-title`}>{name}</h3>
								{fields.map((field, index) => (
									<FittedField key={field.label} field={field} id={`${id}-${index}`} />
								))}
							</section>
						))}
					</div>
				</>
			)}
		</section>
	);
}

const SAID: Record<Piece["fate"], string> = { kept: "Fits as it is", dropped: "Tightened", shortened: "Tightened", cut: "Cut to fit" };

function FittedField({ field: { label, text, used, max, pieces }, id }: { field: Field; id: string }) {
	const fates = new Set(pieces.map(({ fate }) => fate));
	const worst = (["cut", "shortened", "dropped"] as const).find((fate) => fates.has(fate)) ?? "kept";
	return (
		<div className="fitted">
			<h4>{label}</h4>
			{text === "" ? (
				<p className="hint">Nothing is told about this yet.</p>
			) : (
				<>
					<p className="fitted-text" id={id} dir="auto">
						{text}
					</p>
					<p className="fitted-line">
						<span className="count">{`${used} of ${max}`}</span>
						<span>{SAID[worst]}</span>
						<button className="button quiet" type="button" data-copies={id} hidden>
							Copy<span className="visually-hidden">{` ${label}`}</span>
						</button>
					</p>
					{worst === "kept" ? null : (
						<details open={worst === "cut"}>
							<summary>What changed</summary>
							<p className="pieces" dir="auto">
								{pieces.map((piece, index) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and never move
									<PieceOfText key={index} {...piece} />
								))}
							</p>
						</details>
					)}
				</>
			)}
		</div>
	);
}

function PieceOfText({ fate, from, to }: Piece) {
	if (fate === "kept") return <>{to} </>;
	if (fate === "shortened")
		return (
			<>
				<del className="aside">{from}</del> <mark>{to}</mark>{" "}
			</>
		);
	return (
		<>
			<del className={fate}>{from}</del>{" "}
		</>
	);
}
