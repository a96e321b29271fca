/**
 * Cells of pasted or saved tables: tabs as spreadsheets copy them, else commas or semicolons, quotes where needed. Truncated at the limit.
 */
export function parseCsv(text: string, maxRows = Number.POSITIVE_INFINITY): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\u0000', '');
  const between = separatorOf(plain);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < plain.length && rows.length < maxRows) {
    while (plain[at] === ' ') at += 1;
    const cell = plain[at] === '"' ? quoted(plain, at, between) : bare(plain, at, between);
    row.push(cell.text);
    at = cell.end;
    if (plain[at] === between) {
      at += 1;
      if (at === plain.length) row.push('');
      continue;
    }
    if (plain[at] === '\r') at += 1;
    if (plain[at] === '\n') at += 1;
    rows.push(row);
    row = [];
  }
  if (row.length > 0 && rows.length < maxRows) rows.push(row);
  return rows.map((cells) => cells.map((cell) => unguarded(cell.trim())));
}

/** A tab is never punctuation; of the others, the more frequent in the first line. */
function separatorOf(text: string): string {
  const first = text.slice(0, Math.max(0, text.search(/[\r\n]|$/)));
  const count = (sign: string): number => first.split(sign).length;
  if (first.includes('\t')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

function quoted(text: string, from: number, between: string): { text: string; end: number } {
  let content = '';
  let at = from + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return { text: content + text.slice(at), end: text.length };
    content += text.slice(at, end);
    if (text[end + 1] !== '"') {
      const rest = bare(text, end + 1, between);
      return { text: content + rest.text, end: rest.end };
    }
    content += '"';
    at = end + 2;
  }
}

function bare(text: string, from: number, between: string): { text: string; end: number } {
  let end = from;
  while (end < text.length && text[end] !== between && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { text: text.slice(from, end), end };
}

/** Removes the apostrophe our own files put before formula-like text. */
const unguarded = (cell: string): string => (/^'[=+\-@\t\r\n]/.test(cell) ? cell.slice(1) : cell);
