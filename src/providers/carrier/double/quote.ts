/** The shop's shipping fee for a weight, in cents. */
export type Fee = (grams: number) => number;

type Service = readonly [type: string, name: string, percent: number, days: number];

/** Each service costs the shop's fee times a fixed factor. */
const atHome: readonly Service[] = [
  ['GROUND_HOME_DELIVERY', 'FedEx Home Delivery®', 60, 5],
  ['FEDEX_EXPRESS_SAVER', 'FedEx Express Saver®', 85, 3],
  ['FEDEX_2_DAY', 'FedEx 2Day®', 100, 2],
  ['STANDARD_OVERNIGHT', 'FedEx Standard Overnight®', 160, 1],
  ['PRIORITY_OVERNIGHT', 'FedEx Priority Overnight®', 190, 1],
];
const abroad: readonly Service[] = [
  ['INTERNATIONAL_ECONOMY', 'FedEx International Economy®', 180, 6],
  ['FEDEX_INTERNATIONAL_PRIORITY', 'FedEx International Priority®', 240, 3],
];
const listPercent = 125;
const services: readonly Service[] = [...atHome, ...abroad];

export const serviceNamed = (type: string): string | null => services.find(([serviceType]) => serviceType === type)?.[1] ?? null;

/** In cents. */
export const priceOf = (type: string, grams: number, fee: Fee): number =>
  Math.round((fee(Math.ceil(grams)) * (services.find(([serviceType]) => serviceType === type)?.[2] ?? 100)) / 100);

/** rateReplyDetails with account and list price. */
export function quoted({ grams, isAbroad, day, fee }: { grams: number; isAbroad: boolean; day: string; fee: Fee }) {
  const base = fee(Math.ceil(grams));
  return (isAbroad ? abroad : atHome).map(([serviceType, serviceName, percent, days]) => {
    const ours = Math.round((base * percent) / 100);
    const date = dayAfter(day, days);
    return {
      serviceType,
      serviceName,
      packagingType: 'YOUR_PACKAGING',
      ratedShipmentDetails: [priced('ACCOUNT', ours), priced('LIST', Math.round((ours * listPercent) / 100))],
      commit: { dateDetail: { dayFormat: `${date}T20:00:00` } },
      operationalDetail: { deliveryDate: `${date}T20:00:00` },
    };
  });
}

const priced = (rateType: string, cents: number) => ({
  rateType,
  ratedWeightMethod: 'ACTUAL',
  totalBaseCharge: cents / 100,
  totalNetFedExCharge: cents / 100,
  totalNetCharge: cents / 100,
  totalDiscounts: 0,
  currency: 'USD',
});

/** No delivery on Sundays. */
function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  for (let left = days; left > 0; ) {
    at.setUTCDate(at.getUTCDate() + 1);
    if (at.getUTCDay() !== 0) left -= 1;
  }
  return at.toISOString().slice(0, 10);
}
