import { maxListItems } from '#api/fields.ts';
import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { localizedEntry } from '#kernel/words.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import type { Chosen } from '#site/list.ts';
import { findInvalidSaleField, type GoodsRule, isDiscount, type SaleFacts, saleList, saleState, saleStates } from '../rules/sale-list.ts';
import { saleOfficeTexts as texts } from '../sale-office-texts.ts';
import * as store from '../store/manage-sales.server.ts';
import { invalidateSales } from './sale.server.ts';
import { guardBelowCost } from './sale-effect.server.ts';

const maxGoods = 2000;

export async function querySales(app: App, filter: Omit<store.SaleQuery, 'now'>) {
  const query = { ...filter, now: app.now() };
  const [items, total] = await Promise.all([store.saleRows(app.db, query), store.countSales(app.db, query)]);
  return { items: items.map((row) => ({ ...row, state: saleState(row, query.now) })), total };
}

export const listSales = (
  app: App,
  { filters, searchText, sort }: Chosen<typeof saleList>,
  page: { readonly limit: number; readonly offset: number },
) => querySales(app, { ...page, ...filters, searchText, sort });

export const saleCounts = (app: App) =>
  Promise.all(
    saleStates.map(async (state) => ({
      state,
      count: await store.countSales(app.db, { state, now: app.now(), sort: { by: 'starts', down: true }, limit: 1, offset: 0 }),
    })),
  );

export const saleFile = fileOf({
  spec: saleList,
  read: async (app, chosen, page) => (await listSales(app, chosen, page)).items,
  columns: [
    { label: texts.sale, cell: (row, language) => localizedEntry(texts, row.slug, language) },
    { label: texts.titleEn, cell: (row) => row.titleEn },
    { label: texts.titleZh, cell: (row) => row.titleZh },
    { label: texts.starts, cell: (row) => row.startsAt },
    { label: texts.ends, cell: (row) => row.endsAt },
    { label: texts.announced, cell: (row) => row.publishedAt },
    { label: texts.goods, cell: (row) => row.goodsCount },
    { label: texts.state, cell: (row, language) => texts[row.state][language] },
  ],
});

export async function fetchOfficeSale(app: App, id: number, page: { limit: number; offset: number }) {
  const sale = await store.lockSale(app.db, id);
  if (!sale) return null;
  const [goods, total] = await Promise.all([store.goodsOfSale(app.db, id, page.limit, page.offset), store.countGoods(app.db, id)]);
  return { sale: { ...sale, state: saleState(sale, app.now()) }, goods, total };
}

/**
 * Once prices were lowered the start is fixed; the end may move, but not into the past. A sale that is over and gets new dates is a plan
 * again: announcing it shows the price-protection cost and what would sell below cost.
 */
export async function saveSale(app: App, caller: Caller, id: number | null, facts: SaleFacts): Promise<number> {
  const wrong = findInvalidSaleField(facts);
  if (wrong) throw new DomainError('badValue', { field: wrong });
  const saved = await transact(app, async (inside) => {
    const before = id === null ? null : await store.lockSale(inside.db, id);
    if (id !== null && !before) throw new DomainError('promotionNotExist');
    if (before && (await store.hasLowered(inside.db, before.id))) {
      if (before.startsAt.getTime() !== facts.startsAt.getTime() || before.slug !== facts.slug) throw new DomainError('promotionRuns');
      if (facts.endsAt <= app.now()) throw new DomainError('badValue', { field: 'endsAt' });
    }
    if (await store.isSaleStartTaken(inside.db, facts.slug, facts.startsAt, id ?? 0)) throw new DomainError('promotionTaken');
    const isRunAgain = before !== null && before.endsAt <= app.now() && facts.endsAt > app.now();
    const row = { ...facts, ...(isRunAgain && { publishedAt: null }), updatedAt: app.now() };
    const made = id ?? (await store.insertSale(inside.db, { ...row, staffId: caller.staff?.id ?? null, createdAt: app.now() }));
    if (made === null) throw new DomainError('promotionTaken');
    if (id !== null) await store.updateSale(inside.db, id, row);
    await audit(inside, caller, {
      action: id === null ? 'promotion.add' : 'promotion.change',
      subject: ['promotion', made],
      before,
      after: facts,
    });
    return made;
  });
  await invalidateSales(app);
  return saved;
}

/** Only an unannounced sale can be deleted. */
export async function deleteSale(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const sale = await store.lockSale(inside.db, id);
    if (!sale) throw new DomainError('promotionNotExist');
    if (sale.publishedAt !== null || (await store.hasLowered(inside.db, id))) throw new DomainError('promotionRuns');
    await store.deleteSaleRow(inside.db, id);
    await audit(inside, caller, { action: 'promotion.delete', subject: ['promotion', id], before: sale });
  });
}

/** Preview; nothing is changed. */
export const goodsByRule = (app: App, rule: GoodsRule) => store.groupsByRule(app.db, rule, app.now(), maxGoods);

export type SaleGoodsInput = { readonly discountBp: number | null; readonly acceptsBelowCost?: boolean | undefined } & (
  | { readonly rule: GoodsRule }
  | { readonly names: readonly string[] }
);

type LockedSale = NonNullable<Awaited<ReturnType<typeof store.lockSale>>>;

/** Changes the products under the sale's lock. Once announced, nothing drops below cost unless an owner accepts it. */
async function changeGoods<T>(
  app: App,
  caller: Caller,
  id: number,
  acceptsBelowCost: boolean,
  work: (inside: App, sale: LockedSale) => Promise<T>,
): Promise<T> {
  const done = await transact(app, async (inside) => {
    const sale = await store.lockSale(inside.db, id);
    if (!sale) throw new DomainError('promotionNotExist');
    return guardBelowCost(inside, caller, sale, acceptsBelowCost, () => work(inside, sale));
  });
  await invalidateSales(app);
  return done;
}

/** Adds products by rule or by name; returns the rows added and unknown names. */
export async function addSaleGoods(
  app: App,
  caller: Caller,
  id: number,
  input: SaleGoodsInput,
): Promise<{ added: number[]; unknown: string[] }> {
  if (input.discountBp !== null && !isDiscount(input.discountBp)) throw new DomainError('badValue', { field: 'discount' });
  return changeGoods(app, caller, id, input.acceptsBelowCost ?? false, async (inside, sale) => {
    if (sale.endsAt <= app.now()) throw new DomainError('badValue', { field: 'endsAt' });
    const found = 'rule' in input ? { wanted: await byRule(inside, input.rule), unknown: [] } : await byName(inside, input.names);
    const count = await store.countGoods(inside.db, id);
    if (count + found.wanted.length > maxGoods) throw new DomainError('tooLarge');
    const rows = found.wanted.map((one, at) => ({ ...one, promotionId: id, discountBp: input.discountBp, position: count + at + 1 }));
    const added = await store.addGoods(inside.db, rows);
    if (added.length > 0)
      await audit(inside, caller, { action: 'promotion.goods_add', subject: ['promotion', id], after: { ...input, ids: added } });
    return { added, unknown: found.unknown };
  });
}

const byRule = async (inside: App, rule: GoodsRule) =>
  (await store.groupsByRule(inside.db, rule, inside.now(), maxGoods)).map((group) => ({ spuId: group.id, skuId: null as number | null }));

async function byName(inside: App, names: readonly string[]) {
  const clean = [...new Set(names.map((name) => name.trim().slice(0, 120)).filter(Boolean))];
  if (clean.length > maxListItems) throw new DomainError('listTooLong', { most: maxListItems });
  const [bySku, byGroup] = clean.length === 0 ? [[], []] : await store.namedGoods(inside.db, clean);
  const known = new Set([...bySku, ...byGroup].map(({ name }) => name));
  return {
    wanted: [
      ...byGroup.map(({ spuId }) => ({ spuId, skuId: null as number | null })),
      ...bySku.map(({ spuId, skuId }) => ({ spuId, skuId: skuId as number | null })),
    ],
    unknown: clean.filter((name) => !known.has(name)),
  };
}

export type RemovedSaleGoods = Awaited<ReturnType<typeof store.dropGoods>>;

/** Removes products; lowered ones stay until it ends. A removed SKU may fall back to its group's discount. */
export const removeSaleGoods = (
  app: App,
  caller: Caller,
  id: number,
  ids: readonly number[],
  acceptsBelowCost = false,
): Promise<RemovedSaleGoods> =>
  changeGoods(app, caller, id, acceptsBelowCost, async (inside) => {
    const dropped = ids.length === 0 ? [] : await store.dropGoods(inside.db, id, ids.slice(0, maxGoods));
    if (dropped.length === 0) throw new DomainError('promotionRuns');
    await audit(inside, caller, { action: 'promotion.goods_remove', subject: ['promotion', id], before: { goods: dropped } });
    return dropped;
  });

/** Undoes a removal; the rows come from the browser, so they are validated like new ones. */
export async function returnSaleGoods(
  app: App,
  caller: Caller,
  id: number,
  gone: RemovedSaleGoods,
  acceptsBelowCost = false,
): Promise<void> {
  if (gone.some(({ discountBp }) => discountBp !== null && !isDiscount(discountBp)))
    throw new DomainError('badValue', { field: 'discount' });
  await changeGoods(app, caller, id, acceptsBelowCost, async (inside) => {
    const rows = gone.slice(0, maxGoods).map((row) => ({ ...row, promotionId: id }));
    const added = await store.addGoods(inside.db, rows);
    await audit(inside, caller, { action: 'promotion.goods_return', subject: ['promotion', id], after: { ids: added } });
  });
}

/** Changes the discount of products not lowered yet. */
export async function discountSaleGoods(
  app: App,
  caller: Caller,
  id: number,
  ids: readonly number[],
  discountBp: number | null,
  acceptsBelowCost = false,
): Promise<number> {
  if (discountBp !== null && !isDiscount(discountBp)) throw new DomainError('badValue', { field: 'discount' });
  return changeGoods(app, caller, id, acceptsBelowCost, async (inside) => {
    const before = ids.length === 0 ? [] : await store.discountsOf(inside.db, id, ids.slice(0, maxGoods));
    const done = ids.length === 0 ? [] : await store.setDiscount(inside.db, id, ids.slice(0, maxGoods), discountBp);
    if (done.length === 0) throw new DomainError('promotionRuns');
    await audit(inside, caller, {
      action: 'promotion.goods_discount',
      subject: ['promotion', id],
      before: before.filter(({ id: row }) => done.some((one) => one.id === row)),
      after: done.map((row) => ({ id: row.id, discountBp })),
    });
    return done.length;
  });
}
