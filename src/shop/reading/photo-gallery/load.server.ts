import { policiesOf } from '#areas/content/service.server.ts';
import { numberIn } from '#areas/reviews/rules/wall.ts';
import { photosOf } from '#areas/reviews/services/gallery.server.ts';
import { load } from '#platform/load.server.ts';

const largestId = 2_147_483_647;
const mostPages = 10_000;

export const loader = load(async ({ app, caller, url, shows }) => {
  shows('reviews', 'policies');
  const asked = {
    page: numberIn(url.searchParams.get('page'), mostPages) ?? 1,
    photoId: numberIn(url.searchParams.get('photo'), largestId),
  };
  const [gallery, policies] = await Promise.all([photosOf(app, caller.language, asked), policiesOf(app)]);
  return { ...gallery, creditCents: policies.get('photoReviewCreditCents') ?? 0 };
});
