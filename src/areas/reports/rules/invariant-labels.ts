import { inLanguage, type Language, translator } from '#kernel/texts.ts';
import { brokenRecordTexts, invariantSentences, invariantTexts, invariantTitles } from '../invariant-texts.ts';

type Row = { readonly order_id: number | null };
type Broken = { readonly name: string; readonly brokenCount: number; readonly rows: readonly Row[] };

const isNamed = (name: string): name is keyof typeof invariantTitles => Object.hasOwn(invariantTitles, name);

/** Title and description of an invariant for staff; falls back to its name. */
export const invariantLabels = (name: string, language: Language): { readonly title: string; readonly sentence: string } =>
  isNamed(name) ? { title: invariantTitles[name][language], sentence: invariantSentences[name][language] } : { title: name, sentence: '' };

/** Number of orders that break an invariant, or of records where not all belong to orders. */
export function brokenCountLabel({ brokenCount, rows }: Broken, language: Language): string {
  const say = translator(invariantTexts, language);
  const orders = new Set(rows.map(({ order_id }) => order_id));
  const isComplete = rows.length === brokenCount;
  if (orders.has(null) || rows.length === 0) return say('rows', { count: brokenCount });
  return say('orders', { count: isComplete ? orders.size : brokenCount });
}

/** A record such as `capture:12` in words; an order is named by its number beside it. */
export function recordLabel(record: string, language: Language): string | null {
  const [kind = '', ...rest] = record.split(':');
  if (kind === 'order') return null;
  return isKnown(kind) ? inLanguage(brokenRecordTexts[kind], language, { id: rest.join(':') }) : record;
}

const isKnown = (kind: string): kind is keyof typeof brokenRecordTexts => Object.hasOwn(brokenRecordTexts, kind);
