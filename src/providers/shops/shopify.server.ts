import { Unreachable } from '../rest-client.server.ts';
import { isShopHost, type OtherShop, type RemoteProduct, type ShopAnswer, type ShopProblem } from './shop.ts';
import { addedIn, limitsIn, locationIn, type ProductPage, pageIn, problemsIn } from './shopify-answers.ts';
import {
  createShopifyClient,
  ShopifyAccessDenied,
  type ShopifyClientOptions,
  ShopifyRequestRejected,
  type TokenSource,
} from './shopify-client.server.ts';
import * as questions from './shopify-questions.ts';

export type ShopifyOptions = Pick<ShopifyClientOptions, 'version' | 'ask' | 'now' | 'wait' | 'timeoutMs'> & {
  readonly host: string;
  readonly keys: TokenSource;
  /** Overrides the host, for a double. */
  readonly baseUrl?: string | null | undefined;
};

export const usualVersion = '2026-07';
/** No product has more pages of variants. */
const maxPages = 10;

export function shopifyShop({ host, baseUrl, ...options }: ShopifyOptions): OtherShop {
  if (!isShopHost(host)) throw new Error('the host of a shop is not one of Shopify');
  const talk = createShopifyClient({ ...options, baseUrl: baseUrl ?? `https://${host}` });

  async function answerOf<T>(work: () => Promise<T | Refusal>): Promise<ShopAnswer<T>> {
    try {
      const value = await work();
      return value instanceof Refusal ? { outcome: 'refused', problems: value.problems } : { outcome: 'done', value: value as T };
    } catch (error) {
      if (error instanceof ShopifyAccessDenied) return { outcome: 'closed', reason: error.message };
      if (error instanceof ShopifyRequestRejected)
        return { outcome: 'refused', problems: [{ at: [], code: 'QUESTION', text: error.message }] };
      return { outcome: 'away', reason: error instanceof Unreachable ? error.message : 'an answer that cannot be read' };
    }
  }

  /** The payload of a mutation, unless it has user errors. */
  async function mutated(field: string, question: questions.ShopifyRequest): Promise<unknown> {
    const payload = (await talk(question))[field];
    const problems = problemsIn(payload);
    return problems.length > 0 ? new Refusal(problems) : payload;
  }

  /** All variants of a product, page by page. */
  async function whole(first: ProductPage | null, next: (after: string) => Promise<ProductPage | null>): Promise<RemoteProduct | null> {
    if (!first) return null;
    const variants = [...first.product.variants];
    let after = first.next;
    for (let page = 1; after !== null && page < maxPages; page += 1) {
      const more = await next(after);
      variants.push(...(more?.product.variants ?? []));
      after = more?.next ?? null;
    }
    return { ...first.product, variants };
  }

  const fetchProductPage = async (id: string, after: string | null) => pageIn((await talk(questions.productQuery(id, after))).product);
  const find = async (handle: string, after: string | null) =>
    pageIn((await talk(questions.findQuestion(handle, after))).productByIdentifier);
  const nothing = (payload: unknown) => (payload instanceof Refusal ? payload : null);

  return {
    limits: () => answerOf(async () => limitsIn(await talk(questions.limitsQuestion))),
    location: () =>
      answerOf(async () => {
        const id = locationIn(await talk(questions.locationQuestion));
        return id ?? new Refusal([{ at: [], code: 'NO_LOCATION', text: 'the shop has no location' }]);
      }),
    find: (handle) => answerOf(async () => whole(await find(handle, null), (after) => find(handle, after))),
    fetchProduct: (id) => answerOf(async () => whole(await fetchProductPage(id, null), (after) => fetchProductPage(id, after))),
    put: (product, locationId) =>
      answerOf(async () => {
        const payload = await mutated('productSet', questions.putQuestion(product, locationId));
        if (payload instanceof Refusal) return payload;
        const first = pageIn((payload as { product: unknown }).product);
        const saved = await whole(first, (after) => fetchProductPage(first?.product.id ?? '', after));
        if (!saved) throw new Unreachable('productSet: no product came back');
        return saved;
      }),
    retell: (id, texts) => answerOf(async () => nothing(await mutated('productSet', questions.retellQuestion(id, texts)))),
    archive: (id) => answerOf(async () => nothing(await mutated('productSet', questions.archiveQuestion(id)))),
    add: (id, variants, locationId) =>
      answerOf(async () => {
        const payload = await mutated('productVariantsBulkCreate', questions.addQuestion(id, variants, locationId));
        return payload instanceof Refusal ? payload : addedIn(payload);
      }),
    change: (id, variants) =>
      answerOf(async () => nothing(await mutated('productVariantsBulkUpdate', questions.changeQuestion(id, variants)))),
    stock: (levels, locationId, key) =>
      answerOf(async () => nothing(await mutated('inventorySetQuantities', questions.stockQuestion(levels, locationId, key)))),
  };
}

class Refusal {
  readonly problems: readonly ShopProblem[];

  constructor(problems: readonly ShopProblem[]) {
    this.problems = problems;
  }
}
