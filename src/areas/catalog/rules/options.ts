export type Choosable = {
  readonly id: number;
  readonly slug: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly payableCents: number;
  readonly available: number;
  readonly isMadeToOrder: boolean;
  readonly colourCode: string;
  readonly position: number;
};
/** free: available, out: sold out, no: not made with the other choices. */
export type ChoiceState = 'free' | 'out' | 'no';
export type OptionChoice = {
  readonly value: string;
  readonly state: ChoiceState;
  readonly isChosen: boolean;
  /** Target of the choice; null when it cannot be chosen. */
  readonly skuSlug: string | null;
  readonly payableCents: number | null;
  /** Why it cannot be chosen: the conflicting attribute, its chosen value, and the values it is made with. */
  readonly clash: { readonly key: string; readonly with: string; readonly madeIn: readonly string[] } | null;
};
export type OptionQuestion = { readonly key: string; readonly choices: readonly OptionChoice[] };

/** In stock, or made to order. */
export const isBuyable = (sku: Pick<Choosable, 'available' | 'isMadeToOrder'>): boolean => sku.available > 0 || sku.isMadeToOrder;

/** The SKU a group's page opens with, the same as on its card: available, first color, cheapest. */
export function firstOffer<Sku extends Choosable>(skus: readonly Sku[], firstColour: string): Sku | null {
  const [first] = [...skus].sort(
    (a, b) =>
      Number(isBuyable(b)) - Number(isBuyable(a)) ||
      Number(b.colourCode === firstColour) - Number(a.colourCode === firstColour) ||
      a.payableCents - b.payableCents ||
      a.position - b.position ||
      a.id - b.id,
  );
  return first ?? null;
}

/** Each option with its choices, relative to the chosen SKU. */
export const optionQuestionsOf = (
  keys: readonly string[],
  skus: readonly Choosable[],
  chosen: Choosable,
  order: ReadonlyMap<string, number>,
): OptionQuestion[] =>
  keys.flatMap((key) => {
    const values = [...new Set(skus.flatMap((sku) => sku.attributes[key] ?? []))].sort(
      (a, b) => (order.get(`${key}: ${a}`) ?? 0) - (order.get(`${key}: ${b}`) ?? 0),
    );
    return values.length > 0 ? [{ key, choices: values.map((value) => choiceOf(key, value, { keys, skus, chosen })) }] : [];
  });

type Around = { readonly keys: readonly string[]; readonly skus: readonly Choosable[]; readonly chosen: Choosable };

function choiceOf(key: string, value: string, { keys, skus, chosen }: Around): OptionChoice {
  const isChosen = chosen.attributes[key] === value;
  const others = keys.filter((other) => other !== key);
  const found = isChosen
    ? chosen
    : skus.find((sku) => sku.attributes[key] === value && others.every((other) => sku.attributes[other] === chosen.attributes[other]));
  if (found) {
    return {
      value,
      isChosen,
      state: isBuyable(found) ? 'free' : 'out',
      skuSlug: found.slug,
      payableCents: found.payableCents,
      clash: null,
    };
  }
  return { value, isChosen, state: 'no', skuSlug: null, payableCents: null, clash: clashOf(key, value, others, { keys, skus, chosen }) };
}

/** The one other attribute that would have to change; null when more than one would. */
function clashOf(key: string, value: string, others: readonly string[], { skus, chosen }: Around): OptionChoice['clash'] {
  for (const other of others) {
    const rest = others.filter((one) => one !== other);
    const values = skus
      .filter((sku) => sku.attributes[key] === value && rest.every((one) => sku.attributes[one] === chosen.attributes[one]))
      .flatMap((sku) => sku.attributes[other] ?? []);
    if (values.length > 0) return { key: other, with: chosen.attributes[other] ?? '', madeIn: [...new Set(values)] };
  }
  return null;
}
