import { siteOf } from '#areas/content/services/site-settings.server.ts';
import { buildOrderBreakdown } from '#areas/orders/rules/money.ts';
import { orderPath } from '#areas/orders/rules/query.ts';
import { fetchLinesByOrder, fetchOrderParcels, fetchShippingAndHistory } from '#areas/orders/services/own-orders.server.ts';
import type { OrderRow } from '#areas/orders/services/transitions.server.ts';
import { billTexts } from '#areas/orders/texts.ts';
import { addressInOneLine } from '#areas/shoppers/rules/address-line.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { buttonBlock, composeEmail, type EmailBlock, factsBlock, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import type { NewMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { orderEmailTexts } from '../email-texts.ts';
import { refundsOf } from '../store/own-payments.server.ts';
import { creditRefundsOf } from '../store/refund-rows.server.ts';
import { guestOrderKey } from './guest-key.server.ts';

export const orderEmailKinds = ['placed', 'paid', 'pending', 'attention', 'shipped', 'cancelled', 'refunded', 'copy'] as const;
export type OrderEmailKind = (typeof orderEmailKinds)[number];
type Fact = readonly [string, string];
type OrderEmailTranslator = ReturnType<typeof translator<typeof orderEmailTexts>>;
type About = { readonly app: App; readonly order: OrderRow; readonly say: OrderEmailTranslator; readonly of: string };

/** The order email in the buyer's language; `mark` identifies the refund or parcel. */
export async function renderOrderEmail(app: App, order: OrderRow, kind: OrderEmailKind, eventId: string): Promise<Omit<NewMail, 'about'>> {
  const { language, number } = order;
  const say = translator(orderEmailTexts, language);
  const { shopName } = await siteOf(app, language);
  const title = say(titleOf(order, kind, eventId));
  const blocks = [...(await middles[kind]({ app, order, say, of: eventId })), ...endOf(app, order, kind, say)];
  return {
    to: order.email,
    kind: `order_${kind}`,
    language,
    subject: say(`${kind}Subject`, { number, shop: shopName }),
    ...composeEmail({ origin: app.origin, language, shopName, title, blocks }),
  };
}

const titleOf = (order: OrderRow, kind: OrderEmailKind, eventId: string) => {
  if (kind === 'paid' && isDeposit(order)) return 'depositTitle';
  return kind === 'refunded' && ofRequest.test(eventId) ? 'refundedCreditTitle' : (`${kind}Title` as const);
};
const isDeposit = ({ paymentState }: OrderRow): boolean => paymentState === 'part_paid';
const paidTextKey = (order: OrderRow) => (isDeposit(order) ? 'depositText' : order.isMadeToOrder ? 'paidMadeText' : 'paidText');

/** The order page: in the account, or with the guest key. */
export const orderLink = (app: App, { number, userId }: Pick<OrderRow, 'number' | 'userId'>): string =>
  userId === null ? `${hrefOf('payment-success')}?${new URLSearchParams({ number, key: guestOrderKey(app, number) })}` : orderPath(number);

const middles: Readonly<Record<OrderEmailKind, (about: About) => Promise<readonly EmailBlock[]>>> = {
  placed: async (about) => [paragraphBlock(about.say(about.order.totalCents > 0 ? 'placedText' : 'freeText')), await billIn(about)],
  paid: async (about) => [paragraphBlock(about.say(paidTextKey(about.order))), await billIn(about)],
  pending: async (about) => [paragraphBlock(about.say('pendingText')), await billIn(about)],
  attention: async (about) => [paragraphBlock(about.say('attentionText')), await billIn(about)],
  copy: async (about) => [paragraphBlock(about.say('copyText')), await billIn(about)],
  shipped: async (about) => [paragraphBlock(about.say('shippedText')), factsBlock(...(await parcelIn(about)))],
  cancelled: cancelledBlocks,
  refunded: refundedBlocks,
};

/** A refund may be done before the email is written; an order with a total of zero took no payment. */
async function cancelledBlocks({ app, order, say }: About): Promise<readonly EmailBlock[]> {
  const isPaid = order.paymentCents > 0 || order.paymentTime !== null || (await refundsOf(app.db, [order.id])).length > 0;
  const hasCredit = order.creditCents > 0 && order.userId !== null;
  const texts = [say(isPaid && order.totalCents > 0 ? 'cancelledPaidText' : 'cancelledText'), hasCredit && say('cancelledCreditText')];
  return [paragraphBlock(texts.filter(Boolean).join('\n')), factsBlock([say('number'), order.number])];
}

const ofRequest = /^request (\d+)$/;

/** What one refund returned: money by refund id, or store credit alone by request id. */
async function refundedBlocks({ app, order, say, of }: About): Promise<readonly EmailBlock[]> {
  const [refunds, credits] = await Promise.all([refundsOf(app.db, [order.id]), creditRefundsOf(app.db, [order.id])]);
  const completedRefunds = refunds.filter(({ id, state }) => state === 'completed' && (of === '' || String(id) === of));
  const requestId = Number(ofRequest.exec(of)?.[1] ?? completedRefunds[0]?.refundRequestId);
  // Several refunds of one request are several emails; the first also lists credit given and withheld.
  const isFirst =
    completedRefunds.length === 0 || refunds.find(({ refundRequestId }) => refundRequestId === requestId)?.id === completedRefunds[0]?.id;
  const request = isFirst ? credits.find(({ id }) => id === requestId) : undefined;
  const money = completedRefunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const [credit, keptCents] = [request?.creditCents ?? 0, request?.keptCents ?? 0];
  const parts = [
    { cents: money, text: 'refundedText', label: 'amount' },
    { cents: credit, text: 'refundedCreditText', label: 'storeCredit' },
    { cents: keptCents, text: 'refundedKeptText', label: 'kept' },
  ] as const;
  const shown = parts.filter((part) => part.cents > 0).map((part) => ({ ...part, amount: dollars(cents(part.cents)) }));
  return [
    paragraphBlock(shown.map(({ text, amount }) => say(text, { amount })).join('\n')),
    factsBlock([say('number'), order.number], ...shown.map(({ label, amount }): Fact => [say(label), amount])),
  ];
}

/** The items and how the total is made up: the same rows as on the order page. */
async function billIn({ app, order, say }: About): Promise<EmailBlock> {
  const bill = translator(billTexts, order.language);
  const lines = (await fetchLinesByOrder(app, order.language, [order.id])).get(order.id) ?? [];
  const { shippings } = await fetchShippingAndHistory(app, [order.id]);
  const shipping = shippings.get(order.id);
  const bought = lines.map(
    ({ name, quantity, priceTotalCents }): Fact => [say('piece', { count: quantity, name }), dollars(cents(priceTotalCents))],
  );
  const rows = buildOrderBreakdown(order).map(({ part, cents: amount }): Fact => {
    const value = amount < 0 ? `−${dollars(cents(-amount))}` : dollars(amount);
    return [bill(part), part === 'shipping' && amount === 0 ? say('free') : value];
  });
  const goesTo: Fact[] = shipping ? [[say('goesTo'), `${shipping.receiverName}\n${addressInOneLine(shipping.receiverAddress)}`]] : [];
  return factsBlock([say('number'), order.number], ...bought, ...rows, [bill('total'), dollars(cents(order.totalCents))], ...goesTo);
}

async function parcelIn({ app, order, say, of }: About): Promise<Fact[]> {
  const parcels = await fetchOrderParcels(app, order.id);
  const shownParcels = parcels.filter(({ trackingNumber }) => of === '' || trackingNumber === of);
  const rows = shownParcels.map(({ carrier, service, trackingNumber }): Fact[] => [
    [say('carrier'), service || carrier],
    [say('tracking'), trackingNumber ?? ''],
  ]);
  const written: Fact[] = [
    [say('carrier'), order.shippingName],
    [say('tracking'), of || order.shippingCode],
  ];
  return [[say('number'), order.number], ...(rows.length > 0 ? rows.flat() : written.filter(([, value]) => value !== ''))];
}

function endOf(app: App, order: OrderRow, kind: OrderEmailKind, say: OrderEmailTranslator): EmailBlock[] {
  const isToPay = kind === 'placed' && order.totalCents > 0;
  const notes = [order.userId === null && say('keep'), (order.isTest || app.ports.payments.isTest) && say('test')].filter(
    (note) => note !== false,
  );
  return [
    buttonBlock(say(isToPay ? 'payNow' : 'seeOrder'), orderLink(app, order)),
    ...(notes.length > 0 ? [smallPrintBlock(notes.join('\n'))] : []),
  ];
}
