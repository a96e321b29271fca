import { createHmac } from 'node:crypto';
import { dayMs, hourMs } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { buttonBlock, composeEmail, paragraphBlock, smallPrintBlock } from '#platform/mail/compose.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { countAttempt } from '#platform/rate-limit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { hrefOf } from '#site/links.ts';
import { newsletterTexts } from '../email-texts.ts';
import * as newsletter from '../store/newsletter.server.ts';
import * as store from '../store/site-settings.server.ts';

const maxRequestsPerHour = 20;
const maxEmailsPerDay = 3;

/** Sends a confirmation email. Every answer is the same, so the caller learns nothing about the address. */
export async function subscribe(app: App, caller: Caller, typed: string, source: string): Promise<void> {
  const email = normalizeEmail(typed);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  const attempts = await countAttempt(app, { bucket: 'newsletter-address', key: caller.ip, max: maxRequestsPerHour, windowMs: hourMs });
  if (attempts > maxRequestsPerHour) throw new DomainError('tooMany');
  // Limits per address, so that nobody can flood a mailbox.
  const sent = await countAttempt(app, { bucket: 'newsletter-mailbox', key: email, max: maxEmailsPerDay, windowMs: dayMs });
  if (sent > maxEmailsPerDay) return;
  await transact(app, async (inside) => {
    const { language } = caller;
    const row = await newsletter.subscriberOf(inside.db, { email, language, source, at: app.now() });
    if (row.confirmedAt !== null && row.stoppedAt === null) return;
    // Derived from the row, so a second request repeats the same link and the first email's stays valid.
    const confirm = tokenFor(app, 'confirm', `${row.id} ${row.stoppedAt?.toISOString() ?? ''}`);
    await newsletter.saveTokens(inside.db, row.id, { confirm: hashToken(confirm), stop: hashToken(stopToken(app, row.id)), language });
    await sendQuestion(inside, email, language, confirm);
  });
}

const tokenFor = (app: App, action: 'confirm' | 'stop', about: string): string =>
  createHmac('sha256', app.secret).update(`newsletter ${action} ${about}`).digest('base64url');

/** The same in every email of one address: only its hash is stored, so it must be reproducible. */
export const stopToken = (app: App, subscriberId: number): string => tokenFor(app, 'stop', String(subscriberId));

/** Idempotent; the welcome email is sent once. */
export async function confirmSubscription(app: App, token: string): Promise<void> {
  const hash = hashToken(token);
  await transact(app, async (inside) => {
    const row = await newsletter.markSubscriberConfirmed(inside.db, hash, app.now());
    if (row) await sendWelcome(inside, row.email, row.language, stopToken(app, row.id));
    else if (!(await newsletter.hasConfirmToken(inside.db, hash))) throw new DomainError('linkInvalid', { field: 'token' });
  });
}

/** Immediate, permanent and idempotent. */
export async function stopSubscription(app: App, token: string): Promise<void> {
  if (!(await newsletter.markStopped(app.db, hashToken(token), app.now()))) throw new DomainError('linkInvalid', { field: 'token' });
}

async function sendQuestion(app: App, to: string, language: Language, token: string): Promise<void> {
  const say = translator(newsletterTexts, language);
  const { shopName, address } = await imprint(app, language);
  const blocks = [
    paragraphBlock(say('questionText', { shop: shopName })),
    buttonBlock(say('questionButton'), `${hrefOf('newsletter')}?confirm=${token}`),
    smallPrintBlock(say('questionNot')),
    smallPrintBlock(address),
  ];
  const body = composeEmail({ origin: app.origin, language, shopName, title: say('questionTitle'), blocks });
  await sendMail(app, { to, kind: 'newsletter_confirm', language, subject: say('questionSubject', { shop: shopName }), ...body });
}

async function sendWelcome(app: App, to: string, language: Language, token: string): Promise<void> {
  const say = translator(newsletterTexts, language);
  const { shopName, address } = await imprint(app, language);
  const stop = { words: say('stopLink'), href: `${hrefOf('newsletter')}?stop=${token}` };
  const blocks = [
    paragraphBlock(say('welcomeText')),
    buttonBlock(say('welcomeButton'), '/'),
    smallPrintBlock(`${say('whyYou', { shop: shopName })}\n${address}`, stop),
  ];
  const body = composeEmail({ origin: app.origin, language, shopName, title: say('welcomeTitle'), blocks });
  const subject = say('welcomeSubject', { shop: shopName });
  await sendMail(app, { to, kind: 'newsletter_welcome', language, subject, listUnsubscribe: oneClickPath(token), ...body });
}

/** One-click unsubscribe for mail programs, without login or cookie. */
export const oneClickPath = (token: string): string => `/v1/subscriber/one_click/${token}`;

/** Marketing emails name the sender and its postal address. */
async function imprint(app: App, language: Language): Promise<{ shopName: string; address: string }> {
  const company = await store.company(app.db);
  if (!company) return { shopName: 'Tressline', address: app.origin };
  const parts = [
    localizedColumn(company, 'legalName', language),
    company.address,
    company.city,
    `${company.region} ${company.postCode}`.trim(),
    company.country,
  ];
  return { shopName: localizedColumn(company, 'name', language), address: parts.filter(Boolean).join(', ') };
}
