import { parseCsv } from '#kernel/csv.ts';
import { readXlsx } from './read-xlsx.server.ts';

/** Rows of a spreadsheet file: a workbook starts like a zip archive, everything else is text. Null for neither. */
export async function rowsIn(bytes: Buffer, maxRows: number): Promise<string[][] | null> {
  try {
    if (bytes.subarray(0, 2).toString('latin1') === 'PK') return await readXlsx(bytes, maxRows);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : parseCsv(text, maxRows);
  } catch {
    return null;
  }
}

/** From a form's file field: an empty one has no rows, and a large file is not read. */
export async function rowsSent(file: File | undefined, maxBytes: number, maxRows: number): Promise<string[][] | null> {
  if (file === undefined) return [];
  return file.size > maxBytes ? null : rowsIn(Buffer.from(await file.arrayBuffer()), maxRows);
}
