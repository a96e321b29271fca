import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { GuestCartLine } from '#areas/cart/rules/lines.ts';
import { guestCarts } from '#areas/cart/tables.ts';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { mailPreferences, users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { orders } from '../tables/orders.ts';

const of = (email: string) => eq(sql`lower(${guestCarts.email})`, email.toLowerCase());

/** Members choose their emails in the account; a checkout cannot choose for them. */
export async function isMemberEmail(db: Database, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)))
    .limit(1);
  return rows.length > 0;
}

type GuestCartInsert = Pick<typeof guestCarts.$inferInsert, 'email' | 'language' | 'touchedAt'> & {
  readonly items: readonly GuestCartLine[];
};

/** Replaces an earlier cart of the same email address. */
export async function upsertGuestCart(db: Database, cart: GuestCartInsert): Promise<void> {
  const { email, language, touchedAt } = cart;
  const items = [...cart.items];
  await db.insert(guestCarts).values({ email, language, items, touchedAt, createdAt: touchedAt }).onConflictDoNothing();
  await db.update(guestCarts).set({ items, touchedAt, language }).where(of(email));
}

export const deleteGuestCart = (db: Database, email: string) => db.delete(guestCarts).where(of(email));
export const deleteGuestCartsBefore = (db: Database, before: Date) => db.delete(guestCarts).where(lt(guestCarts.touchedAt, before));

const wantsMail = (kind: string) =>
  and(
    eq(sql`lower(${mailPreferences.email})`, sql`lower(${guestCarts.email})`),
    eq(mailPreferences.kind, kind),
    eq(mailPreferences.isWanted, true),
  );
const isNoMember = sql`not exists (select 1 from ${users} as known where lower(known.email) = lower(${guestCarts.email}) and known.deleted_at is null)`;
const hasNotOrdered = sql`not exists (select 1 from ${orders} as made where lower(made.email) = lower(${guestCarts.email}) and made.created_at >= ${guestCarts.touchedAt})`;
const shown = {
  id: guestCarts.id,
  email: guestCarts.email,
  language: guestCarts.language,
  items: guestCarts.items,
  touchedAt: guestCarts.touchedAt,
};

type Span = { readonly from: Date; readonly to: Date; readonly after: number; readonly most: number };
const isLeft = ({ from, to }: Pick<Span, 'from' | 'to'>) =>
  and(
    gt(guestCarts.touchedAt, from),
    lte(guestCarts.touchedAt, to),
    or(isNull(guestCarts.remindedAt), lt(guestCarts.remindedAt, guestCarts.touchedAt)),
    hasNotOrdered,
    isNoMember,
  );

/** Guest carts with a reminder opted in, no order since and not yet reminded. */
export const selectAbandonedGuestCarts = (db: Database, span: Span) =>
  db
    .select(shown)
    .from(guestCarts)
    .innerJoin(mailPreferences, wantsMail('cart'))
    .where(and(gt(guestCarts.id, span.after), isLeft(span)))
    .orderBy(asc(guestCarts.id))
    .limit(span.most);

/** Checks again and claims the reminder in one statement. */
export async function claimGuestCartReminder(db: Database, id: number, span: Pick<Span, 'from' | 'to'>, at: Date): Promise<boolean> {
  const rows = await db
    .update(guestCarts)
    .set({ remindedAt: at })
    .where(and(eq(guestCarts.id, id), isLeft(span)))
    .returning({ id: guestCarts.id });
  return rows.length > 0;
}

const hasFallen = sql`exists (
  select 1 from jsonb_to_recordset(${guestCarts.items}) as piece("skuId" integer, "knownCents" integer)
  join ${skus} on ${skus.id} = piece."skuId" where ${skus.payableCents} < piece."knownCents")`;

/** Carts with an item that costs less than their guest last saw, with price-drop emails opted in. */
export const selectGuestCartsWithPriceDrops = (db: Database, { after, most }: Pick<Span, 'after' | 'most'>) =>
  db
    .select(shown)
    .from(guestCarts)
    .innerJoin(mailPreferences, wantsMail('price_drop'))
    .where(and(gt(guestCarts.id, after), hasFallen, isNoMember))
    .orderBy(asc(guestCarts.id))
    .limit(most);

/** Locked until the transaction ends. */
export async function lockGuestCart(db: Database, id: number) {
  const [row] = await db.select(shown).from(guestCarts).where(eq(guestCarts.id, id)).for('update');
  return row ?? null;
}

export const updateGuestCartItems = (db: Database, id: number, items: readonly GuestCartLine[]) =>
  db
    .update(guestCarts)
    .set({ items: [...items] })
    .where(eq(guestCarts.id, id));

const isShown = (now: Date) =>
  and(
    eq(skus.isHidden, false),
    isNull(skus.deletedAt),
    eq(spus.isHidden, false),
    isNull(spus.deletedAt),
    lte(spus.publishedAt, now),
    eq(categories.isHidden, false),
  );

export const selectGuestCartSkus = (db: Database, ids: readonly number[], now: Date) =>
  db
    .select({
      id: skus.id,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      payableCents: skus.payableCents,
      categorySlug: categories.slug,
      spuSlug: spus.slug,
      skuSlug: skus.slug,
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(inArray(skus.id, [...ids]), isShown(now), or(gt(skus.available, 0), skus.isMadeToOrder)))
    .orderBy(asc(skus.id))
    .limit(100);
