import { dayMs, earlier, hourMs } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { enqueue } from '#platform/jobs.server.ts';
import { buttonBlock, composeEmail, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { type NewMail, sendMail } from '#platform/mail/outbox.server.ts';
import { countAttempt } from '#platform/rate-limit.server.ts';
import { hashToken, newToken, tokenFor } from '#platform/tokens.server.ts';
import { hrefOf } from '#site/links.ts';
import { restockEmailTexts } from '../restock-texts.ts';
import { isBuyable } from '../rules/options.ts';
import * as store from '../store/restock.server.ts';

const maxRequestsPerHour = 20;
const mailsAtOnce = 50;
const maxEmailsPerDay = 3;
export const restockJob = 'restock-emails';
const backInStock = 'back-in-stock';
export const oneClickRestock = '/v1/restock/one_click';

/** The answer is the same whether the address is already subscribed or not. */
export async function requestRestockNotice(app: App, caller: Caller, input: { skuId: number; email: string }): Promise<void> {
  const email = normalizeEmail(input.email);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  const limit = { bucket: 'notify-address', key: caller.ip, max: maxRequestsPerHour, windowMs: hourMs };
  if ((await countAttempt(app, limit)) > limit.max) throw new DomainError('tooMany');
  const now = app.now();
  const stock = await store.stockOf(app.db, input.skuId, now);
  if (!stock) throw new DomainError('goodsNotExist');
  if (isBuyable(stock)) return;
  const row = { skuId: input.skuId, userId: caller.shopperId, email, language: caller.language, createdAt: now };
  await store.insertNotice(app.db, row);
}

/** Enqueues back-in-stock emails when something subscribed is available; cheap enough to run every minute. */
export async function scheduleRestockEmails(app: App): Promise<void> {
  if (await store.hasNoticesDue(app.db, app.now(), restAt(app.now()))) await enqueue(app, restockJob, {}, restockJob);
}

/** The shop's name belongs to a later area. */
type NameOf = (app: App, language: Language) => Promise<{ readonly shopName: string }>;

/** One email per subscriber, recorded in the same transaction, so nobody is notified twice. */
export async function sendRestockEmails(app: App, nameOf: NameOf): Promise<{ sentCount: number }> {
  let sentCount = 0;
  for (let more = true; more; ) {
    const some = await transact(app, (inside) => sendBatch(inside, nameOf));
    sentCount += some.sentCount;
    more = some.seen === mailsAtOnce;
  }
  return { sentCount };
}

async function sendBatch(app: App, nameOf: NameOf): Promise<{ seen: number; sentCount: number }> {
  const rest = restAt(app.now());
  const due = await store.noticesDue(app.db, app.now(), rest, mailsAtOnce);
  const mailboxes = [...new Set(due.map(({ email }) => email))];
  const countByMailbox = new Map(mailboxes.length > 0 ? await store.countNoticesSince(app.db, mailboxes, rest.since) : []);
  let sentCount = 0;
  for (const notice of due) {
    const before = countByMailbox.get(notice.email) ?? 0;
    if (before >= rest.most) continue;
    countByMailbox.set(notice.email, before + 1);
    sentCount += 1;
    const token = newToken('s');
    await store.markNotified(app.db, notice.id, hashToken(token), app.now());
    const { shopName } = await nameOf(app, notice.language);
    await sendMail(app, restockEmailOf(app, notice, { token, shopName }));
  }
  return { seen: due.length, sentCount };
}

/** A subscriber of many SKUs gets a limited number of emails per day; the rest waits. */
const restAt = (now: Date) => ({ since: earlier(now, dayMs), most: maxEmailsPerDay });

type Notice = Awaited<ReturnType<typeof store.noticesDue>>[number];

function restockEmailOf(app: App, notice: Notice, { token, shopName }: { token: string; shopName: string }): NewMail {
  const { language } = notice;
  const say = translator(restockEmailTexts, language);
  const name = localizedColumn(notice, 'name', language);
  const address = { category: notice.categorySlug, spu: notice.spuSlug, sku: notice.skuSlug };
  const stop = { words: say('stop'), href: `${hrefOf('stop-notice')}?token=${token}` };
  const title = say('subject', { name });
  const blocks = [
    paragraphBlock(say('body', { name, price: dollars(cents(notice.payableCents)) })),
    buttonBlock(say('look'), hrefOf('sku', address)),
    smallPrintBlock(say('once'), stop),
  ];
  return {
    to: notice.email,
    kind: backInStock,
    language,
    subject: title,
    listUnsubscribe: `${oneClickRestock}/${token}`,
    about: { kind: 'restock-notice', id: String(notice.id) },
    ...composeEmail({ origin: app.origin, language, shopName, title, blocks }),
  };
}

/** Unsubscribes the email address of a link. Invalid links get the same answer. */
export async function stopRestockNotices(app: App, text: string | null): Promise<void> {
  const token = tokenFor('s', text);
  const email = token && (await store.mailboxByToken(app.db, hashToken(token)));
  if (!email) return;
  await transact(app, async ({ db }) => {
    await store.markNoticesStopped(db, email, app.now());
    await store.stopQueuedEmails(db, email, backInStock);
  });
}
