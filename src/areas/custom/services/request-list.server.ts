import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { plainAmount } from '#kernel/money.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import type { Chosen } from '#site/list.ts';
import { customRequestKindTexts } from '../kind-texts.ts';
import { requestOfficeTexts as texts } from '../office-texts.ts';
import { requestList } from '../rules/request-list.ts';
import { requestQueues } from '../rules/statuses.ts';
import { changeRequest, getOfficeRequest, listOfficeRequests } from './office-requests.server.ts';

type Span = { readonly limit: number; readonly offset: number };

export function listRequests(app: App, { filters, searchText, sort }: Chosen<typeof requestList>, span: Span) {
  const { heap, kind, handler, free, from, to } = filters;
  const handlerId = free === 'yes' ? null : handler;
  const query = { statuses: heap && requestQueues[heap], kind, handlerId, searchText, from, to };
  return listOfficeRequests(app, { ...query, by: sort.by, order: sort.down ? 'newest' : 'oldest', ...span });
}

const dollarsIn = (amount: number | null): string => (amount === null ? '' : plainAmount(amount));

export const requestFile = fileOf({
  spec: requestList,
  read: async (app, chosen, page) => (await listRequests(app, chosen, page)).items,
  columns: [
    { label: texts.number, cell: ({ row }) => row.number },
    { label: texts.asked, cell: ({ row }) => row.createdAt },
    { label: texts.changed, cell: ({ row }) => row.updatedAt },
    { label: texts.name, cell: ({ row }) => row.name },
    { label: texts.email, cell: ({ row }) => row.email },
    { label: texts.phone, cell: ({ row }) => row.phoneNumber ?? '' },
    { label: texts.kind, cell: ({ row }, language) => customRequestKindTexts[row.kind][language] },
    { label: texts.state, cell: ({ row }, language) => texts[row.status][language] },
    { label: texts.handler, cell: ({ handlerFirst }) => handlerFirst ?? '' },
    { label: texts.pieces, cell: ({ row }) => String(row.quantity) },
    { label: texts.budget, cell: ({ row }) => dollarsIn(row.budgetCents) },
    { label: texts.quote, cell: ({ row }) => dollarsIn(row.quotedCents) },
    { label: texts.wished, cell: ({ row }) => row.wishedOn ?? '' },
    { label: texts.wish, cell: ({ row }) => row.note },
  ],
});

export type Hand = { readonly id: number; readonly handlerId: number | null };

/** Assigns several requests, all or none; returns the previous owners. */
export async function handOver(app: App, caller: Caller, hands: readonly Hand[]): Promise<Hand[]> {
  const before = await transact(app, async (inside) => {
    const were: Hand[] = [];
    for (const { id, handlerId } of hands) {
      const found = await getOfficeRequest(inside, id);
      if (!found || found.row.handlerId === handlerId) continue;
      were.push({ id, handlerId: found.row.handlerId });
      await changeRequest(inside, caller, { id, handlerId });
    }
    return were;
  });
  app.live.publish('requests');
  return before;
}
