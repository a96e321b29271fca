import { centsOfDollars } from '#kernel/money.ts';
import { toCamelCase } from '../../rules/editing/spelling.ts';

type CategoryWire = { price_min?: number | null | undefined; price_max?: number | null | undefined; hidden?: boolean | undefined };

/** The changes of a category as a call or a form tells them; what is not given stays. */
export const categoryChangesOf = <T extends CategoryWire>({ price_min, price_max, hidden, ...rest }: T) => ({
  ...toCamelCase(rest),
  ...(price_min === undefined ? {} : { priceMinCents: inCents(price_min) }),
  ...(price_max === undefined ? {} : { priceMaxCents: inCents(price_max) }),
  ...(hidden === undefined ? {} : { isHidden: hidden }),
});

const inCents = (amount: number | null) => (amount === null ? null : centsOfDollars(amount));
