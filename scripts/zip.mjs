import { crc32, deflateRawSync } from "node:zlib";

const DOS_1980_01_01 = 0x21;

/** Packs files into a zip that is the same for the same content. Takes [name, bytes] pairs; gives the archive's bytes. */
export function zip(files) {
	const locals = [];
	const directory = [];
	let offset = 0;
	for (const [name, bytes] of files) {
		const packed = deflateRawSync(bytes, { level: 9 });
		const label = Buffer.from(name);
		const shared = Buffer.alloc(26);
		shared.writeUInt16LE(20, 0);
		shared.writeUInt16LE(0x0800, 2);
		shared.writeUInt16LE(8, 4);
		shared.writeUInt16LE(DOS_1980_01_01, 8);
		shared.writeUInt32LE(crc32(bytes), 10);
		shared.writeUInt32LE(packed.length, 14);
		shared.writeUInt32LE(bytes.length, 18);
		shared.writeUInt16LE(label.length, 22);
		const entry = Buffer.alloc(14);
		entry.writeUInt32LE(offset, 10);
		const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, label, packed]);
		directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), shared, entry, label]));
		locals.push(local);
		offset += local.length;
	}
	const size = directory.reduce((sum, { length }) => sum + length, 0);
	const end = Buffer.alloc(22);
	end.write("PK\x05\x06", "latin1");
	end.writeUInt16LE(files.length, 8);
	end.writeUInt16LE(files.length, 10);
	end.writeUInt32LE(size, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...locals, ...directory, end]);
}
