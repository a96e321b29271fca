import { orderStatus } from '#areas/orders/rules/status.ts';
import { reviewPictures, reviews } from '#areas/reviews/tables.ts';
import { groupPlans } from '#demo/catalog/data.ts';
import type { SeedLine, SeedOrder } from '#demo/orders/order.ts';
import { mensNames } from '#demo/shoppers/data.ts';
import type { SeedShopper } from '#demo/shoppers/seed.server.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { dayMs, hourMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import { openReviewPool, type Purchase, wornSpreadDays } from './choose.ts';
import { type DemoReview, demoReviews, kindOf } from './data.ts';

export type ReviewRows = { reviews: (typeof reviews.$inferInsert)[]; pictures: (typeof reviewPictures.$inferInsert)[] };

/** Shape of all demo product pictures. */
const pictureShape = { widths: [450, 900], width: 900, height: 1125 };
const pictureShare = 0.34;
/** A shop that grows has more reviews of the last weeks than of the first. */
const growth = 1.2;
const mostOf = { business: 10, private: 4 } as const;

type Reviewer = { readonly shopper: SeedShopper; firstDeliveryAt: number; writer: string | undefined; count: number };

/** Members review some of their deliveries. Each review is used once; when none is true of a purchase, it has none. */
export function createReviewWriter({ staff, now, share }: { staff: SeedStaff; now: Date; share: number }) {
  const rows: ReviewRows = { reviews: [], pictures: [] };
  const pools = {
    en: openReviewPool(demoReviews.filter(({ language }) => language === 'en')),
    zh: openReviewPool(demoReviews.filter(({ language }) => language === 'zh')),
  };
  const englishCount = demoReviews.filter(({ language }) => language === 'en').length;
  const reviewers = new Map<number, Reviewer>();
  let startedAt = Number.NaN;
  let lastId = 0;
  let lastPicture = 0;

  /** Keeps reviews for the later orders; what fits only rare products or the few Chinese readers is used when it can be. */
  const mayUse = (language: 'en' | 'zh', at: number): boolean =>
    language === 'zh' || pools.en.usedCount() < englishCount * ((at - startedAt) / (now.getTime() - startedAt)) ** growth;

  const review = (random: Random, order: SeedOrder, line: SeedLine, reviewer: Reviewer): void => {
    const { timeline, buyer, refunds } = order;
    const { language, firstName } = buyer;
    const deliveredAt = timeline.deliveredAt ?? order.placedAt;
    const isReturned = timeline.status === orderStatus.returned;
    // Who sent it back writes after the refund.
    const from = isReturned ? Math.max(deliveredAt, ...refunds.map(({ at }) => at)) : deliveredAt;
    const soon = from + random.int(Math.round(2.5 * dayMs), 19 * dayMs);
    const later = random.next() * wornSpreadDays;
    if (soon >= now.getTime() || reviewer.count >= mostOf[reviewer.shopper.isBusiness ? 'business' : 'private']) return;
    const written = pools[language].take(
      random,
      purchaseOf(order, line, {
        days: Math.ceil((deliveredAt - order.placedAt) / dayMs),
        daysSince: (now.getTime() - deliveredAt) / dayMs,
        isBusiness: reviewer.shopper.isBusiness,
        isRepeat: reviewer.firstDeliveryAt < order.placedAt,
        isReturned,
      }),
      { writer: reviewer.writer, isOnlyRare: !mayUse(language, order.placedAt) },
    );
    if (!written) return;
    reviewer.count += 1;
    reviewer.writer ??= written.writer;
    const { wornDays } = written.fits;
    const at = wornDays === undefined ? soon : Math.max(soon, deliveredAt + (wornDays + later) * dayMs);
    const ageDays = (now.getTime() - at) / dayMs;
    const status = written.status ?? (ageDays < 3 && random.isHit(0.75) ? 'waiting' : 'published');
    const isModerated = status !== 'waiting';
    const isAnswered = status === 'published' && written.answer !== undefined;
    const answeredAt = new Date(Math.min(at + random.int(3 * hourMs, 3 * dayMs), now.getTime() - 1));
    const pictureCount = line.sku.pictureUrl !== '' && written.stars >= 4 && random.isHit(pictureShare) ? 1 : 0;
    lastId += 1;
    rows.reviews.push({
      id: lastId,
      orderLineId: line.id,
      userId: reviewer.shopper.id,
      spuId: line.sku.spuId,
      skuId: line.sku.id,
      stars: written.stars,
      title: written.title ?? '',
      text: written.text,
      language,
      shownName: `${firstName} ${buyer.lastName.charAt(0)}.`,
      lengthInches: line.sku.lengthInches,
      texture: line.sku.texture,
      colourCode: line.sku.colourCode,
      pictureCount,
      helpfulCount: status === 'published' ? Math.floor(random.next() ** 3 * Math.min(24, ageDays)) : 0,
      mayShowInGallery: pictureCount > 0 && random.isHit(0.7),
      status,
      moderatedBy: isModerated ? staff.editor.id : null,
      moderatedAt: isModerated ? answeredAt : null,
      moderationNote: written.note ?? '',
      answer: isAnswered ? answerOf(written, firstName) : '',
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
    write: (random: Random, order: SeedOrder): void => {
      if (Number.isNaN(startedAt)) startedAt = order.placedAt;
      const { shopper, timeline } = order;
      if (!shopper || timeline.deliveredAt === null) return;
      const known = reviewers.get(shopper.id);
      const reviewer = known ?? { shopper, firstDeliveryAt: timeline.deliveredAt, writer: undefined, count: 0 };
      reviewers.set(shopper.id, reviewer);
      reviewer.firstDeliveryAt = Math.min(reviewer.firstDeliveryAt, timeline.deliveredAt);
      for (const line of order.lines)
        if (random.isHit(share) && line.quantity > line.removedQuantity) review(random, order, line, reviewer);
    },
  };
}

type Circumstances = Pick<Purchase, 'days' | 'daysSince' | 'isBusiness' | 'isRepeat' | 'isReturned'>;

const purchaseOf = (
  { buyer, address }: SeedOrder,
  { sku, quantity, removedQuantity }: SeedLine,
  circumstances: Circumstances,
): Purchase => ({
  ...circumstances,
  kind: kindOf[sku.categorySlug] ?? 'accessory',
  // Further editions of a large shop have no plan of their own.
  group: groupPlans[sku.spuId - 1]?.slug ?? '',
  attributes: sku.attributes,
  texture: sku.texture,
  color: sku.colourCode,
  lengthInches: sku.lengthInches,
  quantity: quantity - removedQuantity,
  state: address.region,
  language: buyer.language,
  isMan: mensNames.includes(buyer.firstName),
});

const answerOf = ({ answer = '' }: DemoReview, name: string): string => answer.replaceAll('{name}', name);

/** Copies a batch and empties it. */
export async function copyReviews(copy: Copy, rows: ReviewRows): Promise<number> {
  const count = await copy(reviews, rows.reviews);
  await copy(reviewPictures, rows.pictures);
  for (const list of Object.values(rows)) list.length = 0;
  return count;
}
