import { expect, test } from 'vitest';
import { z } from 'zod';
import { day, dollarsToCents, momentInput, optionalText, percentToBp, requiredText, rowId } from './fields.ts';
import { readForm } from './read-form.ts';

const formOf = (...fields: readonly (readonly [string, string | File])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

const schema = z.object({
  title: requiredText(10),
  note: optionalText(20),
  price: dollarsToCents(0.01, 100),
  share: percentToBp().nullable().default(null),
  kind: z.enum(['wig', 'lace']).optional(),
  on: day.nullable(),
  at: momentInput.optional(),
  ids: z.array(rowId),
  seen: z.boolean(),
  is_live: z.boolean().optional(),
  password: z.string().optional(),
});
const good = [
  ['title', ' Bob\r\nwig '],
  ['note', ''],
  ['price', '12.50'],
  ['share', ''],
  ['kind', ''],
  ['on', ''],
  ['at', '2026-11-12T08:00'],
  ['ids', '3'],
  ['ids', ''],
  ['ids', '5'],
  ['is_live', '0'],
  ['is_live', 'on'],
  ['password', ' my words '],
] as const;
const goodBut = (name: string, value: string): FormData => formOf(...good.filter(([key]) => key !== name), [name, value]);

test('a form is read as its schema means it: amounts, moments in the factory’s time zone, ticks, lists', () => {
  expect(readForm(formOf(...good), schema)).toEqual({
    title: 'Bob\nwig',
    note: '',
    price: 1250,
    share: null,
    on: null,
    at: new Date('2026-11-12T00:00:00Z'),
    ids: [3, 5],
    seen: false,
    is_live: true,
    password: ' my words ',
  });
});

test.each([
  ['title', '', 'lackParameter', {}],
  ['title', 'eleven signs', 'wordsTooLong', { most: 10 }],
  ['price', '', 'lackParameter', {}],
  ['price', 'ten', 'badValue', {}],
  ['price', '1.234', 'badValue', {}],
  ['price', '-5', 'belowLeast', { least: 0.01 }],
  ['price', '1e2', 'badValue', {}],
  ['price', '101', 'aboveMost', { most: 100 }],
  ['kind', 'hat', 'badValue', {}],
  ['on', '2026-02-30', 'badValue', {}],
  ['at', '2026-13-01T00:00', 'badValue', {}],
  ['ids', '0', 'belowLeast', { least: 1 }],
  ['seen', 'perhaps', 'badValue', {}],
])('%s typed as "%s" is refused: %s', (field, value, why, limits) => {
  expect(() => readForm(goodBut(field, value), schema)).toThrow(expect.objectContaining({ why, details: { field, ...limits } }));
});

test('every wrong field is told, the first one as the refusal', () => {
  const refused = (): unknown => readForm(formOf(['ids', '1']), schema);
  expect(refused).toThrow(expect.objectContaining({ details: { field: 'title' } }));
  try {
    refused();
  } catch (error) {
    expect((error as { all: { details: object }[] }).all.map(({ details }) => details)).toEqual(
      ['title', 'price', 'on'].map((field) => ({ field })),
    );
  }
});

test('objects, tables and loose fields are read by the names before the dot; an empty row is none', () => {
  const nested = z.object({
    quote: z.object({ days: z.number() }).optional(),
    ticket: z.object({ note: z.string() }).optional(),
    lines: z.array(z.object({ name: z.string(), pieces: z.number().default(1) })),
    answers: z.record(z.string(), z.string()),
  });
  const form = formOf(
    ['quote.days', '3'],
    ['lines.name', 'a'],
    ['lines.pieces', ''],
    ['lines.name', ' '],
    ['lines.pieces', ''],
    ['lines.name', 'c'],
    ['lines.pieces', '7'],
    ['answers.volume', '9 per month'],
  );
  expect(readForm(form, nested)).toEqual({
    quote: { days: 3 },
    lines: [
      { name: 'a', pieces: 1 },
      { name: 'c', pieces: 7 },
    ],
    answers: { volume: '9 per month' },
  });
});

test('what a schema catches is read as the value it may be', () => {
  const choice = z.object({ slot: rowId.nullable().catch(null), counts: z.record(z.string(), z.number().catch(0)) });
  expect(readForm(formOf(['slot', '7'], ['counts.a', '2'], ['counts.b', 'many']), choice)).toEqual({ slot: 7, counts: { a: 2, b: 0 } });
  expect(readForm(formOf(['slot', 'Moon']), choice)).toEqual({ slot: null, counts: {} });
});

test('a field that a schema requires again is read by its kind, and missing when it is not sent', () => {
  const optional = z.object({ category: rowId, ids: z.array(rowId), seen: z.boolean(), note: z.string() }).partial();
  expect(readForm(formOf(['category', '3']), optional)).toEqual({ category: 3 });
  expect(readForm(formOf(['category', '3'], ['note', 'a']), optional.required())).toEqual({ category: 3, ids: [], seen: false, note: 'a' });
  expect(() => readForm(formOf(['note', 'a']), optional.required())).toThrow(expect.objectContaining({ details: { field: 'category' } }));
});

test('a pasted table keeps an empty first cell', () => {
  const pasted = formOf(['sheet', ' \n\tSKU\tPieces\r\n1\tW-1\t3\t\r\n'], ['note', '\tonce ']);
  const sheet = z.object({ sheet: z.string(), note: requiredText(10) });
  expect(readForm(pasted, sheet)).toEqual({ sheet: '\tSKU\tPieces\n1\tW-1\t3', note: 'once' });
});

test('a file is a file; an empty one was not chosen', () => {
  const file = z.object({ file: z.file().optional() });
  expect(readForm(formOf(['file', new File([], '')]), file)).toEqual({});
  expect(readForm(formOf(['file', new File(['x'], 'a.csv')]), file).file?.name).toBe('a.csv');
  const small = z.object({ file: z.file().max(1) });
  expect(() => readForm(formOf(['file', new File(['two'], 'a.csv')]), small)).toThrow(
    expect.objectContaining({ why: 'tooLarge', details: { field: 'file' } }),
  );
});
