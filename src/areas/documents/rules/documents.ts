export const documentKinds = ['invoice', 'packing-slip'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindIn = (text: string): DocumentKind | null => documentKinds.find((kind) => kind === text) ?? null;

/** PDF by order number, with a guest's key. */
export const documentRoute = '/order-documents/:kind';

export const documentPath = (kind: DocumentKind, number: string, key: string | null): string =>
  `/order-documents/${kind}?${new URLSearchParams({ number, ...(key === null ? {} : { key }) })}`;

/** The spec sheet of a request as PDF: number and key, or for staff an id. */
export const sheetPath = '/request-documents/work-sheet';
