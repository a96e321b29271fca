import type { z } from 'zod';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { mailById, mailsWith, sendAgain } from '#platform/mail/outbox.server.ts';
import type { mailboxQuery } from '../calls/email-log.ts';

/** With the wire names of the API. */
export async function queryEmailLog(
  app: App,
  caller: Caller,
  query: z.output<typeof mailboxQuery.input>,
): Promise<z.input<typeof mailboxQuery.output>> {
  const { id, state, kind, email, page, page_size: pageSize } = query;
  const listing = { page, page_size: pageSize };
  if (id !== undefined) {
    const mail = await emailForStaff(app, caller, id);
    return { ...listing, total: mail ? 1 : 0, items: mail ? [{ ...wire(mail), text: mail.textBody, html: mail.htmlBody }] : [] };
  }
  const { items, total } = await mailsWith(app, {
    state,
    kind: kind || undefined,
    searchText: email || undefined,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return { ...listing, total, items: items.map(wire) };
}

/** One email as this staff member may read it. */
export const emailForStaff = (app: App, caller: Caller, id: number) => mailById(app, id, caller.staff?.roles.includes('owner') ?? false);

type Listed = Awaited<ReturnType<typeof mailsWith>>['items'][number];

const wire = (mail: Listed) => ({
  id: mail.id,
  kind: mail.kind,
  email: mail.toEmail,
  language: mail.language,
  subject: mail.subjectLine,
  status: mail.state,
  attempts: mail.attempts,
  error: mail.lastError ?? '',
  created_at: mail.createdAt.toISOString(),
  sent_at: mail.sentAt?.toISOString() ?? null,
});

export async function resendEmail(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const mail = await emailForStaff(inside, caller, id);
    if (!mail || !(await sendAgain(inside, id))) throw new DomainError('badValue', { field: 'id' });
    await audit(inside, caller, {
      action: 'mail.resend',
      subject: ['mail', id],
      before: { state: mail.state },
      after: { state: 'waiting' },
    });
  });
}
