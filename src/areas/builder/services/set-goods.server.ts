import { bundleSetGoods } from '#areas/catalog/services/set-goods.server.ts';
import type { App } from '#platform/app.ts';
import { type Packed, packBundle, packLace } from '../rules/set-goods.ts';

const slug = (name: string | undefined): string => (name ?? '').toLowerCase().replaceAll(' ', '-');
const laces: Readonly<Record<string, string>> = { 'HD Lace': 'hd', 'Transparent Lace': 'transparent' };

/** Stock for sets; lace pieces only if available. */
export async function setGoodsOf(app: App): Promise<{ bundles: Packed; laces: Packed }> {
  const rows = await bundleSetGoods(app);
  const goods = rows.map((row) => ({
    id: row.id,
    texture: slug(row.texture),
    origin: slug(row.attributes.Origin),
    colour: row.colourCode,
    inches: row.lengthInches ?? 0,
    cents: row.payableCents,
    grams: row.weightGrams,
    available: row.available,
    isMade: row.isMadeToOrder,
    size: row.attributes['Lace Size'] ?? '',
    lace: laces[row.attributes['Lace Design'] ?? ''] ?? 'transparent',
    category: row.category,
  }));
  return {
    bundles: goods.filter(({ category }) => category === 'bundle').map(packBundle),
    laces: goods.filter(({ category, available }) => category === 'closure-frontal' && available > 0).map(packLace),
  };
}
