import { on } from '#api/handle.server.ts';
import * as office from './calls/office.ts';
import * as calls from './calls.ts';
import { answerReview, moderateReview } from './services/moderation.server.ts';
import { reviewsOnWire } from './services/of-goods.server.ts';
import { queryReviews } from './services/review-list.server.ts';
import { submitReview } from './services/writing.server.ts';

export const reviewHandlers = [
  on(calls.getReviews, (input, app) => reviewsOnWire(app, input)),
  on(calls.addReview, (input, app, caller) => submitReview(app, caller, input)),
  on(office.officeReviews, async ({ status, stars, sku_id, keyword, page, page_size }, app) => {
    const { items, total } = await queryReviews(app, {
      ...{ state: status, stars, skuId: sku_id, searchText: keyword || undefined, sort: { by: 'at', down: true } },
      ...{ limit: page_size, offset: (page - 1) * page_size },
    });
    return {
      total,
      page,
      page_size,
      items: items.map((row) => ({
        ...{ id: row.id, sku_id: row.skuId, name: row.shownName, stars: row.stars, title: row.title, text: row.text },
        ...{ pictures: row.pictureCount, status: row.status, reason: row.moderationNote, answer: row.answer },
        create_time: row.createdAt.toISOString(),
      })),
    };
  }),
  on(office.updateReview, async ({ id, status, reason, answer }, app, caller) => {
    if (status !== undefined) await moderateReview(app, caller, id, { status, reason });
    if (answer !== undefined) await answerReview(app, caller, id, answer);
    return {};
  }),
  on(office.deleteReview, async ({ id, reason }, app, caller) => {
    await moderateReview(app, caller, id, { status: 'hidden', reason });
    return {};
  }),
];
