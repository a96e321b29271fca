import { isOneOf } from '#kernel/states.ts';
import { soldPaymentStates } from './payment-states.ts';
import { isSoldStatus } from './status.ts';

const hasSoldPayment = isOneOf(soldPaymentStates);

type SoldOrderState = { readonly status: number; readonly paymentState: string; readonly isTest: boolean };

export const isSold = ({ status, paymentState, isTest }: SoldOrderState): boolean =>
  isSoldStatus(status) && hasSoldPayment(paymentState) && !isTest;
