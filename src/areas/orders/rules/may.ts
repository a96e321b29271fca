/** What a buyer may do with an order as it stands. */
type Standing = {
  readonly status: number;
  readonly paymentState: string;
  readonly totalCents: number;
  /** Picking began: from here on the pieces are on their way out. */
  readonly isPicking: boolean;
};

/** It waits for money, or the last try failed. */
export const mayPay = ({ status, paymentState, totalCents }: Standing): boolean =>
  (status === 1 || status === 8) && paymentState === 'unpaid' && totalCents > 0;

/** Free until picking begins; what a payment provider or our staff are looking at is left alone. */
export const mayCancel = ({ status, paymentState, isPicking }: Standing): boolean =>
  (status === 1 && paymentState === 'unpaid') ||
  (status === 8 && paymentState === 'unpaid') ||
  (status === 2 && paymentState === 'paid' && !isPicking);

/** Only what has arrived can be judged. */
export const mayReview = (status: number): boolean => status === 5 || status === 6;
