import { isOrderOwner } from '#areas/checkout/services/guest-key.server.ts';
import { attachedPictures, ownUploads } from '#areas/content/services/uploads.server.ts';
import { plainText } from '#areas/inquiries/rules/quote.ts';
import { withinLimit } from '#areas/inquiries/services/submit-inquiry.server.ts';
import { findOrder } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { caseDuplicateWindowMs, caseReplyLimits, maxCaseMessageLength, maxCasePhotos } from '../rules/case-limits.ts';
import { caseStatesBefore, isCaseClosed } from '../rules/case-states.ts';
import * as store from '../store/cases.server.ts';
import { caseOfExchange } from '../store/exchanges.server.ts';
import { type CaseEmailData, writeCaseStaffEmail } from './case-emails.server.ts';
import { closeCancelRequest } from './close-cancel-request.server.ts';
import { freeExchange } from './exchange-hold.server.ts';

/** The case, and a guest's order key. */
export type CaseAccess = { readonly number: string; readonly key: string | null };

/** Other customers' cases are answered like ones that do not exist. */
async function fetchAccessibleCase(app: App, caller: Caller, { number, key }: CaseAccess) {
  const found = await store.caseNumbered(app.db, number);
  if (!found || !isOrderOwner(found.order, caller, key)) throw new DomainError('caseNotExist');
  return found;
}

export async function loadCaseDetails(app: App, one: store.CaseRow, reader: 'shopper' | 'staff') {
  const [order, lines, messages, photos, exchange] = await Promise.all([
    findOrder(app, { id: one.orderId }),
    store.linesOfCase(app.db, one.id),
    store.selectCaseMessages(app.db, one.id, reader),
    store.selectCasePhotos(app.db, one.id),
    one.exchangeOrderId === null ? null : findOrder(app, { id: one.exchangeOrderId }),
  ]);
  if (!order) throw new DomainError('orderNotExist');
  const ids = photos.map(({ uploadId }) => uploadId);
  const pictures = await attachedPictures(app, ids);
  return { one, order, lines, messages, exchange, pictures: ids.flatMap((id) => pictures.get(id) ?? []) };
}
export type CaseDetails = Awaited<ReturnType<typeof loadCaseDetails>>;

/** A member opening it has read our answers; by key nothing changes, since mail programs open every link. */
export async function ownCase(app: App, caller: Caller, access: CaseAccess): Promise<CaseDetails> {
  const { one } = await fetchAccessibleCase(app, caller, access);
  const found = await loadCaseDetails(app, one, 'shopper');
  if (found.order.userId !== null) await store.markCaseMessagesRead(app.db, one.id, app.now());
  return found;
}

export async function loadCaseEmailData(app: App, one: store.CaseRow): Promise<CaseEmailData> {
  const order = await findOrder(app, { id: one.orderId });
  if (!order) throw new DomainError('orderNotExist');
  return { ...one, order };
}

type CaseReply = { readonly message: string; readonly uploadIds: readonly string[] };

/** A reply with optional photos; the case waits for staff again. */
export async function replyToCase(app: App, caller: Caller, access: CaseAccess, { message: typed, uploadIds }: CaseReply): Promise<void> {
  const message = plainText(typed).slice(0, maxCaseMessageLength);
  if (message === '') throw new DomainError('lackParameter', { field: 'message' });
  await withinLimit(app, caller, caseReplyLimits);
  const { one } = await fetchAccessibleCase(app, caller, access);
  if (isCaseClosed(one.status)) throw new DomainError('caseMoved');
  await transact(app, async (inside) => {
    const now = app.now();
    const last = await store.selectLastCaseMessage(inside.db, one.id, 'shopper');
    if (last?.message === message && now.getTime() - last.createdAt.getTime() < caseDuplicateWindowMs) return;
    const uploads = await ownUploads(inside, caller, uploadIds);
    const before = (await store.selectCasePhotos(inside.db, one.id)).length;
    if (before + uploads.length > maxCasePhotos) throw new DomainError('tooLarge');
    if ((await store.attachPhotos(inside.db, one.id, uploads, before)) < uploads.length) throw new DomainError('fileNotExist');
    const messageId = await store.insertCaseMessage(inside.db, { caseId: one.id, author: 'shopper', message, createdAt: now });
    await store.transitionCase(inside.db, one.id, ['needs_info'], { status: 'asked', updatedAt: now });
    await writeCaseStaffEmail(inside, await loadCaseEmailData(inside, one), 'reply', message, String(messageId));
  });
  app.live.publish('cases');
}

/** Carrier and tracking number, correctable until received. */
export async function recordReturnShipment(
  app: App,
  caller: Caller,
  access: CaseAccess,
  { carrier, tracking }: { carrier: string; tracking: string },
): Promise<void> {
  const [returnCarrier, returnTracking] = [plainText(carrier).slice(0, 60), plainText(tracking).slice(0, 60)];
  if (returnCarrier === '') throw new DomainError('lackParameter', { field: 'carrier' });
  if (!/^[\w -]{4,60}$/.test(returnTracking)) throw new DomainError('badValue', { field: 'tracking' });
  const { one } = await fetchAccessibleCase(app, caller, access);
  const changes = { status: 'on_the_way', returnCarrier, returnTracking, updatedAt: app.now() } as const;
  if (!(await store.transitionCase(app.db, one.id, ['approved', 'on_the_way'], changes))) throw new DomainError('caseMoved');
  app.live.publish('cases');
}

/** Withdrawal while nothing was sent; idempotent. */
export async function withdrawCase(app: App, caller: Caller, access: CaseAccess): Promise<void> {
  const { one, order } = await fetchAccessibleCase(app, caller, access);
  if (one.status === 'withdrawn') return;
  const from = one.kind === 'cancel' ? (['asked', 'needs_info'] as const) : caseStatesBefore('withdrawn');
  await transact(app, async (inside) => {
    const gone = await store.transitionCase(inside.db, one.id, from, { status: 'withdrawn', updatedAt: app.now() });
    if (!gone) throw new DomainError('caseMoved');
    await closeCancelRequest(inside, gone, { actor: order.userId === null ? 'guest' : 'shopper' });
    await freeExchange(inside, one.id);
  });
  app.live.publish('cases', 'orders', 'stock');
}

export const exchangeCaseOf = (app: App, orderId: number): Promise<string | null> => caseOfExchange(app.db, orderId);
