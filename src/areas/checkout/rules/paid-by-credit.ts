/** Store credit left nothing to pay; a total of zero for another reason, such as a coupon, is confirmed by staff. */
export const isPaidByCredit = ({ totalCents, creditCents }: { readonly totalCents: number; readonly creditCents: number }): boolean =>
  totalCents === 0 && creditCents > 0;
