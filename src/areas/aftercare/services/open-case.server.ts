import { createHash } from 'node:crypto';
import type { OrderAccess } from '#areas/checkout/services/order-access.server.ts';
import { ownUploads } from '#areas/content/services/uploads.server.ts';
import { plainText } from '#areas/inquiries/rules/quote.ts';
import { withinLimit } from '#areas/inquiries/services/submit-inquiry.server.ts';
import { lockOrder } from '#areas/orders/services/transitions.server.ts';
import { datedNumber, hourMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { caseLimits, maxCaseMessageLength } from '../rules/case-limits.ts';
import { caseKindFor, isOurFault } from '../rules/case-reasons.ts';
import * as store from '../store/cases.server.ts';
import { writeCaseReceivedEmail, writeCaseStaffEmail } from './case-emails.server.ts';
import { fetchReturnable, quoteReturn, type ReturnRequest } from './return-quote.server.ts';

export type CaseInput = ReturnRequest & {
  readonly message: string;
  readonly uploadIds: readonly string[];
  /** The amount the form showed when sent; any other is shown again first. */
  readonly seenBackCents: number | null;
};
export type OpenedCase = { readonly id: number; readonly number: string };

/** Opens a return, exchange or damage case: checked again under the order's lock, so that no unit is in two cases. */
export async function openCase(app: App, caller: Caller, access: OrderAccess, input: CaseInput): Promise<OpenedCase> {
  const found = await fetchReturnable(app, caller, access);
  const message = plainText(input.message).trim().slice(0, maxCaseMessageLength);
  const idempotencyKey = keyOf(app, found.order.id, input, message);
  const before = await store.caseByKey(app.db, idempotencyKey);
  if (before) return { id: before.id, number: before.number };
  if (isOurFault(input.reason) && input.uploadIds.length === 0) throw new DomainError('photoNeeded', { field: 'upload_ids' });
  await withinLimit(app, caller, caseLimits);
  const opened = await transact(app, async (inside) => {
    await lockOrder(inside, found.order.id);
    const fresh = await fetchReturnable(inside, caller, access);
    const again = await store.caseByKey(inside.db, idempotencyKey);
    if (again) return { id: again.id, number: again.number };
    const quote = await quoteReturn(inside, caller, fresh, input);
    if (input.seenBackCents !== quote.backCents) throw new DomainError('sumsMoved');
    const uploads = await ownUploads(inside, caller, input.uploadIds);
    const now = app.now();
    const id = await store.nextCaseId(inside.db);
    const number = datedNumber('S', now, id);
    const kind = caseKindFor(input.reason, input.resolution);
    await store.insertCase(inside.db, {
      id,
      number,
      orderId: fresh.order.id,
      userId: fresh.order.userId,
      kind,
      reason: input.reason,
      message,
      wants: input.resolution,
      feeCents: quote.feeCents,
      backCents: quote.backCents,
      idempotencyKey,
      createdAt: now,
      updatedAt: now,
    });
    const exchangeFor = new Map(input.lines.map(({ lineId, exchangeSkuId }) => [lineId, exchangeSkuId]));
    await store.insertCaseLines(
      inside.db,
      quote.parts.map(({ lineId, quantity, backCents }) => ({
        caseId: id,
        orderLineId: lineId,
        quantity,
        backCents,
        exchangeSkuId: input.resolution === 'exchange' ? (exchangeFor.get(lineId) ?? null) : null,
      })),
    );
    if ((await store.attachPhotos(inside.db, id, uploads)) < uploads.length) throw new DomainError('fileNotExist');
    if (message) await store.insertCaseMessage(inside.db, { caseId: id, author: 'shopper', message, createdAt: now });
    const emailData = { id, number, kind, feeCents: quote.feeCents, backCents: quote.backCents, order: fresh.order };
    await writeCaseReceivedEmail(inside, emailData);
    await writeCaseStaffEmail(inside, emailData, 'new', message, '');
    return { id, number };
  });
  app.live.publish('cases');
  return opened;
}

/** The same form within an hour is the same case. */
function keyOf(app: App, orderId: number, { reason, resolution, lines, uploadIds }: CaseInput, message: string): string {
  const span = Math.floor(app.now().getTime() / hourMs);
  return createHash('sha256')
    .update(JSON.stringify(['case', span, orderId, reason, resolution, lines, uploadIds, message]))
    .digest('hex');
}
