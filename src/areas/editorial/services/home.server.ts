import { cardForPhone } from '#areas/catalog/rules/card.ts';
import {
  bestSellerCards,
  categoryTiles,
  colourTiles,
  homeFaq,
  newestCards,
  offeredLengths,
  textureTiles,
} from '#areas/catalog/services/home-cards.server.ts';
import { bannersFor } from '#areas/content/services/site-settings.server.ts';
import { fetchTestimonials } from '#areas/reviews/services/testimonials.server.ts';
import { isConnectionError } from '#platform/database/connection-errors.ts';
import type { PageContext } from '#platform/load.server.ts';
import type { Variant } from '#site/variant.ts';
import { readWholesaleTiers } from '../rules/example-price.ts';
import { withNumbers } from './questions.server.ts';
import { tradePolicies } from './trade-policies.server.ts';

/**
 * A part of a page that may fail alone: null means it did not load, the page stays whole and is not cached. An unreachable database fails
 * the page instead, so that the cache can serve its copy.
 */
export async function part<T>(
  { app, caller, shows }: Pick<PageContext, 'app' | 'caller' | 'shows'>,
  name: string,
  work: () => Promise<T>,
): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isConnectionError(error)) throw error;
    app.log.error({ err: error, requestId: caller.requestId, part: name }, 'page part failed');
    shows('!incomplete');
    return null;
  }
}

const rowCount = 4;
const voiceCount = 3;

/** Each part loads independently. */
export async function homeOf(visit: PageContext, variant: Variant) {
  const { app, caller } = visit;
  const { language } = caller;
  visit.shows('goods', 'categories', 'reviews', 'banners', 'policies', 'faqs');
  const [hero, lengths, kinds, best, fresh, textures, builder, colours, voices, business, tiers, questions] = await Promise.all([
    part(visit, 'hero', () => heroOf(visit, variant)),
    part(visit, 'lengths', () => offeredLengths(app)),
    part(visit, 'kinds', () => categoryTiles(app, language)),
    part(visit, 'best sellers', () => bestSellerCards(app, language, { count: rowCount })),
    part(visit, 'new goods', () => newestCards(app, language, { count: rowCount })),
    part(visit, 'textures', () => textureTiles(app, language)),
    part(visit, 'builder', () => teaserOf(visit, 'builder')),
    part(visit, 'colours', () => colourTiles(app, language)),
    part(visit, 'voices', () => fetchTestimonials(app, language, voiceCount)),
    part(visit, 'business', () => teaserOf(visit, 'business')),
    part(visit, 'tiers', async () => readWholesaleTiers(await tradePolicies(app))),
    part(visit, 'questions', async () => withNumbers(app, language, await homeFaq(app, language))),
  ]);
  const row = (cards: typeof best) => (variant === 'mobile' ? (cards?.map(cardForPhone) ?? null) : cards);
  return { hero, lengths, kinds, best: row(best), fresh: row(fresh), textures, builder, colours, voices, business, tiers, questions };
}
export type HomeData = Awaited<ReturnType<typeof homeOf>>;

/** The first banner; phones have their own crop. Without banners the hero is text. */
async function heroOf({ app, caller }: PageContext, variant: Variant) {
  const phone = variant === 'mobile' ? await bannersFor(app, 'home-phone', caller.language) : [];
  const [banner = null] = phone.length > 0 ? phone : await bannersFor(app, 'home', caller.language);
  return { banner };
}

/** Staff's text for a teaser; null uses the default. */
async function teaserOf({ app, caller }: PageContext, type: 'builder' | 'business') {
  const [banner] = await bannersFor(app, type, caller.language);
  if (!banner) return { teaser: null };
  const { base, alt, title, info, buttons } = banner;
  return { teaser: { base, alt, title, info, buttons } };
}

export type Banner = Awaited<ReturnType<typeof bannersFor>>[number];
export type Teaser = NonNullable<Awaited<ReturnType<typeof teaserOf>>['teaser']>;
