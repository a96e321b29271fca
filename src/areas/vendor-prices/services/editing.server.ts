import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { currentOf, priceVersionById, priceVersionsOf, specById } from '../store/prices.server.ts';
import { saveVendorPrices } from './writing.server.ts';

type Next = {
  readonly quotedCents: number;
  readonly currency?: string | undefined;
  readonly rateMicros?: number | undefined;
  readonly validFrom: string;
  readonly note: string;
  readonly oddIsMeant: boolean;
};

/** Missing fields stay. Null when nothing differs. */
export async function nextVersion(app: App, caller: Caller, priceId: number, next: Next): Promise<number | null> {
  const version = await priceVersionById(app.db, priceId);
  const spec = version && (await specById(app.db, version.specId));
  if (!version || !spec) throw new DomainError('vendorPriceNotExist');
  const [last] = await priceVersionsOf(app.db, [spec.id], 1);
  const { id: _, vendorId, vendorEn: __, vendorZh: ___, leadDays: ____, currency: _____, ...words } = spec;
  const { saved } = await saveVendorPrices(app, caller, {
    vendorId,
    currency: next.currency ?? version.currency,
    rateMicros: next.rateMicros ?? last?.rateMicros ?? 1_000_000,
    validFrom: next.validFrom,
    note: next.note,
    lines: [{ row: 1, column: 1, spec: words, quotedCents: next.quotedCents, problem: null }],
    oddIsMeant: next.oddIsMeant,
  });
  return saved[0] ?? null;
}

export const currentPrices = (app: App, vendorId: number) => currentOf(app.db, vendorId);
