import type { Role } from '#site/page.ts';

/** The owner stands above the manager, the manager above all who do one job. */
const strengths: Readonly<Record<Role, number>> = { owner: 3, manager: 2, sales: 1, stock: 1, finance: 1, editor: 1 };

export const strengthOf = (held: readonly Role[]): number => Math.max(0, ...held.map((role) => strengths[role]));

/** Whether somebody may change another person's record: the owner everybody's, a manager that of those below. */
export const mayManage = (by: readonly Role[], whom: readonly Role[]): boolean =>
  by.includes('owner') || (by.includes('manager') && strengthOf(whom) < strengths.manager);

/** The roles somebody may give and take away: the owner all, a manager those below the own. */
export const grantable = (by: readonly Role[], all: readonly Role[]): readonly Role[] => all.filter((role) => mayManage(by, [role]));
