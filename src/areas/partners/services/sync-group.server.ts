import { createHash } from 'node:crypto';
import { skuCodesOfGroup } from '#areas/catalog/services/offers.server.ts';
import type { App } from '#platform/app.ts';
import { maxVariantsPerCall, type OtherShop, type ShopAnswer, type ShopProblem } from '#providers/shops/shop.ts';
import type { SyncChoice } from '../rules/sync-choice.ts';
import type { MappedProduct, MappedVariant } from '../rules/sync-mapping.ts';
import { encodeSyncReason } from '../rules/sync-reasons.ts';
import type { ProductRow, VariantRow } from '../store/sync.server.ts';

/** The shop denies access; nothing more can be sent. The message is a stored reason. */
export class ShopClosed extends Error {}

export type SyncWork = {
  readonly app: App;
  readonly jobId: number;
  readonly runId: number;
  readonly shopId: number;
  readonly shop: OtherShop;
  readonly locationId: string;
  readonly choice: SyncChoice;
  readonly part: 'all' | 'texts' | 'prices' | 'stock';
};
type Row = Omit<VariantRow, 'productId'>;

export type Sent = {
  readonly product: { readonly part: string; readonly remoteId: string; readonly sentHash: string } | null;
  readonly variants: readonly Row[];
  readonly created: number;
  readonly updated: number;
  readonly failures: readonly { code: string; reason: string }[];
};

export const archivedHash = 'archived';
const rounds = 3;

/** Sends what changed since last time: a new product whole, otherwise texts, prices and stock separately. */
export async function sendProduct(
  work: SyncWork,
  product: MappedProduct,
  stored: ProductRow | null,
  rows: ReadonlyMap<number, VariantRow>,
): Promise<Sent> {
  const isShaped = stored?.remoteId && shapeIn(stored.sentHash) === shapeOf(product);
  if (!isShaped) return work.part === 'all' || work.part === 'texts' ? sendWhole(work, product, stored, rows) : nothingSent;
  const variantRows = new Map([...rows].filter(([, row]) => row.productId === stored.id));
  const sent = await sendChanges(work, product, stored, variantRows);
  return sent ?? sendWhole(work, product, null, rows);
}

/** Unknown there, or its options changed: sent whole, by handle. */
async function sendWhole(
  work: SyncWork,
  product: MappedProduct,
  stored: ProductRow | null,
  rows: ReadonlyMap<number, VariantRow>,
): Promise<Sent> {
  const failures: { code: string; reason: string }[] = [];
  if (!stored?.remoteId && !(await isOurs(work, product))) {
    const reason = encodeSyncReason('handleTaken', { handle: product.handle });
    return { ...nothingSent, failures: product.variants.map(({ sku }) => ({ code: sku, reason })) };
  }
  const { choice, shop, locationId } = work;
  const { words, handle } = product;
  const answer = await withoutBad(product.variants, failures, (variants) =>
    shop.put({ handle, words: withFetchablePictures(work, words), isDraft: choice.isDraft, variants }, locationId),
  );
  if (!answer) return { ...nothingSent, failures };
  const byCode = new Map(answer.value.variants.map((variant) => [variant.sku, variant]));
  const variants = answer.sent.flatMap((variant) => {
    const there = byCode.get(variant.sku);
    return there ? [rowOf(work, variant, { remoteId: there.id, remoteItemId: there.itemId })] : [];
  });
  const created = variants.filter(({ skuId }) => !rows.has(skuId)).length;
  return {
    ...{ variants, created, updated: variants.length - created, failures },
    product: { part: product.part, remoteId: answer.value.id, sentHash: productHash(work, product) },
  };
}

/** A product at our handle with only our codes is ours: it was sent before and the answer was lost. */
async function isOurs({ app, shop }: SyncWork, product: MappedProduct): Promise<boolean> {
  const found = requireShopAnswer(await shop.find(product.handle));
  if (found.kind === 'refused' || found.value === null) return true;
  const codes = new Set(await skuCodesOfGroup(app, product.groupId));
  return found.value.variants.every(({ sku }) => codes.has(sku));
}

/** Null when the other shop no longer has the product. */
async function sendChanges(
  work: SyncWork,
  product: MappedProduct,
  stored: ProductRow,
  variantRows: ReadonlyMap<number, VariantRow>,
): Promise<Sent | null> {
  const { shop, part } = work;
  const remoteId = stored.remoteId ?? '';
  const failures: { code: string; reason: string }[] = [];
  const written = new Map<number, Row>();
  const isRequested = (one: 'texts' | 'prices' | 'stock'): boolean => part === 'all' || part === one;
  let sentHash = stored.sentHash;

  const isTextChanged = isRequested('texts') && stored.sentHash !== productHash(work, product);
  if (isTextChanged) {
    const answer = requireShopAnswer(await shop.retell(remoteId, withFetchablePictures(work, product.words)));
    if (isGone(answer)) return null;
    if (answer.kind === 'refused') failures.push({ code: product.handle, reason: refusalReason(answer.problems) });
    else sentHash = productHash(work, product);
  }

  let fresh = isRequested('texts') ? product.variants.filter(({ skuId }) => !variantRows.has(skuId)) : [];
  let created = 0;
  const adopted = new Map<number, Row>();
  if (fresh.length > 0) {
    // An earlier attempt may have added them although its answer was lost.
    const there = requireShopAnswer(await shop.fetchProduct(remoteId));
    if (there.kind === 'refused' || there.value === null) return null;
    for (const variant of fresh) {
      const found = there.value.variants.find(({ sku }) => sku === variant.sku);
      if (found) adopted.set(variant.skuId, { ...rowOf(work, variant, { remoteId: found.id, remoteItemId: found.itemId }), ...unsent });
    }
    fresh = fresh.filter(({ skuId }) => !adopted.has(skuId));
    for (const chunk of chunked(fresh)) {
      const answer = await withoutBad(chunk, failures, (variants) => shop.add(remoteId, variants, work.locationId));
      for (const [at, variant] of (answer?.sent ?? []).entries()) {
        const made = answer?.value[at];
        if (made) written.set(variant.skuId, rowOf(work, variant, { remoteId: made.id, remoteItemId: made.itemId }));
      }
    }
    created = written.size;
  }

  const known = product.variants.flatMap((variant) => {
    const row = variantRows.get(variant.skuId) ?? adopted.get(variant.skuId);
    return row?.remoteId ? [{ variant, row, next: rowOf(work, variant, row) }] : [];
  });
  const updated = new Set<number>();
  const isChanged = ({ row, next }: (typeof known)[number]): boolean =>
    (isRequested('prices') && row.priceHash !== next.priceHash) || (isRequested('texts') && row.textHash !== next.textHash);
  for (const chunk of chunked(known.filter(isChanged))) {
    const all = chunk.map(({ variant, row }) => ({ ...variant, id: row.remoteId ?? '' }));
    const answer = await withoutBad(all, failures, (variants) => shop.change(remoteId, variants));
    for (const { skuId } of answer?.sent ?? []) {
      const one = chunk.find(({ variant }) => variant.skuId === skuId);
      if (!one) continue;
      written.set(skuId, { ...one.next, stockHash: one.row.stockHash });
      updated.add(skuId);
    }
  }

  const restocked = isRequested('stock')
    ? known.filter(({ row, next }) => row.stockHash !== next.stockHash && row.remoteItemId !== null)
    : [];
  for (const chunk of chunked(restocked)) {
    const levels = chunk.map(({ variant, row }) => ({ ...variant, itemId: row.remoteItemId ?? '' }));
    const answer = await withoutBad(levels, failures, (sent) => shop.stock(sent, work.locationId, stockChangeKey(work, sent)));
    for (const { skuId } of answer?.sent ?? []) {
      const one = chunk.find(({ variant }) => variant.skuId === skuId);
      if (!one) continue;
      written.set(skuId, { ...(written.get(skuId) ?? one.row), stockHash: one.next.stockHash, sentAt: one.next.sentAt });
      updated.add(skuId);
    }
  }
  for (const [skuId, row] of adopted) if (!written.has(skuId)) written.set(skuId, row);
  return { product: { part: product.part, remoteId, sentHash }, variants: [...written.values()], created, updated: updated.size, failures };
}

const nothingSent: Sent = { product: null, variants: [], created: 0, updated: 0, failures: [] };
const unsent = { textHash: '', priceHash: '', stockHash: '' } as const;

type Done<T> = { readonly kind: 'done'; readonly value: T } | { readonly kind: 'refused'; readonly problems: readonly ShopProblem[] };

/** An unreachable shop fails the job for a later retry; denied access ends it. */
export function requireShopAnswer<T>(answer: ShopAnswer<T>): Done<T> {
  if (answer.outcome === 'away') throw new Error(`the other shop is away: ${answer.reason}`);
  if (answer.outcome === 'closed') throw new ShopClosed(encodeSyncReason('closed', { reason: answer.reason }));
  return answer.outcome === 'done' ? { kind: 'done', value: answer.value } : { kind: 'refused', problems: answer.problems };
}
const isGone = (answer: Done<unknown>): boolean =>
  answer.kind === 'refused' && answer.problems.some(({ code }) => code === 'PRODUCT_DOES_NOT_EXIST');

type Taken<V, T> = { readonly sent: readonly V[]; readonly value: T };
type Code = { readonly sku: string };

/** Sends; refused items are left out with their reason, and the rest is sent again. */
async function withoutBad<V extends Code, T>(
  all: readonly V[],
  failures: { code: string; reason: string }[],
  send: (left: readonly V[]) => Promise<ShopAnswer<T>>,
): Promise<Taken<V, T> | null> {
  let left = all;
  for (let round = 0; round < rounds && left.length > 0; round += 1) {
    const answer = requireShopAnswer(await send(left));
    if (answer.kind === 'done') return { sent: left, value: answer.value };
    const bad = new Map<number, ShopProblem>();
    for (const problem of answer.problems) {
      const at = Number(problem.at.find((part) => /^\d+$/.test(part)) ?? -1);
      if (left[at] && !bad.has(at)) bad.set(at, problem);
    }
    const isAll = bad.size === 0 || round === rounds - 1;
    for (const [at, { sku }] of left.entries()) {
      const problem = bad.get(at);
      if (problem || isAll) failures.push({ code: sku, reason: refusalReason(problem ? [problem] : answer.problems) });
    }
    left = isAll ? [] : left.filter((_, at) => !bad.has(at));
  }
  return null;
}

const refusalReason = (problems: readonly ShopProblem[]): string => encodeSyncReason('refused', { text: problems[0]?.text ?? '' });

function* chunked<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += maxVariantsPerCall) yield all.slice(from, from + maxVariantsPerCall);
}

/** Other shops fetch pictures over https only. */
export const withFetchablePictures = ({ app }: Pick<SyncWork, 'app'>, texts: MappedProduct['words']): MappedProduct['words'] =>
  app.origin.startsWith('https://') ? texts : { ...texts, pictures: [] };

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
const shapeOf = ({ optionNames }: MappedProduct): string => hashOf(optionNames);
const shapeIn = (sentHash: string): string => sentHash.split(' ')[0] ?? '';
const productHash = (work: SyncWork, product: MappedProduct): string =>
  `${shapeOf(product)} ${hashOf(withFetchablePictures(work, product.words))}`;
export const stockHashOf = (quantity: number): string => hashOf(quantity);

const rowOf = (work: SyncWork, variant: MappedVariant, there: Pick<VariantRow, 'remoteId' | 'remoteItemId'>): Row => ({
  ...{ shopId: work.shopId, skuId: variant.skuId, remoteId: there.remoteId, remoteItemId: there.remoteItemId, sentAt: work.app.now() },
  textHash: hashOf([variant.sku, variant.options, variant.barcode, variant.grams, variant.sellsEmpty]),
  priceHash: hashOf([variant.priceCents, variant.compareCents]),
  stockHash: stockHashOf(variant.quantity),
});

/** The same levels in the same job are one change, however often they are sent. */
export function stockChangeKey(
  { jobId }: Pick<SyncWork, 'jobId'>,
  levels: readonly { readonly itemId: string; readonly quantity: number }[],
): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([jobId, levels.map(({ itemId, quantity }) => [itemId, quantity])]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
