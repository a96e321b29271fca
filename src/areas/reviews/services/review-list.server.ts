import { fileOf } from '#areas/staff/services/list-file.server.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { memoized } from '#platform/memoized.server.ts';
import type { Chosen } from '#site/list.ts';
import { reviewOfficeTexts as texts } from '../office-texts.ts';
import { reviewList, reviewStates } from '../rules/review-list.ts';
import * as store from '../store/moderation.server.ts';

type Page = { readonly limit: number; readonly offset: number };

export const queryReviews = (app: App, query: store.ReviewQuery) => store.reviewsWith(app.db, query);

export const listReviews = (app: App, { filters, searchText, sort }: Chosen<typeof reviewList>, page: Page) =>
  queryReviews(app, {
    ...page,
    ...{ state: filters.state, stars: filters.stars && Number(filters.stars), since: filters.since, searchText, sort },
    hasPhotos: filters.photos && filters.photos === 'yes',
    isAnswered: filters.answered && filters.answered === 'yes',
  });

export const reviewCounts = (app: App): Promise<ReadonlyMap<string, number>> => countedStates(app, '');
const countedStates = memoized(
  async ({ db }: App) =>
    new Map<string, number>(await Promise.all(reviewStates.map(async (state) => [state, await store.countInState(db, state)] as const))),
);

export const reviewFile = fileOf({
  spec: reviewList,
  read: async (app, chosen, page) => (await listReviews(app, chosen, page)).items,
  columns: [
    { label: texts.made, cell: (row) => row.createdAt },
    { label: texts.stars, cell: (row) => row.stars },
    { label: texts.goods, cell: (row, language) => localizedColumn(row, 'name', language) },
    { label: texts.who, cell: (row) => row.shownName },
    { label: texts.words, cell: (row) => row.text },
    { label: texts.photos, cell: (row) => row.pictureCount },
    { label: texts.state, cell: (row, language) => texts[row.status][language] },
    { label: texts.reason, cell: (row) => row.moderationNote },
    { label: texts.answer, cell: (row) => row.answer },
  ],
});
