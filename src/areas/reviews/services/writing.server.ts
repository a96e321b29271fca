import type { z } from 'zod';
import { ownPublicPictures } from '#areas/content/services/uploads.server.ts';
import { canReview } from '#areas/orders/rules/status.ts';
import { fetchOwnOrder } from '#areas/orders/services/own-orders.server.ts';
import { profileOf } from '#areas/shoppers/services/profile.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import type { addReview as call } from '../calls.ts';
import { formatReviewerName } from '../rules/writing.ts';
import * as store from '../store/writing.server.ts';

type ReviewInput = z.output<(typeof call)['input']>;

/** Published after moderation. */
export async function submitReview(
  app: App,
  caller: Caller,
  { number, sku_id, stars, text, upload_ids }: ReviewInput,
): Promise<{ id: number }> {
  const order = await fetchOwnOrder(app, caller.shopperId, number);
  if (!canReview(order.status)) throw new DomainError('notDelivered');
  const line = await store.boughtLine(app.db, order.id, sku_id);
  if (!line) throw new DomainError('goodsNotExist');
  const profile = await profileOf(app, caller.shopperId);
  const { id: lineId, ...bought } = line;
  return transact(app, async (inside) => {
    const pictures = await ownPublicPictures(inside, caller, upload_ids);
    const id = await store.insertReview(inside.db, {
      ...bought,
      orderLineId: lineId,
      userId: profile.id,
      skuId: sku_id,
      stars,
      text,
      language: caller.language,
      shownName: formatReviewerName(profile),
      pictureCount: pictures.length,
      createdAt: app.now(),
      updatedAt: app.now(),
    });
    if (id === null) throw new DomainError('reviewedAlready');
    await store.insertReviewPictures(
      inside.db,
      pictures.map(({ id: uploadId, base, ...picture }, position) => ({
        ...picture,
        reviewId: id,
        uploadId,
        baseUrl: base,
        widths: [...picture.widths],
        position,
      })),
    );
    return { id };
  });
}

export async function reviewsOfLines(app: App, lineIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (lineIds.length === 0) return new Map();
  return new Map((await store.selectReviewsOfLines(app.db, lineIds)).map(({ lineId, stars }) => [lineId, stars]));
}
