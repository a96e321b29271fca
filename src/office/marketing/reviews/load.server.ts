import { valueTranslator } from '#areas/catalog/services/value-names.server.ts';
import { reviewOfficeTexts } from '#areas/reviews/office-texts.ts';
import { reviewList, reviewStates, reviewTransitions } from '#areas/reviews/rules/review-list.ts';
import { answerReview, fetchReview, moderateReview, removePhoto, undoModeration } from '#areas/reviews/services/moderation.server.ts';
import { listReviews, reviewCounts } from '#areas/reviews/services/review-list.server.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { act, load } from '#platform/load.server.ts';
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
          ...{ helpful: row.helpfulCount, isAnswered: row.answer !== '', goods: inWords(row, 'name', language) },
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
    review: open === 0 ? null : await shownReview(app, open, language),
  };
});
export type ListedReview = Awaited<ReturnType<typeof loader>>['list']['rows'][number];
export type ShownReview = NonNullable<Awaited<ReturnType<typeof shownReview>>>;

async function shownReview(app: App, id: number, language: Language) {
  const [review, said] = await Promise.all([fetchReview(app, id), valueTranslator(app, language)]);
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
    ...{ orderNumber: review.orderNumber, skuCode: review.skuCode, inches: review.lengthInches, texture: said('Texture', review.texture) },
    next: reviewTransitions[review.status],
    goods: inWords(review, 'name', language),
    path: hrefOf('sku', { category: review.categorySlug, spu: review.spuSlug, sku: review.skuSlug }),
    at: whenIn(review.createdAt, language, app.now()),
    moderated: review.moderatedAt && { who: review.moderator ?? '', when: whenIn(review.moderatedAt, language, app.now()) },
    isRewarded: review.rewardedAt !== null,
    pictures: review.pictures.map(({ id: pictureId, base, widths }) => ({ id: pictureId, url: `${base}-${widths[0] ?? 450}.webp` })),
  };
}

const doneWords = { published: 'doneShown', refused: 'doneRefused', hidden: 'doneHidden', waiting: 'doneWaiting' } as const;

export const action = act(async ({ app, caller, form }) => {
  const say = translator(reviewOfficeTexts, caller.language);
  const typed = readForm(form);
  const id = typed.id('id');
  const intent = typed.text('intent');
  if (intent === 'answer') {
    const before = await answerReview(app, caller, id, typed.text('answer', 4000));
    return { done: say('doneAnswer'), undo: { intent: 'answer', id: String(id), answer: before } };
  }
  if (intent === 'photo') {
    await removePhoto(app, caller, id, typed.id('picture'));
    return { done: say('donePhoto') };
  }
  const status = reviewStates.find((state) => state === typed.text('status'));
  if (!status) throw new DomainError('badValue', { field: 'status' });
  if (intent === 'undo') {
    await undoModeration(app, caller, id, status);
    return { done: say('undone') };
  }
  const before = await moderateReview(app, caller, id, { status, reason: typed.text('reason') });
  return { done: say(doneWords[status]), undo: { intent: 'undo', id: String(id), status: before } };
});
