/** What a shopper of a category needs beside it; other categories have nothing that goes with them. */
const companions: Readonly<Record<string, string>> = {
  wig: 'accessories',
  bundle: 'closure-frontal',
  'closure-frontal': 'bundle',
  'hair-braiding': 'accessories',
  'hair-extensions': 'accessories',
  'hair-sample': 'wig',
};

export const companionOf = (category: string): string | null => companions[category] ?? null;
