import { randomUUID } from 'node:crypto';
import type { DoubleStore } from '../../payments/double/double-store.ts';

export type DoubleVariant = {
  readonly id: string;
  readonly itemId: string;
  readonly sku: string;
  readonly price: string;
  readonly compareAtPrice: string | null;
  readonly barcode: string | null;
  readonly options: readonly string[];
  readonly isTracked: boolean;
  readonly policy: string;
  readonly grams: number;
  /** Null where it is not stocked. */
  readonly quantity: number | null;
};
export type DoubleProduct = {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly vendor: string;
  readonly productType: string;
  readonly status: string;
  readonly tags: readonly string[];
  readonly seo: { readonly title?: string; readonly description?: string };
  readonly files: readonly { readonly originalSource?: string; readonly alt?: string }[];
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly DoubleVariant[];
  /** Number of the next variant. */
  readonly next: number;
};

/** Variant and inventory item ids contain their product's number, so that each leads back to it. */
const perProduct = 100_000;
export const gid = (kind: string, number: number | string): string => `gid://shopify/${kind}/${number}`;
export const parseGidNumber = (id: string): number => Number(id.split('/').at(-1));
export const variantIds = (productId: string, index: number) => {
  const number = parseGidNumber(productId) * perProduct + index;
  return { id: gid('ProductVariant', number), itemId: gid('InventoryItem', number) };
};
export const locationId = gid('Location', 1);

/** Products of one shop in persistent storage. On a write conflict the second writer reads again. */
export function openDoubleShop(ledger: DoubleStore, shop: string) {
  const at = (kind: string, key: string): string => `${shop} ${kind} ${key}`;

  async function product(id: string): Promise<{ product: DoubleProduct; version: number } | null> {
    const leaf = await ledger.read(at('product', id));
    return leaf ? { product: leaf.value as DoubleProduct, version: leaf.version } : null;
  }

  async function idOfHandle(handle: string): Promise<string | null> {
    return ((await ledger.read(at('handle', handle)))?.value as string | undefined) ?? null;
  }

  async function newNumber(): Promise<number> {
    for (;;) {
      const leaf = await ledger.read(at('numbers', 'next'));
      const first = (leaf?.value as number | undefined) ?? 1001;
      if (await ledger.write(at('numbers', 'next'), first + 1, leaf?.version ?? null)) return first;
    }
  }

  return {
    product,
    idOfHandle,
    newNumber,
    byHandle: async (handle: string) => {
      const id = await idOfHandle(handle);
      return id === null ? null : product(id);
    },
    /** False when the handle is taken, or on a write conflict. */
    async create(made: DoubleProduct): Promise<boolean> {
      if (!(await ledger.write(at('handle', made.handle), made.id, null))) return false;
      await ledger.write(at('product', made.id), made, null);
      return true;
    },
    save: (changed: DoubleProduct, version: number): Promise<boolean> => ledger.write(at('product', changed.id), changed, version),
    productOfItem: (itemId: string) => product(gid('Product', Math.floor(parseGidNumber(itemId) / perProduct))),
    /** True for a new key: the same one is executed once. */
    isFirst: (key: string) => ledger.write(at('key', key), randomUUID(), null),
    all: async (limit: number) => (await ledger.list(`${shop} product `, limit)) as readonly DoubleProduct[],
  };
}
export type DoubleShop = ReturnType<typeof openDoubleShop>;
