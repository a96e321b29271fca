import { listOf } from '#site/list.ts';

export const reviewStates = ['waiting', 'published', 'refused', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const reviewList = listOf({
  page: 'office-reviews',
  filters: {
    state: reviewStates,
    stars: ['1', '2', '3', '4', '5'],
    photos: ['yes', 'no'],
    answered: ['yes', 'no'],
    since: 'day',
  },
  sorts: ['at', 'stars', 'helpful'],
  first: '-at',
  size: 40,
});

/** Allowed moderation transitions; a waiting review was never visible, so it is refused rather than hidden. */
export const reviewTransitions: Readonly<Record<ReviewState, readonly ReviewState[]>> = {
  waiting: ['published', 'refused'],
  published: ['hidden'],
  refused: ['published', 'waiting'],
  hidden: ['published'],
};
/** Removing a buyer's words needs a reason. */
export const needsReason = (state: ReviewState): boolean => state === 'hidden' || state === 'refused';
export const maxReviewAnswerLength = 2000;
