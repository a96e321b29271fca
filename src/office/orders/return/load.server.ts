import { redirect } from 'react-router';
import { z } from 'zod';
import { optionalText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { caseOfficeTexts } from '#areas/aftercare/office-texts.ts';
import { returnResolutions } from '#areas/aftercare/rules/case-reasons.ts';
import { canTransitionCase, isCaseUndecided, isPromised } from '#areas/aftercare/rules/case-states.ts';
import { approveCancelRequest } from '#areas/aftercare/services/cancel-request.server.ts';
import type { CaseDetails } from '#areas/aftercare/services/case-messages.server.ts';
import {
  approveCase,
  caseForStaff,
  closeCase,
  receiveCase,
  refuseCase,
  requestCaseInfo,
  sendCaseMessage,
} from '#areas/aftercare/services/manage-cases.server.ts';
import { settleCase } from '#areas/aftercare/services/settle.server.ts';
import { requireRole, sellerRoles } from '#areas/orders/services/actions.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import type { Role } from '#site/page.ts';

/** Who decides, who receives parcels, who refunds. */
const returnReceiverRoles: readonly Role[] = ['owner', 'manager', 'stock', 'sales'];
const moneyRoles: readonly Role[] = ['owner', 'manager', 'finance'];
const has = ({ staff }: Caller, roles: readonly Role[]): boolean => roles.some((role) => staff?.roles.includes(role));

export const loader = load(async ({ app, caller, url }) => {
  if (!url.searchParams.has('id')) throw redirect(hrefOf('office-cases'));
  const id = numberFrom(url.searchParams.get('id'));
  const found = id === null || id === undefined ? null : await caseForStaff(app, id);
  if (!found) throw new DomainError('caseNotExist');
  return presentCase(found, caller, app.now());
});
export type OpenCase = Awaited<ReturnType<typeof loader>>;

function presentCase({ one, order, lines, messages, pictures, exchange }: CaseDetails, caller: Caller, now: Date) {
  const { language } = caller;
  const isReturn = one.kind === 'return' || one.kind === 'exchange' || one.kind === 'damage';
  return {
    ...{ id: one.id, number: one.number, kind: one.kind, status: one.status, wants: one.wants },
    reason: one.kind === 'cancel' ? null : one.reason,
    isPromised: isPromised(one.status),
    ...{ settledAs: one.settledAs, feeCents: one.feeCents, backCents: one.backCents },
    ...{ carrier: one.returnCarrier, tracking: one.returnTracking, language: order.language },
    order: {
      ...{ number: order.number, email: order.email, buyer: order.buyerNickName || order.email },
      ...{ isGuest: order.userId === null, isMadeToOrder: order.isMadeToOrder },
    },
    exchange: exchange && { number: exchange.number, totalCents: exchange.totalCents },
    times: timesOf(one, language, now),
    may: {
      approve: has(caller, sellerRoles) && isReturn && canTransitionCase(one.status, 'approved'),
      ask: has(caller, sellerRoles) && canTransitionCase(one.status, 'needs_info'),
      refuse: has(caller, sellerRoles) && canTransitionCase(one.status, 'refused'),
      write: has(caller, sellerRoles),
      grant: has(caller, sellerRoles) && one.kind === 'cancel' && isCaseUndecided(one.status),
      close: has(caller, sellerRoles) && !isReturn && one.kind !== 'cancel' && isCaseUndecided(one.status),
      receive: has(caller, returnReceiverRoles) && isReturn && canTransitionCase(one.status, 'received'),
      settle: has(caller, moneyRoles) && one.status === 'received',
    },
    isWaitingForMoney: one.status === 'received',
    lines: lines.map((line) => ({
      id: line.id,
      name: localizedColumn(line, 'name', language),
      code: line.skuCode,
      image: line.image,
      quantity: line.quantity,
      priceCents: line.priceCents,
      backCents: line.backCents,
      disposition: line.disposition,
      exchange: line.exchangeCode === null ? null : { code: line.exchangeCode, cents: line.exchangeCents ?? 0 },
    })),
    pictures: pictures.map(({ id, small, large, width, height }) => ({ id, small, large, width, height })),
    entries: messages.map((entry) => ({
      id: entry.id,
      author: entry.author,
      by: entry.firstName,
      message: entry.message,
      isNote: entry.isNote,
      at: whenIn(entry.createdAt, language, now),
      dateTime: entry.createdAt.toISOString(),
    })),
  };
}

const timesOf = (one: CaseDetails['one'], language: Language, now: Date) => ({
  asked: whenIn(one.createdAt, language, now),
  approved: one.approvedAt && whenIn(one.approvedAt, language, now),
  received: one.receivedAt && whenIn(one.receivedAt, language, now),
  settled: one.settledAt && whenIn(one.settledAt, language, now),
});

type Work = (app: App, caller: Caller, id: number, form: FormData) => Promise<unknown>;

/** One step of a case, for those who may take it. */
const step =
  (allowed: readonly Role[], work: Work, done: 'saved' | 'sent' = 'saved') =>
  async ({ app, caller, form }: ActionContext) => {
    requireRole(caller, allowed);
    await work(app, caller, readForm(form, z.object({ id: rowId })).id, form);
    return { done: translator(caseOfficeTexts, caller.language)(done) };
  };

const messageIn = (form: FormData): string => readForm(form, z.object({ message: optionalText(4000) })).message;
const dispositionForm = z.object({ fate: z.record(z.string(), z.enum(['restocked', 'written_off'])) });

export const action = actions({
  approve: step(sellerRoles, (app, caller, id, form) => approveCase(app, caller, id, messageIn(form))),
  ask: step(sellerRoles, (app, caller, id, form) => requestCaseInfo(app, caller, id, messageIn(form)), 'sent'),
  refuse: step(sellerRoles, (app, caller, id, form) => refuseCase(app, caller, id, messageIn(form))),
  message: step(sellerRoles, (app, caller, id, form) => sendCaseMessage(app, caller, id, messageIn(form), false), 'sent'),
  note: step(sellerRoles, (app, caller, id, form) => sendCaseMessage(app, caller, id, messageIn(form), true)),
  grant: step(sellerRoles, (app, caller, id, form) => approveCancelRequest(app, caller, id, messageIn(form))),
  close: step(sellerRoles, (app, caller, id, form) => closeCase(app, caller, id, messageIn(form))),
  receive: step(returnReceiverRoles, (app, caller, id, form) => {
    const lines = Object.entries(readForm(form, dispositionForm).fate).map(([line, disposition]) => [Number(line), disposition] as const);
    return receiveCase(app, caller, id, new Map(lines));
  }),
  settle: step(moneyRoles, (app, caller, id, form) =>
    settleCase(app, caller, id, readForm(form, z.object({ as: z.enum(returnResolutions) })).as),
  ),
});
