import { policiesOf, siteOf } from '#areas/content/services/site-settings.server.ts';
import { recordCredit } from '#areas/ledger/services/credits.server.ts';
import { orderPath } from '#areas/orders/rules/query.ts';
import { giveCredit } from '#areas/referrals/services/store-credit.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { type App, transact } from '#platform/app.ts';
import { buttonBlock, composeEmail, factsBlock, paragraphBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { formatDay } from '#site/days.ts';
import { creditEmailTexts } from '../credit-email-texts.ts';
import { type DelayTerms, daysLate, delayTermsIn, promisedDay } from '../rules/delay.ts';
import * as store from '../store/delay.server.ts';

const ordersAtOnce = 1000;
const lookBackDays = 14;

type LateOrder = Awaited<ReturnType<typeof store.leftLate>>[number];

/** Scheduled task: compensates orders that shipped late; once per order, with an email and a ledger entry. */
export async function giveDelayCredits(app: App): Promise<number> {
  const terms = delayTermsIn(await policiesOf(app));
  if (terms.creditCents <= 0) return 0;
  let given = 0;
  const since = earlier(app.now(), lookBackDays * dayMs);
  for (const order of await store.leftLate(app.db, since, terms.shelfDays + terms.graceDays, ordersAtOnce))
    if (await giveFor(app, order, terms)) given += 1;
  return given;
}

async function giveFor(app: App, order: LateOrder, terms: DelayTerms): Promise<boolean> {
  const [lines, announced] = await Promise.all([store.makingOf(app.db, order.id), store.announcedDays(app.db, order.paidAt)]);
  const promised = promisedDay(order.paidAt, lines, announced, terms);
  const late = daysLate(promised, order.leftAt);
  if (late < Math.max(1, terms.graceDays)) return false;
  return transact(app, async (inside) => {
    const event = { userId: order.userId, cents: terms.creditCents, orderId: order.id };
    if (!(await giveCredit(inside, { ...event, kind: 'delay', source: ['order', order.id] }))) return false;
    const { email: party, number: reference } = order;
    await recordCredit(inside, { source: ['delay_credit', order.id], cents: terms.creditCents, party, reference });
    await writeDelayEmail(inside, order, { promised, late, creditCents: terms.creditCents });
    return true;
  });
}

async function writeDelayEmail(inside: App, order: LateOrder, delay: { promised: Date; late: number; creditCents: number }): Promise<void> {
  const { language, number, email } = order;
  const say = translator(creditEmailTexts, language);
  const { shopName } = await siteOf(inside, language);
  const amount = dollars(cents(delay.creditCents));
  const blocks = [
    paragraphBlock(say('delayText', { days: delay.late, amount })),
    factsBlock(
      [say('order'), number],
      [say('promised'), formatDay(language, delay.promised)],
      [say('left'), formatDay(language, order.leftAt)],
      [say('yours'), amount],
    ),
    buttonBlock(say('seeOrder'), orderPath(number)),
  ];
  await sendMail(inside, {
    to: email,
    kind: 'delay_credit',
    language,
    subject: say('delaySubject', { number, amount }),
    about: { kind: 'order', id: number },
    ...composeEmail({ origin: inside.origin, language, shopName, title: say('delayTitle'), blocks }),
  });
}

export async function delaysCredited(app: App, userId: number, language: Language) {
  const { graceDays, creditCents } = delayTermsIn(await policiesOf(app));
  const rows = await store.delayCredits(app.db, userId);
  return {
    graceDays,
    creditCents,
    orders: rows.map(({ number, cents: amountCents, at, leftAt }) => ({
      number,
      amountCents,
      day: formatDay(language, at),
      left: leftAt && formatDay(language, leftAt),
    })),
  };
}
