import type { z } from 'zod';
import type { addGiveaway } from '../calls/giveaways.ts';
import type { addPromotion } from '../calls/sales.ts';
import type { GiveawayFacts } from '../rules/giveaway.ts';
import type { SaleFacts } from '../rules/sale-list.ts';

/** The plan of a giveaway as a call or a form tells it. */
export const giveawayFactsOf = (input: z.output<(typeof addGiveaway)['input']>): GiveawayFacts => ({
  slug: input.slug,
  titleEn: input.title_en,
  titleZh: input.title_zh,
  prizeEn: input.prize_en,
  prizeZh: input.prize_zh,
  rulesEn: input.rules_en,
  rulesZh: input.rules_zh,
  pictureUrl: input.picture_url,
  countries: input.countries,
  winnerCount: input.winner_count,
  reserveCount: input.reserve_count,
  timeZone: input.time_zone,
  givesShareEntry: input.gives_share_entry,
  startsAt: new Date(input.starts_at),
  endsAt: new Date(input.ends_at),
});

type SaleWire = Omit<z.output<(typeof addPromotion)['input']>, 'goods' | 'slug'> & { readonly slug: string };

/** The plan of a sale as a call or a form tells it. */
export const saleFactsOf = (input: SaleWire): SaleFacts => ({
  slug: input.slug,
  titleEn: input.title_en,
  titleZh: input.title_zh,
  introEn: input.intro_en,
  introZh: input.intro_zh,
  pictureUrl: input.picture_url,
  startsAt: new Date(input.starts_at),
  endsAt: new Date(input.ends_at),
});
