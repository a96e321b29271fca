import { attachedPictures, ownUploads } from '#areas/content/services/uploads.server.ts';
import { withinLimit } from '#areas/inquiries/services/submit-inquiry.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { requestDuplicateWindowMs, requestReplyLimits } from '../rules/limits.ts';
import { noTaps } from '../rules/picture/region.ts';
import { canCancelRequest, canTransitionRequest, statusAfterMessage } from '../rules/statuses.ts';
import { ticketLines } from '../rules/ticket.ts';
import * as store from '../store/requests.server.ts';
import { emailStaffAboutRequest } from './emails.server.ts';
import { attachRequestPhotos, requestEmailContext } from './requests.server.ts';

export type RequestAccess = { readonly number: string; readonly key: string };

/** A member's request by number, a guest's by key; others do not exist for the caller. */
async function findAccessibleRequest(app: App, caller: Caller, { number, key }: RequestAccess): Promise<store.RequestRow | null> {
  if (key) return store.guestRequest(app.db, number, hashToken(key));
  return caller.shopperId === null ? null : store.ownRequest(app.db, caller.shopperId, number);
}

export async function loadRequestDetail(app: App, row: store.RequestRow, reader: 'shopper' | 'staff') {
  const [messages, pictureRows, stages, ticket] = await Promise.all([
    store.selectRequestMessages(app.db, row.id, reader),
    store.selectRequestPictures(app.db, row.id),
    store.stagesOf(app.db, row.id),
    store.newestTicket(app.db, row.id),
  ]);
  const pictures = await attachedPictures(
    app,
    pictureRows.map(({ uploadId }) => uploadId),
  );
  return {
    row,
    messages,
    pictures: pictureRows.flatMap(({ uploadId, crownX, crownY, tipX, tipY }) => {
      const picture = pictures.get(uploadId);
      return picture ? [{ ...picture, crownX, crownY, tipX, tipY }] : [];
    }),
    stages,
    ticket: ticket && {
      version: ticket.version,
      confirmedAt: ticket.confirmedAt,
      createdAt: ticket.createdAt,
      noteEn: ticket.noteEn,
      noteZh: ticket.noteZh,
      lines: ticketLines({ configuration: ticket.configuration, measurements: measuresIn(ticket.configuration) }),
    },
  };
}
export type RequestDetail = Awaited<ReturnType<typeof loadRequestDetail>>;

/** A ticket stores the measurements with the work, so that an old version stays as it was. */
function measuresIn(configuration: Readonly<Record<string, unknown>>): Record<string, number> {
  const measurements = configuration.measurements;
  if (typeof measurements !== 'object' || measurements === null) return {};
  return Object.fromEntries(Object.entries(measurements).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
}

/** A member opening it has read our answers; by key nothing changes, since mail programs open every link. */
export async function loadOwnRequestDetail(app: App, caller: Caller, access: RequestAccess): Promise<RequestDetail | null> {
  const row = await findAccessibleRequest(app, caller, access);
  if (!row) return null;
  const found = await loadRequestDetail(app, row, 'shopper');
  if (!access.key) await store.markRequestRead(app.db, row.id, app.now());
  return found;
}

async function lockAccessibleRequest(app: App, caller: Caller, access: RequestAccess): Promise<store.RequestRow> {
  const found = await findAccessibleRequest(app, caller, access);
  const row = found && (await store.lockRequest(app.db, found.id));
  if (!row) throw new DomainError('requestNotExist');
  return row;
}

type RequestReply = { readonly message: string; readonly uploadIds: readonly string[] };

/** The request waits for staff again. */
export async function replyToRequest(app: App, caller: Caller, access: RequestAccess, { message, uploadIds }: RequestReply): Promise<void> {
  await withinLimit(app, caller, requestReplyLimits);
  await transact(app, async (inside) => {
    const row = await lockAccessibleRequest(inside, caller, access);
    const now = app.now();
    const last = await store.lastMessage(inside.db, row.id, 'shopper');
    if (last && last.message === message && now.getTime() - last.createdAt.getTime() < requestDuplicateWindowMs) return;
    const uploads = await ownUploads(inside, caller, uploadIds);
    const before = (await store.selectRequestPictures(inside.db, row.id)).length;
    const photos = uploadIds.map((uploadId) => ({ uploadId, taps: noTaps }));
    await attachRequestPhotos(inside, row.id, uploads, photos, before);
    const messageId = await store.insertRequestMessage(inside.db, { requestId: row.id, author: 'shopper', message, createdAt: now });
    await store.updateRequest(inside.db, row.id, { status: statusAfterMessage(row.status), updatedAt: now });
    await emailStaffAboutRequest(inside, requestEmailContext(app, row), 'reply', message, String(messageId));
  });
}

type Terms = { readonly isFinalSaleRead: boolean; readonly quotedCents: number };

/** Accepts the quote after checking the final-sale box. Idempotent. */
export async function acceptQuote(
  app: App,
  caller: Caller,
  access: RequestAccess,
  { isFinalSaleRead, quotedCents }: Terms,
): Promise<store.RequestRow> {
  if (!isFinalSaleRead) throw new DomainError('finalSaleUnread', { field: 'final_sale' });
  return transact(app, async (inside) => {
    const row = await lockAccessibleRequest(inside, caller, access);
    if (row.status === 'accepted') return row;
    if (!canTransitionRequest(row.status, 'accepted')) throw new DomainError('requestMoved');
    if (row.quotedCents !== quotedCents) throw new DomainError('priceChanged');
    const now = app.now();
    const taken = { status: 'accepted', acceptedAt: now, finalSaleAcceptedAt: now, updatedAt: now } as const;
    await store.updateRequest(inside.db, row.id, taken);
    await emailStaffAboutRequest(inside, requestEmailContext(app, row), 'agreed', '', 'price');
    return { ...row, ...taken };
  });
}

/** Confirms exactly this version. */
export async function confirmWorkSheet(app: App, caller: Caller, access: RequestAccess, version: number): Promise<void> {
  await transact(app, async (inside) => {
    const row = await lockAccessibleRequest(inside, caller, access);
    const newest = await store.newestTicket(inside.db, row.id);
    if (newest?.version === version && newest.confirmedAt !== null) return;
    if (!(await store.confirmTicket(inside.db, row.id, version, app.now()))) throw new DomainError('requestMoved');
    await store.updateRequest(inside.db, row.id, { updatedAt: app.now() });
    await emailStaffAboutRequest(inside, requestEmailContext(app, row), 'confirmed', '', `sheet ${version}`);
  });
}

export async function cancelRequest(app: App, caller: Caller, access: RequestAccess): Promise<void> {
  await transact(app, async (inside) => {
    const row = await lockAccessibleRequest(inside, caller, access);
    if (row.status === 'cancelled') return;
    if (!canCancelRequest(row.status)) throw new DomainError('requestMoved');
    await store.updateRequest(inside.db, row.id, { status: 'cancelled', updatedAt: app.now() });
  });
}

/** Gallery consent; can be withdrawn. */
export async function allowGallery(app: App, caller: Caller, access: RequestAccess, isAllowed: boolean): Promise<void> {
  await transact(app, async (inside) => {
    const row = await lockAccessibleRequest(inside, caller, access);
    await store.updateRequest(inside.db, row.id, { mayShowInGallery: isAllowed, updatedAt: app.now() });
  });
}
