import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { valueTranslator } from '#areas/catalog/services/value-names.server.ts';
import { updateReview } from '#areas/reviews/calls/office.ts';
import { reviewOfficeTexts } from '#areas/reviews/office-texts.ts';
import { reviewList, reviewStates, reviewTransitions } from '#areas/reviews/rules/review-list.ts';
import { answerReview, fetchReview, moderateReview, removePhoto, undoModeration } from '#areas/reviews/services/moderation.server.ts';
import { listReviews, reviewCounts } from '#areas/reviews/services/review-list.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App, Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { hrefOf } from '#site/links.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const [list, counts] = await Promise.all([
    loadListPage({ app, caller, url }, reviewList, async (chosen, page) => {
      const { items, total } = await listReviews(app, chosen, page);
      return {
        total,
        rows: items.map(({ createdAt, ...row }) => ({
          ...{ id: row.id, stars: row.stars, text: row.text, shownName: row.shownName, status: row.status, photos: row.pictureCount },
          ...{ helpful: row.helpfulCount, isAnswered: row.answer !== '', goods: localizedColumn(row, 'name', language) },
          at: whenIn(createdAt, language, app.now()),
        })),
      };
    }),
    reviewCounts(app),
  ]);
  const open = numberFrom(url.searchParams.get('review')) ?? 0;
  return {
    list,
    counts: reviewStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    review: open === 0 ? null : await presentReview(app, open, language),
  };
});
export type ListedReview = Awaited<ReturnType<typeof loader>>['list']['rows'][number];
export type OpenReview = NonNullable<Awaited<ReturnType<typeof presentReview>>>;

async function presentReview(app: App, id: number, language: Language) {
  const [review, sayValue] = await Promise.all([fetchReview(app, id), valueTranslator(app, language)]);
  if (!review) return null;
  return {
    ...{
      id: review.id,
      stars: review.stars,
      title: review.title,
      text: review.text,
      language: review.language,
      shownName: review.shownName,
    },
    ...{ status: review.status, note: review.moderationNote, answer: review.answer, helpful: review.helpfulCount, email: review.email },
    ...{
      orderNumber: review.orderNumber,
      skuCode: review.skuCode,
      inches: review.lengthInches,
      texture: sayValue('Texture', review.texture),
    },
    next: reviewTransitions[review.status],
    goods: localizedColumn(review, 'name', language),
    path: hrefOf('sku', { category: review.categorySlug, spu: review.spuSlug, sku: review.skuSlug }),
    at: whenIn(review.createdAt, language, app.now()),
    moderated: review.moderatedAt && { who: review.moderator ?? '', when: whenIn(review.moderatedAt, language, app.now()) },
    isRewarded: review.rewardedAt !== null,
    pictures: review.pictures.map(({ id: pictureId, base, widths }) => ({ id: pictureId, url: `${base}-${widths[0] ?? 450}.webp` })),
  };
}

const doneTextKeys = { published: 'doneShown', refused: 'doneRefused', hidden: 'doneHidden', waiting: 'doneWaiting' } as const;

const { id, status, reason, answer } = updateReview.input.shape;
const statusForm = z.object({ id, status: status.unwrap() });

export const action = actions({
  async answer({ app, caller, form }) {
    const sent = readForm(form, z.object({ id, answer: answer.unwrap() }));
    const before = await answerReview(app, caller, sent.id, sent.answer);
    return { done: say(caller)('doneAnswer'), undo: { intent: 'answer', id: String(sent.id), answer: before } };
  },
  async photo({ app, caller, form }) {
    const sent = readForm(form, z.object({ id, picture: rowId }));
    await removePhoto(app, caller, sent.id, sent.picture);
    return { done: say(caller)('donePhoto') };
  },
  async state({ app, caller, form }) {
    const { id: review, ...sent } = readForm(form, statusForm.extend({ reason }));
    const before = await moderateReview(app, caller, review, sent);
    return { done: say(caller)(doneTextKeys[sent.status]), undo: { intent: 'undo', id: String(review), status: before } };
  },
  async undo({ app, caller, form }) {
    const sent = readForm(form, statusForm);
    await undoModeration(app, caller, sent.id, sent.status);
    return { done: say(caller)('undone') };
  },
});

const say = ({ language }: Caller) => translator(reviewOfficeTexts, language);
