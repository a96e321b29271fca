type Fact = { readonly name: string; readonly value: string };
export type CompareRow = { readonly name: string; readonly values: readonly (string | null)[]; readonly isSame: boolean };

/** Facts side by side: each name once, in order of appearance; null where missing. */
export function buildCompareRows(products: readonly { readonly facts: readonly Fact[] }[]): CompareRow[] {
  const names = [...new Set(products.flatMap(({ facts }) => facts.map((fact) => fact.name)))];
  return names.map((name) => {
    const values = products.map(({ facts }) => facts.find((fact) => fact.name === name)?.value ?? null);
    return { name, values, isSame: products.length > 1 && new Set(values).size === 1 };
  });
}
