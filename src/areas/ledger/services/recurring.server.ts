import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { headingRowsOf } from '../store/entries.server.ts';
import * as store from '../store/recurring.server.ts';
import type { LedgerEntryInput } from './entries.server.ts';

export type RecurringEntryInput = Pick<LedgerEntryInput, 'kind' | 'categoryId' | 'amountCents' | 'party' | 'note'> & {
  readonly dayOfMonth: number;
  readonly startsOn: string;
  readonly endsOn: string | null;
};

export const listRecurringEntries = (app: App) => store.recurringRows(app.db);

/** Scheduled task: writes due recurring entries, each month once. */
export const writeRecurring = (app: App): Promise<number> => store.writeDue(app.db, dayOf(app.now()), app.now());

/** Due entries are written at once. */
export const addRecurringEntry = (app: App, caller: Caller, entry: RecurringEntryInput): Promise<number> =>
  transact(app, async (inside) => {
    const known = await headingRowsOf(inside.db, entry.kind);
    if (!known.some(({ id, isHidden }) => id === entry.categoryId && !isHidden)) throw new DomainError('headingNotExist');
    if (entry.endsOn !== null && entry.endsOn < entry.startsOn) throw new DomainError('badValue', { field: 'ends_on' });
    const id = await store.insertRecurring(inside.db, { ...entry, staffId: caller.staff?.id ?? null, createdAt: inside.now() });
    await note(inside, caller, 'recurring.add', id, null, entry);
    await writeRecurring(inside);
    return id;
  });

/** Ends it today. A new amount is a new recurring entry: what was written stays. */
export const endRecurringEntry = (app: App, caller: Caller, id: number): Promise<void> =>
  transact(app, async (inside) => {
    const before = await store.recurringById(inside.db, id);
    if (!before) throw new DomainError('entryNotExist');
    const today = dayOf(inside.now());
    const endsOn = before.startsOn > today ? before.startsOn : today;
    if (await store.endRecurring(inside.db, id, endsOn))
      await note(inside, caller, 'recurring.end', id, { endsOn: before.endsOn }, { endsOn });
  });

const note = (inside: App, caller: Caller, operation: string, id: number, before: object | null, after: object): Promise<void> =>
  audit(inside, caller, { action: `ledger.${operation}`, subject: ['recurring_entry', id], before, after });
