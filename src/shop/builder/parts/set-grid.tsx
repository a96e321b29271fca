import { type BundleGridRow, maxBundlesOfRow } from '#areas/builder/rules/bundle-set.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { classNames } from '#ui/class-names.ts';
import { Stepper } from '#ui/stepper.tsx';
import { setTexts } from './set-texts.ts';
import { buildTexts } from './texts.ts';

type SetGridProps = {
  rows: readonly BundleGridRow[];
  counts: ReadonlyMap<number, number>;
  /** How many more fit into the set. */
  remaining: number;
  onCount: (inches: number, count: number) => void;
};

/** Plain number fields, so that a form without script sends them. */
export function SetGrid({ rows, counts, remaining, onCount }: SetGridProps) {
  const say = useTexts(setTexts);
  const sayBuild = useTexts(buildTexts);
  return (
    <table className="set-grid">
      <caption className="visually-hidden">{say('gridCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('lengthHead')}</th>
          <th scope="col" className="align-right">
            {say('priceHead')}
          </th>
          <th scope="col">{say('stockHead')}</th>
          <th scope="col" className="align-right">
            {say('bundlesHead')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { inches } = row;
          const count = counts.get(inches) ?? 0;
          return (
            <tr key={inches} className={classNames(count > 0 && 'is-on')}>
              <th scope="row">{sayBuild('inchesShort', { inches })}</th>
              <td className="align-right">{row.cents === null ? '—' : dollars(cents(row.cents))}</td>
              <td className="meta">{row.skuId !== null && row.available > 0 ? say('inStock', { count: row.available }) : say('made')}</td>
              <td className="align-right">
                <Stepper
                  name={`n${inches}`}
                  value={count}
                  min={0}
                  max={Math.min(maxBundlesOfRow(row), count + remaining)}
                  labels={{ group: say('bundlesOf', { inches }), less: say('oneLess', { inches }), more: say('oneMore', { inches }) }}
                  onStep={(next) => onCount(inches, next)}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
