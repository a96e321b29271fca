import { Refused } from '#kernel/errors.ts';
import { cents, savingPercent } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { ratingOf } from '../rules/card.ts';
import { factsIn } from '../rules/facts.ts';
import { firstOffer, questionsOf } from '../rules/options.ts';
import { readyIn, stockState } from '../rules/ready.ts';
import { inWords } from '../rules/words.ts';
import { cards } from '../service.server.ts';
import { groupBySlugs, picturesOfSku, skusOfGroup, valuesOfGroup } from '../store/goods.server.ts';

type Address = {
  readonly category: string;
  readonly spu: string /** Without it the group's first offer is shown. */;
  readonly sku?: string | undefined;
};
const relatedCount = 4;

/** A product page's whole knowledge. Null when the group is there but this SKU of it is gone. */
export async function productOf(app: App, language: Language, { category, spu, sku }: Address) {
  const group = await groupBySlugs(app.db, category, spu, app.now());
  if (!group) throw new Refused('productNotExist');
  const skus = await skusOfGroup(app.db, group.id);
  const chosen = sku === undefined ? firstOffer(skus, group.colourCodes[0] ?? '') : skus.find((one) => one.slug === sku);
  if (!chosen) {
    if (sku === undefined) throw new Refused('productNotExist');
    return null;
  }
  const [values, pictures, related] = await Promise.all([
    valuesOfGroup(app.db, group.id),
    picturesOfSku(app.db, group.id, chosen),
    cards(app, language, {
      category,
      exceptId: group.id,
      nearTexture: group.texture,
      onlyBuyable: true,
      order: 'best',
      limit: relatedCount,
    }),
  ]);
  return {
    spuId: group.id,
    skuId: chosen.id,
    address: { category, spu, sku: chosen.slug },
    isSkuAddress: sku !== undefined,
    name: inWords(group, 'name', language),
    description: inWords(group, 'description', language),
    category: { slug: group.categorySlug, name: language === 'zh' ? group.categoryNameZh : group.categoryNameEn },
    code: chosen.code,
    rating: ratingOf(group.ratingSum, group.reviewCount),
    reviewCount: group.reviewCount,
    payableCents: chosen.payableCents,
    listCents: chosen.priceCents,
    savingPercent: savingPercent(cents(chosen.priceCents), cents(chosen.payableCents)),
    grams: chosen.weightGrams,
    /** What counts for the shipping fee: samples weigh nothing. */
    feeGrams: group.shipsFree ? 0 : chosen.weightGrams,
    available: chosen.available,
    stock: stockState(chosen),
    ready: readyIn(chosen, group),
    isClearance: chosen.isClearance,
    pictures: pictures.map(({ base, widths, width, height, ...words }) => ({
      base,
      widths,
      width,
      height,
      alt: inWords(words, 'alt', language),
    })),
    questions: worded(questionsOf(group.optionKeys, skus, chosen, orderOf(values)), values, language),
    facts: factsIn(group.facts, language),
    meta: {
      title: inWords(group, 'metaTitle', language),
      description: inWords(group, 'metaDescription', language),
      keywords: inWords(group, 'metaKeywords', language)
        .split(/[,，、]\s*/)
        .filter(Boolean),
    },
    chosenWords: group.optionKeys.flatMap((key) => nameOf(values, key, chosen.attributes[key] ?? '', language) ?? []),
    related,
  };
}
export type Product = NonNullable<Awaited<ReturnType<typeof productOf>>>;

type ValueRow = Awaited<ReturnType<typeof valuesOfGroup>>[number];
type Asked = ReturnType<typeof questionsOf>;

const orderOf = (values: readonly ValueRow[]): ReadonlyMap<string, number> =>
  new Map(values.map((row, place) => [`${row.key}: ${row.value}`, place]));

const rowOf = (values: readonly ValueRow[], key: string, value: string): ValueRow | undefined =>
  values.find((row) => row.key === key && row.value === value);

function nameOf(values: readonly ValueRow[], key: string, value: string, language: Language): string | null {
  const row = rowOf(values, key, value);
  return row ? inWords(row, 'name', language) : value || null;
}

/** The questions in the reader's words, with the pictures of colours. */
function worded(questions: Asked, values: readonly ValueRow[], language: Language) {
  return questions.map(({ key, choices }) => {
    const row = values.find((one) => one.key === key);
    return {
      key,
      name: row ? inWords(row, 'keyName', language) : key,
      kind: row?.kind ?? 'choice',
      choices: choices.map((choice) => ({
        ...choice,
        name: nameOf(values, key, choice.value, language) ?? choice.value,
        picture: rowOf(values, key, choice.value)?.pictureKey ?? '',
        clash: choice.clash && clashWords(choice.clash, values, language),
      })),
    };
  });
}

/** A length says from where to where it is made; anything else only what it is not made in. */
function clashWords(clash: NonNullable<Asked[number]['choices'][number]['clash']>, values: readonly ValueRow[], language: Language) {
  const word = (value: string): string => nameOf(values, clash.key, value, language) ?? value;
  const isLength = values.some((row) => row.key === clash.key && row.kind === 'length');
  const inOrder = values.filter((row) => row.key === clash.key && clash.madeIn.includes(row.value));
  return { with: word(clash.with), madeIn: isLength ? inOrder.map((row) => word(row.value)) : [] };
}
