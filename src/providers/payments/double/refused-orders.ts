import type { z } from 'zod';
import type { OrderBody, Unit } from './questions.ts';
import type { Issue } from './refusals.ts';
import { hundredths, wrongSums } from './sums.ts';

/** Schema errors in PayPal's terms. */
export const wrongShape = (error: z.ZodError, body: unknown): Issue[] =>
  error.issues.slice(0, 10).map((found) => {
    const field = `/${found.path.join('/')}`;
    const isThere = found.path.reduce<unknown>((inside, key) => (Object(inside) as Record<PropertyKey, unknown>)[key], body) !== undefined;
    return { issue: isThere ? issueFor(found, field) : 'MISSING_REQUIRED_PARAMETER', field };
  });

function issueFor(found: z.core.$ZodIssue, field: string): string {
  if (found.code === 'too_big' || found.code === 'too_small') {
    if (found.origin === 'array') return found.code === 'too_big' ? 'INVALID_ARRAY_MAX_ITEMS' : 'INVALID_ARRAY_MIN_ITEMS';
    return 'INVALID_STRING_LENGTH';
  }
  if (found.code === 'invalid_value') return 'INVALID_PARAMETER_VALUE';
  return field.endsWith('/country_code') ? 'INVALID_COUNTRY_CODE' : 'INVALID_PARAMETER_SYNTAX';
}

/** What PayPal refuses of a valid order; all of it is a 422. */
export function wrongOrder(body: OrderBody): Issue[] {
  if (body.intent !== 'CAPTURE') return [{ issue: 'UNSUPPORTED_INTENT', field: '/intent', value: body.intent }];
  const names = wrongReferences(body.purchase_units);
  if (names.length > 0) return names;
  const sums = wrongSums(body);
  if (sums.length > 0) return sums;
  const preference = (body.payment_source?.paypal?.experience_context ?? body.application_context)?.shipping_preference ?? 'GET_FROM_FILE';
  return body.purchase_units.flatMap((unit) => wrongShipping(unit, preference));
}

function wrongReferences(units: readonly Unit[]): Issue[] {
  if (units.length === 1) return [];
  const ids = units.map(({ reference_id: id }) => id);
  if (ids.some((id) => id === undefined)) return [{ issue: 'REFERENCE_ID_REQUIRED', field: '/purchase_units/reference_id' }];
  return new Set(ids).size < ids.length ? [{ issue: 'DUPLICATE_REFERENCE_ID', field: '/purchase_units/reference_id' }] : [];
}

const postless = new Set(['HK', 'AE', 'AO', 'BS', 'GH', 'JM', 'IE', 'QA', 'ZW']);

function wrongShipping(unit: Unit, preference: string): Issue[] {
  const at = `/purchase_units/@reference_id=='${unit.reference_id ?? 'default'}'/shipping`;
  const { address, options = [] } = unit.shipping ?? {};
  const chosen = options.filter(({ selected }) => selected);
  if (options.length > 0 && preference !== 'GET_FROM_FILE') return [{ issue: 'SHIPPING_OPTIONS_NOT_SUPPORTED', field: `${at}/options` }];
  if (options.length > 0 && chosen.length === 0) return [{ issue: 'SHIPPING_OPTION_NOT_SELECTED', field: `${at}/options` }];
  if (chosen.length > 1) return [{ issue: 'MULTIPLE_SHIPPING_OPTION_SELECTED', field: `${at}/options` }];
  const [option] = chosen;
  if (option?.amount && hundredths(option.amount.value) !== hundredths(unit.amount.breakdown?.shipping?.value ?? '0'))
    return [{ issue: 'PREFERRED_SHIPPING_OPTION_AMOUNT_MISMATCH', field: `${at}/options` }];
  if (preference === 'SET_PROVIDED_ADDRESS' && !address) return [{ issue: 'SHIPPING_ADDRESS_INVALID', field: `${at}/address` }];
  if (!address) return [];
  if (!address.admin_area_2?.trim()) return [{ issue: 'CITY_REQUIRED', field: `${at}/address/admin_area_2` }];
  if (!address.postal_code?.trim() && !postless.has(address.country_code))
    return [{ issue: 'POSTAL_CODE_REQUIRED', field: `${at}/address/postal_code` }];
  const isOddUsCode = address.country_code === 'US' && !/^\d{5}(-\d{4})?$/.test(address.postal_code ?? '');
  return isOddUsCode || !address.address_line_1?.trim() ? [{ issue: 'SHIPPING_ADDRESS_INVALID', field: `${at}/address` }] : [];
}
