import { policiesOf, siteOf } from '#areas/content/services/site-settings.server.ts';
import { unsubscribeLinksOf } from '#areas/content/services/unsubscribe-links.server.ts';
import { reviewPath } from '#areas/orders/rules/query.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { cents, dollars } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, transact } from '#platform/app.ts';
import { buttonBlock, composeEmail, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { reviewRequestEmailTexts } from '../review-request-email-texts.ts';
import * as store from '../store/review-requests.server.ts';

const kind = 'review_asked';
const emailsAtOnce = 100;
/** Orders delivered longer ago get no request. */
const spanDays = 20;
/** At most one such email per address in this many days. */
const quietDays = 14;

type Order = Awaited<ReturnType<typeof store.selectOrdersToReview>>[number];

/** Scheduled task: review requests some days after delivery, one email per order, none after an opt-out. */
export async function sendReviewRequests(app: App): Promise<number> {
  const policies = await policiesOf(app);
  const days = policies.get('reviewAskDays') ?? 10;
  if (days <= 0) return 0;
  const creditCents = policies.get('photoReviewCreditCents') ?? 0;
  const until = earlier(app.now(), days * dayMs);
  const span = { after: earlier(until, spanDays * dayMs), until, quietSince: earlier(app.now(), quietDays * dayMs), kind };
  const contacted = new Set<string>();
  for (const order of await store.selectOrdersToReview(app.db, span, emailsAtOnce)) {
    const mailbox = order.email.toLowerCase();
    if (contacted.has(mailbox)) continue;
    if (await requestReview(app, order, creditCents)) contacted.add(mailbox);
  }
  return contacted.size;
}

const requestReview = (app: App, order: Order, creditCents: number): Promise<boolean> =>
  transact(app, async (inside) => {
    const { language, number, email } = order;
    const items = await store.itemsToReview(inside.db, order.id);
    const stop = await unsubscribeLinksOf(inside, { email, language, source: 'order' });
    if (stop === null || items.length === 0) return false;
    const say = translator(reviewRequestEmailTexts, language);
    const { shopName } = await siteOf(inside, language);
    const named = items.map(({ skuId, nameEn, nameZh }) => ({ skuId, name: localizedColumn({ nameEn, nameZh }, 'name', language) }));
    const blocks = [
      paragraphBlock(say('text')),
      ...(creditCents > 0 ? [paragraphBlock(say('photo', { amount: dollars(cents(creditCents)) }))] : []),
      ...named.map(({ skuId, name }) => buttonBlock(say('write', { name }), reviewPath(number, skuId))),
      smallPrintBlock(say('why', { number }), { words: say('stop'), href: stop.page }),
    ];
    const sent = await sendMail(inside, {
      ...{ to: email, kind, language, subject: say('subject', { number }), listUnsubscribe: stop.oneClick },
      about: { kind: 'order', id: number },
      ...composeEmail({ origin: inside.origin, language, shopName, title: say('title'), blocks }),
    });
    return sent !== null;
  });
