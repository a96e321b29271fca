import { redirect } from 'react-router';
import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { purchaseTexts } from '#areas/purchasing/purchase-texts.ts';
import { canDoPurchaseAction, outstandingQuantity, purchaseList } from '#areas/purchasing/rules/states.ts';
import { proposalFor } from '#areas/purchasing/services/proposal.server.ts';
import {
  draftPurchase,
  purchaseCounts,
  purchaseOf,
  purchasesOf,
  rewritePurchase,
  transitionPurchase,
  vendorsOf,
} from '#areas/purchasing/services/purchases.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { calendarDayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { cents, dollars, plainAmount } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';
import { readPurchaseDraft } from './form.server.ts';

/** The list; with id one order, with new a form, with days a form filled by the proposal. */
export const loader = load(async ({ app, caller, url }) => {
  const id = numberFrom(url.searchParams.get('id'));
  if (id !== null)
    return {
      kind: 'one' as const,
      done: doneIn(url, caller.language),
      vendors: await vendors(app, caller.language),
      one: await oneOf(app, caller.language, id),
    };
  if (url.searchParams.has('new')) return newOf(app, caller, url);
  const [counts, list, known] = await Promise.all([
    purchaseCounts(app),
    loadListPage({ app, caller, url }, purchaseList, async (chosen, page) => {
      const { rows, total } = await purchasesOf(app, chosen, page);
      return { rows: rows.map((row) => presentPurchase(app, row, caller.language)), total };
    }),
    vendors(app, caller.language),
  ]);
  return { kind: 'list' as const, counts, list, vendors: known };
});

/** What was just done to a new order, from the redirect's address. */
function doneIn(url: URL, language: Language): string | null {
  const done = (['saved', 'wasSent', 'wasMailed'] as const).find((name) => name === url.searchParams.get('done'));
  return done === undefined ? null : translator(purchaseTexts, language)(done);
}

type Loaded = Awaited<ReturnType<typeof loader>>;
export type PurchaseListData = Extract<Loaded, { kind: 'list' }>;
export type NewPurchase = Extract<Loaded, { kind: 'new' }>;
export type OnePurchase = Extract<Loaded, { kind: 'one' }>['one'];
export type ListedPurchase = ReturnType<typeof presentPurchase>;

const vendors = async (app: App, language: Language) =>
  (await vendorsOf(app)).map((row) => ({ value: row.id, label: localizedColumn(row, 'name', language) }));

function presentPurchase(app: App, row: Awaited<ReturnType<typeof purchasesOf>>['rows'][number], language: Language) {
  const isOpen = canDoPurchaseAction('receive', row.status);
  return {
    ...{ id: row.id, number: row.number, status: row.status, ordered: row.ordered, received: row.received },
    vendor: localizedColumn(row, 'vendor', language),
    total: dollars(cents(row.totalCents)),
    expectedOn: row.expectedOn && calendarDayIn(row.expectedOn, language),
    isLate: isOpen && row.expectedOn !== null && row.expectedOn < dayOf(app.now()),
    by: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
    at: whenIn(row.createdAt, language, app.now()),
    dateTime: row.createdAt.toISOString(),
  };
}

async function oneOf(app: App, language: Language, id: number) {
  const { row, lines, receipts, vendor } = await purchaseOf(app, id);
  return {
    ...{ id: row.id, number: row.number, status: row.status, vendorId: row.vendorId, expectedOn: row.expectedOn, note: row.note },
    total: dollars(cents(row.totalCents)),
    sentAt: row.sentAt && whenIn(row.sentAt, language, app.now()),
    dueOn: row.expectedOn && calendarDayIn(row.expectedOn, language),
    madeAt: whenIn(row.createdAt, language, app.now()),
    vendor: vendor && {
      name: localizedColumn(vendor, 'name', language),
      contact: vendor.contact,
      email: vendor.email,
      phone: vendor.phoneNumber,
    },
    may: {
      edit: canDoPurchaseAction('edit', row.status),
      send: canDoPurchaseAction('send', row.status),
      receive: canDoPurchaseAction('receive', row.status),
    },
    ends: { cancel: canDoPurchaseAction('cancel', row.status), close: canDoPurchaseAction('close', row.status) },
    lines: lines.map((line) => ({
      ...{
        id: line.id,
        code: line.code ?? '',
        lot: line.rawLot,
        quantity: line.quantity,
        received: line.receivedQuantity,
        left: outstandingQuantity(line),
      },
      name: line.rawLot || localizedColumn({ nameEn: line.nameEn ?? '', nameZh: line.nameZh ?? '' }, 'name', language),
      cost: plainAmount(line.unitCostCents),
      sum: dollars(cents(line.quantity * line.unitCostCents)),
      why: '',
    })),
    receipts: receipts.map((receipt) => ({
      ...{ id: receipt.id, note: receipt.note, pieces: receipt.pieces, amount: dollars(cents(receipt.costCents)) },
      by: `${receipt.firstName ?? ''} ${receipt.lastName ?? ''}`.trim(),
      at: whenIn(receipt.receivedAt, language, app.now()),
      dateTime: receipt.receivedAt.toISOString(),
    })),
  };
}

async function newOf(app: App, { language }: Caller, url: URL) {
  const say = translator(purchaseTexts, language);
  const days = Math.min(365, numberFrom(url.searchParams.get('days')) ?? 0);
  const vendorId = numberFrom(url.searchParams.get('vendor'));
  const proposed = days > 0 ? await proposalFor(app, { days, vendorId }) : [];
  return {
    kind: 'new' as const,
    days,
    vendorId,
    vendors: await vendors(app, language),
    lines: proposed.map((row) => ({
      ...{
        code: row.code,
        lot: '',
        quantity: row.pieces,
        name: localizedColumn(row, 'name', language),
        cost: plainAmount(row.unitCostCents),
      },
      why: say('whyCover', { free: row.free, coming: row.coming, sold: row.sold30 }),
    })),
  };
}

async function saved({ app, caller, form }: ActionContext, isSent: boolean) {
  const { id, draft } = readPurchaseDraft(form);
  const savedId = id ?? (await draftPurchase(app, caller, draft)).id;
  if (id !== null) await rewritePurchase(app, caller, id, draft);
  const isMailed = isSent && (await transitionPurchase(app, caller, savedId, 'send'));
  const done = !isSent ? 'saved' : isMailed ? 'wasMailed' : 'wasSent';
  if (id === null) throw redirect(`${hrefOf('office-stock-order')}?${new URLSearchParams({ id: String(savedId), done })}`);
  return { done: translator(purchaseTexts, caller.language)(done) };
}

const moveBy =
  (step: 'send' | 'cancel' | 'close', done: 'wasSent' | 'wasCancelled' | 'wasClosed') =>
  async ({ app, caller, form }: ActionContext) => {
    const isMailed = await transitionPurchase(app, caller, readForm(form, z.object({ id: rowId })).id, step);
    return { done: translator(purchaseTexts, caller.language)(isMailed ? 'wasMailed' : done) };
  };

/** Saves a draft, sends, cancels or closes. */
export const action = actions({
  save: (visit) => saved(visit, false),
  'save-send': (visit) => saved(visit, true),
  send: moveBy('send', 'wasSent'),
  cancel: moveBy('cancel', 'wasCancelled'),
  close: moveBy('close', 'wasClosed'),
});
