import { cents, dollars, plainAmount } from '#kernel/money.ts';
import { interpolate, type Language, translator } from '#kernel/texts.ts';
import { tradeText } from '#kernel/trade-words.ts';
import { auditCodeTexts, auditFieldTexts, auditSubjectTexts, auditTexts, auditValueTexts, auditVerbTexts } from '../audit-texts.ts';
import { pageNames } from '../page-texts.ts';
import { roleTexts } from '../texts.ts';
import { momentIn } from './when.server.ts';

export type AuditDifference = { readonly field: string; readonly before: string; readonly after: string };

type Table = Readonly<Record<string, { readonly en: string; readonly zh: string }>>;
const maxTextLength = 120;

/** Only what differs. */
export function differencesIn(before: unknown, after: unknown, language: Language): AuditDifference[] {
  const [left, right] = [fieldsIn(before), fieldsIn(after)];
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return names
    .filter((name) => JSON.stringify(left[name] ?? null) !== JSON.stringify(right[name] ?? null))
    .map((name) => ({
      field: labelOf(auditFieldTexts, name, language),
      before: valueText(name, left[name], language),
      after: valueText(name, right[name], language),
    }))
    .filter(({ before, after }) => before !== after);
}

const fieldsIn = (side: unknown): Readonly<Record<string, unknown>> => {
  if (side === null || side === undefined) return {};
  // A change of one item is shown as one, although stored as a list.
  if (Array.isArray(side) && side.length === 1 && typeof side[0] === 'object') return fieldsIn(side[0]);
  return typeof side === 'object' && !Array.isArray(side) ? (side as Record<string, unknown>) : { value: side };
};

function valueText(name: string, value: unknown, language: Language): string {
  const say = translator(auditTexts, language);
  if (value === null || value === undefined || value === '') return say('empty');
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return numberIn(name, value, language);
  if (typeof value === 'string')
    return shortened(isMoment(value) ? momentIn(new Date(value), language) : labelledValue(name, value, language));
  if (isPairs(name, value)) return shortened(value.map((pair) => pairIn(name, pair, language)).join(language === 'zh' ? '、' : ', '));
  if (Array.isArray(value))
    return value.length === 0
      ? say('empty')
      : shortened(value.map((one) => valueText(name, one, language)).join(language === 'zh' ? '、' : ', '));
  return shortened(
    Object.entries(value)
      .map(([inner, one]) => `${labelOf(auditFieldTexts, inner, language)} ${valueText(inner, one, language)}`)
      .join('; '),
  );
}

type PairOf = readonly [thing: string | number, amount: number | null];
/** Several items with a number each: SKUs with stock, vendor specs with prices. */
const isPairs = (name: string, value: unknown): value is readonly PairOf[] =>
  (name === 'levels' || name === 'prices') &&
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && (pair[1] === null || typeof pair[1] === 'number'));

function pairIn(name: string, [subject, amount]: PairOf, language: Language): string {
  const colon = language === 'zh' ? '：' : ': ';
  const figure = amount === null ? auditTexts.empty[language] : name === 'prices' ? plainAmount(amount) : amount;
  const what = name === 'levels' ? `${auditSubjectTexts.sku[language]} ${subject}` : tradeText(String(subject), language);
  return `${what}${colon}${figure}`;
}

/** Roles, states and choices have labels; everything else was typed by people. */
function labelledValue(name: string, value: string, language: Language): string {
  if (name === 'language' && (value === 'en' || value === 'zh')) return auditCodeTexts[value][language];
  if (/roles?$/i.test(name) && Object.hasOwn(roleTexts, value)) return labelOf(roleTexts, value, language);
  if (/^(?:reason|kind|method|refusedFor|area|way|terms)$/.test(name) && Object.hasOwn(auditCodeTexts, value))
    return labelOf(auditCodeTexts, value, language);
  return /stat(?:e|us)$/i.test(name) && Object.hasOwn(auditValueTexts, value) ? labelOf(auditValueTexts, value, language) : value;
}

/** Amounts as money, shares as percent, order states by name. */
function numberIn(name: string, value: number, language: Language): string {
  if (/cents$/i.test(name)) return moneyOf(value);
  if (/bp$/i.test(name)) return `${value / 100}%`;
  if (/^(?:owner|handler)(?:_id|Id|StaffId)$/.test(name)) return `${auditSubjectTexts.staff[language]} ${value}`;
  return name === 'status' && Object.hasOwn(auditValueTexts, `order-${value}`)
    ? labelOf(auditValueTexts, `order-${value}`, language)
    : String(value);
}

const moneyOf = (amount: number): string => (amount < 0 ? `−${dollars(cents(-amount))}` : dollars(cents(amount)));
const isMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value));
const shortened = (text: string): string => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text);

/** A label if there is one; else the name split into words. */
const labelOf = (table: Table, name: string, language: Language): string =>
  Object.hasOwn(table, name) ? (table[name]?.[language] ?? name) : apart(name);

const apart = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_.-]+/g, ' ')
    .toLowerCase();

/** `coupon.change` is "Updated coupon". */
export function actionIn(action: string, language: Language): string {
  const [page = '', intent = ''] = action.split(': ');
  if (Object.hasOwn(pageNames, page)) return onPage(page, intent, language);
  const cut = action.lastIndexOf('.');
  if (cut < 0) return Object.hasOwn(auditVerbTexts, action) ? labelOf(auditVerbTexts, action, language) : apart(action);
  return verbIn(action.slice(cut + 1), withoutCapital(subjectKindIn(action.slice(0, cut), language)), language);
}

const verbIn = (verb: string, thing: string, language: Language): string =>
  Object.hasOwn(auditVerbTexts, verb) ? interpolate(labelOf(auditVerbTexts, verb, language), { thing }) : `${thing}: ${apart(verb)}`;

/** Within a sentence; SKU and FAQ keep their capitals. */
const withoutCapital = (name: string): string => (/^[A-Z][a-z]/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name);

/** A form without its own audit entry is described by its page and button. */
function onPage(page: string, intent: string, language: Language): string {
  const say = translator(auditTexts, language);
  const what = Object.hasOwn(auditVerbTexts, intent) ? verbIn(intent, say('entry'), language) : say('used');
  return say('onPage', { what, page: labelOf(pageNames, page, language) });
}

/** The subject: mostly a number, for a list its page name. */
export const subjectIn = (kind: string, id: string, language: Language): string =>
  kind === 'list' && Object.hasOwn(pageNames, id)
    ? labelOf(pageNames, id, language)
    : kind === 'doors' && id === 'office'
      ? auditCodeTexts.office[language]
      : id;

export const subjectKindIn = (kind: string, language: Language): string =>
  labelOf(auditSubjectTexts, kind.replace('office-', ''), language);
