import { buyerTerms } from '#areas/promotions/tables/terms.ts';
import type { SeedShopper } from '#areas/shoppers/seed.server.ts';
import type { SeedStaff } from '#areas/staff/seed.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { partners } from './tables.ts';

type Wish = { readonly shoppers: readonly SeedShopper[]; readonly staff: SeedStaff; readonly now: Date };

/** A copied row says every column that another one says. */
const plans = [
  ['wholesale', 'approved', 'Peachtree Hair Bar', 'https://peachtreehairbar.example/', '58-2210331', 'GA', 'some', 62, 10, ''],
  ['dropship', 'approved', 'Crown by Simone', 'https://crownbysimone.example/', '', 'TX', 'some', 41, 0, ''],
  ['wholesale', 'asked', 'Lagoon Street Salon', 'https://lagoonstreet.example/', '84-1190207', 'FL', 'few', 1, 0, ''],
  ['dropship', 'asked', 'Velvet Strand Co', 'https://velvetstrand.example/', '', 'NY', 'few', 3, 0, ''],
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
    'We could not find a business under this name. Please send a tax number or a website.',
  ],
] as const;

/** Five businesses: two that buy on their terms, two that wait for an answer, one that was refused. */
export async function seedPartners(copy: Copy, { shoppers, staff, now }: Wish): Promise<void> {
  // The demo shopper stays a plain one, so that applying can be tried.
  const known = shoppers.filter(({ id, joinedAt }) => id > 1 && joinedAt < earlier(now, 70 * dayMs));
  const people = known.toSorted((a, b) => Number(b.isBusiness) - Number(a.isBusiness)).slice(0, plans.length);
  const rows = people.flatMap((person, place) => {
    const plan = plans[place];
    if (!plan) return [];
    const [kind, status, businessName, website, taxNumber, region, monthlyVolume, days, minOrderPieces, reason] = plan;
    const createdAt = earlier(now, days * dayMs);
    const isDecided = status !== 'asked';
    const decidedAt = isDecided ? earlier(now, (days - 1) * dayMs) : null;
    return [
      {
        ...{
          id: place + 1,
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
