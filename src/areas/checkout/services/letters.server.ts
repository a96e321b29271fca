import { z } from 'zod';
import { siteOf } from '#areas/content/service.server.ts';
import { billOf } from '#areas/orders/rules/money.ts';
import { linesToMove, type OrderRow, orderBy } from '#areas/orders/services/steps.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { speak } from '#kernel/texts.ts';
import { type App, transact } from '#platform/app.ts';
import { enqueue, type Job } from '#platform/jobs.server.ts';
import { button, compose, facts, words } from '#platform/mail/compose.ts';
import { type NewMail, sendMail } from '#platform/mail/outbox.server.ts';
import { hrefOf } from '#site/links.ts';
import { orderLetterTexts } from '../letter-texts.ts';
import { guestKeyFor } from './guest-key.server.ts';

export const orderLetterJob = 'order-letter';
export const orderLetters = ['placed', 'paid', 'attention', 'cancelled', 'refunded', 'copy'] as const;
export type OrderLetter = (typeof orderLetters)[number];
const Wanted = z.object({ orderId: z.number().int(), letter: z.enum(orderLetters), mark: z.string().default('') });

/** Notes that a letter is due, inside the transaction of what it tells; the same letter about the same thing is written once. */
export const askForOrderLetter = (app: App, orderId: number, letter: OrderLetter, mark = ''): Promise<unknown> =>
  enqueue(app, orderLetterJob, { orderId, letter, mark }, `${orderLetterJob}:${orderId}:${letter}:${mark}`);

/** Writes the letter; done twice, there is one letter. */
export async function writeOrderLetter(app: App, job: Job): Promise<void> {
  const { orderId, letter, mark } = Wanted.parse(job.payload);
  const order = await orderBy(app, { id: orderId });
  if (!order) return;
  const mail = await letterOf(app, order, letter);
  await transact(app, (inside) =>
    sendMail(inside, { ...mail, about: { kind: 'order', id: mark === '' ? order.number : `${order.number} ${mark}` } }),
  );
}

/** Where the buyer reads about her order: in her account, or with her key. */
export const orderLink = (app: App, order: Pick<OrderRow, 'number' | 'userId'>): string =>
  order.userId === null
    ? `${hrefOf('payment-success')}?${new URLSearchParams({ number: order.number, key: guestKeyFor(app, order.number) })}`
    : `${hrefOf('orders')}?${new URLSearchParams({ number: order.number })}`;

async function letterOf(app: App, order: OrderRow, letter: OrderLetter): Promise<Omit<NewMail, 'about'>> {
  const { language } = order;
  const say = speak(orderLetterTexts, language);
  const [{ shopName }, lines] = await Promise.all([siteOf(app, language), linesToMove(app, order.id)]);
  const title = say(`${letter}Title`, { number: order.number });
  const bill = billOf(order).map(({ part, cents: amount }): [string, string] => [
    say(part),
    amount < 0 ? `-${dollars(cents(-amount))}` : dollars(amount),
  ]);
  const goods = lines.map(({ name, quantity, priceCents }): [string, string] => [
    `${quantity} × ${name}`,
    dollars(cents(priceCents * quantity)),
  ]);
  const blocks = [
    words(say(`${letter}Text`)),
    facts(...goods),
    facts(...bill, [say('total'), dollars(cents(order.totalCents))]),
    button(say('look'), orderLink(app, order)),
  ];
  return {
    to: order.email,
    kind: `order_${letter}`,
    language,
    subject: title,
    ...compose({ origin: app.origin, language, shopName, title, blocks }),
  };
}
