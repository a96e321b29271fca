import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { localizedEntry } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { inquiryKindTexts } from '../kind-texts.ts';
import { officeInquiryTexts as texts } from '../office-texts.ts';
import { inquiryList } from '../rules/inquiry-list.ts';
import { inquiryQueues } from '../rules/statuses.ts';
import { officeList } from './office.server.ts';

export function listInquiries(
  app: App,
  { filters: { heap, kind, handler, free, from, to }, searchText, sort }: Chosen<typeof inquiryList>,
  page: { readonly limit: number; readonly offset: number },
) {
  const handlerId = free === 'yes' ? null : handler;
  const query = { statuses: heap && inquiryQueues[heap], kind, handlerId, searchText, from, to };
  return officeList(app, { ...query, by: sort.by, order: sort.down ? 'newest' : 'oldest', ...page });
}

export const inquiryFile = fileOf({
  spec: inquiryList,
  read: async (app, chosen, page) => (await listInquiries(app, chosen, page)).items,
  columns: [
    { label: texts.number, cell: (row) => row.number },
    { label: texts.askedAt, cell: (row) => row.createdAt },
    { label: texts.at, cell: (row) => row.lastMessageAt },
    { label: texts.name, cell: (row) => row.name },
    { label: texts.email, cell: (row) => row.email },
    { label: texts.phone, cell: (row) => row.phoneNumber },
    { label: texts.kind, cell: (row, language) => localizedEntry(inquiryKindTexts, row.kind, language) },
    { label: texts.state, cell: (row, language) => texts[row.status][language] },
    { label: texts.handler, cell: (row) => row.handlerFirst ?? '' },
    { label: texts.message, cell: (row) => row.message },
  ],
});
