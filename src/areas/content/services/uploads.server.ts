import { createHash, randomBytes } from 'node:crypto';
import { hourMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { countAttempt } from '#platform/rate-limit.server.ts';
import type { UploadAddress } from '#providers/ports.ts';
import * as rules from '../rules/uploads.ts';
import { refuseUpload } from '../store/site-settings.server.ts';
import * as store from '../store/uploads.server.ts';
import { pictureVariantsOf } from './variants.server.ts';

const anHour = { guest: 20, shopper: 60, staff: 1000 } as const;
const answerers = ['owner', 'manager', 'sales'] as const;

type UploadRequest = { readonly fileName: string; readonly size: number | null; readonly purpose: rules.PurposeName };
type Promised = UploadAddress & { readonly uploadId: string; readonly key: string; readonly expiresAt: Date };

/** Permits one upload. The key is ours and unguessable; bound to type, size and a minute. */
export async function startUpload(app: App, caller: Caller, request: UploadRequest): Promise<Promised> {
  const contentType = rules.typeOfName(request.fileName);
  if (contentType === null) throw new DomainError('onlyImages');
  if (request.size !== null && request.size > rules.maxUploadBytes) throw new DomainError('tooLarge');
  const { isPublic, who } = rules.purposes[request.purpose];
  if (who === 'shopper' && !caller.shopperId) throw new DomainError('userNotLogin');
  if (typeof who === 'object' && !who.some((role) => caller.staff?.roles.includes(role))) throw new DomainError('forbidden');
  const owner = ownerOf(caller);
  const limit = {
    bucket: `upload-${owner.kind}`,
    key: owner.kind === 'guest' ? caller.ip : owner.id,
    max: anHour[owner.kind],
    windowMs: hourMs,
  };
  if ((await countAttempt(app, limit)) > limit.max) throw new DomainError('tooMany');

  const uploadId = randomBytes(16).toString('hex');
  const now = app.now();
  const expiresAt = later(now, rules.uploadStartMs);
  await store.insertPendingUpload(app.db, {
    key: rules.finalKey(uploadId, isPublic),
    ownerKind: owner.kind,
    ownerId: owner.id,
    purpose: request.purpose,
    fileName: rules.displayFileName(request.fileName),
    contentType,
    isPublic,
    expiresAt: later(now, rules.finishMs),
    createdAt: now,
  });
  const key = rules.pendingUploadKey(uploadId);
  const file = { key, contentType, maxBytes: rules.maxUploadBytes, bytes: request.size, expiresAt };
  return { ...(await app.ports.storage.uploadAddress(file, now)), uploadId, key, expiresAt };
}

/** Staff before shopper: an editor who also shops fills the library. */
function ownerOf(caller: Caller): { kind: 'guest' | 'shopper' | 'staff'; id: string } {
  if (caller.staff) return { kind: 'staff', id: String(caller.staff.id) };
  if (caller.shopperId) return { kind: 'shopper', id: String(caller.shopperId) };
  return { kind: 'guest', id: '' };
}

/** A guest's upload belongs to whoever knows its id, so that signing in between works; a member's is private. */
function isOwner(upload: store.Upload, caller: Caller): boolean {
  if (upload.ownerKind === 'guest') return true;
  if (upload.ownerKind === 'shopper') return caller.shopperId !== null && upload.ownerId === String(caller.shopperId);
  return upload.ownerKind === 'staff' && caller.staff !== null && upload.ownerId === String(caller.staff.id);
}

/** Checks the upload, re-encodes it from its pixels and deletes the original. Idempotent. */
export async function processUpload(app: App, caller: Caller, uploadId: string) {
  const upload = await store.uploadNamed(app.db, uploadId);
  if (!upload || !isOwner(upload, caller) || upload.state === 'deleted') throw new DomainError('fileNotExist');
  if (upload.state === 'refused') throw new DomainError('onlyImages');
  if (upload.state !== 'ready') await makeReady(app, upload);
  const ready = await store.uploadNamed(app.db, uploadId);
  if (ready?.state !== 'ready') throw new DomainError('onlyImages');
  return { uploadId, id: ready.id, url: publicUrl(app, ready), width: ready.width ?? 0, height: ready.height ?? 0 };
}

async function makeReady(app: App, upload: store.Upload): Promise<void> {
  const waiting = rules.pendingUploadKey(rules.uploadIdOf(upload.key));
  const size = await app.ports.storage.sizeOf(waiting);
  if (size === null) return stillUnfinished(app, upload);
  // The size is checked before reading: a bucket may contain what our own endpoint would have refused.
  const isTooLarge = size > rules.maxUploadBytes;
  const original = isTooLarge ? null : await app.ports.storage.read(waiting);
  if (!isTooLarge && !original) return stillUnfinished(app, upload);
  const contentType = original && rules.typeOfBytes(original);
  const made = contentType ? await pictureVariantsOf(original).catch(() => null) : null;
  if (!original || !contentType || !made) {
    await app.ports.storage.remove(waiting);
    await refuseUpload(app.db, upload.id, isTooLarge ? 'tooLarge' : 'onlyImages', app.now());
    throw new DomainError(isTooLarge ? 'tooLarge' : 'onlyImages');
  }
  for (const { width, bytes } of made.files) await app.ports.storage.put(rules.variantKey(upload.key, width), bytes, 'image/webp');
  await store.markReady(app.db, upload.id, {
    contentType: 'image/webp',
    bytes: made.files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    sha256: createHash('sha256').update(original).digest('hex'),
    width: made.width,
    height: made.height,
    widths: made.files.map(({ width }) => width),
    at: app.now(),
  });
  await app.ports.storage.remove(waiting);
}

/** Not uploaded yet, or just finished by another request. */
async function stillUnfinished(app: App, upload: store.Upload): Promise<void> {
  const now = await store.uploadNamed(app.db, rules.uploadIdOf(upload.key));
  if (now?.state !== 'ready') throw new DomainError('fileNotExist');
}

const maxWidthOf = ({ variantWidths }: store.Upload): number => Math.max(0, ...variantWidths);
const publicUrl = (app: App, upload: store.Upload): string | null =>
  upload.isPublic ? app.ports.storage.publicAddress(rules.variantKey(upload.key, maxWidthOf(upload))) : null;

/** A short-lived address for its owner and for staff who answer; for others it does not exist. */
export async function signedUploadUrl(
  app: App,
  caller: Caller,
  uploadId: string,
  minWidth: number,
): Promise<{ url: string; expiresAt: Date }> {
  const upload = await store.uploadNamed(app.db, uploadId);
  const isAnswerer = answerers.some((role) => caller.staff?.roles.includes(role));
  if (upload?.state !== 'ready' || !(isAnswerer || isOwner(upload, caller))) throw new DomainError('fileNotExist');
  return { url: await addressOf(app, upload, minWidth), expiresAt: later(app.now(), rules.readMs) };
}

async function addressOf(app: App, upload: store.Upload, minWidth: number): Promise<string> {
  const width = [...upload.variantWidths].sort((a, b) => a - b).find((one) => one >= minWidth) ?? maxWidthOf(upload);
  const key = rules.variantKey(upload.key, width);
  return upload.isPublic
    ? app.ports.storage.publicAddress(key)
    : app.ports.storage.privateAddress(key, later(app.now(), rules.readMs), app.now());
}

export type AttachedPicture = {
  readonly id: number;
  readonly small: string;
  readonly large: string;
  readonly width: number;
  readonly height: number;
};

/** For services that have checked the reader's access. */
export async function attachedPictures(app: App, ids: readonly number[]): Promise<ReadonlyMap<number, AttachedPicture>> {
  const found = ids.length > 0 ? await store.readyUploads(app.db, ids) : [];
  const pictures = found.map(async (upload) => ({
    id: upload.id,
    small: await addressOf(app, upload, 450),
    large: await addressOf(app, upload, 900),
    width: upload.width ?? 900,
    height: upload.height ?? 900,
  }));
  return new Map((await Promise.all(pictures)).map((picture) => [picture.id, picture]));
}

/** The caller's finished public pictures: base address and widths. */
export async function ownPublicPictures(app: App, caller: Caller, uploadIds: readonly string[]) {
  const ids = await ownUploads(app, caller, uploadIds);
  const found = ids.length > 0 ? await store.readyUploads(app.db, ids) : [];
  if (found.some(({ isPublic }) => !isPublic)) throw new DomainError('fileNotExist');
  return ids.flatMap((id) => {
    const upload = found.find((one) => one.id === id);
    if (!upload) return [];
    const base = app.ports.storage.publicAddress(upload.key);
    return [{ id, base, widths: upload.variantWidths, width: upload.width ?? 900, height: upload.height ?? 900 }];
  });
}

/** The caller's finished uploads, for attaching; one of another owner refuses all. */
export async function ownUploads(app: App, caller: Caller, uploadIds: readonly string[]): Promise<number[]> {
  const named = [...new Set(uploadIds)];
  if (named.length > rules.maxUploads) throw new DomainError('tooLarge');
  const found = named.length > 0 ? await store.uploadsNamed(app.db, named) : [];
  const readyUploads = found.filter((upload) => upload.state === 'ready' && isOwner(upload, caller));
  if (readyUploads.length !== named.length) throw new DomainError('fileNotExist');
  return readyUploads.map(({ id }) => id);
}

/** A picture from a plain form, with the same steps and limits. */
export async function uploadFromForm(
  app: App,
  caller: Caller,
  { fileName, bytes }: { fileName: string; bytes: Uint8Array },
): Promise<string> {
  const { key, uploadId } = await startUpload(app, caller, { fileName, size: bytes.length, purpose: 'attachment' });
  await app.ports.storage.put(key, bytes, rules.typeOfName(fileName) ?? 'image/jpeg');
  await processUpload(app, caller, uploadId);
  return uploadId;
}

/** Pixels of finished pictures, preferably small ones. */
export async function pictureBytes(app: App, ids: readonly number[]): Promise<ReadonlyMap<number, Uint8Array>> {
  const found = ids.length > 0 ? await store.readyUploads(app.db, ids) : [];
  const read = found.map(async (upload) => {
    const width = Math.min(...upload.variantWidths);
    return [upload.id, Number.isFinite(width) ? await app.ports.storage.read(rules.variantKey(upload.key, width)) : null] as const;
  });
  return new Map((await Promise.all(read)).flatMap(([id, bytes]) => (bytes ? [[id, bytes] as const] : [])));
}

export async function deleteUnfinishedUploads(app: App): Promise<number> {
  const gone = await store.unfinishedBefore(app.db, app.now(), 200);
  for (const { key } of gone) await app.ports.storage.remove(rules.pendingUploadKey(rules.uploadIdOf(key)));
  await store.markDeleted(
    app.db,
    gone.map(({ id }) => id),
  );
  return gone.length;
}
