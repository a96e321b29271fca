export const paperKinds = ['invoice', 'packing-slip', 'factory-ticket'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Papers of one order or several, for staff. */
export const papersDoor = '/bg/order-papers/:kind';
export const papersPath = (kind: PaperKind): string => papersDoor.replace(':kind', kind);
export const paperOf = (kind: PaperKind, id: number): string => `${papersPath(kind)}?${new URLSearchParams({ ids: String(id) })}`;

/** The list of orders as a file, here of the rows that are ticked. */
export const exportTicked = '/bg/export/office-orders.csv';
