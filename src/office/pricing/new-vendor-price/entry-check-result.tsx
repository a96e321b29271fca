import { vendorPriceTexts } from '#areas/pricing/vendor-texts.ts';
import { type CheckedPriceLine, isValidPriceLine } from '#areas/vendor-prices/rules/dry-run.ts';
import { plainAmount } from '#kernel/money.ts';
import { describeSpec } from '#kernel/trade-words.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/office/card.tsx';
import { signedPercent } from '../parts/vendor-effect.tsx';
import { normalizeSpec, type VendorPriceRow } from './grid.ts';

const maxLines = 30;

/** Probable typos with the likely price, and invalid rows. */
export function EntryCheckResult({
  lines,
  rows,
  onUse,
}: {
  lines: readonly CheckedPriceLine[];
  rows: readonly VendorPriceRow[];
  onUse: (next: VendorPriceRow[]) => void;
}) {
  const say = useTexts(vendorPriceTexts);
  const { language } = useLocale();
  const odd = lines.filter(isValidPriceLine).filter(({ state }) => state === 'odd');
  const wrong = lines.filter((line) => !isValidPriceLine(line));
  if (odd.length + wrong.length === 0) return null;
  const use = (line: (typeof odd)[number]) =>
    onUse(
      rows.map((row) =>
        describeSpec(normalizeSpec(row.spec), 'en') === describeSpec(line.spec, 'en')
          ? { ...row, cells: { ...row.cells, [line.spec.lengthInches]: plainAmount(line.likelyCents ?? 0) } }
          : row,
      ),
    );
  const badges = (
    <span className="row">
      {odd.length > 0 && <Badge tone="warn">{say('oddCount', { count: odd.length })}</Badge>}
      {wrong.length > 0 && <Badge tone="err">{say('wrongCount', { count: wrong.length })}</Badge>}
    </span>
  );
  return (
    <Card title={say('alerts')} aside={badges}>
      <ul className="rule-list">
        {odd.slice(0, maxLines).map((line) => (
          <li key={`${line.row} ${line.column}`} className="row">
            <span>
              {say('oddCell', {
                what: describeSpec(line.spec, language),
                length: say('inches', { inches: line.spec.lengthInches }),
                price: plainAmount(line.quotedCents),
                move: signedPercent(line.moveBp ?? 0),
                before: plainAmount(line.beforeCents ?? 0),
              })}
            </span>
            {line.likelyCents !== null && (
              <>
                <span>{say('perhaps', { price: plainAmount(line.likelyCents) })}</span>
                <Button kind="bare" size="small" onClick={() => use(line)}>
                  {say('useLikely', { price: plainAmount(line.likelyCents) })}
                </Button>
              </>
            )}
          </li>
        ))}
        {wrong.slice(0, maxLines).map((line) => (
          <li key={`${line.row} ${line.column} wrong`}>
            {say('wrongRow', { row: line.row, column: line.column, problem: say(`wrong-${line.problem}`), typed: line.typed })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
