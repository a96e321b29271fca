import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { parsePositiveInteger } from '#areas/reviews/rules/reviews-page.ts';
import { fetchPhotoGallery } from '#areas/reviews/services/gallery.server.ts';
import { largestId } from '#kernel/ids.ts';
import { load } from '#platform/load.server.ts';

const maxPage = 10_000;

export const loader = load(async ({ app, caller, url, shows }) => {
  shows('reviews', 'policies');
  const query = {
    page: parsePositiveInteger(url.searchParams.get('page'), maxPage) ?? 1,
    photoId: parsePositiveInteger(url.searchParams.get('photo'), largestId),
  };
  const [gallery, policies] = await Promise.all([fetchPhotoGallery(app, caller.language, query), policiesOf(app)]);
  return { ...gallery, creditCents: policies.get('photoReviewCreditCents') ?? 0 };
});
