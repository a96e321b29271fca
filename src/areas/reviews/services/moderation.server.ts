import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { giveCredit } from '#areas/referrals/services/store-credit.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { maxReviewAnswerLength, needsReason, type ReviewState, reviewStates, reviewTransitions } from '../rules/review-list.ts';
import * as store from '../store/moderation.server.ts';
import { writePhotoRewardEmail } from './photo-reward-email.server.ts';

export const fetchReview = async (app: App, id: number) => {
  const review = await store.selectReview(app.db, id);
  return review && { ...review, pictures: await store.selectReviewPictures(app.db, id) };
};

/** Publishes, refuses or hides a review, updates the product's rating, and invalidates its pages. */
export async function moderateReview(
  app: App,
  caller: Caller,
  id: number,
  decision: { status: ReviewState; reason: string },
): Promise<ReviewState> {
  const reason = decision.reason.trim().slice(0, 300);
  if (needsReason(decision.status) && reason === '') throw new DomainError('reasonMissing');
  const { before, spuId } = await transact(app, async (inside) => {
    const review = await store.selectReview(inside.db, id);
    if (!review) throw new DomainError('reviewNotExist');
    const from = reviewStates.filter((state) => reviewTransitions[state].includes(decision.status));
    if (
      !(await store.setState(inside.db, id, from, {
        status: decision.status,
        note: reason,
        staffId: caller.staff?.id ?? null,
        at: app.now(),
      }))
    )
      throw new DomainError('badValue', { field: 'status' });
    await store.refreshFigures(inside.db, review.spuId);
    if (decision.status === 'published') await thankForPhoto(inside, review);
    await audit(inside, caller, {
      action: `review.${decision.status}`,
      subject: ['review', id],
      before: { status: review.status, note: review.moderationNote },
      after: { status: decision.status, note: reason },
    });
    return { before: review.status, spuId: review.spuId };
  });
  await invalidateReviews(app, spuId);
  return before;
}

export async function undoModeration(app: App, caller: Caller, id: number, to: ReviewState): Promise<void> {
  const spuId = await transact(app, async (inside) => {
    const review = await store.selectReview(inside.db, id);
    if (!review) throw new DomainError('reviewNotExist');
    const next = { status: to, note: '', staffId: caller.staff?.id ?? null, at: app.now() };
    await store.setState(inside.db, id, [review.status], next);
    await store.refreshFigures(inside.db, review.spuId);
    await audit(inside, caller, {
      action: 'review.undo',
      subject: ['review', id],
      before: { status: review.status, note: review.moderationNote },
      after: { status: to },
    });
    return review.spuId;
  });
  await invalidateReviews(app, spuId);
}

type Reviewed = NonNullable<Awaited<ReturnType<typeof store.selectReview>>>;

/** A review with a photo earns store credit once, whatever its stars. */
async function thankForPhoto(inside: App, { id, userId, orderLanguage, ...review }: Reviewed): Promise<void> {
  const cents = (await policiesOf(inside)).get('photoReviewCreditCents') ?? 0;
  if (cents <= 0 || userId <= 0 || !(await store.markRewarded(inside.db, id, inside.now()))) return;
  await giveCredit(inside, { userId, kind: 'review', source: ['review', id], cents });
  await writePhotoRewardEmail(inside, { id, ...review, language: orderLanguage }, cents);
}

/** A public answer; an empty one removes it. */
export async function answerReview(app: App, caller: Caller, id: number, typed: string): Promise<string> {
  const answer = typed.trim();
  if (answer.length > maxReviewAnswerLength) throw new DomainError('tooLarge', { field: 'answer' });
  if (!answer.isWellFormed() || answer.includes('\u0000')) throw new DomainError('badValue', { field: 'answer' });
  const { before, spuId } = await transact(app, async (inside) => {
    const review = await store.selectReview(inside.db, id);
    if (!review) throw new DomainError('reviewNotExist');
    await store.setAnswer(inside.db, id, { answer, staffId: caller.staff?.id ?? null, at: app.now() });
    await audit(inside, caller, { action: 'review.answer', subject: ['review', id], before: { answer: review.answer }, after: { answer } });
    return { before: review.answer, spuId: review.spuId };
  });
  await invalidateReviews(app, spuId);
  return before;
}

/** For example one that shows a stranger. */
export async function removePhoto(app: App, caller: Caller, id: number, pictureId: number): Promise<void> {
  const spuId = await transact(app, async (inside) => {
    const review = await store.selectReview(inside.db, id);
    const picture = review && (await store.selectReviewPictures(inside.db, id)).find((one) => one.id === pictureId);
    if (!review || !picture || !(await store.deleteReviewPicture(inside.db, id, pictureId))) throw new DomainError('reviewNotExist');
    await audit(inside, caller, { action: 'review.photo_removed', subject: ['review', id], before: { picture: picture.base } });
    return review.spuId;
  });
  await invalidateReviews(app, spuId);
}

async function invalidateReviews(app: App, spuId: number): Promise<void> {
  await app.pageCache.invalidate(['reviews', 'goods', `spu:${spuId}`]);
  app.live.publish('reviews');
}
