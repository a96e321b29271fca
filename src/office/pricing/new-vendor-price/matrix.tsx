import type { ClipboardEvent } from 'react';
import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { type CheckedPriceLine, isValidPriceLine } from '#areas/vendor-prices/rules/dry-run.ts';
import { specFields } from '#areas/vendor-prices/rules/spec.ts';
import { parseCsv } from '#kernel/csv.ts';
import { plainAmount } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Card } from '#ui/office/card.tsx';
import { emptyRow, gridFieldName, gridPriceName, type VendorPriceRow } from './grid.ts';

type Grid = { rows: VendorPriceRow[]; lengths: number[] };
type Props = {
  rows: readonly VendorPriceRow[];
  lengths: readonly number[];
  checkedLines: readonly CheckedPriceLine[];
  onChange: (next: Grid) => void;
};

/** Specs down, lengths across; a pasted block fills cells to the right and below. */
export function EntryMatrix({ rows, lengths, checkedLines, onChange }: Props) {
  const say = useTexts(vendorPriceTexts);
  const states = new Map(checkedLines.map((line) => [`${line.row} ${line.column}`, line]));
  const change = (place: number, next: Partial<VendorPriceRow>) =>
    onChange({ rows: rows.map((row, at) => (at === place ? { ...row, ...next } : row)), lengths: [...lengths] });
  const paste = (event: ClipboardEvent<HTMLInputElement>, fromRow: number, fromLength: number) => {
    const block = parseCsv(event.clipboardData.getData('text/plain'));
    if (block.length < 2 && (block[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    const grown = [
      ...rows,
      ...Array.from({ length: Math.max(0, fromRow + block.length - rows.length) }, (_, at) => emptyRow(`pasted-${rows.length + at}`)),
    ];
    onChange({
      lengths: [...lengths],
      rows: grown.map((row, at) => {
        const line = block[at - fromRow];
        if (!line) return row;
        const filled = line.flatMap((cell, index) => {
          const inches = lengths[lengths.indexOf(fromLength) + index];
          return inches === undefined ? [] : [[inches, cell] as const];
        });
        return { ...row, cells: { ...row.cells, ...Object.fromEntries(filled) } };
      }),
    });
  };
  const aside = (
    <span className="row">
      <Button size="small" onClick={() => onChange({ rows: [...rows, emptyRow(`new-${rows.length}`)], lengths: [...lengths] })}>
        {say('addRow')}
      </Button>
      <Button
        size="small"
        onClick={() =>
          onChange({
            rows: [...rows],
            lengths: [...lengths, Math.min(60, (lengths.at(-1) ?? 8) + 2)].filter((inches, at, all) => all.indexOf(inches) === at),
          })
        }
      >
        {say('addLength')}
      </Button>
    </span>
  );
  return (
    <Card title={say('matrix')} note={say('matrixNote')} aside={aside} flush>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
      <div className="scroll" tabIndex={0}>
        <table className="grid-table vendor-entry">
          <caption className="visually-hidden">{say('matrix')}</caption>
          <thead>
            <tr>
              {specFields.map((field) => (
                <th key={field}>{say(field)}</th>
              ))}
              {lengths.map((inches) => (
                <th key={inches} className="num">
                  {inches === 0 ? say('noLength') : say('inches', { inches })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={row.key}>
                {specFields.map((field, at) => (
                  <td key={field}>
                    {at === 0 && <input type="hidden" name={gridFieldName('row')} value={index + 1} />}
                    <input
                      className="input"
                      name={gridFieldName(field)}
                      aria-label={`${say(field)} ${index + 1}`}
                      value={row.spec[field]}
                      maxLength={60}
                      onChange={(event) => change(index, { spec: { ...row.spec, [field]: event.currentTarget.value } })}
                    />
                  </td>
                ))}
                {lengths.map((inches) => {
                  const line = states.get(`${index + 1} ${inches}`);
                  return (
                    <td key={inches}>
                      <input
                        className={classNames('input', 'num', line && `is-${line.state}`)}
                        name={gridPriceName(inches)}
                        aria-label={`${row.spec.texture} ${say('inches', { inches })}`}
                        title={line && isValidPriceLine(line) && line.beforeCents !== null ? plainAmount(line.beforeCents) : undefined}
                        inputMode="decimal"
                        value={row.cells[inches] ?? ''}
                        onPaste={(event) => paste(event, index, inches)}
                        onChange={(event) => change(index, { cells: { ...row.cells, [inches]: event.currentTarget.value } })}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
