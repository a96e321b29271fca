/** A carrier's word for a service: FEDEX_2_DAY. */
const service = /^[A-Z][A-Z0-9_]{3,59}$/;
const atHome = 'FEDEX_2_DAY';
const abroad = 'INTERNATIONAL_ECONOMY';

/** What a label asks for: what the buyer chose where the carrier knows it, else the usual. */
export const serviceFor = (chosen: string, from: string, to: string): string => {
  if (service.test(chosen) && chosen !== 'STANDARD') return chosen;
  return from === to ? atHome : abroad;
};

/** Paid, and still in the house. */
export const mayLeave = ({ status, paymentState }: { readonly status: number; readonly paymentState: string }): boolean =>
  (status === 2 || status === 3) && paymentState === 'paid';

export type ShipmentState = 'buying' | 'bought' | 'in_transit' | 'delivered' | 'lost' | 'void';

/** Where a parcel stands after the carrier was asked; it never goes back, and a label nobody used is void. */
export function stateAfter(before: ShipmentState, seen: 'labelled' | 'moving' | 'delivered' | 'returned' | 'cancelled'): ShipmentState {
  if (before !== 'bought' && before !== 'in_transit') return before;
  if (seen === 'delivered') return 'delivered';
  if (seen === 'cancelled') return before === 'bought' ? 'void' : before;
  return seen === 'labelled' ? before : 'in_transit';
}
