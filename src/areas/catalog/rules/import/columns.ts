/** Columns of the product file in export order; attributes follow under their own names. */
export const importColumns = [
  'code',
  'category',
  'group',
  'group_name_en',
  'group_name_zh',
  'name_en',
  'name_zh',
  'slug',
  'barcode',
  'price',
  'discount',
  'cost',
  'weight_g',
  'shipping',
  'shelf',
  'made_to_order',
  'clearance',
  'hidden',
] as const;
export type ImportColumn = (typeof importColumns)[number];
export const requiredImportColumns: readonly ImportColumn[] = ['code', 'category', 'group', 'price', 'weight_g'];

export type ImportHeader = {
  readonly places: ReadonlyMap<string, number>;
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
};

/** Header positions; case and surrounding blanks do not matter. */
export function parseImportHeader(row: readonly string[], propertyKeys: readonly string[]): ImportHeader {
  const known = new Map([...importColumns, ...propertyKeys].map((name) => [name.toLowerCase(), name]));
  const places = new Map<string, number>();
  const unknown: string[] = [];
  for (const [at, cell] of row.entries()) {
    const name = known.get(cell.trim().toLowerCase());
    if (name !== undefined && !places.has(name)) places.set(name, at);
    else if (cell.trim()) unknown.push(cell.trim());
  }
  return { places, missing: requiredImportColumns.filter((name) => !places.has(name)), unknown };
}
