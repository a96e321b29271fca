import type { z } from 'zod';
import { refusalOf } from '#kernel/limits.ts';
import { wallClockToDate } from '#kernel/time-zones.ts';
import { currentTimeZone } from '#platform/time-zone.server.ts';

/**
 * Reads a form by the schema of the call that does the same, and refuses it in the same words. Fields have the names of the schema:
 * `note`, `quote.price` inside an object, `lines.price` once a row for a list of objects, `ids` several times for a list of values.
 */
export function readForm<S extends z.ZodType>(form: FormData, schema: S): z.output<S> {
  const parsed = schema.safeParse(valueIn(form, schema, ''), { reportInput: true });
  if (!parsed.success) throw refusalOf(parsed.error);
  return parsed.data;
}

function valueIn(form: FormData, schema: z.core.$ZodType, name: string): unknown {
  const { def, isOptional } = unwrapped(schema);
  const below = name ? fieldsUnder(form, name) : [...form];
  if (isOptional && !form.has(name) && below.length === 0) return undefined;
  if (def.type === 'record')
    return Object.fromEntries(
      below.flatMap(([key, value]) => {
        const typed = typedAs(value, def.valueType, key);
        return typed === undefined ? [] : [[key, typed]];
      }),
    );
  if (def.type === 'object') {
    const values = Object.entries(def.shape).map(([key, field]) => [key, valueIn(form, field, name ? `${name}.${key}` : key)] as const);
    return Object.fromEntries(values.filter(([, value]) => value !== undefined));
  }
  if (def.type === 'array') {
    if (unwrapped(def.element).def.type === 'object') return tableRows(form, name).map((row) => valueIn(row, def.element, ''));
    return form.getAll(name).flatMap((value) => typedAs(value, def.element, name) ?? []);
  }
  // The last one counts: a hidden field before a checkbox is its value when unticked.
  const value = form.getAll(name).at(-1);
  return value === undefined ? (def.type === 'boolean' ? false : undefined) : typedAs(value, schema, name);
}

/** What was typed as the value it means; what means nothing of the kind is left for the schema to refuse. */
function typedAs(value: FormDataEntryValue, schema: z.core.$ZodType, name: string): unknown {
  const { def, isNullable } = unwrapped(schema);
  if (typeof value !== 'string') return value.size > 0 ? value : undefined;
  if (name.endsWith('password')) return value === '' ? undefined : value;
  const seen = value.replaceAll('\r\n', '\n').replace(unseen, ' ');
  const text = seen.trim();
  if (text === '' && isNullable) return null;
  if (def.type === 'boolean' || (def.type === 'literal' && def.values[0] === true)) return booleans[text] ?? text;
  // Words may be empty on purpose; nothing else may.
  const format = def.type === 'string' && 'format' in def ? def.format : null;
  if (text === '' && (def.type !== 'string' || format !== null)) return undefined;
  if (def.type === 'number' && /^-?\$?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/.test(text)) return Number(text.replace(/[$,]/g, ''));
  // The first cell of a pasted table may be empty.
  if (def.type === 'string' && text.includes('\t')) return seen.replace(/^[^\S\t]+/, '').trimEnd();
  return format === 'datetime' && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? inOwnTimeZone(text) : text;
}

const unseen = /[^\P{Cc}\n\t]/gu;

const booleans: Readonly<Record<string, boolean>> = {
  on: true,
  1: true,
  true: true,
  yes: true,
  '': false,
  0: false,
  false: false,
  no: false,
};

/** A field for date and time names no zone: it is in the time zone of the staff member who filled it in. */
function inOwnTimeZone(text: string): string {
  const [day = '', time = ''] = text.split('T');
  if (Number.isNaN(Date.parse(`${text}:00Z`))) return text;
  return wallClockToDate({ day, time }, currentTimeZone()).toISOString();
}

/** The texts of all fields below a name, by the rest of their names. */
const fieldsUnder = (form: FormData, name: string): [string, string][] =>
  [...form].flatMap(([key, value]): [string, string][] =>
    key.startsWith(`${name}.`) && typeof value === 'string' ? [[key.slice(name.length + 1), value.trim()]] : [],
  );

/** The rows of a table, each as a form of its own; a row nobody filled is none. */
function tableRows(form: FormData, name: string): FormData[] {
  const rows: FormData[] = [];
  for (const column of new Set(fieldsUnder(form, name).map(([key]) => key)))
    form.getAll(`${name}.${column}`).forEach((value, index) => {
      rows[index] ??= new FormData();
      rows[index].set(column, value);
    });
  return rows.filter((row) => [...row.values()].some((value) => typeof value !== 'string' || value.trim() !== ''));
}

/** The kind of a field, whatever is wrapped around it. */
function unwrapped(schema: z.core.$ZodType) {
  let { def } = (schema as z.core.$ZodTypes)._zod;
  let [isOptional, isNullable, isRequired] = [false, false, false];
  while (isWrapper(def)) {
    isNullable ||= def.type === 'nullable';
    isRequired ||= def.type === 'nonoptional';
    isOptional ||= !isRequired && (def.type === 'optional' || def.type === 'default');
    def = ((def.type === 'pipe' ? pipeEnd(def) : def.innerType) as z.core.$ZodTypes)._zod.def;
  }
  return { def, isOptional, isNullable };
}

type Def = z.core.$ZodTypes['_zod']['def'];
const wrappers = ['pipe', 'optional', 'nonoptional', 'default', 'nullable', 'catch'] as const;
const isWrapper = (def: Def): def is Extract<Def, { type: (typeof wrappers)[number] }> => wrappers.some((type) => type === def.type);

/** The kind of the input side decides, unless it only prepares for the output side. */
const pipeEnd = ({ in: first, out }: z.core.$ZodPipeDef): z.core.$ZodType => (first._zod.def.type === 'transform' ? out : first);
