import { cents, parseAmount, payable, plainAmount } from '#kernel/money.ts';

export type PriceGridLine = {
  readonly skuId: number;
  readonly priceCents: number;
  readonly discountBp: number;
  readonly costCents: number;
  /** Units bought in the last thirty days. */
  readonly sold: number;
};
/** The two input fields of a line. */
export type PriceGridInput = { readonly price: string; readonly discount: string };
export type PriceGridField = keyof PriceGridInput;
export type PriceGrid = Readonly<Record<number, PriceGridInput>>;

export const asFactor = (discountBp: number): string => (discountBp / 10_000).toFixed(4).replace(/0{1,2}$/, '');
export const priceGridInputOf = ({ priceCents, discountBp }: PriceGridLine): PriceGridInput => ({
  price: plainAmount(priceCents),
  discount: asFactor(discountBp),
});

/** A price as people and spreadsheets write it. */
export const priceIn = (text: string): number | null => {
  const amount = parseAmount(
    text
      .trim()
      .replace(/^\$\s*/, '')
      .replace(/,(?=\d{3})/g, ''),
  );
  return amount === null || amount === 0 || amount > 100_000_000 ? null : amount;
};

/** 0.85, 85 % and 85 are the same; empty is no discount. */
export function factorIn(text: string): number | null {
  const plain = text.trim().replace(/\s*%$/, '');
  if (plain === '' || plain === '-' || plain === '–') return 10_000;
  const value = Number(plain);
  if (!/^\d*\.?\d*$/.test(plain) || !Number.isFinite(value)) return null;
  const bp = Math.round((value > 1 || text.includes('%') ? value / 100 : value) * 10_000);
  return bp >= 1 && bp <= 10_000 ? bp : null;
}

export type PriceGridChange = {
  readonly priceCents: number | null;
  readonly discountBp: number | null;
  /** Null while one of the fields is invalid. */
  readonly payableCents: number | null;
  readonly isChanged: boolean;
};

export function priceGridChangeOf(row: PriceGridLine, typed: PriceGridInput | undefined): PriceGridChange {
  const [priceCents, discountBp] = typed ? [priceIn(typed.price), factorIn(typed.discount)] : [row.priceCents, row.discountBp];
  const isRead = priceCents !== null && discountBp !== null;
  return {
    priceCents,
    discountBp,
    payableCents: isRead ? payable(cents(priceCents), discountBp) : null,
    isChanged: !isRead || priceCents !== row.priceCents || discountBp !== row.discountBp,
  };
}

/** Margin in tenths of a percent; null without a cost. */
export const marginOf = (payableCents: number, costCents: number): number | null =>
  payableCents <= 0 || costCents <= 0 ? null : Math.round(((payableCents - costCents) * 1000) / payableCents);

/** All prices by a percentage, optionally rounded to whole dollars. */
export const changedBy = (priceCents: number, percent: number, isWhole: boolean): number => {
  const next = (priceCents * (100 + percent)) / 100;
  return Math.max(1, isWhole ? Math.round(next / 100) * 100 : Math.round(next));
};

/** Pastes spreadsheet cells into the grid, from one cell to the right and down. */
export function pasteIntoPriceGrid(
  grid: PriceGrid,
  skuIds: readonly number[],
  at: { readonly skuId: number; readonly field: PriceGridField },
  text: string,
  now: (skuId: number) => PriceGridInput,
): PriceGrid {
  const lines = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const start = skuIds.indexOf(at.skuId);
  const fields: readonly PriceGridField[] = at.field === 'price' ? ['price', 'discount'] : ['discount'];
  const changes = lines.flatMap((cells, index): (readonly [number, PriceGridInput])[] => {
    const skuId = skuIds[start + index];
    if (skuId === undefined) return [];
    const entered = Object.fromEntries(
      cells.slice(0, fields.length).flatMap((cell, column) => (fields[column] && cell.trim() ? [[fields[column], cell.trim()]] : [])),
    );
    return [[skuId, { ...(grid[skuId] ?? now(skuId)), ...entered }]];
  });
  return { ...grid, ...Object.fromEntries(changes) };
}

export type PriceGridEffect = {
  readonly changed: number;
  readonly unread: number;
  readonly belowCost: readonly number[];
  /** Lines whose list price rises while the payable price drops: the saving would be measured against the lowest price, not this one. */
  readonly listUp: readonly number[];
  readonly monthCents: number;
  readonly marginNow: number | null;
  readonly marginThen: number | null;
  /** Additional units to sell for the same margin in money; null where the margin rises. */
  readonly morePieces: number | null;
};

/** Monthly effect of the changes at today's sales. */
export function priceGridEffectOf(rows: readonly PriceGridLine[], grid: PriceGrid): PriceGridEffect {
  const lines = rows.map((row) => ({
    row,
    next: priceGridChangeOf(row, grid[row.skuId]),
    now: payable(cents(row.priceCents), row.discountBp),
  }));
  const changed = lines.filter(({ next }) => next.isChanged);
  const sold = lines.filter(({ row }) => row.sold > 0 && row.costCents > 0);
  const sums = sold.reduce(
    (sum, { row, now, next }) => ({
      now: sum.now + now * row.sold,
      later: sum.later + (next.payableCents ?? now) * row.sold,
      cost: sum.cost + row.costCents * row.sold,
      pieces: sum.pieces + row.sold,
    }),
    { now: 0, later: 0, cost: 0, pieces: 0 },
  );
  const lost = sums.now - sums.later;
  const each = sums.pieces > 0 ? (sums.later - sums.cost) / sums.pieces : 0;
  const share = (money: number): number | null => (money > 0 && sums.cost > 0 ? Math.round(((money - sums.cost) * 1000) / money) : null);
  return {
    changed: changed.length,
    unread: changed.filter(({ next }) => next.payableCents === null).length,
    belowCost: changed
      .filter(({ row, next }) => row.costCents > 0 && (next.payableCents ?? row.costCents) < row.costCents)
      .map(({ row }) => row.skuId),
    listUp: changed
      .filter(({ row, next, now }) => (next.priceCents ?? 0) > row.priceCents && (next.payableCents ?? now) < now)
      .map(({ row }) => row.skuId),
    monthCents: changed.reduce((sum, { row, now, next }) => sum + ((next.payableCents ?? now) - now) * row.sold, 0),
    marginNow: share(sums.now),
    marginThen: share(sums.later),
    morePieces: lost > 0 && each > 0 ? Math.ceil(lost / each) : null,
  };
}
