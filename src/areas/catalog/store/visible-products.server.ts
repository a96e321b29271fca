import { and, eq, isNull, lte } from 'drizzle-orm';
import { categories } from '../tables/categories.ts';
import { skus, spus } from '../tables/goods.ts';

/** Visible today. */
export const liveGroup = (now: Date) =>
  and(eq(spus.isHidden, false), isNull(spus.deletedAt), lte(spus.publishedAt, now), eq(categories.isHidden, false));

/** Still offered, in stock or not. */
export const liveSku = and(eq(skus.isHidden, false), isNull(skus.deletedAt));
