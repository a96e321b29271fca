import { countMilestonesReached, type OrderMilestone, orderMilestones, orderStatus } from '#areas/orders/rules/status.ts';
import { orderMilestoneTexts, orderStatusDetailTexts, orderStatusTexts } from '#areas/orders/texts.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { ordersPageTexts } from './texts.ts';

type OrderProgress = { status: number; paymentState: string; isMadeToOrder: boolean };

const tones: Readonly<Record<string, 'ok' | 'warn' | 'err' | 'line' | 'plain'>> = { 1: 'warn', 4: 'ok', 5: 'ok', 6: 'ok', 8: 'err' };

/** Made-to-order items have their own status texts. */
const madeTextKeys: Readonly<Record<string, 'madeNext' | 'madeTold'>> = { 2: 'madeNext', 3: 'madeTold' };

const hasStatusText = (status: string): status is keyof typeof orderStatusTexts & string => status in orderStatusTexts;

export function StatusBadge({ status, paymentState, isMadeToOrder }: OrderProgress) {
  const say = useTexts(orderStatusTexts);
  const page = useTexts(ordersPageTexts);
  const statusKey = String(status);
  if (status === orderStatus.awaitingPayment && paymentState === 'pending_review') return <Badge tone="warn">{page('underReview')}</Badge>;
  return (
    <Badge tone={tones[statusKey] ?? 'line'}>
      {status === orderStatus.preparing && isMadeToOrder ? page('beingMade') : hasStatusText(statusKey) ? say(statusKey) : statusKey}
    </Badge>
  );
}

export function OrderProgress(progress: OrderProgress) {
  const sayDetail = useTexts(orderStatusDetailTexts);
  const page = useTexts(ordersPageTexts);
  const { status, paymentState, isMadeToOrder } = progress;
  const statusKey = String(status);
  const made = isMadeToOrder ? madeTextKeys[statusKey] : undefined;
  const sentence =
    paymentState === 'pending_review' ? page('reviewTold') : made ? page(made) : hasStatusText(statusKey) ? sayDetail(statusKey) : '';
  const passed = countMilestonesReached(status);
  return (
    <div className="stack">
      <p className="row">
        <StatusBadge {...progress} />
        <span>{sentence}</span>
      </p>
      {passed > 0 && status !== orderStatus.paymentFailed && <MilestoneList passed={passed} />}
    </div>
  );
}

function MilestoneList({ passed }: { passed: number }) {
  const say = useTexts(orderMilestoneTexts);
  const page = useTexts(ordersPageTexts);
  return (
    <ol className="way no-print" aria-label={page('way')}>
      {orderMilestones.map((station: OrderMilestone, index) => (
        <li key={station} className={index < passed ? 'is-done' : undefined} aria-current={index === passed - 1 ? 'step' : undefined}>
          {say(station)}
        </li>
      ))}
    </ol>
  );
}
