import { dayOf, hourMs } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { mailbox } from '#kernel/mailbox.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { countAttempt } from '#platform/attempts.server.ts';
import * as store from './store.server.ts';

type Inquiry = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly phone_number: string;
  readonly kind: string;
  /** Where it was asked, where that says more than the kind. */
  readonly page_path?: string;
  readonly items: readonly { readonly sku_id: number; readonly quantity: number }[];
};

const visitorsEachHour = 5;

/** Writes down what somebody asks. Visitors may ask a few times an hour; who is logged in is known and may ask more. */
export async function addInquiry(app: App, caller: Caller, asked: Inquiry): Promise<{ id: number }> {
  const email = mailbox(asked.email);
  if (email === null) throw new Refused('badMailbox', { field: 'email' });
  const items = await itemsOf(app, asked.items);
  if (caller.shopperId === null) {
    const limit = { bucket: 'inquiry-address', key: caller.ip, most: visitorsEachHour, windowMs: hourMs };
    if ((await countAttempt(app, limit)) > limit.most) throw new Refused('tooMany');
  }
  const now = app.now();
  return transact(app, async ({ db }) => {
    const id = await store.nextInquiryId(db);
    await store.insertInquiry(db, {
      id,
      number: `Q-${dayOf(now).replaceAll('-', '').slice(2)}-${String(id).padStart(4, '0')}`,
      userId: caller.shopperId,
      name: asked.name,
      email,
      phoneNumber: asked.phone_number,
      kind: asked.kind,
      pagePath: asked.page_path ?? '',
      message: asked.message,
      language: caller.language,
      lastMessageAt: now,
      createdAt: now,
      updatedAt: now,
    });
    await store.insertItems(
      db,
      items.map((item) => ({ ...item, inquiryId: id })),
    );
    return { id };
  });
}

/** Each SKU once, with the properties it has today. */
async function itemsOf(app: App, items: Inquiry['items']) {
  if (items.length === 0) return [];
  const quantities = new Map<number, number>();
  for (const { sku_id, quantity } of items) quantities.set(sku_id, Math.min(99_999, (quantities.get(sku_id) ?? 0) + quantity));
  const known = await store.attributesOf(app.db, [...quantities.keys()]);
  if (known.length < quantities.size) throw new Refused('goodsNotExist');
  return known.map(({ id, attributes }) => ({ skuId: id, quantity: quantities.get(id) ?? 1, attributes }));
}
