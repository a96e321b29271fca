export const documentKinds = ['invoice', 'packing-slip'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindIn = (text: string): DocumentKind | null => documentKinds.find((kind) => kind === text) ?? null;

/** Answers with the PDF; behind it a number, and for a guest her key. */
export const documentRoute = '/order-documents/:kind';

export const documentPath = (kind: DocumentKind, number: string, key: string | null): string =>
  `/order-documents/${kind}?${new URLSearchParams({ number, ...(key === null ? {} : { key }) })}`;

/** Answers with the work sheet of a request as PDF: a number and a key, or for staff an id. */
export const sheetPath = '/request-documents/work-sheet';
