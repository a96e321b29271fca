import { createHash, randomBytes } from 'node:crypto';
import { fetchSkuPictures } from '#areas/cart/services/product-snapshots.server.ts';
import { changeInquiry } from '#areas/inquiries/services/office.server.ts';
import { requireStaffId } from '#areas/orders/services/actions.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { refuseFile } from '#platform/http/refusal.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { formatDay } from '#site/days.ts';
import { appointmentEmailTexts } from '../appointment-email-texts.ts';
import { clipDays, isUpcoming, maxClipBytes } from '../rules/appointments.ts';
import { readVideoInfo } from '../rules/video-info.ts';
import { videoFilePath } from '../rules/video-routes.ts';
import * as store from '../store/appointments.server.ts';
import { buildAppointmentCalendar, writeAppointmentEmail } from './appointment-emails.server.ts';
import { clipCode, clipPath, parseAppointmentCode } from './appointment-keys.server.ts';
import { fetchAppointment } from './appointments.server.ts';

/** Attaches a video: checked before it is stored, private, and announced by email. */
export async function attachClip(app: App, caller: Caller, id: number, file: { fileName: string; bytes: Uint8Array }): Promise<void> {
  const staffId = requireStaffId(caller);
  const row = await store.appointmentBy(app.db, { id });
  if (!row) throw new DomainError('appointmentNotExist');
  if (file.bytes.length > maxClipBytes) throw new DomainError('tooLarge');
  const film = readVideoInfo(file.bytes);
  if (!film) throw new DomainError('onlyClips');
  const key = `private/${randomBytes(16).toString('hex')}`;
  await app.ports.storage.put(key, file.bytes, 'video/mp4');
  await transact(app, async (inside) => {
    const now = app.now();
    const uploadId = await store.insertUpload(inside.db, {
      key,
      ownerKind: 'staff',
      ownerId: String(staffId),
      purpose: 'clip',
      fileName: file.fileName.slice(-120) || 'clip.mp4',
      contentType: 'video/mp4',
      bytes: file.bytes.length,
      width: film.width,
      height: film.height,
      sha256: createHash('sha256').update(file.bytes).digest('hex'),
      state: 'ready',
      expiresAt: now,
      finishedAt: now,
      createdAt: now,
    });
    const isClipRequest = row.channel === 'clip' && isUpcoming(row.status);
    const changes = {
      clipUploadId: uploadId,
      clipCodeHash: hashToken(clipCode(app, id)),
      handlerId: staffId,
      updatedAt: now,
      // A video clip request is fulfilled by it.
      ...(isClipRequest ? { status: 'done' as const } : {}),
    };
    await store.setAppointment(inside.db, id, changes);
    await writeAppointmentEmail(inside, { ...row, ...changes }, 'ready');
    if (row.inquiryId !== null) await notifyInquiry(inside, caller, { ...row, inquiryId: row.inquiryId });
    await audit(inside, caller, { action: 'appointment.clip', subject: ['video_appointment', id], after: { upload: uploadId } });
  });
  app.live.publish('appointments');
}

/** The related inquiry gets the link too. */
async function notifyInquiry(inside: App, caller: Caller, row: store.AppointmentRow & { readonly inquiryId: number }): Promise<void> {
  const say = translator(appointmentEmailTexts, row.language);
  const day = formatDay(row.language, later(inside.now(), clipDays * dayMs));
  const answer = say('inInquiry', { link: inside.origin + clipPath(inside, row.id), day });
  await changeInquiry(inside, caller, { id: row.inquiryId, answer, uploadIds: [] });
}

/** By its private link while valid; null otherwise. */
export async function fetchClip(app: App, typed: string | null) {
  const code = parseAppointmentCode(typed);
  const row = code ? await store.appointmentBy(app.db, { codeHash: hashToken(code) }) : null;
  if (!row || row.clipUploadId === null) return null;
  const [upload, goods] = await Promise.all([
    store.selectClipUpload(app.db, row.clipUploadId),
    store.selectAppointmentGoods(app.db, [row.id]),
  ]);
  if (upload && later(upload.createdAt, clipDays * dayMs) < app.now()) return null;
  return upload && { row, upload, goods, code };
}

/** With consent, publishes a copy under its own name. */
export async function publishClip(app: App, caller: Caller, id: number, title: { en: string; zh: string }): Promise<string> {
  requireStaffId(caller);
  const row = await store.appointmentBy(app.db, { id });
  if (!row || row.clipUploadId === null) throw new DomainError('appointmentNotExist');
  if (row.publishAgreedAt === null) throw new DomainError('publishNotAllowed');
  if (row.videoId !== null) throw new DomainError('appointmentMoved');
  const upload = await store.selectClipUpload(app.db, row.clipUploadId);
  const bytes = upload && (await app.ports.storage.read(upload.key));
  const film = bytes && readVideoInfo(bytes);
  if (!upload || !film) throw new DomainError('onlyClips');
  const goods = await store.selectAppointmentGoods(app.db, [id]);
  const [first] = goods;
  const pictures = first ? await fetchSkuPictures(app, [first.skuId]) : new Map<number, string>();
  const poster = first ? pictures.get(first.skuId) : undefined;
  // A video without a product has no poster.
  if (!poster) throw new DomainError('lackParameter', { field: 'sku' });
  const slug = `customer-clip-${row.number.toLowerCase()}`;
  const shown = first ?? { nameEn: slug, nameZh: slug };
  const names = {
    en: title.en.trim() || localizedColumn(shown, 'name', 'en'),
    zh: title.zh.trim() || localizedColumn(shown, 'name', 'zh'),
  };
  await transact(app, async (inside) => {
    const now = app.now();
    const videoId = await store.insertVideo(
      inside.db,
      {
        slug,
        titleEn: names.en,
        titleZh: names.zh,
        url: videoFilePath(slug),
        posterUrl: poster,
        durationMs: film.durationMs,
        width: film.width,
        height: film.height,
        tags: ['customer'],
        publishedAt: now,
        createdAt: now,
        updatedAt: now,
      },
      goods,
    );
    await store.setAppointment(inside.db, id, { videoId, updatedAt: now });
    await audit(inside, caller, {
      action: 'appointment.publish',
      subject: ['video_appointment', id],
      before: { video: null },
      after: { video: slug },
    });
  });
  await app.pageCache.invalidate(['videos']);
  app.live.publish('appointments');
  return slug;
}

export async function clipFile(app: App, request: Request, code: string): Promise<Response> {
  const found = await fetchClip(app, code);
  const bytes = found && (await app.ports.storage.read(found.upload.key));
  return bytes ? part(request, bytes, 'private, no-store') : missing();
}

export async function videoFile(app: App, request: Request, name: string): Promise<Response> {
  const key = /^[\w-]{1,80}$/.test(name) ? await store.publishedKey(app.db, name, app.now()) : null;
  const bytes = key && (await app.ports.storage.read(key));
  return bytes ? part(request, bytes, 'public, max-age=3600') : missing();
}

const missing = (): Response => refuseFile('notFound', { 'cache-control': 'no-store' });

/** Players request ranges; iPhones play nothing without them. */
function part(request: Request, bytes: Uint8Array, cache: string): Response {
  const headers = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'cache-control': cache, 'x-content-type-options': 'nosniff' };
  const range = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (!range || (range[1] === '' && range[2] === '')) return new Response(Buffer.from(bytes), { headers });
  const last = bytes.length - 1;
  const from = range[1] === '' ? Math.max(0, bytes.length - Number(range[2])) : Number(range[1]);
  const to = range[1] === '' || range[2] === '' ? last : Math.min(last, Number(range[2]));
  if (from > to) return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes.length}` } });
  return new Response(Buffer.from(bytes.subarray(from, to + 1)), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${bytes.length}` },
  });
}

export async function calendarDocument(app: App, caller: Caller, url: URL): Promise<Response> {
  try {
    const access = { number: url.searchParams.get('number') ?? '', key: parseAppointmentCode(url.searchParams.get('key')) };
    const row = await fetchAppointment(app, caller, access);
    const text = await buildAppointmentCalendar(app, row, row.status === 'cancelled' ? 'CANCEL' : 'PUBLISH');
    if (!text) return missing();
    const name = `attachment; filename="${row.number}.ics"`;
    return new Response(text, {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': name, 'cache-control': 'private, no-store' },
    });
  } catch (error) {
    if (error instanceof DomainError) return missing();
    throw error;
  }
}
