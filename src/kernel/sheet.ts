/** Cells of what was pasted or read from a file: tabs as a table program copies them, else commas or semicolons with quotes. */
export function cellsOf(text: string): string[][] {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\u0000', '');
  const first = plain.slice(0, plain.search(/[\r\n]|$/));
  const mark = first.includes('\t') ? '\t' : first.includes(';') && !first.includes(',') ? ';' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at];
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === mark) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}
