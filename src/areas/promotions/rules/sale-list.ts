import { listOf } from '#site/list.ts';
import { saleSlugs } from './sale.ts';

export const saleStates = ['draft', 'announced', 'running', 'over'] as const;
export type SaleListState = (typeof saleStates)[number];

export const saleList = listOf({
  page: 'office-promotions',
  filters: { state: saleStates, slug: saleSlugs },
  sorts: ['starts', 'ends', 'at'],
  first: '-starts',
  size: 40,
});

type Dated = { readonly startsAt: Date; readonly endsAt: Date; readonly publishedAt: Date | null };

/** Draft until announced, then upcoming, running, over. */
export function saleState({ startsAt, endsAt, publishedAt }: Dated, now: Date): SaleListState {
  if (publishedAt === null || publishedAt > now) return 'draft';
  if (endsAt <= now) return 'over';
  return startsAt <= now ? 'running' : 'announced';
}

/** Products a rule selects; missing conditions do not narrow. */
export type GoodsRule = {
  readonly categoryId: number | null;
  readonly texture: string | null;
  readonly minPriceCents: number | null;
  readonly maxPriceCents: number | null;
  /** Minimum stock over all SKUs of the group. */
  readonly minStock: number | null;
  /** Maximum units sold: slow sellers. */
  readonly maxSold: number | null;
};

export type SaleFacts = {
  readonly slug: string;
  readonly titleEn: string;
  readonly titleZh: string;
  readonly introEn: string;
  readonly introZh: string;
  readonly pictureUrl: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

const maxLengths = { titleEn: 120, titleZh: 120, introEn: 600, introZh: 600, pictureUrl: 300 } as const;

/** Null when everything is valid. */
export function findInvalidSaleField(facts: SaleFacts): keyof SaleFacts | null {
  if (!saleSlugs.some((slug) => slug === facts.slug)) return 'slug';
  for (const field of ['titleEn', 'titleZh', 'introEn', 'introZh', 'pictureUrl'] as const) {
    const text = facts[field];
    if (text.length > maxLengths[field] || text.includes('\u0000') || !text.isWellFormed()) return field;
    if (field.startsWith('title') && text.trim() === '') return field;
  }
  if (!/^(|\/[\w./-]*)$/.test(facts.pictureUrl)) return 'pictureUrl';
  if (Number.isNaN(facts.startsAt.getTime())) return 'startsAt';
  return Number.isNaN(facts.endsAt.getTime()) || facts.endsAt <= facts.startsAt ? 'endsAt' : null;
}

export const isDiscount = (bp: number): boolean => Number.isSafeInteger(bp) && bp >= 1000 && bp <= 10_000;
