import type { Money, OrderBody, Part, Unit } from './questions.ts';
import type { Issue } from './refusals.ts';

const known = new Set('AUD BRL CAD CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN RUB SEK SGD CHF THB TWD USD'.split(' '));
const withoutDecimals = new Set(['HUF', 'JPY', 'TWD']);
const maxAmount = 99_999_999_999_999_999n;
const minus: ReadonlySet<Part> = new Set(['shipping_discount', 'discount']);

/** "12.5" is 1250 in whole hundredths, so that no float decides about money. */
export function hundredths(value: string): bigint {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(value) ?? [];
  const amount = BigInt(whole || '0') * 100n + BigInt(part.padEnd(2, '0').slice(0, 2) || '0');
  return sign ? -amount : amount;
}
export const asValue = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

/** What PayPal refuses of a valid order: currencies, signs, decimals and every sum. */
export function wrongSums(body: OrderBody): Issue[] {
  return body.purchase_units.flatMap((unit) => {
    const at = `/purchase_units/@reference_id=='${unit.reference_id ?? 'default'}'`;
    const odd = wrongMoney(unit, at);
    return odd.length > 0 ? odd : wrongTotals(unit, at);
  });
}

/** One amount by itself: currency, decimals, size. */
export function wrongAmount(money: Money, field: string): Issue | null {
  const { currency_code: currency, value } = money;
  if (!known.has(currency)) return { issue: 'INVALID_CURRENCY_CODE', field: `${field}/currency_code`, value: currency };
  const decimals = value.split('.')[1]?.length ?? 0;
  if (decimals > (withoutDecimals.has(currency) ? 0 : 2)) return { issue: 'DECIMAL_PRECISION', field: `${field}/value`, value };
  if (hundredths(value) > maxAmount) return { issue: 'MAX_VALUE_EXCEEDED', field: `${field}/value`, value };
  return null;
}

function wrongMoney(unit: Unit, at: string): Issue[] {
  const breakdown = Object.entries(unit.amount.breakdown ?? {});
  const all: readonly (readonly [string, Money])[] = [
    [`${at}/amount`, unit.amount],
    ...breakdown.map(([part, money]) => [`${at}/amount/breakdown/${part}`, money] as const),
    ...(unit.items ?? []).flatMap((item, n) => [
      [`${at}/items/${n}/unit_amount`, item.unit_amount] as const,
      ...(item.tax ? [[`${at}/items/${n}/tax`, item.tax] as const] : []),
    ]),
  ];
  for (const [field, money] of all) {
    const wrong = wrongAmount(money, field);
    if (wrong) return [wrong];
    if (money.currency_code !== unit.amount.currency_code)
      return [{ issue: 'MULTI_CURRENCY_ORDER', field: `${field}/currency_code`, value: money.currency_code }];
    const isTotal = money === unit.amount;
    if (isTotal && hundredths(money.value) <= 0n)
      return [{ issue: 'CANNOT_BE_ZERO_OR_NEGATIVE', field: `${field}/value`, value: money.value }];
    if (hundredths(money.value) < 0n) return [{ issue: 'CANNOT_BE_NEGATIVE', field: `${field}/value`, value: money.value }];
  }
  return [];
}

function wrongTotals({ amount, items = [] }: Unit, at: string): Issue[] {
  const { breakdown } = amount;
  const issues: Issue[] = [];
  const mustEqual = (part: 'item_total' | 'tax_total', sum: bigint, required: string, mismatch: string) => {
    const given = breakdown?.[part];
    const field = `${at}/amount/breakdown/${part}${given ? '/value' : ''}`;
    if (!given) issues.push({ issue: required, field });
    else if (hundredths(given.value) !== sum) issues.push({ issue: mismatch, field, value: given.value });
  };
  if (items.length > 0) {
    const sum = items.reduce((all, { unit_amount, quantity }) => all + hundredths(unit_amount.value) * BigInt(quantity), 0n);
    mustEqual('item_total', sum, 'ITEM_TOTAL_REQUIRED', 'ITEM_TOTAL_MISMATCH');
  }
  if (items.some(({ tax }) => tax)) {
    const sum = items.reduce((all, { tax, quantity }) => all + hundredths(tax?.value ?? '0') * BigInt(quantity), 0n);
    mustEqual('tax_total', sum, 'TAX_TOTAL_REQUIRED', 'TAX_TOTAL_MISMATCH');
  }
  if (breakdown && issues.length === 0) {
    const sum = Object.entries(breakdown).reduce(
      (all, [part, { value }]) => all + (minus.has(part as Part) ? -hundredths(value) : hundredths(value)),
      0n,
    );
    if (sum !== hundredths(amount.value)) issues.push({ issue: 'AMOUNT_MISMATCH', field: `${at}/amount/value`, value: amount.value });
  }
  return issues;
}
