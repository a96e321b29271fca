import { inflateSync } from 'node:zlib';

type Part = { readonly head: string; readonly stream: Buffer | null };
type File = { readonly parts: ReadonlyMap<number, Part>; readonly pages: number };

/**
 * Puts finished documents one behind the other, each with its own pages as they are: every object gets a new number, and the page
 * trees hang under one root. Null where a file cannot be read that way, such as one that is locked.
 */
export function joined(files: readonly Uint8Array[]): Uint8Array | null {
  const read = files.map((file) => fileOf(Buffer.from(file)));
  if (read.length === 0 || read.some((one) => one === null)) return null;
  const pieces: Buffer[] = [Buffer.from('%PDF-1.5\n', 'latin1')];
  const places: number[] = [];
  let [length, last] = [pieces[0]?.length ?? 0, 2];
  const put = (number: number, head: string, stream: Buffer | null = null): void => {
    places[number] = length;
    const body = stream ? [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')] : [];
    const written = Buffer.concat([Buffer.from(`${number} 0 obj\n${head}`, 'latin1'), ...body, Buffer.from('\nendobj\n')]);
    pieces.push(written);
    length += written.length;
  };
  const trees: { number: number; count: number }[] = [];
  for (const file of read) {
    if (!file) return null;
    const before = last;
    const numberOf = new Map([...file.parts.keys()].map((old, at) => [old, before + at + 1]));
    last += numberOf.size;
    for (const [old, { head, stream }] of file.parts) {
      const number = numberOf.get(old) ?? 0;
      const own = outsideStrings(head, (plain) =>
        plain.replace(/(\d+)\s+\d+\s+R(?![A-Za-z])/g, (_, target: string) => `${numberOf.get(Number(target)) ?? 0} 0 R`),
      );
      const isRoot = old === file.pages;
      if (isRoot) trees.push({ number, count: Number(/\/Count\s+(\d+)/.exec(head)?.[1] ?? 0) });
      put(number, isRoot ? own.replace('<<', '<< /Parent 2 0 R ') : own, stream);
    }
  }
  put(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const count = trees.reduce((sum, tree) => sum + tree.count, 0);
  put(2, `<< /Type /Pages /Kids [${trees.map(({ number }) => `${number} 0 R`).join(' ')}] /Count ${count} >>`);
  const rows = Array.from({ length: last }, (_, at) => `${String(places[at + 1] ?? 0).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${last + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${last + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(end, 'latin1')]);
}

/** The objects of a document, found one behind the other; a later one of the same number stands for the earlier. */
function fileOf(file: Buffer): File | null {
  const text = file.toString('latin1');
  if (!text.startsWith('%PDF-') || /\/Encrypt\s+\d+\s+\d+\s+R/.test(text)) return null;
  const parts = new Map<number, Part>();
  const opening = /(\d+)\s+\d+\s+obj\b/g;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const from = opening.lastIndex;
    const [bare, stream] = [text.indexOf('endobj', from), text.indexOf('stream', from)];
    if (bare < 0) return null;
    if (stream < 0 || stream > bare) {
      parts.set(Number(found[1]), { head: text.slice(from, bare).trim(), stream: null });
      opening.lastIndex = bare;
      continue;
    }
    const begin = stream + (text.startsWith('\r\n', stream + 6) ? 8 : 7);
    const told = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(text.slice(from, stream))?.[1] ?? Number.NaN);
    const isTold = Number.isSafeInteger(told) && /^\s*endstream/.test(text.slice(begin + told, begin + told + 12));
    const end = isTold ? begin + told : text.indexOf('endstream', begin);
    if (end < begin) return null;
    const head = text.slice(from, stream).trim();
    const bytes = file.subarray(begin, end);
    if (/\/Type\s*\/ObjStm\b/.test(head)) for (const [number, packed] of packedIn(head, bytes)) parts.set(number, packed);
    else if (!/\/Type\s*\/XRef\b/.test(head))
      parts.set(Number(found[1]), { head: head.replace(/\/Length\s+\d+(\s+\d+\s+R)?/, `/Length ${bytes.length}`), stream: bytes });
    opening.lastIndex = text.indexOf('endstream', end);
  }
  const catalog = [...parts.values()].find(({ head }) => /\/Type\s*\/Catalog\b/.test(head));
  const pages = Number(/\/Pages\s+(\d+)\s+\d+\s+R/.exec(catalog?.head ?? '')?.[1] ?? 0);
  return parts.has(pages) ? { parts, pages } : null;
}

/** Small objects may lie together, pressed, in one stream: their numbers and places first, then they themselves. */
function packedIn(head: string, bytes: Buffer): [number, Part][] {
  const text = (/\/FlateDecode\b/.test(head) ? inflateSync(bytes) : bytes).toString('latin1');
  const first = Number(/\/First\s+(\d+)/.exec(head)?.[1] ?? 0);
  const numbers = text.slice(0, first).trim().split(/\s+/).map(Number);
  const entries = Array.from(
    { length: Math.floor(numbers.length / 2) },
    (_, at) => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0] as const,
  );
  return entries.map(([number, place], at) => {
    const next = entries[at + 1]?.[1];
    return [number, { head: text.slice(first + place, next === undefined ? undefined : first + next).trim(), stream: null }];
  });
}

/** What stands in brackets is somebody's text and stays as it is. */
function outsideStrings(head: string, change: (plain: string) => string): string {
  const [done, plain] = [[] as string[], { from: 0 }];
  for (let at = 0, depth = 0; at < head.length; at += 1) {
    const sign = head[at];
    if (sign === '\\' && depth > 0) at += 1;
    else if (sign === '(') {
      if (depth === 0) {
        done.push(change(head.slice(plain.from, at)));
        plain.from = at;
      }
      depth += 1;
    } else if (sign === ')' && depth > 0) {
      depth -= 1;
      if (depth === 0) {
        done.push(head.slice(plain.from, at + 1));
        plain.from = at + 1;
      }
    }
  }
  return [...done, change(head.slice(plain.from))].join('');
}
