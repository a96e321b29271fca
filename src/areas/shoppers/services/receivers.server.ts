import { DomainError } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { type AddressDraft, addressFields, addressLocationFields, maxReceivers, type Receiver } from '../rules/address.ts';
import * as store from '../store/receivers.server.ts';
import { checkAddressDraft } from './receiver-wire.server.ts';

/** Metadata of an address; only the server may set that the carrier confirmed it. */
export type ReceiverFlags = { readonly makeDefault?: boolean | undefined; readonly isChecked?: boolean };

const seen = ({ checkedAt, ...row }: store.ReceiverRow): Receiver => ({ ...row, isChecked: checkedAt !== null });

/** Default first. */
export async function listReceivers(app: App, shopperId: number | null, { page, size }: { page: number; size: number }) {
  const userId = known(shopperId);
  const [rows, total] = await Promise.all([
    store.selectReceivers(app.db, userId, { limit: size, offset: (page - 1) * size }),
    store.countReceivers(app.db, userId),
  ]);
  return { receivers: rows.map(seen), total };
}

export async function getReceiver(app: App, shopperId: number | null, id: number): Promise<Receiver> {
  const row = await store.receiverById(app.db, known(shopperId), id);
  if (!row) throw new DomainError('addressNotExist');
  return seen(row);
}

/** Idempotent; the first one becomes the default. */
export async function addReceiver(app: App, shopperId: number | null, typed: AddressDraft, flags: ReceiverFlags = {}): Promise<number> {
  const draft = checkAddressDraft(typed);
  return withShopperLock(app, shopperId, async (inside, userId) => {
    const all = await store.selectReceivers(inside.db, userId, { limit: maxReceivers, offset: 0 });
    const twin = all.find((row) => addressFields.every((field) => row[field] === draft[field]));
    if (!twin && all.length >= maxReceivers) throw new DomainError('addressLimit', { most: maxReceivers });
    const now = app.now();
    const checkedAt = flags.isChecked ? now : null;
    const id = twin?.id ?? (await store.insertReceiver(inside.db, { ...draft, userId, checkedAt, createdAt: now, updatedAt: now }));
    if (flags.makeDefault || !all.some((row) => row.isDefault)) await store.markDefault(inside.db, userId, id);
    return id;
  });
}

/** The carrier's confirmation stays valid while the place is the same. */
export async function updateReceiver(
  app: App,
  shopperId: number | null,
  id: number,
  changes: Partial<AddressDraft>,
  flags: ReceiverFlags = {},
): Promise<void> {
  await withShopperLock(app, shopperId, async (inside, userId) => {
    const row = await store.receiverById(inside.db, userId, id);
    if (!row) throw new DomainError('addressNotExist');
    const draft = checkAddressDraft({ ...row, ...changes });
    const isMoved = addressLocationFields.some((field) => row[field] !== draft[field]);
    const checkedAt = flags.isChecked ? app.now() : isMoved ? null : row.checkedAt;
    await store.updateReceiverRow(inside.db, userId, id, { ...draft, checkedAt, updatedAt: app.now() });
    if (flags.makeDefault) await store.markDefault(inside.db, userId, id);
  });
}

export async function setDefaultReceiver(app: App, shopperId: number | null, id: number): Promise<void> {
  await withShopperLock(app, shopperId, async (inside, userId) => {
    if (!(await store.receiverById(inside.db, userId, id))) throw new DomainError('addressNotExist');
    await store.markDefault(inside.db, userId, id);
  });
}

/** Returns the deleted address for undo; the newest other one becomes the default. */
export async function deleteReceiver(app: App, shopperId: number | null, id: number): Promise<Receiver> {
  return withShopperLock(app, shopperId, async (inside, userId) => {
    const row = await store.deleteReceiverRow(inside.db, userId, id);
    if (!row) throw new DomainError('addressNotExist');
    const next = row.isDefault ? await store.newestReceiver(inside.db, userId) : null;
    if (next !== null) await store.markDefault(inside.db, userId, next);
    return seen(row);
  });
}

/** Serializes changes of a shopper's addresses. */
const withShopperLock = <T>(app: App, shopperId: number | null, work: (inside: App, userId: number) => Promise<T>): Promise<T> =>
  transact(app, async (inside) => {
    const userId = known(shopperId);
    if (!(await store.lockShopper(inside.db, userId))) throw new DomainError('userNotLogin');
    return work(inside, userId);
  });

function known(shopperId: number | null): number {
  if (shopperId === null) throw new DomainError('userNotLogin');
  return shopperId;
}
