import type { WorkQueue } from '#areas/reports/services/start-page.server.ts';
import { priceRoles, type Role } from '#site/page.ts';

export type WorkGroup = 'ship' | 'answer' | 'stock' | 'money';
/** One queue: its page, and the filter that shows it there. */
export type WorkLine = {
  readonly work: WorkQueue;
  readonly group: WorkGroup;
  readonly page: string | null;
  readonly query?: string;
  readonly roles: readonly Role[];
};

/** Queues in working order, with their pages and roles. */
export const workLines: readonly WorkLine[] = [
  { work: 'toPick', group: 'ship', page: 'office-online-order', roles: ['owner', 'manager', 'stock', 'sales'] },
  { work: 'toShip', group: 'ship', page: 'office-online-order', roles: ['owner', 'manager', 'stock', 'sales'] },
  { work: 'unpaid', group: 'ship', page: 'office-orders', query: 'state=toPay', roles: ['owner', 'manager', 'sales'] },
  { work: 'trouble', group: 'ship', page: 'office-orders', query: 'payment=attention', roles: ['owner', 'manager', 'finance'] },
  { work: 'inquiries', group: 'answer', page: 'office-inquiry', roles: ['owner', 'manager', 'sales'] },
  { work: 'requests', group: 'answer', page: 'office-pic-to-wig', query: 'heap=open&sort=at', roles: ['owner', 'manager', 'sales'] },
  { work: 'cases', group: 'answer', page: 'office-cases', query: 'heap=ours', roles: ['owner', 'manager', 'sales', 'stock'] },
  { work: 'reviews', group: 'answer', page: 'office-reviews', query: 'state=waiting', roles: ['owner', 'manager', 'sales', 'editor'] },
  { work: 'lowStock', group: 'stock', page: 'office-stock', query: 'heap=low', roles: ['owner', 'manager', 'stock'] },
  { work: 'purchases', group: 'stock', page: 'office-stock-order', query: 'heap=coming', roles: ['owner', 'manager', 'stock'] },
  { work: 'payBack', group: 'money', page: 'office-orders', query: 'payment=pay_back', roles: ['owner', 'manager', 'finance'] },
  { work: 'openRefunds', group: 'money', page: 'office-orders', query: 'payment=refund_open', roles: ['owner', 'manager', 'finance'] },
  { work: 'invoices', group: 'money', page: 'office-invoices', query: 'heap=overdue', roles: ['owner', 'manager', 'finance', 'sales'] },
  { work: 'heldSales', group: 'money', page: 'office-promotions', query: 'state=running', roles: priceRoles },
];

export const moneyRoles: readonly Role[] = ['owner', 'manager', 'finance'];
/** Who may see everybody's actions; others see their own. */
export const managerRoles: readonly Role[] = ['owner', 'manager'];

export const hasAnyRole = (held: readonly Role[], required: readonly Role[]): boolean => required.some((role) => held.includes(role));
