import { isStatus, type Status } from './status.ts';

/** The only ways a status moves; everything else is refused. */
export const moves: Readonly<Record<Status, readonly Status[]>> = {
  1: [2, 3, 7, 8],
  2: [3, 4, 7, 9],
  3: [4, 7, 9],
  4: [5, 9],
  5: [6, 9],
  6: [9],
  7: [2],
  8: [1, 2, 7],
  9: [],
};

export const mayMove = (from: number, to: number): boolean => isStatus(from) && moves[from].some((status) => status === to);

type Standing = { readonly status: number; readonly paymentState: string; readonly pickingStartedAt: Date | null };

const cancellableStates: readonly string[] = ['paid', 'part_refunded', 'needs_attention'];

/** A buyer may cancel an order while nobody works on it: unpaid at any time, paid until picking begins; not while the money is on its way. */
export const mayCancel = ({ status, paymentState, pickingStartedAt }: Standing): boolean =>
  ((status === 1 || status === 8) && paymentState === 'unpaid') ||
  (status === 2 && pickingStartedAt === null && cancellableStates.includes(paymentState));

/** Money may still be asked for it. */
export const mayPay = ({ status, paymentState }: Pick<Standing, 'status' | 'paymentState'>): boolean =>
  (status === 1 || status === 8) && paymentState === 'unpaid';
