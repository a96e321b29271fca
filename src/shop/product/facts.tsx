import { leavesBy } from '#areas/catalog/rules/ready.ts';
import { dollars } from '#kernel/money.ts';
import { calendarWords } from '#site/day-words.ts';
import { useHere, useSay } from '#site/here.tsx';
import { useToday } from '#site/today.ts';
import type { Chosen } from './chosen.ts';
import { type Promises, protectedUntil } from './promises.ts';
import { productTexts } from './texts.ts';

type FactsProps = { chosen: Chosen; quantity: number; promises: Promises };

/** What comes with the choice. Days are said in words on the server, whose pages are kept, and as dates in the browser. */
export function Facts({ chosen, quantity, promises }: FactsProps) {
  const say = useSay(productTexts);
  const { language } = useHere();
  const today = useToday();
  const ready = quantity > chosen.available ? (chosen.readyMade ?? chosen.ready) : chosen.ready;
  const isOut = chosen.stock === 'soldOut';
  const protectedDays = chosen.isClearance ? 0 : promises.protectedDays;
  const until = today && calendarWords(protectedUntil({ protectedDays }, today), language, 'long');
  return (
    <>
      <dl className="facts4">
        <div>
          <dt>{say('weight')}</dt>
          <dd>{say('grams', { grams: chosen.grams })}</dd>
        </div>
        <div>
          <dt>{say(today && ready ? 'leavesBy' : 'leaves')}</dt>
          <dd>
            {ready === null && say('notNow')}
            {ready && today && (
              <time dateTime={dayKey(leavesBy(ready, today))}>{calendarWords(leavesBy(ready, today), language, 'short')}</time>
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
