import { DomainError } from '#kernel/errors.ts';
import { type ButtonValue, type ContentFieldSpec, type ContentFields, type ContentValue, contentColumnsOf } from './content-forms.ts';
import { type FactLookup, parseTextFacts } from './facts.ts';
import { isSafeHref } from './markup.ts';

export type FormFieldReader = (name: string) => string;

/** The names of a form's fields; each button has three. */
export const contentFormNames = (specs: readonly ContentFieldSpec[]): string[] =>
  specs.flatMap((spec) =>
    spec.kind === 'buttons' ? Array.from({ length: spec.most }, (_, at) => buttonNames(at)).flat() : contentColumnsOf(spec),
  );

const buttonNames = (at: number): string[] => ['En', 'Zh', 'Href'].map((ending) => `button${at}${ending}`);

/** A form's fields as values; missing, too long or invalid ones are refused by name. */
export function readContentFields(specs: readonly ContentFieldSpec[], typed: FormFieldReader, unit = ''): ContentFields {
  return Object.fromEntries(specs.flatMap((spec) => contentColumnsOf(spec).map((column) => [column, valueIn(spec, column, typed, unit)])));
}

function valueIn(spec: ContentFieldSpec, column: string, typed: FormFieldReader, unit: string): ContentValue {
  if (spec.kind === 'buttons') return buttonsOf(spec.most, typed);
  if (spec.kind === 'flag') return typed(column) !== '';
  const text = typed(column).replaceAll('\r\n', '\n').trim();
  if (spec.isRequired && text === '') throw new DomainError('lackParameter', { field: column });
  switch (spec.kind) {
    case 'pair':
    case 'text':
      return checkTextLength(column, text, spec.most);
    case 'link':
      return checkLink(column, text);
    case 'number':
      return numberOf(column, text, spec.least, spec.most);
    case 'amount':
      return amountOf(column, text, unit);
    case 'choice':
      return checkTextLength(column, text, 80);
    case 'picture':
      return pictureBase(column, text);
    case 'moment':
      return momentOf(column, text);
    case 'day':
      return dayOf(column, text);
  }
}

/** Plain text only: nothing a browser could take for a script, and within its length. */
export function checkTextLength(field: string, text: string, maxLength: number): string {
  if (text.length > maxLength) throw new DomainError('tooLarge', { field, most: maxLength });
  if (!text.isWellFormed() || text.includes('\u0000')) throw new DomainError('badValue', { field });
  if (/<\/?[a-z!][^>]*>|javascript:|data:text/i.test(text)) throw new DomainError('scriptRefused', { field });
  return text;
}

export function checkLink(field: string, text: string): string {
  if (text.length > 300) throw new DomainError('tooLarge', { field, most: 300 });
  if (text !== '' && !isSafeHref(text)) throw new DomainError('scriptRefused', { field });
  return text;
}

/** An empty number is zero: an entry without a position comes first. */
function numberOf(field: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d{0,6}$/.test(text) || value < min || value > max) throw new DomainError('badValue', { field });
  return value;
}

/** A policy number as people write it: dollars, percent, or a plain number. */
function amountOf(field: string, text: string, unit: string): number {
  const isFine = unit === 'cents' || unit === 'bp';
  if (!(isFine ? /^\d{1,7}(\.\d{1,2})?$/ : /^\d{1,7}$/).test(text)) throw new DomainError('badValue', { field });
  const value = isFine ? Math.round(Number(text) * 100) : Number(text);
  if ((unit === 'bp' && value > 10_000) || (unit === 'flag' && value > 1)) throw new DomainError('badValue', { field });
  return value;
}

export const formatPolicyAmount = (value: number, unit: string): string => String(unit === 'cents' || unit === 'bp' ? value / 100 : value);

function pictureBase(field: string, text: string): string {
  if (text !== '' && (!/^(\/|https:\/\/)[\w./:-]{1,300}$/.test(text) || text.includes('..'))) throw new DomainError('badValue', { field });
  return text;
}

function momentOf(field: string, text: string): string | null {
  if (text === '') return null;
  const at = new Date(/T\d\d:\d\d$/.test(text) ? `${text}:00Z` : text);
  if (Number.isNaN(at.getTime())) throw new DomainError('badValue', { field });
  return at.toISOString();
}

function dayOf(field: string, text: string): string | null {
  if (text === '') return null;
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(new Date(`${text}T00:00:00Z`).getTime()))
    throw new DomainError('badValue', { field });
  return text;
}

function buttonsOf(maxButtons: number, typed: FormFieldReader): ButtonValue[] {
  const rows = Array.from({ length: maxButtons }, (_, index) => ({
    textEn: checkTextLength('buttons', typed(`button${index}En`).trim(), 40),
    textZh: checkTextLength('buttons', typed(`button${index}Zh`).trim(), 40),
    href: checkLink('buttons', typed(`button${index}Href`).trim()),
  })).filter(({ textEn, textZh, href }) => textEn !== '' || textZh !== '' || href !== '');
  const half = rows.find(({ textEn, textZh, href }) => textEn === '' || textZh === '' || href === '');
  if (half) throw new DomainError('lackParameter', { field: 'buttons' });
  return rows;
}

/** Every fact in a text must be known, or the page would show a dash. */
export function checkFacts(specs: readonly ContentFieldSpec[], fields: ContentFields, know: FactLookup): void {
  for (const spec of specs)
    for (const column of contentColumnsOf(spec)) {
      const value = fields[column];
      const unknown = typeof value === 'string' ? parseTextFacts(value).find((fact) => know(fact) === null) : undefined;
      if (unknown) throw new DomainError('badValue', { field: `{{${[unknown.name, ...unknown.about].join(':')}}}` });
    }
}

/** Values as a form would send them, so that a call changing one field keeps the others. */
export function contentFormValues(specs: readonly ContentFieldSpec[], fields: ContentFields, unit = ''): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const spec of specs)
    for (const column of contentColumnsOf(spec)) {
      const value = fields[column] ?? null;
      if (spec.kind === 'amount') typed[column] = formatPolicyAmount(Number(value), unit);
      else if (typeof value === 'boolean') typed[column] = value ? '1' : '';
      else if (Array.isArray(value)) Object.assign(typed, buttonFormValues(value));
      else typed[column] = value === null ? '' : String(value);
    }
  return typed;
}

export const buttonFormValues = (buttons: readonly ButtonValue[]): Record<string, string> =>
  Object.fromEntries(
    buttons.flatMap(({ textEn, textZh, href }, index) => [
      [`button${index}En`, textEn],
      [`button${index}Zh`, textZh],
      [`button${index}Href`, href],
    ]),
  );

export const linksOf = (specs: readonly ContentFieldSpec[], fields: ContentFields): string[] =>
  specs
    .flatMap(({ kind, name }) => {
      const value = fields[name];
      // Our own files are not pages.
      if (kind === 'link' && typeof value === 'string') return value.startsWith('/media/') ? [] : [value];
      return kind === 'buttons' && Array.isArray(value) ? (value as readonly ButtonValue[]).map(({ href }) => href) : [];
    })
    .filter(Boolean);
