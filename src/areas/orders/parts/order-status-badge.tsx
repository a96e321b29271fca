import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { paymentStateTexts, stateNameTexts } from '../office-texts.ts';
import { isOnHold } from '../rules/office.ts';
import { orderStatusName } from '../rules/order-list.ts';

const badgeStyles = {
  toPay: { tone: 'line', mark: 'open' },
  paid: { tone: 'ok', mark: 'full' },
  preparing: { tone: 'warn', mark: 'half' },
  sent: { tone: 'gold', mark: 'half' },
  delivered: { tone: 'ok', mark: 'full' },
  completed: { tone: 'line', mark: 'full' },
  cancelled: { tone: 'line', mark: 'none' },
  failed: { tone: 'err', mark: 'open' },
  returned: { tone: 'line', mark: 'none' },
  ship: { tone: 'ok', mark: 'full' },
} as const;

export function OrderStatusBadge({ status }: { status: number }) {
  const say = useTexts(stateNameTexts);
  const statusName = orderStatusName(status);
  const { tone, mark } = badgeStyles[statusName];
  return (
    <Badge tone={tone} mark={mark}>
      {say(statusName)}
    </Badge>
  );
}

const paymentTones = {
  unpaid: 'line',
  pending_review: 'warn',
  part_paid: 'warn',
  paid: 'ok',
  part_refunded: 'warn',
  refunded: 'line',
  disputed: 'err',
  needs_attention: 'err',
} as const;
type PaymentState = keyof typeof paymentTones;
type PaymentProps = {
  paymentState: PaymentState;
  attentionReason: string /** In a list what is in order is plain text. */;
  isQuiet?: boolean;
};

export function OrderPaymentBadge({ paymentState, attentionReason, isQuiet }: PaymentProps) {
  const say = useTexts(paymentStateTexts);
  const label = say(isOnHold({ attentionReason }) ? 'held' : paymentState);
  if (isQuiet && (paymentState === 'paid' || paymentState === 'refunded' || paymentState === 'unpaid'))
    return <span className={paymentState === 'paid' ? undefined : 'muted'}>{label}</span>;
  return (
    <Badge tone={paymentTones[paymentState]} mark={paymentState === 'paid' ? 'full' : 'half'}>
      {label}
    </Badge>
  );
}
