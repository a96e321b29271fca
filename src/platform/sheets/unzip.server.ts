import { text } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';

const maxEntries = 2000;

/** Finds files by the archive's directory; each is unpacked on request and never beyond the limit. */
export async function openZip(bytes: Buffer, maxBytes: number): Promise<{ read(name: string): Promise<string | null> }> {
  const zip = await fromBufferPromise(bytes);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName, entry);
    if (entries.size === maxEntries) break;
  }
  let left = maxBytes;
  return {
    read: async (name) => {
      const entry = entries.get(name);
      if (!entry) return null;
      // The stream ends where it exceeds the size in the directory, so that size is the maximum.
      left -= entry.uncompressedSize;
      if (left < 0) throw new RangeError('the archive unpacks to too much');
      return text(await zip.openReadStreamPromise(entry));
    },
  };
}
