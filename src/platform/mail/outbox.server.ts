import { randomUUID } from 'node:crypto';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import type { mailStates } from '#kernel/platform-states.ts';
import type { Language } from '#kernel/texts.ts';
import type { CalendarPart } from '#providers/ports.ts';
import type { App } from '../app.ts';
import { countUpTo } from '../database/counted.server.ts';
import { memoized } from '../memoized.server.ts';
import { mails } from '../tables.ts';
import { withoutOfficeKeys, withoutSecrets } from './secrets.ts';

export type MailState = (typeof mailStates)[number];

export type NewMail = {
  readonly to: string;
  /** Such as reset_password or order_paid. */
  readonly kind: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The event. Per event each kind of email is written once; without it every email is separate. */
  readonly about?: { readonly kind: string; readonly id: string };
  /** The https address for one-click unsubscribe; required for marketing emails. */
  readonly listUnsubscribe?: string;
  readonly replyTo?: string;
  readonly calendar?: CalendarPart;
};
export type MailHeaders = { readonly replyTo?: string; readonly listUnsubscribe?: string; readonly calendar?: CalendarPart };

/** Queues an email inside the caller's transaction: it is sent only if the event is committed. Null when already queued. */
export async function sendMail(app: App, mail: NewMail): Promise<number | null> {
  const to = checked(mail.to);
  const headers: MailHeaders = {
    ...(mail.replyTo ? { replyTo: checked(mail.replyTo) } : {}),
    ...(mail.calendar ? { calendar: mail.calendar } : {}),
    ...(mail.listUnsubscribe ? { listUnsubscribe: ownAddress(app, mail.listUnsubscribe) } : {}),
  };
  const [row] = await app.db
    .insert(mails)
    .values({
      subjectKind: mail.about?.kind ?? 'letter',
      subjectId: mail.about?.id ?? randomUUID(),
      kind: mail.kind,
      toEmail: to,
      language: mail.language,
      subjectLine: oneLine(mail.subject).slice(0, 200),
      textBody: mail.text,
      htmlBody: mail.html ?? null,
      headers,
      // Without a mail server the email is stored, where staff can read it.
      state: app.ports.mail ? 'waiting' : 'kept',
      messageId: `<${randomUUID()}@${new URL(app.origin).hostname.replace(/^\[|\]$/g, '')}>`,
      sendAfter: app.now(),
      createdAt: app.now(),
    })
    .onConflictDoNothing()
    .returning({ id: mails.id });
  return row?.id ?? null;
}

function checked(address: string): string {
  const plain = normalizeEmail(address);
  if (plain === null) throw new DomainError('badMailbox', { field: 'email' });
  return plain;
}

function ownAddress(app: App, address: string): string {
  const url = new URL(address, app.origin);
  if (url.origin !== new URL(app.origin).origin) throw new Error('an unsubscribe link must be on our own origin');
  return url.href;
}

/** A header line: line ends become spaces. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

export type MailQuery = {
  readonly state?: MailState | undefined;
  readonly kind?: string | undefined;
  /** Part of the address or the subject. */
  readonly searchText?: string | undefined;
  readonly sort?: { readonly by: 'at' | 'to' | 'subject'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const sortedBy = { at: mails.createdAt, to: sql`lower(${mails.toEmail})`, subject: mails.subjectLine };

const listed = {
  id: mails.id,
  kind: mails.kind,
  toEmail: mails.toEmail,
  language: mails.language,
  subjectLine: mails.subjectLine,
  state: mails.state,
  attempts: mails.attempts,
  lastError: mails.lastError,
  sendAfter: mails.sendAfter,
  sentAt: mails.sentAt,
  createdAt: mails.createdAt,
};

/** Newest first by default, with their count. */
export async function mailsWith(app: App, query: MailQuery) {
  const where = whereOf(query);
  const { by, down } = query.sort ?? { by: 'at', down: true };
  const order = down ? desc : asc;
  const keys = [order(sortedBy[by]), order(mails.id)];
  // Emails are long: the page is found by narrow rows first.
  const page = app.db
    .select({ id: mails.id })
    .from(mails)
    .where(where)
    .orderBy(...keys)
    .limit(query.limit)
    .offset(query.offset);
  const [items, total] = await Promise.all([
    app.db
      .select(listed)
      .from(mails)
      .where(inArray(mails.id, page))
      .orderBy(...keys)
      .limit(query.limit),
    countUpTo(app.db, sql`${mails}`, where),
  ]);
  return { items, total };
}

function whereOf({ state, kind, searchText }: MailQuery): SQL | undefined {
  const like = searchText && `%${searchText.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    state && eq(mails.state, state),
    kind ? eq(mails.kind, kind) : undefined,
    // The same expression as the index.
    like ? sql`lower(${mails.toEmail} || ' ' || ${mails.subjectLine}) like ${like}` : undefined,
  );
}

export const mailFigures = (app: App) => cachedFigures(app, '');
const cachedFigures = memoized(async ({ db }: App) => {
  const [states, kinds] = await Promise.all([
    db.select({ state: mails.state, count: count() }).from(mails).groupBy(mails.state),
    db.selectDistinct({ kind: mails.kind }).from(mails).orderBy(mails.kind).limit(60),
  ]);
  return { counts: new Map(states.map((row) => [row.state, row.count])), kinds: kinds.map((row) => row.kind) };
});

/** One email as sent. Account links are redacted unless the email can reach nobody but us; office links are for an owner only. */
export async function mailById(app: App, id: number, isForOwner: boolean) {
  const [row] = await app.db
    .select({ ...listed, messageId: mails.messageId, textBody: mails.textBody, htmlBody: mails.htmlBody, headers: mails.headers })
    .from(mails)
    .where(eq(mails.id, id));
  if (!row) return null;
  const redact = isForOwner ? (text: string) => text : withoutOfficeKeys;
  const shown = row.state === 'kept' ? redact : withoutSecrets;
  return { ...row, textBody: shown(row.textBody), htmlBody: row.htmlBody && shown(row.htmlBody) };
}

/** Retries a failed email and clears the dead mark of its address. False when it did not fail. */
export async function sendAgain(app: App, id: number): Promise<boolean> {
  if (!app.ports.mail) return false;
  const [row] = await app.db
    .update(mails)
    .set({ state: 'waiting', attempts: 0, sendAfter: app.now(), lastError: null })
    .where(and(eq(mails.id, id), inArray(mails.state, ['failed', 'stopped'])))
    .returning({ toEmail: mails.toEmail });
  if (!row) return false;
  await app.db
    .update(mails)
    .set({ lastError: sql`replace(${mails.lastError}, ${deadMailboxPrefix}, 'mailbox was dead: ')` })
    .where(and(eq(sql`lower(${mails.toEmail})`, row.toEmail.toLowerCase()), sql`starts_with(${mails.lastError}, ${deadMailboxPrefix})`));
  return true;
}

/** Prefix of the failure reason when the address does not exist. */
export const deadMailboxPrefix = 'dead mailbox: ';
