import { data } from 'react-router';
import { z } from 'zod';
import { requiredText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { canSendReturn, canTransitionCase, isCaseClosed, isPromised } from '#areas/aftercare/rules/case-states.ts';
import { fetchCompanyContact } from '#areas/aftercare/services/case-emails.server.ts';
import {
  type CaseAccess,
  type CaseDetails,
  ownCase,
  recordReturnShipment,
  replyToCase,
  withdrawCase,
} from '#areas/aftercare/services/case-messages.server.ts';
import { parseOrderKey } from '#areas/checkout/services/order-access.server.ts';
import { inquiryErrorTexts, inquiryReply } from '#areas/inquiries/services/form.server.ts';
import { trackingUrl } from '#areas/orders/rules/carriers.ts';
import { isUnpaidStatus } from '#areas/orders/rules/status.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { actions, load } from '#platform/load.server.ts';
import { formatDay, formatShortDay } from '#site/days.ts';

/** Malformed numbers and keys never reach the database. */
export const readCaseQuery = (url: URL): CaseAccess => ({
  number: /^S-\d{6}-\d{3,10}$/.exec(url.searchParams.get('number') ?? '')?.[0] ?? '',
  key: parseOrderKey(url),
});

/** By login, or by the order's guest key. */
export const loader = load(async ({ app, caller, url }) => {
  const access = readCaseQuery(url);
  const found = await ownCase(app, caller, access).catch((error: unknown) => {
    if (error instanceof DomainError && error.why === 'caseNotExist') return null;
    throw error;
  });
  if (!found) return data({ ...nothing, isSignedIn: caller.shopperId !== null }, { status: access.number === '' ? 200 : 404 });
  const company = await fetchCompanyContact(app, caller.language);
  return data({
    one: presentCase(found, caller.language),
    company: company && { name: company.name, address: company.address },
    search: `?${new URLSearchParams({ number: access.number, ...(access.key === null ? {} : { key: access.key }) })}`,
    isNew: url.searchParams.has('new'),
    isSignedIn: caller.shopperId !== null,
  });
});
const nothing = { one: null, company: null, search: '', isNew: false } as const;

/** Listed field by field, so that nothing internal reaches the page. */
export function presentCase({ one, order, lines, messages, pictures, exchange }: CaseDetails, language: Language) {
  const day = (at: Date | null): string | null => (at ? formatShortDay(language, at) : null);
  return {
    number: one.number,
    orderNumber: order.number,
    isGuest: order.userId === null,
    email: order.email,
    kind: one.kind,
    status: one.status,
    // Cancellation requests have free text instead of a reason.
    reason: one.kind === 'cancel' ? null : one.reason,
    wants: one.wants,
    settledAs: one.settledAs,
    feeCents: isPromised(one.status) ? one.feeCents : 0,
    backCents: isPromised(one.status) ? one.backCents : 0,
    askedOn: formatDay(language, one.createdAt),
    /** Dates of the steps. */
    days: { asked: day(one.createdAt), approved: day(one.approvedAt), received: day(one.receivedAt), settled: day(one.settledAt) },
    carrier: one.returnCarrier,
    tracking: one.returnTracking,
    trackingUrl: one.returnTracking === '' ? null : trackingUrl(one.returnCarrier, one.returnTracking),
    exchangeNumber: one.settledAs === 'exchange' ? (exchange?.number ?? null) : null,
    ...leftOf(one, exchange),
    mayWithdraw: canTransitionCase(one.status, 'withdrawn'),
    maySend: canSendReturn(one.status),
    isOver: isCaseClosed(one.status),
    lines: lines.map((line) => ({
      id: line.id,
      name: localizedColumn(line, 'name', language),
      code: line.skuCode,
      image: line.image,
      quantity: line.quantity,
      exchangeFor:
        line.exchangeEn === null ? null : localizedColumn({ nameEn: line.exchangeEn, nameZh: line.exchangeZh ?? '' }, 'name', language),
    })),
    pictures: pictures.map(({ id, small, large, width, height }) => ({ id, small, large, width, height })),
    entries: messages.map((message) => ({
      id: message.id,
      isMine: message.author === 'shopper',
      by: message.firstName,
      message: message.message,
      at: message.createdAt,
      isNew: message.author !== 'shopper' && message.readAt === null,
      pictures: [],
    })),
  };
}

/** For an exchange: the credit returned, and what its order still costs. */
function leftOf({ settledAs, backCents }: CaseDetails['one'], exchange: CaseDetails['exchange']) {
  if (settledAs !== 'exchange' || !exchange) return { overCents: 0, dueCents: 0 };
  const isOpen = isUnpaidStatus(exchange.status);
  return { overCents: Math.max(0, backCents - exchange.discountCents), dueCents: isOpen ? exchange.totalCents : 0 };
}
export type CasePageData = ReturnType<typeof presentCase>;

const shipment = z.object({ carrier: requiredText(60), tracking: requiredText(60) });

export const action = actions(
  {
    async sent({ app, caller, form, url }) {
      await recordReturnShipment(app, caller, readCaseQuery(url), readForm(form, shipment));
      return { done: 'sent' as const };
    },
    async withdraw({ app, caller, url }) {
      await withdrawCase(app, caller, readCaseQuery(url));
      return { done: 'withdraw' as const };
    },
    async reply({ app, caller, form, url }) {
      const { message, upload_ids: uploadIds } = readForm(form, inquiryReply);
      await replyToCase(app, caller, readCaseQuery(url), { message, uploadIds });
      return { done: 'reply' as const };
    },
  },
  inquiryErrorTexts,
);
