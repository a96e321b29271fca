import { expect, test } from 'vitest';
import { groupPlans } from '#demo/catalog/data.ts';
import type { SeedSku } from '#demo/catalog/goods.ts';
import { makeCatalog } from '#demo/catalog/seed.server.ts';
import { randomFrom } from '#kernel/random.ts';
import { isTrueOf, openReviewPool, type Purchase } from './choose.ts';
import { type DemoReview, demoReviews, kindOf } from './data.ts';

const { goods } = makeCatalog({ random: randomFrom('reviews'), now: new Date('2026-11-12T10:00:00Z') });
/** The start of a review, to name it. */
const opening = ({ text }: DemoReview): string => text.slice(0, 50);

/** Sentences long enough that no two people write the same. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…][”’)]?)\s+|(?<=[。！？])/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}’ ]+/gu, ' ')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length > 5 || /\p{Script=Han}{6}/u.test(sentence));

function repeated(reviews: readonly DemoReview[]): string[] {
  const seen = new Set<string>();
  const again: string[] = [];
  for (const sentence of reviews.flatMap(({ title = '', text, answer = '' }) => [title, text, answer].flatMap(sentencesOf))) {
    if (seen.has(sentence)) again.push(sentence);
    seen.add(sentence);
  }
  return again;
}

const praise = /\b(perfect|flawless|obsessed|in love|best (thing|purchase|wig)|worth (it|every)|ten out of ten)\b|满意|惊喜/i;
const regret = /\b(disappointed|not happy|expected more|waste of|did not work for me|frustrated|mad about)\b|失望/i;
const sentBack = /\b(sent (it|them) back|returned|took it back|back it went|refund)\b/i;
/** A complaint says why. */
const shortestReason = { en: 55, zh: 20 } as const;

/** Praise with one star, a complaint without its reason, five stars for what went back. */
function clashOfStars({ stars, text, title = '', fits, language }: DemoReview): string | null {
  const words = `${title} ${text}`;
  if (stars <= 2 && praise.test(words)) return 'praise';
  if (stars >= 4 && (regret.test(words) || sentBack.test(words))) return 'regret';
  if (stars <= 3 && text.length < shortestReason[language]) return 'no reason';
  if ((fits.isReturned === true) !== (stars <= 3 && sentBack.test(words))) return 'sent back';
  return null;
}

/** Words that name another product than the one that was bought. */
const strangers: Readonly<Record<DemoReview['kind'], RegExp>> = {
  wig: /\b(these (bundles|wefts|clips|tapes)|this (closure|frontal|bundle|bonnet|ponytail)|clip-ins?|tape-ins?|braider's pack)\b|发帘|接发/i,
  bundle: /\b(this (wig|unit|closure|frontal)|the cap|hairline is|clip-ins?|tape-ins?)\b|假发|帽/i,
  lace: /\b(this (wig|unit|bundle)|the cap|clip-ins?|tape-ins?)\b|假发|帽/i,
  braiding: /\b(this (wig|unit)|lace|cap|clip-ins?|wefts?)\b|假发|蕾丝/i,
  extensions: /\b(this (wig|unit)|lace|cap|closure|frontal)\b|假发|蕾丝/i,
  sample: /\b(this (wig|unit)|clip-ins?|tape-ins?|install)\b/i,
  accessory: /\b(this (wig|unit|closure)|density|tape-ins?)\b/i,
  deal: /\b(tape-ins?|bonnet)\b/i,
  business: /\b(my wedding|on my head|my forehead)\b/i,
};

const purchaseOf = (sku: SeedSku): Omit<Purchase, 'language'> => ({
  kind: kindOf[sku.categorySlug] ?? 'accessory',
  group: groupPlans[sku.spuId - 1]?.slug ?? '',
  attributes: sku.attributes,
  texture: sku.texture,
  color: sku.colourCode,
  lengthInches: sku.lengthInches,
  quantity: 1,
  state: 'GA',
  days: 4,
  daysSince: 150,
  isBusiness: false,
  isMan: false,
  isRepeat: false,
  isReturned: false,
});

const bought = Map.groupBy(goods.map(purchaseOf), ({ kind }) => kind);

/** What may be bought so that the review can be chosen, whoever buys it. */
function purchasesFor(review: DemoReview): Purchase[] {
  const { language, kind } = review;
  const { groups, isBusiness = false, isMan = false, isRepeat = false, isReturned = false, quantity, days, states } = review.fits;
  const buyer = { isBusiness, isMan, isRepeat, isReturned, quantity: quantity?.[0] ?? 1, days: days?.[0] ?? 4, state: states?.[0] ?? 'GA' };
  return (bought.get(kind) ?? [])
    .filter(({ group }) => groups?.includes(group) ?? true)
    .map((purchase) => ({ ...purchase, ...buyer, language }))
    .filter((purchase) => isTrueOf(review, purchase));
}

/** What a review may say about its product, by what was bought. */
const claims: readonly (readonly [RegExp, (purchase: Purchase) => boolean])[] = [
  [/\bHD (lace|version)|this HD|HD is\b/, ({ attributes }) => attributes['Lace Design'] === 'HD Lace'],
  [
    /\b(the|my|too) (transparent )?lace (is sheer|too light)|the transparent lace\b/i,
    ({ attributes }) => attributes['Lace Design'] === 'Transparent Lace',
  ],
  [/\b(burgundy|wine.red|99J|plum)\b/i, ({ color }) => color === '99j' || color === ''],
  [/\b(ginger|350)\b/i, ({ color }) => color === '350'],
  [/\b(613|platinum|icy)\b/i, ({ color }) => color === '613' || color === '27'],
  [/\bauburn\b/i, ({ color }) => color === '30'],
  [/\bhoney\b/i, ({ color }) => ['27', 't1b27', 'p427', '4'].includes(color)],
  [/\b(pink|bubblegum)\b/i, ({ color }) => color === 'pink' || color === 'silver' || color === '99j'],
  [/\bsilver\b/i, ({ color }) => color === 'silver'],
  [/\bjet black\b/i, ({ color }) => color === '1'],
  [/\b(highlights|balayage)\b/i, ({ color }) => color.startsWith('p') || color === 't1b27'],
  [/\bchocolate brown\b/i, ({ color }) => color === '4'],
  [/\bbody wave\b/i, ({ texture }) => texture === 'Body Wave'],
  [/\bdeep wave\b/i, ({ texture }) => texture === 'Deep Wave'],
  [/\b(bone.straight|silk.press)\b/i, ({ texture }) => texture === 'Straight'],
  [/\byaki\b/i, ({ texture }) => texture === 'Yaki Straight'],
  [/\b(curls|curly|coils)\b/i, ({ texture }) => texture !== 'Straight' && texture !== 'Yaki Straight'],
  [/\bbangs|fringe\b/i, ({ group }) => /bangs|fringe/.test(group)],
  [/\bbob\b/i, ({ group }) => group.includes('bob')],
];

/** Speaks of another product than the one that was bought. */
const compares = /\b(if you|should|another|isn’t|lifted|might|a lot of|my bob|project)\b/i;

/** Claims that are not true of everything the review may be written about. */
function falseClaims(review: DemoReview): string[] {
  const purchases = purchasesFor(review);
  if (purchases.length === 0) return ['fits nothing'];
  const stranger = strangers[review.kind].exec(review.text)?.[0];
  const said = [review.title ?? '', ...review.text.split(/(?<=[.!?])\s+/)].filter((sentence) => !compares.test(sentence));
  const untrue = said.flatMap((sentence) => [
    ...claims.filter(([words, isTrue]) => words.test(sentence) && !purchases.every(isTrue)).map(([words]) => `${words}`),
    ...[...sentence.matchAll(/\b(\d\d) inch(?:es)?\b/gi)]
      .filter(([, inches]) => !purchases.every(({ lengthInches }) => String(lengthInches) === inches))
      .map(([length]) => length),
  ]);
  return stranger ? [stranger, ...untrue] : untrue;
}

const [sample] = demoReviews;
const planted = (change: Partial<DemoReview>): DemoReview => ({
  kind: 'wig',
  stars: 5,
  text: 'Soft.',
  language: 'en',
  fits: {},
  ...change,
});

test('there are enough reviews, by enough kinds of people, in both languages', () => {
  const english = demoReviews.filter(({ language }) => language === 'en');
  expect(english.length).toBeGreaterThanOrEqual(260);
  expect(demoReviews.length - english.length).toBeGreaterThanOrEqual(40);
  expect(new Set(english.map(({ writer }) => writer)).size).toBeGreaterThan(40);
  expect(demoReviews.filter(({ language, text }) => (language === 'zh') !== /\p{Script=Han}/u.test(text)).map(opening)).toEqual([]);
});

test('no sentence of more than five words occurs twice, in reviews or in our answers', () => {
  const copy = planted({ text: `Well. ${sample?.text ?? ''}` });
  expect(repeated([...demoReviews, copy]).length).toBeGreaterThan(0);
  expect(repeated([planted({ text: '蕾丝很薄贴合度好。' }), planted({ text: '很好。蕾丝很薄贴合度好。' })])).toHaveLength(1);
  expect(repeated(demoReviews)).toEqual([]);
});

test('the words fit the stars, and only who sent it back says so', () => {
  expect(clashOfStars(planted({ stars: 1, text: 'Absolutely perfect hair, I am wearing it right now and smiling.' }))).toBe('praise');
  expect(clashOfStars(planted({ text: 'Sent it back the next day.' }))).toBe('regret');
  expect(clashOfStars(planted({ stars: 2, text: 'Hm.' }))).toBe('no reason');
  expect(clashOfStars(planted({ stars: 2, text: 'It was a nice one, only the color was off, so I returned it the same week.' }))).toBe(
    'sent back',
  );
  expect(demoReviews.filter((review) => clashOfStars(review)).map((review) => [clashOfStars(review), opening(review)])).toEqual([]);
});

test('what a review says of texture, color, lace, length and product is true of everything it may be written about', () => {
  expect(falseClaims(planted({ text: 'The deep wave came back after washing.' }))).toHaveLength(1);
  expect(falseClaims(planted({ text: 'A true 22 inches.' }))).toEqual(['22 inches']);
  expect(falseClaims(planted({ text: 'My tape-ins held for weeks.' }))).toEqual(['tape-ins']);
  expect(falseClaims(planted({ fits: { groups: ['no-such-group'] } }))).toEqual(['fits nothing']);
  const wrong = demoReviews.map((review) => [opening(review), ...falseClaims(review)]).filter(({ length }) => length > 1);
  expect(wrong).toEqual([]);
});

test('the stars are spread as in a good shop', () => {
  const share = (stars: number): number => demoReviews.filter((review) => review.stars === stars).length / demoReviews.length;
  const average = demoReviews.reduce((sum, { stars }) => sum + stars, 0) / demoReviews.length;
  expect(average).toBeGreaterThan(4.5);
  expect(average).toBeLessThan(4.7);
  for (const stars of [1, 2, 3]) expect(share(stars)).toBeGreaterThan(0.005);
});

test('each review is used once, one customer is one person, and when none fits there is none', () => {
  const random = randomFrom('pool');
  const wig = goods.find(({ categorySlug }) => categorySlug === 'wig');
  if (!wig) throw new Error('no wig');
  const purchase: Purchase = { ...purchaseOf(wig), language: 'en' };
  const pool = openReviewPool([
    planted({ text: 'One.', writer: 'nurse' }),
    planted({ text: 'Two.', writer: 'bride' }),
    planted({ text: 'Three.' }),
  ]);
  const next = (writer?: string, isOnlyRare = false) => pool.take(random, purchase, { writer, isOnlyRare })?.text;
  expect(next('nurse', true)).toBeUndefined();
  expect(next('nurse')).toBe('One.');
  expect(next('nurse')).toBe('Three.');
  expect(next('nurse')).toBeUndefined();
  expect(next()).toBe('Two.');
  expect(pool.usedCount()).toBe(3);
  expect(pool.take(random, { ...purchase, language: 'zh' }, { writer: undefined, isOnlyRare: false })).toBeNull();
});

test('the buyer decides what may be said', () => {
  const wig = goods.find(({ categorySlug }) => categorySlug === 'wig');
  if (!wig) throw new Error('no wig');
  const purchase: Purchase = { ...purchaseOf(wig), language: 'en' };
  const isTrue = (fits: DemoReview['fits'], change: Partial<Purchase> = {}) => isTrueOf(planted({ fits }), { ...purchase, ...change });
  expect(isTrue({})).toBe(true);
  expect(isTrue({}, { quantity: 12 })).toBe(false);
  expect(isTrue({ isBusiness: true }, { quantity: 12, isBusiness: true })).toBe(true);
  expect(isTrueOf(planted({ writer: 'bride' }), { ...purchase, isBusiness: true })).toBe(false);
  expect(isTrue({}, { isMan: true })).toBe(false);
  expect(isTrue({ isMan: true }, { isMan: true })).toBe(true);
  expect(isTrue({ isRepeat: true })).toBe(false);
  expect(isTrue({ wornDays: 60 }, { daysSince: 62 })).toBe(false);
  expect(isTrue({ days: [2, 3] }, { days: 5 })).toBe(false);
  expect(isTrue({ states: ['TX'] })).toBe(false);
  expect(isTrue({}, { isReturned: true })).toBe(false);
});
