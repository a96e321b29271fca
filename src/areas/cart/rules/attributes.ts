import { DomainError } from '#kernel/errors.ts';
import { maxCartLines } from './lines.ts';
import { parseSetKey } from './sets.ts';

/** As JSON or as an object. */
export type AttributeInput = string | Readonly<Record<string, unknown>> | undefined;

const maxBytes = 4096;
const maxDepth = 4;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const estimateShape = /^[A-Za-z0-9-]{1,40}$/;
/** Estimate numbers in an address: "E-1,E-2". */
export const parseEstimateNumbers = (text: string | null): string[] =>
  [...new Set((text ?? '').slice(0, 4096).split(','))].filter((one) => estimateShape.test(one)).slice(0, maxCartLines);

const no = (): DomainError => new DomainError('badValue', { field: 'product_attribute' });

/** The estimate a line refers to, if any, and its set. */
export type LineReference = { readonly estimate: string | null; readonly setKey: string };
const nothing: LineReference = { estimate: null, setKey: '' };

/** What a line refers to. Everything else in it is ignored: the SKU's own attributes and today's price apply. */
export function parseLineReference(given: AttributeInput): LineReference {
  const attribute = parsed(given);
  if (attribute === null) return nothing;
  if (typeof attribute !== 'object' || Array.isArray(attribute)) throw no();
  walk(attribute, 1);
  const estimate = ownProperty(attribute, 'estimate');
  const setKey = ownProperty(attribute, 'set') ?? '';
  if (estimate !== null && (typeof estimate !== 'string' || !estimateShape.test(estimate))) throw no();
  if (typeof setKey !== 'string' || (setKey !== '' && parseSetKey(setKey) === null)) throw no();
  return { estimate, setKey };
}
const ownProperty = (attribute: object, name: string): unknown =>
  Object.hasOwn(attribute, name) ? (Object.entries(attribute).find(([key]) => key === name)?.[1] ?? null) : null;

function parsed(given: AttributeInput): unknown {
  if (given === undefined || given === '') return null;
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  if (new TextEncoder().encode(text).length > maxBytes) throw no();
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
  if (depth > maxDepth) throw no();
  for (const [key, inside] of Object.entries(value)) {
    if (forbidden.has(key)) throw no();
    walk(inside, depth + 1);
  }
}

/** Stable key order. */
export function stableStringify(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableStringify).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const pairs = Object.entries(value)
    .filter(([, inside]) => inside !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inside]) => `${JSON.stringify(key)}:${stableStringify(inside)}`);
  return `{${pairs.join()}}`;
}
