import { incomingPurchaseStates } from '#areas/stock/rules/levels.ts';
import { listOf } from '#site/list.ts';

export const purchaseStates = ['draft', 'sent', 'part_received', 'received', 'closed', 'cancelled'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** Actions and the states they are allowed in. */
const may = {
  edit: ['draft'],
  send: ['draft'],
  receive: incomingPurchaseStates,
  // Outstanding units are no longer expected.
  close: ['part_received', 'received'],
  cancel: ['draft', 'sent'],
} as const satisfies Record<string, readonly PurchaseState[]>;
export type PurchaseAction = keyof typeof may;

export const canDoPurchaseAction = (action: PurchaseAction, state: PurchaseState): boolean =>
  (may[action] as readonly PurchaseState[]).includes(state);
export const statesForPurchaseAction = (action: PurchaseAction): readonly PurchaseState[] => may[action];

type Line = { readonly quantity: number; readonly receivedQuantity: number };

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

/** PO-261112-0043: the day and the order's id. */
export const purchaseNumber = (day: string, id: number): string => `PO-${day.replaceAll('-', '').slice(2)}-${String(id).padStart(4, '0')}`;

export const maxPurchaseLines = 200;
