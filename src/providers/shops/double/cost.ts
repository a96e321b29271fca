import type { Field, Operation } from './graphql.ts';
import { outputs } from './schema.ts';

const mutationCost = 10;
const connectionCost = 2;
/** Maximum cost of a single query, on any plan. */
export const maxQueryCost = 1000;

/** Estimated cost: an object one point, a connection by its requested size. */
export const costOf = (operation: Operation, variables: Readonly<Record<string, unknown>>): number =>
  operation.fields.reduce(
    (sum, field) => sum + (operation.kind === 'mutation' ? mutationCost : 0) + fieldCost(field, operation.kind, variables),
    0,
  );

function fieldCost(field: Field, owner: string, variables: Readonly<Record<string, unknown>>): number {
  const type = outputs[owner]?.[field.name] ?? '';
  if (!(type in outputs)) return 0;
  if (!type.endsWith('Connection')) return 1 + inner(field, type, variables);
  const first = Number(field.args.first?.(variables) ?? 10);
  const nodes = field.fields.find(({ name }) => name === 'nodes');
  return connectionCost + first * (nodes ? 1 + inner(nodes, outputs[type]?.nodes ?? '', variables) : 0);
}

const inner = (field: Field, type: string, variables: Readonly<Record<string, unknown>>): number =>
  field.fields.reduce((sum, one) => sum + (one.name === 'userErrors' ? 0 : fieldCost(one, type, variables)), 0);

/** Actual cost: one point per returned object. */
export function costOfAnswer(kind: Operation['kind'], data: unknown): number {
  const objects = (value: unknown): number => {
    if (Array.isArray(value)) return value.reduce((sum: number, one) => sum + objects(one), 0);
    if (typeof value !== 'object' || value === null) return 0;
    return 1 + Object.entries(value).reduce((sum, [key, one]) => sum + (key === 'userErrors' ? 0 : objects(one)), 0);
  };
  return objects(data) - 1 + (kind === 'mutation' ? mutationCost : 0);
}

/** Leaky bucket per shop. */
export function openBuckets(now: () => number, { size, perSecond }: { readonly size: number; readonly perSecond: number }) {
  const buckets = new Map<string, { points: number; at: number }>();
  const status = (points: number) => ({ maximumAvailable: size, currentlyAvailable: Math.floor(points), restoreRate: perSecond });
  return {
    /** Unused points are returned. */
    giveBack(shop: string, cost: number): ReturnType<typeof status> {
      const bucket = buckets.get(shop) ?? { points: size, at: now() };
      buckets.set(shop, { ...bucket, points: Math.min(size, bucket.points + cost) });
      return status(buckets.get(shop)?.points ?? size);
    },
    /** Takes the points, or reports that they are missing. */
    take(shop: string, cost: number): { readonly isThere: boolean; readonly throttleStatus: ReturnType<typeof status> } {
      const old = buckets.get(shop) ?? { points: size, at: now() };
      const points = Math.min(size, old.points + ((now() - old.at) / 1000) * perSecond);
      const isThere = points >= cost;
      const left = isThere ? points - cost : points;
      buckets.set(shop, { points: left, at: now() });
      return { isThere, throttleStatus: status(left) };
    },
  };
}
