export const orderDocumentKinds = ['invoice', 'packing-slip', 'factory-ticket'] as const;
export type OrderDocumentKind = (typeof orderDocumentKinds)[number];

/** Papers of one order or several, for staff. */
export const orderDocumentsRoute = '/bg/order-papers/:kind';
export const orderDocumentsPath = (kind: OrderDocumentKind): string => orderDocumentsRoute.replace(':kind', kind);
export const orderDocumentPath = (kind: OrderDocumentKind, id: number): string =>
  `${orderDocumentsPath(kind)}?${new URLSearchParams({ ids: String(id) })}`;

/** The list of orders as a file, here of the rows that are ticked. */
export const orderExportPath = '/bg/export/office-orders.csv';
