import { incomingPurchaseStates } from '#areas/stock/rules/levels.ts';
import { listOf } from '#site/list.ts';

export const purchaseStates = ['draft', 'sent', 'part_received', 'received', 'closed', 'cancelled'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** What may be done with a purchase order, and in which states. */
const may = {
  edit: ['draft'],
  send: ['draft'],
  receive: incomingPurchaseStates,
  // What has not come may no longer be waited for.
  close: ['part_received', 'received'],
  cancel: ['draft', 'sent'],
} as const satisfies Record<string, readonly PurchaseState[]>;
export type PurchaseAction = keyof typeof may;

export const canDoPurchaseAction = (deed: PurchaseAction, state: PurchaseState): boolean =>
  (may[deed] as readonly PurchaseState[]).includes(state);
export const statesForPurchaseAction = (deed: PurchaseAction): readonly PurchaseState[] => may[deed];

type Line = { readonly quantity: number; readonly receivedQuantity: number };
/** Where an order stands after a delivery. */
export const stateAfterDelivery = (lines: readonly Line[]): 'part_received' | 'received' =>
  lines.every(({ quantity, receivedQuantity }) => receivedQuantity >= quantity) ? 'received' : 'part_received';

export const outstandingQuantity = ({ quantity, receivedQuantity }: Line): number => Math.max(0, quantity - receivedQuantity);

export const purchaseViews = {
  open: ['draft', ...incomingPurchaseStates],
  coming: incomingPurchaseStates,
  done: ['received', 'closed'],
} as const;
export const purchaseViewNames = ['open', 'coming', 'done'] as const;

export const purchaseList = listOf({
  page: 'office-stock-order',
  filters: { heap: purchaseViewNames, status: purchaseStates, vendor: 'number' },
  sorts: ['at', 'due', 'total', 'number'],
  first: '-at',
  size: 40,
});

/** PO-261112-0043: the day and the order's own number. */
export const purchaseNumber = (day: string, id: number): string => `PO-${day.replaceAll('-', '').slice(2)}-${String(id).padStart(4, '0')}`;

export const maxPurchaseLines = 200;
