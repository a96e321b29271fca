import { parseCsv } from '#kernel/csv.ts';
import { readXlsx } from './read-xlsx.server.ts';

/** The rows of a file somebody saved from a table program: a workbook is an archive and begins like one, everything else is text. Null for what is neither. */
export async function rowsIn(bytes: Buffer, mostRows: number): Promise<string[][] | null> {
  try {
    if (bytes.subarray(0, 2).toString('latin1') === 'PK') return await readXlsx(bytes, mostRows);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : parseCsv(text, mostRows);
  } catch {
    return null;
  }
}

/** The same of a form's file field: nothing sent has no rows, and what is too large is not read. */
export async function rowsSent(file: FormDataEntryValue | null, mostBytes: number, mostRows: number): Promise<string[][] | null> {
  if (!(file instanceof File) || file.size === 0) return [];
  return file.size > mostBytes ? null : rowsIn(Buffer.from(await file.arrayBuffer()), mostRows);
}
