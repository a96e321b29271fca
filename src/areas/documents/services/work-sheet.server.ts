import { loadOwnRequestDetail } from '#areas/custom/services/conversation.server.ts';
import { getOfficeRequest } from '#areas/custom/services/office-requests.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { formatDay } from '#site/days.ts';
import { numberFrom } from '#site/list.ts';

const answerers = ['owner', 'manager', 'sales', 'stock'] as const;

/** For its buyer by login or key, and for staff by id. */
export async function workSheet(app: App, caller: Caller, query: URLSearchParams) {
  const id = numberFrom(query.get('id'));
  const isStaff = answerers.some((role) => caller.staff?.roles.includes(role));
  const found =
    isStaff && id !== null
      ? await getOfficeRequest(app, id)
      : await loadOwnRequestDetail(app, caller, {
          number: (query.get('number') ?? '').slice(0, 40),
          key: (query.get('key') ?? '').slice(0, 64),
        });
  if (!found?.ticket) throw new DomainError('requestNotExist');
  const { row, ticket } = found;
  return {
    number: row.number,
    quantity: row.quantity,
    version: ticket.version,
    madeOn: { en: formatDay('en', ticket.createdAt), zh: formatDay('zh', ticket.createdAt) },
    confirmedOn: ticket.confirmedAt && { en: formatDay('en', ticket.confirmedAt), zh: formatDay('zh', ticket.confirmedAt) },
    note: { en: ticket.noteEn, zh: ticket.noteZh },
    lines: ticket.lines,
    kind: row.kind,
    configuration: Object.fromEntries(
      Object.entries(row.configuration).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    ),
    logo: row.kind === 'packaging' ? (found.pictures[0]?.large ?? null) : null,
  };
}

export type WorkSheet = Awaited<ReturnType<typeof workSheet>>;
