/** Where a partner's own programs ask for her orders. */
export const feedRoute = '/feeds/partner-orders/:file';
export const feedFiles = ['orders.json', 'orders.csv'] as const;
/** The same for herself, opened by her login and written in the words of her page. */
export const sheetFile = 'sheet.csv';
export type FeedFile = (typeof feedFiles)[number] | typeof sheetFile;
export const feedPath = (file: FeedFile): string => `/feeds/partner-orders/${file}`;

/** What a key looks like; anything else never reaches the database. */
export const feedTokenIn = (text: string | null | undefined): string | null => (text && /^p_[A-Za-z0-9_-]{43}$/.test(text) ? text : null);

/** From when on she wants to know; what is no day of our calendar asks for everything. */
export function parseFeedSince(text: string | null): Date | null {
  const at = text !== null && /^[12]\d{3}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : new Date(at);
}

/** The word for each status of an order, for programs. */
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
