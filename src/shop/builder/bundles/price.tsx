import { bundleOf } from '#areas/builder/rules/bundle-set.ts';
import { gramsLeftInBracket, shippingFee } from '#areas/shipping/rules.ts';
import { cents, dollars } from '#kernel/money.ts';
import { formatCalendarDay } from '#site/day-words.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { useToday } from '#site/today.ts';
import { Price } from '#ui/price.tsx';
import { FactTable } from '#ui/table.tsx';
import type { PartToAdd } from '../parts/add-set.ts';
import { buildShipDate } from '../parts/build-total.ts';
import { setTexts } from '../parts/set-texts.ts';
import { buildTexts } from '../parts/texts.ts';
import type { SetBuild } from './use-bundle-set.ts';

export const partsToAdd = ({ sum, set }: Pick<SetBuild, 'sum' | 'set'>): PartToAdd[] =>
  sum.parts.map(({ inches, count, skuId, unitCents, grams }) => ({ count, skuId, unitCents, grams, configuration: bundleOf(set, inches) }));

/** The set's price beside the price of its parts. */
export function SetPriceLine({ build, big = false }: { build: SetBuild; big?: boolean }) {
  const say = useTexts(setTexts);
  const { priceCents, fullCents, savedCents } = build.sum;
  return (
    <Price
      big={big}
      price={dollars(cents(priceCents))}
      list={savedCents > 0 ? dollars(cents(fullCents)) : undefined}
      saving={savedCents > 0 ? say('youSave', { amount: dollars(cents(savedCents)) }) : undefined}
      labels={{ price: say('setPrice'), was: say('was') }}
    />
  );
}

/** Weight, shipping tier, ship date and contents. */
export function SetFacts({ build }: { build: SetBuild }) {
  const say = useTexts(setTexts);
  const sayBuild = useTexts(buildTexts);
  const { language } = useLocale();
  const today = useToday();
  const { sum, sets, lace } = build;
  const grams = sum.grams * sets;
  const fee = dollars(shippingFee(grams));
  const left = gramsLeftInBracket(grams);
  const shipping = { isInStock: !sum.isMade, leadDays: sum.leadDays };
  const percent = sum.offBp / 100;
  const rows = sum.parts.map(({ role, inches, count, unitCents }) => ({
    label:
      role === 'lace'
        ? say('partLace', { name: `${lace?.size ?? ''} ${lace?.lace === 'hd' ? 'HD' : ''}`.trim(), inches })
        : say('partBundle', { count, inches }),
    value: dollars(cents(unitCents * count)),
  }));
  return (
    <>
      <p className="meta">{percent > 0 ? say('offNow', { percent }) : <SetHint build={build} />}</p>
      <dl>
        <div>
          <dt>{sayBuild('weight')}</dt>
          <dd>{sayBuild('grams', { grams })}</dd>
        </div>
        <div>
          <dt>{sayBuild('shipping')}</dt>
          <dd>{fee}</dd>
        </div>
        <div>
          <dt>{sayBuild('ready')}</dt>
          <dd>
            {today
              ? formatCalendarDay(buildShipDate(shipping, today), language, 'short')
              : sayBuild(sum.isMade ? 'readyDays' : 'shelfDays', { days: sum.leadDays })}
          </dd>
        </div>
      </dl>
      {left > 0 && <p className="meta">{say('sameFee', { grams: left, fee })}</p>}
      <h2>{say('inThisSet')}</h2>
      <FactTable numbers caption={say('inThisSet')} rows={rows} total={{ label: say('setPrice'), value: dollars(cents(sum.priceCents)) }} />
      <p className="meta space-above">{say(sum.isMade ? 'final' : 'fromShelf')}</p>
    </>
  );
}

function SetHint({ build: { setRules } }: { build: SetBuild }) {
  const say = useTexts(setTexts);
  const plain = setRules.find(({ withClosure }) => !withClosure);
  return plain ? say('offThree', { percent: plain.offBp / 100 }) : null;
}
