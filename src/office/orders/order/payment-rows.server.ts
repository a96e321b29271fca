import { isOpenRefund } from '#areas/checkout/rules/payment-attempt-states.ts';
import { describeOrderReason } from '#areas/checkout/rules/reasons.ts';
import { refundRows } from '#areas/checkout/rules/refund-rows.ts';
import type { OfficeOrder } from '#areas/checkout/services/office-order.server.ts';
import { paymentStateTexts, stateNameTexts } from '#areas/orders/office-texts.ts';
import { orderStatusName } from '#areas/orders/rules/order-list.ts';
import { isOrderStatus } from '#areas/orders/rules/status.ts';
import { paymentTexts } from '#areas/orders/texts.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { cents, dollars, groupedAmount } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { attemptTexts, orderEventTexts } from './order-office-texts.ts';
import { refundRowTexts } from './refund-texts.ts';

/** Without the dollar sign, as in office tables. */

/** Payments, attempts and refunds, newest first. */
export function paymentRows({ payments, ...rest }: OfficeOrder, language: Language, now: Date) {
  const attempt = translator(attemptTexts, language);
  const wallet = translator(paymentTexts, language);
  const came = payments.map((row) => ({
    key: `p${row.id}`,
    time: row.capturedAt ?? row.createdAt,
    kind: wallet(row.wallet),
    reason: '',
    reference: row.captureId?.startsWith('hand-')
      ? String((row.snapshot as { reference?: string } | null)?.reference ?? '')
      : (row.captureId ?? row.providerOrderId ?? ''),
    state: attempt(row.state),
    tone:
      row.state === 'completed'
        ? ('ok' as const)
        : row.state === 'declined' || row.state === 'failed'
          ? ('err' as const)
          : ('line' as const),
    note: row.failure && describeOrderReason(row.failure, language),
    fee: row.feeCents ? `−${groupedAmount(row.feeCents)}` : '–',
    amount: row.capturedCents === null ? groupedAmount(0) : groupedAmount(row.capturedCents),
    isCounted: true,
    payBack: null,
  }));
  return [...came, ...presentRefunds(rest, language)]
    .sort((a, b) => b.time.getTime() - a.time.getTime())
    .map(({ time, ...row }) => ({ ...row, at: whenIn(time, language, now), dateTime: time.toISOString() }));
}

/** Money refunds, then store credit. Only completed ones count in what the order received. */
function presentRefunds({ refunds, creditRefunds }: Pick<OfficeOrder, 'refunds' | 'creditRefunds'>, language: Language) {
  const say = translator(refundRowTexts, language);
  const wallet = translator(paymentTexts, language);
  const byStaff = (row: { reason: string; firstName: string | null }): string =>
    [describeOrderReason(row.reason, language), row.firstName].filter(Boolean).join(' · ');
  const keptNote = (amount: number): string => (amount > 0 ? say('kept', { amount: dollars(cents(amount)) }) : '');
  const { inMoney, inCredit } = refundRows(refunds.toReversed(), creditRefunds);
  const money = inMoney.map((row) => {
    const isPaidByHand = isRefundPaidByHand(row);
    return {
      key: `r${row.id}`,
      time: row.completedAt ?? row.createdAt,
      kind: say('to', { method: wallet(row.wallet) }),
      reason: byStaff(row),
      reference: '',
      state: say(isPaidByHand ? 'byHand' : row.state),
      tone: row.state === 'completed' ? ('ok' as const) : row.state === 'failed' ? ('err' as const) : ('warn' as const),
      note: [row.failure && describeOrderReason(row.failure, language), keptNote(row.keptCents)].filter(Boolean).join(' · '),
      fee: '–',
      amount: `−${groupedAmount(row.amountCents)}`,
      isCounted: row.state === 'completed',
      payBack: isPaidByHand ? { refundId: row.id, amount: dollars(cents(row.amountCents)), method: wallet(row.wallet) } : null,
    };
  });
  const credit = inCredit.map((row) => ({
    key: `c${row.id}`,
    time: row.createdAt,
    kind: say(row.kind === 'return' ? 'creditForReturn' : row.kind === 'exchange' ? 'creditForExchange' : 'asCredit'),
    reason: byStaff(row),
    reference: '',
    state: say('completed'),
    tone: 'ok' as const,
    note: keptNote(row.keptCents),
    fee: '–',
    amount: `−${groupedAmount(row.creditCents)}`,
    isCounted: false,
    payBack: null,
  }));
  return [...money, ...credit];
}

/** Cash and bank transfers wait until staff have paid them back. */
const isRefundPaidByHand = ({ provider, state }: OfficeOrder['refunds'][number]): boolean => provider === 'manual' && isOpenRefund(state);

/** Amount and method of a refund, and the resulting state. Rows of earlier versions contain less. */
export function refundEventText(
  { details, reason, fromStatus, toStatus, toPaymentState }: OfficeOrder['history'][number],
  language: Language,
): string {
  const event = translator(orderEventTexts, language);
  if (reason.startsWith('refundFailed:')) return event('refundFailed');
  const { cents: amount, method } = (details ?? {}) as { cents?: number; method?: string };
  // A refund for changed lines leaves the order fully paid: that is not the refunded amount.
  if (amount === undefined)
    return toPaymentState === 'paid' ? event('refundMade') : event('refund', { to: paymentStateTexts[toPaymentState][language] });
  const isWallet = (wallet = ''): wallet is keyof typeof paymentTexts => Object.hasOwn(paymentTexts, wallet);
  const fill = { amount: dollars(cents(amount)), method: isWallet(method) ? paymentTexts[method][language] : '' };
  const text = event(method === 'store_credit' ? 'refundCredit' : isWallet(method) ? 'refundTo' : 'refundAmount', fill);
  return fromStatus !== toStatus && isOrderStatus(toStatus) ? `${text} · ${stateNameTexts[orderStatusName(toStatus)][language]}` : text;
}
