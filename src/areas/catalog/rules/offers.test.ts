import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shipsByDate } from './lead-time.ts';
import {
  chosenValueNames,
  localizeQuestions,
  type OfferPicture,
  type ProductOffer,
  type ProductOption,
  packOffers,
  picturesOfOffer,
  unpackOffers,
  videoFor,
} from './offers.ts';

const options: ProductOption[] = [
  {
    key: 'Color',
    name: 'Color',
    kind: 'colour',
    values: [
      { value: 'Black', name: 'black', picture: '/black' },
      { value: 'Blonde', name: 'blonde', picture: '/blonde' },
    ],
  },
  {
    key: 'Length',
    name: 'Length',
    kind: 'length',
    values: [18, 20, 24].map((inches) => ({ value: `${inches} inch`, name: `${inches} in`, picture: '' })),
  },
];

const offer = (id: number, colour: string, length: string, more: Partial<ProductOffer> = {}): ProductOffer => ({
  id,
  slug: `sku-${id}`,
  code: `W ${id}`,
  attributes: { Color: colour, Length: length },
  payableCents: 9000,
  listCents: 10_000,
  grams: 150,
  available: 5,
  isMadeToOrder: false,
  isClearance: false,
  colourCode: colour.toLowerCase(),
  position: 0,
  ...more,
});

describe('the SKUs of a group on their way to the browser', () => {
  const anyOffer = fc
    .record({
      colour: fc.constantFrom('Black', 'Blonde'),
      length: fc.constantFrom('18 inch', '20 inch', '24 inch'),
      payableCents: fc.nat(99_999),
      listCents: fc.nat(99_999),
      grams: fc.nat(2000),
      available: fc.nat(500),
      isMadeToOrder: fc.boolean(),
      isClearance: fc.boolean(),
    })
    .map(({ colour, length, ...more }) => ({ colour, length, more }));

  test('arrive as they left, in their order', () => {
    fc.assert(
      fc.property(fc.array(anyOffer, { maxLength: 300 }), (rows) => {
        const offers = rows.map(({ colour, length, more }, position) => offer(position + 1, colour, length, { ...more, position }));
        expect(unpackOffers(packOffers(offers, options))).toEqual(offers);
      }),
      { numRuns: 50 },
    );
  });

  test('weigh little, however many there are', () => {
    const many = Array.from({ length: 400 }, (_, place) => offer(place + 1, 'Black', '18 inch', { position: place }));
    expect(packOffers(many, options).skus.length).toBeLessThan(400 * 60);
  });

  test('a value the group does not ask for is no value', () => {
    const [back] = unpackOffers(packOffers([offer(1, 'Green', '18 inch')], options));
    expect(back?.attributes).toEqual({ Length: '18 inch' });
  });
});

describe('choosing', () => {
  const offers = [
    offer(1, 'Black', '18 inch'),
    offer(2, 'Black', '20 inch', { available: 0 }),
    offer(3, 'Black', '24 inch', { available: 0, isMadeToOrder: true }),
    offer(4, 'Blonde', '18 inch'),
    offer(5, 'Blonde', '20 inch'),
  ];
  const from = (place: number) => {
    const chosen = offers[place];
    if (!chosen) throw new Error('no such offer');
    return localizeQuestions(options, offers, chosen);
  };

  test('says what can be had, what is sold out, and why something is not made', () => {
    const [colours, lengths] = from(0);
    expect(colours?.choices.map(({ name, state, skuSlug }) => [name, state, skuSlug])).toEqual([
      ['black', 'free', 'sku-1'],
      ['blonde', 'free', 'sku-4'],
    ]);
    expect(lengths?.choices.map(({ name, state }) => [name, state])).toEqual([
      ['18 in', 'free'],
      ['20 in', 'out'],
      ['24 in', 'free'],
    ]);
    expect(from(3)[1]?.choices[2]).toMatchObject({ state: 'no', skuSlug: null, clash: { with: 'blonde', madeIn: [] } });
    expect(from(2)[0]?.choices[1]).toMatchObject({ state: 'no', clash: { with: '24 in', madeIn: ['18 in', '20 in'] } });
  });

  test('is told in words, in the order it is asked', () => {
    expect(chosenValueNames(options, offers[4] ?? { attributes: {} })).toEqual(['blonde', '20 in']);
  });
});

describe('pictures and films', () => {
  const shot = (base: string, colour: string, skuId: number | null = null): OfferPicture => ({
    base,
    colour,
    skuId,
    widths: [450],
    width: 4,
    height: 5,
    alt: base,
  });
  const shots = [shot('all', ''), shot('black', 'black'), shot('blonde', 'blonde'), shot('own', '', 7)];

  test.each([
    [{ id: 1, colourCode: 'black' }, ['black', 'all']],
    [{ id: 7, colourCode: 'blonde' }, ['own', 'blonde', 'all']],
    [{ id: 1, colourCode: 'red' }, ['all']],
  ])('%j shows %j', (sku, bases) => {
    expect(picturesOfOffer(shots, sku).map((picture) => picture.base)).toEqual(bases);
  });

  const film = (slug: string, poster: string, skuId: number | null = null) => ({
    slug,
    poster,
    skuId,
    title: '',
    about: '',
    url: '',
    captions: '',
    seconds: 4,
    width: 4,
    height: 5,
    publishedAt: '',
  });

  test('a film of one colour or one SKU is shown with no other', () => {
    const films = [film('of-blonde', 'blonde'), film('of-seven', 'black', 7)];
    expect(videoFor(films, shots, { id: 1, colourCode: 'blonde' })?.slug).toBe('of-blonde');
    expect(videoFor(films, shots, { id: 7, colourCode: 'black' })?.slug).toBe('of-seven');
    expect(videoFor(films, shots, { id: 1, colourCode: 'black' })).toBeNull();
    expect(videoFor([film('of-all', 'elsewhere')], shots, { id: 1, colourCode: 'black' })?.slug).toBe('of-all');
  });
});

test.each([
  ['2026-11-15', { max: 2, isWorking: false }, '2026-11-17'],
  ['2026-11-13', { max: 2, isWorking: false }, '2026-11-15'],
  ['2026-11-13', { max: 1, isWorking: true }, '2026-11-16'],
  ['2026-11-15', { max: 15, isWorking: true }, '2026-12-04'],
  ['2026-12-30', { max: 2, isWorking: false }, '2027-01-01'],
])('ordered on %s, %j leaves by %s', (today, ready, day) => {
  expect(shipsByDate(ready, new Date(`${today}T12:00:00`)).toDateString()).toBe(new Date(`${day}T12:00:00`).toDateString());
});
