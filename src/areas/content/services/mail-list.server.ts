import { fileOf } from '#areas/staff/services/list-file.server.ts';
import type { App } from '#platform/app.ts';
import { mailsWith } from '#platform/mail/outbox.server.ts';
import type { Chosen } from '#site/list.ts';
import { mailboxTexts as texts } from '../mailbox-texts.ts';
import { mailList } from '../rules/mail-list.ts';

/** The letters an address asks for. */
export const officeMails = (
  app: App,
  { filters, words, sort }: Chosen<typeof mailList>,
  page: { readonly limit: number; readonly offset: number },
) => mailsWith(app, { ...page, ...filters, words, sort });

/** Without their words: a file of letters must not open accounts. */
export const mailFile = fileOf({
  spec: mailList,
  read: async (app, chosen, most) => (await officeMails(app, chosen, most)).items,
  columns: [
    { label: texts.at, cell: (row) => row.createdAt.toISOString() },
    { label: texts.to, cell: (row) => row.toEmail },
    { label: texts.subject, cell: (row) => row.subjectLine },
    { label: texts.kind, cell: (row) => row.kind },
    { label: texts.language, cell: (row) => row.language },
    { label: texts.state, cell: (row) => row.state },
    { label: texts.sentAt, cell: (row) => row.sentAt?.toISOString() ?? null },
    { label: texts.error, cell: (row) => row.lastError },
  ],
});
