import type { Figures } from '#areas/catalog/services/figures.server.ts';
import type { FactLookup, TextFact } from '#areas/content/rules/facts.ts';
import { inquiryAnswerHours } from '#areas/inquiries/rules/limits.ts';
import { type Cents, cents, dollars, grouped } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { readWholesaleTiers } from './example-price.ts';

/** Everything a text may quote. The shipping rule is passed in, so that a text cannot keep an old one. */
export type FactBook = {
  readonly language: Language;
  readonly policies: ReadonlyMap<string, number>;
  readonly figures: readonly Figures[];
  readonly company: Readonly<Record<string, string>>;
  readonly fee: (grams: number) => Cents;
};

const wholeBp = 10_000;

/** $26 or 26 美元; cents only where there are any. */
export function money(amount: number, language: Language): string {
  const shown = dollars(cents(Math.round(amount))).replace(/\.00$/, '');
  return language === 'zh' ? `${shown.slice(1)} 美元` : shown;
}

const percent = (bp: number): string => `${bp / 100}%`;
const between = (from: string, to: string, { language }: FactBook): string => (language === 'zh' ? `${from} 至 ${to}` : `${from} to ${to}`);

/** A policy number with its unit, which its name implies. */
function policy(book: FactBook, name: string): string | null {
  const value = book.policies.get(name);
  if (value === undefined) return null;
  if (name.endsWith('Bp')) return percent(value);
  return name.endsWith('Cents') ? money(value, book.language) : grouped(value);
}

/** Wholesale discount per unit by quantity, in basis points. */
export const tierBp = (policies: ReadonlyMap<string, number>, quantity: number): number =>
  Math.max(0, ...readWholesaleTiers(policies).map((tier) => (quantity >= tier.pieces ? Math.round(tier.percent * 100) : 0)));

/** Grams per shipping bracket: how far the fee of one gram reaches. */
export function stepGrams(fee: FactBook['fee']): number {
  let grams = 50;
  while (grams < 20_000 && fee(grams + 50) === fee(50)) grams += 50;
  return grams;
}

type FactResolver = (book: FactBook, about: readonly string[]) => string | null;

const amountIn = (text: string | undefined): number | null => (text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : null);
const ofCategory =
  (resolve: (figures: Figures, book: FactBook) => string | null): FactResolver =>
  (book, [slug]) => {
    const figures = book.figures.find((one) => one.slug === slug);
    return figures ? resolve(figures, book) : null;
  };
/** A share of an amount in cents by a policy in basis points: {{share:depositBp:30000}}. */
const shareOf =
  (part: (bp: number) => number): FactResolver =>
  ({ policies, language }, [name = '', amount, times = '1']) => {
    const [bp, whole, count] = [policies.get(name), amountIn(amount), amountIn(times)];
    return bp === undefined || whole === null || count === null ? null : money((whole * count * part(bp)) / wholeBp, language);
  };

const resolvers: Readonly<Record<string, FactResolver>> = {
  shippingFee: ({ fee, language }, [grams]) => {
    const weight = amountIn(grams);
    return weight === null ? null : money(fee(weight), language);
  },
  shippingStep: ({ fee }) => grouped(stepGrams(fee)),
  shippingNext: ({ fee, language }) => money(fee(stepGrams(fee) + 1) - fee(stepGrams(fee)), language),
  lengths: ofCategory(({ lengths }, book) => lengths && between(String(lengths[0]), String(lengths[1]), book)),
  longest: ofCategory(({ lengths }) => lengths && String(lengths[1])),
  prices: ofCategory(({ priceCents }, book) =>
    priceCents === null
      ? null
      : book.language === 'zh'
        ? between(grouped(priceCents[0] / 100), money(priceCents[1], 'zh'), book)
        : between(money(priceCents[0], 'en'), money(priceCents[1], 'en'), book),
  ),
  priceFrom: ofCategory(({ priceCents }, { language }) => priceCents && money(priceCents[0], language)),
  durability: ofCategory(({ durability }) => durability || null),
  company: ({ company }, [name = '']) => company[name] || null,
  /** An amount in the text's language: {{usd:197}}. */
  usd: ({ language }, [amount]) => {
    const whole = amountIn(amount);
    return whole === null ? null : money(whole * 100, language);
  },
  answerHours: () => String(inquiryAnswerHours),
  share: shareOf((bp) => bp),
  less: shareOf((bp) => wholeBp - bp),
  /** Start and discount of a wholesale tier: {{tierFrom:1}}, {{tierStep:1}}. */
  tierFrom: ({ policies }, [step]) => readWholesaleTiers(policies)[(amountIn(step) ?? 0) - 1]?.pieces.toString() ?? null,
  tierStep: ({ policies }, [step]) => {
    const off = readWholesaleTiers(policies)[(amountIn(step) ?? 0) - 1]?.percent;
    return off === undefined ? null : `${off}%`;
  },
  tierOff: ({ policies }, [quantity]) => percent(tierBp(policies, amountIn(quantity) ?? 0)),
  tierTotal: ({ policies, language }, [each, quantity]) => {
    const [price, count] = [amountIn(each), amountIn(quantity)];
    return price === null || count === null ? null : money((price * count * (wholeBp - tierBp(policies, count))) / wholeBp, language);
  },
  /** Twice the difference of two prices: {{protected:18900:16900}}. */
  protected: ({ policies, language }, [before, after]) => {
    const [paid, now, times] = [amountIn(before), amountIn(after), policies.get('priceProtectionTimes')];
    return paid === null || now === null || times === undefined ? null : money((paid - now) * times, language);
  },
};

export const factLookup =
  (book: FactBook): FactLookup =>
  ({ name, about }: TextFact) =>
    Object.hasOwn(resolvers, name) ? (resolvers[name]?.(book, about) ?? null) : about.length > 0 ? null : policy(book, name);
