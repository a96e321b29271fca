import { countMilestonesReached, type OrderMilestone, orderMilestones, orderStatus } from '#areas/orders/rules/status.ts';
import { orderMilestoneTexts, orderStatusDetailTexts, orderStatusTexts } from '#areas/orders/texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { ordersPageTexts } from './texts.ts';

type OrderProgress = { status: number; paymentState: string; isMadeToOrder: boolean };

const tones: Readonly<Record<string, 'ok' | 'warn' | 'err' | 'line' | 'plain'>> = { 1: 'warn', 4: 'ok', 5: 'ok', 6: 'ok', 8: 'err' };

/** Made-to-order items have their own status texts. */
const madeWords: Readonly<Record<string, 'madeNext' | 'madeTold'>> = { 2: 'madeNext', 3: 'madeTold' };

const isWord = (status: string): status is keyof typeof orderStatusTexts & string => status in orderStatusTexts;

export function StatusBadge({ status, paymentState, isMadeToOrder }: OrderProgress) {
  const say = useTexts(orderStatusTexts);
  const page = useTexts(ordersPageTexts);
  const word = String(status);
  if (status === orderStatus.awaitingPayment && paymentState === 'pending_review') return <Badge tone="warn">{page('underReview')}</Badge>;
  return (
    <Badge tone={tones[word] ?? 'line'}>
      {status === orderStatus.preparing && isMadeToOrder ? page('beingMade') : isWord(word) ? say(word) : word}
    </Badge>
  );
}

export function OrderProgress(standing: OrderProgress) {
  const told = useTexts(orderStatusDetailTexts);
  const page = useTexts(ordersPageTexts);
  const { status, paymentState, isMadeToOrder } = standing;
  const word = String(status);
  const made = isMadeToOrder ? madeWords[word] : undefined;
  const sentence = paymentState === 'pending_review' ? page('reviewTold') : made ? page(made) : isWord(word) ? told(word) : '';
  const passed = countMilestonesReached(status);
  return (
    <div className="stack">
      <p className="row">
        <StatusBadge {...standing} />
        <span>{sentence}</span>
      </p>
      {passed > 0 && status !== orderStatus.paymentFailed && <WayTape passed={passed} />}
    </div>
  );
}

function WayTape({ passed }: { passed: number }) {
  const say = useTexts(orderMilestoneTexts);
  const page = useTexts(ordersPageTexts);
  return (
    <ol className="way no-print" aria-label={page('way')}>
      {orderMilestones.map((station: OrderMilestone, place) => (
        <li key={station} className={place < passed ? 'is-done' : undefined} aria-current={place === passed - 1 ? 'step' : undefined}>
          {say(station)}
        </li>
      ))}
    </ol>
  );
}
