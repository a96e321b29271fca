import { shipsByDate } from '#areas/catalog/rules/lead-time.ts';
import { dollars } from '#kernel/money.ts';
import { formatCalendarDay } from '#site/day-words.ts';
import { useLocale, useTexts } from '#site/locale.tsx';
import { useToday } from '#site/today.ts';
import { protectedUntil, type ShopGuarantees } from './guarantees.ts';
import type { ProductSelection } from './selection.ts';
import { productTexts } from './texts.ts';

type FactsProps = { chosen: ProductSelection; quantity: number; promises: ShopGuarantees };

/** Dates are words in cached server pages, and dates in the browser. */
export function ProductFacts({ chosen, quantity, promises }: FactsProps) {
  const say = useTexts(productTexts);
  const { language } = useLocale();
  const today = useToday();
  const ready = quantity > chosen.available ? (chosen.readyMade ?? chosen.ready) : chosen.ready;
  const isOut = chosen.stock === 'soldOut';
  const protectedDays = chosen.isClearance ? 0 : promises.protectedDays;
  const until = today && formatCalendarDay(protectedUntil({ protectedDays }, today), language, 'long');
  return (
    <>
      <dl className="fact-grid">
        <div>
          <dt>{say('weight')}</dt>
          <dd>{say('grams', { grams: chosen.grams })}</dd>
        </div>
        <div>
          <dt>{say(today && ready ? 'leavesBy' : 'leaves')}</dt>
          <dd>
            {ready === null && say('notNow')}
            {ready && today && (
              <time dateTime={dayKey(shipsByDate(ready, today))}>{formatCalendarDay(shipsByDate(ready, today), language, 'short')}</time>
            )}
            {ready && !today && say(ready.isWorking ? 'workingDays' : 'days', { min: ready.min, max: ready.max })}
          </dd>
        </div>
        <div>
          <dt>{say('shipping')}</dt>
          <dd>{chosen.feeCents === 0 ? say('free') : dollars(chosen.feeCents)}</dd>
        </div>
        <div>
          <dt>{say(protectedDays > 0 && until ? 'protectedUntil' : 'protection')}</dt>
          <dd>{protectedDays === 0 ? say('noProtection') : (until ?? say('forDays', { days: protectedDays }))}</dd>
        </div>
      </dl>
      <p className="meta">
        <b className={`stock-word is-${chosen.stock}`}>{say(chosen.stock, { count: chosen.available })}</b>{' '}
        {chosen.gramsLeft > 0 && !isOut && say('sameFee', { grams: chosen.gramsLeft, fee: dollars(chosen.feeCents) })}{' '}
        {protectedDays > 0 && !isOut && say(promises.times === 2 ? 'protectionTwice' : 'protectionOnce', { days: protectedDays })}
      </p>
    </>
  );
}

const two = (part: number): string => String(part).padStart(2, '0');
const dayKey = (day: Date): string => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
