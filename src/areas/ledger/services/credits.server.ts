import { dayOf } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { activeEntryOfSource, expenditureHeading, insertEntry, insertReversal } from '../store/entries.server.ts';

const heading = { key: 'credit', nameEn: 'Store credit issued', nameZh: '发放账户余额' };

type GivenCredit = {
  /** What it was given for; each source is recorded once. */
  readonly source: readonly [kind: string, id: string | number];
  readonly cents: number;
  readonly party: string;
  readonly reference: string;
  readonly note?: string;
  readonly staffId?: number | null;
};

/** Store credit is an expense on the day it is given. Today's month is never closed, so no closed month is written to. */
export async function recordCredit(app: App, { source: [sourceKind, id], cents, ...words }: GivenCredit): Promise<boolean> {
  const categoryId = await expenditureHeading(app.db, heading);
  return insertEntry(app.db, {
    ...{ kind: 'expenditure', categoryId, amountCents: cents, bookedOn: dayOf(app.now()), sourceKind, sourceId: String(id) },
    ...{ party: words.party, reference: words.reference, note: words.note ?? '', method: 'store_credit', staffId: words.staffId ?? null },
    ...{ createdAt: app.now(), updatedAt: app.now() },
  });
}

/**
 * Part of a credit was recovered: a reversal of all of it and a new entry for the rest, both today. The suffix distinguishes versions: 12,
 * then 12/1-2000 when one unit and $20 came back, then 12/2-4000.
 */
export async function correctCredit(app: App, { source: [kind, id], mark, cents, note }: Rebooked): Promise<void> {
  const old = await activeEntryOfSource(app.db, kind, String(id));
  if (!old) throw new Error(`${kind} ${id} has no ledger entry`);
  const { categoryId, party, method, reference } = old;
  await insertReversal(app.db, {
    ...{ kind: old.kind, categoryId, party, method, reference, note, amountCents: -old.amountCents, bookedOn: dayOf(app.now()) },
    ...{ reversesId: old.id, createdAt: app.now(), updatedAt: app.now() },
  });
  if (cents > 0) await recordCredit(app, { source: [kind, `${id}/${mark}`], cents, party, reference, note });
}

type Rebooked = Pick<GivenCredit, 'source' | 'cents'> & { readonly mark: string; readonly note: string };
