import type { Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import { readyIn, stockState } from '../rules/ready.ts';
import { offerRows, valueWords } from '../store/offers.server.ts';

type Row = Awaited<ReturnType<typeof offerRows>>[number];
type Words = Awaited<ReturnType<typeof valueWords>>;

const batch = 200;

/** Everything that is offered today, in one language, a few hundred at a time: other visitors are answered in between. */
export async function* allOffers(app: App, language: Language) {
  const [now, words] = [app.now(), wordsIn(await valueWords(app.db), language)];
  for (let after = 0; ; ) {
    const rows = await offerRows(app.db, { now, after, most: batch });
    yield rows.map((row) => offerOf(row, words, language));
    const last = rows.at(-1);
    if (!last || rows.length < batch) return;
    after = last.id;
  }
}
export type Offer = ReturnType<typeof offerOf>;

function offerOf(row: Row, words: ReturnType<typeof wordsIn>, language: Language) {
  const said = ([key, value]: [string, string]) => ({ key, name: words.get(key) ?? key, value: words.get(`${key}: ${value}`) ?? value });
  return {
    code: row.code,
    barcode: row.barcode,
    groupId: row.spuId,
    name: inWords(row, 'name', language),
    description: inWords(row, 'description', language),
    category: row.category,
    categoryName: language === 'zh' ? row.categoryNameZh : row.categoryNameEn,
    brand: (language === 'zh' ? row.brandZh : row.brandEn) ?? '',
    path: hrefOf('sku', { category: row.category, spu: row.spu, sku: row.sku }),
    priceCents: row.priceCents,
    payableCents: row.payableCents,
    weightGrams: row.weightGrams,
    /** What counts for the shipping fee: samples weigh nothing. */
    feeGrams: row.shipsFree ? 0 : row.weightGrams,
    shippingName: row.shippingName,
    stock: stockState(row),
    ready: readyIn(row, row.group),
    attributes: Object.entries(row.attributes).map(said),
    optionKeys: row.optionKeys,
    pictures: row.pictures,
  };
}

function wordsIn(rows: Words, language: Language): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const row of rows) {
    found.set(row.key, inWords(row, 'keyName', language));
    found.set(`${row.key}: ${row.value}`, inWords(row, 'name', language));
  }
  return found;
}
