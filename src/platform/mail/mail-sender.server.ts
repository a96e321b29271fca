import { and, asc, eq, gt, inArray, lt, lte, or, sql } from 'drizzle-orm';
import { dayMs, earlier, hourMs, later, minuteMs, secondMs } from '#kernel/dates.ts';
import type { Delivery, EmailMessage, Sender } from '#providers/ports.ts';
import type { App } from '../app.ts';
import { mails } from '../tables.ts';
import { deadMailboxPrefix, type MailHeaders, oneLine } from './outbox.server.ts';
import { withoutSecrets } from './secrets.ts';

/** Delay after each failed delivery attempt; then it is given up. */
export const restsMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 8 * hourMs, 24 * hourMs] as const;
const claimMs = 3 * minuteMs;
const pollMs = 2 * secondMs;
const stopTimeoutMs = 4 * secondMs;
const deadForMs = 90 * dayMs;

type Row = typeof mails.$inferSelect;
type SenderOf = (app: App) => Promise<Sender>;

/**
 * Sends one due email, if any. A recorded delivery is never repeated; a process that dies between the server's acceptance and the record
 * sends it again after its claim expires, with the same Message-ID.
 */
export async function sendNext(app: App, senderOf: SenderOf, me: string): Promise<boolean> {
  const row = app.ports.mail && (await claim(app, me));
  if (!row) return false;
  if (await isDead(app, row)) {
    await record(app, me, row, { state: 'stopped', lastError: 'this mailbox does not exist' });
    return true;
  }
  const delivery = await app.ports.mail.send(messageOf(app, row, await senderOf(app)));
  await record(app, me, row, afterwards(app, row, delivery));
  if (delivery.outcome !== 'taken')
    app.log.warn({ emailId: row.id, emailKind: row.kind, outcome: delivery.outcome }, 'email not delivered');
  return true;
}

/** One conditional UPDATE claims the email, so two processes never hold the same. */
async function claim(app: App, me: string): Promise<Row | null> {
  const now = app.now();
  const isDue = or(
    and(eq(mails.state, 'waiting'), lte(mails.sendAfter, now)),
    and(eq(mails.state, 'sending'), lt(mails.claimedUntil, now)),
  );
  const next = app.db
    .select({ id: mails.id })
    .from(mails)
    .where(isDue)
    .orderBy(asc(mails.sendAfter), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await app.db
    .update(mails)
    .set({ state: 'sending', claimedBy: me, claimedUntil: later(now, claimMs), attempts: sql`${mails.attempts} + 1` })
    .where(and(eq(mails.id, sql`(${next})`), isDue))
    .returning();
  return row ?? null;
}

/** Whether a server recently reported the address as unknown, and nothing was delivered since. */
async function isDead(app: App, { toEmail }: Row): Promise<boolean> {
  const [last] = await app.db
    .select({ lastError: mails.lastError })
    .from(mails)
    .where(
      and(
        eq(sql`lower(${mails.toEmail})`, toEmail.toLowerCase()),
        inArray(mails.state, ['sent', 'failed']),
        gt(mails.createdAt, earlier(app.now(), deadForMs)),
      ),
    )
    .orderBy(sql`${mails.createdAt} desc`)
    .limit(1);
  return last?.lastError?.startsWith(deadMailboxPrefix) ?? false;
}

function messageOf(app: App, row: Row, from: Sender): EmailMessage {
  const headers = row.headers as MailHeaders;
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: row.toEmail,
    replyTo: headers.replyTo ?? null,
    subject: row.subjectLine,
    text: row.textBody,
    html: row.htmlBody,
    messageId: row.messageId ?? `<mail-${row.id}@${new URL(app.origin).hostname}>`,
    date: app.now(),
    unsubscribe: headers.listUnsubscribe ?? null,
    calendar: headers.calendar ?? null,
  };
}

type After = Partial<Pick<Row, 'state' | 'sentAt' | 'sendAfter' | 'lastError' | 'textBody' | 'htmlBody' | 'headers'>>;

function afterwards(app: App, row: Row, delivery: Delivery): After {
  if (delivery.outcome === 'taken') {
    // It was delivered: our copy must not open the account as well.
    const headers = JSON.parse(withoutSecrets(JSON.stringify(row.headers))) as object;
    const htmlBody = row.htmlBody && withoutSecrets(row.htmlBody);
    return { state: 'sent', sentAt: app.now(), lastError: null, textBody: withoutSecrets(row.textBody), htmlBody, headers };
  }
  const rest = restsMs[row.attempts - 1];
  if (delivery.outcome === 'never')
    return { state: 'failed', lastError: (delivery.isDeadMailbox ? deadMailboxPrefix : '') + delivery.reason };
  if (rest === undefined) return { state: 'failed', lastError: delivery.reason };
  return { state: 'waiting', sendAfter: later(app.now(), rest), lastError: delivery.reason };
}

async function record(app: App, me: string, row: Row, after: After): Promise<void> {
  await app.db
    .update(mails)
    .set({ ...after, claimedBy: null, claimedUntil: null })
    .where(and(eq(mails.id, row.id), eq(mails.claimedBy, me), eq(mails.state, 'sending')));
}

/** Sends due emails until stopped; stopping waits briefly for the current one. */
export function startPost(app: App, senderOf: SenderOf, me: string): { stop(): Promise<void> } {
  if (!app.ports.mail) return { stop: async () => undefined };
  let isStopped = false;
  let wake = (): void => undefined;
  const loop = (async () => {
    while (!isStopped) {
      const did = await sendNext(app, senderOf, me).catch((error: unknown) => {
        app.log.error({ err: error }, 'email queue not read');
        return false;
      });
      if (did || isStopped) continue;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, pollMs).unref();
      });
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      wake();
      // A silent mail server must not delay shutdown; the claim expires and the next process sends it.
      await Promise.race([loop, new Promise<void>((resolve) => setTimeout(resolve, stopTimeoutMs).unref())]);
      app.ports.mail?.close();
    },
  };
}
