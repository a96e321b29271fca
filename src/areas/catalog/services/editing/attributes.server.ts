import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { rowDifferenceOf } from '../../rules/editing/differences.ts';
import { hasSameIds } from '../../rules/editing/reorder.ts';
import * as store from '../../store/editing/attributes.server.ts';
import * as brands from '../../store/editing/categories.server.ts';
import { invalidateCatalog } from './invalidate.server.ts';

const tags = ['goods', 'categories'];

export type AttributeChanges = Partial<Pick<store.AttributeRow, 'key' | 'nameEn' | 'nameZh' | 'kind' | 'unit'>>;
type NewAttribute = AttributeChanges & Pick<store.AttributeRow, 'key' | 'nameEn' | 'nameZh'>;
export type AttributeValueChanges = Partial<
  Pick<
    store.ValueRow,
    'value' | 'code' | 'nameEn' | 'nameZh' | 'amount' | 'rootHex' | 'tipHex' | 'highlightHex' | 'highlightShare' | 'pictureKey'
  >
>;
type NewValue = AttributeValueChanges & Pick<store.ValueRow, 'attributeId' | 'value' | 'nameEn' | 'nameZh'>;

export const listAttributes = (app: App) => store.allAttributes(app.db);
export const listAttributeValues = (app: App, attributeIds: readonly number[] | null) => store.attributeValueRows(app.db, attributeIds);

/** The values of an attribute with their SKU counts. */
export async function valuesInUse(app: App, attributeId: number) {
  const [values, uses] = await Promise.all([
    store.attributeValueRows(app.db, [attributeId]),
    store.attributeValueUses(app.db, attributeId),
  ]);
  const counts = new Map(uses.map(({ valueId, count }) => [valueId, count]));
  return values.map((value) => ({ ...value, uses: counts.get(value.id) ?? 0 }));
}

export async function addAttribute(app: App, caller: Caller, input: NewAttribute): Promise<number> {
  const id = await transact(app, async (inside) => {
    const made = await store.insertAttribute(inside.db, { ...input, createdAt: app.now(), updatedAt: app.now() });
    if (made === null) throw new DomainError('codeTaken', { code: input.key });
    await audit(inside, caller, { action: 'attribute.add', subject: ['attribute', made], after: input });
    return made;
  });
  await invalidateCatalog(app, tags);
  return id;
}

/** SKUs store values by the attribute's key, so the key is fixed once values exist. */
export async function changeAttribute(app: App, caller: Caller, id: number, { key, ...changes }: AttributeChanges): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.attributeById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    if (key !== undefined && key !== row.key) throw new DomainError('attributeInUse');
    const difference = rowDifferenceOf(row, changes);
    if (!difference) return;
    await store.updateAttribute(inside.db, id, changes, app.now());
    await audit(inside, caller, { action: 'attribute.update', subject: ['attribute', id], ...difference });
  });
  await invalidateCatalog(app, tags);
}

export async function removeAttribute(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.attributeById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    if (!(await store.deleteAttribute(inside.db, id))) throw new DomainError('attributeInUse');
    await audit(inside, caller, { action: 'attribute.delete', subject: ['attribute', id], before: row });
  });
  await invalidateCatalog(app, tags);
}

/** Returns the previous order for undo. */
export async function reorderAttributes(app: App, caller: Caller, ids: readonly number[]): Promise<number[]> {
  const before = (await store.allAttributes(app.db)).map(({ id }) => id);
  if (!hasSameIds(before, ids)) throw new DomainError('badValue', { field: 'ids' });
  await transact(app, async (inside) => {
    await store.reorderAttributeRows(inside.db, ids);
    await audit(inside, caller, { action: 'attribute.order', subject: ['attribute', 'all'], before, after: ids });
  });
  await invalidateCatalog(app, tags);
  return before;
}

/** The same for the values of one attribute. */
export async function reorderAttributeValues(app: App, caller: Caller, attributeId: number, ids: readonly number[]): Promise<number[]> {
  const before = (await store.attributeValueRows(app.db, [attributeId])).map(({ id }) => id);
  if (!hasSameIds(before, ids)) throw new DomainError('badValue', { field: 'ids' });
  await transact(app, async (inside) => {
    await store.reorderAttributeValueRows(inside.db, ids);
    await audit(inside, caller, { action: 'attribute_value.order', subject: ['attribute', attributeId], before, after: ids });
  });
  await invalidateCatalog(app, tags);
  return before;
}

export async function addValue(app: App, caller: Caller, input: NewValue): Promise<number> {
  const id = await transact(app, async (inside) => {
    if (!(await store.attributeById(inside.db, input.attributeId))) throw new DomainError('productNotExist');
    const made = await store.insertValue(inside.db, { ...input, createdAt: app.now(), updatedAt: app.now() });
    if (made === null) throw new DomainError('codeTaken', { code: input.value });
    await audit(inside, caller, { action: 'attribute_value.add', subject: ['attribute_value', made], after: input });
    return made;
  });
  await invalidateCatalog(app, tags);
  return id;
}

/** SKUs copy the value, so only its labels can change while in use. */
export async function changeValue(app: App, caller: Caller, id: number, changes: AttributeValueChanges): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.valueById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    const difference = rowDifferenceOf(row, changes);
    if (!difference) return;
    const isRenamed = 'value' in difference.after || 'code' in difference.after;
    if (isRenamed && (await store.attributeValueUses(inside.db, row.attributeId)).some(({ valueId }) => valueId === id))
      throw new DomainError('attributeInUse');
    await store.updateValue(inside.db, id, changes, app.now()).catch((error: unknown) => {
      throw isUniqueViolation(error, 'attribute_values_value') ? new DomainError('codeTaken', { code: changes.value ?? '' }) : error;
    });
    await audit(inside, caller, { action: 'attribute_value.update', subject: ['attribute_value', id], ...difference });
  });
  await invalidateCatalog(app, tags);
}

export async function removeValue(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.valueById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    if (!(await store.deleteValue(inside.db, id))) throw new DomainError('attributeInUse');
    await audit(inside, caller, { action: 'attribute_value.delete', subject: ['attribute_value', id], before: row });
  });
  await invalidateCatalog(app, tags);
}

export type BrandChanges = Partial<Omit<brands.BrandRow, 'id' | 'createdAt' | 'updatedAt' | 'position'>>;
type NewBrand = BrandChanges & Pick<brands.BrandRow, 'slug' | 'nameEn' | 'nameZh'>;
export const brandsOf = (app: App) => brands.allBrands(app.db);

export async function addBrand(app: App, caller: Caller, input: NewBrand): Promise<number> {
  const id = await transact(app, async (inside) => {
    const made = await brands.insertBrand(inside.db, { ...input, createdAt: app.now(), updatedAt: app.now() });
    if (made === null) throw new DomainError('addressTaken', { slug: input.slug });
    await audit(inside, caller, { action: 'brand.add', subject: ['brand', made], after: input });
    return made;
  });
  await invalidateCatalog(app, tags);
  return id;
}

export async function changeBrand(app: App, caller: Caller, id: number, changes: BrandChanges): Promise<void> {
  await transact(app, async (inside) => {
    const row = await brands.brandById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    const difference = rowDifferenceOf(row, changes);
    if (!difference) return;
    await brands.updateBrand(inside.db, id, changes, app.now()).catch((error: unknown) => {
      throw isUniqueViolation(error, 'brands_slug_unique') ? new DomainError('addressTaken', { slug: changes.slug ?? '' }) : error;
    });
    await audit(inside, caller, { action: 'brand.update', subject: ['brand', id], ...difference });
  });
  await invalidateCatalog(app, tags);
}

export async function removeBrand(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const row = await brands.brandById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    if (!(await brands.deleteBrand(inside.db, id))) throw new DomainError('brandInUse');
    await audit(inside, caller, { action: 'brand.delete', subject: ['brand', id], before: row });
  });
  await invalidateCatalog(app, tags);
}
