import { dollarText } from '#kernel/money.ts';
import { useTexts } from '#site/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { protectionTexts } from './protection-texts.ts';

export type ShownPriceDrop = {
  readonly day: string;
  readonly lowCents: number;
  readonly differenceCents: number;
  readonly backCents: number;
} | null;
/** A drop that is still being checked, and until when, in words. */
export type ShownPendingDrop = { readonly toCents: number; readonly time: string } | null;
export type ShownEvent = {
  readonly id: number;
  readonly day: string;
  readonly fromCents: number;
  readonly toCents: number;
  readonly amountCents: number;
  readonly recoveredCents: number;
  readonly state: 'pending' | 'paid' | 'reversed' | 'refused';
  readonly way: 'store_credit' | 'refund';
  readonly reason: string;
};

type FallListProps = { fall: ShownPriceDrop; pendingDrop: ShownPendingDrop; events: readonly ShownEvent[]; isGuest?: boolean };

/** What our price of a piece did since she paid, and what became of each fall. */
export function PriceDropList({ fall, pendingDrop, events, isGuest = false }: FallListProps) {
  const say = useTexts(protectionTexts);
  if (!fall && !pendingDrop && events.length === 0) return null;
  return (
    <div className="falls no-print">
      {events.length > 0 && (
        <ul aria-label={say('events')}>
          {events.map((event) => (
            <li key={event.id}>
              <span className="meta">
                {say('fell', { day: event.day, from: dollarText(event.fromCents), to: dollarText(event.toCents) })}
              </span>
              <span className={event.state === 'paid' ? 'text-ok' : undefined}>
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

function outcomeOf({ state, way, recoveredCents }: ShownEvent) {
  if (state === 'paid' && way === 'refund') return 'refunded';
  return state === 'reversed' && recoveredCents > 0 ? 'reversedSpent' : state;
}
