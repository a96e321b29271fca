import type { skus, spuPictures, spus } from '#areas/catalog/tables/goods.ts';
import type { BilingualPair } from '#demo/read-files.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { SeedAttributeValue } from './attributes.ts';
import { optionKeysOf, type SkuDraft } from './drafts.ts';
import { hairFacts, itemFacts } from './facts.ts';
import { gramsOf } from './forms.ts';
import { galleryOf } from './gallery.ts';
import type { SeedSku } from './goods.ts';
import { categorySlugs, type GroupPlan, isHair } from './plan.ts';
import { type PriceHistory, payableOf } from './price-history.ts';
import { tradeTermsOf } from './trade-terms.ts';

export type SpuRow = typeof spus.$inferInsert;
export type SkuRow = typeof skus.$inferInsert;
export type PictureRow = typeof spuPictures.$inferInsert;

/** A group without ids. */
export type PlannedGroup = {
  readonly plan: GroupPlan;
  readonly drafts: readonly SkuDraft[];
  readonly priceHistory: PriceHistory;
  readonly publishedAt: Date;
  readonly weight: number;
  readonly position: number;
};
export type NextGroupIds = { spu: number; sku: number; picture: number };
export type GroupRows = {
  readonly spu: SpuRow;
  readonly skus: readonly SkuRow[];
  readonly pictures: readonly PictureRow[];
  readonly goods: readonly SeedSku[];
};

const codePrefix: Readonly<Record<string, string>> = {
  wig: 'WIG',
  bundle: 'BDL',
  'closure-frontal': 'CLO',
  'hair-braiding': 'BRD',
  'hair-extensions': 'EXT',
  'hair-sample': 'SMP',
  accessories: 'ACC',
  'other-channel': 'CHN',
  'start-business': 'BIZ',
  other: 'OTH',
  'sales-promotion': 'PRO',
};
/** Our carrier service; the fee depends on weight only. */
const shippingName = 'FedEx International Priority';
const usualLead = [1, 2] as const;
const orderLead = [7, 15] as const;

/** Rows of one group, continuing from the given ids. */
export function buildGroupRows(
  group: PlannedGroup,
  ids: NextGroupIds,
  known: ReadonlyMap<string, SeedAttributeValue>,
  random: Random,
): GroupRows {
  const { plan, drafts, priceHistory } = group;
  const categoryId = categorySlugs.indexOf(plan.category) + 1;
  const spuId = ids.spu++;
  const nameOf = (key: string, value: string) => known.get(`${key}: ${value}`) ?? { nameEn: value, nameZh: value };
  const searchTerms = tradeTermsOf(plan);
  const named = new Set(termsIn(plan.name.join(' ')));
  const further = termsIn(searchTerms)
    .filter((term) => !named.has(term))
    .join(' ');
  const [lead, maxLeadDays] = drafts.every((draft) => draft.isMadeToOrder) ? orderLead : usualLead;
  const lastChange = priceHistory.changedAt;
  const skuRows: SkuRow[] = [];
  const goods: SeedSku[] = [];
  for (const [index, draft] of drafts.entries()) {
    const id = ids.sku++;
    const parts: BilingualPair = [
      draft.chosen.map((key) => nameOf(key, draft.values[key] ?? '').nameEn).join(', '),
      draft.chosen.map((key) => nameOf(key, draft.values[key] ?? '').nameZh).join(' '),
    ];
    const row = {
      id,
      spuId,
      categoryId,
      slug: draft.slug,
      code: `${codePrefix[plan.category]}-${plan.code}-${draft.codeTail}`,
      barcode: barcodeOf(id),
      nameEn: parts[0] ? `${plan.name[0]}, ${parts[0]}` : plan.name[0],
      nameZh: parts[1] ? `${plan.name[1]} ${parts[1]}` : plan.name[1],
      priceCents: draft.priceCents,
      discountBp: draft.discountBp ?? priceHistory.discountOf(draft),
      costCents: Math.round(draft.priceCents * priceHistory.costShare),
      weightGrams: draft.grams,
      shippingName,
      lengthInches: draft.lengthInches,
      density: draft.density,
      texture: draft.texture,
      colourCode: draft.colourCode,
      attributes: { ...draft.values },
      isMadeToOrder: draft.isMadeToOrder,
      isClearance: plan.clearanceBp !== undefined,
      isHidden: isHidden(plan),
      bin: binOf(categoryId, spuId, index),
      position: index + 1,
      searchText: '',
      createdAt: group.publishedAt,
      updatedAt: lastChange,
    } satisfies SkuRow;
    row.searchText = `${row.nameEn} ${row.nameZh} ${row.code} ${row.barcode} ${further}`.toLowerCase();
    skuRows.push(row);
    if (draft.isSoldOut) continue;
    const {
      slug: _slug,
      barcode: _barcode,
      isClearance: _clearance,
      isHidden: _hidden,
      position: _position,
      searchText: _text,
      createdAt: _created,
      updatedAt: _updated,
      ...seen
    } = row;
    goods.push({
      ...seen,
      categorySlug: plan.category,
      payableCents: payableOf(row.priceCents, row.discountBp),
      pictureUrl: draft.picture.base,
      isSample: plan.category === 'hair-sample',
      publishedAt: group.publishedAt,
      popularity: isHidden(plan) ? 0 : popularityOf(draft, group, random),
    });
  }
  const pictures = galleryOf(plan, drafts, skuRows, spuId, group.publishedAt).map((picture) => ({ id: ids.picture++, ...picture }));
  return { spu: spuRow(group, spuId, categoryId, skuRows, searchTerms, [lead, maxLeadDays]), skus: skuRows, pictures, goods };
}

function spuRow(
  group: PlannedGroup,
  id: number,
  categoryId: number,
  rows: readonly SkuRow[],
  searchTerms: string,
  [leadDaysMin, leadDaysMax]: readonly [number, number],
): SpuRow {
  const { plan, drafts } = group;
  const payables = rows.map((row) => payableOf(row.priceCents, row.discountBp ?? 10000));
  const lengths = drafts.flatMap((draft) => draft.lengthInches ?? []);
  const [aboutEn, aboutZh] = [described(plan, plan.about[0]), described(plan, plan.about[1])];
  const colours = [...new Set(drafts.map((draft) => draft.values.Color).filter((value) => value !== undefined))];
  const from = (Math.min(...payables) / 100).toFixed(2);
  return {
    id,
    categoryId,
    brandId: 1,
    slug: plan.slug,
    nameEn: plan.name[0],
    nameZh: plan.name[1],
    descriptionEn: aboutEn,
    descriptionZh: aboutZh,
    metaTitleEn: plan.name[0],
    metaTitleZh: plan.name[1],
    metaDescriptionEn: `${firstSentence(aboutEn, '. ')} ${rows.length > 1 ? 'From' : 'For'} $${from}.`,
    metaDescriptionZh: `${firstSentence(aboutZh, '。')}${rows.length > 1 ? `${from} 美元起` : `售价 ${from} 美元`}。`,
    metaKeywordsEn: keywords([
      plan.name[0].toLowerCase(),
      ...drafts.slice(0, 1).flatMap((draft) => [draft.texture.toLowerCase(), draft.values.Style?.toLowerCase() ?? '']),
      ...colours.slice(0, 3).map((colour) => colour.toLowerCase()),
      'human hair',
    ]),
    metaKeywordsZh: keywords([plan.name[1], ...searchTerms.split(' ').filter((term) => /\p{Script=Han}/u.test(term)), '真人发']),
    facts: isHair(plan) ? hairFacts(plan) : itemFacts(plan),
    optionKeys: optionKeysOf(plan),
    isMadeToOrder: leadDaysMin === orderLead[0],
    leadDaysMin,
    leadDaysMax,
    position: group.position,
    isHidden: isHidden(plan),
    isClearance: plan.clearanceBp !== undefined,
    publishedAt: group.publishedAt,
    skuCount: rows.length,
    minPayableCents: Math.min(...payables),
    maxPayableCents: Math.max(...payables),
    minLengthInches: lengths.length > 0 ? Math.min(...lengths) : null,
    maxLengthInches: lengths.length > 0 ? Math.max(...lengths) : null,
    colourCodes: [...new Set(drafts.map((draft) => draft.colourCode).filter(Boolean))],
    texture: new Set(drafts.map((draft) => draft.texture)).size === 1 ? (drafts[0]?.texture ?? '') : '',
    heroUrl: drafts[0]?.picture.base ?? '',
    // Names, codes and values are searchable by themselves; these are additional terms.
    searchText: termsIn(searchTerms).join(' '),
    createdAt: group.publishedAt,
    updatedAt: group.priceHistory.changedAt,
  };
}

/** Each word once, in order of first occurrence. */
const termsIn = (text: string): string[] => [...new Set(text.toLowerCase().split(/[\s,]+/))].filter(Boolean);

const isHidden = (plan: GroupPlan): boolean => !isHair(plan) && (plan.isHidden ?? false);
const keywords = (list: readonly string[]): string => [...new Set(list.filter(Boolean))].join(', ');
const firstSentence = (text: string, stop: string): string => {
  const end = text.indexOf(stop);
  return end < 0 ? text : text.slice(0, end + 1);
};

/** Fills in the grams of a length and density. */
const described = (plan: GroupPlan, text: string): string =>
  text.replace(/\{g (\d+) (\d+)\}/g, (_, inch: string, density: string) =>
    isHair(plan) ? String(gramsOf(plan, { lengthInches: Number(inch), density: Number(density) || null })) : '',
  );

/** Aisle by category, bay by group, level by position in the group. */
const binOf = (categoryId: number, spuId: number, index: number): string =>
  `${String.fromCharCode(64 + categoryId)}-${String(1 + (spuId % 24)).padStart(2, '0')}-${1 + (index % 6)}`;

/** An EAN-13 with prefix 20, reserved for internal use. */
function barcodeOf(id: number): string {
  const digits = `20${String(id).padStart(10, '0')}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Middle lengths, natural black and usual densities sell most; a few sell almost never. */
function popularityOf(draft: SkuDraft, group: PlannedGroup, random: Random): number {
  const middle = isHair(group.plan) && group.plan.form === 'wig' && group.plan.style === 'Long' ? 20 : 18;
  const length = draft.lengthInches === null ? 1 : 0.08 + 0.92 * Math.exp(-(((draft.lengthInches - middle) / 9) ** 2));
  const colour = draft.colourCode === '1b' ? 3 : draft.colourCode === '4' || draft.colourCode === '613' ? 1.4 : 1;
  const order = draft.isMadeToOrder ? 0.4 : 1;
  const chance = 0.5 + random.next() ** 2 * 1.5;
  return Math.max(0.001, Math.round(((group.weight * length * colour * order * chance) / Math.sqrt(group.drafts.length)) * 1000) / 1000);
}

/** New groups are from the last month; the rest are spread over two years. */
export const publishedAtOf = (now: Date, isNew: boolean, random: Random): Date =>
  earlier(now, (isNew ? random.int(2, 27) : random.int(70, 730)) * dayMs - random.int(0, 20) * 1_000_000);
