import { Refused } from '#kernel/errors.ts';
import { mostLines } from './lines.ts';
import { setPartsIn } from './sets.ts';

/** What a line may say about itself, as JSON or as the thing itself. */
export type Given = string | Readonly<Record<string, unknown>> | undefined;

const mostBytes = 4096;
const mostDepth = 4;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const estimateShape = /^[A-Za-z0-9-]{1,40}$/;
/** The estimates an address asks about: "E-1,E-2" are two. */
export const numbersIn = (text: string | null): string[] =>
  [...new Set((text ?? '').slice(0, 4096).split(','))].filter((one) => estimateShape.test(one)).slice(0, mostLines);

const no = (): Refused => new Refused('badValue', { field: 'product_attribute' });

/** The number of the estimate a line refers to, if any, and the set it was put together as. */
export type Said = { readonly estimate: string | null; readonly setKey: string };
const nothing: Said = { estimate: null, setKey: '' };

/** What a line refers to. All else it says is looked at and left: the SKU's own attributes and today's price stand in its place. */
export function saidIn(given: Given): Said {
  const said = parsed(given);
  if (said === null) return nothing;
  if (typeof said !== 'object' || Array.isArray(said)) throw no();
  walk(said, 1);
  const estimate = own(said, 'estimate');
  const setKey = own(said, 'set') ?? '';
  if (estimate !== null && (typeof estimate !== 'string' || !estimateShape.test(estimate))) throw no();
  if (typeof setKey !== 'string' || (setKey !== '' && setPartsIn(setKey) === null)) throw no();
  return { estimate, setKey };
}
const own = (said: object, name: string): unknown =>
  Object.hasOwn(said, name) ? (Object.entries(said).find(([key]) => key === name)?.[1] ?? null) : null;

function parsed(given: Given): unknown {
  if (given === undefined || given === '') return null;
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  if (new TextEncoder().encode(text).length > mostBytes) throw no();
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(text);
  } catch {
    throw no();
  }
}

function walk(value: unknown, depth: number): void {
  if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) throw no();
  if (typeof value !== 'object' || value === null) return;
  if (depth > mostDepth) throw no();
  for (const [key, inside] of Object.entries(value)) {
    if (forbidden.has(key)) throw no();
    walk(inside, depth + 1);
  }
}

/** The same things in the same order, whatever order they were said in. */
export function sortedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedText).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const pairs = Object.entries(value)
    .filter(([, inside]) => inside !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inside]) => `${JSON.stringify(key)}:${sortedText(inside)}`);
  return `{${pairs.join()}}`;
}
