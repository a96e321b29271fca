export type BuildPrice = { readonly skuId: number; readonly estimate: string | null; readonly cents: number; readonly stock: number };

/** What the server gave a build; one that needs a person has no number. */
export function parseBuildPrice(data: unknown): BuildPrice | 'person' {
  const told = typeof data === 'object' && data !== null ? new Map<string, unknown>(Object.entries(data)) : new Map<string, unknown>();
  const [skuId, number, price, sku] = ['sku_id', 'estimate', 'unit_price', 'sku'].map((name) => told.get(name));
  if (typeof skuId !== 'number' || typeof price !== 'number' || typeof number !== 'string') return 'person';
  const stock = typeof sku === 'object' && sku !== null && 'id' in sku && sku.id === skuId && 'stock' in sku ? Number(sku.stock) : null;
  const cents = Math.round(price * 100);
  // What is finished lies in the cart as itself.
  return stock === null ? { skuId, estimate: number, cents, stock: Number.POSITIVE_INFINITY } : { skuId, estimate: null, cents, stock };
}
