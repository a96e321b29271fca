import { dayMs, earlier, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, anonymousCaller, type Caller, hasRole, transact } from '#platform/app.ts';
import { audit, writeAuditEntry } from '#platform/audit.server.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { memoized } from '#platform/memoized.server.ts';
import { loweredBelowCost, payableOf } from '../../rules/below-cost.ts';
import { rowDifferenceOf } from '../../rules/editing/differences.ts';
import { denormalizedValuesOf, type SkuValue, slugOfChoice, variantNamesOf } from '../../rules/editing/variants.ts';
import { skuStates } from '../../rules/office-lists.ts';
import { attributeValueRows } from '../../store/editing/attributes.server.ts';
import { groupById, groupsPublishedSince } from '../../store/editing/groups.server.ts';
import * as store from '../../store/editing/skus.server.ts';
import { refreshGroups, writeLedger } from '../../store/prices.server.ts';
import { refuseBelowCost } from '../below-cost.server.ts';
import { renameSku } from '../redirects.server.ts';
import { invalidateCatalog } from './invalidate.server.ts';

/** Default carrier service. */
const usualShipping = 'FedEx International Priority';

type SkuColumn =
  | 'code'
  | 'slug'
  | 'barcode'
  | 'nameEn'
  | 'nameZh'
  | 'costCents'
  | 'weightGrams'
  | 'shippingName'
  | 'bin'
  | 'isMadeToOrder'
  | 'isHidden';
export type SkuChanges = { readonly [Name in SkuColumn]?: store.SkuRow[Name] | undefined } & {
  readonly valueIds?: readonly number[] | undefined;
};
export type NewSku = SkuChanges & {
  readonly code: string;
  readonly priceCents: number;
  readonly discountBp?: number | undefined;
  readonly weightGrams: number;
};

export async function listSkusPage(app: App, query: store.SkuEditingQuery, page: { limit: number; offset: number }) {
  const [items, total] = await Promise.all([store.skuListRows(app.db, query, page), store.countSkusForEditing(app.db, query)]);
  return { items, total };
}

export const skuCounts = (app: App) => countedStates(app, '');
const countedStates = memoized(({ db }: App) => store.countByState(db, skuStates));

/** Searchable text in lower case. */
export const skuSearchText = (sku: { nameEn: string; nameZh: string; code: string; barcode?: string | null | undefined }): string =>
  [sku.nameEn, sku.nameZh, sku.code, sku.barcode ?? ''].join(' ').toLowerCase().trim();

async function valuesNamed(app: App, ids: readonly number[]): Promise<SkuValue[]> {
  const uniqueIds = new Set(ids);
  const values = (await attributeValueRows(app.db, null)).filter(({ id }) => uniqueIds.has(id));
  const keys = new Set(values.map(({ key }) => key));
  if (values.length !== uniqueIds.size || keys.size !== values.length) throw new DomainError('badValue', { field: 'value_ids' });
  return values;
}

/** Creates SKUs with their first price history row; all or none. */
export async function addSkus(
  app: App,
  caller: Caller,
  spuId: number,
  inputs: readonly NewSku[],
  acceptsBelowCost = false,
): Promise<number[]> {
  const prices = inputs.map(({ code, priceCents, discountBp = 10_000, costCents = 0 }) => ({
    ...{ code, fromCents: null, toCents: payableOf({ priceCents, discountBp }), costCents },
  }));
  refuseBelowCost(caller, loweredBelowCost(prices), acceptsBelowCost);
  const made = await transact(app, async (inside) => {
    const group = await groupById(inside.db, spuId);
    if (!group) throw new DomainError('productNotExist');
    const [taken] = await store.usedSkuCodes(
      inside.db,
      inputs.map(({ code }) => code),
    );
    if (taken) throw new DomainError('codeTaken', { code: taken.code });
    const last = await store.lastSkuPosition(inside.db, spuId);
    const known = new Map((await attributeValueRows(inside.db, null)).map((value) => [value.id, value]));
    const at = app.now();
    const drafts = inputs.map((input, index) => {
      const { valueIds = [], ...columns } = input;
      const values = valueIds.flatMap((id) => known.get(id) ?? []);
      if (values.length !== valueIds.length) throw new DomainError('badValue', { field: 'value_ids' });
      const chosen = group.optionKeys.flatMap((key) => values.find((value) => value.key === key) ?? []);
      const row = {
        ...variantNamesOf(group, chosen),
        ...defined(columns),
        ...denormalizedValuesOf(values),
        spuId,
        categoryId: group.categoryId,
        code: input.code,
        priceCents: input.priceCents,
        weightGrams: input.weightGrams,
        slug: input.slug ?? slugOfChoice(chosen),
        shippingName: input.shippingName || usualShipping,
        isClearance: group.isClearance,
        position: last + index + 1,
        createdAt: at,
        updatedAt: at,
      };
      return { valueIds, row: { ...row, searchText: skuSearchText(row) } };
    });
    const rows = await store
      .insertSkus(
        inside.db,
        drafts.map(({ row }) => row),
      )
      .catch((error: unknown) => {
        throw takenBy(error, drafts[0]?.row) ?? error;
      });
    const idOf = new Map(rows.map(({ id, code }) => [code, id]));
    const idFor = (code: string): number => idOf.get(code) ?? 0;
    await store.insertSkuValues(
      inside.db,
      drafts.map(({ row, valueIds }) => ({ skuId: idFor(row.code), valueIds })),
    );
    await writeLedger(
      inside.db,
      drafts.map(({ row }) => ({
        skuId: idFor(row.code),
        priceCents: row.priceCents,
        discountBp: row.discountBp ?? 10_000,
        isFinalSale: row.isClearance,
        reason: 'sku.add',
        staffId: caller.staff?.id ?? null,
        createdAt: at,
      })),
    );
    await refreshGroups(inside.db, [spuId], at);
    await audit(inside, caller, { action: 'sku.add', subject: ['spu', spuId], after: { codes: drafts.map(({ row }) => row.code) } });
    return rows.map(({ id }) => id);
  });
  await invalidateCatalog(app, ['goods', `spu:${spuId}`]);
  return made;
}

const defined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

function takenBy(error: unknown, row: { slug?: string; code?: string; barcode?: string | null } | undefined): DomainError | null {
  if (isUniqueViolation(error, 'skus_address')) return new DomainError('addressTaken', { slug: row?.slug ?? '' });
  if (isUniqueViolation(error, 'skus_barcode')) return new DomainError('codeTaken', { code: row?.barcode ?? '' });
  return isUniqueViolation(error, 'skus_code_unique') ? new DomainError('codeTaken', { code: row?.code ?? '' }) : null;
}

/** Everything but the price, which changes only through changePrices. */
export async function changeSku(app: App, caller: Caller, id: number, { valueIds, slug, ...changes }: SkuChanges): Promise<void> {
  const spuId = await transact(app, async (inside) => {
    const row = await store.skuById(inside.db, id);
    if (!row) throw new DomainError('goodsNotExist');
    // Without a known cost nothing is below it: only an owner makes one unknown.
    if (changes.costCents === 0 && row.costCents > 0 && !hasRole(caller, ['owner'])) throw new DomainError('forbidden');
    const values = valueIds ? await valuesNamed(inside, valueIds) : null;
    const all = {
      ...defined(changes),
      ...(changes.isHidden === undefined ? {} : { showsAt: null }),
      ...(values ? denormalizedValuesOf(values) : {}),
    };
    const difference = rowDifferenceOf(row, { ...all, slug });
    if (!difference) return null;
    if (slug !== undefined && slug !== row.slug) await renameSku(inside, id, slug);
    const searchText = skuSearchText({ ...row, ...all });
    await store.updateSku(inside.db, id, { ...all, searchText }, app.now()).catch((error: unknown) => {
      throw takenBy(error, { ...row, ...all }) ?? error;
    });
    if (values) {
      await store.dropValues(inside.db, [id]);
      await store.insertSkuValues(inside.db, [{ skuId: id, valueIds: values.map((value) => value.id) }]);
    }
    await refreshGroups(inside.db, [row.spuId], app.now());
    await audit(inside, caller, { action: 'sku.update', subject: ['sku', id], ...difference });
    return row.spuId;
  });
  if (spuId !== null) await invalidateCatalog(app, ['goods', `spu:${spuId}`]);
}

/** Returns the audit entry for undo. */
export const setSkusHidden = (app: App, caller: Caller, ids: readonly number[], isHidden: boolean): Promise<number | null> =>
  setSkusVisibility(app, caller, ids, { isHidden, showsAt: null });

/** Hidden until that moment, then shown automatically. */
export function showSkusAt(app: App, caller: Caller, ids: readonly number[], at: Date): Promise<number | null> {
  const ahead = at.getTime() - app.now().getTime();
  if (!(ahead > 0 && ahead <= 366 * dayMs)) throw new DomainError('planPast');
  return setSkusVisibility(app, caller, ids, { isHidden: true, showsAt: at });
}

type Shown = { readonly isHidden: boolean; readonly showsAt: Date | null };
export async function setSkusVisibility(app: App, caller: Caller, ids: readonly number[], to: Shown): Promise<number | null> {
  const done = await transact(app, async (inside) => {
    const rows = await store.lockSkus(inside.db, ids);
    if (rows.length !== new Set(ids).size) throw new DomainError('goodsNotExist');
    const changed = rows.filter((row) => row.isHidden !== to.isHidden || row.showsAt?.getTime() !== to.showsAt?.getTime());
    if (changed.length === 0) return null;
    const groups = [...new Set(changed.map(({ spuId }) => spuId))];
    await store.updateSkusHidden(
      inside.db,
      changed.map(({ id }) => id),
      to.isHidden,
      to.showsAt,
      app.now(),
    );
    await refreshGroups(inside.db, groups, app.now());
    const auditValue = (id: number, { isHidden, showsAt }: Shown) => ({ id, isHidden, showsAt: showsAt?.toISOString() ?? null });
    const line = await writeAuditEntry(inside, caller, {
      action: 'sku.hide',
      subject: ['sku', changed.length === 1 ? (changed[0]?.id ?? 0) : 'many'],
      before: changed.map((row) => auditValue(row.id, row)),
      after: changed.map(({ id }) => auditValue(id, to)),
    });
    return { line, groups };
  });
  if (done) await invalidateCatalog(app, ['goods', ...done.groups.map((id) => `spu:${id}`)]);
  return done?.line ?? null;
}

/** Shows hidden SKUs whose date has come and invalidates pages of newly published groups. Runs every minute. */
export async function showScheduledGoods(app: App): Promise<number> {
  const now = app.now();
  const shown = await transact(app, async (inside) => {
    const rows = await store.showDue(inside.db, now);
    if (rows.length === 0) return rows;
    await refreshGroups(
      inside.db,
      rows.map(({ spuId }) => spuId),
      now,
    );
    await audit(inside, anonymousCaller, {
      action: 'sku.show',
      subject: ['sku', rows.length === 1 ? (rows[0]?.id ?? 0) : 'many'],
      before: rows.map(({ id }) => ({ id, isHidden: true })),
      after: rows.map(({ id }) => ({ id, isHidden: false })),
    });
    return rows;
  });
  const come = await groupsPublishedSince(app.db, earlier(now, 2 * minuteMs), now);
  const groups = new Set([...shown.map(({ spuId }) => spuId), ...come.map(({ id }) => id)]);
  if (groups.size > 0) await invalidateCatalog(app, ['goods', ...[...groups].map((id) => `spu:${id}`)]);
  return groups.size;
}

/** Refused while units are in stock. */
export async function removeSku(app: App, caller: Caller, id: number): Promise<void> {
  const spuId = await transact(app, async (inside) => {
    const row = await store.skuById(inside.db, id);
    if (!row) throw new DomainError('goodsNotExist');
    if (row.available > 0) throw new DomainError('skuInStock', { code: row.code, count: row.available });
    await store.deleteSku(inside.db, id, app.now());
    await refreshGroups(inside.db, [row.spuId], app.now());
    await audit(inside, caller, { action: 'sku.delete', subject: ['sku', id], before: { code: row.code, slug: row.slug } });
    return row.spuId;
  });
  await invalidateCatalog(app, ['goods', `spu:${spuId}`]);
}
