import { dollarText } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { priceProtectionTexts } from './price-protection-texts.ts';

export type PriceDropSummary = {
  readonly day: string;
  readonly lowCents: number;
  readonly differenceCents: number;
  readonly backCents: number;
} | null;
/** A price drop still being checked, and until when. */
export type PendingDropSummary = { readonly toCents: number; readonly time: string } | null;
export type ProtectionEvent = {
  readonly id: number;
  readonly day: string;
  readonly fromCents: number;
  readonly toCents: number;
  readonly amountCents: number;
  readonly recoveredCents: number;
  readonly state: 'pending' | 'paid' | 'reversed' | 'refused';
  readonly method: 'store_credit' | 'refund';
  readonly reason: string;
};

type FallListProps = { fall: PriceDropSummary; pendingDrop: PendingDropSummary; events: readonly ProtectionEvent[]; isGuest?: boolean };

/** The price since purchase, and what was given for each drop. */
export function PriceDropList({ fall, pendingDrop, events, isGuest = false }: FallListProps) {
  const say = useTexts(priceProtectionTexts);
  if (!fall && !pendingDrop && events.length === 0) return null;
  return (
    <div className="price-drops no-print">
      {events.length > 0 && (
        <ul aria-label={say('events')}>
          {events.map((event) => (
            <li key={event.id}>
              <span className="meta">
                {say('fell', { day: event.day, from: dollarText(event.fromCents), to: dollarText(event.toCents) })}
              </span>
              <span className={event.state === 'paid' ? 'protection-paid' : undefined}>
                {say(outcomeOf(event), {
                  amount: dollarText(event.amountCents),
                  recovered: dollarText(event.recoveredCents),
                  reason: event.reason,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {fall && (
        <Notice tone="ok">
          {say(isGuest ? 'dueGuest' : 'due', {
            day: fall.day,
            low: dollarText(fall.lowCents),
            difference: dollarText(fall.differenceCents),
            amount: dollarText(fall.backCents),
          })}
        </Notice>
      )}
      {pendingDrop && <Notice>{say('checking', { low: dollarText(pendingDrop.toCents), time: pendingDrop.time })}</Notice>}
    </div>
  );
}

function outcomeOf({ state, method, recoveredCents }: ProtectionEvent) {
  if (state === 'paid' && method === 'refund') return 'refunded';
  return state === 'reversed' && recoveredCents > 0 ? 'reversedSpent' : state;
}
