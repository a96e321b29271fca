import { readWall } from '#areas/reviews/rules/wall.ts';
import { wallOf } from '#areas/reviews/services/gallery.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(({ app, caller, url, shows }) => {
  shows('reviews', 'categories');
  return wallOf(app, caller.language, readWall(url.searchParams));
});
