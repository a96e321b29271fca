/** Category of accessories for a category; the others have none. */
const companions: Readonly<Record<string, string>> = {
  wig: 'accessories',
  bundle: 'closure-frontal',
  'closure-frontal': 'bundle',
  'hair-braiding': 'accessories',
  'hair-extensions': 'accessories',
  'hair-sample': 'wig',
};

export const companionOf = (category: string): string | null => companions[category] ?? null;
