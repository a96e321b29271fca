import type { App, Caller } from '#platform/app.ts';
import {
  type ExistingSku,
  type ImportContext,
  type ImportGroup,
  type ImportPermissions,
  type PlannedImportRow,
  planImportRow,
} from '../../rules/import/plan.ts';
import { attributeValueKey, type ImportRow, type KnownValues } from '../../rules/import/rows.ts';
import { insertGroup } from '../../store/editing/groups.server.ts';
import * as store from '../../store/editing/import.server.ts';
import { dropValues, insertSkus, insertSkuValues, updateSku } from '../../store/editing/skus.server.ts';
import { refreshGroups, updateSkuPrices, writeLedger } from '../../store/prices.server.ts';
import { skuSearchText } from './skus.server.ts';

/** What stays the same from batch to batch. */
export type ImportFrame = {
  readonly values: KnownValues;
  readonly categoryIds: ReadonlyMap<string, number>;
  /** Groups requested by earlier rows; a dry run creates none. */
  readonly coming: Map<string, ImportGroup>;
};

const usualShipping = 'FedEx International Priority';
const groupKey = ({ category, group }: ImportRow): string => `${category}/${group}`;
/** A group of a dry run that does not exist yet. */
const notYet = 0;

/** Plans a batch with four queries in total. */
export async function planBatch(
  { db }: App,
  rows: readonly ImportRow[],
  frame: ImportFrame,
  permissions: ImportPermissions,
): Promise<PlannedImportRow[]> {
  const [existing, groupRows] = [
    await store.importSkusByCode(
      db,
      rows.map(({ code }) => code),
    ),
    await store.groupsBySlug(db, [...new Set(rows.map(({ group }) => group))]),
  ];
  const groups = new Map(
    groupRows.filter(({ deletedAt }) => deletedAt === null).map((group) => [`${group.categoryId}/${group.slug}`, group]),
  );
  const barcodes = await store.usedBarcodes(
    db,
    rows.flatMap(({ barcode }) => barcode || []),
  );
  const slugs = await store.slugsOf(db, [...new Set([...groups.values()].map(({ id }) => id))]);
  const holders = new Map(slugs.map(({ spuId, slug, code }) => [`${spuId}/${slug}`, code]));
  const codeOfBarcode = new Map(barcodes.map(({ barcode, code }) => [barcode, code]));
  const skus = new Map(existing.map((sku) => [sku.code, sku]));
  const around: ImportContext = {
    groupOf: (row) => groupFor(row, frame, groups),
    skuOf: (code): ExistingSku | null => skus.get(code) ?? null,
    holderOf: (group, slug) => holders.get(`${group.id}/${slug}`) ?? null,
    barcodeHolder: (barcode) => codeOfBarcode.get(barcode) ?? null,
    valueOf: (key, value) => frame.values.get(attributeValueKey(key, value)) ?? null,
    usualShipping,
    permissions,
  };
  return rows.map((row): PlannedImportRow => {
    if (!frame.categoryIds.has(row.category))
      return { kind: 'bad', importRow: row, problem: { why: 'noCategory', fill: { value: row.category } } };
    if (skus.get(row.code)?.deletedAt) return { kind: 'bad', importRow: row, problem: { why: 'gone', fill: { code: row.code } } };
    const plan = planImportRow(row, around);
    // An earlier row may have taken the same slug; groups not created yet are identified by name.
    if (plan.kind !== 'add') return plan;
    const address = plan.group.id === notYet ? `${groupKey(row)}/${plan.row.slug}` : `${plan.group.id}/${plan.row.slug}`;
    const holder = holders.get(address);
    if (holder !== undefined)
      return { kind: 'bad', importRow: row, problem: { why: 'sameChoice', fill: { code: holder, slug: plan.row.slug } } };
    holders.set(address, row.code);
    return plan;
  });
}

function groupFor(row: ImportRow, frame: ImportFrame, groups: ReadonlyMap<string, ImportGroup>): ImportGroup | null {
  const categoryId = frame.categoryIds.get(row.category);
  if (categoryId === undefined) return null;
  const found = groups.get(`${categoryId}/${row.group}`);
  if (found) return found;
  const coming = frame.coming.get(groupKey(row));
  if (coming) return coming;
  if (row.groupNameEn === '' || row.groupNameZh === '') return null;
  const group = {
    id: notYet,
    categoryId,
    nameEn: row.groupNameEn,
    nameZh: row.groupNameZh,
    optionKeys: row.values.map(({ key }) => key),
    isClearance: false,
  };
  frame.coming.set(groupKey(row), group);
  return group;
}

/** Inside the caller's transaction. Returns the changed groups. */
export async function writeBatch(app: App, caller: Caller, plans: readonly PlannedImportRow[]): Promise<number[]> {
  const adds = plans.flatMap((plan) => (plan.kind === 'add' ? [plan] : []));
  const changes = plans.flatMap((plan) => (plan.kind === 'change' ? [plan] : []));
  const added = await addAll(app, caller, adds);
  for (const { sku, set } of changes)
    if (Object.keys(set).length > 0) await updateSku(app.db, sku.id, { ...set, searchText: skuSearchText({ ...sku, ...set }) }, app.now());
  const moved = changes.flatMap(({ sku, price }) => (price ? [{ sku, price }] : []));
  if (moved.length > 0) {
    await updateSkuPrices(
      app.db,
      moved.map(({ sku, price }) => ({ ...price, skuId: sku.id })),
      app.now(),
    );
    await writeLedger(
      app.db,
      moved.map(({ sku, price }) => ({
        skuId: sku.id,
        oldPriceCents: sku.priceCents,
        oldDiscountBp: sku.discountBp,
        oldPayableCents: Math.floor((sku.priceCents * sku.discountBp + 5000) / 10_000),
        priceCents: price.priceCents,
        discountBp: price.discountBp,
        isFinalSale: price.isClearance,
        reason: caller.requestId,
        staffId: caller.staff?.id ?? null,
        createdAt: app.now(),
      })),
    );
  }
  const revalued = changes.flatMap(({ sku, valueIds }) => (valueIds ? [{ skuId: sku.id, valueIds }] : []));
  await dropValues(
    app.db,
    revalued.map(({ skuId }) => skuId),
  );
  await insertSkuValues(app.db, revalued);
  const groups = [...new Set([...added, ...changes.map(({ sku }) => sku.spuId)])];
  await refreshGroups(app.db, groups, app.now());
  return groups;
}

type Add = Extract<PlannedImportRow, { kind: 'add' }>;

async function addAll(app: App, caller: Caller, adds: readonly Add[]): Promise<number[]> {
  if (adds.length === 0) return [];
  const at = app.now();
  const made = new Map<string, number>();
  for (const { importRow, group } of adds) {
    const key = groupKey(importRow);
    if (group.id !== notYet || made.has(key)) continue;
    const { categoryId, nameEn, nameZh, optionKeys } = group;
    const id = await insertGroup(app.db, {
      categoryId,
      slug: importRow.group,
      nameEn,
      nameZh,
      optionKeys: [...optionKeys],
      createdAt: at,
      updatedAt: at,
    });
    if (id === null) throw new Error(`group ${key} appeared meanwhile`);
    made.set(key, id);
  }
  const rows = adds.map(({ importRow, group, row }, index) => ({
    ...row,
    spuId: group.id === notYet ? (made.get(groupKey(importRow)) ?? 0) : group.id,
    categoryId: group.categoryId,
    position: importRow.number * 10 + (index % 10),
    searchText: skuSearchText(row),
    createdAt: at,
    updatedAt: at,
  }));
  const inserted = await insertSkus(app.db, rows);
  const idOf = new Map(inserted.map(({ id, code }) => [code, id]));
  await insertSkuValues(
    app.db,
    adds.map(({ row, valueIds }) => ({ skuId: idOf.get(row.code) ?? 0, valueIds })),
  );
  await writeLedger(
    app.db,
    rows.map((row) => ({
      skuId: idOf.get(row.code) ?? 0,
      priceCents: row.priceCents,
      discountBp: row.discountBp,
      isFinalSale: row.isClearance,
      reason: caller.requestId,
      staffId: caller.staff?.id ?? null,
      createdAt: at,
    })),
  );
  return rows.map(({ spuId }) => spuId);
}
