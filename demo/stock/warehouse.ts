import type { movementReasons, stockMovements } from '#areas/stock/tables.ts';
import type { SeedSku } from '#demo/catalog/goods.ts';
import type { Random } from '#kernel/random.ts';

type Movement = typeof stockMovements.$inferInsert;
export type Cause = {
  readonly reason: (typeof movementReasons)[number];
  readonly kind?: string;
  readonly id?: string;
  readonly note?: string;
  readonly staffId: number | null;
  readonly reversesId?: number;
  /** Key by which the shop finds the movement again. */
  readonly key?: string;
};

/** The simulated warehouse: levels at the current point of the simulation, and movements not yet written. */
export type Warehouse = {
  readonly goods: readonly SeedSku[];
  /** A random SKU in demand at this moment, weighted by popularity. */
  draw(random: Random, at: number): number;
  skuAt(place: number): SeedSku;
  /** Demand relative to the average, which is 1. */
  demandAt(place: number): number;
  onHandAt(place: number): number;
  availableAt(place: number): number;
  reserve(place: number, quantity: number): void;
  release(place: number, quantity: number): void;
  /** Reserved units leave stock. */
  take(at: number, place: number, quantity: number, cause: Cause): number;
  /** Positive quantities come in, negative go out; returns the movement's id. */
  move(at: number, place: number, quantity: number, cause: Cause): number;
  readonly movements: Movement[];
};

export function openWarehouse(skus: readonly SeedSku[]): Warehouse {
  const onHand = new Int32Array(skus.length);
  const reserved = new Int32Array(skus.length);
  const draw = drawerOf(skus);
  const meanPopularity = skus.reduce((sum, sku) => sum + sku.popularity, 0) / Math.max(1, skus.length);
  const movements: Movement[] = [];
  let lastId = 0;
  const skuAt = (place: number): SeedSku => {
    const sku = skus[place];
    if (!sku) throw new RangeError(`no sku at place ${place}`);
    return sku;
  };
  const levelOf = (levels: Int32Array, place: number): number => levels[place] ?? 0;
  const availableAt = (place: number) => levelOf(onHand, place) - levelOf(reserved, place);

  const move: Warehouse['move'] = (at, place, quantity, cause) => {
    const sku = skuAt(place);
    const before = levelOf(onHand, place);
    if (availableAt(place) + quantity < 0) throw new RangeError(`sku ${sku.code}: ${availableAt(place)} available, ${-quantity} wanted`);
    onHand[place] = before + quantity;
    lastId += 1;
    movements.push({
      id: lastId,
      skuId: sku.id,
      quantity,
      before,
      after: before + quantity,
      reason: cause.reason,
      causeKind: cause.kind ?? '',
      causeId: cause.id ?? '',
      idempotencyKey: cause.key ?? `demo-${lastId}`,
      reversesId: cause.reversesId ?? null,
      unitCostCents: sku.costCents,
      note: cause.note ?? '',
      staffId: cause.staffId,
      createdAt: new Date(at),
    });
    return lastId;
  };
  const release = (place: number, quantity: number) => {
    reserved[place] = levelOf(reserved, place) - quantity;
  };
  return {
    goods: skus,
    draw,
    skuAt,
    demandAt: (place) => skuAt(place).popularity / meanPopularity,
    availableAt,
    onHandAt: (place) => levelOf(onHand, place),
    reserve: (place, quantity) => {
      if (availableAt(place) < quantity)
        throw new RangeError(`sku ${skuAt(place).code}: ${availableAt(place)} available, ${quantity} wanted`);
      reserved[place] = levelOf(reserved, place) + quantity;
    },
    release,
    take: (at, place, quantity, cause) => {
      release(place, quantity);
      return move(at, place, -quantity, cause);
    },
    move,
    movements,
  };
}

/** Weighted random pick among SKUs already offered; running sums keep it fast for any number of SKUs. */
function drawerOf(skus: readonly SeedSku[]): (random: Random, at: number) => number {
  const sums = new Float64Array(skus.length);
  const offeredFrom = Float64Array.from(skus, (sku) => sku.publishedAt.getTime());
  let whole = 0;
  for (const [index, sku] of skus.entries()) {
    whole += Math.max(0, sku.popularity);
    sums[index] = whole;
  }
  if (whole === 0) throw new Error('no goods sell: every popularity is 0');
  return (random, at) => {
    let place = 0;
    for (let tries = 0; tries < 20; tries += 1) {
      place = indexAbove(sums, random.next() * whole);
      if ((offeredFrom[place] ?? 0) <= at) return place;
    }
    return place;
  };
}

/** The first index whose running sum exceeds the target. */
function indexAbove(sums: Float64Array, target: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > target) high = middle;
    else low = middle + 1;
  }
  return low;
}
