export type StockState = 'inStock' | 'fewLeft' | 'madeToOrder' | 'soldOut';

const few = 5;
/** Working days for made-to-order items, whatever the group says. */
export const madeToOrderDays = { min: 7, max: 15 };
export const inStockDays = { min: 1, max: 2 };

type Stocked = { readonly available: number; readonly isMadeToOrder: boolean };

export function stockState({ available, isMadeToOrder }: Stocked): StockState {
  if (available > few) return 'inStock';
  if (available > 0) return 'fewLeft';
  return isMadeToOrder ? 'madeToOrder' : 'soldOut';
}

/** Days until it ships: 1-2 days from stock, 7-15 working days made to order; null when unavailable. */
export function leadTimeOf(
  sku: Stocked,
  group: { readonly isMadeToOrder: boolean; readonly leadDaysMin: number; readonly leadDaysMax: number },
) {
  const state = stockState(sku);
  if (state === 'soldOut') return null;
  if (state === 'madeToOrder')
    return group.isMadeToOrder
      ? { min: group.leadDaysMin, max: group.leadDaysMax, isWorking: true }
      : { ...madeToOrderDays, isWorking: true };
  return { ...inStockDays, isWorking: false };
}

export type LeadTime = NonNullable<ReturnType<typeof leadTimeOf>>;

const isWorkingDay = (day: Date): boolean => day.getDay() !== 0 && day.getDay() !== 6;

/** The day it ships at the latest if ordered today; working days skip weekends. */
export function shipsByDate({ max, isWorking }: Pick<LeadTime, 'max' | 'isWorking'>, today: Date): Date {
  const day = new Date(today);
  for (let left = max; left > 0; ) {
    day.setDate(day.getDate() + 1);
    if (!isWorking || isWorkingDay(day)) left -= 1;
  }
  return day;
}
