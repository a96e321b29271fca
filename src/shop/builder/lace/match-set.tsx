import { memo, useMemo, useState } from 'react';
import { type BundleGridRow, lengthsIn, maxBundles, sumOfSet } from '#areas/builder/rules/bundle-set.ts';
import { type StockedBundle, unpackBundles } from '#areas/builder/rules/set-goods.ts';
import { closureFit } from '#areas/pricing/rules/sets.ts';
import { cents, dollars } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Price } from '#ui/price.tsx';
import { useAddSet } from '../parts/add-set.ts';
import { computeBuildTotal } from '../parts/build-total.ts';
import { SetGrid } from '../parts/set-grid.tsx';
import { setTexts } from '../parts/set-texts.ts';
import type { Build } from '../parts/use-build.ts';
import type { LaceData } from './load.server.ts';
import { lacePageTexts } from './texts.ts';

const fits = { long: 'fitLong', short: 'fitShort', good: 'fitGood' } as const;

/** Bundles in stock that match texture and color, and the price as a set. */
export const MatchSet = memo(function MatchSet({ build, data }: { build: Build; data: LaceData }) {
  const say = useTexts(lacePageTexts);
  const saySet = useTexts(setTexts);
  const { texture = '', colour = '', length } = build.configuration;
  const bundles = useMemo(() => unpackBundles(data.bundles), [data]);
  const rows = rowsOf(bundles.filter((one) => one.texture === texture && one.colour === colour));
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const { add, isBusy } = useAddSet();
  const lace = computeBuildTotal(build);
  const counts = new Map([...chosen].filter(([inches]) => rows.some((row) => row.inches === inches)));
  const set = { texture, colour, origin: '', counts, laceId: null };
  const lengths = lengthsIn(set);
  const [maxInches] = lengths;
  const inches = Number(length);
  const laceItem = lace && { id: 0, inches, cents: lace.unitCents, grams: lace.grams };
  const sum = sumOfSet(set, rows, laceItem, data.setRules);
  const percent = Math.max(0, ...data.setRules.map(({ offBp }) => offBp)) / 100;
  const fit = maxInches === undefined ? null : closureFit(inches, maxInches);
  const put = () =>
    void add(
      sum.parts.map((part) => ({
        count: part.count,
        unitCents: part.unitCents,
        grams: part.grams,
        // Existing SKUs go into the cart as themselves.
        skuId: part.role === 'lace' ? (build.match && build.match.available > 0 ? build.match.id : null) : part.skuId,
        configuration: build.configuration,
      })),
      1,
      `${data.still.base}-450.webp`,
    );
  return (
    <section className="match-set" aria-labelledby="match-set">
      <h2 id="match-set">{say('matchTitle')}</h2>
      {rows.length === 0 ? (
        <p className="meta">{say('noMatch')}</p>
      ) : (
        <>
          <p className="meta">{say('matchText', { percent })}</p>
          <SetGrid
            rows={rows}
            counts={counts}
            remaining={maxBundles - lengths.length}
            onCount={(at, count) => setChosen(new Map([...counts, [at, count] as const].filter(([, many]) => many > 0)))}
          />
          <div role="status">{fit && <Notice tone={fit === 'good' ? 'ok' : 'warn'}>{say(fits[fit])}</Notice>}</div>
          {lengths.length > 0 && (
            <div className="match-actions needs-script">
              <Price
                price={dollars(cents(sum.priceCents))}
                list={sum.savedCents > 0 ? dollars(cents(sum.fullCents)) : undefined}
                saving={sum.savedCents > 0 ? say('saved', { amount: dollars(cents(sum.savedCents)) }) : undefined}
                labels={{ price: say('setPrice'), was: saySet('was') }}
              />
              <Button busy={isBusy} onClick={put}>
                {say('addSet')}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
});

/** One row per length: the cheapest origin. */
const rowsOf = (bundles: readonly StockedBundle[]): BundleGridRow[] =>
  [...Map.groupBy(bundles, ({ inches }) => inches)]
    .sort(([a], [b]) => a - b)
    .flatMap(([inches, same]) => {
      const [best] = same.toSorted((a, b) => a.cents - b.cents);
      return best
        ? [{ inches, reason: null, cents: best.cents, grams: best.grams, skuId: best.id, available: best.available, leadDays: 0 }]
        : [];
    });
