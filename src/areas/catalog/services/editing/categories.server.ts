import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit, writeAuditEntry } from '#platform/audit.server.ts';
import { rowDifferenceOf } from '../../rules/editing/differences.ts';
import { hasSameIds } from '../../rules/editing/reorder.ts';
import * as store from '../../store/editing/categories.server.ts';
import { renameCategory } from '../redirects.server.ts';
import { invalidateCatalog } from './invalidate.server.ts';

export type CategoryChanges = Partial<Omit<store.CategoryRow, 'id' | 'createdAt' | 'updatedAt' | 'position'>>;
type NewCategory = CategoryChanges & Pick<store.CategoryRow, 'slug' | 'nameEn' | 'nameZh'>;

/** Cache tags of pages that show categories: lists, menus and FAQs. */
const tags = ['goods', 'categories', 'faqs'];

export const categoriesOf = (app: App) => store.allCategories(app.db);

export async function categoryOf(app: App, id: number) {
  const all = await store.allCategories(app.db);
  const category = all.find((one) => one.id === id);
  if (!category) throw new DomainError('productNotExist');
  const [filters, faqs] = await Promise.all([store.filtersOf(app.db, id), store.faqsOf(app.db, id, { limit: 200, offset: 0 })]);
  return { category, filters, faqs };
}

export async function addCategory(app: App, caller: Caller, input: NewCategory): Promise<number> {
  const id = await transact(app, async (inside) => {
    const made = await store.insertCategory(inside.db, { ...input, createdAt: app.now(), updatedAt: app.now() });
    if (made === null) throw new DomainError('addressTaken', { slug: input.slug });
    await audit(inside, caller, { action: 'category.add', subject: ['category', made], after: input });
    return made;
  });
  await invalidateCatalog(app, tags);
  return id;
}

/** Changes the given fields; a new slug leaves a redirect. Returns the audit entry, null when nothing changed. */
export async function changeCategory(app: App, caller: Caller, id: number, changes: CategoryChanges): Promise<number | null> {
  const done = await transact(app, async (inside) => {
    const row = await store.categoryById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    const difference = rowDifferenceOf(row, changes);
    if (!difference) return null;
    const { slug, ...rest } = changes;
    if (slug !== undefined && slug !== row.slug) await renameCategory(inside, id, slug);
    await store.updateCategory(inside.db, id, rest, app.now());
    const action = actionOf[Object.keys(difference.after).join()] ?? 'category.update';
    return { line: await writeAuditEntry(inside, caller, { action, subject: ['category', id], ...difference }), slug: row.slug };
  });
  if (done) await invalidateCatalog(app, [...tags, `category:${done.slug}`]);
  return done?.line ?? null;
}

/** Audit action names of changes that can be undone. */
const actionOf: Readonly<Record<string, string>> = { isHidden: 'category.hide', pictureUrl: 'category.picture' };
const minWidth = 900;

/** Must be as wide as the widest place that shows it. */
export function setCategoryPicture(
  app: App,
  caller: Caller,
  id: number,
  { base, width }: { readonly base: string; readonly width: number },
) {
  if (width < minWidth) throw new DomainError('pictureSmall', { least: minWidth });
  return changeCategory(app, caller, id, { pictureUrl: base });
}

export async function removeCategory(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.categoryById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    if (!(await store.deleteCategory(inside.db, id))) throw new DomainError('categoryInUse');
    await audit(inside, caller, { action: 'category.delete', subject: ['category', id], before: row });
  });
  await invalidateCatalog(app, tags);
}

const placesOf = (rows: readonly { readonly id: number }[]): number[] => rows.map(({ id }) => id);

/** Requires all categories. Returns the previous order for undo. */
export async function reorderCategories(app: App, caller: Caller, ids: readonly number[]): Promise<number[]> {
  const before = placesOf(await store.allCategories(app.db));
  if (!hasSameIds(before, ids)) throw new DomainError('badValue', { field: 'ids' });
  await transact(app, async (inside) => {
    await store.reorderCategoryRows(inside.db, ids);
    await audit(inside, caller, { action: 'category.order', subject: ['category', 'all'], before, after: ids });
  });
  await invalidateCatalog(app, tags);
  return before;
}

type Filter = { readonly attributeId: number; readonly isFilterable: boolean };

export async function setFilters(app: App, caller: Caller, id: number, filters: readonly Filter[]): Promise<void> {
  await transact(app, async (inside) => {
    if (!(await store.categoryById(inside.db, id))) throw new DomainError('productNotExist');
    const before = await store.filtersOf(inside.db, id);
    await store.replaceCategoryFilters(inside.db, id, filters);
    await audit(inside, caller, { action: 'category.attributes', subject: ['category', id], before, after: filters });
  });
  await invalidateCatalog(app, tags);
}

export type FaqChanges = Partial<
  Pick<store.FaqRow, 'categoryId' | 'topic' | 'questionEn' | 'questionZh' | 'answerEn' | 'answerZh' | 'publishedAt'>
>;
type NewFaq = FaqChanges & Pick<store.FaqRow, 'questionEn' | 'questionZh' | 'answerEn' | 'answerZh'>;

export async function addFaq(app: App, caller: Caller, input: NewFaq): Promise<number> {
  const id = await transact(app, async (inside) => {
    const made = await store.insertFaq(inside.db, { publishedAt: app.now(), ...input, createdAt: app.now(), updatedAt: app.now() });
    if (made === null) throw new DomainError('badValue', { field: 'question_en' });
    await audit(inside, caller, { action: 'faq.add', subject: ['faq', made], after: input });
    return made;
  });
  await invalidateCatalog(app, tags);
  return id;
}

export async function changeFaq(app: App, caller: Caller, id: number, changes: FaqChanges): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.faqById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    const difference = rowDifferenceOf(row, changes);
    if (!difference) return;
    await store.updateFaq(inside.db, id, changes, app.now());
    await audit(inside, caller, { action: 'faq.update', subject: ['faq', id], ...difference });
  });
  await invalidateCatalog(app, tags);
}

export async function removeFaq(app: App, caller: Caller, id: number): Promise<void> {
  await transact(app, async (inside) => {
    const row = await store.faqById(inside.db, id);
    if (!row) throw new DomainError('productNotExist');
    await store.deleteFaq(inside.db, id);
    await audit(inside, caller, { action: 'faq.delete', subject: ['faq', id], before: row });
  });
  await invalidateCatalog(app, tags);
}

export async function reorderFaqs(app: App, caller: Caller, categoryId: number, ids: readonly number[]): Promise<void> {
  const before = placesOf(await store.faqsOf(app.db, categoryId, { limit: 500, offset: 0 }));
  if (!hasSameIds(before, ids)) throw new DomainError('badValue', { field: 'ids' });
  await transact(app, async (inside) => {
    await store.reorderFaqRows(inside.db, ids);
    await audit(inside, caller, { action: 'faq.order', subject: ['category', categoryId], before, after: ids });
  });
  await invalidateCatalog(app, tags);
}
