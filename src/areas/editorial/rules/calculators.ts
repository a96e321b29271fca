import { defaultStandMinutes } from '#areas/aftercare/rules/price-drops.ts';
import { creditsDue } from '#areas/aftercare/rules/price-protection.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { interpolate, type Language, type LocalizedText } from '#kernel/texts.ts';
import { calculatorTexts as words } from '../calculator-texts.ts';
import { type FactBook, money, stepGrams, tierBp } from './facts.ts';

type Field = {
  readonly name: string;
  readonly label: LocalizedText;
  /** Null where the label says what is counted. */
  readonly unit: LocalizedText | null;
  readonly from: number;
  readonly to: number;
  readonly start: number;
};
type Line = { readonly label: LocalizedText; readonly value: string };
type Answer = { readonly lines: readonly Line[]; readonly says: string };
type Calculator = {
  readonly title: LocalizedText;
  readonly fields: readonly Field[];
  readonly work: (values: readonly number[], book: FactBook) => Answer;
};

const field = (
  name: string,
  label: LocalizedText,
  unit: LocalizedText | null,
  [from, to, start]: readonly [number, number, number],
): Field => ({
  name,
  label,
  unit,
  from,
  to,
  start,
});
const format = (pair: LocalizedText, { language }: FactBook, fill: Record<string, string | number>): string =>
  interpolate(pair[language], fill);
const wholeBp = 10_000;

/** Bundles for a full head by length: three, four from 20 in, five from 28 in. */
export const bundlesFor = (inches: number): number => (inches >= 28 ? 5 : inches >= 20 ? 4 : 3);

/** Where hair of this length ends on a person 5 ft 5 in tall, measured from the crown. */
const reaches: readonly (readonly [number, LocalizedText])[] = [
  [10, words.toChin],
  [14, words.toShoulder],
  [18, words.toArmpit],
  [22, words.toBust],
  [26, words.toWaist],
  [32, words.toHip],
  [Number.POSITIVE_INFINITY, words.toThigh],
];
export const reachOf = (inches: number): LocalizedText => reaches.find(([maxInches]) => inches <= maxInches)?.[1] ?? words.toThigh;

const someDay = new Date(0);

/** The result of two price drops, by the same calculation as the credits. */
function protectionSum({ paid, falls, pieces }: { paid: number; falls: readonly number[]; pieces: number }, book: FactBook): Answer {
  const days = book.policies.get('priceProtectionDays') ?? 0;
  const bought = { priceCents: paid * 100, quantity: pieces, discountShareCents: 0, pieces, paidAt: someDay };
  const events = falls.map((dollars, index) => ({ payableCents: dollars * 100, isFinalSale: false, at: later(someDay, index + 1) }));
  const times = book.policies.get('priceProtectionTimes') ?? 1;
  const minutes = book.policies.get('priceProtectionStandMinutes') ?? defaultStandMinutes;
  const due = creditsDue({ ...bought, until: later(someDay, Math.max(1, days) * dayMs) }, events, [], times);
  const of = (index: number): number => due.find(({ fall }) => fall === events[index])?.amountCents ?? 0;
  const all = of(0) + of(1);
  return {
    lines: [
      { label: words.forFirst, value: money(of(0), book.language) },
      { label: words.forSecond, value: money(of(1), book.language) },
      { label: words.together, value: money(all, book.language) },
    ],
    says: format(all > 0 && all === paid * 100 * pieces ? words.protectionMost : words.protectionSays, book, { days, times, minutes }),
  };
}

/** Calculators before an order. Amounts are whole dollars. */
const calculators: Readonly<Record<string, Calculator>> = {
  shipping: {
    title: words.shippingTitle,
    fields: [field('grams', words.grams, words.gram, [0, 20_000, 590])],
    work: ([grams = 0], book) => {
      const step = stepGrams(book.fee);
      const left = grams === 0 ? 0 : Math.ceil(grams / step) * step - grams;
      return {
        lines: [
          { label: words.fee, value: money(book.fee(grams), book.language) },
          { label: words.roomLeft, value: format(words.inGrams, book, { grams: left }) },
        ],
        says: format(grams === 0 ? words.freeSample : words.shippingSays, book, { left, fee: money(book.fee(grams), book.language) }),
      };
    },
  },
  refund: {
    title: words.refundTitle,
    fields: [field('paid', words.paidFor, words.dollar, [1, 5000, 189])],
    work: ([paid = 0], book) => {
      const back = (name: string) => money(paid * 100 - (paid * 100 * (book.policies.get(name) ?? 0)) / wholeBp, book.language);
      return {
        lines: [
          { label: words.asCredit, value: back('returnFeeCreditBp') },
          { label: words.asMoney, value: back('returnFeeCashBp') },
        ],
        says: format(words.refundSays, book, {}),
      };
    },
  },
  protection: {
    title: words.protectionTitle,
    fields: [
      field('paid', words.pricePaid, words.dollar, [1, 5000, 189]),
      field('first', words.priceFirst, words.dollar, [0, 5000, 169]),
      field('second', words.priceSecond, words.dollar, [0, 5000, 159]),
      field('pieces', words.count, null, [1, 100, 1]),
    ],
    work: ([paid = 1, first = 0, second = 0, pieces = 1], book) => protectionSum({ paid, falls: [first, second], pieces }, book),
  },
  bundles: {
    title: words.bundlesTitle,
    fields: [field('inches', words.longest, words.inch, [8, 40, 22])],
    work: ([inches = 8], book) => {
      const count = bundlesFor(inches);
      return {
        lines: [
          { label: words.bundleCount, value: String(count) },
          { label: words.weight, value: format(words.inGrams, book, { grams: count * 100 }) },
          { label: words.fee, value: money(book.fee(count * 100), book.language) },
        ],
        says: format(words.bundlesSays, book, { inches, closure: Math.min(24, inches - 2) }),
      };
    },
  },
  reach: {
    title: words.reachTitle,
    fields: [field('length', words.length, words.inch, [6, 40, 22])],
    work: ([inches = 6], book) => ({
      lines: [
        { label: words.straight, value: format(reachOf(inches), book, {}) },
        { label: words.curly, value: format(reachOf(Math.max(6, inches - 2)), book, {}) },
        { label: words.inCentimetres, value: format(words.inCm, book, { cm: Math.round(inches * 2.54) }) },
      ],
      says: format(words.reachSays, book, {}),
    }),
  },
  salon: {
    title: words.salonTitle,
    fields: [
      field('charge', words.charge, words.dollar, [1, 5000, 420]),
      field('hair', words.hairCost, words.dollar, [0, 5000, 178]),
      field('extras', words.extras, words.dollar, [0, 1000, 24]),
      field('hours', words.hours, words.hour, [1, 24, 4]),
    ],
    work: ([charge = 0, hair = 0, extras = 0, hours = 1], book) => {
      const left = (charge - hair - extras) * 100;
      return {
        lines: [
          { label: words.leftOver, value: signed(left, book.language) },
          { label: words.perHour, value: signed(left / hours, book.language) },
          { label: words.margin, value: `${Math.round((left / (charge * 100)) * 100)}%` },
        ],
        says: format(left / (charge * 100) < 0.35 ? words.salonThin : words.salonGood, book, {}),
      };
    },
  },
  wholesale: {
    title: words.wholesaleTitle,
    fields: [field('pieces', words.pieces, null, [1, 1000, 24]), field('each', words.each, words.dollar, [1, 1000, 89])],
    work: ([pieces = 1, each = 1], book) => {
      const off = tierBp(book.policies, pieces);
      const listed = pieces * each * 100;
      const saved = (listed * off) / wholeBp;
      const next = [...book.policies.keys()]
        .map((name) => Number(/^wholesaleFrom(\d+)Bp$/.exec(name)?.[1] ?? 0))
        .filter((from) => from > pieces);
      const step = Math.min(...next);
      return {
        lines: [
          { label: words.tier, value: `${off / 100}%` },
          { label: words.saved, value: money(saved, book.language) },
          { label: words.goods, value: money(listed - saved, book.language) },
        ],
        says: Number.isFinite(step)
          ? format(words.nextTier, book, { more: step - pieces, percent: tierBp(book.policies, step) / 100 })
          : format(words.topTier, book, {}),
      };
    },
  },
  dropship: {
    title: words.dropshipTitle,
    fields: [
      field('sells', words.sellsFor, words.dollar, [1, 5000, 279]),
      field('ours', words.ourPrice, words.dollar, [1, 5000, 158]),
      field('weight', words.weight, words.gram, [0, 20_000, 290]),
      field('paying', words.payingFee, words.percent, [0, 15, 4]),
      field('ads', words.ads, words.dollar, [0, 1000, 25]),
    ],
    work: ([sells = 0, ours = 0, weight = 0, paying = 0, ads = 0], book) => {
      const fee = book.fee(weight);
      const taken = Math.round((sells * 100 * paying) / 100);
      const left = sells * 100 - ours * 100 - fee - taken - ads * 100;
      return {
        lines: [
          { label: words.fee, value: money(fee, book.language) },
          { label: words.taken, value: money(taken, book.language) },
          { label: words.leftOver, value: signed(left, book.language) },
        ],
        says: format(left < sells * 20 ? words.dropshipThin : words.dropshipGood, book, {}),
      };
    },
  },
};

const signed = (amount: number, language: Language): string => (amount < 0 ? `-${money(-amount, language)}` : money(amount, language));

export type CalculatorResult = {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly from: number;
    readonly to: number;
    readonly value: number;
  }[];
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  readonly says: string;
};

/** A calculator with the numbers of the address; invalid ones are ignored. */
export function runCalculator(name: string, query: URLSearchParams, book: FactBook): CalculatorResult | null {
  const found = Object.hasOwn(calculators, name) ? calculators[name] : undefined;
  if (!found) return null;
  const values = found.fields.map((one) => numberIn(query.get(one.name), one));
  const { lines, says } = found.work(values, book);
  return {
    name,
    title: found.title[book.language],
    fields: found.fields.map((one, index) => ({
      name: one.name,
      label: labelOf(one, book.language),
      from: one.from,
      to: one.to,
      value: values[index] ?? one.start,
    })),
    lines: lines.map(({ label, value }) => ({ label: label[book.language], value })),
    says,
  };
}

function labelOf({ label, unit }: Field, language: Language): string {
  if (!unit) return label[language];
  return language === 'zh' ? `${label.zh}（${unit.zh}）` : `${label.en} (${unit.en})`;
}

const numberIn = (typed: string | null, { from, to, start }: Field): number => {
  const value = typed !== null && /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
  return value >= from && value <= to ? value : start;
};
