import { inflateRawSync } from 'node:zlib';

const entrySize = 46;
const mostEntries = 2000;

/** What is in an archive, found by its directory; each file is unpacked when asked for, and never further than allowed. */
export function openZip(bytes: Buffer, mostBytes: number): { read(name: string): string | null } {
  const places = directoryOf(bytes);
  let left = mostBytes;
  return {
    read: (name) => {
      const place = places.get(name);
      if (!place) return null;
      const start = place.start + 30 + bytes.readUInt16LE(place.start + 26) + bytes.readUInt16LE(place.start + 28);
      const packed = bytes.subarray(start, start + place.packed);
      if (left <= 0 || (place.method === 0 && packed.length > left)) throw new RangeError('the archive unpacks to too much');
      const raw = place.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: left });
      left -= raw.length;
      return raw.toString('utf8');
    },
  };
}

type Place = { readonly method: number; readonly packed: number; readonly start: number };

function directoryOf(bytes: Buffer): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>();
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0) throw new RangeError('not an archive');
  let at = bytes.readUInt32LE(end + 16);
  for (let left = Math.min(bytes.readUInt16LE(end + 10), mostEntries); left > 0; left -= 1) {
    const nameLength = bytes.readUInt16LE(at + 28);
    places.set(bytes.toString('utf8', at + entrySize, at + entrySize + nameLength), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      start: bytes.readUInt32LE(at + 42),
    });
    at += entrySize + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return places;
}
