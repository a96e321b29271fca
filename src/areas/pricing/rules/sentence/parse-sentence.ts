import { type BuilderKind, type BuilderStep, builderStepsOf, type Configuration } from '../configuration.ts';
import { ambiguousPhrases, dictionary, kindPhrases, numberNames, unsoldPhrases, type WordMeaning, wigHints } from './data-dictionary.ts';
import { normalizeSentence } from './spelling.ts';

/** What a sentence says. Nothing is guessed silently: assumptions are in assumed, gaps in missing, ambiguities in unclear. */
export type ParsedSentence = {
  readonly configuration: Configuration | null;
  readonly quantity: number;
  readonly assumed: readonly (BuilderStep | 'kind')[];
  readonly missing: readonly (BuilderStep | 'kind')[];
  readonly unclear: readonly (BuilderStep | 'kind' | 'quantity')[];
};

const sizes = new Set(['2x6', '4x4', '5x5', '6x6', '7x7', '13x4', '13x6']);
const maxQuantity = 999;

export function parseSentenceText(sentence: string): ParsedSentence {
  const parser = new SentenceParser(normalizeSentence(sentence));
  parser.leaveOut();
  parser.readSizes();
  parser.readMeasures();
  parser.readWords();
  const kind = parser.readKind();
  const quantity = parser.readQuantity();
  parser.readBareLength();
  return parser.result(kind, quantity);
}

/** A sentence that gets shorter as parts are understood. */
class SentenceParser {
  private rest: string;
  private readonly values = new Map<BuilderStep | 'extras', Map<string, boolean>>();
  private readonly unclear = new Set<BuilderStep | 'kind' | 'quantity'>();
  private readonly original: string;
  private isKindAssumed = false;

  constructor(text: string) {
    this.original = text;
    this.rest = ` ${text} `;
  }

  /** Removes every match of a pattern from the sentence. */
  private take(pattern: RegExp, onMatch: (found: RegExpExecArray) => void): void {
    for (;;) {
      pattern.lastIndex = 0;
      const found = pattern.exec(this.rest);
      if (!found || found[0] === '') return;
      onMatch(found);
      this.rest = `${this.rest.slice(0, found.index)} · ${this.rest.slice(found.index + found[0].length)}`;
    }
  }

  private hear({ step, value, isAssumed }: WordMeaning): void {
    const values = this.values.get(step) ?? new Map<string, boolean>();
    this.values.set(step, values.set(value, (values.get(value) ?? true) && isAssumed === true));
  }

  /** Amounts, dates and negations: their numbers and words mean nothing else. */
  leaveOut(): void {
    const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*';
    for (const pattern of [
      /(?:us)?\$\s*\d[\d,.]*/gu,
      /\d[\d,.]*\s*(?:dollars?|usd|bucks|美元|美金|美刀|元|块钱)(?:\s*以[内下上])?/gu,
      /(?:budget|预算)\D{0,12}\d[\d,.]*/gu,
      new RegExp(`${month}\\.?\\s*\\d{1,2}(?:st|nd|rd|th)?(?!\\d)|(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?\\s*(?:of\\s*)?${month}`, 'gu'),
      /\d{1,2}\s*月\s*\d{1,2}\s*[日号]|(?<!\d)\d{1,4}[-/]\d{1,2}[-/]\d{1,4}/gu,
      /(?:within|in)\s+\d+\s*(?:days?|weeks?)|\d+\s*(?:天|周|个?星期)/gu,
      /(?:\bno|\bwithout|\bnot|不要|不带|不加)\s*(?:any\s+)?(?:hd|transparent|bangs?|fringe|bleached knots?|styling|刘海|透明|隐形|造型)/gu,
    ])
      this.take(pattern, () => undefined);
  }

  readSizes(): void {
    this.take(/(?<!\d)(\d{1,2})\s*(?:x|\*|×|乘|by)\s*(\d{1,2})(?!\d)/gu, ([, wide, deep]) =>
      this.hear({ step: 'cap', value: `${wide}x${deep}` }),
    );
  }

  readMeasures(): void {
    const density = ([, percent = '']: RegExpExecArray): void => this.hear({ step: 'density', value: percent });
    this.take(/(?<!\d)(\d{2,3})\s*%\s*(?:density|密度)?/gu, density);
    this.take(/(?<!\d)(\d{3})\s*(?:density|dens\b|密度)/gu, density);
    this.take(/(?:density|密度)\s*(?:of|is|为|是|:)?\s*(\d{3})(?!\d)/gu, density);
    const inches = (count: string | undefined): void => this.hear({ step: 'length', value: String(Number(count)) });
    const unit = "(?:\"|″|”|“|''|′′|inch(?:es)?(?![a-z])|ins?(?![a-z])|英寸|英吋|寸|吋)";
    this.take(
      new RegExp(`(?<!\\d)(\\d{1,2})\\s*(?:or|to|-|~|/|,|或者?|到|至|、)\\s*(\\d{1,2})\\s*-?\\s*${unit}`, 'gu'),
      ([, one, other]) => {
        inches(one);
        inches(other);
      },
    );
    this.take(new RegExp(`(?<!\\d)(\\d{1,2})\\s*-?\\s*${unit}`, 'gu'), ([, count]) => inches(count));
    this.take(/(?<!\d)(\d{2,3})\s*(?:cms?(?![a-z])|centimet(?:er|re)s?|厘米|公分)/gu, ([, count]) => {
      // Hair comes in even inches; rounding to the nearest is reported as an assumption.
      this.hear({ step: 'length', value: String(Math.round(Number(count) / 2.54 / 2) * 2), isAssumed: true });
    });
  }

  readWords(): void {
    // Other textures contain our words, and ours contain color names: "natural wave", "wine red".
    const [colours, textures] = [
      unsoldPhrases.filter(([, { step }]) => step === 'colour'),
      unsoldPhrases.filter(([, { step }]) => step === 'texture'),
    ];
    for (const [pattern, meaning] of [...textures, ...dictionary, ...colours]) this.take(pattern, () => this.hear(meaning));
    for (const [pattern, { step }] of ambiguousPhrases)
      this.take(pattern, () => {
        if (step !== 'extras' && !this.values.has(step)) this.unclear.add(step);
      });
  }

  readKind(): BuilderKind | null {
    const found = kindPhrases.filter(([, pattern]) => this.original.match(pattern)).map(([kind]) => kind);
    if (found[0] === 'wig') return 'wig';
    // A set of both is two items with separate prices.
    if (found.length > 1) this.unclear.add('kind');
    if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
    if (!this.values.has('cap') && !wigHints.test(this.original)) return null;
    this.isKindAssumed = true;
    return 'wig';
  }

  readQuantity(): number {
    const quantities = new Set<number>();
    const addQuantity = ([, digits = '']: RegExpExecArray): void => void quantities.add(numberNames[digits] ?? Number(digits));
    const number = `(\\d{1,4}|${Object.keys(numberNames).join('|')})`;
    const edge = '(?<![\\p{L}\\p{N}])';
    this.take(new RegExp(`${edge}(?:qty|quantity|数量)\\s*[:：]?\\s*${number}`, 'gu'), addQuantity);
    this.take(new RegExp(`${edge}[x×]\\s*(\\d{1,4})(?!\\d)`, 'gu'), addQuantity);
    this.take(new RegExp(`(?<!\\d)${number}\\s*(?:pieces?|pcs?|units?|sets?|顶|把|个|条|束|块|件|套|只)`, 'gu'), addQuantity);
    // "3 body wave wigs": only understood words may stand between the number and what is counted.
    this.take(
      new RegExp(`${edge}${number}(?:\\s|·|bob|human|hair|lace|virgin|raw)*(?:wigs?|bundles?|closures?|frontals?|wefts?)`, 'gu'),
      addQuantity,
    );
    const [first, ...others] = quantities;
    if (others.length > 0 || (first !== undefined && (first < 1 || first > maxQuantity))) this.unclear.add('quantity');
    return first !== undefined && others.length === 0 && first >= 1 && first <= maxQuantity ? first : 1;
  }

  /** A bare number that can only be a length is taken as one, marked as assumed. */
  readBareLength(): void {
    if (this.values.has('length')) return;
    const bare = [...this.rest.matchAll(/(?<![\p{L}\p{N}#])(\d{1,3})(?![\p{L}\p{N}])/gu)].map(([, digits]) => Number(digits));
    const lengths = bare.filter((count) => count >= 8 && count <= 40 && count % 2 === 0 && count !== 30);
    if (lengths.length === 1) this.hear({ step: 'length', value: String(lengths[0]), isAssumed: true });
    const densities = bare.filter((count) => [130, 150, 180, 200, 250].includes(count));
    if (densities.length === 1 && !this.values.has('density')) this.hear({ step: 'density', value: String(densities[0]), isAssumed: true });
  }

  result(kind: BuilderKind | null, quantity: number): ParsedSentence {
    const unclear = [...this.unclear];
    if (kind === null) return { configuration: null, quantity, assumed: [], missing: ['kind'], unclear };
    const assumed: (BuilderStep | 'kind')[] = this.isKindAssumed ? ['kind'] : [];
    const chosen: { [step in BuilderStep]?: string } = {};
    for (const step of builderStepsOf(kind)) {
      const values = this.values.get(step === 'size' ? 'cap' : step);
      // Explicit values take precedence over implied ones: "613 blonde".
      const outright = [...(values ?? [])].filter(([, isAssumed]) => !isAssumed);
      const fitting = outright.length > 0 ? outright : [...(values ?? [])];
      const [first, ...others] = fitting;
      if (!first) continue;
      if (others.length > 0) {
        unclear.push(step);
        continue;
      }
      chosen[step] = first[0];
      if (first[1]) assumed.push(step);
    }
    const size = chosen.cap ?? chosen.size;
    if (size && /x/.test(size) && !sizes.has(size)) unclear.push(kind === 'wig' ? 'cap' : 'size');
    if (kind === 'wig' && isOpen(chosen.cap)) chosen.lace ??= 'none';
    const missing = builderStepsOf(kind).filter((step) => chosen[step] === undefined);
    const extras = [...(this.values.get('extras')?.keys() ?? [])].sort();
    return { configuration: { kind, ...chosen, extras }, quantity, assumed, missing, unclear };
  }
}

const isOpen = (cap: string | undefined): boolean => cap === 'u-part' || cap === 'v-part' || cap === 'headband';

/** Common defaults, marked as assumed: cap M, free part, 150% on lace pieces, Indian bundles. */
export function withDefaultAnswers({ configuration, assumed, missing, ...rest }: ParsedSentence): ParsedSentence {
  if (!configuration) return { configuration, assumed, missing, ...rest };
  const usual: { readonly [step in BuilderStep]?: string } = {
    capSize: 'M',
    part: 'free',
    origin: 'india',
    ...(configuration.kind === 'closure-frontal' && { density: '150' }),
  };
  const filled = missing.filter(
    (step): step is BuilderStep => step !== 'kind' && usual[step] !== undefined && !rest.unclear.includes(step),
  );
  return {
    configuration: { ...configuration, ...Object.fromEntries(filled.map((step) => [step, usual[step]])) },
    assumed: [...assumed, ...filled],
    missing: missing.filter((step) => !filled.some((one) => one === step)),
    ...rest,
  };
}
