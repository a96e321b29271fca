/** Where a partner's programs fetch their orders. */
export const feedRoute = '/feeds/partner-orders/:file';
export const feedFiles = ['orders.json', 'orders.csv'] as const;
/** The same after login, with the labels of the page. */
export const sheetFile = 'sheet.csv';
export type FeedFile = (typeof feedFiles)[number] | typeof sheetFile;
export const feedPath = (file: FeedFile): string => `/feeds/partner-orders/${file}`;

/** Malformed tokens never reach the database. */
export const feedTokenIn = (text: string | null | undefined): string | null => (text && /^p_[A-Za-z0-9_-]{43}$/.test(text) ? text : null);

/** Start of the period; an invalid date selects everything. */
export function parseFeedSince(text: string | null): Date | null {
  const at = text !== null && /^[12]\d{3}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at);
}

/** Status names for programs. */
export const feedStatusNames: Readonly<Record<number, string>> = {
  1: 'awaiting_payment',
  2: 'paid',
  3: 'in_production',
  4: 'shipped',
  5: 'delivered',
  6: 'completed',
  7: 'cancelled',
  8: 'payment_failed',
  9: 'refunded',
};
