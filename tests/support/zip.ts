import { crc32, deflateRawSync } from "node:zlib";

/** A part of a zip file; what is given beside its content is written as it stands, true or not. */
export type ZipEntry = {
	name: string;
	content: string | Uint8Array;
	/** Instead of the content packed. */
	packed?: Uint8Array;
	size?: number;
	crc?: number;
	flags?: number;
	method?: number;
	/** Instead of where the part lies. */
	start?: number;
};

const numbers = (...fields: [size: 2 | 4, value: number][]) => {
	const bytes = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
	let at = 0;
	for (const [size, value] of fields) at = size === 2 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at);
	return bytes;
};

/** Writes a zip file; `count` and `comment` go into its end. */
export function zipOf(entries: ZipEntry[], { count = entries.length, comment = "" } = {}): Buffer {
	const bodies: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { name, content, flags = 0, method = 8, ...told } of entries) {
		const bytes = Buffer.from(content);
		const packed = told.packed ?? (method === 8 ? deflateRawSync(bytes) : bytes);
		const known = Buffer.from(name);
		const { size = bytes.length, crc = crc32(bytes), start = offset } = told;
		const described = numbers([2, flags], [2, method], [4, 0], [4, crc], [4, packed.length], [4, size], [2, known.length], [2, 0]);
		bodies.push(numbers([4, 0x04034b50], [2, 20]), described, known, Buffer.from(packed));
		directory.push(numbers([4, 0x02014b50], [2, 20], [2, 20]), described, numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, start]), known);
		offset += 30 + known.length + packed.length;
	}
	const listed = Buffer.concat(directory);
	const end = numbers([4, 0x06054b50], [4, 0], [2, count], [2, count], [4, listed.length], [4, offset], [2, comment.length]);
	return Buffer.concat([...bodies, listed, end, Buffer.from(comment)]);
}
