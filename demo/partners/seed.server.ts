import { ledgerEntries } from '#areas/ledger/tables.ts';
import { calculatePayoutLine, minPayoutCents, monthBegin, sumPayoutLines } from '#areas/partners/rules/payouts.ts';
import { selectPayableOrders } from '#areas/partners/store/payouts.server.ts';
import { partnerPayoutLines, partnerPayouts, partners } from '#areas/partners/tables.ts';
import { buyerTerms } from '#areas/promotions/tables/terms.ts';
import { payoutEntries } from '#demo/ledger/seed.server.ts';
import type { SeedAffiliate } from '#demo/referrals/seed.server.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import type { Database } from '#platform/database/open.server.ts';

type PartnerSeedOptions = { readonly shoppers: readonly SeedShopper[]; readonly staff: SeedStaff; readonly now: Date };

/** Copied rows must have the same columns. */
const plans = [
  ['wholesale', 'approved', 'Peachtree Hair Bar', 'https://peachtreehairbar.example/', '58-2210331', 'GA', 'some', 62, 10, ''],
  ['dropship', 'approved', 'Crown by Simone', 'https://crownbysimone.example/', '', 'TX', 'some', 41, 0, ''],
  ['wholesale', 'asked', 'Lagoon Street Salon', 'https://lagoonstreet.example/', '84-1190207', 'FL', 'few', 1, 0, ''],
  ['dropship', 'asked', 'Velvet Strand Co', 'https://velvetstrand.example/', '', 'NY', 'few', 3, 0, ''],
  ['affiliate', 'asked', 'Silk Press Stories', 'https://silkpressstories.example/', '', 'IL', 'few', 2, 0, ''],
  [
    'wholesale',
    'refused',
    'Quick Resale 24',
    '',
    '',
    'CA',
    'lots',
    20,
    0,
    'We couldn’t find a business under this name. Please send us a tax ID or a website.',
  ],
] as const;

/** Affiliates: name, page, code, share, clicks, and referred buyers. */
const promoters = [
  ['Curl Talk with Nia', 'https://curltalk.example/', 'CURLTALK', 1000, 412, 9],
  ['Lace & Latte', 'https://laceandlatte.example/', 'LATTE', 800, 187, 5],
  ['Braid Diary', 'https://braiddiary.example/', 'BRAIDS', 800, 36, 1],
] as const;
const promotedDays = 170;

/** Three long-standing shoppers without a business account. */
export function chooseAffiliates(shoppers: readonly SeedShopper[], now: Date): SeedAffiliate[] {
  const since = earlier(now, promotedDays * dayMs);
  const able = shoppers.filter(({ id, joinedAt, isBusiness }) => id > 1 && !isBusiness && joinedAt < since).slice(plans.length);
  return promoters.flatMap(([, , code, , clicks, friends], index) => {
    const person = able[index * 3];
    return person ? [{ userId: person.id, code, clicks, friends, since }] : [];
  });
}

type Payouts = { readonly db: Database; readonly affiliates: readonly SeedAffiliate[]; readonly firstEntryId: number };

/** Affiliates with every month but the last paid out. */
export async function seedAffiliates(
  copy: Copy,
  { staff, now }: PartnerSeedOptions,
  { db, affiliates, firstEntryId }: Payouts,
): Promise<void> {
  const rows = affiliates.flatMap(({ userId, since }, index) => {
    const plan = promoters[index];
    if (!plan) return [];
    const [businessName, website, , shareBp] = plan;
    const decided = { decidedBy: staff.manager.id, decidedAt: since, createdAt: since, updatedAt: since };
    return [
      {
        id: plans.length + index + 1,
        userId,
        kind: 'affiliate' as const,
        status: 'approved' as const,
        businessName,
        website,
        shareBp,
        ...decided,
      },
    ];
  });
  await copy(partners, rows);
  let [payoutId, entryId] = [0, firstEntryId];
  const month = (back: number): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
  for (let back = Math.ceil(promotedDays / 30); back >= 1; back -= 1) {
    const until = monthBegin(month(back));
    const open = await selectPayableOrders(db, until);
    const due = rows.flatMap((partner) => {
      const lines = open.filter(({ partnerId }) => partnerId === partner.id).map((order) => calculatePayoutLine(order, partner.shareBp));
      const { basisCents, amountCents } = sumPayoutLines(lines);
      if (amountCents < minPayoutCents) return [];
      payoutId += 1;
      return [{ id: payoutId, partner, lines, basisCents, amountCents }];
    });
    if (due.length === 0) continue;
    const at = earlier(until, -4.4 * dayMs);
    const of = month(back + 1)
      .toISOString()
      .slice(0, 10);
    await copy(
      partnerPayouts,
      due.map(({ id, partner, basisCents, amountCents }) => ({
        ...{ id, partnerId: partner.id, month: of, basisCents, amountCents, paidAt: at },
        ...{ reference: `WIRE-${of.slice(0, 7)}-${id}`, staffId: staff.finance.id, createdAt: at },
      })),
    );
    await copy(
      partnerPayoutLines,
      due.flatMap(({ id, lines }) => lines.map((line) => ({ payoutId: id, ...line }))),
    );
    const booked = due.map(({ id, partner, amountCents }) => ({
      ...{ id, amountCents, at, party: partner.businessName, reference: `${partner.businessName} ${of.slice(0, 7)}` },
    }));
    await copy(ledgerEntries, payoutEntries(staff, entryId, booked));
    entryId += booked.length;
  }
}

/** Six accounts: two approved, three pending, one refused. */
export async function seedPartners(copy: Copy, { shoppers, staff, now }: PartnerSeedOptions): Promise<void> {
  // The demo shopper has no account, so that applying can be tried.
  const known = shoppers.filter(({ id, joinedAt }) => id > 1 && joinedAt < earlier(now, 70 * dayMs));
  const people = known.toSorted((a, b) => Number(b.isBusiness) - Number(a.isBusiness)).slice(0, plans.length);
  const rows = people.flatMap((person, index) => {
    const plan = plans[index];
    if (!plan) return [];
    const [kind, status, businessName, website, taxNumber, region, monthlyVolume, days, minOrderPieces, reason] = plan;
    const createdAt = earlier(now, days * dayMs);
    const isDecided = status !== 'asked';
    const decidedAt = isDecided ? earlier(now, (days - 1) * dayMs) : null;
    return [
      {
        ...{
          id: index + 1,
          userId: person.id,
          kind,
          status,
          businessName,
          website,
          taxNumber,
          region,
          monthlyVolume,
          minOrderPieces,
          reason,
        },
        ...{
          senderName: '',
          markupBp: kind === 'dropship' ? 6000 : 0,
          plusCents: 0,
          shareBp: 0,
          roundTo: kind === 'dropship' ? ('99' as const) : ('none' as const),
        },
        ...{ decidedBy: isDecided ? staff.manager.id : null, decidedAt, createdAt, updatedAt: decidedAt ?? createdAt },
      },
    ];
  });
  await copy(partners, rows);
  await copy(
    buyerTerms,
    rows
      .filter(({ status }) => status === 'approved')
      .map(({ userId, minOrderPieces, updatedAt }) => ({
        userId,
        priceList: 'wholesale' as const,
        offBp: 0,
        minPieces: minOrderPieces,
        updatedAt,
      })),
  );
}
