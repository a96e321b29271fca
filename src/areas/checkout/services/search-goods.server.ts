import { skusByKeyword } from '#areas/catalog/services/wire.server.ts';
import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';

const maxResults = 8;

export async function searchGoods(app: App, language: Language, keyword: string) {
  const { items } = await skusByKeyword(app, language, { keyword, page: 1, page_size: maxResults });
  return items.map(({ id, name, payable_price, weight, stock, picture }) => ({
    id,
    name,
    price: payable_price.toFixed(2),
    grams: Math.round(weight * 1000),
    stock,
    picture: picture[0]?.url ?? null,
  }));
}
export type FoundGoods = Awaited<ReturnType<typeof searchGoods>>[number];
