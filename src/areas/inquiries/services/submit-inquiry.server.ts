import { createHash, createHmac } from 'node:crypto';
import { ownUploads } from '#areas/content/services/uploads.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { normalizeEmail } from '#kernel/email-address.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { countAttempt, type RateLimit } from '#platform/rate-limit.server.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { inquiryDuplicateWindowMs, inquiryEmailLimit, inquiryLimits, isProductInquiry } from '../rules/limits.ts';
import * as store from '../store/submit-inquiry.server.ts';
import { emailStaffAboutInquiry, sendInquiryReceivedEmail } from './emails.server.ts';

type Inquiry = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly phone_number: string;
  readonly kind: string;
  /** The page, where it says more than the kind. */
  readonly page_path?: string;
  readonly items: readonly { readonly sku_id: number; readonly quantity: number }[];
  readonly upload_ids?: readonly string[];
  readonly request_id?: string | undefined;
  readonly answers?: Readonly<Record<string, string>>;
  /** Honeypot. */
  readonly trap?: string;
};
/** The key opens a guest's conversation; members have their own page. */
export type CreatedInquiry = { readonly id: number; readonly number: string; readonly key: string | null };

/** Stores an inquiry once however often it is sent, and emails the asker and staff. */
export async function submitInquiry(app: App, caller: Caller, input: Inquiry): Promise<CreatedInquiry> {
  const email = normalizeEmail(input.email);
  if (email === null) throw new DomainError('badMailbox', { field: 'email' });
  if (isProductInquiry(input.kind) && input.items.length === 0) throw new DomainError('goodsNotChosen', { field: 'items' });
  const items = await itemsOf(app, input.items);
  const keys = sameKeys(app, caller, { ...input, email });
  const before = await store.inquiryByKeys(app.db, keys);
  if (before) return receivedBy(app, caller, before);
  if (!caller.staff) await withinLimit(app, caller, inquiryLimits);
  const isSpam = Boolean(input.trap);
  const mayWrite = !isSpam && (await mayConfirm(app, caller, email));
  const now = app.now();
  const received = await transact(app, async (inside) => {
    const pictures = await ownUploads(inside, caller, input.upload_ids ?? []);
    const id = await store.nextInquiryId(inside.db);
    const number = `Q-${dayOf(now).replaceAll('-', '').slice(2)}-${String(id).padStart(4, '0')}`;
    const isFirst = await store.insertInquiry(inside.db, {
      id,
      number,
      userId: caller.shopperId,
      guestKeyHash: caller.shopperId === null ? hashToken(guestKey(app, id)) : null,
      name: input.name,
      email,
      phoneNumber: input.phone_number,
      kind: input.kind,
      pagePath: input.page_path ?? '',
      message: input.message,
      answers: { ...input.answers },
      language: caller.language,
      status: isSpam ? 'spam' : 'new',
      idempotencyKey: keys[0] ?? null,
      lastMessageAt: now,
      createdAt: now,
      updatedAt: now,
    });
    if (!isFirst) return receivedBy(app, caller, (await store.inquiryByKeys(inside.db, keys)) ?? { id, number });
    await store.insertItems(
      inside.db,
      items.map((item) => ({ ...item, inquiryId: id })),
    );
    await attachInquiryUploads(inside, { inquiryId: id, messageId: null, uploads: pictures });
    const emailData = { id, number, userId: caller.shopperId, name: input.name, email, kind: input.kind, message: input.message };
    if (mayWrite)
      await sendInquiryReceivedEmail(inside, {
        ...emailData,
        language: caller.language,
        key: inquiryGuestKey(app, { id, userId: caller.shopperId }),
      });
    if (caller.staff) await audit(inside, caller, { action: 'inquiry.add', subject: ['inquiry', id], after: { number, kind: input.kind } });
    if (!isSpam && !caller.staff) await emailStaffAboutInquiry(inside, { ...emailData, about: 'inquiry_new' });
    return receivedBy(app, caller, { id, number });
  });
  app.live.publish('inquiries');
  return received;
}

const receivedBy = (app: App, caller: Caller, { id, number }: { id: number; number: string }): CreatedInquiry => ({
  id,
  number,
  key: inquiryGuestKey(app, { id, userId: caller.shopperId }),
});

/** Derived from the row, so that every email can contain the same link although only its hash is stored. */
const guestKey = (app: App, id: number): string => createHmac('sha256', app.secret).update(`inquiry ${id}`).digest('base64url');
export const inquiryGuestKey = (app: App, { id, userId }: { id: number; userId: number | null }): string | null =>
  userId === null ? guestKey(app, id) : null;

type Limits = Readonly<Record<'visitor' | 'shopper', Omit<RateLimit, 'key'>>>;

/** Guests are counted by address, members by account. */
export async function withinLimit(app: App, { shopperId, ip }: Caller, limits: Limits): Promise<void> {
  const limit = shopperId === null ? { ...limits.visitor, key: ip } : { ...limits.shopper, key: String(shopperId) };
  if ((await countAttempt(app, limit)) > limit.max) throw new DomainError('tooMany');
}

/** Limits confirmations per address; the inquiry itself is stored either way. */
async function mayConfirm(app: App, { shopperId }: Caller, email: string): Promise<boolean> {
  return shopperId !== null || (await countAttempt(app, { ...inquiryEmailLimit, key: email })) <= inquiryEmailLimit.max;
}

type Attached = { readonly inquiryId: number; readonly messageId: number | null; readonly uploads: readonly number[] };

/** A picture that belongs to another message is treated as missing. */
export async function attachInquiryUploads(app: App, { inquiryId, messageId, uploads }: Attached): Promise<void> {
  const rows = uploads.map((uploadId, position) => ({ inquiryId, messageId, uploadId, position }));
  if ((await store.insertInquiryPictures(app.db, rows)) < rows.length) throw new DomainError('fileNotExist');
}

/** Idempotency keys for this period and the one before: asked again within it, it is the same inquiry. */
function sameKeys(
  app: App,
  { shopperId, ip }: Caller,
  { email, kind, message, items, upload_ids = [], page_path = '', request_id }: Inquiry,
): string[] {
  // A phone that was offline may come back from another address, hours later.
  if (request_id)
    return [
      createHash('sha256')
        .update(JSON.stringify(['request', email, request_id]))
        .digest('hex'),
    ];
  const span = Math.floor(app.now().getTime() / inquiryDuplicateWindowMs);
  const what = [shopperId === null ? ip : shopperId, email, kind, page_path, message, items, upload_ids];
  return [span, span - 1].map((at) =>
    createHash('sha256')
      .update(JSON.stringify([at, ...what]))
      .digest('hex'),
  );
}

/** Each SKU once, with today's attributes. */
async function itemsOf(app: App, items: Inquiry['items']) {
  if (items.length === 0) return [];
  const quantities = new Map<number, number>();
  for (const { sku_id, quantity } of items) quantities.set(sku_id, Math.min(99_999, (quantities.get(sku_id) ?? 0) + quantity));
  const known = await store.selectSkuAttributes(app.db, [...quantities.keys()]);
  if (known.length < quantities.size) throw new DomainError('goodsNotExist');
  return known.map(({ id, attributes }) => ({ skuId: id, quantity: quantities.get(id) ?? 1, attributes }));
}
