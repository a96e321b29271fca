import type { Role } from '#site/page.ts';

/** The owner is above the manager, the manager above all others. */
const strengths: Readonly<Record<Role, number>> = { owner: 3, manager: 2, sales: 1, stock: 1, finance: 1, editor: 1 };

export const strengthOf = (held: readonly Role[]): number => Math.max(0, ...held.map((role) => strengths[role]));

/** The owner may manage everybody, a manager those below. */
export const mayManage = (by: readonly Role[], whom: readonly Role[]): boolean =>
  by.includes('owner') || (by.includes('manager') && strengthOf(whom) < strengths.manager);

/** The owner may grant all roles, a manager those below their own. */
export const grantable = (by: readonly Role[], all: readonly Role[]): readonly Role[] => all.filter((role) => mayManage(by, [role]));
