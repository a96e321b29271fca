import { siteOf } from '#areas/content/service.server.ts';
import { billOf } from '#areas/orders/rules/money.ts';
import { buyersPath } from '#areas/orders/services/guest-key.server.ts';
import { type NamedOrder, orderNamed } from '#areas/orders/services/named.server.ts';
import { linesOf, parcelsOf, tracesOf } from '#areas/orders/services/own-orders.server.ts';
import { billTexts } from '#areas/orders/texts.ts';
import { cents, dollars } from '#kernel/money.ts';
import { speak } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import type { Database } from '#platform/database/open.server.ts';
import { type Block, button, compose, facts, small, words } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { orderLetterTexts } from '../letter-texts.ts';
import { refundsOf } from '../store/own-payments.server.ts';

export type OrderLetter = 'placed' | 'paid' | 'pending' | 'shipped' | 'cancelled' | 'refunded';
type Fact = readonly [string, string];
type Says = ReturnType<typeof speak<typeof orderLetterTexts>>;
type About = { readonly inside: App; readonly order: NamedOrder; readonly say: Says; readonly of: string };

/**
 * Writes to whoever bought, in her language, inside the caller's transaction (db). Each kind is sent once an order; where there
 * may be several, `of` says which refund (its id) or which parcel (its tracking number) it tells of. False when it was told already.
 */
export async function writeOrderLetter(app: App, db: Database, kind: OrderLetter, number: string, of = ''): Promise<boolean> {
  const inside: App = { ...app, db };
  const order = await orderNamed(inside, number);
  if (!order) throw new Error(`no order ${number} to write about`);
  const { language } = order;
  const say = speak(orderLetterTexts, language);
  const { shopName } = await siteOf(inside, language);
  const isDeposit = kind === 'paid' && order.paymentState === 'part_paid';
  const title = say(isDeposit ? 'depositTitle' : `${kind}Title`);
  const blocks = [...(await middles[kind]({ inside, order, say, of })), ...endOf(app, order, kind, say)];
  const sent = await sendMail(inside, {
    to: order.email,
    kind: `order_${kind}`,
    about: { kind: 'order', id: of === '' ? number : `${number} ${of}` },
    language,
    subject: say(`${kind}Subject`, { number, shop: shopName }),
    ...compose({ origin: app.origin, language, shopName, title, blocks }),
  });
  return sent !== null;
}

const middles: Readonly<Record<OrderLetter, (about: About) => Promise<readonly Block[]>>> = {
  placed: async (about) => [words(about.say(about.order.totalCents > 0 ? 'placedText' : 'freeText')), await billIn(about)],
  paid: async (about) => [words(about.say(about.order.paymentState === 'part_paid' ? 'depositText' : 'paidText')), await billIn(about)],
  pending: async (about) => [words(about.say('pendingText')), await billIn(about)],
  shipped: async (about) => [words(about.say('shippedText')), facts(...(await parcelIn(about)))],
  cancelled: async ({ order, say }) => [
    words(say(order.paymentCents > 0 || order.paymentTime ? 'cancelledPaidText' : 'cancelledText')),
    facts([say('number'), order.number]),
  ],
  refunded: async ({ inside, order, say, of }) => {
    const refunds = await refundsOf(inside.db, [order.id]);
    const told = of === '' ? refunds : refunds.filter(({ id }) => String(id) === of);
    const amount = dollars(cents(told.reduce((sum, { amountCents }) => sum + amountCents, 0)));
    return [words(say('refundedText', { amount })), facts([say('number'), order.number], [say('amount'), amount])];
  },
};

/** Everything that was bought, and how the total comes about: the same rows as on the order's page. */
async function billIn({ inside, order, say }: About): Promise<Block> {
  const bill = speak(billTexts, order.language);
  const lines = (await linesOf(inside, order.language, [order.id])).get(order.id) ?? [];
  const { shippings } = await tracesOf(inside, [order.id]);
  const shipping = shippings.get(order.id);
  const bought = lines.map(
    ({ name, quantity, priceTotalCents }): Fact => [say('piece', { count: quantity, name }), dollars(cents(priceTotalCents))],
  );
  const rows = billOf(order).map(({ part, cents: amount }): Fact => {
    const value = amount < 0 ? `−${dollars(cents(-amount))}` : dollars(amount);
    return [bill(part), part === 'shipping' && amount === 0 ? say('free') : value];
  });
  const goesTo: Fact[] = shipping ? [[say('goesTo'), `${shipping.receiverName}\n${shipping.receiverAddress.split(' | ').join(', ')}`]] : [];
  return facts([say('number'), order.number], ...bought, ...rows, [bill('total'), dollars(cents(order.totalCents))], ...goesTo);
}

async function parcelIn({ inside, order, say, of }: About): Promise<Fact[]> {
  const parcels = await parcelsOf(inside, order.id);
  const told = parcels.filter(({ trackingNumber }) => of === '' || trackingNumber === of);
  const rows = told.map(({ carrier, service, trackingNumber }): Fact[] => [
    [say('carrier'), service || carrier],
    [say('tracking'), trackingNumber ?? ''],
  ]);
  const written: Fact[] = [
    [say('carrier'), order.shippingName],
    [say('tracking'), of || order.shippingCode],
  ];
  return [[say('number'), order.number], ...(rows.length > 0 ? rows.flat() : written.filter(([, value]) => value !== ''))];
}

function endOf(app: App, order: NamedOrder, kind: OrderLetter, say: Says): Block[] {
  const isToPay = kind === 'placed' && order.totalCents > 0;
  const notes = [order.userId === null && say('keep'), order.isTest && say('test')].filter((note) => note !== false);
  return [button(say(isToPay ? 'payNow' : 'seeOrder'), buyersPath(app, order)), ...(notes.length > 0 ? [small(notes.join('\n'))] : [])];
}
