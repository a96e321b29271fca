import { capMeasures, capSizeRanges, inchesAndCentimeters } from '#areas/catalog/rules/sizes.ts';
import { sizeTexts } from '#areas/catalog/size-texts.ts';
import type { Block, GeneratedBlock, Inline, InlineTexts } from '#areas/content/rules/markup.ts';
import { grouped } from '#kernel/money.ts';
import { articleWidgetTexts as words } from '../piece-texts.ts';
import { readWholesaleTiers } from './example-price.ts';
import { type FactBook, money, stepGrams } from './facts.ts';

/** Tables the shop generates from its own rules inside texts. */
type Table = Extract<Block, { kind: 'table' }>;
type Maker = (book: FactBook) => { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

const say = (book: FactBook, key: keyof typeof words): string => words[key][book.language];
const size = (book: FactBook, key: keyof typeof sizeTexts): string => sizeTexts[key][book.language];
const yesOrNo = (book: FactBook, name: string): string => say(book, book.policies.get(name) ? 'isFinal' : 'mayReturn');
const percentOf = (book: FactBook, name: string): string => `${(book.policies.get(name) ?? 0) / 100}%`;

const makers: Readonly<Record<string, Maker>> = {
  'shipping-steps': (book) => {
    const step = stepGrams(book.fee);
    const upTo = [1, 2, 3, 4, 6].map((times) => times * step);
    const example = ['stepOne', 'stepTwo', 'stepThree', 'stepFour', 'stepSix'] as const;
    return {
      head: [say(book, 'weightUpTo'), say(book, 'fee'), say(book, 'forExample')],
      rows: [
        [say(book, 'samplesOnly'), money(0, book.language), say(book, 'samplesExample')],
        ...upTo.map((grams, index) => [
          `${grouped(grams)} ${say(book, 'g')}`,
          money(book.fee(grams), book.language),
          say(book, example[index] ?? 'stepSix'),
        ]),
      ],
    };
  },
  'wholesale-tiers': (book) => ({
    head: [say(book, 'pieces'), say(book, 'offEach'), say(book, 'hundredBecomes')],
    rows: readWholesaleTiers(book.policies).map(({ pieces, percent }) => [
      book.language === 'zh' ? `${pieces} 件起` : `${pieces}+`,
      `${percent}%`,
      money(10_000 - percent * 100, book.language),
    ]),
  }),
  figures: (book) => ({
    head: [say(book, 'kind'), say(book, 'lengths'), say(book, 'prices'), say(book, 'lasts')],
    rows: book.figures
      .filter(({ lengths }) => lengths !== null)
      .map(({ name, lengths, priceCents, durability }) => [
        name,
        lengths ? `${lengths[0]}–${lengths[1]} ${say(book, 'inches')}` : '',
        priceCents ? `${money(priceCents[0], 'en')}–${money(priceCents[1], 'en')}` : '',
        durability,
      ]),
  }),
  'return-rules': (book) => ({
    head: [say(book, 'piece'), say(book, 'comesBack'), say(book, 'kept')],
    rows: [
      [say(book, 'stockToCredit'), daysOf(book, 'returnDays'), percentOf(book, 'returnFeeCreditBp')],
      [say(book, 'stockToMoney'), daysOf(book, 'returnDays'), percentOf(book, 'returnFeeCashBp')],
      [say(book, 'madeToOrder'), yesOrNo(book, 'madeToOrderIsFinal'), '–'],
      [say(book, 'clearance'), yesOrNo(book, 'clearanceIsFinal'), '–'],
      [say(book, 'bulk'), yesOrNo(book, 'bulkIsFinal'), '–'],
    ],
  }),
  'cap-sizes': (book) => ({
    head: [size(book, 'size'), size(book, 'inches'), size(book, 'cm')],
    rows: capSizeRanges.map(({ size: name, from, to }) => [name, inchesAndCentimeters(from, to).inches, inchesAndCentimeters(from, to).cm]),
  }),
  'cap-measures': (book) => ({
    head: [size(book, 'measure'), size(book, 'petite'), size(book, 'average'), size(book, 'large')],
    rows: capMeasures.map(({ name, inches }) => [size(book, name), ...inches.map((inch) => `${inch} ${say(book, 'inches')}`)]),
  }),
  'ready-times': (book) => ({
    head: [say(book, 'piece'), say(book, 'leaves'), say(book, 'counted')],
    rows: [
      [say(book, 'inStock'), range(book, 'inStockDays', 'daysRange'), say(book, 'fromPayment')],
      [say(book, 'madeToOrder'), range(book, 'madeToOrderDays', 'workingDaysRange'), say(book, 'fromDeposit')],
    ],
  }),
};

const daysOf = (book: FactBook, name: string): string => say(book, 'withinDays').replace('{days}', String(book.policies.get(name) ?? 0));
const range = (book: FactBook, name: string, unit: 'daysRange' | 'workingDaysRange'): string =>
  say(book, unit)
    .replace('{from}', String(book.policies.get(`${name}Min`) ?? 0))
    .replace('{to}', String(book.policies.get(`${name}Max`) ?? 0));

/** Blocks rendered by the page itself. */
const renderedBlocks = ['calc', 'drawing', 'lead', 'contact', 'delays', 'pages'] as const;

export const drawings = ['head', 'reach', 'lace'] as const;
export type DrawingName = (typeof drawings)[number];

/** Generates the tables; other blocks stay for the page, unknown ones are dropped. */
export const withTables = (blocks: readonly Block[], book: FactBook): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.kind !== 'piece') return [block];
    const maker = Object.hasOwn(makers, block.name) ? makers[block.name] : undefined;
    if (maker) return [tableFrom(maker(book))];
    return isShown(block) ? [block] : [];
  });

export const tableOf = (name: keyof typeof makers, book: FactBook): Table | null => {
  const maker = makers[name];
  return maker ? tableFrom(maker(book)) : null;
};

const isShown = ({ name }: GeneratedBlock): boolean => renderedBlocks.some((shown) => shown === name);

const plain = (text: string): InlineTexts => (text === '' ? [] : [{ kind: 'text', text } satisfies Inline]);
const tableFrom = ({ head, rows }: ReturnType<Maker>): Table => ({
  kind: 'table',
  head: head.map(plain),
  rows: rows.map((cells) => cells.map(plain)),
});
