import { Refused } from '#kernel/errors.ts';

/** What a line may say about itself, as JSON or as the thing itself. */
export type Given = string | Readonly<Record<string, unknown>> | undefined;

const mostBytes = 4096;
const mostDepth = 4;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);
const estimateShape = /^[A-Za-z0-9-]{1,40}$/;
const no = (): Refused => new Refused('badValue', { field: 'product_attribute' });

/**
 * The number of the estimate a line refers to, or null for a plain SKU. All else it says is looked at and left: the SKU's own
 * attributes and today's price stand in its place.
 */
export function estimateIn(given: Given): string | null {
  const said = parsed(given);
  if (said === null) return null;
  if (typeof said !== 'object' || Array.isArray(said)) throw no();
  walk(said, 1);
  const estimate = Object.hasOwn(said, 'estimate') && 'estimate' in said ? said.estimate : undefined;
  if (estimate === undefined || estimate === null) return null;
  if (typeof estimate !== 'string' || !estimateShape.test(estimate)) throw no();
  return estimate;
}

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
