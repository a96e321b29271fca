import { orderStatus } from '#areas/orders/rules/status.ts';
import { reviewPictures, reviews } from '#areas/reviews/tables.ts';
import type { SeedLine, SeedOrder } from '#demo/orders/order.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { composeReview, type ReviewText } from './compose.ts';
import { phrases } from './data.ts';

export type ReviewRows = { reviews: (typeof reviews.$inferInsert)[]; pictures: (typeof reviewPictures.$inferInsert)[] };
export type ReviewWriter = { readonly rows: ReviewRows; write(random: Random, order: SeedOrder): void };

const starsGiven = [
  [5, 745],
  [4, 205],
  [3, 30],
  [2, 12],
  [1, 8],
] as const;
/** Shape of all demo product pictures. */
const pictureShape = { widths: [450, 900], width: 900, height: 1125 };
const rememberedTexts = 50_000;

/** Members review some of their deliveries; texts do not repeat. */
export function createReviewWriter({ staff, now, share }: { staff: SeedStaff; now: Date; share: number }): ReviewWriter {
  const rows: ReviewRows = { reviews: [], pictures: [] };
  const usedTexts = new Set<string>();
  let lastId = 0;
  let lastPicture = 0;

  const uniqueReview = (random: Random, stars: number, language: 'en' | 'zh', line: SeedLine, days: number): ReviewText => {
    const { categorySlug, lengthInches, texture, attributes, colourCode } = line.sku;
    const bought = {
      categorySlug,
      lengthInches,
      texture,
      colour: attributes.colour ?? attributes.Color ?? colourCode.toUpperCase(),
      days,
    };
    let composed = composeReview(random, stars, language, bought);
    for (let tries = 0; tries < 5 && usedTexts.has(composed.text); tries += 1) composed = composeReview(random, stars, language, bought);
    if (usedTexts.size < rememberedTexts) usedTexts.add(composed.text);
    return composed;
  };

  const review = (random: Random, order: SeedOrder, line: SeedLine, deliveredAt: number): void => {
    const at = deliveredAt + random.int(dayMs, 19 * dayMs);
    if (!order.shopper || at >= now.getTime()) return;
    lastId += 1;
    const stars = order.timeline.status === orderStatus.returned ? random.int(1, 3) : random.weighted(starsGiven);
    const { title, text } = uniqueReview(
      random,
      stars,
      order.buyer.language,
      line,
      Math.max(2, Math.round((deliveredAt - order.placedAt) / dayMs)),
    );
    const ageDays = (now.getTime() - at) / dayMs;
    const status =
      ageDays < 3 && random.isHit(0.75)
        ? 'waiting'
        : random.weighted([
            ['published', 965],
            ['refused', 12],
            ['hidden', 8],
            ['waiting', 15],
          ] as const);
    const isModerated = status !== 'waiting';
    const isAnswered = status === 'published' && random.isHit(stars <= 3 ? 0.8 : 0.14);
    const answeredAt = new Date(Math.min(at + random.int(3 * hourMs, 3 * dayMs), now.getTime() - 1));
    const pictureCount = line.sku.pictureUrl !== '' && stars >= 4 && random.isHit(0.16) ? 1 : 0;
    rows.reviews.push({
      id: lastId,
      orderLineId: line.id,
      userId: order.shopper.id,
      spuId: line.sku.spuId,
      skuId: line.sku.id,
      stars,
      title,
      text,
      language: order.buyer.language,
      shownName: `${order.buyer.firstName} ${order.buyer.lastName.charAt(0)}.`,
      lengthInches: line.sku.lengthInches,
      texture: line.sku.texture,
      colourCode: line.sku.colourCode,
      pictureCount,
      helpfulCount: status === 'published' ? Math.floor(random.next() ** 3 * Math.min(24, ageDays)) : 0,
      mayShowInGallery: pictureCount > 0 && random.isHit(0.7),
      status,
      moderatedBy: isModerated ? staff.editor.id : null,
      moderatedAt: isModerated ? answeredAt : null,
      answer: isAnswered ? random.pick(phrases.answers[stars <= 3 ? 'poor' : 'good']).replace('{name}', order.buyer.firstName) : '',
      answeredBy: isAnswered ? staff.editor.id : null,
      answeredAt: isAnswered ? answeredAt : null,
      createdAt: new Date(at),
      updatedAt: isModerated ? answeredAt : new Date(at),
    });
    if (pictureCount === 0) return;
    lastPicture += 1;
    rows.pictures.push({ id: lastPicture, reviewId: lastId, baseUrl: line.sku.pictureUrl, ...pictureShape, position: 0 });
  };

  return {
    rows,
    write: (random, order) => {
      const { deliveredAt } = order.timeline;
      if (!order.shopper || deliveredAt === null) return;
      for (const line of order.lines)
        if (random.isHit(share) && line.quantity > line.removedQuantity) review(random, order, line, deliveredAt);
    },
  };
}

/** Copies a batch and empties it. */
export async function copyReviews(copy: Copy, rows: ReviewRows): Promise<number> {
  const count = await copy(reviews, rows.reviews);
  await copy(reviewPictures, rows.pictures);
  for (const list of Object.values(rows)) list.length = 0;
  return count;
}
