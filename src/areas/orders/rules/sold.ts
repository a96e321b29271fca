import { isSoldStatus } from './status.ts';
export const soldPaymentStates: readonly string[] = ['paid', 'part_refunded', 'disputed', 'needs_attention'];

type Standing = { readonly status: number; readonly paymentState: string; readonly isTest: boolean };

/** Whether the pieces of an order count as sold. */
export const isSold = ({ status, paymentState, isTest }: Standing): boolean =>
  isSoldStatus(status) && soldPaymentStates.includes(paymentState) && !isTest;
