import { crc32, deflateRawSync } from 'node:zlib';

/** A zip archive of text files without dates, so the same content gives the same bytes. */
export function zipOf(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const raw = Buffer.from(text, 'utf8');
    const packed = deflateRawSync(raw);
    const about = aboutFile(Buffer.byteLength(name), crc32(raw), packed.length, raw.length);
    const local = Buffer.concat([signature(0x04034b50), about, Buffer.from(name), packed]);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([signature(0x02014b50), version, about, entry, Buffer.from(name)]));
    parts.push(local);
    at += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(index.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, index, signature(0x06054b50), end]);
}

const version = Buffer.from([20, 0]);

function signature(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
}

/** The 26 bytes shared by local header and directory entry. */
function aboutFile(nameLength: number, check: number, packed: number, raw: number): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  // UTF-8 names, deflated content, the format's first date.
  bytes.writeUInt16LE(0x0800, 2);
  bytes.writeUInt16LE(8, 4);
  bytes.writeUInt16LE(0x0021, 8);
  bytes.writeUInt32LE(check, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(raw, 18);
  bytes.writeUInt16LE(nameLength, 22);
  return bytes;
}
