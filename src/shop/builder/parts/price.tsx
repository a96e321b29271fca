import { Link } from 'react-router';
import { cents, dollars } from '#kernel/money.ts';
import { inLanguage } from '#kernel/texts.ts';
import { formatCalendarDay } from '#site/day-words.ts';
import { useHref, useLocale, useTexts, useVariantPath } from '#site/locale.tsx';
import { useToday } from '#site/today.ts';
import { FactTable } from '#ui/table.tsx';
import { type BuildTotal, buildShipDate } from './build-total.ts';
import { buildTexts } from './texts.ts';
import type { Build } from './use-build.ts';

export function BuildFacts({ sum, quantity }: { sum: BuildTotal; quantity: number }) {
  const say = useTexts(buildTexts);
  const { language } = useLocale();
  const today = useToday();
  const days = say(sum.isInStock ? 'shelfDays' : 'readyDays', { days: sum.leadDays });
  return (
    <dl>
      <div>
        <dt>{say('weight')}</dt>
        <dd>{say('grams', { grams: sum.grams * quantity })}</dd>
      </div>
      <div>
        <dt>{say('shipping')}</dt>
        <dd>{dollars(sum.feeCents)}</dd>
      </div>
      <div>
        <dt>{say(today ? 'ready' : 'readyIn')}</dt>
        <dd>{today ? formatCalendarDay(buildShipDate(sum, today), language, 'short') : days}</dd>
      </div>
    </dl>
  );
}

/** The price breakdown to the cent. An existing SKU has its own price. */
export function PriceBreakdown({ build, sum }: { build: Build; sum: BuildTotal }) {
  const say = useTexts(buildTexts);
  const here = useVariantPath();
  const href = useHref();
  const { language } = useLocale();
  const { match, outcome } = build;
  if (outcome.state !== 'priced') return null;
  const apart = sum.unitCents - outcome.priceCents;
  const rows = [
    ...outcome.why.map(({ name, cents: amount }) => ({ label: inLanguage(name, language), value: dollars(cents(amount)) })),
    ...(apart === 0 ? [] : [{ label: say('finished'), value: `${apart > 0 ? '+' : '−'}${dollars(cents(Math.abs(apart)))}` }]),
  ];
  return (
    <>
      <FactTable
        numbers
        caption={say('why', { price: dollars(sum.unitCents) })}
        rows={rows}
        total={{ label: say('yourPrice'), value: dollars(sum.unitCents) }}
      />
      {match && (
        <p className="meta space-above">
          {say('fromShelf')}{' '}
          <Link className="link" to={here(match.path)}>
            {say('seePiece')}
          </Link>
        </p>
      )}
      <p className="meta space-above">
        <Link className="link" to={href('a-fair-price')}>
          {say('howWePrice')}
        </Link>
      </p>
    </>
  );
}

/** Announced by screen readers after a choice. */
export function PriceAnnouncement({ sum }: { sum: BuildTotal | null }) {
  const say = useTexts(buildTexts);
  return (
    <p className="visually-hidden" role="status">
      {sum ? say('priceNow', { price: dollars(sum.unitCents), grams: sum.grams }) : say('needsPerson')}
    </p>
  );
}
