export const orderDocumentKinds = ['invoice', 'packing-slip', 'factory-ticket'] as const;
export type OrderDocumentKind = (typeof orderDocumentKinds)[number];

/** Documents of one or several orders, for staff. */
export const orderDocumentsRoute = '/bg/order-papers/:kind';
export const orderDocumentsPath = (kind: OrderDocumentKind): string => orderDocumentsRoute.replace(':kind', kind);
export const orderDocumentPath = (kind: OrderDocumentKind, id: number): string =>
  `${orderDocumentsPath(kind)}?${new URLSearchParams({ ids: String(id) })}`;

/** CSV of the selected rows of the order list. */
export const orderExportPath = '/bg/export/office-orders.csv';
