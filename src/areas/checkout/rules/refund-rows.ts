type MoneyRefund = { readonly refundRequestId: number | null };
type CreditRefund = { readonly id: number; readonly creditCents: number; readonly keptCents: number };

/**
 * Refunds in money and in store credit as rows. An amount kept from a request is listed once: with its first money refund, else with its
 * store credit, else alone.
 */
export function refundRows<Money extends MoneyRefund, Credit extends CreditRefund>(money: readonly Money[], credits: readonly Credit[]) {
  const shownIds = new Set<number>();
  const inMoney = money.map((row) => {
    const request = credits.find(({ id }) => id === row.refundRequestId && !shownIds.has(id));
    if (request) shownIds.add(request.id);
    return { ...row, keptCents: request?.keptCents ?? 0 };
  });
  const inCredit = credits
    .filter(({ id, creditCents }) => creditCents > 0 || !shownIds.has(id))
    .map((row) => ({ ...row, keptCents: shownIds.has(row.id) ? 0 : row.keptCents }));
  return { inMoney, inCredit };
}
