import { z } from 'zod';
import { dollarsToCents, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { acceptAndBill, fetchRequestBill } from '#areas/checkout/services/request-bills.server.ts';
import { depositOf } from '#areas/custom/rules/quotes.ts';
import { canCancelRequest, stageNames } from '#areas/custom/rules/statuses.ts';
import { ticketLines } from '#areas/custom/rules/ticket.ts';
import {
  allowGallery,
  cancelRequest,
  confirmWorkSheet,
  loadOwnRequestDetail,
  type RequestAccess,
  type RequestDetail,
  replyToRequest,
} from '#areas/custom/services/conversation.server.ts';
import { inquiryErrorTexts, inquiryReply } from '#areas/inquiries/services/form.server.ts';
import type { Language } from '#kernel/texts.ts';
import { actions, load } from '#platform/load.server.ts';
import { formatDay } from '#site/days.ts';

/** By login, or by the key of the email. */
export const loader = load(async ({ app, caller, url }) => {
  const access = readAccess(url);
  const found = access.number ? await loadOwnRequestDetail(app, caller, access) : null;
  const isSignedIn = caller.shopperId !== null;
  if (!found) return { request: null, isNew: false, isLost: access.number !== '', isSignedIn };
  return {
    request: { ...presentRequest(found, caller.language), bill: await fetchRequestBill(app, found.row.id), sheetPath: url.search },
    isNew: url.searchParams.has('new'),
    isLost: false,
    isSignedIn,
  };
});
export type RequestData = NonNullable<Awaited<ReturnType<typeof loader>>['request']>;

const acceptForm = z.object({ final_sale: z.boolean(), quoted: dollarsToCents() });

export const action = actions(
  {
    async accept({ app, caller, form, url }) {
      const { final_sale: isFinalSaleRead, quoted: quotedCents } = readForm(form, acceptForm);
      await acceptAndBill(app, caller, readAccess(url), { isFinalSaleRead, quotedCents });
      return { done: 'accept' as const };
    },
    async confirm({ app, caller, form, url }) {
      await confirmWorkSheet(app, caller, readAccess(url), readForm(form, z.object({ version: rowId })).version);
      return { done: 'confirm' as const };
    },
    async 'call-off'({ app, caller, url }) {
      await cancelRequest(app, caller, readAccess(url));
      return { done: 'call-off' as const };
    },
    async gallery({ app, caller, form, url }) {
      await allowGallery(app, caller, readAccess(url), readForm(form, z.object({ allow: z.boolean() })).allow);
      return { done: 'gallery' as const };
    },
    async reply({ app, caller, form, url }) {
      const { message, upload_ids: uploadIds } = readForm(form, inquiryReply);
      await replyToRequest(app, caller, readAccess(url), { message, uploadIds });
      return { done: 'reply' as const };
    },
  },
  inquiryErrorTexts,
);

/** Malformed numbers and keys never reach the database. */
function readAccess({ searchParams }: URL): RequestAccess {
  const fitting = (name: string, pattern: RegExp): string => pattern.exec(searchParams.get(name) ?? '')?.[0] ?? '';
  return { number: fitting('number', /^C-\d{6}-\d{3,10}$/), key: fitting('key', /^[\w-]{43}$/) };
}

/** Listed field by field, so that nothing internal reaches the page. */
function presentRequest({ row, messages, pictures, stages, ticket }: RequestDetail, language: Language) {
  const day = (at: Date | null): string | null => (at ? formatDay(language, at) : null);
  const latest = stages.at(-1);
  return {
    number: row.number,
    kind: row.kind,
    status: row.status,
    email: row.email,
    quantity: row.quantity,
    askedOn: day(row.createdAt) ?? '',
    wishedOn: row.wishedOn,
    budgetCents: row.budgetCents,
    note: row.note,
    mayShow: row.mayShowInGallery,
    mayCallOff: canCancelRequest(row.status),
    wish: describeConfiguration(row.configuration, language),
    measures: ticketLines({ configuration: {}, measurements: row.measurements }).map(
      ({ label, value }) => [label[language], value[language]] as const,
    ),
    quote:
      row.quotedCents === null
        ? null
        : {
            cents: row.quotedCents,
            ...depositOf(row.quotedCents, row.depositBp),
            leadDays: row.leadDays ?? 0,
            acceptedOn: day(row.acceptedAt),
            isOpen: row.status === 'quoted',
          },
    sheet: ticket && {
      version: ticket.version,
      confirmedOn: day(ticket.confirmedAt),
      note: language === 'zh' ? ticket.noteZh || ticket.noteEn : ticket.noteEn || ticket.noteZh,
      lines: ticket.lines.map(({ code, label, value, tolerance }) => ({
        code,
        label: label[language],
        value: value[language],
        tolerance: tolerance?.[language] ?? '',
      })),
    },
    packaging: row.kind === 'packaging' ? { configuration: textsOnly(row.configuration) } : null,
    stages:
      stages.length === 0
        ? []
        : stageNames.map((name) => {
            const one = stages.find(({ stage }) => stage === name);
            return {
              name,
              startedOn: day(one?.startedAt ?? null),
              finishedOn: day(one?.finishedAt ?? null),
              note: one?.note ?? '',
              isNow: latest?.stage === name && row.status === 'in_production',
            };
          }),
    pictures: pictures.map(({ id, small, large, width, height }) => ({ id, small, large, width, height })),
    entries: messages.map((message) => ({
      id: message.id,
      isMine: message.author === 'shopper',
      by: message.nickname || message.firstName,
      message: message.message,
      at: message.createdAt,
      isNew: message.author !== 'shopper' && message.readAt === null,
      pictures: [],
    })),
  };
}

const textsOnly = (configuration: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(configuration).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));

function describeConfiguration(configuration: Readonly<Record<string, unknown>>, language: Language): (readonly [string, string])[] {
  return ticketLines({ configuration, measurements: {} }).map(({ label, value }) => [label[language], value[language]] as const);
}
