import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { mailList } from '#areas/content/rules/mail-list.ts';
import { emailForStaff, resendEmail } from '#areas/content/services/email-log.server.ts';
import { officeEmails } from '#areas/content/services/mail-list.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { mailStates } from '#kernel/platform-states.ts';
import type { App, Caller } from '#platform/app.ts';
import { formAction, load } from '#platform/load.server.ts';
import { mailFigures } from '#platform/mail/outbox.server.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, caller, url }) => {
  const open = numberFrom(url.searchParams.get('mail')) ?? 0;
  const [figures, list, email] = await Promise.all([
    mailFigures(app),
    loadListPage({ app, caller, url }, mailList, async (chosen, page) => {
      const { items, total } = await officeEmails(app, chosen, page);
      return {
        total,
        rows: items.map(({ id, kind, toEmail, subjectLine, state, createdAt }) => ({
          ...{
            id,
            kind,
            to: toEmail,
            subject: subjectLine,
            state,
            at: whenIn(createdAt, caller.language, app.now()),
            dateTime: createdAt.toISOString(),
          },
        })),
      };
    }),
    open === 0 ? null : loadEmail(app, caller, open),
  ]);
  return {
    list,
    server: app.settings.SMTP_URL ? new URL(app.settings.SMTP_URL).host : null,
    counts: mailStates.map((state) => ({ state, count: figures.counts.get(state) ?? 0 })),
    kinds: figures.kinds,
    email,
  };
});

export type ListedEmail = Awaited<ReturnType<typeof loader>>['list']['rows'][number];
export type OpenEmail = NonNullable<Awaited<ReturnType<typeof loadEmail>>>;

async function loadEmail(app: App, caller: Caller, id: number) {
  const { language } = caller;
  const mail = await emailForStaff(app, caller, id);
  if (!mail) return null;
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.toEmail,
    subject: mail.subjectLine,
    language: mail.language,
    state: mail.state,
    attempts: mail.attempts,
    error: mail.lastError ?? '',
    text: mail.textBody,
    isStruck: /token=…/.test(mail.textBody) || mail.state !== 'kept',
    html: mail.htmlBody,
    at: whenIn(mail.createdAt, language, app.now()),
    sentAt: mail.sentAt && whenIn(mail.sentAt, language, app.now()),
    nextTry: mail.state === 'waiting' ? whenIn(mail.sendAfter, language, app.now()) : null,
    mayResend: app.ports.mail !== null && (mail.state === 'failed' || mail.state === 'stopped'),
  };
}

export const action = formAction(async ({ app, caller, form }) => {
  await resendEmail(app, caller, readForm(form, z.object({ id: rowId })).id);
  return { done: true };
});
