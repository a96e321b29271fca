import { ownUploads } from '#areas/content/services/uploads.server.ts';
import { dayMs, dayOf, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { monthOf } from '../rules/months.ts';
import * as store from '../store/entries.server.ts';

export type LedgerEntryInput = {
  readonly kind: store.EntryKind;
  readonly categoryId: number;
  readonly amountCents: number;
  readonly bookedOn: string;
  readonly party: string;
  readonly method: string;
  readonly reference: string;
  readonly note: string;
  readonly uploadIds: readonly string[];
  /** Idempotency key of the form. */
  readonly key: string;
};

export const listHeadings = (app: App, kind: store.EntryKind) => store.headingRowsOf(app.db, kind);

/** Sending the same form again returns the same entry. */
export const recordEntry = (app: App, caller: Caller, typed: LedgerEntryInput): Promise<{ id: number; isNew: boolean }> =>
  transact(app, async (inside) => {
    await checkHeading(inside, typed);
    await checkDay(inside, typed.bookedOn);
    const [uploadId = null] = await ownUploads(inside, caller, typed.uploadIds.slice(0, 1));
    const { uploadIds: _, key, ...row } = typed;
    const booked = await store.insertManualEntry(inside.db, { ...row, ...signed(inside, caller), uploadId, idempotencyKey: key });
    if (booked.isNew) await note(inside, caller, 'book', booked.id, null, row);
    return booked;
  });

/** Reverses an entry: on the same day while its month is open, else today. */
export const reverseEntry = (app: App, caller: Caller, reversal: { id: number; kind: store.EntryKind; reason: string }): Promise<number> =>
  transact(app, async (inside) => {
    const old = await typedEntry(inside, reversal.id);
    if (old.kind !== reversal.kind) throw new DomainError('entryNotExist');
    return counterInside(inside, caller, reversal.id, reversal.reason);
  });

/** Corrects an entry: reversal and correct entry, both or none. */
export const correctEntry = (app: App, caller: Caller, id: number, typed: LedgerEntryInput): Promise<{ id: number }> =>
  transact(app, async (inside) => {
    const old = await typedEntry(inside, id);
    if (old.kind !== typed.kind) throw new DomainError('entryNotExist');
    const isRepeated = (await store.reversalIdOfEntry(inside.db, id)) !== null;
    // A repeated form finds both entries already written.
    if (!isRepeated) await counterInside(inside, caller, id, typed.note);
    const booked = await recordEntry(inside, caller, typed);
    if (isRepeated && booked.isNew) throw new DomainError('entryCountered');
    return { id: booked.id };
  });

async function counterInside(inside: App, caller: Caller, id: number, reason: string): Promise<number> {
  const old = await typedEntry(inside, id);
  const isOpen = !(await store.isClosed(inside.db, monthOf(old.bookedOn)));
  const made = await store.insertReversal(inside.db, {
    kind: old.kind,
    categoryId: old.categoryId,
    amountCents: -old.amountCents,
    bookedOn: isOpen ? old.bookedOn : dayOf(inside.now()),
    reversesId: id,
    party: old.party,
    method: old.method,
    reference: old.reference,
    note: reason,
    ...signed(inside, caller),
  });
  if (made === null) throw new DomainError('entryCountered');
  await note(inside, caller, 'counter', id, { amountCents: old.amountCents, bookedOn: old.bookedOn }, { counterId: made, reason });
  return made;
}

/** A manual or recurring entry; entries from payments and deliveries are corrected at their source. */
async function typedEntry(inside: App, id: number) {
  const entry = await store.ledgerEntryById(inside.db, id);
  if (!entry) throw new DomainError('entryNotExist');
  if (entry.sourceKind !== null || entry.purchaseReceiptId !== null || entry.reversesId !== null) throw new DomainError('entryNotTyped');
  return entry;
}

async function checkHeading(inside: App, { kind, categoryId }: LedgerEntryInput): Promise<void> {
  const known = await store.headingRowsOf(inside.db, kind);
  if (!known.some(({ id, isHidden }) => id === categoryId && !isHidden)) throw new DomainError('headingNotExist');
}

/** The factory's time zone is ahead of UTC, so tomorrow may be today there; later dates are typos. */
async function checkDay(inside: App, day: string): Promise<void> {
  if (day > dayOf(later(inside.now(), dayMs))) throw new DomainError('badValue', { field: 'booked_on' });
  if (await store.isClosed(inside.db, monthOf(day))) throw new DomainError('monthClosed', { month: day.slice(0, 7) });
}

const signed = (inside: App, caller: Caller) => ({ staffId: caller.staff?.id ?? null, createdAt: inside.now(), updatedAt: inside.now() });

const note = (
  inside: App,
  caller: Caller,
  operation: 'book' | 'counter',
  id: number,
  before: object | null,
  after: object,
): Promise<void> => audit(inside, caller, { action: `ledger.${operation}`, subject: ['ledger_entry', id], before, after });

/** A new category; its key is derived from the English name. */
export const addHeading = (app: App, caller: Caller, heading: { kind: store.EntryKind; nameEn: string; nameZh: string }): Promise<number> =>
  transact(app, async (inside) => {
    const key = heading.nameEn
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, '');
    const position = (await store.headingRowsOf(inside.db, heading.kind)).length;
    const id = key === '' ? null : await store.insertHeading(inside.db, { ...heading, key, position });
    if (id === null) throw new DomainError('badValue', { field: 'name_en' });
    await audit(inside, caller, { action: 'ledger.heading', subject: ['ledger_heading', id], after: heading });
    return id;
  });
