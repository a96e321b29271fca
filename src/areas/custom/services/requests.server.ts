import { createHash, createHmac } from 'node:crypto';
import { ownUploads } from '#areas/content/services/uploads.server.ts';
import { withinLimit } from '#areas/inquiries/services/submit-inquiry.server.ts';
import { datedNumber } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { countAttempt } from '#platform/rate-limit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { openLimits, requestDuplicateWindowMs, requestEmailLimit } from '../rules/limits.ts';
import type { RequestKind } from '../rules/statuses.ts';
import * as store from '../store/requests.server.ts';
import { emailStaffAboutRequest, type RequestEmailContext, sendRequestReceivedEmail } from './emails.server.ts';
import type { RequestPhoto } from './pictures.server.ts';

export type NewRequestInput = {
  readonly kind: RequestKind;
  readonly email: string;
  readonly name?: string;
  readonly phoneNumber?: string;
  readonly configuration: Readonly<Record<string, unknown>>;
  readonly measurements?: Readonly<Record<string, number>>;
  readonly detected?: Readonly<Record<string, unknown>>;
  readonly note: string;
  readonly budgetCents?: number | null;
  readonly wishedOn?: string | null;
  readonly quantity?: number;
  readonly galleryImageId?: number | null;
  readonly photos: readonly RequestPhoto[];
  readonly mayShowInGallery?: boolean;
  /** Honeypot. */
  readonly trap?: string;
};
/** The key opens a guest's request; members sign in. */
export type CreatedRequest = { readonly id: number; readonly number: string; readonly key: string | null };

/** Stores a request once however often it is sent, and emails the shopper and staff. */
export async function createRequest(app: App, caller: Caller, input: NewRequestInput): Promise<CreatedRequest> {
  const email = normalizeEmail(input.email);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  const keys = sameKeys(app, caller, { ...input, email });
  const before = await store.openedBefore(app.db, keys);
  if (before) return openedBy(app, before);
  if (!caller.staff) await withinLimit(app, caller, openLimits);
  const mayWrite =
    !input.trap && (caller.shopperId !== null || (await countAttempt(app, { ...requestEmailLimit, key: email })) <= requestEmailLimit.max);
  const now = app.now();
  return transact(app, async (inside) => {
    const uploads = await Promise.all(input.photos.map(({ uploadId }) => ownUploads(inside, caller, [uploadId]).then(([id]) => id ?? 0)));
    const id = await store.nextRequestId(inside.db);
    const number = datedNumber('C', now, id);
    const name = input.name?.trim() || (email.split('@')[0] ?? email);
    const isFirst = await store.insertRequest(inside.db, {
      id,
      number,
      kind: input.kind,
      userId: caller.shopperId,
      guestKeyHash: caller.shopperId === null ? hashToken(guestKey(app, id)) : null,
      name,
      email,
      phoneNumber: input.phoneNumber ?? '',
      language: caller.language,
      status: input.trap ? 'declined' : 'new',
      configuration: { ...input.configuration },
      measurements: { ...input.measurements },
      detected: { ...input.detected },
      note: input.note,
      budgetCents: input.budgetCents ?? null,
      wishedOn: input.wishedOn ?? null,
      quantity: input.quantity ?? 1,
      galleryImageId: input.galleryImageId ?? null,
      mayShowInGallery: input.mayShowInGallery ?? false,
      idempotencyKey: keys[0] ?? null,
      createdAt: now,
      updatedAt: now,
    });
    if (!isFirst) return openedBy(app, (await store.openedBefore(inside.db, keys)) ?? { id, number, userId: caller.shopperId });
    await attachRequestPhotos(inside, id, uploads, input.photos);
    const emailContext: RequestEmailContext = {
      id,
      number,
      kind: input.kind,
      name,
      email,
      language: caller.language,
      key: requestGuestKey(app, { id, userId: caller.shopperId }),
    };
    if (mayWrite) await sendRequestReceivedEmail(inside, emailContext, input.note);
    if (!input.trap && !caller.staff) await emailStaffAboutRequest(inside, emailContext, 'new', input.note);
    if (caller.staff)
      await audit(inside, caller, { action: 'request.add', subject: ['custom_request', id], after: { number, kind: input.kind } });
    return { id, number, key: emailContext.key };
  });
}

/** A photo that belongs to another request is treated as missing. */
export async function attachRequestPhotos(
  app: App,
  requestId: number,
  uploads: readonly number[],
  photos: readonly RequestPhoto[],
  from = 0,
): Promise<void> {
  const rows = uploads.map((uploadId, index) => ({
    requestId,
    uploadId,
    crownX: photos[index]?.taps.crown?.x ?? null,
    crownY: photos[index]?.taps.crown?.y ?? null,
    tipX: photos[index]?.taps.tip?.x ?? null,
    tipY: photos[index]?.taps.tip?.y ?? null,
    position: from + index,
  }));
  if ((await store.insertRequestPictures(app.db, rows)) < rows.length) throw new DomainError('fileNotExist');
}

/** Derived from the row, so that every email can contain the same link although only its hash is stored. */
const guestKey = (app: App, id: number): string => createHmac('sha256', app.secret).update(`custom request ${id}`).digest('base64url');
export const requestGuestKey = (app: App, { id, userId }: { id: number; userId: number | null }): string | null =>
  userId === null ? guestKey(app, id) : null;

const openedBy = (app: App, row: Pick<store.RequestRow, 'id' | 'number' | 'userId'>): CreatedRequest => ({
  id: row.id,
  number: row.number,
  key: requestGuestKey(app, row),
});

export const requestEmailContext = (app: App, row: store.RequestRow): RequestEmailContext => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  name: row.name,
  email: row.email,
  language: row.language,
  key: requestGuestKey(app, row),
});

/** Idempotency keys for this period and the one before: sent again within it, it is the same request. */
function sameKeys(
  app: App,
  { shopperId, ip }: Caller,
  { email, kind, note, configuration, photos, galleryImageId }: NewRequestInput,
): string[] {
  const span = Math.floor(app.now().getTime() / requestDuplicateWindowMs);
  const what = [shopperId ?? ip, email, kind, note, configuration, photos.map(({ uploadId }) => uploadId), galleryImageId ?? 0];
  return [span, span - 1].map((at) =>
    createHash('sha256')
      .update(JSON.stringify(['custom request', at, ...what]))
      .digest('hex'),
  );
}
