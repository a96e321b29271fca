import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { localizedEntry } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { mailsWith } from '#platform/mail/outbox.server.ts';
import type { Chosen } from '#site/list.ts';
import { emailKindTexts, emailLogTexts as texts } from '../email-log-texts.ts';
import { mailList } from '../rules/mail-list.ts';

export const officeEmails = (
  app: App,
  { filters, searchText, sort }: Chosen<typeof mailList>,
  page: { readonly limit: number; readonly offset: number },
) => mailsWith(app, { ...page, ...filters, searchText, sort });

/** Without their content: an export must not contain account links. */
export const emailFile = fileOf({
  spec: mailList,
  read: async (app, chosen, page) => (await officeEmails(app, chosen, page)).items,
  columns: [
    { label: texts.at, cell: (row) => row.createdAt },
    { label: texts.to, cell: (row) => row.toEmail },
    { label: texts.subject, cell: (row) => row.subjectLine },
    { label: texts.kind, cell: (row, language) => localizedEntry(emailKindTexts, row.kind, language) },
    { label: texts.language, cell: (row, language) => texts[row.language === 'zh' ? 'chinese' : 'english'][language] },
    { label: texts.state, cell: (row, language) => texts[row.state][language] },
    { label: texts.sentAt, cell: (row) => row.sentAt },
    { label: texts.error, cell: (row) => row.lastError },
  ],
});
